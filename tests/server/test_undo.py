"""Taking back: freely, by consent, alone and marked; and looking back."""

import pytest

from server.tables import Made, serving, to_step, two_seats
from zareba.engine import Record, took_back

pytestmark = pytest.mark.anyio


async def at_step(server, table):
    """Two clients at the moment where one of them steps; that one first."""
    clients = [server.socket(table.id, secret) for secret in table.seats]
    for client in clients:
        await client.__aenter__()
    for client in clients:
        await client.choose()
    for client in clients:
        await client.settle()
    seat = clients[0].view["waiting_for"][0]
    return clients[seat], clients[1 - seat], seat


async def undo(client, seat):
    await client.settle()
    answer = await client.ask(type="undo", seat=seat, at=client.view["at"])
    await client.settle()
    return answer


async def test_an_open_move_is_taken_back_freely_and_the_log_says_so(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        ann, ben, seat = await at_step(server, table)
        before, lines = ann.view["state"], ann.lines[:]
        await ann.choose("left")
        assert ann.view["undo"]["kind"] == "free"

        answer = await undo(ann, seat)
        await ben.settle()

        assert answer["type"] == "done"
        assert ann.view["state"] == before
        assert ann.lines[:-1] == lines
        marked = f"{('Ann', 'Ben')[seat]} took back a choice."
        assert [line["text"] for line in ben.lines[len(lines) :]] == [marked]
        for client in (ann, ben):
            await client.leave()


async def test_after_a_die_the_other_is_asked_and_may_agree(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        ann, ben, seat = await at_step(server, table)
        at, before = ann.view["at"], ann.view["state"]
        await ann.choose("roll")
        await ann.settle()
        assert ann.view["undo"]["kind"] == "ask"

        await undo(ann, seat)
        assert ann.view["at"] == at + 1  # not yet
        await ben.settle()
        request, told = ben.view["undo"]["request"], ben.view["undo"]["text"]
        agreed = await ben.ask(type="consent", seat=1 - seat, yes=True)
        await ann.settle()

        assert request == {
            "seat": seat,
            "to": at,
            "agreed": [],
            "missing": [1 - seat],
            "why": "chance-drawn",
        }
        assert told == "Dice have been rolled or cards drawn since."
        assert agreed["type"] == "done"
        assert ann.view["at"] == at
        assert ann.view["state"] == before
        assert ann.lines[-1]["event"] == "taken_back"
        assert "agreed" in ann.lines[-1]["text"]
        for client in (ann, ben):
            await client.leave()


async def test_the_other_may_refuse_or_the_asker_withdraw(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        ann, ben, seat = await at_step(server, table)
        await ann.choose("roll")
        await undo(ann, seat)
        await ben.ask(type="consent", seat=1 - seat, yes=False)
        await ann.settle()
        assert ann.view["undo"]["request"] is None

        await undo(ann, seat)
        assert ann.view["undo"]["request"]
        twice = await undo(ann, seat)
        await ann.ask(type="withdraw", seat=seat)
        await ann.settle()
        late = await ben.ask(type="consent", seat=1 - seat, yes=True)

        assert twice["code"] == "undo-pending"
        assert ann.view["undo"]["request"] is None
        assert late["code"] == "stale"
        for client in (ann, ben):
            await client.leave()


async def test_nobody_agrees_for_another(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        ann, ben, seat = await at_step(server, table)
        await ann.choose("roll")
        await undo(ann, seat)

        for_other = await ann.ask(type="consent", seat=1 - seat, yes=True)
        own = await ann.ask(type="consent", seat=seat, yes=True)

        assert for_other["code"] == "no-permission"
        assert own["code"] == "stale"
        for client in (ann, ben):
            await client.leave()


async def test_alone_it_is_allowed_and_marked_for_ever(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        async with server.socket(table.id, *table.seats) as both:
            seat = await to_step(both)
            await both.choose("left")
            await both.choose("roll")
            await both.ask(type="sit", seat=seat)
            await both.settle()
            assert both.view["undo"]["kind"] == "alone"

            await undo(both, seat)
            marked = both.lines[-1]
            await undo(both, seat)  # the open step before it, freely

            assert marked["event"] == "taken_back"
            assert marked["text"].endswith("after dice had been rolled or cards drawn.")
            assert [line["event"] for line in both.lines].count("taken_back") == 2
            kept = [(line["event"], line["text"]) for line in both.lines]
    async with serving(db) as server, server.socket(table.id, *table.seats, seat=seat) as both:
        await both.next_view()

        assert [(line["event"], line["text"]) for line in both.lines] == kept


async def test_who_answers_last_cannot_look_and_answer_anew(db):
    """S5: the secret answer of the other is shown by the last one; taking that back is asked."""
    async with serving(db) as server:
        table = await server.table("kriegspfad", sit=False)
        secrets = [await table.join(0, "Ann"), await table.join(1, "Ben")]
        async with (
            server.socket(table.id, secrets[0]) as ann,
            server.socket(table.id, secrets[1]) as ben,
        ):
            await answer_until(ann, ben, "StratagemChoice")
            await ann.choose("surprise")
            await ben.settle()
            assert ben.view["state"]["stratagems"] == ["", ""]
            await ben.choose("none")
            await ben.settle()
            assert ben.view["state"]["stratagems"] == ["surprise", ""]

            assert ben.view["undo"]["kind"] == "ask"
            assert "the others must agree" in ben.view["undo"]["text"]
            assert "cannot" not in ben.view["undo"]["text"]
            at = ben.view["at"]
            await undo(ben, 1)

            assert ben.view["at"] == at
            assert ben.view["undo"]["request"]["why"] == "answers-seen"


async def answer_until(ann, ben, kind):
    """Both answer what they are asked until it is a question of this kind."""
    for client in (ann, ben):
        await client.settle()
    while True:
        asked = next(c for c in (ann, ben) if c.view and c.view["question"])
        if asked.view["question"]["kind"].endswith(kind):
            return
        await asked.choose()
        for client in (ann, ben):
            await client.settle()


async def test_the_record_and_the_verdict_tell_what_was_taken_back(db):
    """S6: undos after seen dice leave a mark."""
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            await ann.choose("fortify")
            await undo(ann, 0)
            await ann.choose("end")  # the next turn begins with a card
            await undo(ann, 0)
            await ann.play(400)
            assert ann.view["ending"]
        answer = await server.http.get(f"/api/tables/{table.id}/record")
        verdict = await table.call("GET", "/verdict")

    record = Record.read(answer.text)
    assert [u.how for u in record.undone] == ["free", "alone"]
    assert record.undone[1].why in ("chance-drawn", "cards-seen")
    assert [chance for _, chance in took_back(record)] == [False, True]
    assert (verdict["fair"], verdict["undone"], verdict["after_chance"]) == (True, 2, 1)
    assert "2 times something was taken back, once after dice" in verdict["text"]


async def test_a_what_if_knows_nothing_of_what_was_taken_back(db, duel):
    """What was chosen and taken back may be another's secret."""
    async with serving(db) as server:
        table = await two_seats(server)
        async with server.socket(table.id, *table.seats) as both:
            seat = await to_step(both)
            await both.choose("left")
            await both.ask(type="sit", seat=seat)
            await undo(both, seat)
            made = await table.call(
                "POST", "/branch", {"at": both.view["at"], "dice": "fresh"}, table.seats[0]
            )
        branch = await server.house.get(made["table"]["table"])

    assert branch.ledger.head.base.undone == []


async def test_two_clicks_on_undo_take_back_one_choice(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        async with server.socket(table.id, *table.seats) as both:
            seat = await to_step(both)
            await both.choose("left")
            await both.choose("left")
            at = both.view["at"]
            first = await both.ask(type="undo", seat=seat, at=at)
            second = await both.ask(type="undo", seat=seat, at=at)
            await both.settle()

            assert first["type"] == "done"
            assert second["code"] == "stale"
            assert both.view["at"] == at - 1


async def test_without_a_choice_there_is_nothing_to_take_back(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        async with server.socket(table.id, table.seats[0]) as ann:
            await ann.question()
            answer = await ann.ask(type="undo", seat=0, at=0)

            assert answer["code"] == "nothing-to-undo"


async def test_looking_back_step_by_step_shows_what_was_shown(db):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            shown = []
            await ann.question()
            for _ in range(6):
                shown.append((ann.view["state"], ann.lines[:], ann.view["question"]["text"]))
                await ann.choose()
            for moment, (state, lines, text) in enumerate(shown):
                await ann.send(type="look", at=moment)
                view = await ann.next_view(live=False, at=moment)
                assert view["state"] == state
                assert ann.lines == lines
                assert view["question"]["text"] == text
                assert view["chosen_text"]
                assert view["last"] == 6
            await ann.send(type="look", at=None)
            view = await ann.next_view(live=True)

            assert view["at"] == 6
            late = await ann.ask(type="look", at=99)
            assert late["code"] == "no-such-moment"


async def test_who_looks_back_is_not_torn_away_when_the_game_goes_on(db):
    async with serving(db) as server:
        table = await server.table()
        async with (
            server.socket(table.id, *table.seats) as ann,
            server.socket(table.id) as watcher,
        ):
            await ann.play(3)
            await watcher.ask(type="look", at=1)
            await watcher.next_view(at=1)
            await ann.choose()
            view = await watcher.next_view(last=ann.view["last"])

            assert view["at"] == 1
            assert not view["live"]


async def test_a_what_if_in_which_something_was_taken_back_can_be_read_again_and_again(db):
    """After a failed commit a table is read from the disk: its past must be as it was."""
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            await ann.play(3)
        made = await table.call("POST", "/branch", {"at": 3}, table.seats[0])
        branch = Made(server, made)
        secret = await branch.join(0)
        async with server.socket(branch.id, secret) as ann:
            await ann.play(2)
            while ann.view["undo"]["kind"] == "none":
                await ann.play(1)
            assert (await ann.ask(type="undo", seat=0, at=ann.view["at"]))["type"] == "done"
            await ann.settle()
            before, live = ann.view, await server.house.get(branch.id)
            for _ in range(3):
                await live._reload()
                await ann.settle()
                assert ann.view["head"] == before["head"]
                assert len(live.ledger.play.record.undone) == 1
            assert live.ledger.head.base.undone == []
