"""Calls that look at games: records, replays, scores, proofs; and what follows a game."""

from __future__ import annotations

import asyncio
import hashlib

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from beachhead.games.registry import find
from beachhead.kernel.record import Record, parse, verify
from beachhead.server import following
from beachhead.server.errors import NotNow, TooBig, WrongKey
from beachhead.server.films import Film, check_importable, fair_word
from beachhead.server.hall import Hall
from beachhead.server.messages import (
    Analysis,
    Fork,
    ImportRecord,
    Opened,
    Rematch,
    Replayed,
    ReplayStep,
    ScorePoint,
)
from beachhead.server.problems import PROBLEMS
from beachhead.server.records import full_record, plain_record, seen_record
from beachhead.server.room import Room
from beachhead.server.screens import SPECTATOR
from beachhead.server.seating import held_by, seat_at

LARGEST_RECORD = 300_000


def viewer_at(room: Room, key: str, seat: int) -> int:
    """Whose eyes a replay is seen with: any seat's when the game is over, else one's own or a spectator's."""
    held = held_by(room, [key]) if key else []
    if key and not held:
        raise WrongKey("That key opens no seat of this table.")
    if seat == SPECTATOR:
        return held[0] if held else SPECTATOR
    seat_at(room, seat)
    if seat not in held and room.row.state != "over":
        raise WrongKey("During play a seat's view is for who holds its key.")
    return seat


def film_of(hall: Hall, room: Room) -> Film:
    key = f"{room.row.id}/{room.playing().position.number}"
    return hall.shelf.find(key) or hall.shelf.put(key, Film(room.game, plain_record(room)))


async def imported(hall: Hall, text: str) -> tuple[Record, Film]:
    """The film of a record that somebody sent; read in a thread, because it may be long."""
    if len(text) > LARGEST_RECORD:
        raise TooBig(f"A record has at most {LARGEST_RECORD} characters.")
    record = parse(text)
    check_importable(record)
    game = find(record.game)
    key = hashlib.sha256(text.encode()).hexdigest()
    film = hall.shelf.find(key) or hall.shelf.put(key, await asyncio.to_thread(Film, game, record))
    return record, film


def finished(room: Room) -> Room:
    if room.row.state != "over":
        raise NotNow("That is for games that are over; this one is still played.")
    return room


@get("/api/tables/{table:str}/record", media_type="text/plain", responses=PROBLEMS)
async def record(table: FromPath[str], hall: NamedDependency[Hall], key: FromQuery[str] = "") -> Response[str]:
    room = await hall.room(table)
    if room.row.state == "over":
        text = full_record(room).text()
    else:
        text = seen_record(room, viewer_at(room, key, SPECTATOR)).text()
    name = f"{room.row.game}-{table}.txt"
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}"'}, media_type="text/plain")


@get("/api/tables/{table:str}/replay", responses=PROBLEMS)
async def replay(table: FromPath[str], hall: NamedDependency[Hall]) -> Replayed:
    film = film_of(hall, await hall.room(table))
    return film.summary(fair_word(film.record))


@get("/api/tables/{table:str}/replay/{step:int}", responses=PROBLEMS)
async def replay_step(
    table: FromPath[str],
    step: FromPath[int],
    hall: NamedDependency[Hall],
    seat: FromQuery[int] = SPECTATOR,
    key: FromQuery[str] = "",
) -> ReplayStep:
    room = await hall.room(table)
    return film_of(hall, room).at(step, viewer_at(room, key, seat))


@get("/api/tables/{table:str}/scores", responses=PROBLEMS)
async def scores(table: FromPath[str], hall: NamedDependency[Hall]) -> list[ScorePoint]:
    return film_of(hall, finished(await hall.room(table))).scores


@get("/api/tables/{table:str}/analysis", responses=PROBLEMS)
async def analysis(table: FromPath[str], hall: NamedDependency[Hall]) -> Analysis:
    return await hall.analyst.analysis(finished(await hall.room(table)))


@get("/api/tables/{table:str}/verify", responses=PROBLEMS)
async def prove(table: FromPath[str], hall: NamedDependency[Hall]) -> Replayed:
    room = await hall.room(table)
    film = film_of(hall, room)
    if room.row.state != "over":
        return film.summary(fair_word(film.record))
    proof = await asyncio.to_thread(verify, room.game, full_record(room))
    return film.summary(proof.fair)


@post("/api/tables/{table:str}/rematch", status_code=HTTP_201_CREATED, responses=PROBLEMS)
async def rematch(table: FromPath[str], data: JSONBody[Rematch], hall: NamedDependency[Hall]) -> Opened:
    return await following.rematch(hall, await hall.room(table), data)


@post("/api/tables/{table:str}/fork", status_code=HTTP_201_CREATED, responses=PROBLEMS)
async def fork(table: FromPath[str], data: JSONBody[Fork], hall: NamedDependency[Hall]) -> Opened:
    room = finished(await hall.room(table))
    return await following.fork(hall, film_of(hall, room), data, table)


@post("/api/records", status_code=HTTP_200_OK, responses=PROBLEMS)
async def import_record(data: JSONBody[ImportRecord], hall: NamedDependency[Hall]) -> Replayed:
    record, film = await imported(hall, data.record)
    proof = await asyncio.to_thread(verify, film.game, record)
    return film.summary(proof.fair)


@post("/api/records/replay/{step:int}", status_code=HTTP_200_OK, responses=PROBLEMS)
async def import_step(
    step: FromPath[int], data: JSONBody[ImportRecord], hall: NamedDependency[Hall], seat: FromQuery[int] = SPECTATOR
) -> ReplayStep:
    _, film = await imported(hall, data.record)
    if not SPECTATOR <= seat < film.record.seats:
        raise NotNow(f"That game has seats 0 to {film.record.seats - 1}, not {seat}.")
    return film.at(step, seat)


@post("/api/records/fork", status_code=HTTP_201_CREATED, responses=PROBLEMS)
async def import_fork(data: JSONBody[Fork], hall: NamedDependency[Hall]) -> Opened:
    _, film = await imported(hall, data.record)
    return await following.fork(hall, film, data, "record")


WATCHING = [
    record,
    replay,
    replay_step,
    scores,
    analysis,
    prove,
    rematch,
    fork,
    import_record,
    import_step,
    import_fork,
]
