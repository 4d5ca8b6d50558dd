"""Armies over HTTP, for games that have a desk for them (`engine.faces.Desk`).

Nothing is kept here: an army comes with the request, and what is wrong with it goes back.  Armies
by chance, checks and rosters take their time: another process makes them.
"""

from __future__ import annotations

import base64
import hashlib
import re
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency, Provide
from litestar.params import QueryParameter, SkipValidation

from zareba.engine import Setting
from zareba.server.jobs.waiting import unless_gone
from zareba.server.jobs.workers import PERSON, Kind, Late, Undone
from zareba.server.tables.actions import BadRequest
from zareba.server.tables.house import House
from zareba.server.views.phrasebook import phrasebook_for
from zareba.server.wire.declined import Declined

from .heads import InLanguage, TheGame, TheHouse

AtTable = Annotated[
    str | None, QueryParameter(pattern=r"^[0-9a-f]{20}$", description="Under its options.")
]
MOST_BYTES = 40_000
PDF = "application/pdf"
Service = Literal["lists", "check", "new", "page", "pdf"]


# --------------------------------------------------------------------------- in other processes
def serve(setting: Setting, language: str, service: Service, given: bytes = b"") -> Any:
    """One service of a game's desk; raises BadRequest in the reader's language."""
    face, facts = setting.game.desk, setting.facts
    assert face is not None
    words = phrasebook_for(setting).words(language)
    try:
        match service:
            case "lists":
                return face.lists(facts, words)
            case "check":
                return face.check(facts, words, face.read(words, given))
            case "new":
                wish = msgspec.json.decode(given, type=face.wish)
                return face.check(facts, words, face.new(facts, words, wish))
            case "page":
                return face.page(facts, words, face.read(words, given))
            case "pdf":
                return face.pdf(facts, words, face.read(words, given))
    except (face.error, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest(str(error)) from None


DESK = Kind("desk", serve, patience=0.0, deadline=30.0, quick=True)
PRINT = Kind("print", serve, patience=2.0, deadline=60.0)


# ---------------------------------------------------------------------------------- in the server
class Desk:
    """The desk of one game, in one language."""

    def __init__(self, house: House, setting: Setting, language: str) -> None:
        self.house, self.setting, self.language = house, setting, language

    async def do(
        self, request: Request[Any, Any, Any], service: Service, given: bytes = b""
    ) -> Any:
        """One of its services, in another process, as long as somebody waits for it."""
        kind = PRINT if service == "pdf" else DESK
        run = self.house.workers.run(
            kind, self.setting, self.language, service, given, owners=(f"desk {PERSON.get()}",)
        )
        try:
            return await unless_gone(request, run)
        except Late:
            raise Declined("late") from None
        except Undone:
            raise Declined("busy") from None


TheDesk = NamedDependency[SkipValidation[Desk]]


async def provide_desk(house: TheHouse, found_game: TheGame, language: InLanguage = "en") -> Desk:
    if found_game.desk is None:
        raise Declined("no-table")
    return Desk(house, Setting.of(found_game, overlay=house.overlay(found_game.name)), language)


async def provide_desk_at(
    house: TheHouse, found_game: TheGame, desk: TheDesk, table: AtTable = None
) -> Desk:
    """With the options of a table, such as more units than usual; they are public."""
    if table is not None:
        play = (await house.get(table)).ledger.play
        if play is None or play.setting.game.name != found_game.name:
            raise Declined("no-table")
        desk.setting = play.setting
    return desk


async def _body(request: Request[Any, Any, Any]) -> bytes:
    body = await request.body()
    if len(body) > MOST_BYTES:
        raise Declined("too-long")
    return body


@get("/api/games/{game:str}/armies")
async def army_lists(request: Request[Any, Any, Any], desk: TheDesk) -> dict[str, Any]:
    """The army lists with their years and tribes, and the sizes of battles."""
    found: dict[str, Any] = await desk.do(request, "lists")
    return found


@post("/api/games/{game:str}/armies/check", status_code=200)
async def check_army(request: Request[Any, Any, Any], desk_at: TheDesk) -> dict[str, Any]:
    """The army in the body: its bill, the rules it breaks, and what its list offers."""
    found: dict[str, Any] = await desk_at.do(request, "check", await _body(request))
    return found


@post("/api/games/{game:str}/armies/new", status_code=200)
async def new_army(request: Request[Any, Any, Any], desk_at: TheDesk) -> dict[str, Any]:
    """A legal army drawn by chance, or an empty draft, as its wish (the body) says."""
    found: dict[str, Any] = await desk_at.do(request, "new", await _body(request))
    return found


@post("/api/games/{game:str}/armies/print", status_code=200, media_type=MediaType.HTML)
async def print_army(request: Request[Any, Any, Any], desk: TheDesk) -> Response[str]:
    """The roster as a page to print.  The army is the field ``army`` of a form, so that a link
    of the client can open the page in a window of its own."""
    if len(await request.body()) > 3 * MOST_BYTES:  # a form writes some signs as three
        raise Declined("too-long")
    form = await request.form()
    text = form.get("army", "")
    page = await desk.do(request, "page", text.encode() if isinstance(text, str) else b"")
    return Response(page, media_type=MediaType.HTML, headers={POLICY: policy_of(page)})


@post(
    "/api/games/{game:str}/armies/pdf",
    status_code=200,
    media_type=PDF,
    response_headers=[ResponseHeader(name="content-disposition", documentation_only=True)],
)
async def army_as_pdf(
    request: Request[Any, Any, Any], found_game: TheGame, desk: TheDesk
) -> Response[bytes]:
    """The roster of the army in the body, as a PDF."""
    made = await desk.do(request, "pdf", await _body(request))
    headers = {"content-disposition": f'attachment; filename="{found_game.name}-army.pdf"'}
    return Response(made, media_type=PDF, headers=headers)


POLICY = "content-security-policy"
_STYLE = re.compile(r"<style>(.*?)</style>", re.S)


def policy_of(page: str) -> str:
    """The page may use its own style sheet and nothing else: no script, no request."""
    style = _STYLE.search(page)
    digest = hashlib.sha256((style[1] if style else "").encode()).digest()
    allowed = base64.b64encode(digest).decode()
    return f"default-src 'none'; style-src 'sha256-{allowed}'; frame-ancestors 'none'"


PROVIDED = {"desk": Provide(provide_desk), "desk_at": Provide(provide_desk_at)}
HANDLERS = [army_lists, check_army, new_army, print_army, army_as_pdf]
