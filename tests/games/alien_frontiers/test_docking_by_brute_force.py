"""What may dock where, worked out a second time straight from the rules, one combination of ships after the other."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from beachhead.games.alien_frontiers import names
from beachhead.games.alien_frontiers.positions import Builder
from beachhead.games.alien_frontiers.setup import SetUp
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.dealers import Seeded

# AF 1.7: the table of open docks, by facility and number of players.
DOCKS = {
    "solar_converter": {2: 7, 3: 7, 4: 8},
    "lunar_mine": {2: 3, 3: 4, 4: 5},
    "orbital_market": {2: 2, 3: 2, 4: 4},
    "shipyard": {2: 2, 3: 4, 4: 6},
    "colony_constructor": {2: 3, 3: 6, 4: 6},
    "alien_artifact": {2: 4, 3: 4, 4: 4},
    "terraforming_station": {2: 1, 3: 1, 4: 1},
}
Docking = tuple[str, tuple[str, ...]]


class Watcher:
    """Remembers of a turn what the rules need to know, by watching what is played."""

    def __init__(self) -> None:
        self.turns = -1
        self.mined = False
        self.borrowed = ""
        self.track: set[int] = set()

    def see(self, g: Frontier, text: str, hub_before: set[int]) -> None:
        words = text.split()
        if g.turns != self.turns:
            self.turns, self.mined, self.borrowed, self.track = g.turns, False, "", set()
            return
        if words[0] == "borrow":
            self.borrowed = words[1]
        if words[:2] == ["dock", "lunar_mine"]:
            self.mined = True
        hub = {s for s, place in enumerate(g.at) if place == names.COLONIST_HUB}
        if words[:2] == ["dock", "colonist_hub"]:
            self.track |= hub - hub_before
        self.track &= hub


def has_bonus(g: Frontier, watcher: Watcher, territory: int) -> bool:
    """AF 5.1 to 5.3, 6.2 and 7.9: control, or a crystal, and no Isolation Field."""
    if g.fields[names.ISOLATION_FIELD] == territory:
        return False
    if watcher.borrowed == names.TERRITORY_WORDS[territory]:
        return True
    here = [g.colonies[territory * 4 + seat] for seat in range(4)]
    return all(here[g.turn] > here[seat] for seat in range(4) if seat != g.turn)


def may_dock(g: Frontier, watcher: Watcher, place: str, ships: tuple[int, ...]) -> bool:
    seat = g.turn
    faces = sorted(g.face[s] for s in ships)
    lying = [s for s, at in enumerate(g.at) if at == names.FACILITY_WORDS.index(place)]
    own = [s for s in range(seat * 6, seat * 6 + 6) if g.at[s] != names.STOCK]
    if place in DOCKS and DOCKS[place][g.seats] - len(lying) < len(ships):
        return False
    match place:
        case "solar_converter" | "alien_artifact":
            return len(ships) == 1
        case "colonist_hub":
            return len(ships) == 1 and len(watcher.track) < 3
        case "lunar_mine":
            free_choice = not watcher.mined and has_bonus(g, watcher, names.VAN_VOGT_MOUNTAINS)
            return len(ships) == 1 and (free_choice or all(faces[0] >= g.face[s] for s in lying))
        case "orbital_market":
            return len(ships) == 2 and faces[0] == faces[1]
        case "shipyard":
            price = {3: 1, 4: 2, 5: 3}.get(len(own), 99) - has_bonus(g, watcher, names.HERBERT_VALLEY)
            return len(ships) == 2 and faces[0] == faces[1] and g.fuel[seat] >= price and g.ore[seat] >= price
        case "colony_constructor":
            price = 3 - has_bonus(g, watcher, names.BRADBURY_PLATEAU)
            return len(ships) == 3 and faces[0] == faces[2] and g.ore[seat] >= price
        case "raiders_outpost":
            run = len(ships) == 3 and faces[1] == faces[0] + 1 and faces[2] == faces[1] + 1
            return run and sum(faces) > sum(g.face[s] for s in lying)
        case "terraforming_station":
            mine = len(ships) == 1 and (ships[0] in own or (ships[0] == names.RELIC and g.relic_owner == seat))
            enough = ships[0] == names.RELIC or len(own) >= 4
            return mine and enough and faces == [6] and g.fuel[seat] >= 1 and g.ore[seat] >= 1
    raise AssertionError(place)


def legal(g: Frontier, watcher: Watcher) -> set[Docking]:
    seat = g.turn
    hand = [s for s in range(seat * 6, seat * 6 + 6) if g.at[s] == names.FLEET]
    if g.relic_owner == seat and g.at[names.RELIC] == names.FLEET:
        hand.append(names.RELIC)
    moved = [s for s, at in enumerate(g.at) if at == names.TRANSIT]

    def word(ship: int) -> str:
        mark = "m" if ship in moved else "r" if ship == names.RELIC else ""
        return f"{mark}{g.face[ship]}"

    return {
        (place, tuple(sorted(word(s) for s in ships)))
        for n, place in enumerate(names.FACILITY_WORDS[:-1])
        if not (moved and n == g.moved_from)
        for size in (1, 2, 3)
        for ships in combinations(hand + moved, size)
        if set(moved) <= set(ships) and may_dock(g, watcher, place, ships)
    }


def walk(g: Frontier, rng: random.Random, steps: int) -> int:
    """Plays at random and compares wherever ships may be docked; returns how often it did."""
    watcher, compared = Watcher(), 0
    watcher.see(g, "begin", set())
    for _ in range(steps):
        if g.ended:
            break
        texts = [option.text for option in g.options]
        docks = [text.split() for text in texts if text.startswith("dock ")]
        if type(g.stack[-1]).__name__ in ("Turn", "MoveShip") and not texts[0].startswith("keep"):
            offers = {(words[1], tuple(sorted(words[2:]))) for words in docks}
            assert offers == legal(g, watcher)
            assert len(offers) == len(docks)
            assert ("end_turn" in texts) == (not docks)
            compared += 1
        hub = {s for s, at in enumerate(g.at) if at == names.COLONIST_HUB}
        option = rng.choice(g.options)
        g.apply(option)
        watcher.see(g, option.text, hub)
    return compared


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dockings_in_random_games(seats: int) -> None:
    compared = 0
    for seed in range(8):
        g = Frontier(seats)
        g.dealer = Seeded(seed)
        g.start(SetUp(False))
        compared += walk(g, random.Random(seed), 5000)
    assert compared > 1500


def rich_table(seats: int, rng: random.Random) -> Frontier:
    """A random table late in a game: many cards, goods, colonies and ships about."""
    b = Builder(seats)
    for seat in range(seats):
        b.fuel(seat, rng.randrange(9)).ore(seat, rng.randrange(6))
        for _ in range(rng.randrange(4)):
            b.colony(seat, rng.randrange(8))
    for card in (names.MIND_CONTROL_HELMET, names.ORBITAL_TELEPORTER, names.DATA_CRYSTAL, names.PLASMA_CANNON):
        if rng.random() < 0.7 and card not in b.g.display:
            b.card(0, card)
    for field in range(3):
        if rng.random() < 0.3:
            b.field(field, rng.randrange(8))
    lone = [names.SOLAR_CONVERTER, names.ALIEN_ARTIFACT, names.LUNAR_MINE, names.COLONIST_HUB]
    groups = [(names.RAIDERS_OUTPOST, 3), (names.ORBITAL_MARKET, 2), (names.SHIPYARD, 2)]
    for seat in range(1, seats):
        place, n = rng.choice(groups)
        if b.g.taken[place] == 0:
            face = rng.randrange(1, 5)
            b.dock(seat, place, *(range(face, face + 3) if n == 3 else [face] * n))
        if rng.random() < 0.3 and b.g.taken[names.TERRAFORMING_STATION] == 0:
            b.dock(seat, names.TERRAFORMING_STATION, 6)
        while b.g.coloured(seat) < 4:
            b.dock(
                seat, rng.choice(lone) if b.g.taken[names.LUNAR_MINE] < 3 else names.SOLAR_CONVERTER, rng.randint(1, 6)
            )
    relic = rng.randint(1, 6) if b.g.control[names.BURROUGHS_DESERT] == 0 else 0
    faces = [rng.randint(1, 6) for _ in range(rng.randint(3, 6))]
    return b.roll(0, *faces, relic=relic, dealer=Seeded(rng.randrange(10**6)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dockings_at_rich_tables(seats: int) -> None:
    rng = random.Random(seats)
    compared = sum(walk(rich_table(seats, rng), rng, 25) for _ in range(150))
    assert compared > 1500
