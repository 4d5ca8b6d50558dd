"""The HTTP face: thin handlers over the actions, and the socket."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.params import JSONBody

from zareba.analysis.provenance import KINDS, counts, in_words, sourced, unprinted
from zareba.engine import BadOption, Game, Setting, games
from zareba.server.jobs.thinking import bots_of
from zareba.server.jobs.waiting import unless_gone
from zareba.server.ledger.entries import Seat
from zareba.server.ledger.seating import seat_view
from zareba.server.storage.keys import hashed
from zareba.server.storage.storage import Row
from zareba.server.tables import actions, newrules, records, salting
from zareba.server.tables.actions import Made
from zareba.server.views.catalogue import form_view, game_view
from zareba.server.views.phrasebook import game_words, house_words, phrasebook_for
from zareba.server.wire import api
from zareba.server.wire import protocol as p
from zareba.server.wire.declined import Declined
from zareba.wording import Words, rule_entries, source_in_words

from .examples import names_at
from .heads import InLanguage, SeatId, TheGame, TheHouse, TheTable, TheVisit
from .lean import Lean


def _made(made: Made, language: str) -> api.TableMade:
    return api.TableMade(table=made.table.shown(language), host=made.host, invite=made.invite)


# ------------------------------------------------------------------------------------------ games
@get("/api/games", middleware=[Lean()])
async def list_games(house: TheHouse, language: InLanguage = "en") -> list[api.GameView]:
    """Every game of the house, with its options in words."""
    return [_game_view(game, language, house.overlay(game.name)) for game in games().values()]


@lru_cache(maxsize=64)
def _game_view(game: Game, language: str, overlay: Path | None) -> api.GameView:
    return game_view(game, language, Setting.of(game, overlay=overlay).data.hash, bots_of(game))


@get("/api/games/{game:str}/facts", middleware=[Lean()])
async def game_facts(
    house: TheHouse, found_game: TheGame, language: InLanguage = "en"
) -> api.Facts:
    """What the board needs, under the default options."""
    setting = Setting.of(found_game, overlay=house.overlay(found_game.name))
    return _facts(setting, language, phrasebook_for(setting).words(language))


def _facts(setting: Setting, language: p.Language, words: Words) -> api.Facts:
    facts = setting.game.board.drawing(setting.facts, words)
    return api.Facts(setting.game.name, setting.data.hash, language, facts)


@get("/api/games/{game:str}/rules", middleware=[Lean()])
async def game_rules(found_game: TheGame, language: InLanguage = "en") -> list[api.RuleView]:
    """The rules in our own words, in the order of the rulebook."""
    return _rules(found_game, language)


@lru_cache(maxsize=64)
def _rules(game: Game, language: str) -> list[api.RuleView]:
    words = Words(language, game, Setting.of(game).facts)
    return [
        api.RuleView(
            number=entry.number,
            heading=entry.heading,
            text=words.heading(entry.number) if entry.heading else words.rule(entry.number),
            source=source_in_words(words, entry),
            examples=names_at(words, entry.number),
        )
        for entry in rule_entries(game)
    ]


@get("/api/games/{game:str}/sources", middleware=[Lean()])
async def game_sources(
    house: TheHouse, found_game: TheGame, language: InLanguage = "en"
) -> api.Sources:
    """Where the facts come from: how many of which kind, and those no rulebook prints."""
    return _sources(found_game, language, house.overlay(found_game.name))


@lru_cache(maxsize=64)
def _sources(game: Game, language: str, overlay: Path | None) -> api.Sources:
    words = game_words(game, language)
    found = sourced(Setting.of(game, overlay=overlay).data)
    return api.Sources(
        counts=[(words.text(f"source-{kind}"), n) for kind, n in counts(found).items()],
        unprinted=in_words(unprinted(found), game, language),
        kinds={kind: words.text(f"source-{kind}") for kind in KINDS},
        replace=words.text("about-replace", game=game.name),
    )


@post("/api/games/{game:str}/form", status_code=200)
async def game_form(
    found_game: TheGame, data: JSONBody[api.FormWish], language: InLanguage = "en"
) -> api.FormView:
    """What there is to choose for a new table, and what it means."""
    try:
        return form_view(found_game, data, language)
    except BadOption as error:
        raise actions.BadRequest(str(error)) from None


# ----------------------------------------------------------------------------------------- tables
@get("/api/tables")
async def open_tables(house: TheHouse, language: InLanguage = "en") -> list[p.TableView]:
    """Listed tables with an open seat, the newest first."""
    rows = await house.storage.listed()
    return [
        _row_view(row, language)
        for row in rows
        if any(kind == "open" for kind, *_ in row.summary.seats)
    ]


def _row_view(row: Row, language: str) -> p.TableView:
    """A table in a list, without replaying its game."""
    head, summary = row.head, row.summary
    known = games().get(head.game)
    words = game_words(known, language) if known else None
    return p.TableView(
        table=head.id,
        game=head.game,
        title=words.text("game-title") if words else head.game,
        players=head.players,
        options=head.options,
        rules_version=summary.rules_version or head.rules_version,
        data_hash=summary.data_hash or head.data_hash,
        commitment=head.commitment,
        status=row.status,  # type: ignore[arg-type]
        listed=head.listed,
        seats=[
            seat_view(i, Seat(*told), False, words or house_words(language))
            for i, told in enumerate(summary.seats)
        ],
        choices=summary.choices,
        waiting_for=summary.waiting_for,
        created=head.created,
        changed=row.changed,
        origin=head.origin,
        rematch=summary.rematch,
        result=words.result(summary.result) if words and summary.result else "",
        winners=summary.winners,
        manners=summary.manners,
        salts_awaited=summary.salts_awaited,
    )


@post("/api/tables")
async def make_table(
    house: TheHouse, data: JSONBody[api.NewTable], language: InLanguage = "en"
) -> api.TableMade:
    """A new table.  The commitment to its dice is published here."""
    return _made(await actions.make_table(house, data), language)


@post("/api/mine", status_code=200)
async def my_tables(
    house: TheHouse, data: JSONBody[api.Secrets], language: InLanguage = "en"
) -> list[api.MyTable]:
    """The tables these secrets open."""
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
        if d.table in rows  # one that is damaged is not
    ]
    return sorted(found, key=lambda mine: mine.table.changed, reverse=True)


@get("/api/tables/{table:str}")
async def one_table(found: TheTable, language: InLanguage = "en") -> p.TableView:
    return found.shown(language)


@get("/api/tables/{table:str}/facts")
async def table_facts(found: TheTable, language: InLanguage = "en") -> api.Facts:
    """What the board needs, under the table's options."""
    if found.ledger.head.game not in games():
        raise Declined("no-table")
    return _facts(found.ledger.setting(), language, found.renderer.words(language))


# ------------------------------------------------------------------------------------------ seats
@post("/api/tables/{table:str}/seats/{seat:int}")
async def take_seat(visit: TheVisit, seat: SeatId, data: JSONBody[api.Join]) -> api.SeatTaken:
    """Take an open seat, by invitation, at a listed table, or with the seat's own secret."""
    secret = await actions.join(visit, seat, data)
    return api.SeatTaken(table=visit.shown(), seat=seat, secret=secret)


@put("/api/tables/{table:str}/seats/{seat:int}/salt")
async def show_salt(visit: TheVisit, seat: SeatId, data: JSONBody[api.ShowSalt]) -> p.TableView:
    """All have sat down: show the salt that was promised."""
    await salting.show_salt(visit, seat, data.salt)
    return visit.shown()


@delete("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def leave_seat(visit: TheVisit, seat: SeatId) -> p.TableView:
    await actions.leave(visit, seat)
    return visit.shown()


@put("/api/tables/{table:str}/seats/{seat:int}/bot")
async def lend_seat(visit: TheVisit, seat: SeatId, data: JSONBody[api.BotForSeat]) -> p.TableView:
    """A bot plays on."""
    await actions.lend(visit, seat, data.bot)
    return visit.shown()


@delete("/api/tables/{table:str}/seats/{seat:int}/bot", status_code=200)
async def take_back_seat(visit: TheVisit, seat: SeatId) -> p.TableView:
    """The person plays on, or the host opens a bot's seat."""
    await actions.take_back(visit, seat)
    return visit.shown()


@put("/api/tables/{table:str}/manners")
async def set_manners(visit: TheVisit, data: JSONBody[api.NewManners]) -> p.TableView:
    """The host decides how people talk at the table, and whether there are odds."""
    await actions.set_manners(visit, data)
    return visit.shown()


@put("/api/tables/{table:str}/rules")
async def decide_rules(visit: TheVisit, data: JSONBody[api.RulesDecision]) -> p.TableView:
    """Its rules are gone: the host lets it go on by the present ones, or keeps it as a replay."""
    await newrules.decide(visit, data)
    return visit.shown()


# ------------------------------------------------------------------------------ tables of tables
@post("/api/tables/{table:str}/close", status_code=200)
async def close_table(visit: TheVisit) -> p.TableView:
    await actions.close(visit)
    return visit.shown()


@post("/api/tables/{table:str}/rematch")
async def rematch(visit: TheVisit) -> api.TableMade:
    return _made(await actions.rematch(visit), visit.language)


@post("/api/tables/{table:str}/branch")
async def branch(visit: TheVisit, data: JSONBody[api.NewBranch]) -> api.TableMade:
    """A what-if from any moment."""
    return _made(await actions.branch(visit, data), visit.language)


# ---------------------------------------------------------------------------------------- records
@get("/api/tables/{table:str}/record", media_type=MediaType.JSON)
async def export_record(visit: TheVisit) -> Response[Any]:
    text = await records.export(visit)
    name = f"{visit.table.ledger.head.game}-{visit.table.id}.json"
    return Response(
        text.encode(),
        media_type=MediaType.JSON,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@post("/api/records")
async def import_record(
    request: Request[Any, Any, Any], house: TheHouse, language: InLanguage = "en"
) -> api.TableMade:
    """A table from an exported record (the request's body)."""
    with house.imports.place():
        body = await request.body()
        if len(body) > house.settings.record_bytes:
            raise Declined("too-long")
        made = await unless_gone(request, records.import_record(house, body, language))
    return _made(made, language)


@get("/api/tables/{table:str}/chapters")
async def chapters(found: TheTable, language: InLanguage = "en") -> list[api.Chapter]:
    """Where the parts of the game so far begin, as everybody may read it."""
    play, drawn = found.ledger.play, found.renderer
    if play is None or found.frozen:
        return []
    game = play.setting.game
    kinds = game.story.chapters or (game.chapter,)
    return [
        api.Chapter(line.at, kinds.index(line.event), drawn.line(line, language).text)
        for line in play.lines(None)
        if line.event in kinds and line.at >= found.ledger.first
    ]


@get("/api/tables/{table:str}/verdict")
async def verdict(house: TheHouse, found: TheTable, language: InLanguage = "en") -> api.Verdict:
    """The record replayed from the revealed secret."""
    return await records.verdict(house, found, language)


# --------------------------------------------------------------------------------------- operation
@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(house: TheHouse) -> bytes:
    if house.settings.metrics:  # they have an address of their own
        raise Declined("no-table")
    return house.metrics.text()


HANDLERS = [
    list_games, game_facts, game_rules, game_sources, game_form,
    open_tables, make_table, my_tables, one_table, table_facts,
    take_seat, show_salt, leave_seat, lend_seat, take_back_seat, set_manners, decide_rules,
    close_table, rematch, branch, export_record, import_record, chapters, verdict,
    metrics,
]  # fmt: skip
