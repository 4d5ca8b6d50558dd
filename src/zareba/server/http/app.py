"""The application: house, handlers, the browser client's files, and what guards the door."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import ASGIApp, Receive, Send

from zareba.server.jobs.workers import PERSON
from zareba.server.running import closing
from zareba.server.running.buckets import Buckets
from zareba.server.running.callers import Callers
from zareba.server.running.numbers import numbers_at
from zareba.server.running.settings import Settings
from zareba.server.sockets.sockets import table_of, table_socket
from zareba.server.tables.house import House
from zareba.server.views.phrasebook import problem_text
from zareba.server.wire.api import Problem
from zareba.server.wire.protocol import Code

from . import armies, drilling, endings, examples, handlers, health, looking
from .heads import PROVIDED
from .lean import answer, file_content
from .problems import HANDLED

log = structlog.get_logger("zareba.server")

STATIC = Path(__file__).parents[1] / "static"
NOT_BUILT = """<!doctype html><title>Zareba</title><h1>Zareba</h1>
<p>The server runs, but the browser client is not built in this copy.</p>"""
_PLACES = ("new", "table", "replay", "rules", "about", "army", "analysis", "drill")
PAGES = ["/", *(f"/{name}/{{rest:path}}" for name in _PLACES)]
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        " font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none';"
        " form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
}
LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "[::1]", "testserver", "testserver.local"})


def create_app(settings: Settings) -> ASGIApp:
    """The whole server as one ASGI application."""
    return Gate(routed(settings), settings)


def routed(settings: Settings) -> Litestar:
    """All handlers behind their addresses; the house opens and closes with the application."""
    return Litestar(
        route_handlers=[
            *handlers.HANDLERS,
            *armies.HANDLERS,
            *looking.HANDLERS,
            *endings.HANDLERS,
            *drilling.HANDLERS,
            *examples.HANDLERS,
            *health.HANDLERS,
            page,
            asset,
        ],
        lifespan=[lifespan],
        state=State(
            {"settings": settings, "static": Path(settings.static) if settings.static else STATIC}
        ),
        exception_handlers=HANDLED,
        dependencies={**PROVIDED, **armies.PROVIDED, **looking.PROVIDED},
        openapi_config=OpenAPIConfig(
            title="Zareba",
            version="1",
            description="The table server; the socket is described in docs/protocol.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=settings.record_bytes,
        logging_config=None,
    )


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    house = House(settings)  # its locks and tasks belong to the running loop
    app.state.house = house
    await house.open()
    log.info("opened", run=house.process_id, database=house.storage.url.get_backend_name())
    try:
        async with numbers_at(settings.metrics, house.metrics):
            yield
    finally:
        await house.close()
        log.info("closed", run=house.process_id)


# ---------------------------------------------------------------------------------------- the page
@get(PAGES, media_type=MediaType.HTML, include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Every page is the same file; the client reads the address."""
    place: Path = request.app.state.static / "index.html"
    if not place.is_file():
        return Response(NOT_BUILT.encode(), headers={"cache-control": "no-store"})
    return answer(file_content(place), request.scope["headers"])


@get("/static/{file:path}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], file: FromPath[Path]) -> Response[bytes]:
    """A file of the client, never one beside it."""
    home: Path = request.app.state.static.resolve()
    try:
        place = (home / str(file).lstrip("/")).resolve()
        found = place.is_relative_to(home) and place.is_file()
    except (OSError, ValueError):  # too long, or with a NUL: no name of a file
        found = False
    if not found:
        raise HTTPException(status_code=404)
    return answer(file_content(place), request.scope["headers"])


# -------------------------------------------------------------------------------------------- gate
class Gate:
    """Around everything: who may call, how often, and the headers of every answer.

    On the loopback interface only loopback names are served, so that a page from elsewhere cannot
    reach the tables by giving its own name a loopback address.  Sockets must come from our pages.
    """

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self.app = app
        self.requests = Buckets(*settings.requests)
        self.creations = Buckets(*settings.creations)
        self.callers = Callers(settings.trusted_proxies)
        # Behind a proxy that passes the name on, names are the proxy's business.
        self.loopback_only = _is_loopback(settings.host) and not settings.trusted_proxies

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        PERSON.set(self.callers.person(scope))
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self._socket(scope, receive, send)

    async def stop_working(self) -> None:
        """Before the last answers go out; a house that never opened has nothing to stop."""
        house: House | None = self.app.state.get("house")
        if house is not None:
            await house.stop_working(closing.soon())

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 0

        async def guarded(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = list(message.get("headers", []))
                given = {name.lower() for name, _ in headers}  # a page may have its own policy
                headers += [
                    (k.encode(), v.encode()) for k, v in HEADERS.items() if k.encode() not in given
                ]
                message = {**message, "headers": headers}
            await send(message)

        refused = self._refusal(scope)
        if refused is not None:
            code, number = refused
            await _answer(guarded, code, number)
        else:
            await self.app(scope, receive, guarded)
        # The path is left out: whoever reads the log must not be able to watch a table by it.
        log.info(
            "request",
            method=scope["method"],
            area="/".join(scope["path"].split("/")[:3])[:40],
            status=status,
            ms=round(1000 * (time.perf_counter() - began), 1),
        )

    def _refusal(self, scope: Any) -> tuple[Code, int] | None:
        if not self._host_is_ours(scope):
            return "no-permission", 421
        if scope["method"] not in _HARMLESS and _is_foreign(scope):
            return "no-permission", 403
        sender = PERSON.get()
        if not self.requests.take(sender):
            return "too-fast", 429
        makes = scope["method"] == "POST" and scope["path"].rstrip("/").endswith(_MAKING)
        if makes and not self.creations.take(sender):
            return "too-fast", 429
        return None

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        if (
            _is_foreign(scope)
            or not self._host_is_ours(scope)
            or not self.requests.take(PERSON.get())
        ):
            await receive()  # websocket.connect
            await send({"type": "websocket.close", "code": 4403, "reason": ""})
            return
        table = table_of(scope)
        if table is None:
            await self.app(scope, receive, send)
        else:
            await table_socket(self.app.state.house, table, scope, receive, send)

    def _host_is_ours(self, scope: Any) -> bool:
        if not self.loopback_only:
            return True
        name = _header(scope, b"host").rpartition(":")
        host = name[0] if name[0] and name[2].isdigit() else _header(scope, b"host")
        return host.lower() in LOOPBACK_NAMES


_MAKING = (
    "/api/tables", "/api/records", "/rematch", "/branch", "/armies/new", "/armies/pdf", "/analysis",
)  # fmt: skip


_HARMLESS = ("GET", "HEAD", "OPTIONS")


def _is_foreign(scope: Any) -> bool:
    """Does a page of somebody else ask?  Programs say nothing about that."""
    origin, host = _header(scope, b"origin"), _header(scope, b"host")
    site = _header(scope, b"sec-fetch-site")
    if site in ("cross-site", "same-site"):
        return True
    if site == "same-origin" and origin == "null":  # a form of ours: we ask for no referrer
        return False
    return bool(origin) and origin.partition("://")[2] != host


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _header(scope: Any, name: bytes) -> str:
    return next((v.decode("latin-1") for k, v in scope["headers"] if k == name), "")


async def _answer(send: Any, code: Code, status: int) -> None:
    body = msgspec.json.encode(Problem(code=code, text=problem_text("en", code)))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
