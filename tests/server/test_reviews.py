"""A finished game looked at again by the server: in the background, for everybody, and stopped."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.tables import Made, serving
from zareba.analysis.review import review, usual
from zareba.engine import Play, Record
from zareba.server.reviews import ANALYSIS
from zareba.server.thinking import MOVE, ODDS, SEARCH

pytestmark = pytest.mark.anyio
RECORD = Path(__file__).parents[1] / "records" / "poilus" / "poilus-3.json"


async def imported(server):
    answer = await server.http.post("/api/records", content=RECORD.read_bytes())
    return Made(server, answer.json())


async def until_done(table, path="/analysis"):
    while (view := await table.call("GET", path))["status"] == "running":
        await asyncio.sleep(0.2)
    return view


async def test_a_finished_game_is_looked_at_in_the_background_and_kept(db):
    async with serving(db) as server:
        table = await imported(server)
        assert (await table.call("GET", "/analysis"))["status"] == "none"
        begun = await table.call("POST", "/analysis")
        assert (begun["status"], begun["choices"]) == ("running", 32)

        view = await until_done(table)

        play = Play.resume(Record.load(RECORD))
        steps = review(play, usual(play.setting.game)).steps  # as in the terminal
        assert [s["before"] for s in view["found"]["steps"]] == [step.before for step in steps]
        assert view["done"] == 32
        path = f"/api/tables/{table.id}/analysis"
        german = await server.call("GET", path, language="de")
        assert german["lines"] != view["lines"]
        page = await server.http.get(f"{path}/page?language=fr")
        assert page.headers["content-type"].startswith("text/html")
        assert '<html lang="fr">' in page.text
        assert "style-src 'sha256-" in page.headers["content-security-policy"]
        again = await table.call("POST", "/analysis")
        assert again["status"] == "done"


async def test_it_can_be_stopped_and_begun_again(db):
    async with serving(db) as server:
        table = await imported(server)
        await table.call("POST", "/analysis")
        stopped = await table.call("DELETE", "/analysis")
        assert stopped["status"] == "none"
        await asyncio.sleep(0)
        assert not [j for j in server.house.workers._all_jobs() if j.kind is ANALYSIS]
        page = await server.http.get(f"/api/tables/{table.id}/analysis/page")
        assert page.status_code == 409
        assert (await table.call("POST", "/analysis"))["status"] == "running"


async def test_only_a_finished_game_is_looked_at(db):
    async with serving(db) as server:
        table = await server.table()
        assert (await table.call("POST", "/analysis", status=409))["code"] == "not-over"


def test_everything_else_goes_first():
    assert ANALYSIS.patience > max(kind.patience for kind in (MOVE, SEARCH, ODDS))
    assert ANALYSIS.share < SEARCH.share
