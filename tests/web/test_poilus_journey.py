"""Les Poilus in a real browser: people in two languages, bots, spectators, phone and hot seat."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from support import again
from web.table import (
    DOORSTEP,
    OPTION,
    QUESTION,
    asked,
    log,
    look_back_for,
    play_together,
    play_until,
    table_of,
    wait_for_answer,
)
from web.test_access import soak, violations, violations_again, violations_of_state

pytestmark = pytest.mark.browser

BOARD = ".poilus"
DROPS = r"Moralverlust \d+:"  # in German
# Whoever wants the mission to end withdraws as soon as he may.
LEAVES = {
    "de": ("Zurückziehen", "3 Karten", "Nichts", "Genug"),
    "fr": ("Se replier", "3 cartes", "rien", "Assez"),
    "en": ("Withdraw", "3 cards", "nothing", "Enough"),
}


def new_table(page: Page, players: int, seats: str, **options: str) -> None:
    """From the form: *seats* has a letter for each: m(e), o(pen) or b(ot)."""
    page.goto("/new/poilus")
    form = page.locator("form")
    form.locator("select").first.select_option(str(players))
    wish = {"m": "me", "o": "open", "b": "bot:soldier"}
    for number, seat in enumerate(seats):
        form.locator(".seat-row select").nth(number).select_option(wish[seat])
    if options:
        expect(form.locator("details")).to_be_visible()
        form.locator("summary").click()
    for option, value in options.items():
        form.locator(f"#option-{option}").select_option(value)
    form.locator("button[type=submit]").click()
    expect(page).to_have_url(re.compile("/table/"))


def invite(page: Page) -> str:
    table = table_of(page)
    keys = json.loads(page.evaluate("localStorage.getItem('zareba.keys')"))
    return f"/table/{table}#invite={keys[table]['invite']}"


def test_two_people_and_two_bots_play_a_mission_through_support_and_morale(visit, server):
    hans = visit(DOORSTEP, language="de")
    new_table(hans, 4, "mobb")
    yvette = visit(invite(hans), language="fr")
    yvette.locator(".room input[type=text]").fill("Yvette")
    yvette.get_by_role("button", name="Joueur 2").click()
    for page in (hans, yvette):
        expect(page.locator(".soldier")).to_have_count(4)
        expect(page.locator(".heap-morale .tally b")).to_have_text("34")
        expect(page.locator(".soldier .player").filter(has_text="Yvette")).to_have_count(1)
    readers = {"de": hans, "fr": yvette}

    people = {seat: (page, LEAVES[word]) for seat, (word, page) in enumerate(readers.items())}
    play_together(lambda: re.search(DROPS, log(hans)), server, people)

    expect(yvette.locator("#panel-log .log")).to_contain_text("Le moral baisse de")
    ended = re.search(r"Der Einsatz ist (gelungen|fehlgeschlagen)", log(hans))
    assert ended
    succeeded = ended[1] == "gelungen"
    told = "La mission est réussie" if succeeded else "La mission a échoué"
    expect(yvette.locator("#panel-log .log")).to_contain_text(told)
    for page in readers.values():
        expect(page.locator(".heap-morale .tally b")).not_to_have_text("34")
        expect(page.locator(".waste h2")).to_contain_text(re.compile("(Einsatz|Mission) 2"))
        look_back_for(page, page.locator(".mission-report:not(.now)"))
        expect(page.locator(".mission-report")).to_have_class(
            re.compile("won" if succeeded else "lost")
        )
    # Each sees the own cards only: the others are backs with a number.
    for seat, page in enumerate(readers.values()):
        for ref in page.locator("[data-ref^=hand]").all():
            assert ref.get_attribute("data-ref").startswith(f"hand{seat}:")


def test_cards_are_played_on_the_board_by_mouse_and_by_keyboard(visit):
    page = visit(DOORSTEP)
    new_table(page, 3, "mbb")
    play_until(lambda: page.locator(".hand button.trial").count(), page, *LEAVES["en"])

    left = "one => one.getBoundingClientRect().left"
    side = page.locator(".board-side").evaluate(left)
    ring = page.locator(".soldier").first.evaluate(left) - side
    assert ring >= 2, "the ring of who is on the move is cut off"
    card = page.locator(".hand button.trial").first
    name = card.get_attribute("aria-label").removeprefix("Play: ").split(".")[0]
    question = asked(page)
    card.hover()
    expect(page.locator(f"{QUESTION} .option.considered")).to_have_count(1)
    card.click()
    wait_for_answer(page, question)
    assert name in log(page)

    play_until(lambda: page.locator("[data-option]").count(), page, *LEAVES["en"])
    question = asked(page)
    piece = page.locator("[data-option]").first
    assert piece.get_attribute("aria-label")
    piece.focus()
    page.keyboard.press("Enter")
    wait_for_answer(page, question)


def test_a_spectator_sees_no_card_that_is_not_public(visit):
    player = visit(DOORSTEP)
    new_table(player, 3, "mbb")
    expect(player.locator(BOARD)).to_be_visible()
    watcher = visit(f"/table/{table_of(player)}")
    expect(watcher.locator(".soldier")).to_have_count(3)
    play_until(lambda: player.locator(".hand .trial").count(), player, *LEAVES["en"])

    expect(watcher.locator(".hand")).to_have_count(0)
    expect(watcher.locator("[data-ref^=tile]")).to_have_count(0)
    expect(watcher.locator("[data-option]")).to_have_count(0)
    expect(watcher.locator(".soldier .backs")).to_have_count(3)


def test_two_players_on_one_screen_with_the_novice(visit):
    page = visit(DOORSTEP)
    new_table(page, 2, "mm")
    play_until(lambda: "Morale drops by" in log(page), page, *LEAVES["en"])

    expect(page.locator(".soldier")).to_have_count(3)
    expect(page.locator(".soldier .player").filter(has_text="Novice")).to_have_count(1)
    expect(page.locator(".hand").filter(has_text="open hand")).to_have_count(1)
    assert "supports" in log(page)


def test_one_screen_for_two_shows_the_hand_and_tiles_of_one_only(visit):
    """LP-3.11: whoever looks sees the own cards and tiles, nothing of the seat before."""
    page = visit(DOORSTEP)
    new_table(page, 3, "mmb")
    seen: dict[str, int] = {}

    def looked() -> bool:
        """Both at one moment: is the curtain down, and what lies on the page?"""
        curtain, refs = page.evaluate(
            "() => [document.querySelector('.curtain') !== null,"
            " [...document.querySelectorAll('[data-ref]')].map((piece) => piece.dataset.ref)]"
        )
        owners = {m[1] for ref in refs if (m := re.match(r"(?:hand|tile|placed)(\d+):", ref))}
        assert len(owners) <= (0 if curtain else 1), owners
        for owner in owners:
            seen[owner] = seen.get(owner, 0) + 1
        return len(seen) == 2 and "Morale drops by" in log(page)

    play_until(looked, page, *LEAVES["en"])


@again
def test_solo_on_a_phone(visit):
    page = visit(DOORSTEP, size=(390, 844), language="de")
    new_table(page, 1, "m")

    play_until(lambda: re.search(DROPS, log(page)), page, *LEAVES["de"])

    expect(page.locator(".soldier")).to_have_count(3)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
    expect(page.locator(".memory")).to_contain_text("Schon gezogene Plättchen")


def test_the_small_cards_of_a_phone_show_their_threats_whole(visit):
    page = visit(DOORSTEP, size=(390, 844))
    new_table(page, 1, "m")
    trap = page.locator(".hand .trial:has(.trap):has(.foretold) .symbols")
    play_until(trap.count, page, *LEAVES["en"])

    hidden = trap.evaluate_all("all => all.map((one) => one.scrollHeight - one.clientHeight)")
    assert max(hidden) <= 1


def test_a_leader_chooses_a_mission_on_the_board(visit):
    page = visit(DOORSTEP, language="fr")
    new_table(page, 3, "mbb", ruleset="expansion", first_leader="0")
    offers = page.locator(".looking button.directive")
    expect(offers).to_have_count(4)  # two drawn, and the two last missions
    name = offers.first.locator(".heading b").inner_text()
    question = asked(page)

    offers.first.click()

    wait_for_answer(page, question)
    expect(page.locator(".directives .directive")).to_contain_text(name)
    assert name in log(page)


def test_the_last_stand_moves_the_limit(visit):
    page = visit(DOORSTEP)
    new_table(page, 3, "mbb", ruleset="expansion", first_leader="0")
    expect(page.locator(".meter .figure small").first).to_have_text("/3")
    question = asked(page)

    page.locator("[data-ref='offer:mission-last_stand']").click()

    wait_for_answer(page, question)
    expect(page.locator(".directives .final")).to_contain_text("Last Stand")
    expect(page.locator(".meter .figure small").first).to_have_text("/4")
    expect(page.locator(".heap-trials .tally b")).to_have_text("0")


def test_a_soldier_is_chosen_by_the_likeness(visit):
    page = visit(DOORSTEP)
    new_table(page, 1, "m", soldiers="chosen")
    for left, soldier in ((6, "perrin"), (5, "moreau"), (4, "fayard")):
        expect(page.locator("button.candidate")).to_have_count(left)
        page.locator(f"[data-ref='offer:soldier-{soldier}']").click()

    expect(page.locator(".soldier")).to_have_count(3)
    expect(page.locator(".soldier h3").first).to_have_text("Anselme Perrin")


@again
def test_an_earlier_moment_shows_the_table_as_it_was(visit):
    page = visit(DOORSTEP)
    new_table(page, 1, "m")
    play_until(lambda: "Morale drops by" in log(page), page, *LEAVES["en"])

    page.goto(f"/replay/{table_of(page)}?at=0")

    expect(page.locator(".heap-trials .tally b")).to_have_text("22")
    expect(page.locator(".heap-morale .tally b")).to_have_text("28")
    expect(page.locator(".soldier.away")).to_have_count(0)
    expect(page.locator("[data-option]")).to_have_count(0)


@again
def test_table_talk_is_offered_in_the_chat(visit):
    page = visit(DOORSTEP, language="de")
    new_table(page, 3, "mbb")
    page.get_by_role("tab", name="Gespräch").click()

    page.locator(".presets button").first.click()

    expect(page.locator(".chat li").first).to_contain_text("Nur Mut, Kameraden!")


@pytest.mark.parametrize(
    ("players", "options"),
    [
        pytest.param(1, {}, marks=soak),
        (2, {}),
        pytest.param(4, {}, marks=soak),
        pytest.param(5, {"ruleset": "expansion", "difficulty": "front"}, marks=soak),
    ],
)
def test_axe_finds_nothing(visit, players, options):
    size = (390, 844) if players < 3 else (1280, 900)
    page = visit(DOORSTEP, size=size)
    new_table(page, players, "m" + "b" * (players - 1), **options)
    expect(page.locator(OPTION).first).to_be_visible()
    assert violations_again(page) == []

    play_until(lambda: page.locator("button.trial").count(), page, *LEAVES["en"])
    assert violations(page) == []
    play_until(lambda: page.locator(".mission-report:not(.now)").count(), page, *LEAVES["en"])
    assert violations_of_state(page) == []
