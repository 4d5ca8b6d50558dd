"""What people do at a table, for journeys: they wait for what a page shows, never for a time."""

import json
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

DOORSTEP = "/api/health"  # of this house, and no page: for who goes elsewhere at once
QUESTION = ".prompt.asking"
OPTION = f"{QUESTION} .option"
ENDING = ".prompt .ending"
CURTAIN = ".curtain .main"
GO_ON = ".prompt > button.main"  # as somebody else at the same screen
KHARTOUM = ".game:has(a[href='/rules/khartoum'])"  # on the start page, in every language
MOST_ANSWERS = 400

TAKEN = "taken"
# Has a question been answered, or is something to be confirmed first?
ANSWERED = f"""question => {{
    const prompt = document.querySelector(`.prompt[data-question='${{question}}']`);
    return prompt ? prompt.querySelector(".notice.confirm")?.innerText : "{TAKEN}";
}}"""
# What a person at this screen can go on with, as soon as there is something.
SITUATION = f"""() => {{
    const at = (where) => document.querySelector(where);
    if (at("{CURTAIN}")) return {{ now: "curtain" }};
    const options = [...document.querySelectorAll("{OPTION}")];
    if (options.length) return {{
        now: "asked",
        question: at("{QUESTION}").dataset.question,
        options: options.map((option) => option.innerText),
        labels: options.map((option) => option.querySelector(".label")?.innerText ?? ""),
    }};
    if (at("{QUESTION}")) return null;
    return at("{GO_ON}") ? {{ now: "go on" }} : at("{ENDING}") && {{ now: "over" }};
}}"""


def play_now(page: Page) -> str:
    """From the start page to the first decision; the table's id comes back."""
    page.locator(KHARTOUM).get_by_role("button", name="Play now").click()
    expect(page.locator(QUESTION)).to_be_visible()
    return table_of(page)


def table_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]


# --------------------------------------------------------------------------------------- questions
def asked(page: Page) -> str:
    """The number of the question that is put, as soon as one is."""
    expect(page.locator(QUESTION)).to_be_visible()
    return page.locator(QUESTION).get_attribute("data-question") or ""


def drawn(page: Page) -> None:
    """The letters have come and everything lies where it will: for who measures or points."""
    page.evaluate(
        """async () => {
            await document.fonts.ready;
            for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
        }"""
    )


def cut_off(page: Page) -> list[str]:
    """What holds more than it shows and can neither be scrolled by a wheel nor by a finger."""
    drawn(page)
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("main .panel, main .panel *")]
            .filter((one) => one.clientHeight > 2 && !one.closest("svg, .visually-hidden")
                && one.scrollHeight > one.clientHeight + 2
                && getComputedStyle(one).overflowY === "hidden")
            .map((one) => `${one.tagName} ${one.className}: ${one.innerText.slice(-60)}`)"""
    )
    return found


def read_at_leisure(page: Page) -> None:
    """A second passes on the page's clock: nobody answers a question that has just come."""
    page.evaluate(
        """() => {
            const now = performance.now.bind(performance);
            performance.now = () => now() + 1000;
        }"""
    )


def wait_for_answer(
    page: Page,
    question: str,
    confirming: str = "",
    use: Callable[[Locator], None] = Locator.click,
) -> None:
    """Until the server has taken the answer; what others decide meanwhile does not count.

    *confirming*: the choice, where the page may ask first because it decides more than it says.
    """
    said = page.wait_for_function(ANSWERED, arg=question).json_value()
    if said == TAKEN:
        return
    assert confirming, f"nobody expected to be asked: {said}"
    assert confirming in said
    use(page.locator(f".prompt[data-question='{question}'] .notice.confirm .main"))
    expect(page.locator(f".prompt[data-question='{question}']")).to_have_count(0)


def choose(page: Page, words: str) -> None:
    """Click an option by its words."""
    question = asked(page)
    page.locator(OPTION).filter(has_text=words).first.click()
    wait_for_answer(page, question)


def choose_first(page: Page, *wanted: str) -> None:
    """The first of these options that is offered, or else the last option."""
    _choose_of(page, page.wait_for_function(SITUATION).json_value(), wanted)


def _choose_of(page: Page, situation: dict[str, Any], wanted: tuple[str, ...]) -> None:
    texts = situation["options"]
    index = next((i for w in wanted for i, text in enumerate(texts) if w in text), len(texts) - 1)
    page.locator(OPTION).nth(index).click()
    wait_for_answer(page, situation["question"], confirming=situation["labels"][index])


def press(page: Page, key: str) -> None:
    """Answer the question by a key."""
    question = asked(page)
    page.keyboard.press(key)
    wait_for_answer(page, question)


def anything(page: Page) -> Locator:
    """What a person at this screen can go on with, or the end."""
    return page.locator(f"{QUESTION}, {ENDING}, {CURTAIN}, {GO_ON}").first


def play_until(found: Callable[[], Any], page: Page, *wanted: str) -> None:
    """Whoever sits at this screen answers, the wanted options first, until something is found."""
    for _ in range(MOST_ANSWERS):
        situation = page.wait_for_function(SITUATION).json_value()
        if found():
            return
        match situation["now"]:
            case "curtain":
                page.locator(CURTAIN).click()
                expect(page.locator(CURTAIN)).to_have_count(0)
            case "asked":
                _choose_of(page, situation, wanted)
            case "go on":
                page.locator(GO_ON).first.click()
                expect(page.locator(f"{CURTAIN}, {QUESTION}").first).to_be_visible()
            case _:
                break  # it is over
    assert found(), "it did not happen"


def play_together(
    found: Callable[[], Any], server: Any, people: dict[int, tuple[Page, tuple[str, ...]]]
) -> None:
    """People at their own screens, by seat, and bots: the server says whose turn it is."""
    pages = [page for page, _ in people.values()]
    table = table_of(pages[0])
    for _ in range(MOST_ANSWERS):
        now = call(server, "GET", f"/api/tables/{table}")
        for page in pages:  # at least as far as the server was
            page.wait_for_function(
                "n => Number(document.querySelector('.table')?.dataset.moment ?? -1) >= n",
                arg=now["choices"],
            )
        if found() or now["status"] != "playing":
            break
        seat = next((seat for seat in now["waiting_for"] if seat in people), None)
        if seat is None:  # a bot thinks
            pages[0].wait_for_function(
                "n => Number(document.querySelector('.table').dataset.moment) > n",
                arg=now["choices"],
            )
        else:
            page, wanted = people[seat]
            choose_first(page, *wanted)
    assert found(), "it did not happen"


# ----------------------------------------------------------------------------------------- moments
def moment(page: Page) -> str:
    """How many choices have been made, as the page knows it."""
    return page.locator(".table").get_attribute("data-moment") or ""


def wait_after(page: Page, before: str) -> None:
    expect(page.locator(".table")).not_to_have_attribute("data-moment", before)


def wait_for_moment(page: Page, number: int) -> None:
    expect(page.locator(".table")).to_have_attribute("data-moment", str(number))


def look_back_for(page: Page, found: Locator) -> None:
    """Step by step into the past, which stands still, until something is seen."""
    for _ in range(MOST_ANSWERS):
        if found.count():
            return
        before = moment(page)
        page.keyboard.press("b")
        wait_after(page, before)
    raise AssertionError("it was never there")


def log(page: Page) -> str:
    """What has been told; nothing while a curtain hangs."""
    return "".join(page.locator("#panel-log .log").all_inner_texts())


# -------------------------------------------------------------------------------------- the server
def call(server: Any, method: str, path: str, body: Any = None, secret: str = "") -> Any:
    """A request beside the browser; a string is sent as it is, everything else as JSON."""
    text = body if isinstance(body, str) else json.dumps(body)
    headers = {"Content-Type": "application/json"}
    headers |= {"Authorization": f"Bearer {secret}"} if secret else {}
    data = None if body is None else text.encode()
    request = urllib.request.Request(f"{server.address}{path}", data, headers, method=method)
    with urllib.request.urlopen(request, timeout=120) as answer:
        return json.load(answer)
