"""A record: a whole game as a text file that a person can read and a program can prove."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from beachhead.kernel.dealers import Fair, commitment
from beachhead.kernel.errors import BadRecord, OtherRules, Refused, quoted
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
    rows: list[int] = field(default_factory=list)  # where each line stood in the file it was read from

    def row(self, i: int) -> int:
        """The number of a line in the file, counted from 1."""
        return self.rows[i] if i < len(self.rows) else len(self.headers) + 3 + i

    def text(self) -> str:
        head = [FIRST_LINE, *(f"{key}: {value}" for key, value in self.headers.items())]
        return "\n".join([*head, "", *self.lines]) + "\n"

    @property
    def game(self) -> str:
        return self.headers.get("game", "")

    @property
    def seats(self) -> int:
        text = self.headers.get("seats", "")
        seats = number(text)
        if seats < 0:
            raise BadRecord(f"The record says {quoted(text)} seats, which is not a number.")
        return seats

    @property
    def settings(self) -> Settings:
        pairs = [pair.split("=", 1) for pair in self.headers.get("settings", "").split()]
        if any(len(pair) != 2 for pair in pairs):
            raise BadRecord("The record's settings must read like 'long_game=yes'.")
        return {pair[0]: pair[1] for pair in pairs}

    def answers(self) -> list[str]:
        """The lines that are answers: no digests, no remarks, no result."""
        return [line for line in self.lines if is_answer(line)]


def is_answer(line: str) -> bool:
    return not line.startswith(("#", "=", "result:"))


def number(text: str) -> int:
    """A small whole number, or -1 for anything else.

    >>> number("12"), number("²"), number("-3"), number("9" * 5000)
    (12, -1, -1, -1)
    """
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else -1


def parse(text: str) -> Record:
    """Reads a record; what it cannot read it names with its line."""
    rows = text.replace("\r\n", "\n").split("\n")
    if not rows or rows[0].strip() != FIRST_LINE:
        raise BadRecord(f"This is not a Beachhead record: it should begin with '{FIRST_LINE}'.")
    record = Record({})
    body = False
    for n, row in enumerate(rows[1:], start=2):
        line = row.strip()
        if not line:
            body = body or bool(record.headers)
        elif body:
            record.lines.append(line)
            record.rows.append(n)
        elif ": " in line or line.endswith(":"):
            key, _, value = line.partition(":")
            if key in record.headers:
                raise BadRecord(f"Line {n} gives the header {quoted(key)} a second time.")
            record.headers[key] = value.strip()
        else:
            raise BadRecord(f"Line {n} should be a header like 'game: name', not {quoted(line)}.")
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
        line = entry_line(game, replay.position, entry)
        record.lines.append(line)
        replay.step(line)
        if n % every == 0:
            record.lines.append(f"= {digest(replay.position)}")
    if replay.over:
        if not record.lines[-1].startswith("="):
            record.lines.append(f"= {digest(replay.position)}")
        record.lines.append(result_line(game, replay.position))
    return record


def entry_line(game: Game, g: Position, entry: Entry) -> str:
    if isinstance(entry, Picked):
        return f"{entry.seat + 1} {entry.option.text}"
    assert isinstance(entry, Dealt)
    if entry.kind == "draw":
        return " ".join(["draw", entry.pile, *(game.card_name(g, entry.pile, c) for c in entry.answer)])
    return " ".join([entry.kind, *map(str, entry.answer)])


def result_line(game: Game, g: Position) -> str:
    outcome = game.outcome(g)
    places, points = " ".join(map(str, outcome.places)), " ".join(map(str, outcome.points))
    return f"result: places {places} points {points} {g.ended}"


class Replay:
    """Plays a record's lines, one at a time, and refuses what the rules refuse."""

    def __init__(self, game: Game, record: Record) -> None:
        if record.game != game.key:
            raise BadRecord(f"The record is of {quoted(record.game)}, not of {game.title}.")
        if record.headers["rules"] != game.rules:
            raise OtherRules(
                f"The record was made with rules {quoted(record.headers['rules'])} of {game.title}; "
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
        if words[0] in KINDS:
            self.deal(line, words)
            return
        g, seat, text = self.position, number(words[0]) - 1, " ".join(words[1:])
        if seat < 0:
            raise BadRecord(f"{quoted(line)} is neither a seat's answer nor chance's.")
        for option in g.offers(seat):
            if option.text == text:
                g.apply(option, seat)
                return
        raise BadRecord(f"{quoted(line)} is not possible at decision {g.number}.")

    def deal(self, line: str, words: list[str]) -> None:
        g, chance = self.position, self.position.chance
        if chance is None or chance.kind != words[0]:
            raise BadRecord(f"{quoted(line)} stands where the rules ask for something else.")
        if chance.kind == "draw":
            if words[1:2] != [chance.pile]:
                raise BadRecord(f"{quoted(line)} should draw from '{chance.pile}'.")
            g.deal(self.cards(chance, words[2:]))
            return
        numbers = [number(word) for word in words[1:]]
        if chance.kind == "roll":
            if len(numbers) != chance.n:
                raise BadRecord(f"{quoted(line)} should have as many dice as are rolled, which is {chance.n}.")
            if not all(1 <= n <= chance.sides for n in numbers):
                raise BadRecord(f"{quoted(line)} should have dice from 1 to {chance.sides} only.")
        elif sorted(numbers) != list(range(chance.n)):
            raise BadRecord(f"{quoted(line)} should put the numbers below {chance.n} in an order.")
        g.deal(tuple(numbers))

    def cards(self, chance: Chance, names: list[str]) -> tuple[int, ...]:
        """The named cards, if the pile can give them (the discards going back in when it runs out)."""
        trial = self.position.copy()
        cards: list[int] = []
        for name in names:
            if not any(trial.bag(chance.pile)):
                trial.refill(chance.pile)
            bag = trial.bag(chance.pile)
            found = [c for c in range(len(bag)) if bag[c] and self.game.card_name(trial, chance.pile, c) == name]
            if not found:
                raise BadRecord(f"There is no {quoted(name)} in the {chance.pile} to draw.")
            bag[found[0]] -= 1
            cards.append(found[0])
        if not any(trial.bag(chance.pile)):
            trial.refill(chance.pile)
        if len(cards) > chance.n or (len(cards) < chance.n and any(trial.bag(chance.pile))):
            raise BadRecord(f"{chance.n} cards are drawn from the {chance.pile}, not {len(cards)}.")
        return tuple(cards)

    def run(self) -> Iterator[str]:
        """Plays every line, checking digests and the result, and yields the answers as they are played."""
        for i, line in enumerate(self.record.lines):
            if line.startswith("#"):
                continue
            try:
                self.check(line)
            except Refused as wrong:
                raise at_line(self.record.row(i), wrong) from wrong
            if is_answer(line):
                yield line

    def check(self, line: str) -> None:
        if line.startswith("="):
            if line[1:].strip() != digest(self.position):
                said = quoted(line[1:].strip())
                raise BadRecord(f"The position's digest is '{digest(self.position)}', the record says {said}.")
        elif line.startswith("result:"):
            if not self.over:
                raise BadRecord("The record gives a result, but the game is not over.")
            if line != result_line(self.game, self.position):
                due = result_line(self.game, self.position)
                raise BadRecord(f"The result is '{due}', the record says {quoted(line)}.")
        else:
            self.step(line)


def at_line(row: int, wrong: Refused) -> Refused:
    """The same refusal, saying where in the file."""
    text = str(wrong)
    return type(wrong)(f"Line {row}: {text[0].lower()}{text[1:]}")


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
    for i, line in enumerate(record.lines):
        if not is_answer(line):
            continue
        if replay.position.chance is not None:
            due = entry_line(game, replay.position, honest(replay.position, dealer))
            if due != line:
                unfair = BadRecord(f"The dice were not fair: '{due}' was due, the record has {quoted(line)}.")
                raise at_line(record.row(i), unfair)
        replay.step(line)
    return "proved"


def honest(g: Position, dealer: Fair) -> Dealt:
    """What the fair dealer answers to the open question, tried on a copy."""
    assert g.chance is not None
    trial = g.copy()
    trial.ears = []
    answer = trial.ask_dealer(dealer, g.chance)
    return Dealt(g.chance.kind, g.chance.pile, answer, g.chance.to)
