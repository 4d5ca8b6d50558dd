"""A thin line through the whole server: make, join, look, choose, commit, tell, survive."""

import pytest

from server.tables import serving
from zareba.games.burnoose.rules.asks import LeaderToKeep

pytestmark = pytest.mark.anyio


async def test_a_person_sits_down_and_is_asked(db):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            question = await ann.question()

            assert ann.welcome["type"] == "welcome"
            assert ann.welcome["held"] == [0]
            assert question["text"]
            assert question["rule"].startswith("LK-")
            assert all(option["text"] for option in question["options"])


async def test_a_choice_is_committed_and_everybody_sees_it(db):
    async with serving(db) as server:
        table = await server.table()
        async with (
            server.socket(table.id, *table.seats) as ann,
            server.socket(table.id, language="de") as watcher,
        ):
            answer = await ann.choose()

            assert answer["type"] == "done"
            seen = await watcher.next_view(at=1)
            assert seen["question"] is None
            assert seen["seat"] is None
            stored = await server.house.storage.entries(table.id)
            assert [e.kind for e in stored] == ["join", "start", "choice"]


@pytest.mark.both_databases
async def test_after_a_restart_every_acknowledged_choice_is_there(db):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            await ann.play(12)
            before = ann.view
            lines = ann.lines

    async with serving(db) as server, server.socket(table.id, *table.seats) as ann:
        await ann.next_view()

        assert ann.view["state"] == before["state"]
        assert ann.view["question"] == before["question"]
        assert ann.lines == lines


async def test_another_seat_with_nothing_to_decide_is_told_only_to_who_holds_it(db, monkeypatch):
    """A page that holds two seats answers for the one it does not look through."""
    monkeypatch.setattr(LeaderToKeep, "idle", lambda ask, g: ask.options(g)[0])
    async with serving(db) as server:
        table = await server.table("burnoose", players=2)
        table.seats.append(await table.join(1, "Ben"))
        ann, ben = table.seats
        async with (
            server.socket(table.id, ann, ben, seat=0) as both,
            server.socket(table.id, ann) as alone,
        ):
            await both.choose()
            (other,) = both.view["idle"]
            assert (other["seat"], both.view["question"]) == (1, None)
            assert (await alone.next_view(at=1))["idle"] == []

            given = {"question": other["number"], "choice": other["idle"]["choice"]}
            answer = await both.ask(type="choose", seat=1, **given)
            assert answer["type"] == "done"
            while both.view["at"] < 2:
                await both.next()
            assert (both.view["seat"], both.view["idle"]) == (0, [])
