"""The table of Kriegspfad in the browser: units, camera, keyboard, ruler, hidden troops."""

import re

import pytest
from playwright.sync_api import expect

from support import again
from web.ground import bare_ground
from web.moments import battle_at
from web.prepared import PreparedTable
from web.table import DOORSTEP, OPTION, QUESTION, asked, drawn, wait_for_answer
from web.test_access import SIZES, violations, violations_again
from zareba.engine import find_game
from zareba.games.kriegspfad.face.measuring import measure
from zareba.games.kriegspfad.face.names import unit_name
from zareba.games.kriegspfad.field.companies import HIDDEN, with_status
from zareba.games.kriegspfad.field.troops import elements_of, units_of
from zareba.wording import Words

pytestmark = pytest.mark.browser

GAME = find_game("kriegspfad")
STAGE = ".kp-frame > svg:first-child > g"


def fighting(position, seat):
    g = position.state
    return activates(position, seat) and g.round > 1 and g.fights and any(g.markers)


def lurking(position, seat):
    hidden = any(with_status(position.state, side, HIDDEN) for side in (0, 1))
    return activates(position, seat) and hidden


def activates(position, seat):
    return position.ask(seat).kind == "kriegspfad.Activate" and position.state.round > 0


def changing(position, seat):
    return position.ask(seat).kind == "kriegspfad.Change"


MOMENTS = {fighting: "siege", lurking: "ambush", changing: "open_battle"}


class Table(PreparedTable):
    """A battle on the server; the other side is played by a bot."""

    def __init__(self, server, wanted=fighting):
        play, self.seat = battle_at(wanted)
        super().__init__(server, play, bots=[1 - self.seat])
        self.g = play.position.state

    def open(self, page):
        self.sit_down(page, self.seat)
        expect(page.locator(QUESTION)).to_be_visible()
        drawn(page)
        return page

    def units(self):
        return [u for seat in (0, 1) for u in units_of(self.g, seat)]


def transform(page):
    return page.locator(STAGE).get_attribute("transform")


def test_the_table_shows_every_unit_and_what_can_be_done(server, visit):
    """KP-18.4, KP-24.14: bases, marks, the sum of each melee; own units that may act are lit."""
    table = Table(server)
    page, g = table.open(visit(DOORSTEP)), table.g
    expect(page.locator(".kp-unit")).to_have_count(len(table.units()))
    expect(page.locator(".kp-element")).to_have_count(sum(place == 1 for place in g.place))
    expect(page.locator(".kp-piece")).to_have_count(len(g.pieces))
    expect(page.locator(".kp-entry")).to_have_count(len(table.units()))
    may_act = [u for u in units_of(g, table.seat) if not g.activated[u]]
    expect(page.locator(".kp-unit.lit")).to_have_count(len(may_act))
    expect(page.locator(".kp-card table tbody").first.locator("td").first).to_contain_text("1")

    shaken = next(u for u in table.units() if g.markers[u])
    label = page.locator(f"[data-unit='{shaken}']").get_attribute("aria-label")
    assert f"morale markers {g.markers[shaken]}" in label
    assert f"elements {len(elements_of(g, shaken))} of {g.size[shaken]}" in label

    page.locator(f"{OPTION}").first.hover()
    expect(page.locator(f"[data-unit='{may_act[0]}']")).to_have_class(re.compile("considered"))
    question = asked(page)
    page.locator(f"[data-unit='{may_act[0]}'] .base").first.click()
    wait_for_answer(page, question)
    expect(page.locator(f"[data-unit='{may_act[0]}']")).to_have_class(re.compile("selected"))


def test_wheel_drag_keys_and_buttons_move_the_camera_and_draw_nothing_again(server, visit):
    page = Table(server).open(visit(DOORSTEP))
    whole = transform(page)
    box = page.locator(".kp-frame").bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.evaluate(
        """() => {
            window.drawn = 0;
            // words and signs keep their size by a transform of their own, nothing else changes
            const kept = ({ target, attributeName }) =>
                attributeName === 'transform' && target.classList.contains('kp-upright');
            const watch = new MutationObserver((found) => {
                window.drawn += found.filter((one) => !kept(one)).length;
            });
            const options = { subtree: true, childList: true, attributes: true };
            watch.observe(document.querySelector('.kp-units'), options);
            watch.observe(document.querySelector('.kp-land'), options);
        }"""
    )
    stage = page.locator(STAGE)
    page.mouse.move(*middle)
    page.mouse.wheel(0, -400)
    expect(page.locator(".kp-minimap")).to_be_visible()
    expect(stage).not_to_have_attribute("transform", whole)
    near = transform(page)
    x, y = bare_ground(page, middle, 0, 400)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 100, y + 30, steps=4)
    page.mouse.up()
    expect(stage).not_to_have_attribute("transform", near)
    moved = transform(page)
    assert page.evaluate("window.drawn") <= 2, "at most a unit that was hovered"
    style = stage.get_attribute("style")
    assert not style, "a variable here would be inherited by everything drawn, in every frame"
    page.locator(".kp-frame").focus()
    page.keyboard.press("ArrowRight")
    expect(stage).not_to_have_attribute("transform", moved)
    page.keyboard.press("0")
    expect(stage).to_have_attribute("transform", whole)
    page.get_by_role("button", name="Zoom in").click()
    page.get_by_role("button", name="Turn the table").click()
    page.get_by_role("button", name="Show everything").click()
    expect(stage).not_to_have_attribute("transform", whole)
    for _ in range(3):
        page.get_by_role("button", name="Turn the table").click()
    page.get_by_role("button", name="Show everything").click()
    expect(stage).to_have_attribute("transform", whole)


@again
def test_a_keyboard_walks_over_the_table_and_measures(server, visit):
    """KP-20.4, KP-21.1: the ruler says the same as the rules, in the reader's language."""
    table = Table(server)
    g, page = table.g, table.open(visit(DOORSTEP, language="de"))
    page.locator("[data-unit][tabindex='0']").first.focus()
    page.keyboard.press("Home")
    first = int(page.evaluate("document.activeElement.dataset.unit"))
    assert g.side[first] == table.seat, "own units come first"
    page.keyboard.press("r")
    page.keyboard.press("End")
    last = int(page.evaluate("document.activeElement.dataset.unit"))
    assert g.side[last] != table.seat
    page.keyboard.press("r")
    ends = {"from": elements_of(g, first)[0], "to": elements_of(g, last)[0]}
    words = Words("de", GAME, g.facts)
    lines = measure(g, ends, words)["lines"]
    expect(page.locator(".kp-ruler-panel li")).to_have_text(
        [re.compile("^" + re.escape(line)) for line in lines]
    )
    page.keyboard.press("Escape")  # the ruler is laid aside
    expect(page.locator(".kp-ruler-panel")).to_have_count(0)
    page.keyboard.press("Enter")  # not an option: it is only looked at
    expect(page.locator(f"[data-unit='{last}']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".kp-card h3").first).to_contain_text(unit_name(g, last, words))
    expect(page.locator(".kp-names")).to_contain_text(unit_name(g, last, words))


@again
def test_a_drag_with_the_ruler_measures_open_ground(server, visit):
    page = Table(server).open(visit(DOORSTEP))
    page.get_by_role("button", name="Ruler").click()
    whole = transform(page)
    box = page.locator(f"{STAGE} .kp-plain").first.bounding_box()
    page.mouse.move(box["x"] + 4, box["y"] + 4)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 4, box["y"] + 4, steps=3)
    page.mouse.up()
    # the long edge of the table
    expect(page.locator(".kp-ruler text")).to_have_text(re.compile(r"^(69|70)(\.\d+)?″$"))
    assert transform(page) == whole


@again
def test_a_line_of_the_log_lights_its_units(server, visit):
    table = Table(server)
    page = table.open(visit(DOORSTEP))
    line = page.locator("#panel-log .log li").filter(has_text=" acts.").last
    expect(page.locator("[data-ref^='unit-'].glow")).to_have_count(0)
    line.hover()
    expect(page.locator("[data-ref^='unit-'].glow")).to_have_count(1)


def test_a_hidden_unit_is_drawn_for_its_owner_only(server, visit):
    """KP-17.5, KP-37.1."""
    table = Table(server, lurking)
    hiding = next(s for s in (0, 1) if with_status(table.g, s, HIDDEN))
    owner = table.open(visit(DOORSTEP))
    guest = visit(f"/table/{table.id}")
    expect(guest.locator(".kp-frame")).to_be_visible()
    expect(guest.locator(".kp-hidden rect")).to_have_count(0)
    expect(owner.locator(".kp-frame")).to_be_visible()
    if hiding == table.seat:
        assert owner.locator(".kp-hidden rect").count() > 0
    else:
        expect(owner.locator(".kp-hidden rect")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_the_table_is_open_to_everybody(server, visit, size):
    page = Table(server).open(visit(DOORSTEP, size=size))
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert violations_again(page) == []
    for name in ("Inch grid", "Names", "Cohesion", "Ruler"):
        page.get_by_role("button", name=name).click()
    page.locator(".kp-roster > details:not([open]) > summary").evaluate_all(
        "found => found.forEach(one => one.click())"
    )
    page.locator(".kp-entry").last.click()
    expect(page.locator(".kp-card h3").first).to_be_visible()
    page.locator(".kp-beside details:not([open]) > summary").evaluate_all(
        "found => found.forEach(one => one.click())"
    )
    assert violations(page) == []


ABOVE = """words => {
    const top = (element) => element?.getBoundingClientRect().top;
    const options = [...document.querySelectorAll(".prompt .option")];
    const out = options.find((option) => option.innerText.includes(words));
    return top(out) < top(document.querySelector(".drafting .kp-moves"));
}"""


def test_whoever_changes_no_terrain_sees_the_way_out_before_the_controls(server, visit):
    table = Table(server, changing)
    page = table.sit_down(visit(DOORSTEP, size=(1440, 900)), table.seat)
    out = page.locator(OPTION).filter(has_text="No more changes")
    expect(out).to_have_count(1)
    expect(page.locator(".drafting .kp-moves")).to_be_visible()
    page.wait_for_function(ABOVE, arg="No more changes")  # the first draft moves what stands there

    question = asked(page)
    out.click()
    wait_for_answer(page, question)
