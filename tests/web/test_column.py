"""The column beside the board: what one needs to decide is in view at every decision (W2, W3)."""

import contextlib

import pytest
from playwright.sync_api import TimeoutError, expect

from support import enough
from web.table import CURTAIN, DOORSTEP, ENDING, GO_ON, OPTION, QUESTION, wait_for_answer

pytestmark = pytest.mark.browser

DECISIONS = enough(usual=20, soak=60)
SIZES = ({"width": 1440, "height": 900}, {"width": 1920, "height": 1080})
SOON = 30_000  # milliseconds; a page that is still being laid out is looked at again
FOLDED = """() => {
    const kept = JSON.parse(localStorage.getItem("zareba.settings"));
    localStorage.setItem("zareba.settings", JSON.stringify({ ...kept, lists: "fold" }));
}"""
SEEN = """async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame); // what was measured is drawn
    const whole = (element) => {
        if (!element) return null;
        const box = element.getBoundingClientRect();
        for (let at = element.parentElement; at; at = at.parentElement) {
            const around = at.getBoundingClientRect();
            if (getComputedStyle(at).overflowY !== "visible" &&
                (box.top < around.top - 2 || box.bottom > around.bottom + 2)) return false;
        }
        return box.top >= 0 && box.bottom <= innerHeight + 1 && box.height > 0;
    };
    const lines = [...document.querySelectorAll("#panel-log .log > li")];
    const roomFor = (box, found) => {
        const plain = found.filter((line) => !line.classList.contains("head"));
        const row = Math.min(...plain.map((line) => line.getBoundingClientRect().height));
        return box.scrollHeight <= box.clientHeight || box.clientHeight >= 6 * row;
    };
    return {
        title: whole(document.querySelector(".prompt h2")),
        back: whole(document.querySelector(".prompt .deeds button")),
        line: whole(lines.at(-1)),
        // as many lines fit as there are, or six of one row each
        lines: roomFor(document.querySelector(".log-box"), lines),
        done: whole(document.querySelector(".arranging .main")),
        sum: whole(document.querySelector(".fight, .rb-fight, .kp-dice")),
    };
}"""


def a_decision(page, number):
    """Answer the question somehow, differently every time; False when there is none."""
    expect(page.locator(f"{QUESTION}, {ENDING}, {CURTAIN}, {GO_ON}").first).to_be_visible()
    if not page.locator(QUESTION).count():
        return False
    question = page.locator(QUESTION).get_attribute("data-question")
    if page.locator(".arranging").count():  # somebody for one zone, and done
        go = page.locator(".arranging .main")
        if go.is_disabled():
            page.locator(".arranging .to-zone").first.click()
        expect(go).to_be_enabled()
        go.click()
    elif page.locator(".drafting").count():
        go = page.locator(".drafting .take")
        if go.is_disabled():
            page.locator(".drafting .option").first.click()  # that may be all there is to say
        other = f".prompt:not([data-question='{question}'])"
        expect(page.locator(f"{other}, .drafting .take:enabled").first).to_be_visible()
        if not page.locator(other).count():
            go.click()
    elif page.locator(OPTION).count():
        if page.locator(".folded:not([open])").count():  # what lies on the board is chosen there
            page.locator(".board-side .lit").first.click()
            wait_for_answer(page, question)
            return True
        texts = page.locator(f"{OPTION} .label").all_inner_texts()
        calm = [i for i, words in enumerate(texts) if "stay where" in words or "fight on" in words]
        chosen = calm[0] if calm else number % len(texts)
        page.locator(OPTION).nth(chosen).click()
        wait_for_answer(page, question, confirming=texts[chosen])
        return True
    else:
        page.locator(".amount .main, .listed .main, .several .main").first.click()
    wait_for_answer(page, question)
    return True


def hidden_parts(page, sizes):
    """What should be in view and is not, on one screen and on the other."""
    for size in sizes:
        page.set_viewport_size(size)
        with contextlib.suppress(TimeoutError):
            page.wait_for_function(
                f"async () => !Object.values(await ({SEEN})()).includes(false)", timeout=SOON
            )
            continue
        for name, there in page.evaluate(SEEN).items():
            if there is False:
                yield size["width"], name


@pytest.mark.parametrize("title", ["Khartoum", "Poilus", "Burnoose", "Kriegspfad"])
def test_what_matters_is_in_view_at_every_decision(visit, title):
    page = visit(DOORSTEP)
    page.evaluate(FOLDED)  # the other journeys want every list open
    page.goto("/")
    game = page.locator(".games > li").filter(has_text=title)
    game.get_by_role("button", name="Play now").click()
    expect(page.locator(QUESTION)).to_be_visible()
    hidden, number = [], 0
    while number < DECISIONS and not hidden:
        # both, beginning with the one that it has; or first one and then the other
        both = SIZES[:: 1 if number % 2 else -1]
        sizes = enough(usual=SIZES[number * 2 // DECISIONS :][:1], soak=both)
        if missing := list(hidden_parts(page, sizes)):
            hidden.append((number, missing, page.locator(".prompt h2").inner_text()))
        if not a_decision(page, number):
            break
        number += 1

    assert number > 0
    assert hidden == []
