"""The pages of the rules: what they name can be followed."""

from playwright.sync_api import expect


def test_a_rule_that_is_named_is_one_click_away(visit):
    page = visit()
    page.goto("/rules/kriegspfad")
    link = page.locator(".rule-entry p a").first
    number = link.get_attribute("href").removeprefix("#")
    page.get_by_role("searchbox").fill(link.locator("xpath=ancestor::div[1]/strong").inner_text())

    link.focus()
    page.keyboard.press("Enter")

    expect(page).to_have_url(page.url.split("#")[0] + f"#{number}")
    expect(page.locator(f"[id='{number}']")).to_be_in_viewport()
