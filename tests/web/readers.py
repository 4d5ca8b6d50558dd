"""Readers, each with a browser of their own; who has left may come again as somebody new.

Opening a window costs Chromium more than most journeys do.  So a reader who leaves goes to the
doorstep, where nothing is kept and nothing runs, and is called in again for the next test.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Error, Page, WebSocket

from web.table import DOORSTEP

PATIENCE = 120_000  # milliseconds; other tests may use the machine at the same time
LAST_WORDS = 10_000  # of a page whose test has failed
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
AT_ONCE = {"speed": "once", "guard": False, "lists": "open"}
# Journeys may lose; what people are warned of has a journey of its own.
UNWARNED = {"warnings": "off"}
PREFER = "wanted => localStorage.setItem('zareba.settings', JSON.stringify(wanted))"


class Kind(NamedTuple):
    """What cannot be changed about a browser once it is open."""

    language: str
    touch: bool
    script: str  # runs before everything else on every page
    mark: str  # readers of one mark stay among themselves


class Socket:
    """What came of a socket of a page."""

    def __init__(self, socket: WebSocket) -> None:
        self.url, self.state = socket.url, "open"
        self.heard = 0
        socket.on("framereceived", lambda _: self._hear())
        socket.on("close", lambda _: self._end("closed"))
        socket.on("socketerror", lambda error: self._end(f"failed: {error}"))

    def _hear(self) -> None:
        self.heard += 1

    def _end(self, how: str) -> None:
        self.state = how


class Reader:
    """A browser of its own with one page, on the doorstep."""

    def __init__(self, browser: Browser, address: str, kind: Kind) -> None:
        self.kind, self.address = kind, address
        self.troubles: list[str] = []
        self.unanswered: dict[str, None] = {}  # addresses
        self.sockets: list[Socket] = []
        self.context: BrowserContext = browser.new_context(
            base_url=address, locale=kind.language, has_touch=kind.touch
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(FIXED_CHANCE)
        self.context.add_init_script(UNSALTED)
        if kind.script:
            self.context.add_init_script(kind.script)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("request", lambda request: self._stays_here(request.url))
        self.page.on("request", lambda request: self.unanswered.setdefault(request.url))
        for ended in ("requestfinished", "requestfailed"):
            self.page.on(ended, lambda request: self.unanswered.pop(request.url, None))
        self.page.on("websocket", lambda socket: self.sockets.append(Socket(socket)))
        self.page.goto(DOORSTEP)

    def _stays_here(self, url: str) -> None:
        if not url.startswith((self.address, "data:", "blob:")):
            self.troubles.append(f"a request left the house: {url}")

    def last_words(self) -> str:
        """What its page shows, for whoever has to find out why a test failed."""
        try:
            shown = self.page.locator("body").aria_snapshot(timeout=LAST_WORDS)
        except Error as error:
            shown = f"no answer: {error}"
        sockets = [f"{one.heard} heard on {one.url}, {one.state}" for one in self.sockets]
        unanswered = [f"unanswered: {url}" for url in self.unanswered]
        return "\n".join([f"{self.page.url}:", shown, *unanswered, *sockets, *self.troubles])

    def leave(self) -> None:
        """Back to the doorstep, with empty hands."""
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        self.page.unroute_all(behavior="ignoreErrors")  # nobody holds answers back any more
        self.page.goto(DOORSTEP)
        self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        self.context.clear_cookies()
        self.page.mouse.move(0, 0)
        self.troubles.clear()
        self.unanswered.clear()
        self.sockets.clear()


class Readers:
    """Those who have left, by their kind, until they are called in again."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self.outside: dict[Kind, list[Reader]] = {}

    def call_in(self, kind: Kind, *, fresh: bool) -> Reader:
        waiting = [] if fresh else self.outside.get(kind, [])
        return waiting.pop() if waiting else Reader(self.browser, self.address, kind)

    def see_off(self, reader: Reader) -> None:
        try:
            reader.leave()
        except Error:  # the server is down, or the page has crashed
            reader.context.close()
        else:
            self.outside.setdefault(reader.kind, []).append(reader)

    @contextmanager
    def of_a_test(self, failures: Any) -> Iterator[Any]:
        """``visit`` for one test; *failures* counts how many tests have failed."""
        used: list[tuple[Reader, bool]] = []
        before = failures()

        def visit(
            path="/", *, language="en", theme="light", size=(1280, 900), told=False,
            motion="reduce", warned=False, touch=False, script="", mark="", fresh=False,
        ):  # fmt: skip
            reader = self.call_in(Kind(language, touch, script, mark), fresh=fresh)
            used.append((reader, fresh))
            page = reader.page
            page.evaluate(PREFER, {**({} if told else AT_ONCE), **({} if warned else UNWARNED)})
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.emulate_media(color_scheme=theme, reduced_motion=motion)
            if path != DOORSTEP:
                page.goto(path)
            return page

        try:
            yield visit
        finally:
            troubles = [trouble for reader, _ in used for trouble in reader.troubles]
            if failures() > before:
                for reader, _ in used:
                    print(reader.last_words())
            for reader, fresh in used:
                if fresh or troubles or failures() > before:
                    reader.context.close()
                else:
                    self.see_off(reader)
        assert not troubles
