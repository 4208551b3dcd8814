"""The whole table as text."""

from __future__ import annotations

from beachhead.games.conquest.names import DECK_WORDS, SPACES_EACH, SUPER_CANNON
from beachhead.games.conquest.naming import COLOURS, RESISTANCE_NAME, count, section_name, who
from beachhead.games.conquest.reasons import reasons
from beachhead.games.conquest.rules import CHOSEN, stage
from beachhead.games.conquest.state import Invasion
from beachhead.games.conquest.view import Face, Group, InvasionView, SeatView, Space, view
from beachhead.games.conquest.view_fight import FightView, Side
from beachhead.games.conquest.words import heading
from beachhead.kernel.game import Area, Item, Mark, Sheet
from beachhead.kernel.words import Say

DECK_NAMES = (
    "Events",
    "Resistance",
    "Space Stuff",
    "Locations",
    "Human Tech",
    "Resistance Events",
    "Counters",
    "Races",
    "Coastal Resistance",
    "Navy ships",
)
DECK_TITLES = dict(zip(DECK_WORDS, DECK_NAMES, strict=True))


def sheet(g: Invasion, seat: int) -> Sheet:
    v = view(g, seat)
    closed = reasons(g, seat) if seat >= 0 else {}
    areas: list[Area] = []
    if v.races:
        areas.append(Area("races", "Races to choose from", [card_item(v, held.id, held.card, "") for held in v.races]))
    if v.fight is not None:
        areas.append(fight_area(v, v.fight))
    if v.window is not None and v.window.cards:
        areas.append(window_area(v))
    for s in v.seats:
        if s.shown:
            areas.append(hand_area(v, s, closed))
    for n in range(g.layout.sections):
        title = section_name(g, n)
        spaces = v.spaces[n * SPACES_EACH : (n + 1) * SPACES_EACH]
        areas.append(board_area(v, f"section:{v.sections[n].key}", title[0].upper() + title[1:], spaces))
    if v.corners:
        between = v.spaces[g.layout.sections * SPACES_EACH :]
        areas.append(board_area(v, "objectives", "Between the sections", between))
    for s in v.seats:
        areas.append(race_area(v, s, closed))
    areas.append(resistance_area(g, v))
    areas.append(deck_area(v))
    return Sheet(headline(g, v), [marks(g, s) for s in v.seats], areas)


def headline(g: Invasion, v: InvasionView) -> str:
    terror = f"{v.goal} Terror Points win"
    if v.mode == "cooperative":
        terror = f"{v.team_terror[0]} of {v.goal} Terror Points"
    elif v.mode == "team":
        terror += f" (teams have {' and '.join(map(str, v.team_terror))})"
    track = f". Tech track {v.track.at} of {SUPER_CANNON}, stage {stage(g)}" if v.track is not None else ""
    taken = f", and the objective{'s' * (len(g.layout.objectives) > 1)}" if v.must_take else ""
    return f"{heading(g)}. {terror}{taken}{track}"


def marks(g: Invasion, s: SeatView) -> list[Mark]:
    rows = [
        Mark("terror", str(s.terror), "terror"),
        Mark("menace", str(s.menace), "menace"),
        Mark("points", str(s.points), "points"),
        Mark("hand", f"{s.hand_size} of {s.hand_most}", "hand"),
        Mark("destroyed", str(s.pool + len(s.lost_allies)), "saucer"),
    ]
    if g.rules[CHOSEN]:
        rows.append(Mark("counters", " ".join(s.command_left).upper(), "command"))
    return rows


# Cards.


def printed(f: Face) -> str:
    """A card's name with its figures."""
    figures: list[str] = []
    if f.kind == "event":
        figures.append("fast" if f.cost is None else f"cost {f.cost}")
        figures += ["remains in play"] * f.remains
    if f.strength is not None:
        figures.append(f"Strength {f.strength}")
    if f.bonus is not None:
        figures.append(f"Hero +{f.bonus}")
    if f.kind in ("resistance", "counter", "coastal", "ship") and f.bonus is None:
        figures.append("Hard" if f.hard else "Soft")
    figures += [gift.capitalize() for gift in f.gifts]
    figures += [f"{f.terror} Terror for sinking it"] * bool(f.terror)
    return f"{f.name} ({', '.join(figures)})" if figures else f.name


def card_item(v: InvasionView, id: str, key: str, note: str, owner: int = -1, why: Say | None = None) -> Item:
    face = v.faces[key]
    text = face.text + (f" ({why.text})" if why is not None else "")
    return Item(id, printed(face) + note, text, owner)


def hand_area(v: InvasionView, s: SeatView, closed: dict[str, Say]) -> Area:
    mine = s.seat == v.you
    items = [
        card_item(
            v,
            held.id if mine else f"{held.id}:{s.seat}",
            held.card,
            f" ×{held.copies}" if held.copies > 1 else "",
            s.seat,
            closed.get(held.id) if mine else None,
        )
        for held in s.hand
    ]
    return Area(f"hand:{s.seat}", "Your hand" if mine else f"{who(s.seat)}'s hand", items, owner=s.seat)


def race_area(v: InvasionView, s: SeatView, closed: dict[str, Say]) -> Area:
    """A seat's race, its space stuff and its destroyed aliens."""
    mine = s.seat == v.you
    items: list[Item] = []
    for held in s.stuff:
        notes = [f" ×{held.copies}"] * (held.copies > 1) + [" used"] * bool(held.spent)
        items.append(card_item(v, held.id, held.card, "".join(notes), s.seat, closed.get(held.id) if mine else None))
    if s.pool:
        items.append(Item(f"pool:{s.seat}", f"{count(s.pool, 'saucer')} destroyed", "", s.seat))
    items += [Item(f"ally:{key}", f"{v.faces[key].name} destroyed", "", s.seat) for key in s.lost_allies]
    items += [Item(f"trophy:{s.seat}:{key}", f"{printed(v.faces[key])}, sunk", "", s.seat) for key in s.trophies]
    if not s.race:
        return Area(f"race:{s.seat}", COLOURS[s.seat], items, owner=s.seat)
    face = v.faces[s.race]
    title = f"{COLOURS[s.seat]}: {face.name} (Strength {face.strength}, Intelligence {face.intelligence})"
    return Area(f"race:{s.seat}", title, items, face.text, s.seat, closed.get(f"race:{s.seat}") if mine else None)


# The board.


def board_area(v: InvasionView, id: str, title: str, spaces: list[Space]) -> Area:
    items: list[Item] = []
    for space in spaces:
        items.append(space_item(v, space))
        if space.factory:
            label = f"{who(space.marker)}'s terror factory in {space.key}"
            items.append(Item(f"factory:{space.key}", label, "Worth 1 Terror Point.", space.marker))
        for group in space.aliens:
            items.append(Item(group.id, f"{group_text(v, group)} in {space.key}", "", group.seat))
        for key in dict.fromkeys(space.counters):
            n = space.counters.count(key)
            face = v.faces[key]
            items.append(
                Item(f"counter:{key}:{space.key}", f"{printed(face)}{f' ×{n}' * (n > 1)} in {space.key}", face.text)
            )
    return Area(id, title, items)


def space_item(v: InvasionView, space: Space) -> Item:
    if space.landing >= 0:
        return Item(space.id, f"{space.key} {who(space.landing)}'s landing site", "", space.landing)
    if not space.location:
        return Item(space.id, f"{space.key} empty")
    face = v.faces[space.location]
    if space.demolished:
        return Item(space.id, f"{space.key} {face.name}, demolished")
    notes = [f"resistance {space.resistance}"] if space.resistance else []
    notes += [f"population {space.population}"] * bool(space.population)
    notes += [f"{who(space.marker)}'s"] * (space.marker >= 0)
    label = f"{space.key} {face.name}" + (f" ({', '.join(notes)})" if notes else "")
    icons = f"{', '.join(icon.capitalize() for icon in face.icons)}. " if face.icons else ""
    return Item(space.id, label, icons + face.text, space.marker)


def group_text(v: InvasionView, group: Group) -> str:
    parts = [count(group.saucers, "saucer")] * bool(group.saucers) + [v.faces[key].name for key in group.allies]
    return f"{who(group.seat)}: {' and '.join(parts)}, Strength {group.strength}"


# The Resistance and the decks.


def resistance_area(g: Invasion, v: InvasionView) -> Area:
    """Human Tech and lasting events."""
    items = [card_item(v, held.id, held.card, " (Human Tech)") for held in v.tech]
    for entry in v.lasting:
        face = v.faces[entry.card]
        owner = who(entry.seat) if entry.seat >= 0 else RESISTANCE_NAME
        text = face.red if entry.seat < 0 else face.text
        items.append(Item(entry.id, f"{face.name} ({owner}, remains in play)", text, entry.seat))
    return Area("in_play", "In play for all", items)


def deck_area(v: InvasionView) -> Area:
    items: list[Item] = []
    for pile in v.piles:
        if pile.key == "human_tech" and v.track is None:
            continue
        thrown = sum([held.copies for held in pile.discards])
        names = ", ".join(
            [v.faces[held.card].name + (f" ×{held.copies}" if held.copies > 1 else "") for held in pile.discards[::-1]]
        )
        label = f"{DECK_TITLES[pile.key]}: {pile.left} left, {thrown} discarded"
        items.append(Item(pile.id, label, names and f"Discards: {names}."))
    items.append(Item("pile:counters", f"Resistance counters: {v.counters_left} left"))
    if v.apocalypse:
        items.append(Item("pile:ships", f"{DECK_TITLES['ships']}: {v.ships_left} left"))
    return Area("decks", "Decks", items)


# The fight.


def fight_area(v: InvasionView, fight: FightView) -> Area:
    items = [side_item(v, fight, side) for side in fight.sides]
    items += [card_item(v, f"fight:{key}", key, "") for key in fight.cards]
    items += [card_item(v, f"fight:{key}", key, " (fights for the aliens)") for key in fight.helpers]
    if fight.counter:
        items.append(card_item(v, f"counter:{fight.counter}:{fight.space}", fight.counter, ""))
    notes = [f"{fight.left} Resistance to beat"] if fight.sides and fight.sides[1].seat < 0 else []
    notes += [f"round {fight.round}"] * bool(fight.round) + ["no abilities count"] * fight.blunt
    notes += [f"an alien of {who(fight.doomed)} is about to be destroyed"] * (fight.doomed >= 0)
    if v.window is not None and v.window.kind == "fight" and v.window.seats:
        notes.append(f"may still act: {', '.join(who(s) for s in v.window.seats)}")
    text = f"{'; '.join(notes)}." if notes else ""
    place = next(space for space in v.spaces if space.key == fight.space)
    name = f"{v.faces[place.location].name} ({fight.space})" if place.location else fight.space
    return Area("fight", f"Battle in {name}", items, text[:1].upper() + text[1:])


def side_item(v: InvasionView, fight: FightView, side: Side) -> Item:
    parts = [f"Strength {side.strength}"]
    if side.dice:
        dice = " ".join(map(str, side.dice))
        parts.append(f"dice {dice}" + (f" made {side.die}" if side.die != max(side.dice) else ""))
        parts.append(f"total {side.total}")
    parts += ["Crushing Victory"] * side.crush + ["wins ties"] * side.ties
    ahead = fight.ahead == fight.sides.index(side) if side in fight.sides else False
    return Item(side.id, f"{who(side.seat)}: {', '.join(parts)}{' – ahead' if ahead else ''}", "", side.seat)


def window_area(v: InvasionView) -> Area:
    """Cards being played; each answers the one before."""
    assert v.window is not None
    items = [
        card_item(v, f"played:{key}", key, f", by {who(player)}", player)
        for key, player in zip(v.window.cards, v.window.players, strict=True)
    ]
    waiting = ", ".join(who(s) for s in v.window.seats)
    return Area("window", "Being played", items, f"May still answer: {waiting}." if waiting else "")
