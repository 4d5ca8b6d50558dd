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
from web.readers import PATIENCE, Readers

INSTALL = "no Chromium: apt-get install -y chromium, or: playwright install chromium"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
# Playwright switches some features off; Chromium hears only the last such list, so they stand here
# again.  The last two: beside every window it would load pages for its address bar, unseen.
NO_FEATURES = (
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding",
    "ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect",
    "TcpPortRandomizationWin", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled",
    "PreconnectToSearch", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",
)  # fmt: skip
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update",
    "--js-flags=--no-opt",  # no page lives long enough to be worth it
    f"--disable-features={','.join(NO_FEATURES)}",
)  # fmt: skip
STATIC = Path(__file__).parents[2] / "src" / "zareba" / "server" / "static"
STARTS_WITHIN = 240.0  # seconds; longer only on a machine with twenty other things to do


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


@pytest.fixture(scope="session")
def readers(browser, one_server):
    return Readers(browser, one_server.address)


@pytest.fixture
def visit(readers, server, request):
    """A reader with a browser of their own: ``visit(language="de")``; no page may raise.

    ``told``: what happens is shown as people see it, beat by beat.  ``fresh``: for a test that
    listens to the browser or changes it; nobody reads in that browser before or after it.
    """
    with readers.of_a_test(lambda: request.session.testsfailed) as new_reader:
        yield new_reader
