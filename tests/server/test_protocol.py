"""The conversation: order, repetition, refusals, limits, languages, reconnecting."""

import asyncio
import json
import random

import pytest

from server.tables import answer_to, serving, to_step, two_seats
from zareba.engine import Play, Setting, find_game

pytestmark = pytest.mark.anyio


@pytest.fixture
def db(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def test_hello_must_come_first(db):
    async with serving(db) as server:
        table = await server.table()
        client = server.socket(table.id)
        await client.begin()
        await client.send(type="ping")

        assert (await client.next())["code"] == "malformed"
        assert await client.next() is None
        assert client.closed == 4400
        await client.leave()


async def test_another_version_of_the_protocol_is_told_to_reload(db):
    async with serving(db) as server:
        table = await server.table()
        client = server.socket(table.id, protocol=99)
        await client.begin()
        await client.send(**client.hello)

        assert (await client.next())["code"] == "wrong-protocol"
        await client.leave()


async def test_an_unknown_table_is_refused(db):
    async with serving(db) as server:
        client = server.socket("0" * 20)
        await client.begin()
        await client.send(**client.hello)

        assert (await client.next())["code"] == "no-table"
        assert await client.next() is None
        assert client.closed == 4404


async def test_a_stale_choice_changes_nothing_and_brings_the_fresh_view(db):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            old = await ann.question()
            await ann.choose()
            answer = await ann.ask(
                type="choose", seat=0, question=old["number"], choice=old["options"][0]["choice"]
            )

            assert answer["code"] == "stale"
            assert answer["view"]["at"] == 1
            assert answer["view"]["question"]["number"] != old["number"]


@pytest.mark.parametrize("choice", ["nonsense", 17, None, {"a": 1}, [[[]]], 1.5, True, ""])
async def test_an_illegal_choice_changes_nothing_and_brings_the_fresh_view(db, choice):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            answer = await answer_to(ann, choice=choice)

            assert answer["code"] == "illegal"
            assert answer["view"]["at"] == 0
            assert answer["view"]["question"]


async def test_a_repeated_message_is_acknowledged_and_does_nothing_twice(db):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            first = await answer_to(ann, id="mine")
            again = await answer_to(ann, id="mine")

            assert (first["seq"], first["repeated"]) == (again["seq"], False)
            assert again["repeated"]
            stored = await server.house.storage.entries(table.id)
            assert sum(e.kind == "choice" for e in stored) == 1


async def test_a_resend_after_a_restart_does_nothing_twice(db):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            question = await ann.question()
            first = await answer_to(ann, id="mine")
    async with serving(db) as server, server.socket(table.id, *table.seats) as ann:
        again = await ann.ask(
            type="choose",
            id="mine",
            seat=0,
            question=question["number"],
            choice=question["options"][0]["choice"],
        )

        assert again["type"] == "done"
        assert again["repeated"]
        assert again["seq"] == first["seq"]


async def test_two_clicks_make_one_move(db):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            question = await ann.question()
            message = {
                "type": "choose",
                "seat": 0,
                "question": question["number"],
                "choice": question["options"][0]["choice"],
            }
            one, two = await ann.send(**message), await ann.send(**message)
            answers = {}
            while len(answers) < 2:
                got = await ann.next()
                if got.get("id") in (one, two):
                    answers[got["id"]] = got

            assert answers[one]["type"] == "done"
            assert answers[two]["code"] == "stale"


async def test_two_tabs_answer_at_once_and_one_counts(db):
    async with serving(db) as server:
        table = await server.table()
        async with (
            server.socket(table.id, *table.seats) as one,
            server.socket(table.id, *table.seats) as two,
        ):
            answers = await asyncio.gather(answer_to(one), answer_to(two))

            assert sorted(a["type"] for a in answers) == ["done", "refused"]
            await one.settle()
            await two.settle()
            assert one.view["state"] == two.view["state"]
            assert one.view["question"] == two.view["question"]


async def test_both_answer_a_simultaneous_question_at_once_and_both_count(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        async with (
            server.socket(table.id, table.seats[0]) as ann,
            server.socket(table.id, table.seats[1]) as ben,
        ):
            answers = await asyncio.gather(answer_to(ann), answer_to(ben))

            assert [a["type"] for a in answers] == ["done", "done"]


async def test_a_choice_for_a_seat_not_held_is_refused(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        async with (
            server.socket(table.id, table.seats[0]) as ann,
            server.socket(table.id) as watcher,
        ):
            stranger = await answer_to(ann, seat=1)
            nobody = await watcher.ask(type="choose", seat=0, question=2, choice=1)
            beyond = await answer_to(ann, seat=9)

            codes = {a["code"] for a in (stranger, nobody, beyond)}
            assert codes == {"no-permission"}


async def test_the_language_changes_at_any_moment(db):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            await ann.choose()
            english, lines = ann.view["question"]["text"], len(ann.lines)
            await ann.ask(type="language", language="fr")
            await ann.settle()

            assert ann.view["log"]["start"] == 0
            assert len(ann.lines) == lines
            assert ann.view["question"]["text"] != english


async def test_readers_of_three_languages_at_one_table(db):
    async with serving(db) as server:
        table = await server.table()
        async with (
            server.socket(table.id, *table.seats, language="en") as en,
            server.socket(table.id, language="de") as de,
            server.socket(table.id, language="fr") as fr,
        ):
            await en.choose()
            await asyncio.gather(de.next_view(at=1), fr.next_view(at=1))

            texts = {tuple(line["text"] for line in c.lines) for c in (en, de, fr)}
            assert len(texts) == 3
            assert len({tuple(line["event"] for line in c.lines) for c in (en, de, fr)}) == 1


async def test_who_comes_back_gets_only_the_lines_that_are_new(db):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            await ann.play(3)
            seq, known = ann.view["seq"], ann.lines[:]
            await ann.play(2)
            whole = ann.lines[:]
        async with server.socket(table.id, *table.seats, seq=seq, log=len(known)) as ann:
            view = await ann.next_view()

            assert view["log"]["start"] == len(known)
            assert known + view["log"]["lines"] == whole


async def test_who_comes_back_after_an_undo_loses_the_lines_taken_back(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        async with server.socket(table.id, *table.seats) as both:
            await to_step(both)
            await both.choose("left")
            seat = both.view["seat"]
            seq, known = both.view["seq"], both.lines[:]
        async with server.socket(table.id, *table.seats, seat=seat) as both:
            await both.next_view()
            done = await both.ask(type="undo", seat=seat, at=both.view["at"])
            assert done["type"] == "done"
            await both.choose("right")
            whole = both.lines[:]
        again = server.socket(table.id, *table.seats, seat=seat, seq=seq, log=len(known))
        async with again as both:
            view = await both.next_view()

            assert view["log"]["start"] < len(known)
            assert known[: view["log"]["start"]] + view["log"]["lines"] == whole


async def test_too_long_messages_are_refused(db):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            await ann.send_raw(json.dumps({"type": "say", "text": "x" * 9000}))
            answer = await ann.until(lambda m: m["type"] == "refused")

            assert answer["code"] == "too-long"


async def test_too_many_messages_are_refused_and_in_the_end_the_socket_is_closed(db):
    async with serving(db, messages=(10.0, 1.0), patience=30) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            for _ in range(60):
                await ann.send(type="ping")
            codes = []
            while (message := await ann.next()) is not None:
                codes.append(message.get("code"))

            assert "too-fast" in codes
            assert ann.closed == 4429


async def test_chat_is_cleaned_limited_and_told_to_everybody(db, duel):
    async with serving(db, chat=(2.0, 0.01)) as server:
        table = await two_seats(server)
        async with (
            server.socket(table.id, table.seats[0]) as ann,
            server.socket(table.id) as watcher,
        ):
            first = await ann.ask(type="say", seat=0, text=" hello\u202e\x07 <b>there</b> ")
            empty = await ann.ask(type="say", seat=0, text="\u200b")
            third = await ann.ask(type="say", seat=0, text="again")
            stranger = await watcher.ask(type="say", seat=0, text="me too")
            chat = (
                await watcher.until(lambda m: m["type"] == "chat")
                if not [m for m in watcher.seen if m["type"] == "chat"]
                else next(m for m in watcher.seen if m["type"] == "chat")
            )

            assert first["type"] == "done"
            assert empty["code"] == "malformed"
            assert third["code"] == "too-fast"
            assert stranger["code"] == "no-permission"
            assert [(c["name"], c["text"]) for c in chat["chat"]["lines"]] == [
                ("Ann", "hello <b>there</b>")
            ]


@pytest.mark.usefixtures("patient_odds")
async def test_odds_come_from_another_process_and_know_only_the_seats_view(db):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            question = await ann.question()
            await ann.send(type="odds", seat=0, question=question["number"])
            answer = await ann.until(lambda m: m["type"] == "odds" and m["final"])

            tried = {str(o["choice"]) for o in answer["options"]}  # in its time, on a busy machine
            assert tried
            assert tried <= {str(o["choice"]) for o in question["options"]}
            assert all(0 <= o["mean"] <= 1 and o["text"] for o in answer["options"])


async def test_the_table_is_described_in_words(db):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats, language="de") as ann:
            await ann.question()
            answer = await ann.ask(type="describe")

            assert len(answer["lines"]) > 10


async def test_a_board_without_a_ruler_measures_nothing(db):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id) as guest:
            answer = await guest.ask(type="measure", what={"from": 0, "to": 1})
            assert (answer["type"], answer["found"]) == ("measured", {})
            assert (await guest.ask(type="measure", what=[1]))["code"] == "malformed"


async def test_the_ruler_lies_on_the_moment_looked_at(db):
    """Kriegspfad: a unit that has been placed is measured, before that there is nothing."""
    play = Play(Setting.of(find_game("kriegspfad"), 2, {}), secret="7" * 64)
    rng, advice = random.Random(7), play.setting.game.advice
    while not play.position.state.round:
        position = play.position
        seat = position.waiting_for()[0]
        options = position.options(seat)
        play.choose(advice.advise(position.state, position.ask(seat), options, rng), seat)
    async with serving(db) as server:
        made = (await server.http.post("/api/records", content=play.record.to_text())).json()
        path = f"/api/tables/{made['table']['table']}/seats/"
        for seat in (0, 1):
            await server.call("PUT", f"{path}{seat}/bot", {"bot": "random"}, made["host"])
        async with server.socket(made["table"]["table"]) as guest:
            await guest.ask(type="look", at=len(play.record.choices))
            now = await guest.ask(type="measure", what={"unit": 0})
            await guest.ask(type="look", at=0)
            before = await guest.ask(type="measure", what={"unit": 0})
    assert now["found"]["cohesion"] > 0
    assert before["found"] == {}


async def test_a_slow_reader_gets_the_newest_view_not_all_of_them(db):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            watcher = server.socket(table.id)
            watcher.down = asyncio.Queue(maxsize=1)  # a full pipe
            async with watcher:
                await ann.play(15)
                await asyncio.sleep(0.05)
                await watcher.until(lambda m: m["type"] == "view" and m["at"] == ann.view["at"])

                views = [m for m in watcher.seen if m["type"] == "view"]
                assert len(views) < 15
                assert [line["event"] for line in watcher.lines] == [
                    line["event"] for line in ann.lines
                ]
