"""Three ways to use a page: by mouse, by keyboard alone, by fingers."""

import pytest
from playwright.sync_api import Locator, Page, expect

from support import again

FARTHEST = 400  # presses of the tab key
REACHED = "wanted => document.activeElement === wanted || wanted.contains(document.activeElement)"
# How often the tab key has to be pressed; backwards, with shift: less than nothing.
AWAY = """wanted => {
    const all = "a[href], button, input, select, textarea, summary, [tabindex]";
    const stops = [...document.querySelectorAll(all)].filter((one) =>
        one.tabIndex >= 0 && !one.disabled && one.checkVisibility());
    const follows = (a, b) => a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING;
    const here = document.activeElement ?? document.body;
    const way = follows(here, wanted) ? 1 : -1;
    const [first, last] = way > 0 ? [here, wanted] : [wanted, here];
    const between = stops.filter((one) => follows(first, one) && follows(one, last));
    return way * (between.length + 1);
}"""


class Mouse:
    """Points and clicks."""

    size, touch = (1440, 900), False

    def __init__(self, page: Page) -> None:
        self.page = page

    def use(self, thing: Locator) -> None:
        thing.click()

    def go_on(self) -> None:
        self.page.locator(".drawing").click(position={"x": 9, "y": 9})

    def look_back(self) -> None:
        self.use(self.page.get_by_role("button", name="Look back"))


class Keys(Mouse):
    """Never points at anything: the key that a button shows, or else tab and enter."""

    def use(self, thing: Locator) -> None:
        expect(thing).to_be_visible()
        if key := thing.evaluate("one => one.querySelector('kbd')?.textContent"):
            self.page.keyboard.press(key)
            return
        wanted = thing.element_handle()
        away = self.page.evaluate(AWAY, wanted)
        for _ in range(abs(away)):
            self.page.keyboard.press("Tab" if away > 0 else "Shift+Tab")
        for _ in range(FARTHEST):  # what scrolls is a stop, too
            if self.page.evaluate(REACHED, wanted):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab" if away > 0 else "Shift+Tab")
        raise AssertionError("the keys do not reach it")

    def go_on(self) -> None:
        self.page.keyboard.press("Space")

    def look_back(self) -> None:
        self.page.keyboard.press("b")


class Fingers(Mouse):
    """On a phone."""

    size, touch = (390, 844), True

    def use(self, thing: Locator) -> None:
        thing.tap()

    def go_on(self) -> None:
        self.page.locator(".drawing").tap(position={"x": 9, "y": 9})

    def look_back(self) -> None:
        self.use(self.page.get_by_role("button", name="More"))
        super().look_back()


HANDS = (Mouse, Keys, Fingers)
EACH_HAND = [Mouse, *(pytest.param(hand, marks=again) for hand in HANDS[1:])]  # for parameters
