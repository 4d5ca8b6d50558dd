"""The rules of a running table are gone: its host decides in the browser, others are told."""

import json
import sqlite3

import pytest
from playwright.sync_api import expect

from support import again
from web.table import choose, log, play_now, wait_for_moment

pytestmark = pytest.mark.browser


def of_other_rules(database, table):
    """As if it had been played by older rules: the second choice led to another position."""
    with sqlite3.connect(database) as connection:
        (head,) = connection.execute("SELECT head FROM game_table WHERE id = ?", [table]).fetchone()
        old = json.dumps({**json.loads(head), "rules_version": 0})
        connection.execute("UPDATE game_table SET head = ? WHERE id = ?", [old, table])
        (seq,) = connection.execute(
            "SELECT max(seq) FROM entry WHERE table_id = ? AND kind = 'choice'", [table]
        ).fetchone()
        connection.execute(
            "UPDATE entry SET digest = '2-00000000000000' WHERE table_id = ? AND seq = ?",
            [table, seq],
        )
        (body,) = connection.execute(
            "SELECT body FROM snapshot WHERE table_id = ?", [table]
        ).fetchone()
        seen = json.loads(body)
        for view in seen["views"].values():
            view["turn"] = 9
        connection.execute(
            "UPDATE snapshot SET body = ? WHERE table_id = ?", [json.dumps(seen), table]
        )
    connection.close()


@pytest.fixture
def frozen(visit, server):
    """A table after two choices whose rules are gone, on its host's page."""
    page = visit()
    table = play_now(page)
    choose(page, "Improve fortifications")
    choose(page, "North Fort")
    server.stop()
    of_other_rules(server.place / "tables.db", table)
    server.start()
    page.goto(f"/table/{table}")
    return page, table


def test_the_host_lets_the_table_go_on_from_where_the_rules_agree(frozen, visit):
    page, table = frozen
    guest = visit(f"/table/{table}", language="de")
    expect(guest.get_by_text("Wer den Tisch eröffnet hat, entscheidet")).to_be_visible()
    expect(guest.get_by_role("button", name="weiterspielen")).to_have_count(0)

    page.get_by_role("button", name="Go on by the present rules").click()

    wait_for_moment(page, 1)
    expect(page.get_by_role("button", name="Keep the table")).to_have_count(0)
    assert "The rules have changed" in log(page)
    choose(page, "North Fort")
    wait_for_moment(page, 2)
    expect(guest.get_by_text("Wer den Tisch eröffnet hat, entscheidet")).to_have_count(0)


@again
def test_the_host_keeps_the_table_as_a_replay(frozen):
    page, _ = frozen

    page.get_by_role("button", name="Keep the table as a replay").click()

    expect(page.get_by_text("is kept as a replay")).to_be_visible()
    expect(page.get_by_role("button", name="Go on by the present rules")).to_have_count(0)
