"""A film: a game that can be looked at step by step, as one viewer may see it."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

import msgspec

from beachhead.kernel.errors import BadRecord, Refused
from beachhead.kernel.game import Game
from beachhead.kernel.log import Dealt, Entry, Picked, visible
from beachhead.kernel.position import Position
from beachhead.kernel.record import Record, Replay, entry_line
from beachhead.kernel.words import Say
from beachhead.server.errors import NotFound
from beachhead.server.messages import LogLine, Replayed, ReplayStep, ScorePoint
from beachhead.server.moves import Move
from beachhead.server.records import HIDDEN_WORD
from beachhead.server.screens import ENCODER
from beachhead.server.wording import move_lines, turned_at

MARKS_EVERY = 16  # steps between the positions that are kept
LINES_SHOWN = 100
MOST_FILMS = 24


@dataclass(slots=True)
class Frame:
    """One answer of a seat or of chance, and what was heard because of it."""

    move: Move
    chance: tuple[int, ...] | None


class Film:
    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.replay = Replay(game, record)
        self.frames: list[Frame] = []
        self.marks: list[Position] = []
        self.turns: list[tuple[int, str]] = [(0, game.heading(self.replay.position))]
        self.scores: list[ScorePoint] = []
        for number, line in enumerate(record.lines, start=1):
            try:
                self.shoot(line)
            except Refused as wrong:
                raise type(wrong)(f"Move line {number}: {wrong}") from wrong
        self.marks.append(self.bare())
        self.score(len(self.frames))

    def bare(self) -> Position:
        """A copy that hears nothing."""
        return self.replay.position.copy()

    def shoot(self, line: str) -> None:
        """Plays a line of the record and keeps what it brought."""
        if line.startswith("#"):
            return
        if line.startswith(("=", "result:")):
            self.replay.check(line)
            return
        replay, game = self.replay, self.game
        g = replay.position
        if len(self.frames) % MARKS_EVERY == 0:
            self.marks.append(self.bare())
        before, picking = game.heading(g), g.number
        heard = len(replay.heard)
        say, touches = self.said(g, line)
        replay.step(line)
        entries = replay.heard[heard:]
        first = entries[0]
        seat = first.seat if isinstance(first, Picked) else -1
        option = first.option.text if isinstance(first, Picked) else ""
        after = game.heading(g)
        turned = turned_at(seat, entries, before, after)
        move = Move(g.number, seat, option, 0, entries, before, after, turned, say, touches)
        self.frames.append(Frame(move, first.answer if isinstance(first, Dealt) else None))
        if after != before or (g.number != picking and self.turns[-1][1] != after):
            self.turns.append((len(self.frames), after))
            self.score(len(self.frames))

    def said(self, g: Position, line: str) -> tuple[Say | None, list[str]]:
        seat, _, text = line.partition(" ")
        if seat.isdigit():
            for option in g.offers(int(seat) - 1):
                if option.text == text:
                    return self.game.say_option(g, option), self.game.touches(g, option)
        return None, []

    def score(self, step: int) -> None:
        g = self.replay.position
        self.scores.append(ScorePoint(step, self.game.heading(g), list(self.game.points(g))))

    @property
    def steps(self) -> int:
        return len(self.frames)

    @property
    def over(self) -> bool:
        return self.replay.over

    def position(self, step: int) -> Position:
        """The position after so many steps."""
        if not 0 <= step <= self.steps:
            raise NotFound(f"The game has steps 0 to {self.steps}, not {step}.")
        if step == self.steps:
            return self.marks[-1].copy()
        mark = step // MARKS_EVERY
        walker = Replay.__new__(Replay)
        walker.game, walker.record, walker.heard = self.game, self.record, []
        walker.position = self.marks[mark].copy()
        for frame in self.frames[mark * MARKS_EVERY : step]:
            walker.step(entry_line(self.game, walker.position, frame.move.heard[0]))
        return walker.position

    def at(self, step: int, viewer: int) -> ReplayStep:
        g, game = self.position(step), self.game
        frame = self.frames[step - 1] if step else None
        shown = visible(frame.move.heard[:1], viewer)[0] if frame is not None else None
        hidden = shown is not None and frame is not None and shown is not frame.move.heard[0]
        over = step == self.steps and self.over
        return ReplayStep(
            step=step,
            steps=self.steps,
            number=g.number,
            turn=game.heading(g),
            line=self.line(frame, hidden),
            say=self.say(frame, shown, hidden),
            view=msgspec.Raw(ENCODER.encode(game.view(g, viewer))),
            sheet=game.sheet(g, viewer),
            log=self.log(step, viewer),
            outcome=game.outcome(g) if over else None,
            touches=frame.move.touches if frame is not None and not hidden else [],
        )

    def line(self, frame: Frame | None, hidden: bool) -> str:
        if frame is None:
            return ""
        line = entry_line(self.game, self.marks[0], frame.move.heard[0])
        return f"{line.split(' ')[0]} {HIDDEN_WORD}" if hidden else line

    def say(self, frame: Frame | None, shown: Entry | None, hidden: bool) -> Say | None:
        if frame is None:
            return None
        if isinstance(shown, Dealt):
            if shown.kind == "draw":
                return self.game.say_draw(self.marks[0], shown.pile, shown.answer, shown.shown)
            figures = " ".join(map(str, shown.answer))
            return Say(f"table.{shown.kind}", f"{shown.kind.capitalize()}: {figures or HIDDEN_WORD}.")
        if hidden:
            return Say("table.chosen", f"{self.game.colours[frame.move.seat]} has chosen.")
        return frame.move.say

    def log(self, step: int, viewer: int) -> list[LogLine]:
        """The last lines up to a step."""
        lines: list[LogLine] = []
        for frame in self.frames[:step]:
            move = frame.move
            touches = [] if move.secret and viewer != move.seat else move.touches
            for turn, seat, say in move_lines(self.game, self.marks[0], move, viewer):
                lines.append(LogLine(len(lines), turn, seat, say, move.number, touches))
        return lines[-LINES_SHOWN:]

    def summary(self, fair: str) -> Replayed:
        names = self.record.headers.get("players", "")
        seats = names.split(", ") if names else list(self.game.colours[: self.record.seats])
        settings = self.game.check(self.record.seats, self.record.settings)
        return Replayed(self.game.key, seats, settings, self.steps, self.turns, fair)

    def picks(self, step: int) -> list[tuple[int, str]]:
        return [(f.move.seat, f.move.option) for f in self.frames[:step] if f.chance is None]

    def chances(self, step: int) -> list[tuple[int, ...]]:
        return [f.chance for f in self.frames[:step] if f.chance is not None]


class Shelf:
    """The films that were looked at last."""

    def __init__(self) -> None:
        self.films: OrderedDict[str, Film] = OrderedDict()

    def find(self, key: str) -> Film | None:
        film = self.films.get(key)
        if film is not None:
            self.films.move_to_end(key)
        return film

    def put(self, key: str, film: Film) -> Film:
        self.films[key] = film
        while len(self.films) > MOST_FILMS:
            self.films.popitem(last=False)
        return film


def fair_word(record: Record) -> str:
    """What can be said of its dice before they are proved."""
    if not record.headers.get("commitment"):
        return "no commitment"
    return "not proved yet" if record.headers.get("secret") else "not revealed yet"


def check_importable(record: Record) -> None:
    if any(HIDDEN_WORD in line.split(" ") for line in record.lines):
        raise BadRecord("That record is of a game that was not over: what was hidden is missing from it.")
