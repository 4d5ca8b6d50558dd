"""Two browsers promise their salt and show it by themselves (S7)."""

import json
import urllib.request

from zareba.engine import Record


def ask(server, method, path, body=None, secret=""):
    headers = {"Content-Type": "application/json"}
    headers |= {"Authorization": f"Bearer {secret}"} if secret else {}
    data = json.dumps(body or {}).encode()
    request = urllib.request.Request(f"{server.address}{path}", data, headers, method=method)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def test_two_browsers_open_a_table_without_being_asked_for_anything(browser, server):
    made = ask(server, "POST", "/api/tables", {"game": "poilus", "players": 2})
    table = made["table"]["table"]
    contexts = [browser.new_context(base_url=server.address, locale="en") for _ in range(2)]
    try:
        pages = [context.new_page() for context in contexts]
        for number, page in enumerate(pages, 1):
            page.set_default_timeout(60_000)
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

    ask(server, "POST", f"/api/tables/{table}/close", secret=made["host"])
    record = Record.read(json.dumps(ask(server, "GET", f"/api/tables/{table}/record")))
    salts = [kept[seat][table]["salts"][str(seat)] for seat in (0, 1)]
    assert record.salt == f"0:{salts[0]}|1:{salts[1]}"
    assert [bool(salt.commitment) for salt in record.salts] == [True, True]
