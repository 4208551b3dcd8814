"""The hall: every table of this server, in memory while somebody needs it, in the store always."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

import msgspec

from beachhead.games.registry import find
from beachhead.kernel.dealers import Fair
from beachhead.kernel.errors import OtherRules, Refused
from beachhead.kernel.game import Game
from beachhead.server.course import resume
from beachhead.server.errors import NoSuchTable
from beachhead.server.films import Shelf
from beachhead.server.hindsight import Analyst
from beachhead.server.keys import hashed, new_key, new_table_id, tidy_name, tidy_salt
from beachhead.server.levels import level_named
from beachhead.server.messages import NewTable, Opened, SeatKey, SeatPlan, TableInfo
from beachhead.server.room import Room, now
from beachhead.server.store.rows import Row, Seat
from beachhead.server.store.store import Store, Writing
from beachhead.server.thinking import Thinkers

LOG = logging.getLogger("beachhead.server")
SECRET_BYTES = 32
IDLE = 300.0  # seconds after which a table that nobody watches leaves memory


class Hall:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.shelf = Shelf()
        self.analyst = Analyst(store)
        self.chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.open()
        self.chores = [asyncio.create_task(self.wake_bots()), asyncio.create_task(self.sweep())]

    async def close(self) -> None:
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.close()
        await self.analyst.close()
        await self.thinkers.close()
        await self.store.close()

    async def wake_bots(self) -> None:
        """After a restart the bots go on where it is their decision."""
        for table in await self.store.waiting_for_bots():
            try:
                (await self.room(table)).stir()
            except Refused as wrong:
                LOG.warning("table %s cannot go on: %s", table, wrong)

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(IDLE / 5)
            for table, room in list(self.rooms.items()):
                idle = not room.visitors and room.next_other() is None and not room.lock.locked()
                if idle and time.monotonic() - room.touched > IDLE:
                    await room.rest()
                    if room.visitors or time.monotonic() - room.touched <= IDLE:
                        continue
                    del self.rooms[table]
                    self.loading.pop(table, None)

    # Tables.

    async def room(self, table: str) -> Room:
        room = self.rooms.get(table)
        if room is None:
            async with self.loading.setdefault(table, asyncio.Lock()):
                room = self.rooms.get(table)
                if room is None:
                    try:
                        room = await self.load(table)
                    except NoSuchTable:
                        self.loading.pop(table, None)
                        raise
                    self.rooms[table] = room
        room.touched = time.monotonic()
        return room

    async def load(self, table: str) -> Room:
        row = await self.store.row(table)
        room = self.make_room(find(row.game), row)
        room.chat = await self.store.chat(table)
        await self.catch_up(room)
        return room

    async def catch_up(self, room: Room) -> None:
        """Puts a room where the store says it is: the snapshot, and the log since."""
        table, game = room.row.id, room.game
        row = await self.store.row(table)
        if row.rules != game.rules:
            raise OtherRules(
                f"That table is played by rules {row.rules} of {game.title}; this server has rules {game.rules}. "
                "It is kept as it is: a server with its rules can go on with it."
            )
        room.row = row
        saved = await self.store.snapshot(table)
        if saved is None:
            return
        at, data = saved
        opening, _ = game.first(len(row.seats), game.check(len(row.seats), row.settings))
        moves = await self.store.moves(table, game.grammar_of(opening))
        room.course = resume(game, msgspec.json.decode(data), at, moves, Fair(row.secret, row.salts))
        room.snapshot_at = at

    async def listed(self) -> list[TableInfo]:
        infos = []
        for row in await self.store.public_tables():
            room = self.rooms.get(row.id) or Room(find(row.game), row, self.store, self.thinkers)
            infos.append(room.info())
        return infos

    # Opening.

    async def open_table(self, asked: NewTable) -> Opened:
        game = find(asked.game)
        settings = game.check(len(asked.seats), asked.settings)
        keys: list[SeatKey] = []
        invitations: list[SeatKey] = []
        seats: list[Seat] = []
        for n, plan in enumerate(asked.seats):
            seats.append(self.seat_for(game, n, plan, asked.salt if not keys else "", keys, invitations))
        row = self.new_row(game, settings, seats, asked.name, asked.public)
        row.opener = keys[0].seat if keys else -1
        row.hints = asked.hints or not invitations
        room = await self.add(game, row)
        if not invitations:
            await room.start()
        return Opened(room.info(), keys, invitations)

    def seat_for(
        self, game: Game, n: int, plan: SeatPlan, salt: str, keys: list[SeatKey], invitations: list[SeatKey]
    ) -> Seat:
        if plan.kind == "bot":
            return Seat("bot", tidy_name(plan.name, game.colours[n]), level=level_named(plan.level))
        key = new_key()
        (keys if plan.kind == "here" else invitations).append(SeatKey(n, key))
        name = tidy_name(plan.name, game.colours[n])
        if plan.kind == "here":
            return Seat("person", name, key=hashed(key), salt=tidy_salt(salt))
        return Seat("open", name, key=hashed(key))

    def new_row(self, game: Game, settings: dict[str, str], seats: list[Seat], name: str, public: bool) -> Row:
        stamp = now()
        return Row(
            id=new_table_id(),
            game=game.key,
            rules=game.rules,
            name=tidy_name(name, game.title),
            settings=settings,
            seats=seats,
            public=public,
            state="waiting",
            created=stamp,
            changed=stamp,
            secret=secrets.token_bytes(SECRET_BYTES),
        )

    async def add(self, game: Game, row: Row) -> Room:
        await self.store.write(Writing(row.id, new=row))
        self.rooms[row.id] = room = self.make_room(game, row)
        return room

    def make_room(self, game: Game, row: Row) -> Room:
        room = Room(game, row, self.store, self.thinkers)
        room.catch_up = self.catch_up
        return room
