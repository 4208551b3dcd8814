"""From settings to the first round (CPE 3, 14, 17 to 19)."""

from __future__ import annotations

import pytest

from beachhead.bots.imagined import deal
from beachhead.games.conquest.cards.card import RACE
from beachhead.games.conquest.meta import GAME
from beachhead.games.conquest.names import (
    COUNTERS,
    EVENTS,
    HUMAN_TECH,
    LOCATIONS,
    RACES,
    RED_EVENTS,
    RESISTANCE,
    STUFF,
)
from beachhead.games.conquest.queries import hand_size
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.errors import BadSetup
from beachhead.kernel.game import Settings
from beachhead.kernel.log import Entry, Told
from beachhead.kernel.position import CHANCE


def begin(seats: int, seed: int = 1, **settings: str) -> Invasion:
    """A table that waits for its first decision."""
    g, frame = GAME.first(seats, GAME.check(seats, settings))
    assert isinstance(g, Invasion)
    g.dealer = Seeded(seed)
    g.start(frame)
    return g


def counters_at_the_start(seats: int, **settings: str) -> list[int]:
    """How many counters were placed on each section, whatever became of them since."""
    g, frame = GAME.first(seats, GAME.check(seats, settings))
    heard: list[Entry] = []
    g.dealer, g.ears = Seeded(3), heard
    g.start(frame)
    keys = [(entry.key, entry.args) for entry in heard if isinstance(entry, Told)]
    first_round = [key for key, _ in keys].index("new_round")
    placed = [args[0] // 7 for key, args in keys[:first_round] if key == "counter"]
    flights = [args[0] for key, args in keys[:first_round] if key == "captain"]
    assert isinstance(g, Invasion)
    return [placed.count(s) + flights.count(s) for s in range(g.layout.sections)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_saucers_a_token_and_a_hand(seats: int) -> None:
    """CPE 3.2 to 3.4, 11.1."""
    g = begin(seats)
    assert len(set(g.race)) == seats
    for seat in range(seats):
        assert g.aliens_at(g.layout.landing[seat], seat) == 4
        assert len(g.hand[seat]) <= hand_size(g, seat)
        assert not any(g.pack.cards[card].immediately for card in g.hand[seat])
    assert g.pack.rows[g.location[0]].key == "capitol_city"
    assert [g.offers(seat)[-1].text for seat in range(seats)] == ["command d6"] * seats


def test_the_decks_have_their_cards() -> None:
    """CPE 1.1."""
    g, _ = GAME.first(2, GAME.check(2, {}))
    assert isinstance(g, Invasion)
    g.open_decks(False)
    sizes = [sum(g.deck[deck]) for deck in (EVENTS, RESISTANCE, LOCATIONS, STUFF, HUMAN_TECH, RACES)]
    assert sizes == [70, 35, 35, 25, 6, 10]


def test_a_race_has_figures_and_both_kinds_of_ability() -> None:
    """CPE 1.4."""
    pack = begin(2).pack
    races = [card for card in pack.cards if card.kind == RACE]
    assert len(races) == 10
    for race in races:
        assert race.strength > 0
        assert race.intelligence > 0
        assert race.traits or any(power.auto for power in race.powers)
        assert any(power.menace for power in race.powers)


def test_hands_are_drawn_in_the_order_of_the_seats() -> None:
    """CPE 3.1, 3.5: the board and the objective lie there before."""
    g, frame = GAME.first(3, GAME.check(3, {}))
    assert isinstance(g, Invasion)
    g.start(frame)
    assert g.pack.rows[g.location[0]].key == "capitol_city"
    drawn: list[int] = []
    dealer = Seeded(2)
    while g.seat == CHANCE:
        assert g.chance is not None
        if g.chance.pile == "events" and g.chance.to >= 0:
            drawn.append(g.chance.to)
        deal(g, dealer)
    assert [seat for i, seat in enumerate(drawn) if not i or drawn[i - 1] != seat] == [0, 1, 2]


def test_the_cooperative_game_splits_the_events() -> None:
    """CPE 14.3."""
    g, _ = GAME.first(2, GAME.check(2, {"mode": "cooperative"}))
    assert isinstance(g, Invasion)
    g.open_decks(True)
    assert (sum(g.deck[EVENTS]), sum(g.deck[RED_EVENTS])) == (40, 30)


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({}, [0, 0, 0]),
        ({"mode": "cooperative"}, [2, 1, 1]),
        ({"mode": "cooperative", "more_counters": "yes"}, [3, 2, 2]),
        ({"active_resistance": "yes"}, [2, 1, 1]),
    ],
)
def test_counters_of_the_start(settings: Settings, expected: list[int]) -> None:
    """CPE 14.4, 19.5, 19.8."""
    assert counters_at_the_start(2, **settings) == expected


def test_only_named_counters_are_used_where_the_resistance_is_passive() -> None:
    """CPE 12.2."""
    g = begin(2)
    used = [g.pack.rows[i].key for i, n in enumerate(g.deck[COUNTERS]) if n]
    assert used
    assert len(used) < len([row for row in g.pack.rows if row.kind == "counter"])
    assert sum(begin(2, active_resistance="yes").deck[COUNTERS]) > sum(g.deck[COUNTERS])


def test_the_track_begins_at_nothing() -> None:
    """CPE 14.2."""
    assert begin(3, mode="cooperative").track == 0


def test_the_other_side_of_the_objective() -> None:
    """CPE 19.1."""
    g = begin(2, objective="historic_monument")
    assert g.pack.rows[g.location[0]].key == "historic_monument"


def test_two_races_are_drawn_and_one_is_chosen() -> None:
    """CPE 19.2: what is not chosen goes back when all have chosen."""
    g = begin(3, races="draw_two")
    pairs = [[option.args[0] for option in g.offers(seat)] for seat in range(3)]
    assert len({race for pair in pairs for race in pair}) == 6
    for seat in range(3):
        assert sum(g.deck[RACES]) == 10 - 6
        g.apply(g.offers(seat)[1], seat)
    assert g.race == [pair[1] for pair in pairs]
    assert sum(g.deck[RACES]) == 10 - 3


def test_a_team_of_one_race() -> None:
    """CPE 17.2, 17.3: partners sit opposite each other."""
    g = begin(4, mode="team", one_race="yes")
    assert g.race[0] == g.race[2] != g.race[1] == g.race[3]
    assert GAME.teams(g) == [[0, 2], [1, 3]]


def test_groups_of_one_race() -> None:
    """CPE 18.1."""
    assert len(set(begin(3, mode="cooperative", same_race="yes").race)) == 1
    assert len(set(begin(3, mode="cooperative").race)) == 3


def test_alone_it_is_cooperative_on_two_sections() -> None:
    """CPE 18.1."""
    g = begin(1)
    assert (GAME.teams(g), g.layout.sections) == ([[0]], 2)
    assert [option.verb for option in g.options] != ["command"]


def test_command_counters_in_the_cooperative_game() -> None:
    """CPE 14.5, 19.3."""
    assert begin(2, mode="cooperative", command_counters="yes").offers(0)[0].text == "command 2"
    assert begin(2, mode="cooperative").deciders() != [0, 1]


@pytest.mark.parametrize(
    ("seats", "settings", "said"),
    [
        (3, {"mode": "team"}, "A team game is for 4 or 6 players, not 3"),
        (1, {"mode": "team"}, "A team game is for 4 or 6 players, not 1"),
        (4, {"one_race": "yes"}, "'One race for a team' is for the team game"),
        (2, {"mode": "cooperative", "active_resistance": "yes"}, "is for the competitive or team game"),
        (2, {"must_take_objective": "yes"}, "is for the cooperative game"),
        (2, {"difficulty": "brutal"}, "needs a cooperative game or an active Resistance"),
    ],
)
def test_settings_that_do_not_go_together_are_refused(seats: int, settings: Settings, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        GAME.check(seats, settings)
