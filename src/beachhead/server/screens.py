"""What one viewer is sent: the state of the table and the lines of its log, built from what that viewer may see."""

from __future__ import annotations

import msgspec

from beachhead.kernel.game import Game
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position
from beachhead.kernel.words import Say
from beachhead.server.course import Course
from beachhead.server.messages import Log, LogLine, OptionInfo, State
from beachhead.server.moves import Move
from beachhead.server.wording import move_lines

SPECTATOR = -1
ENCODER = msgspec.json.Encoder()


def state_of(course: Course, viewer: int) -> State:
    game, g = course.game, course.position
    offers = g.offers(viewer) if viewer != SPECTATOR else []
    return State(
        viewer=viewer,
        number=g.number,
        turn=game.heading(g),
        deciders=g.deciders(),
        prompt=prompt_of(game, g, viewer, bool(offers)),
        options=[option_info(game, g, option) for option in offers],
        reasons=game.reasons(g, viewer) if viewer != SPECTATOR and not course.over else {},
        can_undo=viewer != SPECTATOR and course.table.can_undo(viewer),
        view=msgspec.Raw(ENCODER.encode(game.view(g, viewer))),
        sheet=game.sheet(g, viewer),
        outcome=game.outcome(g) if course.over else None,
    )


def option_info(game: Game, g: Position, option: Option) -> OptionInfo:
    return OptionInfo(option.text, game.say_option(g, option), game.touches(g, option), game.gain(g, option))


def prompt_of(game: Game, g: Position, viewer: int, asked: bool) -> Say:
    """The question to whoever is asked; to everybody else, whose decision it is and no more."""
    if asked:
        return game.prompt(g, viewer)
    names = [game.colours[seat] for seat in g.deciders()]
    if not names:
        return game.outcome(g).why
    who = " and ".join(names)
    return Say("table.waiting", f"Waiting for {who}.", {"who": who})


def log_from(course: Course, viewer: int, first: int = 0) -> Log:
    """The log lines of the moves from number `first` on."""
    start = course.moves[first - 1].lines[viewer + 1] if first else 0
    lines: list[LogLine] = []
    for move in course.moves[first:]:
        lines.extend(lines_of(course.game, course.position, move, viewer, start + len(lines)))
    return Log(viewer, start, lines)


def lines_of(game: Game, g: Position, move: Move, viewer: int, start: int) -> list[LogLine]:
    touches = [] if move.secret and viewer != move.seat else move.touches
    said = move_lines(game, g, move, viewer)
    return [LogLine(start + i, turn, seat, say, move.number, touches) for i, (turn, seat, say) in enumerate(said)]


def encoded(message: msgspec.Struct) -> str:
    return ENCODER.encode(message).decode()
