"""Real processes: killed at any moment, restarted, several over one database."""

import asyncio
import random

import pytest
import sqlalchemy as sa

from server.processes import Process, running
from server.tables import PATIENCE
from support import enough
from zareba.server.running.settings import Settings
from zareba.server.tables.house import House

pytestmark = pytest.mark.anyio


async def stored(db, table):
    """The entries as they are on the disk."""
    house = House(Settings(db=db))
    await house.storage.open()
    try:
        entries = await house.storage.entries(table)
        row = await house.storage.row(table)
        ledger, frozen = await house.read(row.head)
        assert frozen is None
        return entries, ledger
    finally:
        await house.storage.close()


async def test_killed_at_any_moment_no_acknowledged_choice_is_lost(db):
    rng = random.Random(9)
    process = Process(db)
    with running(process):
        tables = [process.table() for _ in range(3)]
        clients = [process.client(*table) for table in tables]
        killing = True

        def answers():
            return sum(len(client.answered) for client in clients)

        async def kill():
            for _ in range(enough(2, 3)):
                before = answers()
                while answers() == before and not all(player.done() for player in players):
                    await asyncio.sleep(0.02)  # somebody plays: else there is nothing to lose
                await asyncio.sleep(rng.uniform(0.2, 0.8))
                await asyncio.to_thread(process.kill)
                await asyncio.to_thread(process.start)

        async def play(client):
            while killing or len(client.answered) < 20:
                if not await client.choose(rng):
                    return
                await asyncio.sleep(0.1)  # or a short game is over before the first kill

        players = [asyncio.create_task(play(client)) for client in clients]
        await kill()
        killing = False
        await asyncio.wait_for(asyncio.gather(*players), 2 * PATIENCE)
        for client in clients:
            await client.close()
    for (table, _), client in zip(tables, clients, strict=True):
        entries, ledger = await stored(db, table)
        kinds = {entry.seq: entry.kind for entry in entries}
        assert client.answered
        assert all(kinds[seq] == "choice" for seq in client.answered)
        assert len(client.answered) == len(set(client.answered))
        # Nothing was played twice: every choice on the disk was acknowledged, or is the one
        # whose acknowledgement was lost and came after the resend.
        assert list(kinds.values()).count("choice") == len(client.answered)
        assert ledger.choices == len(client.answered)
    assert any(client.reconnects > 0 for client in clients)


async def test_bots_go_on_after_a_kill(db):
    process = Process(db)
    with running(process):
        made = process.call(
            "POST",
            "/api/tables",
            {"game": "khartoum", "seats": [{"kind": "bot", "bot": "heuristic"}]},
        )
        table = made["table"]["table"]
        await asyncio.sleep(0.3)
        process.kill()
        process.start()

        async def over():
            while process.call("GET", f"/api/tables/{table}")["status"] != "over":
                await asyncio.sleep(0.2)

        await asyncio.wait_for(over(), PATIENCE)


@pytest.mark.both_databases
async def test_two_processes_share_a_table(db):
    one, two = Process(db), Process(db)
    with running(one, two):
        table, secret = one.table()
        ann, watcher = one.client(table, secret), two.client(table)
        rng = random.Random(2)
        await watcher.connect()
        for _ in range(8):
            if not await ann.choose(rng):
                break
        await ann.ask(type="ping")
        last = ann.answered[-1]

        async def catch_up():
            while watcher.view is None or watcher.view["seq"] < last:
                await watcher.next()

        await asyncio.wait_for(catch_up(), PATIENCE)
        while ann.view is None or ann.view["seq"] < last:
            await ann.next()

        public = {k: v for k, v in ann.view["state"].items() if k in watcher.view["state"]}
        assert watcher.view["state"] == public
        assert [x["event"] for x in watcher.lines] == [x["event"] for x in ann.lines]
        await ann.close()
        await watcher.close()


@pytest.mark.both_databases
async def test_two_processes_answer_at_once_and_one_counts(db):
    one, two = Process(db), Process(db)
    with running(one, two):
        table, secret = one.table()
        tabs = [one.client(table, secret), two.client(table, secret)]
        for tab in tabs:
            await tab.connect()
            while tab.view is None:
                await tab.next()
        for turn in range(10):
            question = tabs[0].view["question"]
            if question is None:
                break

            async def click(tab, question=question, turn=turn):
                return await tab.ask(
                    type="choose",
                    seat=0,
                    question=question["number"],
                    choice=question["options"][turn % len(question["options"])]["choice"],
                )

            answers = await asyncio.gather(*(click(tab) for tab in tabs))
            assert sorted(a["type"] for a in answers) == ["done", "refused"], answers
            refused = next(a["code"] for a in answers if a["type"] == "refused")
            assert refused in ("stale", "not-playing")
            seq = next(a["seq"] for a in answers if a["type"] == "done")
            for tab in tabs:
                while tab.view["seq"] < seq:
                    await asyncio.wait_for(tab.next(), PATIENCE)
            assert tabs[0].view["question"] == tabs[1].view["question"]
        for tab in tabs:
            await tab.close()
    entries, ledger = await stored(db, table)
    assert [e.seq for e in entries] == list(range(1, len(entries) + 1))
    assert ledger.choices == turn + (question is not None)


async def test_a_database_that_is_none_is_named():
    with pytest.raises((ValueError, sa.exc.ArgumentError)):
        House(Settings(db="mysql://nowhere"))
