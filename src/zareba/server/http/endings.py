"""The report of a finished game, for whoever looks at its end."""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

from litestar import get

from zareba.analysis.report import report as reported
from zareba.engine import Play
from zareba.server.tables.table import LiveTable
from zareba.server.wire import api
from zareba.server.wire.declined import Declined

from .heads import InLanguage, TheTable

Kept = dict[str, tuple[Play, list[str], api.Report]]  # by language
_reports: WeakKeyDictionary[LiveTable, Kept] = WeakKeyDictionary()


@get("/api/tables/{table:str}/report")
async def report(found: TheTable, language: InLanguage = "en") -> api.Report:
    """What decided a finished game, from what everybody may know."""
    play = found.ledger.play
    if play is None or found.frozen or not play.position.over:
        raise Declined("not-over")
    words, kept = found.renderer.words(language), _reports.setdefault(found, {})
    people = list(words.people)
    if language not in kept or kept[language][:2] != (play, people):
        made = await asyncio.to_thread(reported, play, words)
        kept[language] = (play, people, made)
    return kept[language][2]


HANDLERS = [report]
