"""The hand on the board of Kriegspfad: two actions for a move, whatever is in the hand."""

import re

import pytest
from playwright.sync_api import expect

from support import again
from web.ground import bare_ground
from web.table import DOORSTEP, QUESTION, asked, drawn, log, moment, wait_after, wait_for_answer
from web.test_access import violations, violations_again
from web.test_kriegspfad_journey import DRAFT, OUTCOME, TAKE, Raid
from zareba.games.kriegspfad.battle.going import declarations
from zareba.games.kriegspfad.battle.limits import activations, rerolls
from zareba.games.kriegspfad.field.troops import elements_of, foes_of

pytestmark = pytest.mark.browser

NEAR = ".kp-near"
CONFIRM = f"{NEAR} button.main"
GHOST = "[data-ghost] [data-grip]"
FAR = 400  # pixels: no roll leads so far


def free_units(position, seat):
    """Units with both goings to declare, no roll to repeat, nobody to fight."""
    g = position.state
    return [
        u
        for u in activations(g, seat)
        if len(declarations(g, u)) > 1 and not rerolls(g, u) and not foes_of(g, u)
    ]


def a_free_unit(position, seat):
    g, ask = position.state, position.ask(seat)
    if ask.kind != "kriegspfad.Activate" or g.round > 1:
        return False
    return bool(free_units(position, seat))


class Battle(Raid):
    """A battle at the choice of a unit, one of which is free to move."""

    def __init__(self, server, page) -> None:
        super().__init__(server, page, a_free_unit)
        self.unit = free_units(self.play.position, self.seat)[0]
        g = self.play.position.state
        self.element = elements_of(g, self.unit)[0]

    def spot(self):
        """Where the unit is on the screen."""
        drawn(self.page)
        box = self.page.locator(f"[data-element='{self.element}']").bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def aside(self, pixels):
        """A place so many pixels nearer to the middle of the board."""
        x, y = self.spot()
        frame = self.page.locator(".kp-frame").bounding_box()
        mx, my = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
        far = ((mx - x) ** 2 + (my - y) ** 2) ** 0.5
        return x + (mx - x) * pixels / far, y + (my - y) * pixels / far

    def click_unit(self):
        """Until it is asked what the unit does."""
        self.page.mouse.click(*self.spot())
        expect(self.page.locator(f"{QUESTION} h2")).to_contain_text("What does")
        expect(self.page.locator(f"{NEAR} button").first).to_be_visible()

    def click_unit_and_place(self):
        """The second click when the first is answered."""
        self.click_unit()
        self.page.mouse.click(*bare_ground(self.page, self.spot(), 40, 100))

    def drafted(self):
        """The move stands as a draft, judged and drawn."""
        expect(self.page.locator(f"{QUESTION} h2")).to_contain_text("Where do the elements")
        expect(self.page.locator(GHOST).first).to_be_visible()
        expect(self.page.locator(CONFIRM)).to_be_enabled()
        return self.judged()

    def is_done(self):
        """The unit has moved."""
        expect(self.page.locator(CONFIRM)).to_have_count(0)
        expect(self.page.locator(f"{QUESTION} h2")).not_to_contain_text("Where do the elements")


@pytest.fixture
def battle(server, visit):
    return Battle(server, visit(DOORSTEP, size=(1440, 900)))


def test_a_move_is_one_drag_and_one_confirmation(battle):
    """W13: choosing, declaring, rolling and drafting are one drag; the roll is told."""
    page, begun = battle.page, battle.play.position.state
    x, y = battle.spot()
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(*battle.aside(30), steps=4)
    expect(page.locator(".kp-carried")).to_contain_text("going")  # which, and its dice
    page.mouse.move(*battle.aside(60), steps=4)
    page.mouse.up()  # the first action
    outcome = battle.drafted()
    expect(outcome).to_contain_text("; the longest way is")
    assert "may move" in log(page)
    page.locator(CONFIRM).click()  # the second
    battle.is_done()
    assert begun.x  # the record on the server is another one


@again
def test_a_drag_farther_than_rolled_ends_at_the_reach(battle):
    page = battle.page
    page.mouse.move(*battle.spot())
    page.mouse.down()
    page.mouse.move(*battle.aside(FAR), steps=6)
    page.mouse.up()
    outcome = battle.drafted()
    expect(outcome).to_contain_text("As far as may be.")
    made = re.search(r'longest way is ([\d.]+)" of (\d+)"', outcome.inner_text())
    assert 0 < float(made[1]) <= float(made[2])
    expect(page.locator(TAKE)).to_have_text("Do this")


@again
def test_a_unit_and_then_a_place_by_two_clicks(battle):
    page = battle.page
    battle.click_unit_and_place()
    battle.drafted()
    page.keyboard.press("Enter")
    battle.is_done()


@again
def test_a_move_by_keyboard_alone(battle):
    """A unit by its number, the going by its number, arrows, Enter."""
    page = battle.page
    texts = page.locator(f"{QUESTION} .option").all_inner_texts()
    options = battle.play.position.options(battle.seat)
    assert len(texts) == len(options)
    press(page, str(options.index(battle.unit) + 1))
    moves = page.locator(f"{QUESTION} .option").all_inner_texts()
    press(page, str(next(i for i, t in enumerate(moves, 1) if "good going" in t)))
    battle.judged()
    for _ in range(40):  # farther than any roll: it stays within the reach
        page.keyboard.press("ArrowLeft")
    outcome = battle.drafted()
    expect(outcome.locator(".allowed")).to_be_visible()
    cut = ghost_place(page)
    page.keyboard.press("ArrowRight")  # one inch back, and not forty
    battle.judged()
    expect(page.locator(GHOST).first).not_to_have_attribute("transform", cut)
    page.keyboard.press("Enter")
    battle.is_done()


def press(page, key):
    question = asked(page)
    page.keyboard.press(key)
    wait_for_answer(page, question)


def ghost_place(page):
    return page.locator(GHOST).first.get_attribute("transform")


@again
def test_a_move_by_a_finger(server, visit):
    page = visit(DOORSTEP, size=(390, 844), fresh=True)
    battle = Battle(server, page)
    page.locator(".kp-frame").evaluate("frame => frame.scrollIntoView({ behavior: 'instant' })")
    hand = page.context.new_cdp_session(page)
    hand.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    (x, y), (to_x, to_y) = battle.spot(), battle.aside(25)

    def touch(kind, *points):
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": x, "y": y})
    for step in range(1, 6):
        touch("touchMove", {"x": x + (to_x - x) * step / 5, "y": y + (to_y - y) * step / 5})
    expect(page.locator(".kp-carried")).to_be_visible()
    touch("touchEnd")
    battle.drafted()
    box = page.locator(CONFIRM).bounding_box()
    assert box["height"] >= 44
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch("touchStart", at)
    touch("touchEnd")
    battle.is_done()


def test_nobody_moves_is_said_on_the_button_and_by_one_click(battle):
    """W13: never unmarked, in one place only; and whoever says it need not say it twice."""
    page = battle.page
    battle.click_unit()
    page.locator(f"{NEAR} button", has_text="good going").click()
    battle.judged()
    expect(page.locator(TAKE)).to_have_text("Stay")
    expect(page.locator(f"{DRAFT} .option", has_text="Stay")).to_have_count(0)
    expect(page.locator(f"{DRAFT} .option").first).to_be_visible()
    page.keyboard.press("ArrowLeft")
    battle.drafted()
    expect(page.locator(TAKE)).to_have_text("Do this")
    before = moment(page)
    page.locator(f"{DRAFT} .option", has_text="Stay").click()
    wait_after(page, before)
    battle.is_done()


def test_arcs_and_shots_are_those_of_the_ghost(battle):
    """Ranges lie where the draft stands, and go back with it."""
    page = battle.page
    battle.click_unit()
    ranges = page.locator(".kp-overlay .range.far.whole path").first
    page.locator(f"{NEAR} button", has_text="good going").click()
    battle.judged()
    home = ranges.get_attribute("transform")
    page.keyboard.press("ArrowLeft")
    battle.drafted()
    ghost = re.search(r"translate\([^)]*\)", ghost_place(page))[0]
    expect(ranges).to_have_attribute("transform", re.compile(re.escape(ghost)))
    assert ghost not in home
    page.keyboard.press("Escape")
    expect(ranges).to_have_attribute("transform", home)


def test_everybody_can_use_it(battle):
    """axe: the options beside the unit, the draft, the ruler over the table."""
    page = battle.page
    battle.click_unit()
    assert not violations_again(page)
    page.mouse.click(*battle.aside(-40))
    battle.drafted()
    page.get_by_role("button", name="Ruler").click()
    assert not violations(page)


def test_the_ruler_goes_from_anything_to_anything_and_moves_nothing(battle):
    """W13: from a unit by a drag, to open ground; by keyboard from a unit to a place in inches."""
    page = battle.page
    frame = page.locator(".kp-frame")
    before = frame.bounding_box()
    page.get_by_role("button", name="Ruler").click()
    assert frame.bounding_box() == before
    transform = page.locator(".kp-frame > svg:first-child > g").get_attribute("transform")
    page.mouse.move(*battle.spot())
    page.mouse.down()
    page.mouse.move(*battle.aside(80), steps=4)
    page.mouse.up()
    told = page.locator(".kp-ruler-panel [role=status]")
    expect(told).to_contain_text(re.compile(r'element \d+\) to place .*: [\d.]+"'))
    expect(page.locator(".kp-ruler text")).to_contain_text("″")
    assert page.locator(".kp-frame > svg:first-child > g").get_attribute("transform") == transform
    expect(page.locator(f"{QUESTION} h2")).to_contain_text("Which unit acts")  # nothing is chosen

    ends = page.locator(".kp-ruler-panel select")
    ends.nth(0).focus()
    page.keyboard.press("End")  # the last element of the last unit
    ends.nth(1).focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")  # a place
    page.get_by_label("To across, inches").fill("30")
    expect(told).to_contain_text("to place 30")


def test_a_draft_is_laid_aside_by_one_button(battle):
    page = battle.page
    battle.click_unit_and_place()
    battle.drafted()
    page.locator(f"{NEAR} button.icon").click()
    expect(page.locator(CONFIRM)).to_have_count(0)
    expect(page.locator(TAKE)).to_have_text("Stay")
    expect(page.locator(f"{OUTCOME}")).to_contain_text("Nobody moves")


# ------------------------------------------------------------------------------ nothing to decide
def before_the_end_of_a_round(position, seat):
    """The last shots before both are asked whether they fight on; the other has declared."""
    g, ask = position.state, position.ask(seat)
    if ask.kind != "kriegspfad.Fire" or g.round < 2 or position.waiting_for() != [seat]:
        return False
    after = position.clone()
    after.push((), seat)
    return not after.over and [after.ask(s).kind for s in after.waiting_for()] == [RESOLVE] * 2


RESOLVE = "kriegspfad.Resolve"


MOMENTS = {a_free_unit: "raid", before_the_end_of_a_round: "raid"}


@pytest.fixture
def at_the_end(server, visit):
    return Raid(server, visit(DOORSTEP, size=(1440, 900)), before_the_end_of_a_round)


def hold_fire(table):
    table.judged()
    begun, question = table.round(), asked(table.page)
    expect(table.page.locator(TAKE)).to_have_text("Nobody shoots")
    expect(table.page.locator(f"{DRAFT} .option", has_text="Nobody shoots")).to_have_count(0)
    table.page.locator(TAKE).click()
    wait_for_answer(table.page, question)
    return begun


def test_nobody_is_asked_whether_he_fights_on(at_the_end):
    """W13: the answer is given, and told."""
    begun = hold_fire(at_the_end)
    page = at_the_end.page
    expect(page.locator(QUESTION)).to_be_visible()
    assert at_the_end.round() > begun
    assert "fight on" not in at_the_end.question()
    expect(page.locator(".prompt [role=status].small")).to_contain_text("Answered for you")


def test_a_battle_is_ended_by_a_button(at_the_end):
    """D-38: who gives up says so before, and may think better of it."""
    page = at_the_end.page
    page.get_by_text("End the battle").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Fight on after all").click()
    page.get_by_text("End the battle").click()
    page.get_by_role("button", name="Give up").click()
    expect(page.locator(".kp-status .notice")).to_contain_text("You give up")
    hold_fire(at_the_end)
    expect(page.locator(".prompt .ending")).to_be_visible()
