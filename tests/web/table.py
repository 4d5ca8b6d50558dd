"""What a person does at a table, for the journeys."""

from playwright.sync_api import Page, expect

QUESTION = ".prompt.asking"
OPTION = f"{QUESTION} .option"
KHARTOUM = ".game:has(a[href='/rules/khartoum'])"  # on the start page, in every language


def play_now(page: Page) -> str:
    """From the start page to the first decision; the table's id comes back."""
    page.locator(KHARTOUM).get_by_role("button", name="Play now").click()
    expect(page.locator(QUESTION)).to_be_visible()
    return page.url.rsplit("/", 1)[1]


def choose(page: Page, words: str) -> None:
    """Click an option by its words, and wait for the next question."""
    before = moment(page)
    page.locator(OPTION).filter(has_text=words).first.click()
    wait_after(page, before)


def choose_first(page: Page, *wanted: str) -> None:
    """The first of these options that is offered, or else the last option."""
    before = moment(page)
    options = page.locator(OPTION)
    texts = options.all_inner_texts()
    index = next((i for w in wanted for i, text in enumerate(texts) if w in text), len(texts) - 1)
    options.nth(index).click()
    wait_after(page, before)


def moment(page: Page) -> str:
    """How many choices have been made, as the page knows it."""
    return page.locator(".table").get_attribute("data-moment") or ""


def wait_after(page: Page, before: str) -> None:
    expect(page.locator(".table")).not_to_have_attribute("data-moment", before)


def wait_for_moment(page: Page, number: int) -> None:
    expect(page.locator(".table")).to_have_attribute("data-moment", str(number))


def log(page: Page) -> str:
    return page.locator("#panel-log .log").inner_text()
