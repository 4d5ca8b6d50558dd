"""A finished game looked at again by the server: in the background, for everybody, and stopped."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from server.tables import Made, serving
from zareba.analysis.review import review, usual
from zareba.engine import Play, Record
from zareba.server.jobs.thinking import MOVE, ODDS, SEARCH
from zareba.server.operating.backup import back_up, restore
from zareba.server.storage import shelf
from zareba.server.storage.schema import entry_table, game_table, metadata, review_table
from zareba.server.tables.reviews import ANALYSIS, CONCLUSION

pytestmark = pytest.mark.anyio
RECORD = Path(__file__).parents[1] / "records" / "poilus" / "poilus-3.json"


async def imported(server):
    answer = await server.http.post("/api/records", content=RECORD.read_bytes())
    return Made(server, answer.json())


async def until_done(table, path="/analysis", **query):
    where = f"/api/tables/{table.id}{path}"
    while (view := await table.server.call("GET", where, **query))["status"] == "running":
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


async def test_what_was_found_outlives_the_server_and_is_part_of_a_backup(db, tmp_path):
    file, elsewhere = tmp_path / "copy.zareba", f"sqlite:///{tmp_path / 'elsewhere.db'}"
    async with serving(db) as server:
        table = await imported(server)
        path = f"/api/tables/{table.id}/analysis"
        await server.call("POST", path, view="open")
        before = await until_done(table, view="open")
        assert before["found"]["open_hands"]
        assert (await table.call("GET", "/analysis"))["status"] == "none"  # the other view
    await asyncio.to_thread(back_up, db, file)
    await asyncio.to_thread(restore, file, elsewhere)
    for place in (db, elsewhere):
        async with serving(place) as server:
            jobs = []
            run = server.house.workers.run

            async def noted(kind, *given, run=run, jobs=jobs, **more):
                jobs.append(kind)
                return await run(kind, *given, **more)

            server.house.workers.run = noted
            assert await until_done(Made(server, table.made), view="open") == before
            assert (await server.call("POST", path, view="open"))["status"] == "done"
            assert ANALYSIS not in jobs
            assert CONCLUSION in jobs


async def test_a_half_made_one_goes_on_where_it_was(db, monkeypatch):
    monkeypatch.setattr("zareba.server.tables.reviews.KEEP_EVERY", -1.0)
    async with serving(db) as server:
        table = await imported(server)
        await table.call("POST", "/analysis")
        while (half := await table.call("GET", "/analysis"))["done"] < 8:
            await asyncio.sleep(0.05)
        assert half["status"] == "running"
    async with serving(db) as server:
        table = Made(server, table.made)
        assert (await table.call("GET", "/analysis"))["status"] == "none"
        begun = await table.call("POST", "/analysis")
        assert begun["done"] >= 4
        assert (await until_done(table))["done"] == 32


async def test_it_goes_with_its_table(db):
    async with serving(db) as server:
        table = await imported(server)
        live = await server.house.get(table.id)
        kept = shelf.Kept(shelf.about(live.ledger.record()), [])
        await shelf.keep(server.house.storage, table.id, "seats", kept, "2026")
        others = [t for t in metadata.sorted_tables if t not in (game_table, review_table)]

        def remove(connection):
            for other in (t for t in others if "table_id" in t.c):
                connection.execute(other.delete().where(other.c.table_id == table.id))
            connection.execute(game_table.delete().where(game_table.c.id == table.id))

        await server.house.storage.write(remove)

        assert entry_table in others
        assert await shelf.kept_of(server.house.storage, table.id, "seats") is None


async def test_only_so_many_are_kept_and_damaged_ones_are_made_again(db, monkeypatch):
    monkeypatch.setattr(shelf, "MOST_KEPT", 2)
    async with serving(db) as server:
        storage = server.house.storage
        tables = [await imported(server) for _ in range(3)]
        live = await server.house.get(tables[0].id)
        kept = shelf.Kept(shelf.about(live.ledger.record()), [])
        for number, table in enumerate(tables):
            await shelf.keep(storage, table.id, "seats", kept, f"202{number}")

        found = [await shelf.kept_of(storage, table.id, "seats") for table in tables]
        assert found == [None, kept, kept]

        broken = sa.update(review_table).values(body=b"no review")
        await storage.write(lambda connection: connection.execute(broken))
        assert await shelf.kept_of(storage, tables[2].id, "seats") is None
        monkeypatch.setattr(shelf, "MOST_BYTES", 1)
        await shelf.keep(storage, tables[2].id, "seats", kept, "2029")
        assert await shelf.kept_of(storage, tables[2].id, "seats") is None
        assert (await tables[2].call("GET", "/analysis"))["status"] == "none"


async def test_a_page_that_draws_it_gets_words_and_figures_that_add_up(db):
    async with serving(db) as server:
        table = await imported(server)
        assert (await table.call("GET", "/analysis/story"))["story"] is None
        await table.call("POST", "/analysis")
        found = (await until_done(table, "/analysis/story"))["story"]
        (side,) = found["sides"]

        assert found["shared"]
        assert sum(row["worth"] for row in side["sums"][:-1]) == side["sums"][-1]["worth"]
        assert len(side["worths"]) == len(found["steps"]) + 1 == 33
        changes = zip(side["by_choice"], side["by_luck"], strict=True)
        reached = [
            before + sum(both) for before, both in zip(side["worths"], changes, strict=False)
        ]
        assert reached == side["worths"][1:]
        assert all(found["steps"][at]["came"] for at in side["turns"])
        assert all(step["question"] and step["choice"] for step in found["steps"])


def test_everything_else_goes_first():
    assert ANALYSIS.patience > max(kind.patience for kind in (MOVE, SEARCH, ODDS))
    assert ANALYSIS.share < SEARCH.share
