"""Requests that make no sense are refused, never our failure; ordinary partings are none either."""

import asyncio

import pytest

from server.tables import PATIENCE, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
def db(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def failures(server):
    text = (await server.http.get("/metrics")).text
    return next(line for line in text.splitlines() if line.startswith("zareba_failures_total"))


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 100_000,
        b'{"game":' * 50_000,
        b'{"game": "khar\xfftoum"}',
        b'{"game": "khar\\u0000toum"}',
        b'{"game": "khar\\ud800toum"}',
        b"\x00",
    ],
)
async def test_bodies_nobody_can_read_are_refused(db, body):
    heads = {"content-type": "application/json"}
    async with serving(db) as server:
        for path in ("/api/tables", "/api/records", "/api/mine"):
            answer = await server.http.post(path, content=body, headers=heads)
            assert answer.status_code == 400, (path, answer.text)
        assert (await failures(server)).endswith(" 0.0")


@pytest.mark.parametrize(
    "path",
    [
        f"/static/{'x' * 5000}",
        f"/static/{'x/' * 3000}",
        "/static/%00",
        "/static/a%00b.js",
        "/static/%ff%fe",
        "/table/%00",
        "/api/tables/%00",
        "/api/tables/%ff",
        "/api/games/%00/rules",
        "/api/games?language=%ff%00",
    ],
)
async def test_addresses_nobody_can_read_are_refused(db, path):
    async with serving(db) as server:
        assert (await server.http.get(path)).status_code < 500
        assert (await failures(server)).endswith(" 0.0")


async def test_pages_of_others_can_make_no_tables(db):
    async with serving(db) as server:
        wish = {"game": "khartoum"}
        for heads in (
            {"origin": "https://evil.example"},
            {"origin": "null"},
            {"sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "same-site"},
        ):
            answer = await server.http.post("/api/tables", json=wish, headers=heads)
            assert answer.status_code == 403
            assert answer.json()["code"] == "no-permission"
        for heads in (
            {},
            {"origin": "http://testserver", "sec-fetch-site": "same-origin"},
            {"origin": "null", "sec-fetch-site": "same-origin"},  # a form of ours, no referrer
            {"sec-fetch-site": "none"},
        ):
            assert (await server.http.post("/api/tables", json=wish, headers=heads)).is_success


async def test_answers_of_bots_have_a_limit_together(db):
    async with serving(db) as server:
        seat = {"kind": "bot", "bot": "random"}
        much = {f"ask{i}": "x" * 8_000 for i in range(20)}
        wish = {"game": "poilus", "players": 2, "seats": [{**seat, "answers": much}, seat]}
        assert "answers" in (await server.call("POST", "/api/tables", wish, status=400))["text"]


async def test_who_goes_while_something_is_sent_is_no_failure(db):
    async with serving(db) as server:
        table = await server.table()
        client = server.socket(table.id, *table.seats)
        real = client.down.put

        async def gone(message):
            if message["type"] == "websocket.send":
                raise OSError("gone")
            await real(message)

        client.down.put = gone
        await client.begin()
        await client.send(**client.hello)
        await asyncio.wait_for(client.task, PATIENCE)

        assert (await failures(server)).endswith(" 0.0")
