"""Kriegspfad in the browser: a round of a raid against the bot, by pointer and by keyboard."""

import functools
import re

import pytest
from playwright.sync_api import expect

from support import again
from web.moments import battle_at
from web.prepared import PreparedTable
from web.table import (
    DOORSTEP,
    OPTION,
    QUESTION,
    anything,
    asked,
    call,
    drawn,
    log,
    moment,
    wait_for_answer,
)
from web.test_access import PHONE, WIDE, soak, violations
from zareba.engine import drafting
from zareba.games.kriegspfad.field.troops import foes_of, units_of

pytestmark = pytest.mark.browser

DRAFT = ".drafting"
OUTCOME = f"{DRAFT} .outcome"
TAKE = f"{DRAFT} button.take"
INCH = 100
MOST_QUESTIONS = 120
FEW, MANY = 2, 4  # units


def a_melee_in_sight(position, seat):
    """Somebody fights, somebody else can shoot, and the seat activates one of its last units."""
    g, ask = position.state, position.ask(seat)
    if ask.kind != "kriegspfad.Activate" or not g.fights:
        return False
    left = [unit for unit in units_of(g, seat) if not g.activated[unit]]
    if len(left) > FEW or all(foes_of(g, unit) for unit in left):
        return False
    if any(len(units_of(g, side)) < MANY for side in (0, 1)) or g.held or g.village_burnt >= 0:
        return False  # the battle might be over before the round is
    fire = type(ask).kinds["kriegspfad.Fire"](seat)
    return {"all": {}} in drafting(fire).intents(g)


def beside_the_edge(position, seat):
    """A unit moves that could go over the edge, and somewhere it is stopped by what stands."""
    ask = position.ask(seat)
    if ask.kind != "kriegspfad.Paths":
        return False
    return bool(off_table(position, seat)) and bool(stopped(position, seat))


def bearings(position, seat, *rules):
    """Directions in which a unit that goes as far as it may breaks one of the rules, and which."""
    length = position.state.allowance * INCH
    found = []
    for bearing in range(0, 360, 15):
        shift = {"bearing": bearing * 10, "length": length}
        why = position.tried(seat, None, {"shift": shift}).refusal
        if why is not None and why.rule in rules:
            found.append((bearing, why.rule))
    return found


def off_table(position, seat):
    return bearings(position, seat, "KP-19.14")


def stopped(position, seat):
    """By a wall, by ground nobody passes, or by who stands there."""
    return bearings(position, seat, "KP-29.14", "KP-13.19", "KP-19.6")


class Sitting:
    """A person at a table of Kriegspfad."""

    def __init__(self, page) -> None:
        self.page = page

    def judged(self):
        """What the server says about the draft as it is now."""
        outcome = self.page.locator(f"{OUTCOME}[aria-busy=false]")
        expect(outcome.locator(".allowed, .refusal").first).to_be_visible()
        return outcome

    def round(self):
        return len(re.findall(r"^Round \d+\.", log(self.page), re.M))

    def question(self):
        return self.page.locator(f"{QUESTION} h2").inner_text()

    def play_rounds(self, answer, enough):
        """Answer everything until *enough* says so, or until the game is over."""
        for _ in range(MOST_QUESTIONS):
            expect(anything(self.page)).to_be_visible()
            if not self.page.locator(QUESTION).count() or enough():
                return
            question = asked(self.page)
            answer()
            wait_for_answer(self.page, question)
        raise AssertionError("the round does not end")


MOMENTS = {a_melee_in_sight: "raid", beside_the_edge: "raid"}


class Raid(Sitting):
    """A prepared battle on the server; a bot leads the other side."""

    def __init__(self, server, page, moment_of) -> None:
        super().__init__(page)
        self.play, self.seat = battle_at(moment_of)
        PreparedTable(server, self.play, bots=[1 - self.seat]).sit_down(page, self.seat)
        expect(page.locator(QUESTION)).to_be_visible()
        drawn(page)


def test_a_raid_from_the_first_question_to_the_first_unit(server, visit):
    """Year, list, army, weather, terrain, placing: all of it by what the page offers."""
    wish = {"game": "kriegspfad", "options": {"scenario": "raid", "size": "150"}}
    made = call(server, "POST", "/api/tables", wish)
    path = f"/api/tables/{made['table']['table']}/seats/1/bot"
    call(server, "PUT", path, {"bot": "heuristic"}, made["host"])
    page = visit(f"/table/{made['table']['table']}#invite={made['invite']}")
    page.get_by_role("button", name="Player 1", exact=True).click()
    table = Sitting(page)
    answered = []

    def answer():
        question = table.question()
        answered.append(question)
        if page.locator(DRAFT).count():
            expect(page.locator(f"{OUTCOME}[aria-busy=false]")).to_be_visible()
            if page.locator(TAKE).is_disabled() or "Place a unit" in question:
                page.locator(f"{DRAFT} .option").first.click()
            table.judged()
            page.locator(TAKE).click()
        elif "Your army" in question:
            page.get_by_role("button", name="A legal army by chance").click()
            page.locator(".muster button.main:not([disabled])").click()
        elif page.locator(".prompt form select").count():
            page.locator(".prompt form button.main").click()
        else:
            page.locator(OPTION).first.click()

    table.play_rounds(answer, lambda: "Which unit acts" in table.question())
    assert any("Place a unit" in question for question in answered)
    assert re.search(r" places \w+", log(page))


@pytest.fixture
def at_a_melee(server, visit):
    return Raid(server, visit(DOORSTEP), a_melee_in_sight)


@pytest.fixture
def at_the_edge(server, visit):
    return Raid(server, visit(DOORSTEP), beside_the_edge)


def drag(page, dx, dy):
    """The unit by its first element, so many pixels."""
    drawn(page)
    box = page.locator("[data-ghost] [data-grip]").first.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + dx / 2, y + dy / 2, steps=4)
    page.mouse.move(x + dx, y + dy, steps=4)
    page.mouse.up()


def test_a_round_by_pointer_with_a_drag_shots_and_a_fight(at_a_melee):
    raid_table, page = at_a_melee, at_a_melee.page
    begun = raid_table.round()
    dragged, shots = [], []

    def answer():
        if not page.locator(DRAFT).count():
            options = page.locator(OPTION)
            moves = options.filter(has_text="move through")
            (moves if moves.count() else options).first.click()
            return
        raid_table.judged()
        if "Where do the elements" in raid_table.question():
            drag(page, 14, -14)
            outcome = raid_table.judged()
            dragged.append(outcome.inner_text())
            expect(outcome.locator(".allowed, .refusal").first).to_be_visible()
        elif "Your shots" in raid_table.question():
            page.locator(f"{DRAFT} .option").first.click()
            shots.append(raid_table.judged().inner_text())
        expect(page.locator(TAKE)).to_be_enabled()
        page.locator(TAKE).click()

    told = functools.partial(log, page)
    raid_table.play_rounds(
        answer,
        lambda: raid_table.round() > begun and "round 1" in told() and "dice" in told() and dragged,
    )
    words = told()
    assert any("; the longest way is" in text for text in dragged), dragged
    assert "against" in words  # a fight, term by term
    assert shots
    assert raid_table.round() > begun


@again
def test_the_same_round_by_keyboard_alone(at_a_melee):
    raid_table, page = at_a_melee, at_a_melee.page
    begun = raid_table.round()
    moved = []
    keys = page.keyboard

    def answer():
        if not page.locator(DRAFT).count():
            texts = page.locator(OPTION).all_inner_texts()
            number = next((i for i, t in enumerate(texts[:9], 1) if "move through" in t), 1)
            keys.press(str(number))
            return
        raid_table.judged()
        if "Where do the elements" in raid_table.question():
            keys.press("Shift+ArrowUp")
            keys.press("]")
            text = raid_table.judged().inner_text()
            moved.append(text)
            if "✗" in text:
                keys.press("Escape")
                raid_table.judged()
        elif "Your shots" in raid_table.question():
            keys.press("1")
            raid_table.judged()
        keys.press("Enter")

    raid_table.play_rounds(answer, lambda: raid_table.round() > begun and moved)
    assert raid_table.round() > begun
    assert any("✓" in text for text in moved), moved


def by_numbers(page, bearing, inches):
    page.get_by_text("By numbers").click()
    page.get_by_label("Inches").fill(str(inches))
    page.get_by_label("Direction").select_option("bearing")
    page.get_by_label("Degrees to the left").first.fill(str(bearing))
    page.get_by_role("button", name="Go", exact=True).click()


@pytest.mark.parametrize(
    "where",
    [off_table, pytest.param(stopped, marks=again)],
    ids=["off the table", "through a wall"],
)
def test_a_forbidden_move_gets_its_rule_and_changes_nothing(at_the_edge, where):
    page, position = at_the_edge.page, at_the_edge.play.position
    bearing, rule = where(position, at_the_edge.seat)[0]
    before, words = moment(page), log(page)
    at_the_edge.judged()

    by_numbers(page, bearing, position.state.allowance)

    refusal = page.locator(f"{OUTCOME} .refusal")
    expect(refusal).to_contain_text(rule)
    expect(page.locator(TAKE)).to_be_disabled()
    page.keyboard.press("Enter")
    page.keyboard.press("w")  # answered after everything that was sent before it
    expect(page.get_by_role("dialog")).to_be_visible()
    assert (moment(page), log(page)) == (before, words)


def test_a_drag_too_far_ends_at_the_reach_and_says_why(at_the_edge):
    """W13: it neither snaps home nor leaves a button that commits nothing."""
    page = at_the_edge.page
    at_the_edge.judged()
    expect(page.locator(TAKE)).to_have_text("Stay")
    before = page.locator("[data-ghost] [data-grip]").first.get_attribute("transform")

    drag(page, 300, -200)

    expect(page.locator("[data-ghost] [data-grip]").first).not_to_have_attribute(
        "transform", before
    )
    outcome = at_the_edge.judged()
    expect(outcome).to_contain_text("As far as may be. KP-19")
    expect(outcome.locator(".allowed")).to_be_visible()
    expect(page.locator(TAKE)).to_have_text("Do this")
    expect(page.locator(TAKE)).to_be_enabled()


@pytest.mark.parametrize("size", [pytest.param(WIDE, marks=soak), PHONE], ids=str)
def test_a_draft_is_for_everybody(server, visit, size):
    table = Raid(server, visit(DOORSTEP, size=size), beside_the_edge)
    table.judged()
    assert not violations(table.page)


@again
def test_a_finger_on_a_phone_moves_a_unit(server, visit):
    page = visit(DOORSTEP, size=(390, 844), fresh=True)
    table = Raid(server, page, beside_the_edge)
    table.judged()
    page.locator(".kp-frame").evaluate("frame => frame.scrollIntoView({ behavior: 'instant' })")
    grip = page.locator("[data-ghost] [data-grip]").first
    before = grip.get_attribute("transform")
    box = grip.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand = page.context.new_cdp_session(page)
    hand.send("Emulation.setTouchEmulationEnabled", {"enabled": True})

    def touch(kind, *points):
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": x, "y": y})
    for step in range(1, 6):
        touch("touchMove", {"x": x + 2 * step, "y": y - step})
    expect(grip).not_to_have_attribute("transform", before)
    touch("touchEnd")
    assert "; the longest way is" in table.judged().inner_text()
