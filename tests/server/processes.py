"""Real server processes over loopback, for tests of kills, restarts and several processes."""

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import time
import uuid

import httpx
import websockets

from server.tables import PATIENCE
from support import free_port

AS_EVER = "from zareba.server.operating.cli import serve; serve()"
# Workers begin with their first job, as those of a server inside a test: most tests need none.
WITHOUT_WARM_UP = """
from zareba.server.operating import cli
from zareba.server.tables import house
house.FEWEST = 0
house.read_words = cli.read_words = lambda: None  # each game's words when they are needed
cli.serve()
"""


class Process:
    """One `zareba serve`."""

    def __init__(self, db, port=None, *more, warm=False):
        self.db, self.port, self.more = db, port or free_port(), more
        self.code = AS_EVER if warm else WITHOUT_WARM_UP
        self.start()

    def start(self):
        command = [sys.executable, "-c", self.code]
        command += ["--port", str(self.port), "--db", self.db, "--bots", "1", "--bot-beat", "0"]
        command += ["--no-limits", *self.more]
        self.popen = subprocess.Popen(command, env=dict(os.environ), stderr=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.address}/api/health", timeout=5).is_success:
                    return
            assert self.popen.poll() is None, "the server has ended"
            time.sleep(0.1)
        raise AssertionError("the server does not answer")

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def kill(self):
        """As a power cut would."""
        self.popen.send_signal(signal.SIGKILL)
        self.popen.wait()

    def stop(self):
        if self.popen.poll() is None:
            self.popen.terminate()
            try:
                self.popen.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()

    def call(self, method, path, body=None, secret=""):
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        answer = httpx.request(
            method, f"{self.address}{path}", json=body, headers=headers, timeout=PATIENCE
        )
        assert answer.is_success, answer.text
        return answer.json()

    def table(self, **wish):
        """A table with its first seat taken: id and secret."""
        made = self.call("POST", "/api/tables", {"game": "khartoum", **wish})
        table = made["table"]["table"]
        path = f"/api/tables/{table}/seats/0"
        taken = self.call("POST", path, {"name": "Ann", "salt": "x"}, made["invite"])
        return table, taken["secret"]

    def client(self, table, *secrets):
        return Client(self, table, list(secrets))


class Client:
    """A client that reconnects by itself and resends what had no answer."""

    def __init__(self, process, table, secrets):
        self.process, self.table, self.secrets = process, table, secrets
        self.socket = None
        self.view, self.lines, self.answered = None, [], []
        self.reconnects = -1

    async def connect(self):
        wait = 0.05
        while True:
            try:
                address = self.process.address.replace("http", "ws")
                self.socket = await websockets.connect(
                    f"{address}/api/tables/{self.table}/socket", max_size=None
                )
                hello = {
                    "type": "hello", "id": "h", "protocol": 1, "secrets": self.secrets,
                    "seq": self.view["seq"] if self.view else 0, "log": len(self.lines),
                }  # fmt: skip
                await self.socket.send(json.dumps(hello))
                self.reconnects += 1
                return
            except (OSError, websockets.WebSocketException):
                await asyncio.sleep(wait * random.uniform(0.5, 1))
                wait = min(1.0, 2 * wait)

    async def next(self):
        message = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        view = message if message["type"] == "view" else message.get("view")
        if view:
            self.view = view
            del self.lines[view["log"]["start"] :]
            self.lines += view["log"]["lines"]
        return message

    async def ask(self, **message):
        """Until it is answered, through any number of broken connections."""
        message.setdefault("id", uuid.uuid4().hex)
        while True:
            try:
                if self.socket is None:
                    await self.connect()
                await self.socket.send(json.dumps(message))
                while True:
                    answer = await self.next()
                    if answer.get("id") == message["id"]:
                        return answer
            except (OSError, websockets.WebSocketException):
                self.socket = None

    async def choose(self, rng):
        """One choice, whatever happens to the server; False when the game is over."""
        while self.view is None or (not self.view["question"] and not self.view["ending"]):
            try:
                if self.socket is None:
                    await self.connect()
                await self.next()
            except (OSError, websockets.WebSocketException):
                self.socket = None
        if self.view["ending"]:
            return False
        question = self.view["question"]
        answer = await self.ask(
            type="choose",
            seat=question["seat"],
            question=question["number"],
            choice=rng.choice(question["options"])["choice"],
        )
        if answer["type"] == "done":
            self.answered.append(answer["seq"])
            self.view = None if self.view["seq"] < answer["seq"] else self.view
        return True

    async def close(self):
        if self.socket is not None:
            await self.socket.close()


@contextlib.contextmanager
def running(*processes):
    try:
        yield processes
    finally:
        for process in processes:
            process.stop()
