"""A real server on a free loopback port, and Chromium to visit it."""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from support import free_port

INSTALL = "no Chromium: apt-get install -y chromium, or: playwright install chromium"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update",
)  # fmt: skip
STATIC = Path(__file__).parents[2] / "src" / "zareba" / "server" / "static"
STARTS_WITHIN = 60.0
PATIENCE = 90_000  # milliseconds; other tests may use the machine at the same time
# What a page draws by chance, such as an army, is the same after every load.
FIXED_CHANCE = """(() => {
    let drawn = 1;
    Math.random = () => (drawn = (drawn * 16807) % 2147483647) / 2147483647;
})()"""


# A player's salt goes into the dice; without it the table's fixed secret decides alone.
UNSALTED = r"""(() => {
    const send = window.fetch;
    window.fetch = (where, how) => {
        if (how?.method !== "POST" || !/\/seats\/\d+(\?|$)/.test(where)) return send(where, how);
        const { salt, commitment, ...bare } = JSON.parse(how.body);
        return send(where, { ...how, body: JSON.stringify(bare) });
    };
})()"""


# Journeys do not wait for what is told, nor for a question to be old enough to be answered.
AT_ONCE = """(() => {
    const key = "zareba.settings", kept = JSON.parse(localStorage.getItem(key) ?? "{}");
    const wanted = { speed: "once", guard: false, lists: "open", ...kept };
    localStorage.setItem(key, JSON.stringify(wanted));
})()"""


# Journeys may lose; what people are warned of has a journey of its own.
UNWARNED = """(() => {
    const key = "zareba.settings", kept = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ warnings: "off", ...kept }));
})()"""


def find_chromium(playwright):
    for name in (os.environ.get("CHROMIUM"), *BROWSERS):
        if name and (path := shutil.which(name)):
            return path
    own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


@pytest.fixture(scope="session")
def browser():
    """Without Chromium the browser tests are skipped; in CI they fail."""
    sync_api = pytest.importorskip("playwright.sync_api")
    sync_api.expect.set_options(timeout=PATIENCE)
    with sync_api.sync_playwright() as playwright:
        path = find_chromium(playwright)
        if path is None:
            (pytest.fail if os.environ.get("CI") else pytest.skip)(INSTALL)
        if not (STATIC / "index.html").exists():
            pytest.fail("the browser client is not built: pip install -e . builds it")
        found = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield found
        found.close()


class Server:
    """``zareba serve`` with fixed chance: a process that can be killed and started again."""

    def __init__(self, place: Path) -> None:
        self.place, self.port = place, free_port()
        self.process = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        options = ["--port", str(self.port), "--db", f"sqlite:///{self.place / 'tables.db'}"]
        options += ["--no-limits", "--bots", "1", "--bot-beat", "0"]
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("fixed_server.py")), "serve", *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.address}/api/health", timeout=2):
                    return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                with contextlib.suppress(subprocess.TimeoutExpired):
                    self.process.wait(0.1)
                assert self.process.returncode is None, "the server has stopped"
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait()
            self.process = None


@pytest.fixture(scope="session")
def one_server(browser, tmp_path_factory):
    """One server for all tests; the browser comes first, for without it none starts."""
    found = Server(tmp_path_factory.mktemp("tables"))
    yield found
    found.stop()


@pytest.fixture
def server(one_server):
    """The server, running: a test may have killed it."""
    if one_server.process is None:
        one_server.start()
    return one_server


@pytest.fixture
def visit(browser, server):
    """A reader with a browser of their own: ``visit(language="de")``; no page may raise.

    ``told``: what happens is shown as people see it, beat by beat.
    """
    contexts, troubles = [], []

    def new_reader(
        path="/", *, language="en", theme="light", size=(1280, 900), told=False, motion="reduce",
        warned=False, touch=False,
    ):  # fmt: skip
        context = browser.new_context(
            base_url=server.address,
            locale=language,
            color_scheme=theme,
            reduced_motion=motion,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(FIXED_CHANCE)
        if not warned:
            context.add_init_script(UNWARNED)
        if not told:
            context.add_init_script(AT_ONCE)
        context.add_init_script(UNSALTED)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("request", lambda request: _stays_here(request.url, server, troubles))
        page.goto(path)
        return page

    yield new_reader
    for context in contexts:
        context.close()
    assert not troubles


def _stays_here(url: str, server: Server, troubles: list[str]) -> None:
    if not url.startswith((server.address, "data:", "blob:")):
        troubles.append(f"a request left the house: {url}")
