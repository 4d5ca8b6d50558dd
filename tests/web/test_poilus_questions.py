"""The rarer questions of Les Poilus: shown, lit on the board, answered by pointer and keyboard."""

import pytest
from playwright.sync_api import expect

from support import again
from web.prepared import PreparedTable, retold, story_of
from web.table import DOORSTEP, OPTION, QUESTION, press, wait_for_answer
from web.table import asked as question_of
from web.test_access import violations_again

pytestmark = pytest.mark.browser

STORIES = story_of("poilus_questions.json")


@pytest.fixture
def asked(server, visit):
    """A person in the seat that is asked, bots in the others; the game here knows the options."""

    def sit(kind, **reader):
        story = STORIES[kind]
        others = set(range(story["players"])) - {story["seat"]}
        table = PreparedTable(server, retold("poilus", story), bots=others)
        page = table.sit_down(visit(DOORSTEP, **reader), story["seat"])
        expect(page.locator(QUESTION)).to_be_visible()
        ask = table.play.position.ask(story["seat"])
        assert type(ask).__name__ == kind
        expect(page.locator(OPTION)).to_have_count(len(table.play.position.options(ask.seat)))
        return page

    return sit


@pytest.mark.parametrize("kind", STORIES)
def test_a_rare_question_is_answered_on_the_board(asked, kind):
    page = asked(kind, language="fr")
    piece = page.locator("[data-option]").first
    assert piece.get_attribute("aria-label")
    question = question_of(page)

    piece.click()

    wait_for_answer(page, question)


@again
@pytest.mark.parametrize("kind", STORIES)
def test_a_rare_question_is_answered_by_keyboard_on_a_phone(asked, kind):
    page = asked(kind, language="de", size=(390, 844), theme="dark")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert violations_again(page) == []

    press(page, "1")


def test_paying_says_what_it_costs(asked):
    """LP-12.31."""
    page = asked("Payment", language="de")

    paying = page.locator(OPTION).filter(has_not_text="Nicht zahlen")
    expect(paying).not_to_have_count(0)
    for option in paying.all():
        expect(option).to_have_attribute("aria-description", "Karten ziehen: 2")


def test_support_is_not_judged_before_the_tiles_are_revealed(asked):
    """LP-12.35 comes before LP-7.1."""
    page = asked("CollectTarget")

    expect(page.locator(".mission-report.won")).to_be_visible()
    expect(page.locator(".mission-report")).not_to_contain_text("Nobody")


def test_known_cards_are_named_with_their_depth(asked):
    """LP-3.11: what the leader has put back on the trials pile."""
    page = asked("CardOnTop")
    for left in (3, 2, 1):
        press(page, "1")
        if left > 1:
            expect(page.locator(OPTION)).to_have_count(left)

    known = page.locator(".memory p").first
    expect(known).to_contain_text("1. ")
    expect(known).to_contain_text("4. ")
