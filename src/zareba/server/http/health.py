"""Health over HTTP: live (the process answers) and ready (it can keep what it acknowledges)."""

from __future__ import annotations

from typing import Any

from litestar import Response, get

from .heads import TheHouse

READY, NOT_READY = 200, 503


@get("/health/live", include_in_schema=False)
async def live(house: TheHouse) -> dict[str, str]:
    """The process answers: no reason to start it anew."""
    return {"run": house.process_id}


@get(["/health/ready", "/api/health"], include_in_schema=False)
async def ready(house: TheHouse) -> Response[dict[str, Any]]:
    """It can keep what it acknowledges; otherwise 503 and why."""
    why = "stopping" if house.stopping else await house.health.why_not()
    told = {"run": house.process_id, "tables": len(house.tables), "sockets": house.sockets}
    told |= {"ready": not why, "why": why}
    return Response(told, status_code=NOT_READY if why else READY)


HANDLERS = [live, ready]
