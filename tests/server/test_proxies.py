"""The examples of deploy/ behind which a server is put: run as they stand, but for their ports.

Where a program is not installed its example is not tried.
"""

import asyncio
import contextlib
import json
import os
import shutil
import subprocess
from pathlib import Path

import httpx
import pytest
import websockets

from server.tables import PATIENCE, listening
from support import free_port

pytestmark = pytest.mark.anyio
DEPLOY = Path(__file__).parents[2] / "deploy"
SITE = "games.example.org"


def nginx(folder, port, server):
    site = (DEPLOY / "nginx.conf").read_text("utf-8")
    site = site.replace("listen 80;", f"listen 127.0.0.1:{port};").replace("8467", str(server))
    kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    places = " ".join(f"{kind}_temp_path {folder / kind};" for kind in kinds)
    whole = folder / "whole.conf"
    whole.write_text(
        f"daemon off; pid {folder / 'pid'}; error_log {folder / 'errors'}; events {{}}\n"
        f"http {{ access_log off; {places}\n{site}\n}}\n"
    )
    return ["nginx", "-p", str(folder), "-e", str(folder / "errors"), "-c", str(whole)]


def caddy(folder, port, server):
    """Without a certificate: nobody can be asked for one here."""
    site = (DEPLOY / "Caddyfile").read_text("utf-8").replace("8467", str(server))
    whole = folder / "Caddyfile"
    whole.write_text("{\n\tadmin off\n}\n" + site.replace(f"{SITE} {{", f"http://{SITE}:{port} {{"))
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(whole)]


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def proxy(request, tmp_path):
    """Starts the proxy before a server, as its example says; where it is reached."""
    if shutil.which(request.param.__name__) is None:
        pytest.skip(f"{request.param.__name__} is not installed")

    @contextlib.asynccontextmanager
    async def before(server):
        port = free_port()
        command = request.param(tmp_path, port, server)
        home = {**os.environ, "XDG_CONFIG_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
        running = subprocess.Popen(command, cwd=tmp_path, env=home, stderr=subprocess.DEVNULL)
        try:
            yield await reached(f"127.0.0.1:{port}", running)
        finally:
            running.terminate()
            await asyncio.to_thread(running.wait)

    return before


def asking(place, **given):
    return httpx.AsyncClient(base_url=f"http://{place}", timeout=PATIENCE, **given)


async def reached(place, running):
    async with asyncio.timeout(PATIENCE), asking(place, headers={"Host": SITE}) as client:
        while True:
            with contextlib.suppress(httpx.TransportError):
                if (await client.get("/health/live")).is_success:
                    return place
            assert running.poll() is None, "the proxy has ended"
            await asyncio.sleep(0.05)


@pytest.fixture
def lite(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def test_a_game_is_played_through_a_proxy(proxy, lite):
    async with (
        listening(lite, trusted_proxies=["127.0.0.1"]) as server,
        proxy(server) as place,
        asking(place, headers={"Host": SITE}) as client,
    ):
        made = (await client.post("/api/tables", json={"game": "khartoum"})).json()
        table = f"/api/tables/{made['table']['table']}"
        taken = await client.post(
            f"{table}/seats/0",
            json={"name": "Ann", "salt": "through-the-proxy"},
            headers={"Authorization": f"Bearer {made['invite']}"},
        )
        hello = {"type": "hello", "id": "h", "protocol": 1, "secrets": [taken.json()["secret"]]}
        async with (
            asyncio.timeout(PATIENCE),
            connected(place, f"{table}/socket") as socket,
        ):
            await socket.send(json.dumps(hello))
            question = (await told(socket, "view"))["question"]
            choose = {
                "type": "choose", "id": "c", "seat": 0, "question": question["number"],
                "choice": question["options"][0]["choice"],
            }  # fmt: skip
            await socket.send(json.dumps(choose))
            assert (await told(socket, "done", "refused"))["type"] == "done"


@contextlib.asynccontextmanager
async def connected(place, path):
    """By the site's name, without asking anybody where that is."""
    host, port = place.split(":")
    async with websockets.connect(
        f"ws://{SITE}{path}", host=host, port=int(port), origin=f"http://{SITE}", proxy=None,
        max_size=None, open_timeout=PATIENCE,
    ) as socket:  # fmt: skip
        yield socket


async def told(socket, *kinds):
    while (message := json.loads(await socket.recv()))["type"] not in kinds:
        pass
    return message


async def asked(place, person):
    """What 12 requests from an address are answered, each with a lie about where it comes from."""
    transport = httpx.AsyncHTTPTransport(local_address=person)
    async with asking(place, transport=transport) as client:
        return [
            (
                await client.get(
                    "/api/games",
                    headers={
                        "Host": SITE,
                        "X-Forwarded-For": f"198.51.100.{n}",
                        "Forwarded": f"for=198.51.100.{n}",
                    },
                )
            ).status_code
            for n in range(12)
        ]


async def test_behind_a_proxy_everybody_has_limits_of_his_own(proxy, lite):
    """What a client writes itself counts for nothing: the proxy says who it is."""
    given = {"trusted_proxies": ["127.0.0.1"], "requests": (6.0, 0.001)}
    async with listening(lite, **given) as server, proxy(server) as place:
        for person in ("127.0.0.2", "127.0.0.3"):
            assert await asked(place, person) == 6 * [200] + 6 * [429]
