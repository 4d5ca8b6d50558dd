"""Records: commitment and reveal, export and import, rematch, what-if, close."""

import asyncio
import json

import pytest

from server.tables import Made, inline, serving, two_seats
from zareba.engine import Play, Record, Setting, find_game
from zareba.engine.chance import commitment, secret_from
from zareba.engine.record import Branch
from zareba.server.tables.reading import MOST_BRANCHES, check
from zareba.wording import LANGUAGES

pytestmark = pytest.mark.anyio


async def finish(server, table):
    """Hot seat to the end."""
    async with server.socket(table.id, *table.seats) as both:
        await both.next_view()
        while not both.view["ending"]:
            seat = both.view["waiting_for"][0]
            if both.view["seat"] != seat:
                await both.ask(type="sit", seat=seat)
            await both.settle()
            options = (await both.question())["options"]
            await both.choose(options[-1]["choice"])
            await both.settle()
        return both.view


async def test_at_the_end_the_secret_fits_the_commitment_of_the_beginning(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        promised = table.made["table"]["commitment"]

        ending = (await finish(server, table))["ending"]

        assert ending["commitment"] == promised == commitment(ending["secret"])
        assert ending["salt"] == ""  # nobody added any: test_salts.py


async def test_the_exported_record_verifies_and_comes_back_by_import(db):
    async with serving(db) as server:
        table = await server.table(sit=False, seats=[{"kind": "bot", "bot": "heuristic"}])
        async with server.socket(table.id) as watcher:
            last = await watcher.until(lambda m: m["type"] == "view" and m["ending"], 120)
        text = (await server.http.get(f"/api/tables/{table.id}/record")).text
        verdict = await table.call("GET", "/verdict")

        record = Record.read(text)
        assert record.verify().state.result == record.result == last["ending"]["result"]
        assert verdict["fair"]
        assert verdict["result"] == record.result

        answer = await server.http.post("/api/records", content=text)
        again = Made(server, answer.json())
        async with server.socket(again.id) as watcher:
            view = await watcher.next_view()
            assert view["ending"] == {**last["ending"], "given": True}
            assert view["last"] == len(record.choices)
            await watcher.send(type="look", at=5)
            assert (await watcher.next_view(live=False))["at"] == 5


async def test_a_running_game_is_exported_only_to_who_sits_alone_and_the_log_says_so(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        for secret in ("", *table.seats, table.host):
            answer = await table.call("GET", "/record", None, secret, status=409)
            assert answer["code"] == "not-over"
        alone = await server.table()
        async with server.socket(alone.id, *alone.seats) as ann:
            await ann.play(4)
            text = json.dumps(await alone.call("GET", "/record", None, alone.seats[0]))
            await ann.settle()
            assert ann.lines[-1]["event"] == "record_opened"

        answer = await server.http.post("/api/records", content=text)
        again = Made(server, answer.json())
        seat = await again.join(0, "Ben")
        async with server.socket(again.id, seat) as ben:
            view = await ben.next_view()
            assert view["last"] == len(Record.read(text).choices)
            assert ben.lines[-1]["event"] == "imported"


@pytest.mark.parametrize(
    "spoil",
    [
        lambda r: r | {"choices": [[0, "nonsense"]], "trail": []},
        lambda r: r | {"secret": "ab" * 32},
        lambda r: r | {"secret": "xyz"},
        lambda r: r | {"game": "chess"},
        lambda r: r | {"rules_version": 99},
        lambda r: r | {"players": 7},
        lambda r: r | {"choices": [[0, {"a": [1.5]}]]},
        lambda r: r | {"unknown": 1},
        lambda r: r | {"trail": ["00"] * 5000},
        lambda r: "text",
        lambda r: [],
    ],
)
async def test_spoilt_records_are_refused_with_a_reason(tmp_path, spoil):
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            await ann.play(3)
        record = await table.call("GET", "/record", None, table.seats[0])

        answer = await server.http.post("/api/records", content=json.dumps(spoil(record)))

        assert answer.status_code == 400, answer.text
        assert answer.json()["text"]


async def test_a_rematch_keeps_the_seats_for_those_who_sat_there(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        early = await table.call("POST", "/rematch", None, table.seats[0], status=409)
        assert early["code"] == "not-over"
        await finish(server, table)

        again = Made(server, await table.call("POST", "/rematch", None, table.seats[0]))
        stranger = await again.call("POST", "/seats/1", {"name": "Eve"}, again.invite, status=409)
        for seat, secret in enumerate(table.seats):
            assert await again.join(seat, secret=secret) == ""
        async with server.socket(again.id, table.seats[1]) as ben:
            await ben.question()

        assert stranger["code"] == "taken"
        assert (await table.call("GET", ""))["rematch"] == again.id
        assert again.made["table"]["origin"]["kind"] == "rematch"
        assert again.made["table"]["commitment"] != table.made["table"]["commitment"]


async def test_a_what_if_during_the_game_shows_the_seat_nothing_new(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        wish = {"at": 0, "dice": "fresh"}
        same = {"at": 0, "dice": "same"}
        async with server.socket(table.id, table.seats[0]) as ann:
            view = await ann.next_view()

        refused = await table.call("POST", "/branch", same, table.seats[0], status=409)
        spectator = await table.call("POST", "/branch", wish, status=403)
        branch = Made(server, await table.call("POST", "/branch", wish, table.seats[0]))
        seats = [await branch.join(0), await branch.join(1)]
        parent = (await server.house.get(table.id)).ledger.play.position.state
        child = (await server.house.get(branch.id)).ledger.play.position.state
        async with server.socket(branch.id, seats[0]) as ann:
            seen = await ann.next_view()
        async with server.socket(branch.id, *seats, seat=1) as both:
            await both.next_view()
            # what was dealt to the other seat was told to it alone
            assert [line["event"] for line in both.lines] == ["round"]

        assert refused["code"] == "not-over"
        assert spectator["code"] == "no-permission"
        assert seen["state"]["hand"] == view["state"]["hand"]
        assert (child.hand[1], child.deck) != (parent.hand[1], parent.deck)
        assert child.key != parent.key
        record = await branch.call("GET", "/record", None, seats[0], status=409)
        assert record["code"] == "not-over"  # it would hold the secret of the running table


async def test_a_what_if_keeps_the_bots_in_their_seats_and_the_open_log(db, duel):
    async with serving(db) as server:
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
        table = await server.table("duel", seats=seats)
        async with server.socket(table.id, *table.seats) as ann:
            await ann.choose()
            await ann.question()
            told = [line["text"] for line in ann.lines if not line.get("private")]
            made = await table.call("POST", "/branch", {"at": 1}, table.seats[0])
        branch = Made(server, made)
        seat = await branch.join(0)  # nobody else is waited for
        async with server.socket(branch.id, seat) as ann:
            await ann.question()
            again = [line["text"] for line in ann.lines]

        assert [s["kind"] for s in made["table"]["seats"]] == ["open", "bot"]
        assert made["table"]["origin"]["at"] == 1
        assert again[:1] == told[:1]


async def test_a_what_if_of_a_game_of_bots_is_played_by_people(db, duel):
    async with serving(db) as server:
        bots = [{"kind": "bot", "bot": "random"}] * 2
        table = await server.table("duel", sit=False, seats=bots)
        while (await table.call("GET", ""))["status"] != "over":
            await asyncio.sleep(0.05)
        made = await table.call("POST", "/branch", {"at": 0})

        assert [s["kind"] for s in made["table"]["seats"]] == ["open", "open"]


async def test_the_secret_of_a_what_if_is_kept_until_the_game_it_left_is_over(db, duel):
    async with serving(db) as server:
        inline(server)
        table = await two_seats(server)
        made = await table.call("POST", "/branch", {"at": 0}, table.seats[0])
        branch = Made(server, made)
        branch.seats = [await branch.join(0), await branch.join(1)]
        early = (await finish(server, branch))["ending"]
        verdict = await branch.call("GET", "/verdict", status=409)
        twig = Made(server, await branch.call("POST", "/branch", {"at": 1, "dice": "same"}))
        twig.seats = [await twig.join(0), await twig.join(1)]
        its = (await finish(server, twig))["ending"]
        async with server.socket(branch.id, branch.seats[0]) as ann:
            await ann.next_view()
            await finish(server, table)
            while not ann.view["ending"]["secret"]:
                await ann.next_view()
            late = ann.view["ending"]

        assert verdict["code"] == "not-over"
        assert (early["secret"], early["salt"]) == (its["secret"], its["salt"]) == ("", "")
        assert commitment(late["secret"]) == early["commitment"] == late["commitment"]
        assert (await branch.call("GET", "/verdict"))["fair"]
        for each in (branch, twig):
            Record.read((await server.http.get(f"/api/tables/{each.id}/record")).text).verify()


async def test_a_what_if_from_any_moment_of_a_finished_game(db, duel):
    async with serving(db) as server:
        inline(server)
        table = await two_seats(server)
        last = (await finish(server, table))["last"]
        parent = (await server.house.get(table.id)).ledger.play

        for dice, at in (("same", 3), ("fresh", 5), ("same", 0)):
            made = await table.call("POST", "/branch", {"at": at, "dice": dice})
            branch = Made(server, made)
            branch.seats = [await branch.join(0), await branch.join(1)]
            child = (await server.house.get(branch.id)).ledger
            assert child.play.position.seen_by(None) == parent.position_at(at).seen_by(None)
            if dice == "same":
                assert child.play.position.digest() == parent.position_at(at).digest()
            else:
                assert child.play.position.state.key != parent.position_at(at).state.key
            await finish(server, branch)
            assert (await branch.call("GET", "/verdict"))["fair"]
            Record.read((await server.http.get(f"/api/tables/{branch.id}/record")).text).verify()
        late = await table.call("POST", "/branch", {"at": last}, status=409)
        beyond = await table.call("POST", "/branch", {"at": 999}, status=409)
        assert late["code"] == beyond["code"] == "no-such-moment"


async def test_a_what_if_of_a_what_if_survives_a_restart(db):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            await ann.play(8)
        made = await table.call("POST", "/branch", {"at": 4}, table.seats[0])
        branch = Made(server, made)
        branch.seats = [await branch.join(0)]
        async with server.socket(branch.id, *branch.seats) as ann:
            await ann.play(4)
            early = await ann.ask(type="look", at=3)
            assert early["code"] == "no-such-moment"  # before the branch
        made = await branch.call("POST", "/branch", {"at": 6}, branch.seats[0])
        twig = Made(server, made)
        seat = await twig.join(0)
        async with server.socket(twig.id, seat) as ann:
            await ann.play(3)
            await ann.settle()
            before = ann.view
    async with serving(db) as server, server.socket(twig.id, seat) as ann:
        await ann.next_view()

        assert ann.view["state"] == before["state"]
        assert ann.view["question"] == before["question"]


async def test_the_host_closes_the_table_and_nothing_is_played_any_more(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        async with server.socket(table.id, table.seats[0]) as ann:
            question = await ann.question()
            for secret in ("", table.invite, table.seats[0]):
                await table.call("POST", "/close", None, secret, status=403)
            await table.call("POST", "/close", None, table.host)
            answer = await ann.ask(
                type="choose",
                seat=0,
                question=question["number"],
                choice=question["options"][0]["choice"],
            )

            assert answer["code"] == "not-playing"
            assert answer["view"]["question"] is None
        assert (await table.call("GET", ""))["status"] == "closed"


@pytest.mark.parametrize("too_many", ["choices", "branches"])
def test_a_record_beyond_the_limits_is_refused_before_it_is_replayed(monkeypatch, too_many):
    play = Play(Setting.of(find_game("khartoum")), secret_from("limits"))
    for _ in range(3):
        play.choose(play.position.options()[0])
    record = play.record
    if too_many == "branches":
        promise = commitment(record.secret)
        one = Branch(at=1, commitment=promise, secret=record.secret)
        record.branches = [one] * (MOST_BRANCHES + 1)
    monkeypatch.setattr(Record, "verify", lambda *_: pytest.fail("it was replayed"))

    found = check(record, {}, 2 if too_many == "choices" else 10_000)

    assert found.why["en"] == "the record has too many choices or branches"
    assert len(set(found.why.values())) == len(LANGUAGES), "every language says it"
    assert found.record is None
