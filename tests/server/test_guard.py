"""The door: headers, hosts, origins, limits, pages, metrics, OpenAPI."""

import httpx
import pytest

from server.tables import PATIENCE, serving
from support import free_port

pytestmark = pytest.mark.anyio


@pytest.fixture
def db(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def test_every_answer_carries_the_guarding_headers(db):
    async with serving(db) as server:
        for path in ("/", "/api/games", "/nowhere", "/api/tables/x", "/static/none.js"):
            headers = (await server.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"


async def test_on_loopback_only_loopback_names_are_served(db):
    async with serving(db) as server:
        for host in ("evil.example", "evil.example:8467", "127.0.0.1.evil.example"):
            answer = await server.http.get("/api/games", headers={"host": host})
            assert answer.status_code == 421
        for host in ("localhost:8467", "127.0.0.1", "[::1]:8467"):
            assert (await server.http.get("/api/health", headers={"host": host})).is_success


async def test_sockets_from_other_pages_are_refused(db):
    async with serving(db) as server:
        table = await server.table()
        foreign = server.socket(table.id)
        await foreign.begin(origin="http://evil.example")
        own = server.socket(table.id)
        await own.begin(origin="http://testserver")

        assert foreign.closed == 4403
        assert own.closed is None
        await own.leave()


async def test_too_many_requests_are_refused(db):
    async with serving(db, requests=(5.0, 0.1)) as server:
        codes = [(await server.http.get("/api/health")).status_code for _ in range(8)]

        assert codes == [200] * 5 + [429] * 3


async def test_too_many_new_tables_are_refused(db):
    async with serving(db, creations=(2.0, 0.01)) as server:
        wish = {"game": "khartoum"}
        codes = [(await server.http.post("/api/tables", json=wish)).status_code for _ in range(3)]

        assert codes == [201, 201, 429]


async def test_too_long_bodies_are_refused(db):
    async with serving(db, record_bytes=5000) as server:
        answer = await server.http.post("/api/records", content=b"x" * 6000)

        assert answer.status_code == 413


async def test_only_files_of_the_client_are_served(db, tmp_path):
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<p>page</p>")
    (static / "app.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    async with serving(db, static=str(static)) as server:
        assert (await server.http.get("/")).text == "<p>page</p>"
        assert (await server.http.get("/table/abc")).text == "<p>page</p>"
        assert (await server.http.get("/replay/abc?at=3")).text == "<p>page</p>"
        assert (
            (await server.http.get("/static/app.js"))
            .headers["content-type"]
            .startswith("text/javascript")
        )
        for path in ("/static/../secret.txt", "/static/%2e%2e/secret.txt", "/static//etc/passwd"):
            answer = await server.http.get(path)
            assert answer.status_code == 404
            assert "secret" not in answer.text or "static" in answer.text


async def test_metrics_count_what_happens(db):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            await ann.choose()
            text = (await server.http.get("/metrics")).text

        assert 'zareba_entries_total{kind="choice"} 1.0' in text
        assert "zareba_sockets 1.0" in text
        assert "zareba_broadcast_seconds_bucket" in text


async def test_metrics_have_an_address_of_their_own(db):
    place = f"127.0.0.1:{free_port()}"
    async with serving(db, metrics=place) as server, httpx.AsyncClient(timeout=PATIENCE) as client:
        assert (await server.http.get("/metrics")).status_code == 404
        assert "zareba_ready" in (await client.get(f"http://{place}/metrics")).text
        assert (await client.get(f"http://{place}/api/games")).status_code == 404


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({}, "game"),
        ({"game": "chess"}, "chess"),
        ({"game": "khartoum", "players": 9}, "9"),
        ({"game": "khartoum", "options": {"nope": True}}, "nope"),
        ({"game": "khartoum", "options": {"level": "god"}}, "god"),
        ({"game": "khartoum", "seats": [{}, {}]}, "seats"),
        ({"game": "khartoum", "extra": 1}, "extra"),
        ({"game": 7}, "str"),
        ([], ""),
    ],
)
async def test_wishes_that_make_no_sense_are_refused_with_a_reason(db, body, says):
    async with serving(db) as server:
        answer = await server.call("POST", "/api/tables", body, status=400)

        assert answer["code"] == "malformed"
        assert says in answer["text"]


async def test_games_rules_and_facts_are_in_the_readers_language(db):
    async with serving(db) as server:
        games = {
            language: await server.call("GET", "/api/games", language=language)
            for language in ("en", "de", "fr")
        }
        rules = {
            language: await server.call("GET", "/api/games/khartoum/rules", language=language)
            for language in ("en", "de", "fr")
        }

        assert len({g[0]["about"] for g in games.values()}) == 3
        assert len({r[1]["text"] for r in rules.values()}) == 3
        assert len({len(r) for r in rules.values()}) == 1
        khartoum = next(game for game in games["de"] if game["game"] == "khartoum")
        facts = await server.call("GET", "/api/games/khartoum/facts", language="de")
        assert facts["data_hash"] == khartoum["data_hash"]
        assert all(option["text"] for option in khartoum["options"])


async def test_names_are_cleaned_and_limited(db):
    async with serving(db) as server:
        table = await server.table(sit=False)
        for name in ("", "x" * 33, "\u200b\u202e", "\x00"):
            path = f"/api/tables/{table.id}/seats/0"
            await server.call("POST", path, {"name": name}, table.invite, status=400)
        await table.join(0, " A\u202enn\n  B ")

        assert (await table.call("GET", ""))["seats"][0]["name"] == "Ann B"
