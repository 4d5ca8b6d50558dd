"""A phone held upright: question, hand and board together, and nothing smaller than a fingertip."""

import pytest
from playwright.sync_api import expect

from support import again, enough
from web.alone import GAMES, a_play, go_on, sit_everywhere
from web.table import DOORSTEP, OPTION, QUESTION, drawn, wait_for_answer
from web.test_access import violations_of_state

pytestmark = pytest.mark.browser

PHONE = (390, 844)
DECISIONS = enough(usual=4, whole=10, soak=20)
FINGER = 44
LEAST_LETTERS = 11  # pixels
LEAST_BOARD = 150  # pixels of the board in sight above the hand and the question
FOLDED = """() => {
    const kept = JSON.parse(localStorage.getItem("zareba.settings"));
    localStorage.setItem("zareba.settings", JSON.stringify({ ...kept, lists: "fold" }));
}"""
# Every thing that can be pressed: what it is, how broad it is, and whether taps beside it are led
# to it (pieces of a board); a box to tick is as broad as its label.
TARGETS = """() => {
    const all = "a[href], button, select, summary, input, textarea, [role=button], [role=tab]";
    const found = [];
    for (const one of document.querySelectorAll(all)) {
        if (one.disabled || one.matches(".skip") || !one.checkVisibility()) continue;
        const label = one.matches("[type=checkbox], [type=radio]") ? one.closest("label") : null;
        const box = (label ?? one).getBoundingClientRect();
        found.push({
            name: `${one.tagName} ${one.getAttribute("class") ?? ""} ${one.textContent.trim()}`,
            width: box.width, height: box.height,
            piece: one instanceof SVGElement && one.closest(".drawing") !== null,
        });
    }
    return found;
}"""
IN_SIGHT = """() => {
    const box = (what) => document.querySelector(what)?.getBoundingClientRect();
    const sheet = box(".prompt"), title = box(".prompt h2");
    const hand = box(".dock") ?? box(".poilus .hands");
    const floor = Math.min(sheet.top, hand && hand.height ? hand.top : sheet.top);
    const heart = box(".zoom, .kp-frame, .waste");
    // what a question is about lies on the map, or on the board beside it, such as cards to buy
    const lit = [...document.querySelectorAll(".drawing .lit")]
        .filter((piece) => !piece.closest(".dock, .hands, .zoom, .kp-frame, .waste"))
        .map((piece) => piece.getBoundingClientRect());
    const beside = lit.some(({ top, bottom }) => top >= 0 && bottom <= floor);
    const board = beside ? { top: 0, bottom: floor } : heart;
    return {
        title: title.top >= sheet.top - 1 && title.bottom <= innerHeight,
        hand: !hand || !hand.height || (hand.top >= -1 && hand.bottom <= sheet.top + 1),
        board: Math.min(board.bottom, floor) - Math.max(board.top, 0),
        wide: document.documentElement.scrollWidth > innerWidth,
    };
}"""
# A small lit piece that can be seen, and a place beside it that a finger may hit instead.
BESIDE_A_PIECE = """() => {
    for (const piece of document.querySelectorAll(".drawing svg .lit[role=button]")) {
        const { left, top, width, height } = piece.getBoundingClientRect();
        if (width >= 44 && height >= 44) continue;
        const x = left + width / 2, y = top + height / 2;
        for (const [dx, dy] of [[20, 20], [-20, 20], [20, -20], [-20, -20]]) {
            const hit = document.elementFromPoint(x + dx, y + dy);
            if (hit?.closest(".drawing svg") && !hit.closest(".dock, .hands, .zoom-buttons"))
                return { x: x + dx, y: y + dy, name: piece.getAttribute("aria-label") };
        }
    }
    return null;
}"""


def tap_an_answer(page, number):
    """With a finger: beside a small piece where there is one, else on an option or a draft."""
    question, said = page.locator(QUESTION).get_attribute("data-question"), ""
    spot = page.evaluate(BESIDE_A_PIECE) if number % 2 == 0 else None
    if spot:
        page.touchscreen.tap(spot["x"], spot["y"])
        choose_what_was_meant(page, question, spot["name"])
    elif page.locator(".drafting").count():
        take_a_draft(page, question)
    elif page.locator(OPTION).count():
        if page.locator(".folded:not([open])").count():
            page.locator(".folded > summary").tap()
        options = page.locator(f"{OPTION}:visible")
        chosen = options.nth(number % options.count())
        said = chosen.locator(".label").inner_text()
        chosen.tap()
    else:
        page.locator(".amount .main, .listed .main, .several .main, .order .main").first.tap()
    wait_for_answer(page, question, confirming=said)
    return spot is not None


def take_a_draft(page, question):
    """As it lies, or after the first thing offered, which may say all."""
    if page.locator(".drafting .take").is_disabled():
        page.locator(".drafting .option").first.tap()
    page.wait_for_function(
        """question => !document.querySelector(`.prompt[data-question='${question}']`) ||
            document.querySelector(".drafting .take:enabled")""",
        arg=question,
    )
    if page.locator(f".prompt[data-question='{question}']").count():
        page.locator(".drafting .take").tap()


def choose_what_was_meant(page, question, name):
    """Several small pieces lie under the finger: their names stand in large letters."""
    page.wait_for_function(
        """question => document.querySelector(".meant") || document.querySelector(".confirm") ||
            !document.querySelector(`.prompt[data-question='${question}']`)""",
        arg=question,
    )
    if page.locator(".meant").count():
        first = name.split(". ")[0].rstrip(".")
        page.locator(".meant button").filter(has_text=first).first.tap()


@pytest.mark.parametrize(
    "game", ["poilus", *(pytest.param(game, marks=again) for game in GAMES if game != "poilus")]
)
def test_fingers_find_everything_and_what_matters_is_in_sight_together(server, visit, game):
    page = visit(DOORSTEP, size=PHONE, language="de", touch=True)
    page.evaluate(FOLDED)
    sit_everywhere(server, page, a_play(game))
    measured, small, beside, hidden = 0, set(), 0, []
    for number in range(DECISIONS):
        if not go_on(page):
            break
        drawn(page)
        for target in page.evaluate(TARGETS):
            measured += 1
            if min(target["width"], target["height"]) < FINGER - 0.5 and not target["piece"]:
                small.add((target["name"], round(target["width"]), round(target["height"])))
        seen = page.evaluate(IN_SIGHT)
        if seen["wide"] or not seen["title"] or not seen["hand"] or seen["board"] < LEAST_BOARD:
            hidden.append((number, page.locator(".prompt h2").inner_text(), seen))
        beside += tap_an_answer(page, number)

    print(f"{game}: {measured} targets measured, {beside} taps beside small pieces")
    assert measured > DECISIONS
    assert small == set()
    assert not hidden, hidden


def test_the_sheet_folds_and_unfolds(server, visit):
    page = visit(DOORSTEP, size=PHONE, touch=True)
    page.evaluate(FOLDED)
    sit_everywhere(server, page, a_play("khartoum"))
    sheet, answers = page.locator(".prompt"), page.locator(".prompt .answers")
    high = sheet.bounding_box()["height"]
    page.get_by_role("button", name="Fold the question", exact=True).tap()
    expect(answers).to_be_hidden()
    assert sheet.bounding_box()["height"] < high / 2
    expect(page.locator(".prompt h2")).to_be_in_viewport()
    assert violations_of_state(page) == []

    page.get_by_role("button", name="Unfold the question").press("Enter")  # by keyboard as well
    expect(answers).to_be_visible()
    page.get_by_role("button", name="Fold the question", exact=True).tap()
    page.keyboard.press("1")  # fortify: the zones are lit, the sheet may stay as it is
    expect(page.locator(".zone.lit").first).to_be_visible()
    expect(page.locator(".prompt h2")).to_contain_text("zone")
    expect(answers).to_be_hidden()


# The letters of every zone's name as they stand on the screen, and names that lie on one another.
LETTERS = """() => {
    const names = [...document.querySelectorAll(".zone-name text, .zone-short")]
        .filter((name) => name.getBoundingClientRect().width > 0);
    const size = (name) => parseFloat(getComputedStyle(name).fontSize);
    const scale = document.querySelector(".zoom > svg").getScreenCTM().a;
    const frame = document.querySelector(".zoom > svg").getBoundingClientRect();
    const seen = names.map((name) => name.getBoundingClientRect());
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6;
    return {
        names: names.length,
        smallest: Math.min(...names.map(size)) * scale,
        crossing: seen.flatMap((a, i) => seen.slice(i + 1)
            .filter((b) => over(a, b)).map((b) => names[i].textContent)),
        outside: seen.filter((a) => a.left < frame.left || a.right > frame.right).length,
    };
}"""


@pytest.mark.parametrize(
    "language", ["de", pytest.param("en", marks=again), pytest.param("fr", marks=again)]
)
def test_every_zone_has_a_name_that_can_be_read(server, visit, language):
    """W14: in a few large letters; whoever listens hears the whole name."""
    page = visit(DOORSTEP, size=PHONE, touch=True, language=language)
    page.evaluate(FOLDED)
    sit_everywhere(server, page, a_play("khartoum"))
    page.keyboard.press("1")  # fortify
    expect(page.locator(".zone.lit").nth(15)).to_be_visible()
    drawn(page)
    letters = page.evaluate(LETTERS)

    assert letters["names"] == 21
    assert letters["smallest"] >= LEAST_LETTERS
    assert (letters["crossing"], letters["outside"]) == ([], 0)
    palace = page.locator("[data-ref='zone-palace']").get_attribute("aria-label")
    assert palace.startswith(("Governor's Palace", "Gouverneurspalast", "Palais du Gouverneur"))


def test_a_tap_between_two_pieces_asks_which_was_meant(server, visit):
    page = visit(DOORSTEP, size=PHONE, touch=True)
    page.evaluate(FOLDED)
    sit_everywhere(server, page, a_play("khartoum"))
    page.locator(OPTION).filter(has_text="Improve").tap()
    expect(page.locator(".zone.lit").first).to_be_visible()
    drawn(page)
    middles = page.locator(".zone.lit").evaluate_all(
        """zones => zones.map((zone) => {
            const box = zone.querySelector(".ground").getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2];
        })"""
    )
    pairs = [(a, b) for a in middles for b in middles if a < b]
    (ax, ay), (bx, by) = min(pairs, key=lambda p: abs(p[0][0] - p[1][0]) + abs(p[0][1] - p[1][1]))
    page.touchscreen.tap((ax + bx) / 2, (ay + by) / 2)
    asked = page.get_by_role("dialog", name="Which one?")
    expect(asked).to_be_visible()
    assert asked.get_by_role("button").count() >= 3  # two zones or more, and Cancel
    assert violations_of_state(page) == []
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    expect(page.locator(QUESTION)).to_contain_text("zone")
