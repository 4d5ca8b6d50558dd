"""The HTTP face: thin handlers over the actions, and the socket."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

from litestar import MediaType, Request, Response, WebSocket, delete, get, post, put
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

from zareba.engine import Game, Setting, find_game, games
from zareba.wording import Words, rule_entries

from . import actions, api
from . import protocol as p
from .actions import Made
from .house import House
from .phrasebook import game_words, readers_for
from .rendering import game_view
from .storage import Row
from .table import Refusal, Table, hashed
from .thinking import bots_of

TableId = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{20}$")]
SeatId = Annotated[int, PathParameter(ge=0, le=15)]
GameId = Annotated[str, PathParameter(pattern=r"^[a-z]{1,40}$")]
Bearer = Annotated[
    str | None, HeaderParameter(name="Authorization", pattern=r"^Bearer [A-Za-z0-9_-]{22}$")
]
InLanguage = Annotated[p.Language, QueryParameter(description="Of the words in the answer.")]


def _secret(authorization: str | None) -> str:
    return authorization.removeprefix("Bearer ") if authorization else ""


def _house(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> House:
    house: House = request.app.state.house
    return house


async def _table(request: Request[Any, Any, Any], table: str) -> Table:
    return await _house(request).get(table)


def _shown(table: Table, language: str) -> p.TableView:
    return table.renderer.table(language, table.here())


def _made(made: Made, language: str) -> api.TableMade:
    return api.TableMade(table=_shown(made.table, language), host=made.host, invite=made.invite)


# ------------------------------------------------------------------------------------------ games
@get("/api/games")
async def list_games(
    request: Request[Any, Any, Any], language: InLanguage = "en"
) -> list[api.GameView]:
    """Every game of the house, with its options in words."""
    house = _house(request)
    return [_game_view(game, language, house.overlay(game.name)) for game in games().values()]


@lru_cache(maxsize=64)
def _game_view(game: Game, language: str, overlay: Path | None) -> api.GameView:
    return game_view(game, language, Setting.of(game, overlay=overlay).data.hash, bots_of(game))


def _game(name: str) -> Game:
    if name not in games():
        raise Refusal("no-table")
    return find_game(name)


@get("/api/games/{game:str}/facts")
async def game_facts(
    request: Request[Any, Any, Any], game: GameId, language: InLanguage = "en"
) -> api.Facts:
    """What the board needs, under the default options."""
    setting = Setting.of(_game(game), overlay=_house(request).overlay(game))
    return _facts(setting, language, readers_for(setting).words(language))


def _facts(setting: Setting, language: p.Language, words: Words) -> api.Facts:
    face = setting.game.face("board")
    draw = getattr(face, "facts_for_drawing", None)
    facts = draw(setting.facts, words) if draw else {}
    return api.Facts(setting.game.name, setting.data.hash, language, facts)


@get("/api/games/{game:str}/rules")
async def game_rules(game: GameId, language: InLanguage = "en") -> list[api.RuleView]:
    """The rules in our own words, in the order of the rulebook."""
    return _rules(_game(game), language)


@lru_cache(maxsize=64)
def _rules(game: Game, language: str) -> list[api.RuleView]:
    words = Words(language, game)
    return [
        api.RuleView(
            number=entry.number,
            heading=entry.heading,
            text=words.heading(entry.number) if entry.heading else words.rule(entry.number),
            source=entry.source,
        )
        for entry in rule_entries(game)
    ]


# ----------------------------------------------------------------------------------------- tables
@get("/api/tables")
async def open_tables(
    request: Request[Any, Any, Any], language: InLanguage = "en"
) -> list[p.TableView]:
    """Listed tables with an open seat, the newest first."""
    rows = await _house(request).storage.listed()
    return [
        _row_view(row, language)
        for row in rows
        if any(kind == "open" for kind, *_ in row.summary.seats)
    ]


def _row_view(row: Row, language: str) -> p.TableView:
    """A table in a list, without replaying its game."""
    head, summary = row.head, row.summary
    known = games().get(head.game)
    title = game_words(known, language).text("game-title") if known else head.game
    return p.TableView(
        table=head.id,
        game=head.game,
        title=title,
        players=head.players,
        options=head.options,
        rules_version=summary.rules_version or head.rules_version,
        data_hash=summary.data_hash or head.data_hash,
        commitment=head.commitment,
        status=row.status,  # type: ignore[arg-type]
        listed=head.listed,
        seats=[
            p.SeatView(i, kind, name, bot, lent)  # type: ignore[arg-type]
            for i, (kind, name, bot, lent) in enumerate(summary.seats)
        ],
        choices=summary.choices,
        waiting_for=summary.waiting_for,
        created=head.created,
        changed=row.changed,
        origin=head.origin,
        rematch=summary.rematch,
        manners=summary.manners,
    )


@post("/api/tables")
async def make_table(
    request: Request[Any, Any, Any], data: JSONBody[api.NewTable], language: InLanguage = "en"
) -> api.TableMade:
    """A new table.  The commitment to its dice is published here."""
    return _made(await actions.make_table(_house(request), data), language)


@post("/api/mine", status_code=200)
async def my_tables(
    request: Request[Any, Any, Any], data: JSONBody[api.Secrets], language: InLanguage = "en"
) -> list[api.MyTable]:
    """The tables these secrets open."""
    house = _house(request)
    doors = await house.doors(data.secrets)
    number = {hashed(secret): i for i, secret in enumerate(data.secrets)}
    rows = {row.head.id: row for row in await house.storage.rows({d.table for d in doors})}
    found = [
        api.MyTable(
            table=_row_view(rows[d.table], language),
            secret=number[d.hash],
            role=d.role,  # type: ignore[arg-type]
            seat=None if d.seat < 0 else d.seat,
        )
        for d in doors
    ]
    return sorted(found, key=lambda mine: mine.table.changed, reverse=True)


@get("/api/tables/{table:str}")
async def one_table(
    request: Request[Any, Any, Any], table: TableId, language: InLanguage = "en"
) -> p.TableView:
    return _shown(await _table(request, table), language)


@get("/api/tables/{table:str}/facts")
async def table_facts(
    request: Request[Any, Any, Any], table: TableId, language: InLanguage = "en"
) -> api.Facts:
    """What the board needs, under the table's options."""
    found = await _table(request, table)
    _game(found.ledger.head.game)
    return _facts(found.ledger.setting(), language, found.renderer.words(language))


# ------------------------------------------------------------------------------------------ seats
@post("/api/tables/{table:str}/seats/{seat:int}")
async def take_seat(
    request: Request[Any, Any, Any],
    table: TableId,
    seat: SeatId,
    data: JSONBody[api.Join],
    authorization: Bearer = None,
    language: InLanguage = "en",
) -> api.SeatTaken:
    """Take an open seat, by invitation, at a listed table, or with the seat's own secret."""
    found = await _table(request, table)
    secret = await actions.join(_house(request), found, seat, data, _secret(authorization))
    return api.SeatTaken(table=_shown(found, language), seat=seat, secret=secret)


@delete("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def leave_seat(
    request: Request[Any, Any, Any],
    table: TableId,
    seat: SeatId,
    authorization: Bearer = None,
    language: InLanguage = "en",
) -> p.TableView:
    found = await _table(request, table)
    await actions.leave(_house(request), found, seat, _secret(authorization))
    return _shown(found, language)


@put("/api/tables/{table:str}/seats/{seat:int}/bot")
async def lend_seat(
    request: Request[Any, Any, Any],
    table: TableId,
    seat: SeatId,
    data: JSONBody[api.BotForSeat],
    authorization: Bearer = None,
    language: InLanguage = "en",
) -> p.TableView:
    """A bot plays on."""
    found = await _table(request, table)
    await actions.lend(_house(request), found, seat, data.bot, _secret(authorization))
    return _shown(found, language)


@delete("/api/tables/{table:str}/seats/{seat:int}/bot", status_code=200)
async def take_back_seat(
    request: Request[Any, Any, Any],
    table: TableId,
    seat: SeatId,
    authorization: Bearer = None,
    language: InLanguage = "en",
) -> p.TableView:
    """The person plays on, or the host opens a bot's seat."""
    found = await _table(request, table)
    await actions.take_back(_house(request), found, seat, _secret(authorization))
    return _shown(found, language)


@put("/api/tables/{table:str}/manners")
async def set_manners(
    request: Request[Any, Any, Any],
    table: TableId,
    data: JSONBody[api.NewManners],
    authorization: Bearer = None,
    language: InLanguage = "en",
) -> p.TableView:
    """The host decides how people talk at the table, and whether there are odds."""
    found = await _table(request, table)
    await actions.set_manners(_house(request), found, data, _secret(authorization))
    return _shown(found, language)


# ------------------------------------------------------------------------------ tables of tables
@post("/api/tables/{table:str}/close", status_code=200)
async def close_table(
    request: Request[Any, Any, Any],
    table: TableId,
    authorization: Bearer = None,
    language: InLanguage = "en",
) -> p.TableView:
    found = await _table(request, table)
    await actions.close(_house(request), found, _secret(authorization))
    return _shown(found, language)


@post("/api/tables/{table:str}/rematch")
async def rematch(
    request: Request[Any, Any, Any],
    table: TableId,
    authorization: Bearer = None,
    language: InLanguage = "en",
) -> api.TableMade:
    found = await _table(request, table)
    return _made(await actions.rematch(_house(request), found, _secret(authorization)), language)


@post("/api/tables/{table:str}/branch")
async def branch(
    request: Request[Any, Any, Any],
    table: TableId,
    data: JSONBody[api.NewBranch],
    authorization: Bearer = None,
    language: InLanguage = "en",
) -> api.TableMade:
    """A what-if from any moment."""
    found = await _table(request, table)
    made = await actions.branch(_house(request), found, data, _secret(authorization))
    return _made(made, language)


# ---------------------------------------------------------------------------------------- records
@get("/api/tables/{table:str}/record", media_type=MediaType.JSON)
async def export_record(
    request: Request[Any, Any, Any], table: TableId, authorization: Bearer = None
) -> Response[Any]:
    found = await _table(request, table)
    text = await actions.export(_house(request), found, _secret(authorization))
    name = f"{found.ledger.head.game}-{found.id}.json"
    return Response(
        text.encode(),
        media_type=MediaType.JSON,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@post("/api/records")
async def import_record(
    request: Request[Any, Any, Any], language: InLanguage = "en"
) -> api.TableMade:
    """A table from an exported record (the request's body)."""
    house = _house(request)
    body = await request.body()
    if len(body) > house.settings.record_bytes:
        raise Refusal("too-long")
    return _made(await actions.import_record(house, body), language)


@get("/api/tables/{table:str}/verdict")
async def verdict(
    request: Request[Any, Any, Any], table: TableId, language: InLanguage = "en"
) -> api.Verdict:
    """The record replayed from the revealed secret."""
    return await actions.verdict(_house(request), await _table(request, table), language)


# --------------------------------------------------------------------------------------- operation
@get("/api/health")
async def health(request: Request[Any, Any, Any]) -> dict[str, str | int]:
    house = _house(request)
    return {"run": house.run, "tables": len(house.tables), "sockets": house.sockets}


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> bytes:
    return _house(request).metrics.text()


HANDLERS = [
    list_games, game_facts, game_rules, open_tables, make_table, my_tables, one_table, table_facts,
    take_seat, leave_seat, lend_seat, take_back_seat, set_manners, close_table, rematch, branch,
    export_record, import_record, verdict, health, metrics,
]  # fmt: skip
