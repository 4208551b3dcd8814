"""Non-interference over what the server really sends: re-deal what a viewer cannot see, and every byte stays the same.

Runs over the registry, so that the next game is covered; the toy game hides hands, plans and bids.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from beachhead.games.registry import GAMES
from beachhead.kernel.game import Game
from beachhead.kernel.log import Dealt, Entry, Picked, Told
from beachhead.kernel.position import Position
from beachhead.server import socket as socket_module
from beachhead.server.films import Film
from beachhead.server.hall import Hall
from beachhead.server.messages import NewTable, SeatPlan
from beachhead.server.records import plain_record, seen_record
from beachhead.server.room import Room
from beachhead.server.screens import encoded
from beachhead.server.store.store import Store
from beachhead.server.thinking import Thinkers
from beachhead.server.visitor import Visitor
from tests.kernel.toy.meta import GAME as SKIRMISH

CASES = [*GAMES.values(), SKIRMISH]


def unseen(entry: Entry, viewer: int) -> bool:
    if isinstance(entry, Picked):
        return entry.secret and entry.seat != viewer
    return isinstance(entry, (Dealt, Told)) and entry.to not in (-1, viewer)


def altered(game: Game, heard: list[Entry], viewer: int, rng: random.Random) -> list[Entry]:
    """The same log, where everything that the viewer did not see went differently."""
    options = [option for verb in game.grammar.verbs.values() for option in verb.made.values()]
    changed: list[Entry] = []
    for entry in heard:
        if not unseen(entry, viewer):
            changed.append(entry)
        elif isinstance(entry, Picked):
            changed.append(Picked(entry.seat, entry.number, rng.choice(options), True))
        elif isinstance(entry, Dealt):
            answer = tuple(rng.randrange(3) for _ in entry.answer)
            changed.append(Dealt(entry.kind, entry.pile, answer, entry.to))
        elif isinstance(entry, Told):
            changed.append(Told(entry.key, entry.seat, tuple(rng.randrange(2) for _ in entry.args), entry.to))
    return changed


@contextmanager
def redealt(room: Room, viewer: int, rng: random.Random) -> Iterator[None]:
    """The table for a while as it might also be, for all that the viewer knows."""
    course = room.course
    assert course is not None
    real, heards = course.table.position, [move.heard for move in course.moves]
    says = [(move.say, move.touches) for move in course.moves]
    course.table.position = room.game.redeal(real, viewer, rng)
    for move in course.moves:
        if move.secret and move.seat != viewer:
            move.say, move.touches = None, ["card:other"]
        move.heard = altered(room.game, move.heard, viewer, rng)
    yield
    course.table.position = real
    for move, heard, (say, touches) in zip(course.moves, heards, says, strict=True):
        move.heard, move.say, move.touches = heard, say, touches


HOSTILE = (
    '{"t":"answer","seat":%d,"number":%d,"option":"end_turn"}',
    '{"t":"answer","seat":%d,"number":%d,"option":"nonsense"}',
    '{"t":"answer","seat":%d,"number":%d,"option":"bid 9"}',
    '{"t":"answer","seat":%d,"number":%d,"option":"play frenzy"}',
)


async def everything_sent(room: Room, viewer: int) -> list[str]:
    """Joining, the record, and errors of every kind that change nothing."""
    assert room.course is not None
    visitor = Visitor()
    visitor.holds = [viewer] if viewer >= 0 else []
    room.join(visitor)
    number = room.course.position.number
    offered = [option.text for option in room.course.position.offers(viewer)] if viewer >= 0 else []
    for seat in range(-1, len(room.row.seats)):
        for shape in HOSTILE:
            for at in (number, number + 1):
                frame = shape % (seat, at)
                if not any(f'"{text}"' in frame for text in offered):
                    await socket_module.heed(room, visitor, frame)
        await socket_module.heed(room, visitor, f'{{"t":"sit_in","seat":{seat},"level":"genius"}}')
    room.leave(visitor)
    return [*visitor.outbox, seen_record(room, viewer).text()]


class Elsewhere(Film):
    """The film of the same game, shown from positions and with a log that are dealt anew."""

    viewer = -1
    rng = random.Random(0)

    def position(self, step: int) -> Position:
        return self.game.redeal(super().position(step), self.viewer, self.rng)


def film_sent(room: Room, viewer: int, rng: random.Random) -> None:
    real, other = Film(room.game, plain_record(room)), Elsewhere(room.game, plain_record(room))
    other.viewer, other.rng = viewer, rng
    for step in sorted(rng.sample(range(real.steps + 1), min(6, real.steps))):
        shown = encoded(real.at(step, viewer))
        kept = [(frame.move.heard, frame.move.say) for frame in other.frames]
        position = other.position(step)
        other.position = lambda _, p=position: p  # type: ignore[method-assign, misc]
        for frame in other.frames:
            if frame.move.secret and frame.move.seat != viewer:
                frame.move.say = None
            frame.move.heard = altered(room.game, frame.move.heard, viewer, rng)
        assert encoded(other.at(step, viewer)) == shown
        del other.position
        for frame, (heard, say) in zip(other.frames, kept, strict=True):
            frame.move.heard, frame.move.say = heard, say


async def open_room(hall: Hall, game: Game, seats: int) -> Room:
    opened = await hall.open_table(NewTable(game.key, [SeatPlan("here") for _ in range(seats)]))
    room = await hall.room(opened.table.id)
    await room.close()  # nobody is passed for: the test alone decides when a seat answers
    return room


async def walk(database: str, game: Game, seats: int, decisions: int) -> int:
    hall = Hall(Store(database), Thinkers())
    await hall.store.open()
    rng = random.Random(f"{game.key} {seats}")
    room = await open_room(hall, game, seats)
    looks = 0
    for _ in range(decisions):
        course = room.course
        assert course is not None
        if course.over:
            break
        viewers = range(-1, seats)
        for viewer in viewers if rng.random() < 0.5 else []:
            sent = await everything_sent(room, viewer)
            assert len(sent) > 8
            with redealt(room, viewer, rng):
                assert await everything_sent(room, viewer) == sent
            looks += 1
        if rng.random() < 0.15:
            film_sent(room, rng.choice(viewers), rng)
        seat = rng.choice(course.position.deciders())
        await room.answer(seat, course.position.number, rng.choice(course.position.offers(seat)).text)
    await hall.close()
    return looks


@pytest.mark.parametrize("game", CASES, ids=lambda game: game.key)
def test_no_byte_depends_on_what_is_hidden(game: Game, tmp_path) -> None:  # type: ignore[no-untyped-def]
    for seats in game.seats[:2]:
        database = f"sqlite:///{tmp_path / f'{seats}.sqlite3'}"
        assert asyncio.run(walk(database, game, seats, 40)) > 10


def test_the_test_sees_a_leak(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    """A log that is not masked, or a prompt that looks into a hand, is noticed."""
    monkeypatch.setattr("beachhead.server.wording.visible", lambda heard, _: list(heard))
    with pytest.raises(AssertionError):
        asyncio.run(walk(f"sqlite:///{tmp_path / 'leak.sqlite3'}", SKIRMISH, 2, 40))


def test_no_key_and_no_secret_in_any_byte(tmp_path) -> None:  # type: ignore[no-untyped-def]
    async def play() -> None:
        hall = Hall(Store(f"sqlite:///{tmp_path / 'secret.sqlite3'}"), Thinkers())
        await hall.store.open()
        room = await open_room(hall, SKIRMISH, 2)
        assert room.course is not None
        rng = random.Random(5)
        while not room.course.over:
            secrets = [room.row.secret.hex(), *(seat.key for seat in room.row.seats)]
            sent = "".join([*(await everything_sent(room, 0)), *(await everything_sent(room, -1))])
            assert not [secret for secret in secrets if secret in sent]
            seat = rng.choice(room.course.position.deciders())
            offers = room.course.position.offers(seat)
            await room.answer(seat, room.course.position.number, rng.choice(offers).text)
        after = "".join(await everything_sent(room, -1))
        assert room.row.secret.hex() in after
        assert not [seat.key for seat in room.row.seats if seat.key in after]
        await hall.close()

    asyncio.run(play())
