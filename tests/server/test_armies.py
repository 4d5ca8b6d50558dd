"""Armies over HTTP, the page to print, and bots that are told what to answer."""

import json

import pytest

from server.tables import inline, serving
from zareba.games.kriegspfad.armies import catalogue, random_army, write_army
from zareba.server.jobs.workers import Late

pytestmark = pytest.mark.anyio

ARMIES = "/api/games/kriegspfad/armies"


def army(**change):
    made = write_army(random_army(catalogue(), "L07", 1876, 300, "sioux", seed=3))
    return {**json.loads(made), **change}


async def test_an_army_is_checked_in_the_readers_language(db):
    async with serving(db) as server:
        inline(server)
        legal = await server.call("POST", f"{ARMIES}/check", army())
        assert legal["faults"] == []
        assert legal["ap"] == sum(legal["bill"].values()) <= 300
        assert legal["offer"]["entries"][0]["name"] == "Warriors"

        broken = await server.call("POST", f"{ARMIES}/check", army(points=100), language="de")
        assert [fault["rule"] for fault in broken["faults"]] == ["KP-12.4"]
        assert "vereinbart sind 100" in broken["faults"][0]["text"]
        assert broken["offer"]["entries"][0]["name"] == "Krieger"


async def test_what_is_no_army_is_refused_with_its_field(db):
    async with serving(db) as server:
        inline(server)
        for body, words in (
            ({"list": "L07", "yaer": 1}, "il n'y a pas de champ yaer"),
            ([], "pas une armée de Kriegspfad"),
            (army(format=7), "format 7"),
        ):
            refused = await server.call("POST", f"{ARMIES}/check", body, status=400, language="fr")
            assert words in refused["text"]
        long = await server.http.post(f"{ARMIES}/check", content=b" " * 50_000)
        assert long.status_code == 413
        await server.call("GET", "/api/games/khartoum/armies", status=404)
        await server.call("GET", "/api/games/nothing/armies", status=404)


async def test_an_army_is_checked_under_the_options_of_its_table(db):
    """C-18: how many units there may be."""
    big = army(units=army()["units"][:1] * 10, points=2000)
    async with serving(db) as server:
        inline(server)
        seats = [{"kind": "open"}, {"kind": "bot"}]
        options = {"units_max": "12"}
        table = await server.table("kriegspfad", options=options, seats=seats)
        usual = await server.call("POST", f"{ARMIES}/check", big)
        here = await server.call("POST", f"{ARMIES}/check", big, table=table.id)
        assert "KP-30.2" in {fault["rule"] for fault in usual["faults"]}
        assert "KP-30.2" not in {fault["rule"] for fault in here["faults"]}

        other = await server.table("khartoum")
        await server.call("POST", f"{ARMIES}/check", big, status=404, table=other.id)


async def test_an_army_by_chance_and_an_empty_draft(db):
    async with serving(db) as server:
        inline(server)
        wish = {"list": "L05", "year": 1777, "tribe": "british", "points": 225, "seed": 9}
        drawn = await server.call("POST", f"{ARMIES}/new", wish)
        assert drawn["faults"] == []
        assert drawn["ap"] <= 225
        assert (await server.call("POST", f"{ARMIES}/new", wish))["army"] == drawn["army"]

        empty = await server.call("POST", f"{ARMIES}/new", {**wish, "empty": True})
        assert "units" not in empty["army"]
        for wrong in ({}, {**wish, "list": "L88"}, {**wish, "points": 1}, {**wish, "more": 1}):
            await server.call("POST", f"{ARMIES}/new", wrong, status=400)


async def test_armies_by_chance_are_rationed_like_tables(db):
    async with serving(db, creations=(1.0, 0.0)) as server:
        inline(server)
        wish = {"list": "L05", "year": 1777, "tribe": "british"}
        await server.call("POST", f"{ARMIES}/new", wish)
        await server.call("POST", f"{ARMIES}/new", wish, status=429)
        await server.call("POST", f"{ARMIES}/check", army())


async def test_the_page_to_print_runs_nothing_and_fetches_nothing(db):
    async with serving(db) as server:
        inline(server)
        form = {"army": json.dumps(army(title="<img src=x>"))}
        answer = await server.http.post(f"{ARMIES}/print?language=de", data=form)
        policy = answer.headers.get_list("content-security-policy")

        assert answer.status_code == 200
        assert "&lt;img src=x&gt;" in answer.text
        assert len(policy) == 1
        assert policy[0].startswith("default-src 'none'; style-src 'sha256-")
        assert answer.headers["x-frame-options"] == "DENY"
        assert (await server.http.post(f"{ARMIES}/print", data={"army": "{"})).status_code == 400
        assert (await server.http.post(f"{ARMIES}/print", data={})).status_code == 400


async def test_a_pdf_is_sent_as_a_file(db):
    pytest.importorskip("typst")
    async with serving(db) as server:
        answer = await server.http.post(f"{ARMIES}/pdf", json=army())

        assert answer.content.startswith(b"%PDF-")
        assert answer.headers["content-type"] == "application/pdf"
        assert "attachment" in answer.headers["content-disposition"]


async def test_a_roster_that_takes_too_long_is_declined_in_words(db, monkeypatch):
    async with serving(db) as server:

        async def late(*_given, **_more):
            raise Late("too much to do")

        monkeypatch.setattr(server.house.workers, "run", late)
        for service in ("check", "pdf"):
            answer = await server.call(
                "POST", f"{ARMIES}/{service}", army(), status=503, language="fr"
            )
            assert (answer["code"], "temps" in answer["text"]) == ("late", True)


async def test_a_bot_takes_the_list_it_is_told_and_the_army_goes_through_the_question(db):
    """D-01, D-05: the army is a choice in the record, and nobody else sees it."""
    options = {"scenario": "raid", "attacker": "second", "size": "300"}
    bot = {"kind": "bot", "bot": "random", "answers": {"ListChoice": "L13-union"}}
    async with serving(db) as server:
        table = await server.table("kriegspfad", options=options, seats=[{"kind": "open"}, bot])
        async with server.socket(table.id, table.seats[0]) as me:
            for choice in (1876, "L07-sioux", "none", json.dumps(army(notes="secret"))):
                await me.choose(choice)
            assert (await me.question())["kind"] == "kriegspfad.ZoneChoice"
            play = (await server.house.get(table.id)).ledger.play

        state = play.position.state
        assert state.lists == ["L07", "L13"]
        assert (state.scenario, state.attacker) == ("raid", 1)
        chosen = [c for seat, c in play.record.choices if seat == 0 and str(c).startswith("{")]
        kept = json.loads(chosen[0])
        assert kept["units"] == army()["units"]
        assert kept["role"] == "defender"
        assert "notes" not in kept
        assert play.position.seen_by(1)["armies"][0] != chosen[0]


async def test_nobody_can_answer_for_a_person_and_nonsense_for_a_bot_is_left(db):
    seats = [{"kind": "open", "answers": {"YearChoice": 1876}}, {"kind": "bot"}]
    async with serving(db) as server:
        refused = await server.call(
            "POST", "/api/tables", {"game": "kriegspfad", "seats": seats}, status=400
        )
        assert "answers" in refused["text"]

        bot = {"kind": "bot", "bot": "random", "answers": {"ListChoice": "L99"}}
        table = await server.table("kriegspfad", seats=[{"kind": "open"}, bot])
        async with server.socket(table.id, table.seats[0]) as me:
            await me.choose(1876)
            await me.choose("L07-sioux")
            await me.question()
            state = (await server.house.get(table.id)).ledger.play.position.state
        assert state.lists[1] in catalogue().lists
