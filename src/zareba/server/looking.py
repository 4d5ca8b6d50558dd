"""Requests about a finished game looked at again (docs/analysis.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import MediaType, Response, delete, get, post
from litestar.params import QueryParameter

from zareba.engine import Record

from . import api, records
from .armies import POLICY, policy_of
from .declined import Declined
from .heads import InLanguage, TheHouse, TheTable
from .house import House
from .table import LiveTable

InView = Annotated[
    Literal["seats", "open"],
    QueryParameter(description="Judged by what each seat could know, or with open hands."),
]


async def _finished(house: House, table: LiveTable) -> Record | None:
    try:
        return await records.revealed(house, table)
    except Declined:
        return None


@post("/api/tables/{table:str}/analysis", status_code=200)
async def begin_analysis(
    house: TheHouse, found: TheTable, view: InView = "seats", language: InLanguage = "en"
) -> api.Analysis:
    """Have a finished game looked at again, in the background."""
    record = await records.revealed(house, found)
    return await house.reviews.begin(found, record, view, language)


@get("/api/tables/{table:str}/analysis")
async def analysis(
    house: TheHouse, found: TheTable, view: InView = "seats", language: InLanguage = "en"
) -> api.Analysis:
    """How far that is, or what was found."""
    record = await _finished(house, found)
    if record is None:
        return api.Analysis("none")
    return await house.reviews.view(found, record, view, language)


@delete("/api/tables/{table:str}/analysis", status_code=200)
async def stop_analysis(
    house: TheHouse, found: TheTable, view: InView = "seats", language: InLanguage = "en"
) -> api.Analysis:
    """Nobody wants it any more."""
    return house.reviews.stop(found.id, view, language)


@get("/api/tables/{table:str}/analysis/story")
async def analysis_story(
    house: TheHouse, found: TheTable, view: InView = "seats", language: InLanguage = "en"
) -> api.AnalysisStory:
    """How far that is, or what was found, for a page that draws it."""
    record = await _finished(house, found)
    if record is None:
        return api.AnalysisStory("none")
    far = await house.reviews.view(found, record, view, language)
    told = house.reviews.told(found.id, view, language).story if far.status == "done" else None
    return api.AnalysisStory(far.status, far.done, far.choices, told)


@get("/api/tables/{table:str}/analysis/page", media_type=MediaType.HTML)
async def analysis_page(
    house: TheHouse, found: TheTable, view: InView = "seats", language: InLanguage = "en"
) -> Response[str]:
    """What was found as one page, with the curve."""
    page = house.reviews.told(found.id, view, language).page
    return Response(page, media_type=MediaType.HTML, headers={POLICY: policy_of(page)})


HANDLERS = [begin_analysis, analysis, stop_analysis, analysis_story, analysis_page]
