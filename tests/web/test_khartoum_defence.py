"""LK-6.7 with the hand on the board: a turn's defence by mouse, by keyboard alone and by touch."""

import re

import pytest
from playwright.sync_api import expect

from games.khartoum.sieges import before_defence
from support import again
from web.prepared import PreparedTable
from web.table import DOORSTEP, QUESTION, asked, drawn, log, wait_for_answer
from web.test_access import soak, violations, violations_again, violations_of_state
from web.test_column import FOLDED, SEEN

pytestmark = pytest.mark.browser
MOST_CLICKS = 10
FINGER = 44  # pixels, the least a finger needs
WIDE, PHONE = (1440, 900), (390, 844)
FRONTS = ("black5", "white5", "red5", "green5")
PANEL = ".arranging"
DONE = f"{PANEL} .main"
AGAIN = re.compile("^As last turn$")

# What a person does with the hand: every click that reaches the page, however it came about.
COUNTED = """() => {
    window.clicks = 0;
    addEventListener("click", (event) => { if (event.isTrusted) window.clicks += 1; }, true);
}"""


@pytest.fixture
def lay_out(server, visit):
    """Somebody about to lay out a defence, after so many others."""

    def sit(defence=0, **reader):
        table = PreparedTable(server, before_defence(defence))
        page = table.sit_down(visit(DOORSTEP, **reader), 0, "Ann")
        expect(page.locator(f"{PANEL} .reserve")).to_be_visible()
        settled(page)
        drawn(page)
        page.evaluate(COUNTED)
        return page

    return sit


def settled(page) -> None:
    """The server has judged what was laid out."""
    expect(page.locator(f"{PANEL} [aria-busy='false']")).to_have_count(1)


def zone(page, name):
    return page.locator(f"[data-ref='zone-{name}']")


def row(page, name):
    return page.locator(f".post[data-zone='{name}']")


def chip(page, words):
    return page.locator(f"{PANEL} .reserve").get_by_role("button", name=words)


def stands(page, name) -> str:
    """What the zone says of itself: its name, its walls, its defenders."""
    settled(page)
    return zone(page, name).get_attribute("aria-label") or ""


def clicks(page) -> int:
    return page.evaluate("() => window.clicks")


def confirm(page) -> None:
    question = asked(page)
    page.locator(DONE).click()
    wait_for_answer(page, question)


def defended(page) -> int:
    return log(page).count("defended by")


def test_leaders_who_look_alike_are_told_apart_and_what_to_do_stands_before_the_zones(lay_out):
    page = lay_out(size=PHONE, language="fr")

    expect(chip(page, re.compile("Nushi"))).to_contain_text("Nushi")
    expect(page.locator(f"{PANEL} .soft").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".card.event .ap")).to_contain_text("PA")
    done, back = (page.locator(f"{PANEL} > .row button").nth(n).bounding_box() for n in (0, -1))
    assert abs(done["y"] + done["height"] / 2 - back["y"] - back["height"] / 2) < 6, "in one row"
    expect(page.locator(".markers")).to_contain_text("\u00a0: ")


def test_who_comes_to_the_defence_by_keyboard_has_the_reserve_under_the_fingers(lay_out):
    page = lay_out(size=WIDE)
    page.evaluate(FOLDED)
    page.reload()
    expect(page.locator(f"{PANEL} .reserve")).to_be_visible()
    page.keyboard.press("u")
    defend = page.locator(f"{QUESTION} .option").filter(has_text="Set up defensive positions")
    page.keyboard.press(defend.locator("kbd").inner_text())

    expect(page.locator(f"{PANEL} [data-focus]")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(f"{PANEL} .to-zone").first).to_be_focused()


# ------------------------------------------------------------------------------------------- mouse
def test_four_zones_are_defended_by_clicks_on_the_map(lay_out):
    page = lay_out(size=WIDE)
    before = defended(page)
    for front in FRONTS:
        zone(page, front).locator(".ground").click()  # the first troops there are
        expect(row(page, front).locator(".chance")).to_have_text(re.compile(r"\d+ %"))
    chip(page, "Light gun").click()
    zone(page, "black5").locator(".ground").click()
    chip(page, re.compile("Nushi")).click()
    zone(page, "green5").locator(".ground").click()

    assert "Light gun" in stands(page, "black5")
    assert "Nushi" in stands(page, "green5")
    expect(page.locator(".garrison .holds")).to_have_count(4)
    confirm(page)

    assert clicks(page) <= MOST_CLICKS, clicks(page)
    assert defended(page) == before + 4


def test_as_last_turn_is_one_click_told_and_taken_back_as_a_whole(lay_out):
    page = lay_out(defence=1, size=WIDE)
    page.get_by_role("button", name=AGAIN).click()
    settled(page)
    laid = page.locator(".garrison").count()
    assert laid >= 3
    question = asked(page)
    page.locator(DONE).click()
    wait_for_answer(page, question)
    assert clicks(page) == 2
    assert "Ann has arranged everything as the last time." in log(page)

    page.get_by_role("button", name="Take back").click()
    expect(page.locator(PANEL)).to_be_visible()
    settled(page)
    expect(page.locator(".garrison")).to_have_count(laid)  # it need not be laid out anew
    assert "took back" in log(page)


def test_plus_minus_as_many_as_fit_and_one_step_back(lay_out):
    page = lay_out(size=WIDE)
    chip(page, "Bashi").click()
    chip(page, "As many as fit").click()
    row(page, "red5").locator(".to-zone").click()
    stack = row(page, "red5").locator(".stack-of")
    expect(stack).to_have_text("×3")
    chip(page, "As many as fit").click()
    stack.get_by_role("button", name=re.compile("back from")).click()
    expect(stack).to_have_text("×2")
    stack.get_by_role("button", name=re.compile("one more")).click()
    expect(stack).to_have_text("×3")
    page.get_by_role("button", name="One step back").click()
    expect(stack).to_have_text("×2")
    expect(stack.get_by_role("button", name=re.compile("one more"))).to_be_enabled()


def drag(page, start, end) -> None:
    a, b = start.bounding_box(), end.bounding_box()
    page.mouse.move(a["x"] + a["width"] / 2, a["y"] + a["height"] / 2)
    page.mouse.down()
    page.mouse.move(b["x"] + b["width"] / 2, b["y"] + b["height"] / 2, steps=8)
    expect(page.locator(".in-the-air")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".in-the-air")).to_have_count(0)
    settled(page)


def test_counters_are_dragged_to_a_zone_on_to_another_and_back(lay_out):
    page = lay_out(size=WIDE)
    levy = page.locator("[data-ref='available-levy']")
    drag(page, levy, zone(page, "white5").locator(".ground"))
    assert "Levy" in stands(page, "white5")
    piece = page.locator(".garrison .mini")
    expect(piece).to_have_count(1)

    drag(page, piece, zone(page, "white4").locator(".ground"))
    assert "Levy" not in stands(page, "white5")
    assert "Levy" in stands(page, "white4")

    drag(page, page.locator(".garrison .mini"), page.locator(".boxes .markers"))
    expect(page.locator(".garrison .mini")).to_have_count(0)
    expect(chip(page, "2 × Levy")).to_be_visible()

    drag(page, levy, page.locator(".compass").first)  # nobody stands in the desert
    expect(page.locator(".garrison .mini")).to_have_count(0)
    assert clicks(page) == 0 or not page.locator("[aria-pressed=true]").count()


def test_a_zone_without_room_says_so_and_nothing_is_lost(lay_out):
    page = lay_out(size=WIDE)
    chip(page, "Light gun").click()
    expect(zone(page, "red5")).to_have_attribute("aria-disabled", "true")
    zone(page, "red5").locator(".ground").click(force=True)  # no support without troops
    settled(page)
    expect(page.locator(".garrison .mini")).to_have_count(0)
    chip(page, "Light gun").click()
    zone(page, "red5").locator(".ground").click()
    expect(page.locator(".garrison .mini")).to_have_count(1)


def test_zone_by_zone_still_works(lay_out):
    """The questions as the rules put them, from the list."""
    page = lay_out(size=WIDE)
    question = asked(page)
    page.locator(f"{QUESTION} .option").filter(has_text="Shambat").click()
    wait_for_answer(page, question)
    expect(page.locator(f"{QUESTION} h2")).to_contain_text("which unit takes position")
    expect(page.locator(PANEL)).to_have_count(0)


# ---------------------------------------------------------------------------------------- keyboard
@again
def test_four_zones_are_defended_by_keyboard_alone(lay_out):
    page = lay_out(size=WIDE)
    before = defended(page)
    page.locator(f"{QUESTION} h2").focus()
    press = page.keyboard.press
    press("Tab")
    while not page.evaluate(f"() => document.activeElement.closest('{PANEL}') !== null"):
        press("Tab")
    press("1")  # takes the first counter in hand
    expect(page.locator(f"{PANEL} .reserve .chip").first).to_have_attribute("aria-pressed", "true")
    for front in FRONTS:
        press("ArrowDown")
        expect(row(page, front).locator(".to-zone")).to_be_focused()
        press("Enter")
        expect(row(page, front).locator(".chance")).to_have_text(re.compile(r"\d+ %"))
    status = page.locator(f"{PANEL} [role=status]").first
    expect(status).to_contain_text(re.compile(r"holds in \d+ %"))
    press("Backspace")  # one step back
    expect(row(page, "green5").locator(".stack-of")).to_have_count(0)
    press("Enter")
    expect(row(page, "green5").locator(".stack-of")).to_have_count(1)
    question = asked(page)
    press("0")
    wait_for_answer(page, question)
    assert clicks(page) <= MOST_CLICKS  # Enter on a button counts as one
    assert defended(page) == before + 4


def test_arrows_lead_from_zone_to_zone_on_the_map(lay_out):
    page = lay_out(size=WIDE)
    zone(page, "black5").focus()
    for key, there in (("ArrowDown", "black4"), ("ArrowRight", "white4"), ("ArrowUp", "white5")):
        page.keyboard.press(key)
        expect(zone(page, there)).to_be_focused()
    page.keyboard.press("Enter")
    assert "Egyptian" in stands(page, "white5")
    page.keyboard.press("Delete")
    settled(page)
    expect(page.locator(".garrison .mini")).to_have_count(0)


# ------------------------------------------------------------------------------------------- touch
@again
def test_four_zones_are_defended_by_touch_on_a_phone(lay_out):
    page = lay_out(size=PHONE, touch=True)
    before = defended(page)
    for front in FRONTS:
        row(page, front).locator(".to-zone").tap()
        expect(row(page, front).locator(".chance")).to_have_text(re.compile(r"\d+ %"))
    chip(page, "Light gun").tap()
    row(page, "black5").locator(".to-zone").tap()
    expect(row(page, "black5").locator(".stack-of")).to_have_count(2)
    small = [
        (button.get_attribute("aria-label") or button.inner_text(), box)
        for button in page.locator(f"{PANEL} button").all()
        if (box := button.bounding_box())["width"] < FINGER or box["height"] < FINGER
    ]
    assert small == []
    question = asked(page)
    page.locator(DONE).tap()
    wait_for_answer(page, question)
    assert clicks(page) <= MOST_CLICKS, clicks(page)
    assert defended(page) == before + 4


@again
def test_a_finger_drags_a_counter_to_a_zone(lay_out):
    page = lay_out(size=PHONE, touch=True)
    there = row(page, "white5").locator(".to-zone")
    there.scroll_into_view_if_needed()
    here = chip(page, "2 × Levy")
    a, b = here.bounding_box(), there.bounding_box()
    finger = page.context.new_cdp_session(page)
    steps = 6

    def touch(kind, part):
        x = a["x"] + 20 + (b["x"] + 60 - a["x"] - 20) * part
        y = a["y"] + 20 + (b["y"] + 20 - a["y"] - 20) * part
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 0)
    for step in range(1, steps + 1):
        touch("touchMove", step / steps)
    expect(page.locator(".in-the-air")).to_be_visible()
    touch("touchEnd", 1)
    expect(row(page, "white5").locator(".stack-of")).to_have_count(1)


# ------------------------------------------------------------------------- warnings, eyes, screens
def test_the_path_of_a_warning_is_painted(lay_out):
    page = lay_out(size=WIDE, warned=True)
    zone(page, "black5").locator(".ground").click()
    settled(page)
    expect(page.locator(".path[data-open]")).to_have_count(0)
    page.locator(DONE).click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(re.compile("paths? .*open.*White"))
    open_paths = alert.inner_text().count(" of 12 ")
    assert open_paths > 1
    expect(page.locator(".path[data-open] .open")).to_have_count(open_paths)
    expect(page.locator(".path-white[data-open]")).to_have_count(1)
    expect(page.locator(".path-black[data-open]")).to_have_count(0)
    assert violations_of_state(page) == []
    alert.get_by_role("button", name="Cancel").click()
    expect(page.locator(".path[data-open]")).to_have_count(0)
    expect(page.locator(".garrison .mini")).to_have_count(1)


@pytest.mark.parametrize("size", [pytest.param(WIDE, marks=soak), PHONE])
def test_axe_finds_nothing_while_a_defence_is_laid_out(lay_out, size):
    page = lay_out(defence=1, size=size)
    assert violations_again(page) == []
    page.get_by_role("button", name=AGAIN).click()
    settled(page)
    page.locator(f"{PANEL} .reserve .chip").first.click()
    assert violations(page) == []


def test_counters_grow_with_the_board(lay_out):
    page = lay_out(size=(1280, 900))
    sizes = []
    for width, height in ((1280, 900), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        board = page.locator(".khartoum").bounding_box()["width"]
        sizes.append((page.locator(".pile .counter").first.bounding_box()["width"], board))
    (small, _), (middle, wide), (large, _) = sizes
    assert small < middle < large
    assert middle / wide > 0.045


def test_take_back_stays_in_view_where_there_is_little_room(lay_out):
    """The rows of the zones give way, not what stands below them."""
    page = lay_out(size=(1280, 700))
    page.evaluate(FOLDED)
    page.reload()
    settled(page)
    page.wait_for_function(f"async () => (({{ title, back }}) => title && back)(await ({SEEN})())")
    expect(page.locator(DONE)).to_be_in_viewport()


OVER_THE_EDGE = """async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const map = document.querySelector(".khartoum .zoom > svg").getBoundingClientRect();
    return [...document.querySelectorAll(".flag .cloth")].filter((flag) => {
        const { left, top, right, bottom } = flag.getBoundingClientRect();
        return left < map.left || top < map.top || right > map.right || bottom > map.bottom;
    }).map((flag) => flag.closest(".flag").dataset.ref);
}"""


def test_no_banner_lies_on_another_zone_or_over_the_edge(lay_out):
    """At the start every zone can be read: no cloth lies on it; and every flag is whole."""
    page = lay_out(size=WIDE)
    covered = page.evaluate("""() => {
        const box = (piece) => piece.getBoundingClientRect();
        const common = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
        const found = [];
        for (const flag of document.querySelectorAll(".flag")) {
            const cloth = box(flag.querySelector("path.field"));
            for (const zone of document.querySelectorAll(".zone:not(.enemy)")) {
                const ground = box(zone.querySelector(".ground"));
                const wide = common(cloth, ground, "left", "right");
                const high = common(cloth, ground, "top", "bottom");
                if (wide > 1 && high > 1) found.push([flag.dataset.ref, zone.dataset.ref]);
            }
        }
        return found;
    }""")
    assert covered == []
    assert page.evaluate(OVER_THE_EDGE) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate(OVER_THE_EDGE) == []


def test_on_a_low_screen_every_road_is_in_sight(lay_out):
    page = lay_out(size=(1280, 800), language="de")
    expect(page.locator(".post").nth(3)).to_be_in_viewport(ratio=1)


def test_no_list_is_shown_that_goes_away_when_the_server_says_what_can_be_laid_out(server, visit):
    """On a busy machine one could take the first unit of a list, and it was posted for good."""
    table, page = PreparedTable(server, before_defence(0)), visit(DOORSTEP)
    held, released = [], []

    def holding(socket):
        def hear(said):
            if '"tried"' in str(said)[:40] and not released:
                held.append((socket, said))
            else:
                socket.send(said)

        socket.connect_to_server().on_message(hear)

    page.route_web_socket("**/socket", holding)
    table.sit_down(page, 0, "Ann")
    expect(page.locator(f"{QUESTION} h2")).to_be_visible()
    assert not page.locator(f"{QUESTION} .answers :is(.options, .folded)").count()

    released.append(True)
    for socket, said in held:
        socket.send(said)
    expect(page.locator(f"{PANEL} .reserve")).to_be_visible()
