"""What a seat may see of Conquest of Planet Earth: the board, all that lies open, and the hands of its own side.

Ids that options touch: `space:b3`, `alien:SEAT:b3` (a seat's aliens there), `ally:KEY` (a figure), `counter:KEY:b3`,
`hand:KEY`, `stuff:SEAT:KEY`, `race:SEAT`, `race:KEY` (one to choose), `command:KEY`, `seat:SEAT`, `discard:KEY`,
`lasting:KEY`, `tech:KEY`, `side:aliens`, `side:enemy`, `pool:SEAT`, `menace`; with the Apocalypse expansion also
`factory` (to build one) and `factory:b3` (one on the board).  A ship is a counter by the key of the side that is up.
"""

from __future__ import annotations

import msgspec

from beachhead.games.conquest.apocalypse.state import Apocalypse
from beachhead.games.conquest.cards.rows import CardRow
from beachhead.games.conquest.names import (
    ACTION,
    ALIENS,
    COASTAL,
    COMMAND_WORDS,
    COMPETITIVE,
    COOPERATIVE,
    COUNTERS,
    DECK_WORDS,
    NO_SEAT,
    PHASE_WORDS,
    POOL,
    SAUCERS,
    SHIPS,
    SPACE_WORDS,
    SPACES_EACH,
)
from beachhead.games.conquest.queries import hand_size, population_at, resistance_at
from beachhead.games.conquest.rules import (
    BRUTAL,
    CHOSEN,
    CLOSE_RIVALS,
    MODE,
    MUST_TAKE,
    PHASE,
    RED_CIRCLES,
    STAGES,
    TEAMS,
    apocalypse,
    friends,
    goal,
    open_hands,
    team,
)
from beachhead.games.conquest.scoring import team_terror
from beachhead.games.conquest.state import Invasion
from beachhead.games.conquest.view_fight import FightView, Window, army, fight_view, window_view

MODE_WORDS = ("competitive", "cooperative", "team")


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card, sheet or counter as it is printed."""

    key: str
    name: str
    kind: str
    text: str
    icons: list[str] = []
    keywords: list[str] = []
    gifts: list[str] = []
    strength: int | None = None
    intelligence: int = 0
    bonus: int | None = None
    hard: bool = False
    flips: str = ""  # the damaged side of a ship
    terror: int = 0  # for sinking it
    resistance: int = 0
    population: int = 0
    cost: int | None = None
    immediately: bool = False
    remains: bool = False
    activate: bool = False
    ally: bool = False
    red: str = ""
    flavour: str = ""
    source: str = ""


class Section(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the board and where it lies; `seat` has its landing site there, -1 where nobody has."""

    key: str
    column: int
    row: int
    seat: int
    objective: bool = False  # its centre is one


class Corner(msgspec.Struct, frozen=True):
    """An objective space of no section: it lies on the upper left corner of the section at its column and row."""

    key: str  # of the space
    column: int
    row: int


class Group(msgspec.Struct, frozen=True, omit_defaults=True):
    """The aliens of one seat in one space; `ready` saucers and allies can still move."""

    id: str
    seat: int
    strength: int
    saucers: int = 0
    ready: int = 0
    allies: list[str] = []
    ready_allies: list[str] = []


class Space(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    key: str
    near: list[str]
    location: str = ""
    resistance: int = 0
    population: int = 0
    demolished: bool = False
    marker: int = NO_SEAT
    landing: int = NO_SEAT
    objective: bool = False
    counters: list[str] = []  # ships are among them
    aliens: list[Group] = []
    factory: bool = False


class Held(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card somewhere; equal ones are one entry."""

    id: str
    card: str
    copies: int = 1
    spent: int = 0  # those that lie face down


class Lasting(msgspec.Struct, frozen=True):
    id: str
    card: str
    seat: int  # -1: the Resistance


class SeatView(msgspec.Struct, frozen=True):
    id: str
    seat: int
    team: int
    race: str
    terror: int
    bonus: int  # terror points that are on no location
    menace: int
    points: int
    hand_size: int
    hand_most: int
    shown: bool  # whether `hand` is all of it
    hand: list[Held]
    stuff: list[Held]
    pool: int  # destroyed saucers
    lost_allies: list[str]
    command_left: list[str]
    picked: str  # the counter that the viewer has chosen and nobody else knows
    trophies: list[str]  # the ships that it has sunk


class Pile(msgspec.Struct, frozen=True):
    id: str
    key: str
    left: int
    discards: list[Held]  # the last one on top


class Track(msgspec.Struct, frozen=True):
    at: int
    stages: list[int]
    red: list[int]


class InvasionView(msgspec.Struct, frozen=True):
    """The whole table as the seat `you` sees it; -1 is a spectator."""

    you: int
    mode: str
    goal: int
    team_terror: list[int]
    must_take: bool
    chosen: bool  # action points come from command counters
    round: int
    phase: str
    first: int
    turn: int
    free_moves: int
    free_landings: int
    board: str  # standard or brutal
    sections: list[Section]
    corners: list[Corner]  # only on a brutal board
    close_rivals: bool  # only neighbours play events in another's turn
    spaces: list[Space]
    seats: list[SeatView]
    piles: list[Pile]
    counters_left: int
    ships_left: int
    apocalypse: bool
    tech: list[Held]
    lasting: list[Lasting]
    track: Track | None  # only where the Resistance is active
    races: list[Held]  # those that the viewer chooses from
    fight: FightView | None
    window: Window | None
    faces: dict[str, Face]


def view(g: Invasion, seat: int) -> InvasionView:
    keys = [row.key for row in g.pack.rows]
    race_words = {option.args[0] for option in g.offers(seat) if option.verb == "race"} if seat >= 0 else set()
    brutal = g.rules[BRUTAL]
    fight = fight_view(g)
    window = window_view(g)
    seen = shown_cards(g, seat) | race_words
    if window is not None:
        seen |= {g.pack.index[key] for key in window.cards}
    return InvasionView(
        you=seat,
        mode=MODE_WORDS[g.rules[MODE]],
        goal=goal(g),
        team_terror=[team_terror(g, which) for which in range(g.rules[TEAMS])],
        must_take=bool(g.rules[MUST_TAKE]) and g.rules[MODE] == COOPERATIVE,
        chosen=bool(g.rules[CHOSEN]),
        round=g.round,
        phase=PHASE_WORDS[g.phase],
        first=g.first,
        turn=g.turn,
        free_moves=g.free_moves,
        free_landings=g.free_landings,
        board="brutal" if g.layout.corners else "standard",
        sections=[section_view(g, n) for n in range(g.layout.sections)],
        corners=corner_views(g),
        close_rivals=apocalypse(g) and bool(g.rules[CLOSE_RIVALS]),
        spaces=[space_view(g, space, keys) for space in range(g.layout.spaces)],
        seats=[seat_view(g, s, seat, keys) for s in range(g.seats)],
        piles=[pile_view(g, deck, keys) for deck in open_decks(g) if any(g.deck[deck]) or g.discards[deck]],
        counters_left=sum(g.deck[COUNTERS]),
        ships_left=sum(g.deck[SHIPS]) if apocalypse(g) else 0,
        apocalypse=apocalypse(g),
        tech=[Held(f"tech:{keys[card]}", keys[card]) for card in g.tech],
        lasting=[Lasting(f"lasting:{keys[entry[0]]}", keys[entry[0]], entry[1]) for entry in g.lasting],
        track=Track(g.track, list(STAGES[brutal]), list(RED_CIRCLES[brutal])) if g.rules[PHASE] else None,
        races=[Held(f"race:{keys[card]}", keys[card]) for card in sorted(race_words)],
        fight=fight,
        window=window,
        faces={keys[card]: face(g.pack.rows[card]) for card in sorted(seen)},
    )


def open_decks(g: Invasion) -> list[int]:
    """The decks that have a discard pile."""
    return [*range(COUNTERS), *([COASTAL] if apocalypse(g) else [])]


def may_see(g: Invasion, seat: int, other: int) -> bool:
    """CPE 14.6, 17.2: one's own side's hands; nobody's for a spectator."""
    return seat >= 0 and (open_hands(g) or friends(g, seat, other))


def shown_cards(g: Invasion, seat: int) -> set[int]:
    """Every card whose face the seat can see somewhere."""
    seen: set[int] = {card for card in g.location if card >= 0} | {card for card in g.race if card >= 0}
    seen |= {card for card in g.ally if card >= 0} | set(g.tech) | {entry[0] for entry in g.lasting}
    for space in range(g.layout.spaces):
        seen |= set(g.counters_at(space))
    for deck in open_decks(g):
        seen |= set(g.discards[deck])
    if isinstance(g, Apocalypse):
        seen |= {kind for ships in g.trophies for kind in ships}
        seen |= {g.pack.cards[kind].flips for kind in seen if g.pack.cards[kind].flips >= 0}
    for other in range(g.seats):
        seen |= set(g.stuff[other])
        if may_see(g, seat, other):
            seen |= set(g.hand[other])
    seen |= {*g.fight_cards, *g.fight_helpers}
    return seen | {g.fight_counter} if g.fight_counter >= 0 else seen


def face(row: CardRow) -> Face:
    return Face(
        row.key,
        row.name,
        row.kind,
        row.text,
        list(row.icons),
        list(row.keywords),
        list(row.gifts),
        row.strength,
        row.intelligence,
        row.bonus,
        row.hard,
        row.flips,
        row.terror,
        row.resistance,
        row.population,
        row.cost,
        row.immediately,
        row.remains,
        any(power.activate for power in row.powers),
        row.kind == "stuff" and row.strength is not None,
        row.red_text,
        row.flavour,
        row.source,
    )


def section_view(g: Invasion, section: int) -> Section:
    column, row = g.layout.grid[section]
    centre = section * SPACES_EACH
    seat = g.layout.landing.index(centre) if centre in g.layout.landing else NO_SEAT
    return Section(SPACE_WORDS[centre][0], column, row, seat, section in g.layout.middles)


def corner_views(g: Invasion) -> list[Corner]:
    first = g.layout.sections * SPACES_EACH
    return [Corner(SPACE_WORDS[first + k], column, row) for k, (column, row) in enumerate(g.layout.corners)]


def space_view(g: Invasion, space: int, keys: list[str]) -> Space:
    location = g.location[space]
    return Space(
        id=f"space:{SPACE_WORDS[space]}",
        key=SPACE_WORDS[space],
        near=[SPACE_WORDS[other] for other in g.layout.adjacent[space]],
        location=keys[location] if location >= 0 else "",
        resistance=resistance_at(g, space),
        population=population_at(g, space),
        demolished=g.demolished[space],
        marker=g.marker[space],
        landing=g.layout.landing.index(space) if space in g.layout.landing else NO_SEAT,
        objective=space in g.layout.objectives,
        counters=[keys[kind] for kind in g.counters_at(space)],
        aliens=[group_view(g, space, seat, keys) for seat in range(g.seats) if g.aliens_at(space, seat)],
        factory=isinstance(g, Apocalypse) and g.factories[space],
    )


def group_view(g: Invasion, space: int, seat: int, keys: list[str]) -> Group:
    saucers, ready, allies, ready_allies = 0, 0, [], []
    moving = g.phase == ACTION and g.turn == seat
    for piece in g.pieces_at(space, seat):
        free = moving and not g.halted[piece]
        if piece % ALIENS < SAUCERS:
            saucers += 1
            ready += free
            continue
        allies.append(keys[g.ally[piece]])
        if free:
            ready_allies.append(keys[g.ally[piece]])
    id = f"alien:{seat}:{SPACE_WORDS[space]}"
    return Group(id, seat, army(g, seat, space), saucers, ready, allies, ready_allies)


def held(cards: list[int], where: str, keys: list[str]) -> list[Held]:
    return [Held(f"{where}:{keys[card]}", keys[card], cards.count(card)) for card in sorted(set(cards))]


def seat_view(g: Invasion, s: int, seat: int, keys: list[str]) -> SeatView:
    shown = may_see(g, seat, s)
    first = s * ALIENS
    picked = [pick.text.split(" ")[-1] for other, pick in g.picks if other == s == seat]
    stuff = [
        Held(f"stuff:{s}:{keys[card]}", keys[card], g.stuff[s].count(card), g.spent[s].count(card))
        for card in sorted(set(g.stuff[s]))
    ]
    return SeatView(
        id=f"seat:{s}",
        seat=s,
        team=team(g, s) if g.rules[MODE] != COMPETITIVE else s,
        race=keys[g.race[s]] if g.race[s] >= 0 else "",
        terror=g.terror[s],
        bonus=g.bonus[s],
        menace=g.menace[s],
        points=g.points[s],
        hand_size=len(g.hand[s]),
        hand_most=hand_size(g, s) if g.race[s] >= 0 else 0,
        shown=shown,
        hand=held(g.hand[s], "hand", keys) if shown else [],
        stuff=stuff,
        pool=len([piece for piece in range(first, first + SAUCERS) if g.at[piece] == POOL]),
        lost_allies=[keys[g.ally[p]] for p in range(first + SAUCERS, first + ALIENS) if g.at[p] == POOL],
        command_left=[word for i, word in enumerate(COMMAND_WORDS) if g.stack_left[s] >> i & 1],
        picked=picked[0] if picked else "",
        trophies=[keys[kind] for kind in g.trophies[s]] if isinstance(g, Apocalypse) else [],
    )


def pile_view(g: Invasion, deck: int, keys: list[str]) -> Pile:
    word = DECK_WORDS[deck]
    thrown: dict[int, int] = {}
    for card in g.discards[deck]:
        thrown[card] = thrown.pop(card, 0) + 1
    discards = [Held(f"discard:{keys[card]}", keys[card], n) for card, n in thrown.items()]
    return Pile(f"pile:{word}", word, sum(g.deck[deck]), discards)
