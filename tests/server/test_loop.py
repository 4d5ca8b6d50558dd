"""One loop serves everybody: what it is late for is told, and what would hold it is kept away."""

import asyncio
import contextlib
import gc
import time

import httpx
import pytest
import structlog
import websockets
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from server.tables import PATIENCE, listening, serving
from zareba.engine import stills
from zareba.server.running import heap
from zareba.server.running.metrics import Metrics
from zareba.server.running.pulse import Pulse
from zareba.server.sockets.connections import short_text
from zareba.server.sockets.session import Session
from zareba.server.sockets.squeezing import WORTH_IT, Squeezing
from zareba.server.tables.table import LiveTable

pytestmark = pytest.mark.anyio


# ---------------------------------------------------------------------------------------- the pulse
async def until(found, seconds=PATIENCE):
    end = time.monotonic() + seconds
    while not found() and time.monotonic() < end:
        await asyncio.sleep(0.02)
    assert found()


def hold_the_loop(seconds):
    time.sleep(seconds)


def late(metrics):
    """How often the loop was late by more than a quarter of a second."""
    read = metrics.registry.get_sample_value
    quick = read("zareba_loop_lag_seconds_bucket", {"le": "0.25"})
    return read("zareba_loop_lag_seconds_count") - quick


async def test_who_holds_the_loop_is_named():
    metrics = Metrics()
    pulse = Pulse(metrics, held=0.1)
    with structlog.testing.capture_logs() as logs:
        await pulse.open()
        await asyncio.sleep(0.1)
        hold_the_loop(0.5)
        await until(lambda: late(metrics) and [x for x in logs if x["event"] == "loop_held"])
        await pulse.close()
    told = [line for line in logs if any("hold_the_loop" in at for at in line["at"])]
    assert told
    assert told[0]["ms"] >= 100
    assert told[0]["worked_ms"] < told[0]["ms"]  # it slept: our code has not worked all the time


# ----------------------------------------------------------------------------------------- the heap
async def test_everything_is_looked_through_when_enough_tables_have_left(monkeypatch):
    looked = []
    monkeypatch.setattr(heap.gc, "collect", lambda: looked.append(None))
    house = heap.Heap()
    for left, staying, looks in (
        (heap.FEW - 1, 10, 0),
        (heap.FEW, 10, 1),
        (249, 1_000, 0),  # a quarter of those that stay
        (250, 1_000, 1),
    ):
        looked.clear()
        house.left = left
        house.tidy(staying)
        assert len(looked) == looks


async def test_everything_is_looked_through_when_objects_have_become_many(monkeypatch):
    looked = []
    monkeypatch.setattr(heap.gc, "collect", lambda: looked.append(None))
    for staying in (0, 10, 1_000):
        enough = heap.MANY + heap.MORE_A_TABLE * staying
        for objects, looks in ((enough - 1, 0), (enough, 1)):
            looked.clear()
            monkeypatch.setattr(heap.gc, "get_count", lambda objects=objects: (objects, 0, 0))
            heap.Heap().tidy(staying)
            assert len(looked) == looks


async def test_a_table_that_has_left_the_memory_is_gone(tmp_path, monkeypatch):
    """It knows its bots and they know it: only the collector of cycles finds that."""
    monkeypatch.setattr(heap, "FEW", 0)  # at every sweep
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}", idle_seconds=0.05) as server:
        table = await server.table("khartoum")
        assert table.id in server.house.tables
        await until(lambda: not [x for x in gc.get_objects() if type(x) is LiveTable])


@contextlib.contextmanager
def no_collector():
    """Only counting references frees anything meanwhile."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def alive(*kinds):
    return [x for x in gc.get_objects() if issubclass(type(x), kinds)]


async def test_a_socket_that_has_closed_is_gone_without_the_collector(tmp_path):
    """With its protocols and its parsers, over a real connection."""
    hello = '{"type": "hello", "id": "h", "protocol": 1, "secrets": []}'
    async with listening(f"sqlite:///{tmp_path / 'tables.db'}") as port:
        place = f"127.0.0.1:{port}/api/tables"
        async with httpx.AsyncClient(timeout=PATIENCE) as asking:
            new = await asking.post(f"http://{place}", json={"game": "khartoum"})
        table = new.json()["table"]["table"]
        with no_collector():
            for _ in range(3):
                address = f"ws://{place}/{table}/socket"
                async with websockets.connect(address, open_timeout=PATIENCE) as socket:
                    await socket.send(hello)
                    assert '"welcome"' in await socket.recv()
                    assert alive(Session)
            protocols = HttpToolsProtocol, WebSocketsSansIOProtocol, ServerProtocol
            await until(lambda: not alive(Session, *protocols))


async def test_how_a_table_was_laid_out_is_told_without_a_trace(tmp_path):
    """The film of the set-up is made from a table of its own."""
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        table = await server.table("khartoum")
        play = server.house.tables[table.id].ledger.play
        with no_collector():
            before = len(alive(type(play.position.state)))
            assert stills(play, 0)
            assert len(alive(type(play.position.state))) == before


# -------------------------------------------------------------------------------------- the sockets
class Broken:
    """The other side has gone in the midst of everything."""

    def __init__(self, hello):
        self.hello = [hello]

    async def receive(self):
        if self.hello:
            return self.hello.pop()
        return None

    async def send(self, *messages):
        if b'"welcome"' not in messages[0]:
            raise ConnectionError

    async def close(self, code):
        raise AssertionError("nobody is there")


async def test_a_socket_that_breaks_both_ways_is_no_failure(tmp_path):
    blamed = []
    asyncio.get_running_loop().set_exception_handler(lambda _, told: blamed.append(told))
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        table = await server.table("khartoum")
        hello = b'{"type": "hello", "id": "h", "protocol": 1, "secrets": []}'

        async def obey(_session, _message):
            raise AssertionError("nothing was asked")

        for _ in range(3):
            await Session(server.house, Broken(hello), table.id, obey).run()
        gc.collect()
        await asyncio.sleep(0)
    assert not blamed


def on_the_wire(text):
    """A message as it goes down to a browser: its first byte, its size, and what arrives."""
    server = ServerProtocol(extensions=[Squeezing()])
    client = ClientProtocol(
        parse_uri("ws://localhost/"), extensions=[ClientPerMessageDeflateFactory()]
    )
    client.send_request(client.connect())
    server.receive_data(b"".join(client.data_to_send()))
    (request,) = server.events_received()
    server.send_response(server.accept(request))
    client.receive_data(b"".join(server.data_to_send()))
    (response,) = client.events_received()
    assert isinstance(response, Response)
    assert "server_no_context_takeover" in response.headers["sec-websocket-extensions"]
    server.send_text(text)
    sent = b"".join(server.data_to_send())
    client.receive_data(sent)
    (frame,) = client.events_received()
    assert frame.opcode is Opcode.TEXT
    return sent[0], len(sent), bytes(frame.data)


def test_only_what_is_long_is_compressed():
    short, long = b"a short view " * 10, b"a long view " * WORTH_IT
    first, size, arrived = on_the_wire(short)
    assert not first & 0x40
    assert size > len(short)
    assert arrived == short
    first, size, arrived = on_the_wire(long)
    assert first & 0x40
    assert size < len(long) / 10
    assert arrived == long


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 255, 256, WORTH_IT - 1])
def test_a_short_text_is_framed_as_the_library_frames_it(size):
    text = b"x" * size
    server = ServerProtocol()
    server.state = State.OPEN
    server.send_text(text)
    assert short_text(text) == b"".join(server.data_to_send())


class Quiet(Broken):
    """Somebody who says hello, reads, and says nothing more."""

    async def receive(self):
        if self.hello:
            return self.hello.pop()
        return await asyncio.Event().wait()

    async def send(self, *messages):
        pass


async def test_a_socket_that_is_ended_leaves_nothing_running(tmp_path):
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        table = await server.table("khartoum")
        before = asyncio.all_tasks()
        hello = b'{"type": "hello", "id": "h", "protocol": 1, "secrets": []}'
        session = Session(server.house, Quiet(hello), table.id, None)
        running = asyncio.create_task(session.run())
        await until(lambda: session in server.house.tables[table.id].readers)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await asyncio.sleep(0)
        sockets = {task for task in asyncio.all_tasks() - before if "Session" in repr(task)}
        assert not sockets
