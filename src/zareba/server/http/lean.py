"""What is the same for everybody travels once and small: compressed bodies, tags, files for ever.

Only public things go through here (the client's files and the catalogue of games): compressing an
answer that holds a secret beside text of the asker's choosing would tell about the secret.
"""

from __future__ import annotations

import gzip
import mimetypes
import re
from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from litestar import Request, Response
from litestar.middleware import ASGIMiddleware
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import Struct

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"  # keep it, but ask whether it is still true
HASHED = re.compile(r"-[A-Z0-9]{8}\.\w+$")  # the build puts the hash of a file into its name
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
SMALL = 1000  # bytes under which compressing saves nothing

Headers = Iterable[tuple[bytes, bytes]]


class Content(Struct, frozen=True):
    """Something public, with its smaller forms by encoding."""

    body: bytes
    kind: str
    tag: str
    cache: str
    forms: dict[str, bytes]


def file_content(place: Path) -> Content:
    return _file_content(place, place.stat().st_mtime_ns)


@lru_cache(maxsize=256)
def _file_content(place: Path, changed: int) -> Content:
    """Read once, and again when a build has changed it."""
    body = place.read_bytes()
    beside = ((name, place.with_name(place.name + ending)) for name, ending in ENCODINGS)
    return Content(
        body,
        mimetypes.guess_type(place.name)[0] or "application/octet-stream",
        tag_of(body),
        FOR_EVER if HASHED.search(place.name) else ASK_AGAIN,
        {name: form.read_bytes() for name, form in beside if form.is_file()},
    )


def tag_of(body: bytes) -> str:
    return blake2b(body, digest_size=12).hexdigest()


def answer(content: Content, headers: Headers) -> Response[bytes]:
    """Nothing if the asker has it, else the smallest form the asker understands."""
    asked = {name.lower(): value.decode("latin-1") for name, value in headers}
    accepted = asked.get(b"accept-encoding", "")
    encoding = next((form for form in content.forms if _accepted(form, accepted)), "")
    tag = f'"{content.tag}{encoding and "-" + encoding}"'
    told = {"cache-control": content.cache, "etag": tag, "vary": "accept-encoding"}
    if _has(tag, asked.get(b"if-none-match", "")):
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=told)
    if encoding:
        told["content-encoding"] = encoding
    return Response(
        content.forms.get(encoding, content.body), headers=told, media_type=content.kind
    )


def _accepted(encoding: str, header: str) -> bool:
    for entry in header.split(","):
        name, _, weight = entry.partition(";")
        if name.strip().lower() == encoding:
            return re.fullmatch(r"\s*q=0(\.0*)?\s*", weight) is None
    return False


def _has(tag: str, header: str) -> bool:
    return any(known.strip().removeprefix("W/") in (tag, "*") for known in header.split(","))


class Lean(ASGIMiddleware):
    """Around a handler of the catalogue: its answer compressed once, and tagged."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        start: Any = None
        body = bytearray()

        async def gathered(message: Any) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            body.extend(message.get("body", b""))
            if message.get("more_body"):
                return
            if start["status"] == HTTP_200_OK:
                content = _catalogue(bytes(body), _kind(start["headers"]))
                response = answer(content, scope["headers"])
                await response.to_asgi_response(None, Request(scope))(scope, receive, send)
            else:
                await send(start)
                message["body"] = bytes(body)
                await send(message)

        await next_app(scope, receive, gathered)


def _kind(headers: Headers) -> str:
    return next(v.decode("latin-1") for name, v in headers if name.lower() == b"content-type")


@lru_cache(maxsize=64)
def _catalogue(body: bytes, kind: str) -> Content:
    forms = {"gzip": gzip.compress(body, mtime=0)} if len(body) > SMALL else {}
    return Content(body, kind, tag_of(body), ASK_AGAIN, forms)
