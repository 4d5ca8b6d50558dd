"""The OpenAPI description is served and true: requests made from it, and against it."""

import asyncio
import random
import threading

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import negative_data_rejection

from server.tables import serving
from support import enough
from zareba.server.http.app import create_app
from zareba.server.running.settings import NO_LIMITS, Settings

EXAMPLES = enough(usual=5, whole=8, soak=25)  # of each operation
luck = random.Random(85)


class Loop:
    """A server in a thread with its own loop, called from ordinary code."""

    def __init__(self, db):
        self.loop = asyncio.new_event_loop()
        self.tables = []
        self.ready, self.stop = threading.Event(), asyncio.Event()
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=(self.run(db),))
        self.thread.start()
        assert self.ready.wait(30)

    async def run(self, db):
        async with serving(db) as self.server:
            self.ready.set()
            await self.stop.wait()

    async def app(self, scope, receive, send):
        """The application, whatever loop it is called from."""
        there = asyncio.get_running_loop()

        async def get():
            return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(receive(), there))

        async def put(message):
            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(send(message), there))

        call = asyncio.run_coroutine_threadsafe(self.server.app(scope, get, put), self.loop)
        await asyncio.wrap_future(call)

    def some_table(self):
        """A table of its own kind now and then, and its secrets."""
        if not self.tables or luck.random() < 0.1:
            seats = [{"kind": "bot"}] if luck.random() < 0.3 else []
            made = self.server.table(sit=not seats, seats=seats, listed=luck.random() < 0.5)
            self.tables.append(asyncio.run_coroutine_threadsafe(made, self.loop).result(30))
        table = luck.choice(self.tables)
        return table.id, [table.host, table.invite, *table.seats]

    def close(self):
        self.loop.call_soon_threadsafe(self.stop.set)
        self.thread.join(30)


running = []


@pytest.fixture(scope="module", autouse=True)
def server(tmp_path_factory):
    loop = Loop(f"sqlite:///{tmp_path_factory.mktemp('openapi') / 'tables.db'}")
    running.append(loop)
    yield loop
    running.clear()
    loop.close()


closed = create_app(
    Settings(db="sqlite:///unused.db", **NO_LIMITS)
)  # knows its description without tables


async def app(scope, receive, send):
    if scope["type"] == "lifespan":
        while (await receive())["type"] != "lifespan.shutdown":
            await send({"type": "lifespan.startup.complete"})
        await send({"type": "lifespan.shutdown.complete"})
        return
    await (running[0].app if running else closed)(scope, receive, send)


schema = schemathesis.openapi.from_asgi("/api/schema/openapi.json", app)
# The edges of every parameter, one by one: some forty requests more for each operation.
schema.config.phases.coverage.enabled = enough(False, True)


@schema.parametrize()
@settings(
    max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)
def test_whatever_is_asked_the_answer_is_described_and_no_failure(case):
    case.headers["host"] = "testserver"
    given = case.path_parameters or {}
    if "table" in given and luck.random() < 0.7:  # else nothing behind "no such table" is reached
        table, secrets = running[0].some_table()
        given["table"] = table
        case.headers["Authorization"] = f"Bearer {luck.choice(secrets)}"
    answer = case.call()
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        body = answer.json()
        assert set(body) == {"code", "text"}
        assert body["text"]
    elif case.method != "OPTIONS":  # the framework answers those, one handler at a time
        # We put a real table where the case may have had nonsense, and let unknown parameters pass.
        case.validate_response(answer, excluded_checks=[negative_data_rejection])
