"""What a visit costs in bytes over the wire, as the browser itself counts them."""

import pytest
from playwright.sync_api import expect

from web.table import drawn, play_now

pytestmark = pytest.mark.browser

FIRST_VISIT = 180_000  # bytes: docs/web.md tells the measured figure
SECOND_VISIT = 10_000


class Scales:
    """Counts what a page receives: bodies as they travel, and their heads."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        self.session.send("Network.enable")
        self.addresses = {}
        self.weights = {}
        self.session.on("Network.responseReceived", self._named)
        self.session.on("Network.loadingFinished", self._weighed)

    def _named(self, event):
        self.addresses[event["requestId"]] = event["response"]["url"]

    def _weighed(self, event):
        self.weights[event["requestId"]] = event["encodedDataLength"]

    def take(self):
        found = [(self.addresses.get(k, "?"), w) for k, w in self.weights.items()]
        self.weights = {}
        return sorted(found, key=lambda entry: -entry[1])


def total(found):
    return sum(weight for _, weight in found)


@pytest.fixture
def page(browser, server):
    """A reader whose browser keeps what it may: the usual one intercepts and so keeps nothing."""
    context = browser.new_context(base_url=server.address, locale="en")
    yield context.new_page()
    context.close()


def weigh(page, scales):
    page.goto("/")
    expect(page.locator(".games h2").first).to_be_visible()
    drawn(page)
    page.wait_for_function("() => [...document.images].every(({ complete }) => complete)")
    page.wait_for_load_state("networkidle")
    return scales.take()


def test_a_first_visit_is_light_and_a_second_lighter(page):
    scales = Scales(page)
    first, second = weigh(page, scales), weigh(page, scales)

    assert total(first) <= FIRST_VISIT, first
    assert total(second) <= SECOND_VISIT, second
    assert not any("/static/board-" in address for address, _ in first)  # drawings come when wanted


def test_only_the_drawing_of_the_game_played_is_fetched(visit):
    page = visit(fresh=True)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    play_now(page)

    assert len([url for url in asked if "/static/board-" in url]) == 1
