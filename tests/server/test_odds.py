"""Odds come within seconds in every game, and end with what they were asked for."""

import asyncio
import random
import time

import pytest

from server import jobs
from server.tables import serving
from zareba.engine import games
from zareba.server import thinking
from zareba.server.changes import answer

pytestmark = pytest.mark.anyio
SLACK = 6  # seconds more: the machine may do other things


def busy(server):
    return [job.kind.name for job in server.house.workers._running()]


async def at_work(server):
    while "odds" not in busy(server):
        await asyncio.sleep(0.02)


async def advanced(server, game, choices):
    """A table of people some way into the game, and whose turn it is."""
    table = await server.table(game, sit=False)
    players = table.made["table"]["players"]
    table.seats = [await table.join(seat, f"Ann {seat}") for seat in range(players)]
    live, luck = await server.house.get(table.id), random.Random(1)
    for _ in range(choices):
        seat = live.ledger.waiting_for()[0]
        choice = live.ledger.play.position.sample(luck, seat)

        async def make(ledger, seat=seat, choice=choice):
            return answer(ledger, seat, ledger.asked[seat], choice)

        await live.change(make)
    return table, live, live.ledger.waiting_for()[0]


@pytest.mark.parametrize("game", sorted(games()))
async def test_odds_come_within_seconds(tmp_path, game):
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        table, live, seat = await advanced(server, game, 12)
        number = live.ledger.asked[seat]
        await server.house.workers.run(thinking.WARM)
        async with server.socket(table.id, *table.seats) as ann:
            began = time.monotonic()
            await ann.send(type="odds", seat=seat, question=number)
            first = await ann.until(lambda m: m["type"] in ("odds", "refused"))
            assert first["type"] == "odds"
            last = first if first["final"] else await ann.until(lambda m: m.get("final"))

            assert time.monotonic() - began < thinking.ODDS.deadline + SLACK
            assert first["options"]
            assert len(last["options"]) >= len(first["options"])
            assert all(o["n"] >= 1 and 0 < o["error"] < 1 and o["text"] for o in last["options"])


@pytest.fixture
def endless(monkeypatch):
    """Odds that are never done."""
    monkeypatch.setattr("zareba.server.odds.ODDS", thinking.Kind("odds", jobs.nap, 1, 60))


async def test_the_next_question_ends_odds(tmp_path, endless):
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            question = await ann.question()
            ident = await ann.send(type="odds", seat=0, question=question["number"])
            await asyncio.wait_for(at_work(server), 30)
            await ann.choose()
            refused = [m for m in ann.seen if m.get("id") == ident] or [
                await ann.until(lambda m: m.get("id") == ident)
            ]
            await asyncio.sleep(1)

            assert refused[0]["code"] == "stale"
            assert busy(server) == []
            assert server.house.odds_running == 0


async def test_a_closed_page_ends_odds(tmp_path, endless):
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            question = await ann.question()
            await ann.send(type="odds", seat=0, question=question["number"])
            await asyncio.wait_for(at_work(server), 30)
        await asyncio.sleep(1)

        assert busy(server) == []
        assert server.house.odds_running == 0


async def test_a_bot_answers_while_others_have_all_the_odds_and_searches(tmp_path, monkeypatch):
    slow = thinking.Kind("odds", jobs.nap, 1, 600)
    search = thinking.Kind("search", jobs.nap, 0, 600)
    monkeypatch.setattr("zareba.server.odds.ODDS", slow)
    monkeypatch.setattr(thinking, "SEARCH", search)
    bots = [{"kind": "open"}, {"kind": "bot", "bot": "heuristic"}]
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        heavy = [{"kind": "bot", "bot": "mc:2000"}] * 2
        for _ in range(5):
            await server.table("burnoose", sit=False, players=2, seats=heavy)
        odd = await server.table()
        async with server.socket(odd.id, *odd.seats) as ann:
            question = await ann.question()
            await ann.send(type="odds", seat=0, question=question["number"])
            await asyncio.wait_for(at_work(server), 30)
            table = await server.table("poilus", players=2, seats=bots)
            async with server.socket(table.id, *table.seats) as ben:
                for _ in range(8):
                    while 0 not in ben.view["waiting_for"] if ben.view else True:
                        await ben.next()
                    await ben.choose()
                assert ben.view["at"] > 8


async def test_a_late_bot_plays_plainly(tmp_path, monkeypatch):
    monkeypatch.setattr(thinking, "SEARCH", thinking.Kind("search", jobs.nap, 0, 0.5))
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        reported = []
        server.house.report = lambda where, error: reported.append((where, type(error).__name__))
        table = await server.table(sit=False, seats=[{"kind": "bot", "bot": "mc:2000"}])
        async with server.socket(table.id) as guest:
            await guest.until(lambda m: m["type"] == "view" and m["at"] >= 1)

            assert guest.lines[-1]["event"] == "hurried"
        assert reported[0] == ("bot mc:2000", "Late")
