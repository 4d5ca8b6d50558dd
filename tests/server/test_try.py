"""Trying proposals out over the socket: judged, drawn, in words, and nothing recorded."""

import functools
import random

import pytest

from server.tables import Made, serving
from support import some_choice
from zareba.engine import Play, Setting, find_game
from zareba.engine.chance import secret_from

pytestmark = pytest.mark.anyio
RAID = {"scenario": "raid", "size": "150"}


@pytest.fixture
def db(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


@functools.cache
def a_move() -> tuple[str, int, int]:
    """The record of a raid in which a unit is about to move, the seat that moves it, the unit."""
    setting = Setting.of(find_game("kriegspfad"), 2, RAID)
    play, rng = Play(setting, secret=secret_from("a move")), random.Random(1)
    while True:
        seat = play.position.waiting_for()[0]
        ask = play.position.ask(seat)
        if ask.kind == "kriegspfad.Paths" and play.position.state.allowance > 2:
            return play.record.to_text(), seat, ask.unit
        play.choose(some_choice(play.position, seat, setting.game, rng, 0.5), seat)


class Moving:
    """A table where one seat is about to move, and the sockets of both."""

    def __init__(self, server, made):
        self.server, self.made = server, made

    @classmethod
    async def of(cls, server):
        text, seat, unit = a_move()
        answer = await server.http.post(
            "/api/records", content=text, headers={"Content-Type": "application/json"}
        )
        assert answer.status_code < 300, answer.text
        table = cls(server, Made(server, answer.json()))
        table.seat, table.unit = seat, unit
        table.secret = await table.made.join(seat)
        table.other = await table.made.join(1 - seat, "Ben")
        return table

    def socket(self, secret=None, **hello):
        return self.server.socket(self.made.id, secret or self.secret, **hello)


def a_try(question, intent=None, draft=None, **changes):
    return {
        "type": "try",
        "seat": question["seat"],
        "question": question["number"],
        "draft": draft,
        "intent": intent,
        **changes,
    }


async def test_an_intent_comes_back_as_a_proposal_with_words_and_a_drawing(db):
    async with serving(db) as server:
        table = await Moving.of(server)
        async with table.socket() as ann:
            question = await ann.question()
            assert question["about"]
            (stay,) = [x for x in question["intents"] if x["choice"] == {"stay": {}}]
            assert (stay["text"], stay["hint"], stay["warning"]) == ("Stay", "", "")
            answer = await ann.ask(**a_try(question, {"shift": {"dx": 100, "dy": 0}}))

            assert answer["type"] == "tried"
            assert (answer["refusal"], answer["rule"]) == ("", "")
            assert answer["choice"]
            assert answer["lines"]
            assert answer["drawing"]["unit"] == table.unit


async def test_a_refusal_comes_in_the_language_of_the_reader_with_its_rule(db):
    async with serving(db) as server:
        table = await Moving.of(server)
        async with table.socket(language="de") as ann:
            question = await ann.question()
            answer = await ann.ask(**a_try(question, {"shift": {"dx": 6000, "dy": 0}}))
            assert answer["rule"] == "KP-19.5"
            assert answer["refusal"].startswith("Weiter als")
            chosen = await ann.ask(
                type="choose",
                seat=table.seat,
                question=question["number"],
                choice=answer["choice"],
            )
            assert (chosen["type"], chosen["code"], chosen["rule"]) == (
                "refused", "illegal", "KP-19.5",
            )  # fmt: skip
            assert chosen["text"] == answer["refusal"]


async def test_trying_changes_nothing_and_nobody_else_hears_of_it(db):
    async with serving(db) as server:
        table = await Moving.of(server)
        async with table.socket() as ann, table.socket(table.other) as ben:
            question = await ann.question()
            await ben.next_view()
            await ben.ask(type="ping")  # whatever comes with the welcome has come
            before = ann.view["seq"]
            heard = len(ben.seen)
            for intent in ({"shift": {"dx": 100, "dy": 0}}, {"suggest": {}}, {"stay": {}}):
                await ann.ask(**a_try(question, intent))
            assert (await ann.ask(type="ping"))["seq"] == before
            assert (await ben.ask(type="ping"))["seq"] == before
            assert len(ben.seen) == heard + 1  # only the answer to its own ping


async def test_only_the_seat_that_is_asked_may_try(db):
    async with serving(db) as server:
        table = await Moving.of(server)
        async with table.socket() as ann, table.socket(table.other) as ben:
            question = await ann.question()
            stranger = await ben.ask(**a_try(question, {"stay": {}}))
            own = await ben.ask(**a_try(question, {"stay": {}}, seat=1 - table.seat))
            old = await ann.ask(
                **{**a_try(question, {"stay": {}}), "question": question["number"] - 1}
            )

            assert stranger["code"] == "no-permission"
            assert own["code"] == "stale"
            assert old["code"] == "stale"


async def test_nonsense_is_answered_and_the_socket_lives(db):
    async with serving(db) as server:
        table = await Moving.of(server)
        async with table.socket() as ann:
            question = await ann.question()
            for draft, intent in (
                ([[0, [1e9, 2]]], None),
                ("x" * 1000, {"stay": {}}),
                ([], {"shift": {"dx": 10**30}}),
                ([], {"shift": "far"}),
                ([], {}),
                ([[[[[[[]]]]]]], {"charge": {"enemy": -1}}),
            ):
                answer = await ann.ask(**a_try(question, intent, draft))
                assert answer["type"] in ("tried", "refused")
                assert answer["text" if answer["type"] == "refused" else "refusal"]
            assert (await ann.ask(**a_try(question, {"stay": {}})))["refusal"] == ""


async def test_too_many_tries_are_told_to_wait(db):
    async with serving(db, tries=(3.0, 0.001)) as server:
        table = await Moving.of(server)
        async with table.socket() as ann:
            question = await ann.question()
            answers = [await ann.ask(**a_try(question, {"stay": {}})) for _ in range(5)]
            assert [a.get("code", "tried") for a in answers] == ["tried"] * 3 + ["too-fast"] * 2
