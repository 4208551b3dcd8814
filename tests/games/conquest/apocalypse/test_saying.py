"""Ships and factories said to a person, and what the bots think of them."""

from __future__ import annotations

from beachhead.games.conquest.apocalypse.state import Apocalypse
from beachhead.games.conquest.judge import nearest, value
from beachhead.games.conquest.meta import GAME
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.log import Told
from tests.games.conquest.table import BLUE, GREEN, Table, cards, dice, go, space


def table() -> Table:
    return Table(apocalypse=True).place("b1", "coastline")


def heard(g: Invasion) -> list[str]:
    """What was said since `g.ears` were opened."""
    said = [GAME.say_event(g, entry) for entry in g.ears or [] if isinstance(entry, Told)]
    return [say.text for say in said if say is not None]


def option(g: Invasion, text: str) -> tuple[str, list[str], str]:
    found = next(o for o in g.options if o.text == text)
    return GAME.say_option(g, found).text, GAME.touches(g, found), GAME.gain(g, found)


def test_building_and_giving_up() -> None:
    g = table().fly(GREEN, "b1", 2).action(points=5)
    g.ears = []
    said = ("Build a terror factory at Coastline (b1)", ["factory", "space:b1"], "3 points and a saucer, +1 terror")
    assert option(g, "factory b1") == said
    go(g, "factory b1")
    said = ("Give up the terror factory at Coastline (b1) for D3 Menace", ["factory:b1"], "D3 menace, −1 terror")
    assert option(g, "cash b1") == said
    go(g, "cash b1", dice(3))
    assert heard(g) == [
        "Green gives a saucer for a terror factory at Coastline (b1).",
        "Green gives up the terror factory at Coastline (b1).",
        "Green gains 2 Menace.",
    ]


def test_a_factory_changes_hands() -> None:
    t = table().mark(BLUE, "b1").fly(GREEN, "b1")
    assert isinstance(t.g, Apocalypse)
    t.g.factories[space("b1")] = True
    g = t.action()
    g.ears = []
    go(g, "to_battle")
    assert "The terror factory at Coastline (b1) now works for Green." in heard(g)


def test_a_ship_is_asked_for_comes_and_is_sunk() -> None:
    t = table().place("b2", "sandy_beach").fly(GREEN, "b1", 2).hand(GREEN, "fleet_on_manoeuvres")
    g = t.action()
    g.ears = []
    go(g, "play fleet_on_manoeuvres first")
    assert GAME.prompt(g, GREEN).text.endswith(": to which coast does the ship come?")
    assert option(g, "space b1")[:2] == ("Coastline (b1)", ["space:b1"])
    go(g, "space b1", cards("patrol_boat"), dice(6, 1), dice(6, 1))
    said = heard(g)
    assert "A navy ship comes to Coastline (b1): Patrol Boat." in said
    assert "Green hits Patrol Boat in Coastline (b1): it is damaged." in said
    assert "Green sinks Damaged Patrol Boat in Coastline (b1)." in said
    assert "Green gains 1 Terror." in said


def test_captain_fantastic_twice_needs_no_dice() -> None:
    t = Table(apocalypse=True).hand(GREEN, "the_admirals_gamble")
    g = go(t.fight("captain_fantastic"), dice(5, 1, 1), "play the_admirals_gamble first")
    go(g, cards("coastal_captain_fantastic"), "press_on")
    g.ears = []
    go(g, dice(5))
    assert "Fight Dice: 5 for Green; Captain Fantastic, twice there, needs none." in heard(g)


def test_the_coast_is_shuffled_by_name() -> None:
    g = table().place("b2", "fishing_village").fly(GREEN, "b2").battle()
    g.ears = []
    go(g, cards("coastal_captain_fantastic"), dice(6, 1, 1))
    assert "The coastal Resistance discards go back into their deck." in heard(g)


def test_bots_like_factories_and_ships() -> None:
    g = table().fly(GREEN, "b1", 2).action(points=3)
    before = value(g, GREEN)
    assert value(go(g.copy(), "factory b1"), GREEN) > before
    rich = go(g, "factory b1")
    assert value(go(rich.copy(), "cash b1", dice(6)), GREEN) < value(rich, GREEN)
    with_ship = table().counter("b1", "patrol_boat").g
    assert nearest(with_ship, GREEN, space("b1")) == 0
    t = table().fly(GREEN, "b1", 4)
    calm = value(t.g.copy(), GREEN)
    assert value(t.counter("b1", "patrol_boat").g, GREEN) > calm


def test_rivals_want_a_factory() -> None:
    g = table().place("b2", "forest").mark(BLUE, "b2").g
    assert isinstance(g, Apocalypse)
    for empty in range(g.layout.spaces):  # nothing else to go for
        if g.location[empty] < 0:
            g.location[empty] = g.pack.index["forest"]
    g.demolished[0] = True
    far = nearest(g, GREEN, space("b1"))
    g.factories[space("b2")] = True
    assert (far, nearest(g, GREEN, space("b1"))) == (9, 1)
