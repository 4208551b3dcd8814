"""A record: a whole game as a text file that a person can read and a program can prove."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from beachhead.kernel.dealers import Fair, commitment
from beachhead.kernel.errors import BadRecord, OtherRules, Refused
from beachhead.kernel.frames import Frame
from beachhead.kernel.game import Game, Settings
from beachhead.kernel.log import Dealt, Entry, Picked
from beachhead.kernel.position import CHANCE, Chance, Position
from beachhead.kernel.save import digest
from beachhead.kernel.table import answers

FIRST_LINE = "beachhead record 1"
KINDS = ("roll", "draw", "shuffle")


@dataclass
class Record:
    """The headers, and the lines in order: answers of seats and of chance, digests, the result."""

    headers: dict[str, str]
    lines: list[str] = field(default_factory=list)

    def text(self) -> str:
        head = [FIRST_LINE, *(f"{key}: {value}" for key, value in self.headers.items())]
        return "\n".join([*head, "", *self.lines]) + "\n"

    @property
    def game(self) -> str:
        return self.headers.get("game", "")

    @property
    def seats(self) -> int:
        text = self.headers.get("seats", "")
        if not text.isdigit():
            raise BadRecord(f"The record says '{text}' seats, which is not a number.")
        return int(text)

    @property
    def settings(self) -> Settings:
        pairs = [pair.split("=", 1) for pair in self.headers.get("settings", "").split()]
        if any(len(pair) != 2 for pair in pairs):
            raise BadRecord("The record's settings must read like 'long_game=yes'.")
        return {pair[0]: pair[1] for pair in pairs}

    def answers(self) -> list[str]:
        """The lines that are answers: no digests, no remarks, no result."""
        return [line for line in self.lines if line and line[0] not in "#=" and not line.startswith("result:")]


def parse(text: str) -> Record:
    """Reads a record; what it cannot read it names with its line."""
    rows = text.replace("\r\n", "\n").split("\n")
    if not rows or rows[0].strip() != FIRST_LINE:
        raise BadRecord(f"This is not a Beachhead record: it should begin with '{FIRST_LINE}'.")
    record = Record({})
    body = False
    for number, row in enumerate(rows[1:], start=2):
        line = row.strip()
        if not line:
            body = body or bool(record.headers)
        elif body:
            record.lines.append(line)
        elif ": " in line or line.endswith(":"):
            key, _, value = line.partition(":")
            record.headers[key] = value.strip()
        else:
            raise BadRecord(f"Line {number} should be a header like 'game: name', not '{line}'.")
    for key in ("game", "rules", "seats"):
        if key not in record.headers:
            raise BadRecord(f"The record has no '{key}:' header.")
    return record


def write(
    game: Game,
    seats: int,
    settings: Settings,
    log: Sequence[Entry],
    headers: dict[str, str] | None = None,
    every: int = 20,
) -> Record:
    """The record of a log, with a digest after every so many answers and the result if it is over."""
    record = Record(
        {
            "game": game.key,
            "rules": game.rules,
            "seats": str(seats),
            "settings": " ".join(f"{k}={v}" for k, v in settings.items()),
            **(headers or {}),
        }
    )
    replay = Replay(game, record)
    turn = ""
    for n, entry in enumerate(answers(log), start=1):
        heading = game.heading(replay.position)
        if heading != turn:
            turn = heading
            record.lines.append(f"# {turn}")
        line = entry_line(game, entry)
        record.lines.append(line)
        replay.step(line)
        if n % every == 0:
            record.lines.append(f"= {digest(replay.position)}")
    if replay.over:
        record.lines.append(f"= {digest(replay.position)}")
        record.lines.append(result_line(game, replay.position))
    return record


def entry_line(game: Game, entry: Entry) -> str:
    if isinstance(entry, Picked):
        return f"{entry.seat + 1} {entry.option.text}"
    assert isinstance(entry, Dealt)
    if entry.kind == "draw":
        return " ".join(["draw", entry.pile, *(game.card_name(entry.pile, c) for c in entry.answer)])
    return " ".join([entry.kind, *map(str, entry.answer)])


def result_line(game: Game, g: Position) -> str:
    outcome = game.outcome(g)
    places, points = " ".join(map(str, outcome.places)), " ".join(map(str, outcome.points))
    return f"result: places {places} points {points} {g.ended}"


class Replay:
    """Plays a record's lines, one at a time, and refuses what the rules refuse."""

    def __init__(self, game: Game, record: Record) -> None:
        if record.game != game.key:
            raise BadRecord(f"The record is of '{record.game}', not of {game.title}.")
        if record.headers["rules"] != game.rules:
            raise OtherRules(
                f"The record was made with rules {record.headers['rules']} of {game.title}; "
                f"these are rules {game.rules}."
            )
        self.game = game
        self.record = record
        self.heard: list[Entry] = []
        self.position: Position
        frame: Frame
        self.position, frame = game.first(record.seats, game.check(record.seats, record.settings))
        self.position.ears = self.heard
        self.position.start(frame)

    @property
    def over(self) -> bool:
        return not self.position.deciders() and self.position.seat != CHANCE

    def step(self, line: str) -> None:
        """Plays one answer line."""
        words = line.split(" ")
        g = self.position
        if words[0] in KINDS:
            self.deal(words)
        elif words[0].isdigit():
            seat = int(words[0]) - 1
            text = " ".join(words[1:])
            for option in g.offers(seat):
                if option.text == text:
                    g.apply(option, seat)
                    return
            raise BadRecord(f"'{line}' is not possible at decision {g.number}.")
        else:
            raise BadRecord(f"'{line}' is neither a seat's answer nor chance's.")

    def deal(self, words: list[str]) -> None:
        g, chance = self.position, self.position.chance
        if chance is None or chance.kind != words[0]:
            raise BadRecord(f"'{' '.join(words)}' stands where the rules ask for something else.")
        if chance.kind == "draw":
            if words[1:2] != [chance.pile]:
                raise BadRecord(f"'{' '.join(words)}' should draw from '{chance.pile}'.")
            g.deal(self.cards(chance, words[2:]))
            return
        if not all(word.isdigit() for word in words[1:]):
            raise BadRecord(f"'{' '.join(words)}' should have numbers only.")
        numbers = tuple(int(word) for word in words[1:])
        if chance.kind == "roll":
            fits = len(numbers) == chance.n and all(1 <= n <= chance.sides for n in numbers)
        else:
            fits = sorted(numbers) == list(range(chance.n))
        if not fits:
            raise BadRecord(f"'{' '.join(words)}' does not fit: {chance.n} are asked for.")
        g.deal(numbers)

    def cards(self, chance: Chance, names: list[str]) -> tuple[int, ...]:
        """The named cards, if the pile can give them (the discards going back in when it runs out)."""
        trial = self.position.copy()
        cards: list[int] = []
        for name in names:
            if not any(trial.bag(chance.pile)):
                trial.refill(chance.pile)
            bag = trial.bag(chance.pile)
            found = [c for c in range(len(bag)) if bag[c] and self.game.card_name(chance.pile, c) == name]
            if not found:
                raise BadRecord(f"There is no '{name}' in the {chance.pile} to draw.")
            bag[found[0]] -= 1
            cards.append(found[0])
        if not any(trial.bag(chance.pile)):
            trial.refill(chance.pile)
        if len(cards) > chance.n or (len(cards) < chance.n and any(trial.bag(chance.pile))):
            raise BadRecord(f"{chance.n} cards are drawn from the {chance.pile}, not {len(cards)}.")
        return tuple(cards)

    def run(self) -> Iterator[str]:
        """Plays every line, checking digests and the result, and yields the answers as they are played."""
        for number, line in enumerate(self.record.lines, start=1):
            if line.startswith("#"):
                continue
            try:
                self.check(line)
            except Refused as wrong:
                raise type(wrong)(f"Move line {number}: {wrong}") from wrong
            if line[0] != "=" and not line.startswith("result:"):
                yield line

    def check(self, line: str) -> None:
        if line.startswith("="):
            if line[1:].strip() != digest(self.position):
                raise BadRecord(
                    f"the position's digest is {digest(self.position)}, the record says {line[1:].strip()}."
                )
        elif line.startswith("result:"):
            if not self.over:
                raise BadRecord("the record gives a result, but the game is not over.")
            if line != result_line(self.game, self.position):
                raise BadRecord(f"the result is '{result_line(self.game, self.position)}', the record says '{line}'.")
        else:
            self.step(line)


@dataclass
class Proof:
    """What verifying a record found."""

    answers: int
    digests: int
    over: bool
    fair: str  # "proved", "not revealed yet", "no commitment"


def verify(game: Game, record: Record) -> Proof:
    """Replays a record, compares every digest and the result, and recomputes fair dice."""
    replay = Replay(game, record)
    count = sum(1 for _ in replay.run())
    digests = sum(1 for line in record.lines if line.startswith("="))
    return Proof(count, digests, replay.over, check_fairness(game, record))


def check_fairness(game: Game, record: Record) -> str:
    published, secret = record.headers.get("commitment", ""), record.headers.get("secret", "")
    if not published:
        return "no commitment"
    if not secret:
        return "not revealed yet"
    try:
        key = bytes.fromhex(secret)
    except ValueError as wrong:
        raise BadRecord("The revealed secret is not a hexadecimal number.") from wrong
    if commitment(key) != published:
        raise BadRecord("The revealed secret does not match the commitment made before the game.")
    replay = Replay(game, record)
    dealer = Fair(key, record.headers.get("salts", ""))
    for line in record.answers():
        g = replay.position
        if g.seat == CHANCE and g.chance is not None:
            expected = entry_line(game, honest(g, dealer))
            if expected != line:
                raise BadRecord(f"The dice were not fair: '{expected}' was due, the record has '{line}'.")
        replay.step(line)
    return "proved"


def honest(g: Position, dealer: Fair) -> Dealt:
    """What the fair dealer answers to the open question, tried on a copy."""
    assert g.chance is not None
    trial = g.copy()
    trial.ears = []
    answer = trial.ask_dealer(dealer, g.chance)
    return Dealt(g.chance.kind, g.chance.pile, answer, g.chance.to)
