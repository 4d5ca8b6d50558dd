"""The Red Burnoose in the browser: two people and a bot through a round with ambush and combat."""

import pytest
from playwright.sync_api import expect

from support import again
from web.prepared import PreparedTable, retold, story_of
from web.table import (
    DOORSTEP,
    OPTION,
    QUESTION,
    asked,
    choose_first,
    log,
    moment,
    play_together,
    play_until,
    press,
    wait_after,
    wait_for_answer,
    wait_for_moment,
)
from web.test_access import SIZES, violations, violations_again, violations_of_state
from zareba.terminal.answers import keyed

pytestmark = pytest.mark.browser

# Player 1 is to move; army 1 stands at the fork before Ath Ouacif and Ath Yenni.
BEFORE_AN_AMBUSH = story_of("burnoose_before_an_ambush.json")
CONQUERED = story_of("burnoose_conquered.json")
BOT = 2
YENNI = "[data-ref=village-ath_yenni]"
TURN = "Player 1 begins a turn."


class Table(PreparedTable):
    """The prepared table on the server, and the same game here, to know what comes."""

    def __init__(self, server, story=BEFORE_AN_AMBUSH, bots=(BOT,)) -> None:
        super().__init__(server, retold("burnoose", story), bots)

    def choose(self, page, choice, on_board=""):
        """Click the option, or the piece it lies on; the game here follows."""
        position = self.play.position
        seat = position.ask().seat
        options = page.locator(OPTION)
        expect(options).to_have_count(len(position.options()))
        question = asked(page)
        if on_board:
            page.locator(on_board).first.click()
        else:
            shown = [option for _, option in keyed(position.options())]  # as in the terminal
            options.nth(shown.index(choice)).click()
        self.play.choose(choice, seat)
        wait_for_answer(page, question)


@pytest.fixture
def seated(server, visit):
    table = Table(server)
    first, second = visit(DOORSTEP), visit(DOORSTEP)
    table.sit_down(first, 0, "Player 1")
    table.sit_down(second, 1, "Player 2")
    expect(first.locator(QUESTION)).to_be_visible()
    return table, first, second


def test_a_round_with_an_ambush_and_a_combat(seated, visit):
    table, first, second = seated
    guest = visit(f"/table/{table.id}")
    turns = log(first).count(TURN)
    see_the_map(first, second, guest)
    take_back(table, first)
    lay_an_ambush(table, first, second)
    table.choose(first, "end")
    table.choose(first, "done")
    expect(second.locator(QUESTION)).to_contain_text("What do you do next?")
    table.choose(second, "end")
    table.choose(second, "done")
    fight_for_ath_yenni(table, first, guest)
    finish_the_round(table.server, first, second, turns)
    replay(first, table.id)


def see_the_map(first, second, guest):
    """Everybody sees the same board; a hand is seen by its owner only."""
    for page in (first, second, guest):
        expect(page.locator(YENNI)).to_have_count(1)
        expect(page.locator("[data-ref=army-1]")).to_have_attribute(
            "aria-label", "Show where it goes. Army 1. Fork before Ath Ouacif and Ath Yenni. "
            "Units 8 (1 cavalry, 5 carabiniers, 2 sappers). Retreats at 2"
        )  # fmt: skip
    expect(first.locator(".hand .face")).to_have_count(5)
    expect(first.locator("[data-ref=hand-weapons]")).to_contain_text("Weapons")
    expect(second.locator("[data-ref=hand-weapons]")).to_have_count(0)
    expect(guest.locator(".hand")).to_have_count(0)
    guest.locator("[data-ref=army-1]").click()  # where will it go?
    ways = guest.locator(".army-space").first.locator(".way-words")
    expect(ways.nth(0)).to_contain_text("Way with circle: Ath Yenni (steps: 1)")
    expect(ways.nth(1)).to_contain_text("Way with triangle: Ath Ouacif (steps: 1)")
    expect(guest.locator(".way.circle")).to_have_count(1)
    expect(guest.locator(".way.triangle")).to_have_count(1)


def take_back(table, page):
    """A card chosen for a village goes back to the hand: nothing was drawn since."""
    table.choose(page, "place")
    table.choose(page, "man", "[data-ref=hand-man]")
    expect(page.locator(".village.lit")).to_have_count(3)
    before = moment(page)
    page.get_by_role("button", name="Take back", exact=True).click()
    wait_after(page, before)
    expect(page.locator(f"{QUESTION} h2")).to_contain_text("Which card")
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(page.locator(f"{QUESTION} h2")).to_contain_text("What do you do next?")
    table.play = retold("burnoose", BEFORE_AN_AMBUSH)


def lay_an_ambush(table, page, other):
    table.choose(page, "ambush")
    table.choose(page, "all")
    expect(page.locator(".rb-fight .step.now .die-mark")).to_have_count(5)
    expect(page.locator(".rb-fight .hit-sum b").first).to_have_text("3")
    red = ("moudjahidate", 1)
    table.choose(page, red, ".rb-fight .die-mark.lit:has(.unit-die.unit-moudjahidate)")
    assert "Player 1 rerolls a die (moudjahidate): 1 instead of 1" in log(page)
    expect(page.locator(".rb-fight .before s")).to_have_text("1")

    page.get_by_role("button", name="Ask to take back").click()  # the die is known: ask
    other.get_by_role("button", name="Refuse").click()
    expect(page.locator(".rb-fight .before s")).to_have_text("1")

    table.choose(page, "stop")
    table.choose(page, "cavalry", "[data-ref=army-1-cavalry], .rb-fight .side.french .lit")
    table.choose(page, "carabinier")
    table.choose(page, "carabinier")
    expect(other.locator(".rb-fight .step.side-french .unit-carabinier.unit-die")).to_have_count(3)
    table.choose(page, ("carabinier", 5))
    table.choose(page, "stop")
    table.choose(page, "ath_yenni", YENNI)


def fight_for_ath_yenni(table, page, guest):
    """The card of the turn bears the circle: army 1 enters Ath Yenni."""
    expect(page.locator(f"{QUESTION} h2")).to_contain_text("stand or retreat")
    assert "the symbol decides, circle" in log(page)
    for one in (page, guest):
        expect(one.locator(".rb-fight h3")).to_have_text("Combat: Ath Yenni")
        expect(one.locator(f"{YENNI}.fought")).to_have_count(1)
    table.choose(page, "stand")
    expect(page.locator(".rb-fight .step.now .die-mark")).to_have_count(7)
    table.choose(page, ("moudjahidate", 1))
    expect(guest.locator(".rb-fight .before s")).to_have_text("1")
    expect(guest.locator(".die-mark.lit")).to_have_count(0)  # who watches decides nothing
    table.choose(page, "stop")
    table.choose(page, ("carabinier", 4))
    table.choose(page, "stand")
    assert "Army 1 retreats with 2 units" in log(page)


def finish_the_round(server, first, second, turns):
    """The bot plays, the French move once more, and player 1 is to move again."""
    easy = ("Keep the dice", "Stand", "No further", "nothing more")
    people = {0: (first, easy), 1: (second, easy)}
    play_together(lambda: log(first).count(TURN) > turns, server, people)
    assert (
        "Player 3 (Soldier) begins a turn."
        in log(first).rsplit("Army 1 retreats with 2 units", 1)[1]
    )
    expect(first.locator(f"{QUESTION} h2")).to_contain_text("What do you do next?")


def replay(page, table_id):
    """Any moment again: the dice of the ambush lie there, the reader knows what was chosen."""
    at = len(BEFORE_AN_AMBUSH["choices"]) + 2
    page.goto(f"/replay/{table_id}?at={at}")
    wait_for_moment(page, at)
    expect(page.locator(".rb-fight .step.now .die-mark")).to_have_count(5)
    expect(page.locator("[data-ref=army-1]")).to_have_count(1)
    expect(page.locator(".timeline")).to_be_visible()
    page.keyboard.press("f")
    wait_for_moment(page, at + 1)
    expect(page.locator(".rb-fight .before s")).to_have_text("1")


@pytest.mark.parametrize("size", SIZES)
def test_the_board_is_open_to_everybody(server, visit, size):
    table = Table(server)
    page, other = visit(DOORSTEP, size=size), visit(DOORSTEP, language="de")
    table.sit_down(page, 0)
    table.sit_down(other, 1)
    expect(page.locator(QUESTION)).to_be_visible()
    assert violations_again(page) == []
    table.choose(page, "place")  # cards of the hand are lit
    assert violations_again(page) == []
    table.choose(page, "man")  # villages are lit
    for village in page.locator(".village.lit").all():
        assert village.get_attribute("tabindex") == "0"
        assert village.get_attribute("role") == "button"
    assert violations(page) == []
    table.choose(page, "ath_yenni")
    table.choose(page, "ambush")
    table.choose(page, "all")
    expect(page.locator(".rb-fight .die-mark.lit").first).to_be_visible()
    assert violations_of_state(page) == []


@again
def test_the_ambush_is_laid_by_keyboard_only(seated):
    _, page, _ = seated
    press(page, "5")  # ambush
    press(page, "3")  # everybody
    page.locator(".rb-fight .die-mark.lit").last.focus()
    press(page, "Enter")
    assert "rerolls a die (moudjahidate)" in log(page)
    page.locator("[data-ref=army-1]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".way.circle")).to_have_count(1)
    expect(page.locator(".army-space").first).to_contain_text("Ath Ouacif (steps: 1)")


def test_alone_the_next_french_cards_lie_open(visit):
    page = visit("/new/burnoose")
    page.get_by_role("button", name="Create").click()
    cards = page.locator(".french-row .french-card")
    play_until(cards.count, page, "No further", "nothing more", "Irdjen")
    expect(page.locator(".player-card")).to_have_count(1)


def test_who_is_out_turns_the_french_cards(server, visit):
    """RB-4.2: player 3 is conquered, takes over the automata, and turns its next card."""
    table = Table(server, CONQUERED, (0, 1))
    page = visit(DOORSTEP)
    table.sit_down(page, 2)
    expect(page.locator(f"{QUESTION} h2")).to_contain_text("You are out of the game.")
    expect(page.locator(".player-card").nth(2)).to_contain_text("conquered")
    choose_first(page, "Yes")
    expect(page.locator(f"{QUESTION} h2")).to_contain_text("Turn the next French card.")
    expect(page.locator(OPTION)).to_have_count(1)
    turned = log(page).count("RB-12.2")
    press(page, "1")
    assert log(page).count("RB-12.2") > turned


def test_two_players_on_one_screen_see_only_one_hand(visit):
    """Hot seat: the screen is handed over, and the other hand is gone."""
    page = visit("/new/burnoose")
    form = page.locator("form")
    form.locator("select").first.select_option("2")
    for number in range(2):
        form.locator(".seat-row select").nth(number).select_option("me")
    form.locator("button[type=submit]").click()
    hands = {}

    def looked() -> bool:
        if page.locator(".curtain").count():
            expect(page.locator(".hand")).to_have_count(0)  # the curtain hides all hands
        elif "What do you do next?" in "".join(page.locator(f"{QUESTION} h2").all_inner_texts()):
            turn = page.locator(".player-card.turn h4").inner_text()
            hands[turn] = sorted(page.locator(".hand .face h4").all_inner_texts())
        return len(hands) == 2

    play_until(looked, page, "No further", "nothing more")
    assert len(hands) == 2
    assert all(hands.values())
    expect(page.locator(".hand")).to_have_count(1)  # never two hands on one screen


def test_the_display_says_what_can_be_paid_for(seated):
    """RB-7.1, RB-7.2: prices, what the hand is worth, and which cards it would buy now."""
    table, page, _ = seated
    for card, cost in zip(
        table.play.position.state.facts.display,
        table.play.position.state.facts.costs,
        strict=True,
    ):
        shown = page.locator(f"[data-ref=stack-{card}]")
        for number in filter(None, cost):
            expect(shown).to_contain_text(str(number))
    table.choose(page, "end")
    state, options = table.play.position.state, table.play.position.options()
    for card in state.facts.display:
        lit = page.locator(f"[data-ref=stack-{card}].lit")
        expect(lit).to_have_count(1 if card in options else 0)
