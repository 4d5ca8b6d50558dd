"""A server inside the test: HTTP and sockets without a network."""

import asyncio
import contextlib
import json
import uuid
from collections import defaultdict

import httpx
import uvicorn

from support import free_port
from zareba.engine.chance import salt_commitment
from zareba.server.http.app import Gate, create_app, routed
from zareba.server.running.settings import NO_LIMITS, Settings
from zareba.server.sockets.connections import guarded_protocols

PATIENCE = 120  # seconds, for a machine that does other things as well
# Applications whose server has ended, by what is built into them: to build one takes longer than
# most tests.  All else of a server is new.
idle = defaultdict(list)


def settings(db, **given):
    return Settings(**{"db": db, "bot_beat": 0.0, "bot_workers": 1, **NO_LIMITS, **given})


@contextlib.asynccontextmanager
async def serving(db, **given):
    """One server process's worth of application."""
    made = settings(db, **given)
    alike = idle[made.static, made.record_bytes]
    routes = alike.pop() if alike else routed(made)
    routes.state.settings = made
    app = Gate(routes, made)
    queue: asyncio.Queue = asyncio.Queue()
    ready, stopped = asyncio.Event(), asyncio.Event()
    failed = []

    async def send(message):
        if message["type"].endswith("failed"):
            failed.append(message.get("message"))
        (ready if "startup" in message["type"] else stopped).set()

    life = asyncio.create_task(app({"type": "lifespan"}, queue.get, send))
    await queue.put({"type": "lifespan.startup"})
    await ready.wait()
    assert not failed, failed
    try:
        yield Server(app)
    finally:
        await queue.put({"type": "lifespan.shutdown"})
        await stopped.wait()
        await life
        del routes.state.house
        alike.append(routes)


@contextlib.asynccontextmanager
async def listening(db, **given):
    """One that listens on the loopback interface, in this process; its port."""
    made, port = settings(db, **given), free_port()
    server = uvicorn.Server(
        uvicorn.Config(create_app(made), port=port, log_level="error", **guarded_protocols(made))
    )
    running = asyncio.create_task(server.serve())
    async with asyncio.timeout(PATIENCE):
        while not server.started:
            await asyncio.sleep(0.02)
    try:
        yield port
    finally:
        server.should_exit = True
        await running


class Server:
    def __init__(self, app):
        self.app = app
        self.house = app.app.state.house
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        self.http = httpx.AsyncClient(transport=transport, base_url="http://testserver")

    async def call(self, method, path, body=None, secret="", status=None, **query):
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        answer = await self.http.request(method, path, json=body, headers=headers, params=query)
        if status is None:
            assert answer.status_code < 300, answer.text
        else:
            assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    async def table(self, game="khartoum", sit=True, **wish):
        """A new table; the first seat taken."""
        made = await self.call("POST", "/api/tables", {"game": game, **wish})
        table = Made(self, made)
        if sit:
            table.seats = [await table.join(0)]
        return table

    def socket(self, table, *secrets, **hello):
        return Socket(self.app, table, list(secrets), hello)


class Made:
    def __init__(self, server, made):
        self.server, self.made = server, made
        self.id, self.host, self.invite = made["table"]["table"], made["host"], made["invite"]
        self.seats = []

    async def join(self, seat, name="Ann", secret=None, **more):
        taken = await self.server.call(
            "POST",
            f"/api/tables/{self.id}/seats/{seat}",
            {"name": name, **more},
            self.invite if secret is None else secret,
        )
        return taken["secret"]

    async def sit(self, seat, salt, name="Ann", secret=None):
        """Join with a promise of salt, as a browser does at a table with others."""
        promise = salt_commitment(self.made["table"]["commitment"], seat, salt)
        return await self.join(seat, name, secret, commitment=promise)

    async def show(self, seat, salt, secret, status=None):
        return await self.call("PUT", f"/seats/{seat}/salt", {"salt": salt}, secret, status)

    async def call(self, method, path, body=None, secret="", status=None):
        return await self.server.call(method, f"/api/tables/{self.id}{path}", body, secret, status)


class Socket:
    """A client's end of a socket, spoken directly with the application."""

    def __init__(self, app, table, secrets, hello):
        self.app, self.table = app, table
        self.hello = {"type": "hello", "protocol": 1, "secrets": secrets, **hello}
        self.up: asyncio.Queue = asyncio.Queue()
        self.down: asyncio.Queue = asyncio.Queue()
        self.closed = None
        self.seen = []  # every message that came down
        self.lines = []  # the log as a client keeps it
        self.view = None

    async def __aenter__(self):
        await self.begin()
        self.welcome = await self.ask(**self.hello)
        return self

    async def begin(self, **headers):
        given = [(name.encode(), value.encode()) for name, value in headers.items()]
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{self.table}/socket",
            "raw_path": b"",
            "query_string": b"",
            "root_path": "",
            "scheme": "ws",
            "headers": given if "host" in headers else [(b"host", b"testserver"), *given],
            "client": ("127.0.0.1", 1),
            "server": ("testserver", 80),
            "subprotocols": [],
            "state": {},
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "extensions": {},
        }
        await self.up.put({"type": "websocket.connect"})
        self.task = asyncio.create_task(self.app(scope, self.up.get, self.down.put))
        message = await asyncio.wait_for(self.down.get(), PATIENCE)
        if message["type"] == "websocket.close":
            self.closed = message["code"]

    async def __aexit__(self, *_):
        await self.leave()

    async def leave(self):
        if not self.task.done():
            await self.up.put({"type": "websocket.disconnect", "code": 1000})
            await asyncio.wait_for(self.task, PATIENCE)

    async def send_raw(self, text):
        await self.up.put({"type": "websocket.receive", "text": text})

    async def send(self, **message):
        message.setdefault("id", uuid.uuid4().hex)
        await self.send_raw(json.dumps(message))
        return message["id"]

    async def next(self, timeout=PATIENCE):
        message = await asyncio.wait_for(self.down.get(), timeout)
        if message["type"] == "websocket.close":
            self.closed = message["code"]
            return None
        data = json.loads(message["text"])
        self.seen.append(data)
        self._keep(data if data["type"] == "view" else data.get("view"))
        return data

    def _keep(self, view):
        if view:
            self.view = view
            del self.lines[view["log"]["start"] :]
            self.lines += view["log"]["lines"]

    async def ask(self, **message):
        """Send, and wait for the answer to it."""
        ident = await self.send(**message)
        return await self.until(lambda m: m.get("id") == ident)

    async def until(self, wanted, timeout=PATIENCE):
        while True:
            message = await self.next(timeout)
            assert message is not None, f"closed with {self.closed}"
            if wanted(message):
                return message

    async def latest(self, kind):
        """The newest message of this kind, also one that has come already."""
        await self.settle()
        while not (found := [m for m in self.seen if m["type"] == kind]):
            await self.next()
        return found[-1]

    async def next_view(self, **expected):
        return await self.until(
            lambda m: m["type"] == "view" and all(m[k] == v for k, v in expected.items())
        )

    async def settle(self):
        """Everything that is under way has arrived."""
        await self.ask(type="ping")
        while not self.down.empty():
            await self.next()

    async def question(self):
        while not (self.view and self.view["question"]):
            await self.next()
        return self.view["question"]

    async def choose(self, choice=None, **more):
        question = await self.question()
        chosen = question["options"][0]["choice"] if choice is None else choice
        answer = await self.ask(
            **{"type": "choose", "seat": question["seat"], "question": question["number"],
               "choice": chosen, **more}
        )  # fmt: skip
        if answer["type"] == "done" and not answer["repeated"]:
            while self.view["seq"] < answer["seq"]:
                await self.next()
        return answer

    async def play(self, choices):
        """So many choices, or until the game is over; spread over the options."""
        for number in range(choices):
            while self.view is None:
                await self.next()
            if self.view["ending"]:
                return
            options = (await self.question())["options"]
            await self.choose(options[number % len(options)]["choice"])


# ------------------------------------------------------------------------------------ ways to play
async def two_seats(server, **wish):
    """A duel of Ann and Ben, begun."""
    table = await server.table("duel", sit=False, **wish)
    table.seats = [await table.join(0, "Ann"), await table.join(1, "Ben")]
    return table


async def to_step(both):
    """Both bid; the eyes go to the seat that must step."""
    for seat in (0, 1):
        await both.ask(type="sit", seat=seat)
        await both.settle()
        await both.choose()
    await both.settle()
    seat = both.view["waiting_for"][0]
    await both.ask(type="sit", seat=seat)
    await both.settle()
    return seat


async def answer_to(client, **changes):
    """Answer the question put, changed in one way."""
    question = await client.question()
    message = {
        "type": "choose",
        "seat": question["seat"],
        "question": question["number"],
        "choice": question["options"][0]["choice"],
    }
    return await client.ask(**{**message, **changes})


def inline(server):
    """Other processes do not know the game of the tests."""

    async def run(kind, *given, owners=(), tell=lambda _: None):
        return kind.work(*((tell,) if kind.tells else ()), *given)

    server.house.workers.run = run
