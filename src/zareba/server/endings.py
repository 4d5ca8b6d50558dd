"""The report of a finished game, for whoever looks at its end."""

from __future__ import annotations

import asyncio

from litestar import get

from zareba.analysis.report import report as reported

from . import api
from .declined import Declined
from .heads import InLanguage, TheTable


@get("/api/tables/{table:str}/report")
async def report(found: TheTable, language: InLanguage = "en") -> api.Report:
    """What decided a finished game, from what everybody may know; made anew for each reader."""
    play = found.ledger.play
    if play is None or found.frozen or not play.position.over:
        raise Declined("not-over")
    return await asyncio.to_thread(reported, play, found.renderer.words(language))


HANDLERS = [report]
