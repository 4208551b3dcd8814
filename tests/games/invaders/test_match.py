"""Advanced rules: best of three with secret exchanges, decks of one's own, larger decks, handicap (IN 10)."""

from __future__ import annotations

import random

import msgspec
import pytest

from beachhead.games.invaders.decks import build, code, track_start
from beachhead.games.invaders.meta import GAME
from beachhead.games.invaders.names import INVADER, MANKIND
from beachhead.games.invaders.state import War
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.errors import BadSetup, Refused
from beachhead.kernel.log import HIDDEN, Picked, visible

MATCH = {"match": "best_of_three"}


def start(seed: int, **settings: str) -> War:
    g, frame = GAME.first(2, GAME.check(2, settings))
    assert isinstance(g, War)
    g.dealer, g.ears = Seeded(seed), []
    g.start(frame)
    return g


def play_on(g: War, rng: random.Random, until: str) -> War:
    """At random until an option of that verb is offered, or to the end."""
    while g.seat >= 0 and not any(option.verb == until for option in g.options):
        g.apply(rng.choice(g.options), g.seat)
    return g


def after_one_game(seed: int = 1) -> War:
    return play_on(start(seed, **MATCH), random.Random(seed), "limit")


def test_a_match_goes_to_two_wins() -> None:
    """IN 10.1.1."""
    for seed in range(6):
        g = start(seed, **MATCH)
        play_on(g, random.Random(seed), "nothing")
        assert max(g.wins) == 2
        assert sum(g.wins) in (2, 3)
        assert GAME.outcome(g).winners() == (g.wins.index(2),)


def test_the_loser_sets_the_limit() -> None:
    """IN 10.2.1."""
    g = after_one_game()
    assert g.wins[g.seat] == 0
    assert [option.text for option in g.options] == ["limit 0", *[f"limit {n}" for n in range(3, 11)]]


def test_cards_are_exchanged_in_secret() -> None:
    """IN 10.3.1: both choose at once, nobody sees the other's, and the size stays."""
    g = after_one_game()
    g.apply(next(option for option in g.options if option.text == "limit 3"))
    before = [deck[:] for deck in g.lists]
    rng = random.Random(3)
    heard = len(g.ears or [])
    while g.asks:
        assert g.deciders() == ([MANKIND, INVADER] if len(g.asks) == 2 else [g.asks[0][0]])
        seat = rng.choice(g.deciders())
        g.apply(rng.choice(g.offers(seat)), seat)
    assert [sum(deck) for deck in g.lists] == [70, 70]
    for side in (MANKIND, INVADER):
        assert 0 < sum(abs(a - b) for a, b in zip(before[side], g.lists[side], strict=True)) <= 6
    seen = [entry for entry in visible((g.ears or [])[heard:], MANKIND) if isinstance(entry, Picked) and entry.secret]
    assert [entry.option == HIDDEN for entry in seen] == [entry.seat == INVADER for entry in seen]
    assert len(seen) == 12
    assert g.swapped == 3
    assert sum(g.deck[MANKIND]) == 70


def test_a_seat_sees_its_own_deck_between_games_only() -> None:
    g = after_one_game()
    g.apply(next(option for option in g.options if option.text == "limit 3"))
    for seat in (MANKIND, INVADER):
        own = GAME.view(g, seat).own_deck
        assert sum(row.copies for row in own) == 70
        assert {GAME.view(g, seat).faces[row.card].side for row in own} == {("mankind", "invader")[seat]}
    assert GAME.view(g, -1).own_deck == []
    left_out = [g.offers(seat)[0] for seat in (MANKIND, INVADER)]
    for seat in (MANKIND, INVADER):
        g.apply(left_out[seat], seat)
    for seat in (MANKIND, INVADER):
        before, own = g.lists[seat], GAME.view(g, seat).own_deck
        gone = [row.card for row in own if row.copies < before[g.pack.index[row.card]]]
        assert gone == [g.pack.rows[left_out[seat].args[0]].key], "what leaves the deck lies beside it at once"
    play_on(g, random.Random(1), "play")
    assert GAME.view(g, MANKIND).own_deck == []


def test_redealing_guesses_the_other_deck_and_shows_no_difference() -> None:
    """At every step of an exchange and of the game after it."""
    g = after_one_game()
    rng = random.Random(7)
    g.apply(next(option for option in g.options if option.text == "limit 10"))
    lists: set[tuple[int, ...]] = set()
    steps = 0
    while g.seat >= 0 and steps < 150:
        seat = rng.choice(g.deciders())
        for viewer in (MANKIND, INVADER):
            other = GAME.redeal(g, viewer, rng)
            assert msgspec.json.encode(GAME.view(other, viewer)) == msgspec.json.encode(GAME.view(g, viewer))
            assert [o.text for o in other.offers(viewer)] == [o.text for o in g.offers(viewer)]
            assert GAME.conserved(other) == GAME.conserved(g)
            assert other.lists[viewer] == g.lists[viewer]
            assert min(other.deck[1 - viewer], default=0) >= 0
            lists.add(tuple(other.lists[INVADER]))
            picks = random.Random(steps)
            for _ in range(4):
                if other.seat >= 0 and viewer in g.deciders():
                    other.dealer = Seeded(steps)
                    who = picks.choice(other.deciders())
                    other.apply(picks.choice(other.offers(who)), who)
        g.apply(rng.choice(g.offers(seat)), seat)
        steps += 1
    assert len(lists) > 20


def test_a_deck_is_read_and_written() -> None:
    """IN 10.4.2."""
    pack = GAME.empty(2, {}).pack
    deck = build(pack, MANKIND, "new_york:-1,faraday_net:+1")
    assert sum(deck) == 70
    assert code(pack, MANKIND, deck) == "new_york:-1,faraday_net:+1"
    assert build(pack, MANKIND, code(pack, MANKIND, deck)) == deck
    assert code(pack, MANKIND, pack.deck(MANKIND)) == "standard"


@pytest.mark.parametrize(
    ("deck", "sentence"),
    [
        ("new_yrok:-1", "did you mean 'new_york'"),
        ("kraken_warmachine:-1", "has no card 'kraken_warmachine'"),
        ("new_york", "reads like 'new_york:"),
        ("new_york:+x", "reads like 'new_york:"),
        ("new_york:+5", "can have 0 to 1"),
        ("new_york:-1", "has 69"),
    ],
)
def test_a_wrong_deck_is_explained(deck: str, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        GAME.check(2, {"mankind_deck": deck})


def test_larger_decks_start_further_up() -> None:
    """IN 10.4.1."""
    assert [track_start(n) for n in (70, 71, 80, 81, 90)] == [10, 11, 11, 12, 12]
    more = {"mankind_deck": "faraday_net:+1", "invader_deck": "phase_mirror:+1"}
    g = start(1, **more)
    assert g.track == 11
    assert sum(g.lists[MANKIND]) == 71


def test_decks_are_of_one_size_and_a_handicap_needs_seventy_cards() -> None:
    """IN 10.4.1, 10.5.1."""
    with pytest.raises(BadSetup, match="same size, not 70 and 71"):
        GAME.check(2, {"mankind_deck": "faraday_net:+1"})
    with pytest.raises(BadSetup, match="handicap is for decks of 70"):
        GAME.check(2, {"mankind_deck": "faraday_net:+1", "invader_deck": "phase_mirror:+1", "handicap": "+1"})
    assert start(1, handicap="+1").track == 11
    assert start(1, handicap="-1").track == 9


def test_an_unknown_pack_is_refused() -> None:
    with pytest.raises(Refused, match=r"There is no card pack 'cors'; did you mean 'core'\?"):
        GAME.check(2, {"pack": "cors"})
