"""Every kind of question has its input: asked here by a server made of a few lines."""

import json

import msgspec
import pytest
from playwright.sync_api import expect

from web.table import DOORSTEP, OPTION
from zareba.server.wire.parts import (
    Choice,
    LogPart,
    OddsEntry,
    Question,
    SeatView,
    TableView,
    UndoState,
)
from zareba.server.wire.protocol import PROTOCOL, Described, Done, Odds, View, Welcome

pytestmark = pytest.mark.browser

# Made of the types of the server: what a client can rely on is there, and nothing else.
TABLE = TableView(
    table="t", game="none", title="A game without a drawing", players=1, options={},
    rules_version=1, data_hash="", commitment="c", status="playing", listed=False,
    seats=[SeatView(seat=0, kind="person", name="Ann", here=True)],
    choices=0, waiting_for=[0], created="", changed="",
)  # fmt: skip


def view(options, limits=None, at=0, last=None):
    """A view with one question, *last*: looking back from there; words of a choice: itself."""
    question = Question(
        number=at + 1, seat=0, kind="none.Ask", facts={}, text="What now?", rule="",
        options=[Choice(choice, named(choice)) for choice in options], limits=limits,
    )  # fmt: skip
    return View(
        seq=at, seat=0, at=at, first=0, last=at if last is None else last, live=last is None,
        state={}, question=question, waiting_for=[0], log=LogPart(0, []), undo=UndoState("none"),
    )  # fmt: skip


def named(choice) -> str:
    return " and ".join(map(str, choice)) if isinstance(choice, list) else str(choice)


# A person whose finger comes down in the very moment when a question appears.
FASTEST_FINGER = """
    let seen = null;
    new MutationObserver(() => {
        const now = document.querySelector(".prompt.asking")?.dataset.question ?? null;
        if (now === null || now === seen) return;
        seen = now;
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true }));
    }).observe(document, { subtree: true, childList: true, attributes: true });
"""


class MadeUp:
    """A server that puts these questions, one after the other, and writes down what is chosen.

    A *slow* one answers a choice when it is asked for the odds: press o.
    """

    def __init__(self, options, limits, then, *, slow, tried) -> None:
        self.options, self.limits, self.then = options, limits, then
        self.slow, self.tried = slow, tried
        self.chosen, self.waiting = [], []

    def hear(self, message: str, socket) -> None:
        got = json.loads(message)
        for reply in self.replies(got):
            socket.send(msgspec.json.encode(reply).decode())
        if got["type"] == "odds" or not self.slow:
            for reply in self.waiting:
                socket.send(msgspec.json.encode(reply).decode())
            self.waiting.clear()

    def replies(self, got):
        match got["type"]:
            case "hello":
                held = {"table": TABLE, "held": [0], "host": False}
                yield Welcome(id=got["id"], protocol=PROTOCOL, run="r", **held)
                yield view(self.options, self.limits)
            case "describe":
                yield Described(id=got["id"], lines=["The table in words."])
            case "look":
                yield view(["past"], None, got["at"], last=len(self.chosen))
                yield Done(id=got["id"], seq=0)
            case "odds" if self.tried is not None:
                found = [OddsEntry(c, c, mean=0.5, error=0.1, n=9) for c in self.tried]
                yield Odds(id=got["id"], question=0, options=found)
            case "choose":
                self.chosen.append(got["choice"])
                at = len(self.chosen)
                self.waiting.append(Done(id=got["id"], seq=at))
                if at <= len(self.then):
                    self.waiting.append(view(self.then[at - 1], None, at))


@pytest.fixture(scope="module")
def servers():
    """The made-up server of each page: what is asked for at the table t comes from there."""
    return {}


@pytest.fixture
def ask(visit, servers):
    """``ask(options)`` opens a table where that is the question; (page, what was chosen).

    *then* are the options of the questions that follow.
    """

    def asked(options, limits=None, *, then=(["end"],), slow=False, script="", tried=None):
        page = visit(DOORSTEP, script=script, mark="made up")
        if page not in servers:
            page.route_web_socket(
                "**/api/tables/t/socket",
                lambda socket: socket.on_message(lambda said: servers[page].hear(said, socket)),
            )
        facts = {"game": "none", "data_hash": "", "language": "en", "facts": {}}
        page.route("**/api/tables/t/facts*", lambda route: route.fulfill(json=facts))
        servers[page] = MadeUp(options, limits, then, slow=slow, tried=tried)
        page.goto("/table/t")
        expect(page.get_by_role("heading", name="What now?")).to_be_visible()
        return page, servers[page].chosen

    return asked


def wait_for_answer(page, number=1) -> None:
    expect(page.locator(".table")).to_have_attribute("data-moment", str(number))


def test_a_key_pressed_when_a_question_appears_answers_that_question(ask):
    """Not the question before it, whose options lay under the same digits."""
    page, chosen = ask(["a", "b"], then=(["c", "d"], ["e", "f"], []), script=FASTEST_FINGER)
    wait_for_answer(page, 3)
    assert chosen == ["a", "c", "e"]


def test_a_key_pressed_while_the_answer_is_under_way_is_refused_in_words(ask):
    page, chosen = ask(["left", "right"], then=(["on", "back"],), slow=True)
    page.keyboard.press("1")
    expect(page.locator(f"{OPTION}[aria-disabled=true]")).to_have_count(2)
    page.keyboard.press("2")
    expect(page.get_by_text("Your answer is on its way")).to_be_visible()
    page.keyboard.press("o")
    wait_for_answer(page)
    expect(page.get_by_text("Your answer is on its way")).to_have_count(0)
    assert chosen == ["left"]


def test_steps_back_are_counted_also_before_the_server_has_shown_the_first(ask):
    """Three presses are three moments, however fast they come."""
    page, _ = ask(["a"], then=(["b"], ["c"], ["d"]))
    for number in range(1, 4):
        page.keyboard.press("1")
        wait_for_answer(page, number)
    page.evaluate(
        """() => { for (let i = 0; i < 3; i++)
            document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "b", bubbles: true }));
        }"""
    )
    wait_for_answer(page, 0)


def test_one_of_several(ask):
    page, chosen = ask(["left", "right", "done"])
    page.locator(OPTION).filter(has_text="right").click()
    wait_for_answer(page)
    assert chosen == ["right"]


def test_done_is_last_and_has_the_key_0_wherever_the_engine_offers_it(ask):
    page, chosen = ask(["done", "left", "right"])
    expect(page.locator(OPTION).locator("kbd")).to_have_text(["1", "2", "0"])
    expect(page.locator(OPTION).last).to_contain_text("done")
    page.keyboard.press("0")
    wait_for_answer(page)
    assert chosen == ["done"]


def test_a_number_is_chosen_by_itself(ask):
    page, chosen = ask([0, 1, 2])
    page.keyboard.press("0")
    wait_for_answer(page)
    assert chosen == [0]


def test_options_that_no_odds_were_found_for_say_so(ask):
    """On a slow machine only the first of many are tried: the others are not silently left out."""
    page, _ = ask(["left", "right", "on"], tried=["left"])
    page.keyboard.press("o")
    expect(page.locator(OPTION).first).to_contain_text("50 % ± 10")
    expect(page.locator(OPTION).nth(1)).to_contain_text("not tried")
    expect(page.get_by_text("only the first 1 were tried")).to_contain_text(
        "2 others were not tried"
    )


def test_two_clicks_are_one_choice(ask):
    page, chosen = ask(["left", "right"], slow=True)
    page.locator(OPTION).first.dblclick()
    page.keyboard.press("o")
    wait_for_answer(page)
    assert chosen == ["left"]


def test_yes_or_no(ask):
    page, chosen = ask(["no", "yes"])
    expect(page.locator(".options.confirm")).to_be_visible()
    page.keyboard.press("2")
    wait_for_answer(page)
    assert chosen == ["yes"]


def test_a_small_amount(ask):
    page, chosen = ask([0, 1, 2])
    expect(page.locator(".options.amount")).to_be_visible()
    page.locator(OPTION).nth(2).click()
    wait_for_answer(page)
    assert chosen == [2]


def test_a_large_amount_by_slider_and_keyboard(ask):
    page, chosen = ask(list(range(5, 41)))
    page.get_by_role("slider").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Choose").click()
    wait_for_answer(page)
    assert chosen == [8]


def test_an_order(ask):
    page, chosen = ask([["a", "b", "c"], ["a", "c", "b"], ["b", "a", "c"], ["c", "b", "a"]])
    page.get_by_role("button", name="Move up: c").click()
    page.get_by_role("button", name="Choose").click()
    wait_for_answer(page)
    assert chosen == [["a", "c", "b"]]


def test_an_order_that_is_not_offered_cannot_be_sent(ask):
    page, _ = ask([["a", "b", "c"], ["a", "c", "b"]])
    page.get_by_role("button", name="Move up: b").click()
    expect(page.get_by_role("button", name="Choose")).to_be_disabled()


def test_a_selection(ask):
    page, chosen = ask([[], ["a"], ["b"], ["a", "b"]])
    page.get_by_role("checkbox", name="b").check()
    page.get_by_role("checkbox", name="a").check()
    page.get_by_role("button", name="Choose: a and b").click()
    wait_for_answer(page)
    assert chosen == [["a", "b"]]


def test_a_free_place(ask):
    page, chosen = ask([], {"x": [0, 1200], "y": [0, 800]})
    page.get_by_role("spinbutton", name="x").fill("40")
    expect(page.get_by_role("button", name="Choose")).to_be_disabled()
    page.get_by_role("spinbutton", name="y").fill("75")
    page.get_by_role("button", name="Choose").click()
    wait_for_answer(page)
    assert chosen == [[40, 75]]


def test_a_game_without_a_drawing_is_shown_in_words(ask):
    page, _ = ask(["end"])
    expect(page.locator(".plain-board")).to_contain_text("The table in words.")


def test_a_free_answer_of_any_shape(ask):
    page, chosen = ask([], {"units": [3, 4, 7], "area": {"left": 0}})
    page.get_by_label("Your answer").fill("[[3, 10, 20], [4, 12, 20]]")
    page.get_by_role("button", name="Choose").click()
    wait_for_answer(page)
    assert chosen == [[[3, 10, 20], [4, 12, 20]]]
