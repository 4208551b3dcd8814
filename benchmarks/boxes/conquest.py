"""The box of Conquest of Planet Earth."""

from __future__ import annotations

from beachhead.games.conquest.apocalypse.state import Apocalypse
from beachhead.games.conquest.cards.packs import find
from beachhead.games.conquest.names import COMMAND_WORDS
from beachhead.games.conquest.scoring import CANNON, CONQUERED, RECALLED
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.position import Position
from benchmarks.boxes import Box, Things

PACK = find("core+apocalypse")  # the cards of the base game have the same numbers without it
ROWS = PACK.rows
NUMBER = PACK.index
MODES = ("first", "second", "third", "fourth")


def told(key: str, kind: str) -> Things:
    """The cards of a kind, each with the event that shows it came up."""
    return {row.key: (f"told {key} {NUMBER[row.key]}",) for row in ROWS if row.kind == kind}


def at_the_end(g: Position) -> list[str]:
    """What lies on the table, for cards that are told with their place first."""
    assert isinstance(g, Invasion)
    keys = [row.key for row in g.pack.rows]
    found = [f"lies {keys[card]}" for card in g.location if card >= 0]
    found += [f"taken {keys[g.location[space]]}" for space, seat in enumerate(g.marker) if seat >= 0]
    for space in range(g.layout.spaces):
        found += [f"stands {keys[kind]}" for kind in g.counters_at(space)]
    if isinstance(g, Apocalypse):
        found += [f"sunk {keys[kind]}" for ships in g.trophies for kind in ships]
        found += ["factory stands" for built in g.factories if built]
    return found


def events() -> Things:
    """Every way to play every event; immediate ones are told, not picked."""
    found: Things = {}
    for row in ROWS:
        if row.kind == "event":
            if row.immediately:
                found[row.key] = (f"told played {NUMBER[row.key]}",)
            else:
                found |= {f"{row.key} {MODES[i]}": (f"play {row.key} {MODES[i]}",) for i in range(len(row.powers))}
    return found


def uses(*kinds: str) -> Things:
    """Powers that are used or come by themselves."""
    return {
        f"{row.key} {MODES[i]}": (f"told power {NUMBER[row.key]}",) if power.auto else (f"use {row.key} {MODES[i]}",)
        for row in ROWS
        if row.kind in kinds
        for i, power in enumerate(row.powers)
    }


BOX = Box(
    ends=(CONQUERED, CANNON, RECALLED),
    parts={
        "Races": told("race", "race"),
        "Powers of races": uses("race"),
        "Events": events(),
        "Resistance Events": {
            row.key: (f"told red_event {NUMBER[row.key]}",) for row in ROWS if row.kind == "event" and row.red_text
        },
        "Resistance": told("resistance", "resistance"),
        "Coastal Resistance": told("resistance", "coastal"),
        "Locations": {row.key: (f"lies {row.key}",) for row in ROWS if row.kind in ("location", "objective")},
        "Locations conquered": {
            row.key: (f"taken {row.key}",) for row in ROWS if row.kind in ("location", "objective") and row.resistance
        },
        "Powers of locations": uses("location", "objective"),
        "Space Stuff": told("stuff", "stuff"),
        "Powers of Space Stuff": uses("stuff"),
        "Human Tech": told("human_tech", "human_tech"),
        "Counters": {
            row.key: ("told captain *",) if "captain" in row.gifts else (f"stands {row.key}",)
            for row in ROWS
            if row.kind == "counter"
        },
        "Navy ships": {row.key: (f"stands {row.key}",) for row in ROWS if row.kind == "ship"},
        "Navy ships sunk": {row.key: (f"sunk {row.key}",) for row in ROWS if row.terror},
        "Command counters": {word: (f"command {word}",) for word in COMMAND_WORDS},
        "What else can be done": {
            "race chosen": ("race *",),
            "command die rolled again": ("roll_again",),
            "a 1 kept": ("keep_roll",),
            "saucer moved": ("move *",),
            "ally moved": ("move_ally *",),
            "saucer landed": ("land *",),
            "ally landed": ("land_ally *",),
            "menace bought": ("buy_menace",),
            "counter fought": ("told fight *",),
            "aliens fought": ("told fight_aliens *",),
            "order of fights chosen": ("against *", "against_aliens *", "against_location"),
            "fought on": ("press_on",),
            "escaped": ("escape *",),
            "ally lost": ("lose_ally *",),
            "location stolen": ("told stolen *",),
            "location liberated": ("told liberated *",),
            "location demolished": ("told demolished *",),
            "card cancelled": ("told cancelled *",),
            "Human Tech stays": ("told tech_stays *",),
            "counter pushed": ("told pushed *",),
            "no room for a counter": ("told no_room *",),
            "counter moved": ("told counter_moved *",),
            "barrage": ("told barrage *",),
            "resistance reshuffled": ("told resistance_reshuffled",),
            "space stuff stolen": ("told stuff_stolen *",),
            "card discarded": ("discard *",),
            "factory built": ("factory *",),
            "factory at the end": ("factory stands",),
            "factory cashed in": ("cash *",),
        },
    },
    at_the_end=at_the_end,
    rare=("Locations conquered: historic_monument", "Powers of locations: historic_monument first"),
    ways=(
        {"mode": "cooperative"},
        {"mode": "cooperative", "difficulty": "brutal", "objective": "historic_monument", "tech_locations": "yes"},
        {"mode": "cooperative", "same_race": "yes", "command_counters": "yes", "must_take_objective": "yes"},
        {"mode": "cooperative", "more_counters": "yes", "races": "draw_two"},
        {"mode": "team", "races": "draw_two"},
        {"mode": "team", "one_race": "yes", "active_resistance": "yes"},
        {"active_resistance": "yes", "difficulty": "brutal", "tech_locations": "yes", "more_counters": "yes"},
        {"active_resistance": "yes", "races": "draw_two", "objective": "historic_monument"},
        {"apocalypse": "yes"},
        {"apocalypse": "yes", "close_rivals": "yes", "second_objective": "other", "active_resistance": "yes"},
        {"apocalypse": "yes", "mode": "cooperative", "must_take_objective": "yes", "second_objective": "other"},
        {"apocalypse": "yes", "board": "brutal"},
        {"apocalypse": "yes", "board": "brutal", "active_resistance": "yes", "second_objective": "other"},
        {"apocalypse": "yes", "mode": "team", "teams": "three", "active_resistance": "yes"},
    ),
)
