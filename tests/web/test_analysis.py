"""A finished game looked at again in the browser: begun, watched, stopped, read, followed."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from support import again
from web.table import DOORSTEP, call, wait_for_moment
from web.test_access import soak, violations, violations_again, violations_of_state

pytestmark = pytest.mark.browser
RECORDS = Path(__file__).parents[1] / "records"
POILUS = RECORDS / "poilus" / "poilus-3.json"
KRIEGSPFAD = RECORDS / "kriegspfad" / "kriegspfad-2.json"


@pytest.fixture
def finished(server):
    """A finished game of three who win or lose together, as a record brings it."""
    return call(server, "POST", "/api/records", POILUS.read_text())["table"]["table"]


@pytest.mark.parametrize(
    ("language", "analyse", "turns"),
    [
        pytest.param("en", "Analyse this game", "Turning points", marks=soak),
        ("de", "Diese Partie auswerten", "Wendepunkte"),
        pytest.param("fr", "Analyser cette partie", "Tournants", marks=soak),
    ],
)
def test_from_the_end_of_a_game_to_its_curve(visit, finished, language, analyse, turns):
    page = visit(f"/table/{finished}", language=language)
    page.locator(".ending").get_by_role("button", name=analyse).click()
    expect(page).to_have_url(re.compile(f"/analysis/{finished}$"))
    expect(page.locator(".curve")).to_be_visible()

    expect(page.get_by_role("heading", name=turns)).to_be_visible()
    assert (
        page.locator(".curve").get_attribute("aria-label")
        == page.locator(".analysis details > summary").inner_text()
    )
    page.locator(".analysis details > summary").click()
    expect(page.locator(".analysis details tbody tr")).to_have_count(32)
    assert violations(page) == []


def test_it_is_begun_stopped_and_begun_again_with_open_hands(visit, server, finished):
    """Stopped in a battle, whose analysis takes longer than a reader does."""
    long = call(server, "POST", "/api/records", KRIEGSPFAD.read_text())["table"]["table"]
    page = visit(f"/analysis/{long}")
    begin = page.get_by_role("button", name="Analyse this game")
    expect(begin).to_be_visible()
    assert violations_of_state(page) == []
    begin.click()
    page.get_by_role("button", name="Cancel").click()
    expect(begin).to_be_visible()
    begin.click()
    expect(page.locator("progress")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(begin).to_be_visible()

    page.goto(f"/analysis/{finished}")
    page.get_by_label("Judged").select_option("open")
    expect(page).to_have_url(re.compile(r"view=open$"))
    begin.click()
    expect(page.get_by_text("as if everybody had seen everything")).to_be_visible()


@again
def test_what_was_found_is_there_after_a_power_cut(visit, server, finished):
    page = visit(f"/analysis/{finished}")
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.locator(".curve")).to_be_visible()
    told = page.locator(".sums").inner_text()
    server.kill()
    server.start()
    page.reload()
    expect(page.locator(".curve")).to_be_visible()
    assert page.locator(".sums").inner_text() == told


def test_figures_add_up_and_a_turning_point_leads_to_its_moment_and_into_a_what_if(visit, finished):
    page = visit(f"/analysis/{finished}", size=(390, 844))
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.locator(".curve")).to_be_visible()
    cells = page.locator(".sums table").first.locator("tr:not(:last-child) td").all_inner_texts()
    *parts, result = [float(cell.split("±")[0].replace("−", "-")) for cell in cells]
    assert round(sum(parts), 2) == result
    assert violations_again(page) == []
    turn = page.locator(".turning-points a").first
    at, seat = re.search(r"at=(\d+)&seat=(\d+)", turn.get_attribute("href")).groups()
    chosen = turn.inner_text()
    turn.focus()
    page.keyboard.press("Enter")
    wait_for_moment(page, int(at))
    # Through the eyes of who decided, with what was chosen.
    expect(page.locator(".options.past .chosen")).to_contain_text(chosen)
    more = page.locator(".timeline").get_by_role("button", name="More")
    more.click()
    expect(page.get_by_label("Eyes")).to_have_value(seat)
    page.get_by_role("link", name="Analysis of the game").click()
    expect(page.locator(".curve")).to_be_visible()
    page.go_back()
    more.click()
    page.get_by_role("button", name="What if … (same dice)").click()
    expect(page.locator(".what-if-of")).to_be_visible()


def test_its_code_comes_when_it_is_wanted(visit):
    page = visit(DOORSTEP, fresh=True)
    fetched = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto("/")
    expect(page.locator(".games h2").first).to_be_visible()
    assert not any("/static/analysis-" in url for url in fetched)
