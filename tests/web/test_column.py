"""The column beside the board: what one needs to decide is in view at every decision (W2, W3)."""

import contextlib

import pytest
from playwright.sync_api import TimeoutError, expect

from support import enough
from web.hands import HANDS
from web.table import CURTAIN, DOORSTEP, ENDING, GO_ON, OPTION, QUESTION, wait_for_answer

pytestmark = pytest.mark.browser

DECISIONS = enough(usual=6, whole=18, soak=60)  # a third by every hand
SIZES = ({"width": 1440, "height": 900}, {"width": 1920, "height": 1080})
SOON = 30_000  # milliseconds; a page that is still being laid out is looked at again
# A finger between two small pieces is asked which one was meant.
MEANT = """question => document.querySelector(".meant, .confirm") ||
    !document.querySelector(`.prompt[data-question='${question}']`)"""
FOLDED = """() => {
    const kept = JSON.parse(localStorage.getItem("zareba.settings"));
    localStorage.setItem("zareba.settings", JSON.stringify({ ...kept, lists: "fold" }));
}"""
# What can be laid out at once is shown when the server has said so, a little after its question.
ANSWERS = f".answers :is(.arranging, .drafting, .folded, .amount, .listed, .several), {OPTION}"
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


def a_decision(hand, number):
    """Answer the question somehow, differently every time; False when there is none."""
    page = hand.page
    expect(page.locator(f"{QUESTION}, {ENDING}, {CURTAIN}, {GO_ON}").first).to_be_visible()
    if not page.locator(QUESTION).count():
        return False
    expect(page.locator(ANSWERS).first).to_be_visible()
    question, said = page.locator(QUESTION).get_attribute("data-question"), ""
    if page.locator(".arranging").count():  # somebody on the first path, and done
        go = page.locator(".arranging .main")
        if go.is_disabled():
            hand.use(page.locator(".arranging .to-zone").first)
        expect(go).to_be_enabled()
        hand.use(go)
    elif page.locator(".drafting").count():
        take_a_draft(hand, question)
    elif page.locator(".folded:not([open])").count():  # what lies on the board is chosen there
        hand.use(page.locator(".board-side .lit").first)
        page.wait_for_function(MEANT, arg=question)
        if page.locator(".meant").count():
            hand.use(page.locator(".meant button").first)
    elif page.locator(OPTION).count():
        texts = page.locator(f"{OPTION} .label").all_inner_texts()
        calm = [i for i, words in enumerate(texts) if "stay where" in words or "fight on" in words]
        chosen = calm[0] if calm else number % len(texts)
        said = texts[chosen]
        hand.use(page.locator(OPTION).nth(chosen))
    else:
        hand.use(page.locator(".amount .main, .listed .main, .several .main").first)
    wait_for_answer(page, question, said, hand.use)
    return True


def take_a_draft(hand, question):
    """As it lies, or after the first thing offered, which may be all there is to say."""
    page = hand.page
    go = page.locator(".drafting .take")
    if go.is_disabled():
        hand.use(page.locator(".drafting .option").first)
    other = f".prompt:not([data-question='{question}'])"
    expect(page.locator(f"{other}, .drafting .take:enabled").first).to_be_visible()
    if not page.locator(other).count():
        hand.use(go)


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
    """By mouse, by keys alone and by fingers in turn."""
    page = visit(DOORSTEP, touch=True)
    hands = [kind(page) for kind in HANDS]
    page.evaluate(FOLDED)  # the other journeys want every list open
    begin(page, title)
    hidden, number = [], 0
    while number < DECISIONS and not hidden:
        # both, beginning with the one that it has; or first one and then the other
        both = SIZES[:: 1 if number % 2 else -1]
        sizes = enough(usual=SIZES[number * 2 // DECISIONS :][:1], soak=both)
        if missing := list(hidden_parts(page, sizes)):
            hidden.append((number, missing, page.locator(".prompt h2").inner_text()))
        if a_decision(hands[number % len(hands)], number):
            number += 1
        else:  # it is over
            begin(page, title)

    assert hidden == []


def begin(page, title):
    """From the start page into a game."""
    page.goto("/")
    game = page.locator(".games > li").filter(has_text=title)
    game.get_by_role("button", name="Play now").click()
    expect(page.locator(QUESTION)).to_be_visible()
