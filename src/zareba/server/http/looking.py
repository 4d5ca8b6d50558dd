"""Requests about a finished game looked at again (docs/analysis.md)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from litestar import MediaType, Response, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import QueryParameter, SkipValidation

from zareba.engine import Record
from zareba.server.tables import records
from zareba.server.tables.house import House
from zareba.server.tables.reviews import InWords
from zareba.server.tables.table import LiveTable
from zareba.server.wire import api
from zareba.server.wire import protocol as p
from zareba.server.wire.declined import Declined

from .armies import POLICY, policy_of
from .heads import InLanguage, TheHouse, TheTable

View = Literal["seats", "open"]
InView = Annotated[
    View,
    QueryParameter(description="Judged by what each seat could know, or with open hands."),
]


@dataclass(frozen=True, slots=True)
class Look:
    """Which table's game is looked at again, with which eyes, and in which language."""

    house: House
    table: LiveTable
    view: View
    language: p.Language

    async def finished(self) -> Record | None:
        try:
            return await records.revealed(self.house, self.table)
        except Declined:
            return None

    async def far(self, record: Record) -> api.Analysis:
        return await self.house.reviews.view(self.table, record, self.view, self.language)

    def told(self) -> InWords:
        """What was found."""
        return self.house.reviews.told(self.table.id, self.view, self.language)


async def provide_look(
    house: TheHouse, found: TheTable, view: InView = "seats", language: InLanguage = "en"
) -> Look:
    return Look(house, found, view, language)


PROVIDED = {"look": Provide(provide_look)}
TheLook = NamedDependency[SkipValidation[Look]]


@post("/api/tables/{table:str}/analysis", status_code=200)
async def begin_analysis(look: TheLook) -> api.Analysis:
    """Have a finished game looked at again, in the background."""
    record = await records.revealed(look.house, look.table)
    return await look.house.reviews.begin(look.table, record, look.view, look.language)


@get("/api/tables/{table:str}/analysis")
async def analysis(look: TheLook) -> api.Analysis:
    """How far that is, or what was found."""
    record = await look.finished()
    if record is None:
        return api.Analysis("none")
    return await look.far(record)


@delete("/api/tables/{table:str}/analysis", status_code=200)
async def stop_analysis(look: TheLook) -> api.Analysis:
    """Nobody wants it any more."""
    return look.house.reviews.stop(look.table.id, look.view, look.language)


@get("/api/tables/{table:str}/analysis/story")
async def analysis_story(look: TheLook) -> api.AnalysisStory:
    """How far that is, or what was found, for a page that draws it."""
    record = await look.finished()
    if record is None:
        return api.AnalysisStory("none")
    far = await look.far(record)
    told = look.told().story if far.status == "done" else None
    return api.AnalysisStory(far.status, far.done, far.choices, told)


@get("/api/tables/{table:str}/analysis/page", media_type=MediaType.HTML)
async def analysis_page(look: TheLook) -> Response[str]:
    """What was found as one page, with the curve."""
    page = look.told().page
    return Response(page, media_type=MediaType.HTML, headers={POLICY: policy_of(page)})


HANDLERS = [begin_analysis, analysis, stop_analysis, analysis_story, analysis_page]
