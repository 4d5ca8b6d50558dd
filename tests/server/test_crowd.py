"""One client cannot lock the others out: addresses, proxies, sockets, unfinished requests."""

import asyncio
import contextlib

import httpx
import pytest

from server.tables import PATIENCE, listening, serving
from zareba.server.running.callers import Callers

pytestmark = pytest.mark.anyio
LATER = 1013


@pytest.fixture
def lite(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


def caller(peer, trusted, **headers):
    named = [(k.replace("_", "-").encode(), v.encode()) for k, v in headers.items()]
    return Callers(trusted).person({"client": (peer, 1), "headers": named})


def test_only_trusted_proxies_are_believed():
    told = {"x_forwarded_for": "198.51.100.7"}
    assert caller("10.0.0.1", [], **told) == "10.0.0.1"
    assert caller("10.0.0.1", ["10.0.0.1"], **told) == "198.51.100.7"
    assert caller("10.0.0.9", ["10.0.0.0/24"], **told) == "198.51.100.7"
    assert caller("203.0.113.5", ["10.0.0.0/24"], **told) == "203.0.113.5"
    assert caller("10.0.0.1", ["10.0.0.1"], forwarded='for="[2001:db8::7]:80"') == "2001:db8::/64"
    assert caller("::ffff:10.0.0.1", ["10.0.0.1"], **told) == "198.51.100.7"


def test_what_a_client_writes_before_the_proxy_counts_for_nothing():
    lie = {"x_forwarded_for": "1.2.3.4, 198.51.100.7, 10.0.0.2"}
    assert caller("10.0.0.1", ["10.0.0.0/24"], **lie) == "198.51.100.7"
    lie = {"x_forwarded_for": "198.51.100.7", "forwarded": "for=1.2.3.4"}
    assert caller("10.0.0.1", ["10.0.0.1"], **lie) == "10.0.0.1"
    assert caller("10.0.0.1", ["10.0.0.1"], x_forwarded_for="nonsense") == "10.0.0.1"


async def test_behind_a_proxy_limits_are_for_each_person(lite):
    async with serving(lite, requests=(3.0, 0.01), trusted_proxies=["127.0.0.1"]) as server:

        async def ask(person):
            heads = {"x-forwarded-for": person}
            return (await server.http.get("/health/live", headers=heads)).status_code

        assert [await ask("198.51.100.1") for _ in range(4)] == [200, 200, 200, 429]
        assert await ask("198.51.100.2") == 200


async def test_a_trusted_proxy_passes_its_own_names_on(lite):
    async with serving(lite, trusted_proxies=["127.0.0.1"]) as server:
        heads = {"host": "games.example.org", "x-forwarded-for": "198.51.100.1"}
        assert (await server.http.get("/api/games", headers=heads)).is_success


async def opened(server, table, count, *secrets):
    """So many sockets, each with its hello said; which were let in."""
    made = [server.socket(table.id, *secrets) for _ in range(count)]
    for socket in made:
        await socket.begin()
        await socket.send(**socket.hello)
        await socket.next()
    return made


async def test_one_address_has_only_so_many_sockets(lite):
    async with serving(lite, most_sockets_each=8) as server:
        table = await server.table()
        crowd = await opened(server, table, 12)
        player = await opened(server, table, 1, *table.seats)

        assert [socket.closed for socket in crowd] == [None] * 6 + [LATER] * 6
        assert player[0].closed is None  # a quarter is kept for who holds a seat
        for socket in crowd + player:
            await socket.leave()
        again = await opened(server, table, 6)
        assert [socket.closed for socket in again] == [None] * 6
        for socket in again:
            await socket.leave()


async def test_the_last_sockets_are_kept_for_who_holds_a_seat(lite):
    async with serving(lite, most_sockets=6, reserved_sockets=2) as server:
        table = await server.table()
        crowd = await opened(server, table, 6)
        player = await opened(server, table, 1, *table.seats)

        assert [socket.closed for socket in crowd] == [None] * 4 + [LATER] * 2
        assert player[0].closed is None
        for socket in crowd + player:
            await socket.leave()


async def half_a_request(port, what=b"GET / HTTP/1.1\r\nX: "):
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(what)
    return reader, writer


async def ended(reader):
    with contextlib.suppress(ConnectionError):
        return await asyncio.wait_for(reader.read(), PATIENCE) == b""
    return True


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nX: ",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
    ],
)
async def test_a_request_that_never_ends_is_ended(lite, said):
    async with listening(lite, request_seconds=0.3) as port:
        reader, writer = await half_a_request(port, said)
        assert await ended(reader)
        writer.close()


async def test_one_address_has_only_so_many_connections(lite):
    async with listening(lite, most_connections_each=20) as port:
        held = [await half_a_request(port) for _ in range(30)]
        await asyncio.sleep(0.2)
        assert all([await ended(reader) for reader, _ in held[20:]])
        assert not any(reader.at_eof() for reader, _ in held[:20])
        for _, writer in held:
            writer.close()
        await asyncio.sleep(0.2)
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            assert (await client.get(f"http://127.0.0.1:{port}/health/live")).is_success


async def test_a_trusted_proxy_has_as_many_connections_as_it_needs(lite):
    given = {"most_connections_each": 2, "trusted_proxies": ["127.0.0.1"]}
    async with listening(lite, **given) as port:
        held = [await half_a_request(port) for _ in range(8)]
        await asyncio.sleep(0.2)
        assert not any(reader.at_eof() for reader, _ in held)
        for _, writer in held:
            writer.close()
