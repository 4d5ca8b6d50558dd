"""Two browsers promise their salt and show it by themselves (S7)."""

import json

import pytest

from web.readers import PATIENCE
from web.table import call
from zareba.engine import Record

pytestmark = pytest.mark.browser


def test_two_browsers_open_a_table_without_being_asked_for_anything(browser, server):
    made = call(server, "POST", "/api/tables", {"game": "poilus", "players": 2})
    table = made["table"]["table"]
    contexts = [browser.new_context(base_url=server.address, locale="en") for _ in range(2)]
    try:
        pages = [context.new_page() for context in contexts]
        for number, page in enumerate(pages, 1):
            page.set_default_timeout(PATIENCE)
            page.goto(f"/table/{table}#invite={made['invite']}")
            page.get_by_role("button", name=f"Player {number}", exact=True).click()
            if number == 1:
                page.get_by_text("Your browser adds a random number").wait_for()
        for page in pages:
            page.locator(".table.live").wait_for()
        kept = [page.evaluate("JSON.parse(localStorage['zareba.keys'])") for page in pages]
    finally:
        for context in contexts:
            context.close()

    call(server, "POST", f"/api/tables/{table}/close", {}, made["host"])
    record = Record.read(json.dumps(call(server, "GET", f"/api/tables/{table}/record")))
    salts = [kept[seat][table]["salts"][str(seat)] for seat in (0, 1)]
    assert record.salt == f"0:{salts[0]}|1:{salts[1]}"
    assert [bool(salt.commitment) for salt in record.salts] == [True, True]
