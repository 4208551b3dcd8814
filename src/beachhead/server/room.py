"""A room: one table, the people at it, and the one order in which things happen there.

Every change is tried on a twin of the position, stored and made durable, acknowledged, and then shown.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

import msgspec

from beachhead.kernel.dealers import Fair, commitment
from beachhead.kernel.errors import Refused
from beachhead.kernel.game import Game, Outcome
from beachhead.server.course import Course, Trial, begin
from beachhead.server.errors import NotNow, Overtaken, StorageFailed
from beachhead.server.messages import Ack, ChatLine, SeatInfo, TableInfo, TableNews, Welcome
from beachhead.server.screens import encoded, log_from, state_of
from beachhead.server.store.rows import Row, Seat
from beachhead.server.store.store import Store, Writing
from beachhead.server.thinking import Thinkers
from beachhead.server.visitor import Visitor

LOG = logging.getLogger("beachhead.server")
SNAPSHOT_EVERY = 25
PAUSE = (0.3, 1.2)  # seconds before the server passes for a seat, so that nobody learns who could respond
RETRY = 1.0  # seconds until a bot tries again to store its answer


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


class Room:
    def __init__(self, game: Game, row: Row, store: Store, thinkers: Thinkers) -> None:
        self.game = game
        self.row = row
        self.store = store
        self.thinkers = thinkers
        self.course: Course | None = None
        self.snapshot_at = 0
        self.chat: list[tuple[int, ChatLine]] = []
        self.visitors: list[Visitor] = []
        self.lock = asyncio.Lock()
        self.thinking: int | None = None
        self.thought_ms: dict[int, int] = {}
        self.others: asyncio.Task[None] | None = None
        self.closed = False
        self.touched = time.monotonic()
        self.catch_up: Callable[[Room], Awaitable[None]] | None = None

    # What everybody knows of the table.

    def info(self) -> TableInfo:
        row, over = self.row, self.row.state == "over"
        return TableInfo(
            id=row.id,
            game=row.game,
            name=row.name,
            settings=row.settings,
            seats=[self.seat_info(n, seat) for n, seat in enumerate(row.seats)],
            state=row.state,  # type: ignore[arg-type]
            public=row.public,
            number=row.number,
            created=row.created,
            changed=row.changed,
            commitment="" if row.forked_from else commitment(row.secret),
            salts=row.salts,
            secret=row.secret.hex() if over and not row.forked_from else "",
            rules=row.rules,
            outcome=msgspec.json.decode(row.outcome, type=Outcome) if row.outcome else None,
            forked_from=row.forked_from,
            rematch=row.rematch,
            hints=row.hints,
            opener=row.opener,
        )

    def seat_info(self, n: int, seat: Seat) -> SeatInfo:
        return SeatInfo(
            seat=n,
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            sitting_in=seat.sitting_in,
            present=self.present(n),
            thinking=self.thinking == n,
            thought_ms=self.thought_ms.get(n, 0),
        )

    def present(self, seat: int) -> bool:
        return any(seat in visitor.holds for visitor in self.visitors)

    def played_by_bot(self, seat: int) -> bool:
        held = self.row.seats[seat]
        return held.kind == "bot" or held.sitting_in

    # People come and go.

    def join(self, visitor: Visitor) -> None:
        self.touched = time.monotonic()
        if visitor not in self.visitors:
            self.visitors.append(visitor)
        visitor.send(Welcome(self.info(), visitor.holds))
        for _, line in self.chat:
            visitor.send(line)
        if self.course is not None:
            for viewer in visitor.watches:
                visitor.send(state_of(self.course, viewer))
                visitor.send(log_from(self.course, viewer))
        self.tell_news(apart_from=visitor)
        self.stir()

    def leave(self, visitor: Visitor) -> None:
        self.touched = time.monotonic()
        if visitor in self.visitors:
            self.visitors.remove(visitor)
            self.tell_news()

    # What is sent out.

    def tell_news(self, apart_from: Visitor | None = None) -> None:
        if self.visitors:
            text = encoded(TableNews(self.info()))
            for visitor in self.visitors:
                if visitor is not apart_from:
                    visitor.send_text(text)

    def show(self, first: int) -> None:
        """Sends the position and the log from move `first` on, encoded once for each viewer."""
        course = self.course
        if course is None:
            return
        made: dict[int, tuple[str, str]] = {}
        for visitor in self.visitors:
            for viewer in visitor.watches:
                if viewer not in made:
                    made[viewer] = (encoded(state_of(course, viewer)), encoded(log_from(course, viewer, first)))
                for text in made[viewer]:
                    visitor.send_text(text)

    # The game.

    async def start(self) -> None:
        """Everybody is seated: the salts are joined, and the fair dealer sets the table up."""
        salts = ".".join(seat.salt for seat in self.row.seats if seat.kind == "person")
        dealer = Fair(self.row.secret, salts)
        course = begin(self.game, len(self.row.seats), self.row.settings, dealer)
        trial = Trial(course.table, 0, course.moves[0])
        changes = self.changes_for(trial)
        changes.update(state="playing", salts=salts, seats=msgspec.json.encode(self.row.seats).decode())
        writing = Writing(self.row.id, changes=changes, moves=course.moves[:])
        writing.snapshot = (0, snapshot_text(course.table.save()))
        await self.store.write(writing)
        self.course = course
        self.take_changes(changes)
        self.tell_news()
        self.show(0)
        self.stir()

    def playing(self) -> Course:
        if self.course is None:
            raise NotNow("The table waits for a player; the game has not begun.")
        return self.course

    async def answer(self, seat: int, number: int, text: str, sender: Visitor | None = None) -> None:
        """Shielded: an answer that is on its way to the store is finished even if its sender goes."""
        await asyncio.shield(asyncio.ensure_future(self.answer_in_turn(seat, number, text, sender)))

    async def answer_in_turn(self, seat: int, number: int, text: str, sender: Visitor | None) -> None:
        async with self.lock:
            course = self.playing()
            if not course.answered(seat, number, text):
                trial = course.attempt(seat, number, text)
                assert trial.move is not None
                await self.keep(course, trial)
            else:
                trial = None
            if sender is not None:
                sender.send(Ack(seat, number))
            if trial is not None:
                self.show(trial.keep)
                if course.over:
                    self.tell_news()
                self.stir()

    async def undo(self, seat: int, everything: bool) -> None:
        await asyncio.shield(asyncio.ensure_future(self.undo_in_turn(seat, everything)))

    async def undo_in_turn(self, seat: int, everything: bool) -> None:
        async with self.lock:
            course = self.playing()
            trial = course.attempt_undo(seat, everything)
            await self.keep(course, trial)
            self.show(trial.keep)
            self.stir()

    async def keep(self, course: Course, trial: Trial) -> None:
        """Stores a change and only then takes it over."""
        changes = self.changes_for(trial)
        writing = Writing(self.row.id, changes=changes)
        if trial.move is None:
            writing.keep = trial.keep
        else:
            writing.moves = [trial.move]
            number = trial.move.number
            if not trial.table.past and (trial.table.over or number - self.snapshot_at >= SNAPSHOT_EVERY):
                writing.snapshot = (number, snapshot_text(trial.table.save()))
        try:
            await self.store.write(writing)
        except Overtaken as late:
            if self.catch_up is not None:
                await self.catch_up(self)
                self.show(0)
            raise StorageFailed("The table has moved on elsewhere; look again.") from late
        course.take(trial)
        self.take_changes(changes)
        if writing.snapshot is not None:
            self.snapshot_at = writing.snapshot[0]

    def changes_for(self, trial: Trial) -> dict[str, object]:
        table = trial.table
        deciders = table.position.deciders()
        changes: dict[str, object] = {
            "number": table.position.number,
            "changed": now(),
            "bot_decides": any(self.played_by_bot(seat) for seat in deciders),
        }
        if table.over:
            outcome = self.game.outcome(table.position)
            changes.update(state="over", outcome=msgspec.json.encode(outcome).decode())
        return changes

    def take_changes(self, changes: dict[str, object]) -> None:
        for name, value in changes.items():
            if name != "seats":
                setattr(self.row, name, value)

    # Bots, and seats that can only pass.

    def stir(self) -> None:
        """Sets to work whoever decides without a person."""
        if self.closed or (self.others is not None and not self.others.done()):
            return
        if self.next_other() is not None:
            self.others = asyncio.create_task(self.move_others())

    def next_other(self) -> tuple[int, bool] | None:
        """The first seat that decides now without a person, and whether it is a bot."""
        if self.course is None:
            return None
        g = self.course.position
        for seat in g.deciders():
            if self.played_by_bot(seat):
                return seat, True
            offers = g.offers(seat)
            passes = any(option.verb == "pass" for option in offers)
            if passes and (len(offers) == 1 or self.row.seats[seat].auto):
                return seat, False
        return None

    async def move_others(self) -> None:
        while (other := self.next_other()) is not None:
            seat, bot = other
            assert self.course is not None
            g = self.course.position
            number = g.number
            try:
                text = await self.choose_for(seat, bot)
                if self.next_other() == other and self.course.position is g:
                    await self.answer(seat, number, text)
            except StorageFailed:
                await asyncio.sleep(RETRY)
            except Refused as wrong:
                LOG.warning("an answer for seat %d of %s was refused: %s", seat, self.row.id, wrong)
                await asyncio.sleep(RETRY)
            except Exception:  # whatever it is, the table must not stand still for good
                LOG.exception("seat %d of %s could not answer", seat, self.row.id)
                await asyncio.sleep(RETRY)
        if self.thinking is not None:
            self.thinking = None
            self.tell_news()

    async def choose_for(self, seat: int, bot: bool) -> str:
        assert self.course is not None
        g = self.course.position
        offers = g.offers(seat)
        window = [option.text for option in offers if option.verb == "pass"]
        if window:
            low, high = PAUSE
            await asyncio.sleep(low + (high - low) * secrets.randbelow(1000) / 1000)
        if not bot:
            return window[0]
        if self.thinking != seat:
            self.thinking = seat
            self.tell_news()
        began = time.monotonic()
        text = await self.thinkers.choose(self.row.id, self.row.seats[seat].level, self.game, g, seat)
        self.thought_ms[seat] = int((time.monotonic() - began) * 1000)
        return text

    async def close(self) -> None:
        self.closed = True
        if self.others is not None:
            self.others.cancel()
            await asyncio.gather(self.others, return_exceptions=True)
        async with self.lock:  # an answer on its way to the store is finished first
            await self.rest()

    async def rest(self) -> None:
        """Leaves a snapshot behind, so that the next start has nothing to replay; without one it only takes longer."""
        course = self.course
        if course is not None and not course.table.past and course.position.number > self.snapshot_at:
            saved = (course.position.number, snapshot_text(course.table.save()))
            with contextlib.suppress(StorageFailed):
                await self.store.write(Writing(self.row.id, snapshot=saved))
                self.snapshot_at = saved[0]


def snapshot_text(saved: dict[str, object]) -> str:
    return msgspec.json.encode(saved).decode()
