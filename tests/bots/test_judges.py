"""What the judges know of time: openings, matches, phases, the Super Cannon's pace."""

from __future__ import annotations

from beachhead.bots.values import SURE, chance
from beachhead.games.attack_the_tower.moves import BURN, KEEP
from beachhead.games.attack_the_tower.state import Kingdoms
from beachhead.games.conquest.state import Invasion
from beachhead.games.invaders.judge import counterattack
from beachhead.games.invaders.names import INVADER
from beachhead.games.invaders.queries import powers
from beachhead.games.registry import find
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.game import Game
from beachhead.kernel.position import Position
from tests.games.invaders.scene import board

TOWER = find("attack_the_tower")
CONQUEST = find("conquest")
INVADERS = find("invaders")


def begun(game: Game, seats: int, **settings: str) -> Position:
    g, frame = game.first(seats, game.check(seats, settings))
    g.dealer = Seeded("judges")
    g.start(frame)
    return g


def hand_on_the_table() -> Kingdoms:
    """The beginner has drawn its opening hand and may burn it."""
    g = begun(TOWER, 2)
    assert isinstance(g, Kingdoms)
    while KEEP not in g.options:
        g.apply(g.options[0])
    return g


def test_to_keep_a_hand_is_not_feared_because_the_other_draws_next():
    g = hand_on_the_table()
    seat = g.seat
    before = TOWER.value(g, seat)
    kept = g.copy()
    kept.apply(KEEP)
    assert abs(TOWER.value(kept, seat) - before) < 0.5
    burnt = g.copy()
    burnt.apply(BURN)
    assert TOWER.value(burnt, seat) < before


def test_each_step_of_an_opening_is_one_seats_turn():
    g = begun(TOWER, 2)
    steps: dict[int, set[int]] = {}
    while isinstance(g, Kingdoms) and g.turns == 0:
        steps.setdefault(TOWER.turn_number(g), set()).add(g.seat)
        g.apply(g.options[0])
    assert list(steps) == [0, 1, 2, 3]
    assert all(len(seats) == 1 for seats in steps.values())
    assert TOWER.turn_number(g) == 5


def test_a_game_of_a_match_still_matters_when_one_was_lost():
    g = hand_on_the_table()
    g.apply(KEEP)
    seat = g.seat
    chances = []
    for wins in ([1, 0], [1, 1], [0, 1]):
        twin = g.copy()
        twin.wins = wins if seat == 1 else wins[::-1]
        better = twin.copy()
        better.specials[seat] += 2
        chances.append([chance(TOWER.value(world, seat) / SURE) for world in (twin, better)])
    assert all(better - plain > 0.02 for plain, better in chances), "thought is not wasted, whatever the score"
    assert chances[0] < chances[1] < chances[2]


def test_every_phase_of_a_round_has_its_number():
    g = begun(CONQUEST, 2)
    assert isinstance(g, Invasion)
    seen: list[tuple[int, tuple[int, int, int]]] = []
    while not g.ended and g.round < 4:
        phase = (g.round, g.turn, g.phase) if g.phase else (g.round, -1, 0)
        if not seen or seen[-1] != (CONQUEST.turn_number(g), phase):
            seen.append((CONQUEST.turn_number(g), phase))
        seat = g.asks[0][0] if g.asks else g.seat
        g.apply(g.offers(seat)[-1], seat)
    numbers = [number for number, _ in seen]
    assert numbers == sorted(set(numbers)), "it only grows, and once for every phase"


def test_a_cooperative_game_begins_about_even_and_the_cannon_must_be_kept_pace_with():
    for seats in (1, 2, 4):
        g = begun(CONQUEST, seats, **({"mode": "cooperative"} if seats > 1 else {}))
        assert isinstance(g, Invasion)
        assert 0.3 < chance(CONQUEST.value(g, 0) / SURE) < 0.7
        g.track = 6
        assert chance(CONQUEST.value(g, 0) / SURE) < 0.3


def test_conquest_offers_features_for_any_table():
    for seats, settings in ((2, {}), (4, {"mode": "team"}), (3, {"mode": "cooperative"}), (6, {})):
        g = begun(CONQUEST, seats, **settings)
        rows = [CONQUEST.features(g, seat) for seat in range(seats)]
        assert len({len(row) for row in rows}) == 1
        assert rows[0][0] == max(-6.0, min(6.0, CONQUEST.value(g, 0) / SURE))


def test_cards_that_mankinds_own_attack_would_drain_are_feared():
    """IN 7.6: three cards a turn with the Weapons Array, two of them in Africa; a landing there would save those."""
    stand = ("africa basalt_tank_column", "africa squid_lander", "pacific_rim the_archivist")
    calm = board("eurasia black_goo_sprayer", *stand).main(INVADER)
    armed = board("africa black_narcissus", *stand).main(INVADER)
    assert counterattack(calm, powers(calm)) == 0
    assert counterattack(armed, powers(armed)) == 3
    defended = board("africa black_narcissus", "africa kraken_warmachine", *stand).main(INVADER)
    elsewhere = board("africa black_narcissus", "eurasia kraken_warmachine", *stand).main(INVADER)
    assert counterattack(defended, powers(defended)) == 1
    assert INVADERS.value(defended, INVADER) > INVADERS.value(elsewhere, INVADER)
