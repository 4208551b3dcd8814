"""The calls over HTTP."""

from __future__ import annotations

from litestar import HttpMethod, Response, get, post, route
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from beachhead import __version__
from beachhead.games.registry import GAMES, find
from beachhead.kernel.game import Game
from beachhead.server import seating
from beachhead.server.hall import Hall
from beachhead.server.levels import LEVELS
from beachhead.server.messages import (
    BotInfo,
    Cards,
    GameInfo,
    Lobby,
    NewTable,
    Opened,
    Rename,
    SeatKey,
    SettingInfo,
    TableInfo,
    TakeSeat,
)
from beachhead.server.problems import PROBLEMS


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        key=game.key,
        title=game.title,
        tagline=game.tagline,
        about=game.about,
        minutes=game.minutes,
        seats=list(game.seats),
        default_seats=game.default_seats,
        settings=[
            SettingInfo(s.key, s.title, s.line, list(s.choices), s.default, list(s.seats)) for s in game.settings
        ],
        colours=list(game.colours),
        credits=game.credits,
        sources=game.sources,
        open=game.open,
    )


@get("/api/lobby", responses=PROBLEMS)
async def lobby() -> Lobby:
    bots = [BotInfo(name, kind.title, kind.line) for name, kind in LEVELS.items()]
    return Lobby([game_info(game) for game in GAMES.values()], bots, __version__)


@get("/api/cards/{game:str}", responses=PROBLEMS)
async def cards(game: FromPath[str], pack: FromQuery[str] = "") -> Cards:
    found = find(game)
    return Cards(found.key, found.deck_pools(pack))


@route("/api/tables", http_method=HttpMethod.OPTIONS, status_code=HTTP_204_NO_CONTENT, include_in_schema=False)
async def tables_options() -> Response[None]:
    """Litestar's own would name only the first of the two methods."""
    return Response(None, status_code=HTTP_204_NO_CONTENT, headers={"Allow": "GET, OPTIONS, POST"})


@get("/api/tables", responses=PROBLEMS)
async def tables(hall: NamedDependency[Hall]) -> list[TableInfo]:
    return await hall.listed()


@post("/api/tables", status_code=HTTP_201_CREATED, responses=PROBLEMS)
async def open_table(data: JSONBody[NewTable], hall: NamedDependency[Hall]) -> Opened:
    return await hall.open_table(data)


@get("/api/tables/{table:str}", responses=PROBLEMS)
async def one_table(table: FromPath[str], hall: NamedDependency[Hall]) -> TableInfo:
    return (await hall.room(table)).info()


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=HTTP_200_OK, responses=PROBLEMS)
async def take_seat(
    table: FromPath[str], seat: FromPath[int], data: JSONBody[TakeSeat], hall: NamedDependency[Hall]
) -> SeatKey:
    return await seating.take_seat(await hall.room(table), seat, data)


@post("/api/tables/{table:str}/seats/{seat:int}/name", status_code=HTTP_200_OK, responses=PROBLEMS)
async def rename(
    table: FromPath[str], seat: FromPath[int], data: JSONBody[Rename], hall: NamedDependency[Hall]
) -> TableInfo:
    room = await hall.room(table)
    await seating.rename(room, seat, data)
    return room.info()


@get("/api/health", responses=PROBLEMS)
async def health(hall: NamedDependency[Hall]) -> dict[str, bool]:
    return {"ok": await hall.store.answers()}


CALLS = [lobby, cards, tables_options, tables, open_table, one_table, take_seat, rename, health]
