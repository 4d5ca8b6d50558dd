"""Armies over HTTP, for games that have a desk for them (`engine.faces.Desk`).

Nothing is kept here: an army comes with the request, and what is wrong with it goes back.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Callable
from functools import lru_cache, partial
from pathlib import Path
from typing import Annotated, Any, TypeVar

import anyio.to_thread
import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency, Provide
from litestar.params import QueryParameter, SkipValidation

from zareba.engine import Desk as Face
from zareba.engine import Game, Setting
from zareba.wording import Words

from .actions import BadRequest
from .declined import Declined
from .heads import InLanguage, TheGame, TheHouse
from .phrasebook import phrasebook_for

AtTable = Annotated[
    str | None, QueryParameter(pattern=r"^[0-9a-f]{20}$", description="Under its options.")
]
MOST_BYTES = 40_000
PDF = "application/pdf"
T = TypeVar("T")


class Desk:
    """The desk of one game, in one language."""

    def __init__(self, face: Face, facts: Any, words: Words) -> None:
        self.face, self.facts, self.words = face, facts, words

    async def do(self, service: Callable[..., T], *arguments: Any) -> T:
        """One of its services, in a thread: armies by chance and PDFs take their time."""
        try:
            work = partial(service, self.facts, self.words, *arguments)
            return await anyio.to_thread.run_sync(work)
        except self.face.error as error:
            raise BadRequest(str(error)) from None

    def army(self, text: bytes | str) -> Any:
        try:
            return self.face.read(self.words, text)
        except self.face.error as error:
            raise BadRequest(str(error)) from None


TheDesk = NamedDependency[SkipValidation[Desk]]


@lru_cache(maxsize=16)
def _setting(game: Game, overlay: Path | None) -> tuple[Setting, Face]:
    setting = Setting.of(game, overlay=overlay)
    if game.desk is None:
        raise Declined("no-table")
    return setting, game.desk


async def provide_desk(house: TheHouse, found_game: TheGame, language: InLanguage = "en") -> Desk:
    setting, face = _setting(found_game, house.overlay(found_game.name))
    return Desk(face, setting.facts, phrasebook_for(setting).words(language))


async def provide_desk_at(
    house: TheHouse, found_game: TheGame, desk: TheDesk, table: AtTable = None
) -> Desk:
    """With the options of a table, such as more units than usual; they are public."""
    if table is not None:
        play = (await house.get(table)).ledger.play
        if play is None or play.setting.game.name != found_game.name:
            raise Declined("no-table")
        desk.facts = play.setting.facts
    return desk


async def _body(request: Request[Any, Any, Any]) -> bytes:
    body = await request.body()
    if len(body) > MOST_BYTES:
        raise Declined("too-long")
    return body


@get("/api/games/{game:str}/armies")
async def army_lists(desk: TheDesk) -> dict[str, Any]:
    """The army lists with their years and tribes, and the sizes of battles."""
    return await desk.do(desk.face.lists)


@post("/api/games/{game:str}/armies/check", status_code=200)
async def check_army(request: Request[Any, Any, Any], desk_at: TheDesk) -> dict[str, Any]:
    """The army in the body: its bill, the rules it breaks, and what its list offers."""
    return await desk_at.do(desk_at.face.check, desk_at.army(await _body(request)))


@post("/api/games/{game:str}/armies/new", status_code=200)
async def new_army(request: Request[Any, Any, Any], desk_at: TheDesk) -> dict[str, Any]:
    """A legal army drawn by chance, or an empty draft, as its wish (the body) says."""
    try:
        wish = msgspec.json.decode(await _body(request), type=desk_at.face.wish)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest(str(error)) from None
    return await desk_at.do(desk_at.face.check, await desk_at.do(desk_at.face.new, wish))


@post("/api/games/{game:str}/armies/print", status_code=200, media_type=MediaType.HTML)
async def print_army(request: Request[Any, Any, Any], desk: TheDesk) -> Response[str]:
    """The roster as a page to print.  The army is the field ``army`` of a form, so that a link
    of the client can open the page in a window of its own."""
    if len(await request.body()) > 3 * MOST_BYTES:  # a form writes some signs as three
        raise Declined("too-long")
    form = await request.form()
    text = form.get("army", "")
    page = await desk.do(desk.face.page, desk.army(text if isinstance(text, str) else ""))
    return Response(page, media_type=MediaType.HTML, headers={POLICY: _policy(page)})


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
    made = await desk.do(desk.face.pdf, desk.army(await _body(request)))
    headers = {"content-disposition": f'attachment; filename="{found_game.name}-army.pdf"'}
    return Response(made, media_type=PDF, headers=headers)


POLICY = "content-security-policy"
_STYLE = re.compile(r"<style>(.*?)</style>", re.S)


def _policy(page: str) -> str:
    """The page may use its own style sheet and nothing else: no script, no request."""
    style = _STYLE.search(page)
    digest = hashlib.sha256((style[1] if style else "").encode()).digest()
    allowed = base64.b64encode(digest).decode()
    return f"default-src 'none'; style-src 'sha256-{allowed}'; frame-ancestors 'none'"


PROVIDED = {"desk": Provide(provide_desk), "desk_at": Provide(provide_desk_at)}
HANDLERS = [army_lists, check_army, new_army, print_army, army_as_pdf]
