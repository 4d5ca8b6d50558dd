"""Seats: open, person, bot; links; several on one screen; lent and taken back; left."""

import asyncio

import pytest

from server.tables import Made, serving, two_seats

pytestmark = pytest.mark.anyio


async def test_the_game_begins_when_the_last_seat_is_taken(db, duel):
    async with serving(db) as server:
        table = await server.table("duel")
        assert (await table.call("GET", ""))["status"] == "gathering"

        await table.join(1, "Ben")

        shown = await table.call("GET", "")
        assert shown["status"] == "playing"
        assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Ben"]


async def test_a_seat_needs_the_invitation_unless_the_table_is_listed(db, duel):
    async with serving(db) as server:
        closed = await server.table("duel", sit=False)
        listed = await server.table("duel", sit=False, listed=True)
        name = {"name": "Eve"}

        refused = await closed.call("POST", "/seats/0", name, status=403)
        foreign = await closed.call("POST", "/seats/0", name, listed.invite, status=403)
        taken = await listed.call("POST", "/seats/0", name)

        assert refused["code"] == foreign["code"] == "no-permission"
        assert taken["secret"]


async def test_open_tables_are_those_listed_with_an_open_seat(db, duel):
    async with serving(db) as server:
        await server.table("duel")
        listed = await server.table("duel", listed=True)
        assert [t["table"] for t in await server.call("GET", "/api/tables")] == [listed.id]

        await listed.join(1)

        assert await server.call("GET", "/api/tables") == []


async def test_a_taken_seat_is_refused(db, duel):
    async with serving(db) as server:
        table = await server.table("duel")

        answer = await table.call("POST", "/seats/0", {"name": "Eve"}, table.invite, status=409)

        assert answer["code"] == "taken"


async def test_two_people_grab_one_seat_and_one_gets_it(db, duel):
    async with serving(db) as server:
        table = await server.table("duel", sit=False)

        answers = await asyncio.gather(
            *(table.join(0, name) for name in ("Ann", "Ben", "Cid")), return_exceptions=True
        )

        assert sum(isinstance(answer, str) for answer in answers) == 1


async def test_my_tables_are_found_by_their_secrets(db, duel):
    async with serving(db) as server:
        one, two = await two_seats(server), await server.table("khartoum")
        secrets = [one.seats[1], two.host, "x" * 22]

        mine = await server.call("POST", "/api/mine", {"secrets": secrets})

        found = {(m["table"]["table"], m["role"], m["seat"], m["secret"]) for m in mine}
        assert found == {(one.id, "seat", 1, 0), (two.id, "host", None, 1)}


async def test_secrets_are_stored_hashed_only(tmp_path, duel):
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        table = await two_seats(server)

    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in (table.host, table.invite, *table.seats):
        assert secret.encode() not in kept


async def test_several_seats_on_one_screen(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        async with server.socket(table.id, *table.seats) as both:
            assert both.welcome["held"] == [0, 1]
            first = await both.choose()
            hand = both.view["state"]["hand"]
            await both.ask(type="sit", seat=1)
            await both.settle()
            second = await both.choose()

            assert first["type"] == second["type"] == "done"
            assert isinstance(hand[0], list)
            assert hand[1] == 5  # only its size
            assert isinstance(both.view["state"]["hand"][1], list)
            await both.until(lambda m: m.get("type") == "view" and m["at"] == 2) if both.view[
                "at"
            ] < 2 else None


async def test_a_seat_is_lent_to_a_bot_and_taken_back(db):
    async with serving(db) as server:
        table = await server.table()
        async with server.socket(table.id, *table.seats) as ann:
            await ann.question()
            lent = await table.call("PUT", "/seats/0/bot", {"bot": "heuristic"}, table.seats[0])
            await ann.until(lambda m: m["type"] == "view" and m["at"] >= 3, 120)
            back = await table.call("DELETE", "/seats/0/bot", None, table.seats[0])
            await ann.settle()

            assert lent["seats"][0]["kind"] == "bot"
            assert lent["seats"][0]["lent"]
            assert back["seats"][0]["kind"] == "person"
            if not ann.view["ending"]:
                assert (await ann.choose())["type"] == "done"


async def test_while_a_bot_plays_the_person_does_not(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        server.house.workers.run = lambda *_, **__: asyncio.sleep(3600)
        await table.call("PUT", "/seats/0/bot", {"bot": "random"}, table.seats[0])
        async with server.socket(table.id, table.seats[0]) as ann:
            answer = await ann.choose()

            assert answer["code"] == "no-permission"


async def test_nobody_else_hands_a_seat_to_a_bot(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        bot = {"bot": "random"}

        for secret in ("", table.seats[1], table.invite):
            answer = await table.call("PUT", "/seats/0/bot", bot, secret, status=403)
            assert answer["code"] == "no-permission"
        answer = await table.call("PUT", "/seats/0/bot", bot, table.host, status=409)
        assert answer["code"] == "is-here"  # the host may, but only when nobody has been here


async def test_the_host_puts_a_bot_on_an_open_seat_and_opens_it_again(db, duel):
    async with serving(db) as server:
        table = await server.table("duel", sit=False)

        await table.call("PUT", "/seats/1/bot", {"bot": "random"}, table.host)
        opened = await table.call("DELETE", "/seats/1/bot", None, table.host)

        assert opened["seats"][1]["kind"] == "open"


async def test_who_leaves_loses_the_seat_at_once(db, duel):
    async with serving(db) as server:
        table = await two_seats(server)
        async with server.socket(table.id, table.seats[0]) as ann:
            question = await ann.question()
            await table.call("DELETE", "/seats/0", None, table.seats[0])
            answer = await ann.ask(
                type="choose",
                seat=0,
                question=question["number"],
                choice=question["options"][0]["choice"],
            )
            await ann.settle()

            assert answer["code"] == "no-permission"
            assert ann.view["seat"] is None
            assert ann.view["state"]["hand"] == [5, 5]
        new = await table.join(0, "Cid")
        async with server.socket(table.id, new) as cid:
            assert (await cid.choose())["type"] == "done"
        async with server.socket(table.id, table.seats[0]) as old:
            assert old.welcome["held"] == []


@pytest.mark.parametrize("bot", ["nobody", "mc:999999", "random:3"])
async def test_unknown_bots_are_refused(tmp_path, bot):
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        wish = {"game": "khartoum", "seats": [{"kind": "bot", "bot": bot}]}

        answer = await server.call("POST", "/api/tables", wish, status=400)

        assert answer["code"] == "malformed"


async def test_a_table_of_bots_plays_to_its_end(db):
    async with serving(db) as server:
        seats = [{"kind": "bot", "bot": "heuristic"}]
        table = await server.table(sit=False, seats=seats)
        async with server.socket(table.id) as watcher:
            view = await watcher.until(lambda m: m["type"] == "view" and m["ending"], 120)

            assert view["ending"]["secret"]
            assert view["ending"]["commitment"] == table.made["table"]["commitment"]


class Slow:
    """A storage whose first answer about secrets takes its time on the way back."""

    def __init__(self, storage):
        self.doors, self.read, self.go_on = storage.doors_now, asyncio.Event(), asyncio.Event()
        storage.doors_now = self

    async def __call__(self, *given):
        found = await self.doors(*given)
        if not self.read.is_set():
            self.read.set()
            await self.go_on.wait()
        return found


@pytest.mark.parametrize("elsewhere", [False, True], ids=["one process", "two processes"])
async def test_who_says_hello_while_leaving_has_left_for_ever(db, duel, elsewhere):
    """The secret was good when it was looked up, and is not any more when the hello is answered."""
    async with serving(db) as server, serving(db) as other:
        table = await two_seats(server)
        await other.call("GET", f"/api/tables/{table.id}")  # it has it in memory
        leaving = table if not elsewhere else Made(other, table.made)
        slow = Slow(server.house.storage)
        old = server.socket(table.id, table.seats[1])
        entering = asyncio.create_task(old.__aenter__())
        await slow.read.wait()
        left = asyncio.create_task(leaving.call("DELETE", "/seats/1", None, table.seats[1]))
        await asyncio.wait([left], timeout=1)
        slow.go_on.set()
        await asyncio.gather(entering, left)
        new = await leaving.join(1, "Cleo")
        async with server.socket(table.id, new) as cleo:
            question = await cleo.question()
            await old.settle()
            sits = await old.ask(type="sit", seat=1)
            answers = await old.ask(
                type="choose",
                seat=1,
                question=question["number"],
                choice=question["options"][0]["choice"],
            )
            await old.settle()

            assert (sits["code"], answers["code"]) == ("no-permission", "no-permission")
            assert old.view["seat"] is None
            assert (await cleo.choose())["type"] == "done"
            await old.leave()


async def test_what_was_sent_before_leaving_is_not_done_after_it(db, duel):
    """A choice that waits behind the leaving is no choice of the next player."""
    async with serving(db) as server:
        table = await two_seats(server)
        async with server.socket(table.id, table.seats[1]) as ben:
            question = await ben.question()
            held = await server.house.get(table.id)
            async with held.lock:
                left = asyncio.create_task(table.call("DELETE", "/seats/1", None, table.seats[1]))
                await asyncio.sleep(0.1)
                choose = await ben.send(
                    type="choose",
                    seat=1,
                    question=question["number"],
                    choice=question["options"][0]["choice"],
                )
                await asyncio.sleep(0.1)
            await left
            answer = await ben.until(lambda m: m.get("id") == choose)

            assert answer["code"] == "no-permission"
            assert held.ledger.choices == 0


async def test_a_process_that_has_not_heard_decides_by_what_is_written(db, duel):
    async with serving(db) as one, serving(db) as two:
        table = await two_seats(one)
        await two.call("GET", f"/api/tables/{table.id}")  # it has it in memory

        async def deaf(*_):
            pass

        two.house.fanout.heard = deaf
        await table.call("DELETE", "/seats/1", None, table.seats[1])
        elsewhere = Made(two, table.made)
        new = await elsewhere.join(1, "Cleo")
        again = await table.call("POST", "/seats/1", {"name": "Dan"}, table.invite, status=409)
        async with one.socket(table.id, new) as cleo:
            assert cleo.welcome["held"] == [1]
            assert again["code"] == "taken"
