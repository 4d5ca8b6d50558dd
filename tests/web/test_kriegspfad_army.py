"""Armies of Kriegspfad in the browser: build, break, mend, share, print, and lead into battle."""

import json

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Page, expect

from support import again
from web.table import DOORSTEP, QUESTION, asked, choose, wait_for_answer
from web.test_access import SIZES, violations, violations_of_state

pytestmark = pytest.mark.browser

HOME = "/army/kriegspfad"
VERDICT, UNIT = ".army-verdict", ".army-unit"


def verdict(page: Page):
    """What the server says about the present draft."""
    return page.locator(f"{VERDICT}[data-current=true]")


def begin(page: Page, name: str, year: int, tribe: str, button: str) -> None:
    form = page.locator("form").filter(has=page.locator("button[type=submit]"))
    form.locator("select").first.select_option(name)
    field = form.locator("input[type=number]").first
    field.fill(str(year))
    field.blur()
    if tribe:
        form.locator("select").nth(1).select_option(tribe)
    page.get_by_role("button", name=button).click()
    expect(page.locator(VERDICT)).to_be_visible()


def drawn(page: Page, name="L07", year=1876, tribe="sioux") -> None:
    """A legal army by chance, open in the builder; in English."""
    page.goto(HOME)
    begin(page, name, year, tribe, "A legal army by chance")
    expect(verdict(page)).to_contain_text("legal")


def kept(page: Page):
    found = page.evaluate("localStorage.getItem('zareba.armies.kriegspfad')")
    return [entry["army"] for entry in json.loads(found)]


def test_an_army_is_built_by_hand_broken_and_mended_in_german(visit):
    page = visit(language="de")
    page.locator(".game:has(a[href='/rules/kriegspfad'])").get_by_role(
        "link", name="Armeen"
    ).click()
    begin(page, "L01", 1757, "other", "Leeren Entwurf beginnen")
    expect(verdict(page)).to_contain_text("Die Armee hat 0 Einheiten; erlaubt sind 3 bis 9.")

    page.get_by_label("Name der Armee").fill("Creek")
    warriors = page.locator(".army-wares").get_by_role("button", name="Krieger", exact=False).first
    for _ in range(3):
        warriors.click()
    expect(page.locator(UNIT)).to_have_count(3)
    expect(verdict(page)).to_contain_text("Musketen und Gewehre: 0, Bogen: 6")
    expect(verdict(page)).to_contain_text("24 von 300 AP")

    page.locator(f"{VERDICT} .rule-number").click()  # the rule behind the fault
    expect(page.locator("dialog .asked")).to_contain_text("KP-30.8")
    page.keyboard.press("Escape")

    for i in range(3):  # muskets for all; the third unit is open, the others must be opened
        unit = page.locator(UNIT).nth(i)
        if not unit.locator("details").evaluate("e => e.open"):
            unit.locator("summary").click()
        unit.get_by_label("Waffen").select_option("musket")
    expect(verdict(page)).to_contain_text("✓ regelgerecht")
    expect(verdict(page)).to_contain_text("36 von 300 AP")

    page.locator(UNIT).nth(2).get_by_role("button", name="Entfernen").click()
    expect(verdict(page)).to_contain_text("Die Armee hat 2 Einheiten")
    page.reload()  # an illegal draft is kept
    expect(page.get_by_role("heading", level=1)).to_have_text("Creek")
    expect(verdict(page)).to_contain_text("Die Armee hat 2 Einheiten")
    page.locator(UNIT).nth(1).locator("summary").click()
    page.locator(UNIT).nth(1).get_by_role("button", name="Verdoppeln").click()
    expect(verdict(page)).to_contain_text("✓ regelgerecht")
    page.get_by_role("button", name="Zurücknehmen").click()
    expect(page.locator(UNIT)).to_have_count(2)
    page.get_by_role("button", name="Wiederholen").click()
    expect(verdict(page)).to_contain_text("36 von 300 AP")


@again
def test_everything_can_be_bought_and_taken_back_by_keyboard(visit):
    page = visit(HOME)
    begin(page, "L13", 1876, "union", "Begin an empty draft")
    ware = page.locator(".army-wares button").first
    ware.focus()
    for _ in range(3):
        page.keyboard.press("Enter")
    expect(page.locator(UNIT)).to_have_count(3)
    page.get_by_label("Scout, and his weapon").select_option("bl_rifle")
    page.get_by_label("More: Wagons").click()
    page.get_by_label("Where he stands").select_option(index=1)
    page.get_by_text("Works", exact=True).click()
    page.get_by_role("spinbutton", name="Breastworks, 2 AP").fill("3")
    page.get_by_role("spinbutton", name="Breastworks, 2 AP").blur()
    page.get_by_label("Notes").fill("for the raid")
    expect(verdict(page)).to_be_visible()
    army = kept(page)[0]
    assert (army["scout"], army["wagons"], army["works"]) == ("bl_rifle", 1, {"breastworks": 3})
    assert (army["notes"], army["disciplined"], len(army["units"])) == ("for the raid", True, 3)
    assert army["commander"]["entry"]

    page.locator("h1").click()
    page.get_by_label("Where he stands").focus()
    for _ in range(5):  # notes, works, commander, wagon, scout
        page.keyboard.press("Control+z")
    expect(page.get_by_label("Scout, and his weapon")).to_have_value("")
    expect(page.locator(UNIT)).to_have_count(3)
    page.keyboard.press("Control+Shift+z")
    expect(page.get_by_label("Scout, and his weapon")).to_have_value("bl_rifle")


def test_what_is_being_typed_stays_when_the_server_answers(visit):
    page = visit(HOME)
    begin(page, "L13", 1876, "union", "Begin an empty draft")
    expect(verdict(page)).to_be_visible()
    page.get_by_text("Works", exact=True).click()
    works = page.get_by_role("spinbutton", name="Breastworks, 2 AP")
    with page.expect_response("**/armies/check*"):
        page.get_by_label("More: Wagons").click()  # the server is asked,
        works.fill("3")
    expect(verdict(page)).to_be_visible()  # and has answered
    expect(works).to_have_value("3")
    works.blur()
    expect(works).to_have_value("3")
    assert kept(page)[0]["works"] == {"breastworks": 3}


def test_a_link_opens_the_army_in_another_browser_as_a_copy(visit):
    page = visit(DOORSTEP)
    drawn(page)
    page.get_by_label("Name of the army").fill("Häuptling")
    page.get_by_role("button", name="Share by link").click()
    link = page.get_by_label("Link to this army").input_value()

    other = visit(link, language="de")
    expect(other.get_by_role("heading", level=1)).to_have_text("Häuptling")
    expect(other.get_by_text("Als eigene Kopie geöffnet")).to_be_visible()
    assert "#" not in other.url
    assert kept(other)[0] == kept(page)[0]

    other.goto(f"{HOME}#army=nonsense")
    expect(other.get_by_text("Der Link enthält keine Armee")).to_be_visible()


@again
def test_a_link_that_a_busy_server_could_not_read_is_still_there(visit):
    page = visit(DOORSTEP, fresh=True)
    drawn(page)
    page.get_by_role("button", name="Share by link").click()
    link = page.get_by_label("Link to this army").input_value()
    busy = {"status": 503, "json": {"code": "busy", "text": "Busy just now."}}
    page.route("**/armies/check*", lambda route: route.fulfill(**busy))
    page.goto(link)
    expect(page.get_by_role("status").filter(has_text="Busy just now.")).to_be_visible()
    expect(page.get_by_text("does not hold an army")).to_have_count(0)
    page.unroute("**/armies/check*")
    page.reload()
    expect(page.get_by_text("Opened as a copy")).to_be_visible()


def test_files_and_paper(visit, tmp_path):
    page = visit(DOORSTEP)
    drawn(page)
    page.get_by_label("Name of the army").fill("Little Bighorn")
    expect(verdict(page)).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.name == "little-bighorn.json"

    with page.expect_popup() as opened:
        page.get_by_role("button", name="Page to print").click()
    roster = opened.value
    expect(roster.get_by_role("heading", level=1)).to_have_text("Little Bighorn")
    expect(roster.get_by_text("KP-31.7")).to_be_visible()
    size = roster.evaluate("getComputedStyle(document.querySelector('h1')).fontSize")
    assert float(size.removesuffix("px")) > 20  # its style sheet is allowed
    with page.expect_download() as pdf:
        page.get_by_role("button", name="PDF").click()
    pdf.value.save_as(tmp_path / "army.pdf")
    assert (tmp_path / "army.pdf").read_bytes().startswith(b"%PDF-")

    page.get_by_role("link", name="All armies").click()
    page.locator(".list").get_by_role("button", name="Remove").click()
    expect(page.get_by_text("Removed: Little Bighorn")).to_be_visible()
    page.get_by_role("button", name="Bring it back").click()
    expect(page.locator(".list a")).to_have_text("Little Bighorn")
    page.get_by_label("Open an army file").set_input_files(file)
    expect(page.get_by_role("heading", level=1)).to_have_text("Little Bighorn")
    assert kept(page)[0] == kept(page)[1] == json.loads(file.read_text("utf-8"))

    page.goto(HOME)
    file.write_text('{"game": "khartoum"}', "utf-8")
    page.get_by_label("Open an army file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("an army of khartoum, not of Kriegspfad")


def choose_listed(page: Page, words: str) -> None:
    """An answer from a long list."""
    question = asked(page)
    page.locator(f"{QUESTION} select").select_option(label=words)
    page.locator(QUESTION).get_by_role("button", name="Choose").click()
    wait_for_answer(page, question)


def record_of(page: Page):
    """The record of a table where one sits alone."""
    return page.evaluate(
        """async () => {
            const table = location.pathname.split("/")[2];
            const keys = JSON.parse(localStorage.getItem("zareba.keys"))[table];
            const answer = await fetch(`/api/tables/${table}/record`,
                { headers: { Authorization: `Bearer ${keys.seats[0]}` } });
            return answer.json();
        }"""
    )


def test_from_the_builder_into_a_raid_against_a_bot(visit):
    page = visit(DOORSTEP)
    drawn(page)
    page.get_by_role("button", name="Battle against a bot").click()
    dialog = page.locator("dialog")
    dialog.get_by_label("Scenario").select_option("raid")
    dialog.get_by_label("Role").select_option("defender")
    dialog.get_by_label("Size of the battle").select_option("150")
    expect(dialog.get_by_text("150 were agreed")).to_be_visible()  # KP-12.4
    expect(dialog.get_by_role("button", name="To the battle")).to_be_disabled()
    dialog.get_by_label("Size of the battle").select_option("300")
    dialog.get_by_label("Enemy").select_option("L13-union")
    army = kept(page)[0]
    dialog.get_by_role("button", name="To the battle").click()

    expect(page.locator(QUESTION)).to_contain_text("In which zone")  # the defender lays out
    expect(page.locator("#panel-log")).to_contain_text("US Army")
    expect(page.locator("#panel-log")).to_contain_text("Attacker, as agreed: Player 2 (Soldier)")
    page.locator(".own-army summary").click()  # for its owner only
    expect(page.locator(".own-army li")).to_have_count(len(army["units"]))
    assert violations_of_state(page) == []
    chosen = [choice for seat, choice in record_of(page)["choices"] if seat == 0]
    assert chosen[:2] == [1876, "L07-sioux"]
    assert json.loads(chosen[3])["units"] == army["units"]


def test_at_a_table_one_takes_a_kept_army_one_by_chance_or_builds_one(visit):
    page = visit(DOORSTEP)
    drawn(page)
    page.get_by_label("Name of the army").fill("Mine")
    expect(verdict(page)).to_be_visible()
    page.goto("/new/kriegspfad")
    page.get_by_label("Player 2").select_option("bot:recruit")
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator(QUESTION)).to_contain_text("In which year")
    choose_listed(page, "1876")
    choose_listed(page, "Tribes of the Plains and Rocky Mountains: Sioux (Dakota)")
    choose(page, "none")
    expect(page.locator(".muster")).to_be_visible()
    assert violations_of_state(page) == []

    page.get_by_role("radio", name="Mine").check()
    expect(page.get_by_role("button", name="Lead Mine into battle")).to_be_enabled()
    page.get_by_role("button", name="A legal army by chance").click()
    expect(page.get_by_role("button", name="Lead Army without a name")).to_be_enabled()

    page.get_by_role("button", name="Build one").click()
    expect(page.get_by_role("button", name="To the table with this army")).to_be_visible()
    page.get_by_role("button", name="A legal army by chance").click()
    expect(verdict(page)).to_contain_text("legal")
    units = kept(page)[0]["units"]
    page.get_by_role("button", name="To the table with this army").click()
    expect(page.locator("#panel-log")).to_contain_text("ordinary commander")
    chosen = [choice for seat, choice in record_of(page)["choices"] if seat == 0]
    assert json.loads(chosen[3])["units"] == units


def too_many_elements(page: Page) -> None:
    """In the first unit, which is open then."""
    first = page.locator(UNIT).first
    first.locator("summary").click()
    elements = first.get_by_label("Elements", exact=True).first
    elements.fill("20")
    elements.blur()
    expect(verdict(page).get_by_role("button", name="to unit 1")).to_be_visible()


@again
def test_a_unit_opens_also_when_it_was_closed_just_now(visit):
    """The browser tells of a closed unit a moment later: what was pressed meanwhile counts."""
    page = visit(DOORSTEP)
    drawn(page, "L11", 1780, "")
    too_many_elements(page)
    page.evaluate(
        """() => {
            document.querySelector(".army-unit summary").click();
            [...document.querySelectorAll(".army-verdict button")]
                .find((button) => button.textContent.includes("to unit 1")).click();
        }"""
    )
    expect(page.locator(UNIT).first.locator("summary")).to_be_focused()
    expect(page.locator(UNIT).first.get_by_label("Elements", exact=True).first).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_everybody_can_use_the_builder(visit, size):
    page = visit(HOME, size=size)
    expect(page.locator(".army-page form")).to_be_visible()
    assert violations_of_state(page) == []
    drawn(page, "L11", 1780, "")
    page.get_by_label("More: Points").click()
    too_many_elements(page)
    expect(verdict(page).locator(".army-faults")).to_be_visible()
    assert violations(page) == []
    page.locator(f"{UNIT} summary").first.click()
    verdict(page).get_by_role("button", name="to unit 1").click()
    expect(page.locator(UNIT).first.locator("summary")).to_be_focused()
    expect(page.locator(UNIT).first.get_by_label("Elements", exact=True).first).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0
    page.get_by_role("button", name="Battle against a bot").click()
    expect(page.locator("dialog .army-faults li").first).to_be_visible()
    assert violations_of_state(page) == []
