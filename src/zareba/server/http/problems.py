"""Refusals and failures as answers over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from zareba.server.tables.actions import BadRequest
from zareba.server.tables.house import House
from zareba.server.views.phrasebook import problem_text
from zareba.server.wire import api
from zareba.server.wire.declined import Declined
from zareba.server.wire.protocol import Code

STATUS = {
    "no-table": 404, "no-permission": 403, "too-fast": 429, "too-long": 413,
    "busy": 503, "late": 503, "on-hold": 503,
}  # fmt: skip
_GONE = "client disconnected prematurely"  # as Litestar says it
CONFLICT, BAD_REQUEST, BROKEN = 409, 400, 500


def _problem(
    request: Request[Any, Any, Any], code: Code, status: int, text: str = ""
) -> Response[api.Problem]:
    language = request.query_params.get("language", "en")
    language = language if language in ("en", "de", "fr") else "en"
    body = api.Problem(code=code, text=text or problem_text(language, code))
    return Response(body, status_code=status, media_type=MediaType.JSON)


def house_of(request: Request[Any, Any, Any]) -> House:
    house: House = request.app.state.house
    return house


def on_declined(request: Request[Any, Any, Any], error: Declined) -> Response[api.Problem]:
    house_of(request).metrics.refused.labels(error.code).inc()
    return _problem(request, error.code, STATUS.get(error.code, CONFLICT))


def on_bad_request(request: Request[Any, Any, Any], error: BadRequest) -> Response[api.Problem]:
    return _problem(request, "malformed", BAD_REQUEST, str(error)[:500])


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[api.Problem]:
    codes: dict[int, Code] = {
        404: "no-table",
        413: "too-long",
        429: "too-fast",
        401: "no-permission",
    }
    code: Code = codes.get(error.status_code, "malformed")
    if error.detail == _GONE:  # nobody reads the answer, and it was not our fault
        return _problem(request, "malformed", BAD_REQUEST)
    text = _reasons(error) if isinstance(error, ValidationException) else ""
    return _problem(request, code, error.status_code, text)


def _reasons(error: ValidationException) -> str:
    """What is wrong with the request, field by field."""
    found: Any = error.extra if isinstance(error.extra, list) else []
    parts = [f"{e.get('key', '')}: {e.get('message', '')}".removeprefix(": ") for e in found]
    return ("; ".join(parts) or error.detail)[:500]


def on_unreadable(request: Request[Any, Any, Any], _error: Exception) -> Response[api.Problem]:
    """Nested too deep, or no text."""
    return _problem(request, "malformed", BAD_REQUEST)


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[api.Problem]:
    house_of(request).report("http", error)
    return _problem(request, "broken", BROKEN)


HANDLED: dict[int | type[Exception], Callable[[Request[Any, Any, Any], Any], Response[Any]]] = {
    Declined: on_declined,
    BadRequest: on_bad_request,
    HTTPException: on_http_error,
    RecursionError: on_unreadable,
    UnicodeError: on_unreadable,
    Exception: on_failure,
}
