"""The course of a game: the kernel's table, and the moves that led to it.  Nothing here waits or stores.

A change is tried on a twin of the table and taken over only once it is stored, so that a store that
fails leaves the position as it was.
"""

from __future__ import annotations

from dataclasses import dataclass

from beachhead.kernel.dealers import Dealer, Fair, Retold
from beachhead.kernel.errors import BadSave, Refused
from beachhead.kernel.frames import EVERYBODY
from beachhead.kernel.game import Game, Settings
from beachhead.kernel.log import Dealt, Entry
from beachhead.kernel.position import Position
from beachhead.kernel.save import Data
from beachhead.kernel.table import Table
from beachhead.server.moves import Move, chances
from beachhead.server.wording import is_public, move_lines, turned_at


@dataclass
class Trial:
    """A change that is legal and not yet stored: the table as it would be, and the moves kept and added."""

    table: Table
    keep: int  # moves of the log that stay
    move: Move | None = None


class Course:
    def __init__(self, table: Table, moves: list[Move]) -> None:
        self.table = table
        self.moves = moves

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def position(self) -> Position:
        return self.table.position

    @property
    def over(self) -> bool:
        return self.table.over

    def answered(self, seat: int, number: int, text: str) -> bool:
        """Whether exactly this answer was taken before: sent twice, it counts once."""
        at = number + 1
        while 0 < at < len(self.moves):
            move = self.moves[at]
            if move.seat == seat:
                return move.option == text
            if not move.secret:
                return False
            at += 1
        return False

    def attempt(self, seat: int, number: int, text: str) -> Trial:
        """The answer played on a twin, or a sentence that says what is wrong with it."""
        g = self.position
        if g.asks and g.offers(seat) and g.number - len(g.picks) <= number <= g.number:
            number = g.number  # others picked meanwhile, in secret; this seat is still asked the same
        option = self.table.choose(seat, number, text)
        say, touches = self.game.say_option(g, option), self.game.touches(g, option)
        before = self.game.heading(g)
        table = twin(self.table)
        heard = table.play(option, seat)
        move = Move(table.position.number, seat, option.text, used_by(table), heard, before)
        move.after = self.game.heading(table.position)
        move.turned = turned_at(seat, heard, before, move.after)
        move.say, move.touches = say, touches
        move.lines = count_lines(self.game, g, move, self.moves[-1])
        return Trial(table, len(self.moves), move)

    def attempt_undo(self, seat: int, everything: bool) -> Trial:
        table = twin(self.table)
        if everything:
            table.undo_all(seat)
        else:
            table.undo(seat)
        return Trial(table, table.position.number + 1)

    def take(self, trial: Trial) -> None:
        self.table = trial.table
        del self.moves[trial.keep :]
        if trial.move is not None:
            self.moves.append(trial.move)


def used_by(table: Table) -> int:
    dealer = table.dealer.then if isinstance(table.dealer, Retold) else table.dealer
    return dealer.used if isinstance(dealer, Fair) else 0


def twin(table: Table) -> Table:
    """A table that can be changed without touching this one."""
    copy = Table.__new__(Table)
    copy.game = table.game
    copy.settings = table.settings
    copy.log = table.log[:]
    copy.past = table.past[:]
    copy.position = table.position.copy()
    dealer = table.dealer
    copy.attach(Fair(dealer.secret, dealer.salts, dealer.used) if isinstance(dealer, Fair) else dealer)
    return copy


def count_lines(game: Game, g: Position, move: Move, previous: Move | None) -> tuple[int, ...]:
    """How many log lines each viewer has after the move: spectators, then every seat."""
    before = previous.lines if previous is not None else (0,) * (g.seats + 1)
    if is_public(move.heard):
        more = len(move_lines(game, g, move, EVERYBODY))
        return tuple([n + more for n in before])
    viewers = range(-1, g.seats)
    return tuple([before[v + 1] + len(move_lines(game, g, move, v)) for v in viewers])


def begin(game: Game, seats: int, settings: Settings, dealer: Dealer) -> Course:
    """A new game; its set-up is move 0."""
    table = Table(game, seats, settings, dealer)
    move = Move(0, -1, "", used_by(table), table.log[:])
    head_set_up(game, move, seats, table.settings)
    move.lines = count_lines(game, table.position, move, None)
    return Course(table, [move])


def head_set_up(game: Game, move: Move, seats: int, settings: Settings) -> None:
    """Finds where in the set-up the first turn begins, by setting up once more and stopping at each chance."""
    g, frame = game.first(seats, settings)
    move.before = game.heading(g)
    g.ears = []
    g.start(frame)
    stops = [0]
    for entry in move.heard:
        if isinstance(entry, Dealt):
            if game.heading(g) != move.before:
                break
            g.deal(entry.answer)
            stops.append(move.heard.index(entry) + 1)
    move.after, move.turned = game.heading(g), stops[-1]
    if move.after == move.before:
        move.turned = len(move.heard)


def resume(game: Game, saved: Data, at: int, moves: list[Move], dealer: Fair) -> Course:
    """A game as it was stored: the snapshot taken after move `at`, and the log played on from there."""
    heard: list[Entry] = []
    for move in moves[: at + 1]:
        heard.extend(move.heard)
    table = Table.load(game, saved, dealer, heard)
    if not moves or table.position.number != at:
        raise BadSave(f"The stored position is of move {table.position.number}, but the log says {at}.")
    for move in moves[at + 1 :]:
        table.attach(Retold(chances(move.heard)))
        try:
            again = table.answer(move.seat, table.position.number, move.option)
        except Refused as wrong:
            raise BadSave(f"Move {move.number} of the stored log cannot be played: {wrong}") from wrong
        if len(again) != len(move.heard):
            raise BadSave(f"Move {move.number} of the stored log does not end as it did.")
    dealer.used = moves[-1].used
    table.attach(dealer)
    previous: Move | None = None
    for move in moves:
        move.lines = count_lines(game, table.position, move, previous)
        previous = move
    return Course(table, moves)


def retrace(game: Game, seats: int, settings: Settings, picks: list[tuple[int, str]], dealer: Retold) -> Course:
    """A game brought to where these answers lead, to be played on from there; nothing before can be undone."""
    course = begin(game, seats, settings, dealer)
    for seat, text in picks:
        course.take(course.attempt(seat, course.position.number, text))
    if dealer.then is not None:
        course.table.attach(dealer.then)
    course.table.past.clear()
    return course
