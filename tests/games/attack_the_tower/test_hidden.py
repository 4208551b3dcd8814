"""What a seat cannot see, it cannot learn: hands, draws and windows (AT 1.5.3, AT 4.2.3)."""

from __future__ import annotations

import random

import msgspec
import pytest

from beachhead.games.attack_the_tower.meta import GAME
from beachhead.games.attack_the_tower.names import ALIENS, COMMON, EAST, FAE, HEAVY, LIGHT, SHOOTER, SPECIAL, WEST
from beachhead.games.attack_the_tower.positions import Builder, play
from beachhead.games.attack_the_tower.state import Kingdoms
from beachhead.games.attack_the_tower.view import redeal, view
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.log import Dealt, Entry

RED, BLUE = 0, 1


def seen(g: Kingdoms, seat: int) -> tuple[bytes, bytes, list[str], str]:
    """Every byte that goes to a seat."""
    said = {key: say.text for key, say in GAME.reasons(g, seat).items()} if seat >= 0 else {}
    return (
        msgspec.json.encode(view(g, seat)),
        msgspec.json.encode(GAME.sheet(g, seat)),
        [option.text for option in g.offers(seat)],
        str(said),
    )


@pytest.mark.parametrize("seed", range(6))
def test_re_dealt_positions_look_the_same(seed: int) -> None:
    """At every decision of a game played at random, to both seats and to spectators."""
    g, frame = GAME.first(2, GAME.check(2, {"length": "single"}))
    assert isinstance(g, Kingdoms)
    g.dealer = Seeded(seed)
    g.start(frame)
    rng = random.Random(seed)
    changed = 0
    while g.deciders():
        for seat in (RED, BLUE, -1):
            twin = redeal(g, seat, rng)
            assert seen(twin, seat) == seen(g, seat)
            assert GAME.conserved(twin) == GAME.conserved(g)
            changed += twin.hands != g.hands
            if twin.seat not in (seat, -1):
                assert set(offered(twin)) <= set(playable(twin)), "options must be those of the hand dealt"
        g.apply(rng.choice(g.options))
    assert changed > 20


def offered(g: Kingdoms) -> list[str]:
    return [o.text.split(" ")[1] for o in g.options if o.verb in ("play", "play_in", "play_on", "build", "discard")]


def playable(g: Kingdoms) -> list[str]:
    return [card.key for card in view(g, g.seat).seats[g.seat].hand]


def test_a_redeal_keeps_the_own_hand_and_the_sizes() -> None:
    g = Builder(ALIENS, FAE).hand(RED, LIGHT, HEAVY).hand(BLUE, SPECIAL, COMMON).base_cards(BLUE, LIGHT, LIGHT).turn()
    hands = set()
    for seed in range(30):
        twin = redeal(g, RED, random.Random(seed))
        assert twin.hands[RED] == g.hands[RED]
        assert (twin.bases_held(BLUE), twin.held(BLUE)) == (2, 2)
        hands.add(tuple(twin.hands[BLUE]))
    assert len(hands) > 10


def test_drawn_cards_go_to_their_seat_only() -> None:
    g = Builder(ALIENS, FAE).renewal()
    heard: list[Entry] = []
    g.ears = heard
    play(g, "draw bases", "draw abilities")
    draws = [entry for entry in heard if isinstance(entry, Dealt)]
    assert [(entry.pile, entry.to) for entry in draws] == [("red_aliens_bases", RED), ("red_aliens_abilities", RED)]


def test_being_asked_tells_nothing() -> None:
    """A hand that can play and one that cannot are asked alike (AT 4.2.3)."""
    for ability in (SPECIAL, LIGHT, SHOOTER):
        g = Builder(ALIENS, FAE).base(RED, WEST, LIGHT, 1).base(BLUE, EAST, LIGHT, 1).hand(BLUE, ability).turn()
        asked = [g.seat]
        play(g, "pass", "attack west west")
        asked.append(g.seat)
        play(g, "pass", "withdraw")
        asked.append(g.seat)
        assert asked == [BLUE, BLUE, BLUE]
