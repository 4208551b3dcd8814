"""Every message between server and client, as types: the wire, OpenAPI and TypeScript all come from here.

docs/protocol.md says in words when each is sent.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from beachhead.kernel.game import DeckPool, Outcome, Sheet
from beachhead.kernel.words import Say

SeatKind = Literal["person", "bot", "open"]


class SettingInfo(msgspec.Struct, frozen=True):
    key: str
    title: str
    line: str
    choices: list[str]
    default: str
    seats: list[int]


class GameInfo(msgspec.Struct, frozen=True):
    """A game in the lobby."""

    key: str
    title: str
    tagline: str
    about: str
    minutes: str
    seats: list[int]
    default_seats: int
    settings: list[SettingInfo]
    colours: list[str]
    credits: str
    sources: str
    open: bool = False  # no seat sees more than another


class BotInfo(msgspec.Struct, frozen=True):
    """A level of play that a seat can be given to."""

    key: str
    title: str
    line: str


class Lobby(msgspec.Struct, frozen=True):
    """What the lobby shows at first: everything in one answer."""

    games: list[GameInfo]
    bots: list[BotInfo]
    version: str


class Cards(msgspec.Struct, frozen=True):
    """What decks of one's own can be built from; no deck where a game has none to build."""

    game: str
    decks: list[DeckPool]


class SeatPlan(msgspec.Struct, frozen=True):
    """Who sits on a seat of a new table.  `here` seats belong to the browser that opens it."""

    kind: Literal["here", "friend", "bot"]
    name: str = ""
    level: str = "greedy"


class NewTable(msgspec.Struct, frozen=True):
    game: str
    seats: list[SeatPlan]
    settings: dict[str, str] = {}
    name: str = ""
    public: bool = False  # listed among the open tables, and anybody may watch
    salt: str = ""
    hints: bool = False  # players may ask for hints although others have come to play; alone one always may


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    level: str = ""  # of a bot, or of the bot that sits in for an absent person
    sitting_in: bool = False
    present: bool = False
    thinking: bool = False
    thought_ms: int = 0  # how long the bot took for its last decision


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    game: str
    name: str
    settings: dict[str, str]
    seats: list[SeatInfo]
    state: Literal["waiting", "playing", "over"]
    public: bool
    number: int
    created: str
    changed: str
    commitment: str
    salts: str
    secret: str = ""  # shown when the game is over
    rules: str = ""
    outcome: Outcome | None = None
    forked_from: str = ""
    rematch: str = ""  # the table that follows this one, once somebody asked for it
    hints: bool = False  # whether its players may ask for hints
    opener: int = -1  # the seat of whoever opened it, who may change the level of its bots


class SeatKey(msgspec.Struct, frozen=True):
    """The secret that lets its holder play a seat."""

    seat: int
    token: str


class Opened(msgspec.Struct, frozen=True):
    """The answer to opening, forking, importing or a rematch: the table and the keys to its seats here.

    Seats for friends have an invitation each, which is a key until the friend takes the seat.
    """

    table: TableInfo
    keys: list[SeatKey]
    invitations: list[SeatKey]


class TakeSeat(msgspec.Struct, frozen=True):
    """A friend takes a seat with an invitation; the key in it is replaced by a new one."""

    token: str
    name: str
    salt: str = ""


class Rename(msgspec.Struct, frozen=True):
    token: str
    name: str


class Fork(msgspec.Struct, frozen=True):
    """Play on from a step of a finished game or an imported record."""

    step: int
    seat: int
    level: str = "greedy"
    name: str = ""
    record: str = ""


class Rematch(msgspec.Struct, frozen=True):
    """Every key of the old table opens the same person's seat at the new one; `rotate` moves all by one seat."""

    token: str
    rotate: bool = False
    salt: str = ""


class ImportRecord(msgspec.Struct, frozen=True):
    record: str


class OptionInfo(msgspec.Struct, frozen=True):
    """An option as a person sees it; `text` is what an answer sends back."""

    text: str
    say: Say
    touches: list[str]
    gain: str = ""


class LogLine(msgspec.Struct, frozen=True):
    """One line of the log, as one viewer may read it.  `turn` groups lines."""

    index: int
    turn: str
    seat: int
    say: Say
    number: int
    touches: list[str] = []


class ReplayStep(msgspec.Struct, frozen=True):
    """A position of a replay.  `touches` is what the step's answer acted on."""

    step: int
    steps: int
    number: int
    turn: str
    line: str
    say: Say | None
    view: msgspec.Raw
    sheet: Sheet
    log: list[LogLine]
    outcome: Outcome | None
    touches: list[str] = []


class Replayed(msgspec.Struct, frozen=True):
    """What a replay is of."""

    game: str
    seats: list[str]
    settings: dict[str, str]
    steps: int
    turns: list[tuple[int, str]]  # the step at which each turn begins
    fair: str


class ScorePoint(msgspec.Struct, frozen=True):
    step: int
    turn: str
    points: list[int]


class Moment(msgspec.Struct, frozen=True):
    """A move worth another look: it turned the game, or there was a better one."""

    step: int
    seat: int
    say: Say


class Analysis(msgspec.Struct, frozen=True):
    """A game looked back on: `done` of `of` moves so far, and all the rest once they are equal."""

    done: int
    of: int
    points: list[ScorePoint] = []  # after every move, each seat's chance to win in per cent
    moments: list[Moment] = []


class RuleParagraph(msgspec.Struct, frozen=True):
    """A numbered paragraph or heading of the rules."""

    id: str
    level: int  # 2 and 3 for headings, 0 for text
    html: str


class Problem(msgspec.Struct, frozen=True):
    """What was wrong, in one sentence."""

    code: str
    text: str


# From the client, over the socket.


class Join(msgspec.Struct, frozen=True, tag_field="t", tag="join"):
    """The first message: the keys this browser holds; none to watch.  Answered by Welcome, State and Log."""

    tokens: list[str] = []
    name: str = ""


class Answer(msgspec.Struct, frozen=True, tag_field="t", tag="answer"):
    seat: int
    number: int
    option: str


class Undo(msgspec.Struct, frozen=True, tag_field="t", tag="undo"):
    """Takes back the last answer, or with `all` everything since the last new information."""

    seat: int
    all: bool = False


class Speak(msgspec.Struct, frozen=True, tag_field="t", tag="chat"):
    text: str
    seat: int = -1


class SitIn(msgspec.Struct, frozen=True, tag_field="t", tag="sit_in"):
    """A bot of that level plays a seat for now; an empty level gives the seat back to its holder."""

    seat: int
    level: str


class Auto(msgspec.Struct, frozen=True, tag_field="t", tag="auto"):
    """Whether a seat passes by itself in windows where it could respond."""

    seat: int
    on: bool


class AskHint(msgspec.Struct, frozen=True, tag_field="t", tag="hint"):
    """What would be good for a seat that is asked?  Answered by Hint, to the asker alone."""

    seat: int


class Ping(msgspec.Struct, frozen=True, tag_field="t", tag="ping"):
    pass


FromClient = Join | Answer | Undo | Speak | SitIn | Auto | AskHint | Ping


# From the server, over the socket.


class Welcome(msgspec.Struct, frozen=True, tag_field="t", tag="welcome"):
    table: TableInfo
    holds: list[int]  # the seats this browser may play


class State(msgspec.Struct, frozen=True, tag_field="t", tag="state"):
    """The table as one viewer sees it (-1: a spectator); sent for each seat the browser holds."""

    viewer: int
    number: int
    turn: str
    deciders: list[int]
    prompt: Say
    options: list[OptionInfo]
    reasons: dict[str, Say]
    can_undo: bool
    view: msgspec.Raw
    sheet: Sheet
    outcome: Outcome | None = None


class Log(msgspec.Struct, frozen=True, tag_field="t", tag="log"):
    """Lines from `start` on; what the client had from there on is replaced (an undo shortens the log)."""

    viewer: int
    start: int
    lines: list[LogLine]


class TableNews(msgspec.Struct, frozen=True, tag_field="t", tag="table"):
    """Seats, names, presence or the state of the table have changed."""

    table: TableInfo


class Ack(msgspec.Struct, frozen=True, tag_field="t", tag="ack"):
    """The answer is stored for good."""

    seat: int
    number: int


class NotDone(msgspec.Struct, frozen=True, tag_field="t", tag="refused"):
    code: str
    text: str
    seat: int = -1
    number: int = -1


class ChatLine(msgspec.Struct, frozen=True, tag_field="t", tag="said"):
    seat: int
    name: str
    text: str
    at: str


class HintOption(msgspec.Struct, frozen=True):
    """An option that was offered, and the chance to win that it leaves, in per cent."""

    text: str
    chance: float


class Hint(msgspec.Struct, frozen=True, tag_field="t", tag="hint"):
    """The best options of a decision, at most three, from what the seat may see."""

    seat: int
    number: int
    best: list[HintOption]


class Pong(msgspec.Struct, frozen=True, tag_field="t", tag="pong"):
    pass


FromServer = Welcome | State | Log | TableNews | Ack | NotDone | ChatLine | Hint | Pong
