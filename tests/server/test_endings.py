"""The end of a game over HTTP: its report, the names in its record, result and rematch in lists."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from server.tables import Made, serving, two_seats
from server.test_records import finish
from zareba.engine import Record

pytestmark = pytest.mark.anyio
VERIFY = Path(__file__).parents[2] / "docs" / "verify.py"


async def named(server):
    """Two people by name."""
    table = await server.table("duel", sit=False, players=2)
    table.seats = [await table.join(0, "Ann"), await table.join(1, "Béla, der Zweite")]
    return table


async def test_names_of_the_table_go_into_the_record_and_come_back(db, duel, tmp_path):
    async with serving(db) as server:
        table = await named(server)
        await finish(server, table)
        text = (await server.http.get(f"/api/tables/{table.id}/record")).text
        record = Record.read(text)

        assert record.seats == ["me:Ann", "me:Béla, der Zweite"]
        assert record.verify().state.result == record.result
        again = Made(server, (await server.http.post("/api/records", content=text)).json())
        assert [s["name"] for s in (await again.call("GET", ""))["seats"]] == [
            "Ann",
            "Béla, der Zweite",
        ]
        assert (await server.http.get(f"/api/tables/{again.id}/record")).json()[
            "seats"
        ] == record.seats
    file = tmp_path / "record.json"
    file.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, VERIFY, file], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


async def test_a_record_of_a_game_with_bots_says_which(db):
    async with serving(db) as server:
        table = await server.table("khartoum", sit=False, seats=[{"kind": "bot", "bot": "random"}])
        async with server.socket(table.id) as watcher:
            await watcher.until(lambda m: m["type"] == "view" and m["ending"], 120)
        record = (await server.http.get(f"/api/tables/{table.id}/record")).json()

        assert record["seats"] == ["random"]
        again = Made(
            server, (await server.http.post("/api/records", content=json.dumps(record))).json()
        )
        (seat,) = (await again.call("GET", ""))["seats"]
        assert "random" not in seat["name"].lower()  # a bot's name in words
        assert seat["name"]


async def test_names_from_elsewhere_are_made_safe(db, duel):
    async with serving(db) as server:
        table = await named(server)
        await finish(server, table)
        record = (await server.http.get(f"/api/tables/{table.id}/record")).json()
        record["seats"] = ["me:\u202eevil\n" + "x" * 99, "<b>No Bot</b>"]

        again = Made(
            server, (await server.http.post("/api/records", content=json.dumps(record))).json()
        )
        names = [seat["name"] for seat in (await again.call("GET", ""))["seats"]]
        assert names[0].startswith("evil x")
        assert len(names[0]) <= 32
        assert names[1] == ""


async def test_a_report_comes_at_the_end_and_not_before(db, duel):
    async with serving(db) as server:
        table = await named(server)
        early = await table.call("GET", "/report", status=409)
        ending = (await finish(server, table))["ending"]

        told = {
            language: await server.call("GET", f"/api/tables/{table.id}/report", language=language)
            for language in ("en", "de", "fr")
        }
        assert early["code"] == "not-over"
        assert told["en"]["result"] == ending["text"]
        assert told["de"]["players"] == ["Ann", "Béla, der Zweite"]
        assert "Ann" in str(told["fr"]["sheets"])
        assert told["en"]["alt"] != told["de"]["alt"]


async def test_lists_say_how_a_game_ended_and_who_won(db, duel):
    async with serving(db) as server:
        table = await named(server)
        (before,) = await server.call("POST", "/api/mine", {"secrets": table.seats[:1]})
        ending = (await finish(server, table))["ending"]
        (after,) = await server.call("POST", "/api/mine", {"secrets": table.seats[:1]})

        assert before["table"]["result"] == ""
        assert after["table"]["result"] == ending["text"]
        assert after["table"]["winners"] == ending["winners"]
        assert (await table.call("GET", ""))["result"] == ending["text"]


async def test_a_rematch_is_prepared_as_the_first_game_was(db):
    """A ready battle is ready again, and a bot is told the same."""
    async with serving(db) as server:
        bot = {"kind": "bot", "bot": "random", "answers": {"Year": 1777}}
        table = await server.table(
            "kriegspfad", players=2, seats=[{"kind": "open"}, bot], prepared=True
        )
        await table.call("POST", "/close", None, table.host)
        again = Made(server, await table.call("POST", "/rematch", None, table.host))
        head = (await server.house.get(again.id)).ledger.head

        assert head.prepared
        assert [(s.kind, s.bot, s.answers) for s in head.seats] == [
            ("open", "heuristic", {}),
            ("bot", "random", {"Year": 1777}),
        ]
        assert head.options == (await table.call("GET", ""))["options"]


async def test_nobody_sits_where_the_game_has_no_seat(db, duel):
    """When all hands are open every seat may be looked from, but only those there are."""
    async with serving(db) as server:
        table = await two_seats(server)
        await finish(server, table)
        async with server.socket(table.id, *table.seats) as both:
            assert (await both.ask(type="sit", seat=1))["type"] == "done"
            assert (await both.ask(type="sit", seat=7))["type"] == "refused"
            assert (await both.ask(type="ping"))["type"] == "done"
