"""The dice nobody chooses: salts are promised by all before anybody shows one (S7)."""

import asyncio
import json

import pytest
import sqlalchemy as sa

from server.tables import PATIENCE, Made, serving, to_step
from zareba.engine import Record
from zareba.engine.chain import chain
from zareba.engine.chance import die, key_of, salt_commitment
from zareba.server.ledger.entries import Joined
from zareba.server.tables.changes import Change

pytestmark = pytest.mark.anyio

ONE, TWO, THREE = "one" * 8, "two" * 8, "three" * 8


async def ledger_of(server, table):
    return (await server.house.get(table.id)).ledger


async def kinds_of(server, table):
    return [entry.kind for entry in await server.house.storage.entries(table.id)]


async def both_sit(server, **wish):
    """Ann and Ben have promised their salt; nobody has shown it."""
    table = await server.table("duel", sit=False, **wish)
    table.seats = [await table.sit(0, ONE, "Ann"), await table.sit(1, TWO, "Ben")]
    return table


async def until(server, table, status):
    async with asyncio.timeout(PATIENCE):
        while (await table.call("GET", ""))["status"] != status:
            await asyncio.sleep(0.02)
    return await ledger_of(server, table)


async def is_late(*servers, table):
    """The time for showing salt is over, wherever the table is known."""
    for server in servers:
        opening = (await server.house.get(table.id)).opening
        assert opening.waits
        opening._timer.cancel()
        opening._late()


async def test_all_promise_then_all_show_then_the_game_starts(db, duel):
    async with serving(db) as server:
        table = await both_sit(server)
        closed = await table.call("GET", "")

        first = await table.show(1, TWO, table.seats[1])
        last = await table.show(0, ONE, table.seats[0])

        assert (closed["status"], closed["salts_awaited"]) == ("gathering", [0, 1])
        assert "salt of Ann, Ben" in closed["opening"]
        assert "20 seconds" in closed["opening"]
        assert (first["status"], first["salts_awaited"]) == ("gathering", [0])
        assert (last["status"], last["salts_awaited"], last["opening"]) == ("playing", [], "")
        promised = [seat["commitment"] for seat in last["seats"]]
        assert promised == [seat["commitment"] for seat in closed["seats"]]
        record = (await ledger_of(server, table)).record()
        assert record.salt == f"0:{ONE}|1:{TWO}"
        assert [(s.seat, s.salt) for s in record.salts] == [(0, ONE), (1, TWO)]
        assert [s.commitment for s in record.salts] == promised
        assert await kinds_of(server, table) == [
            "join", "join", "seal", "reveal", "reveal", "start"
        ]  # fmt: skip


async def test_who_sits_down_alone_with_bots_begins_at_once(db, duel):
    async with serving(db) as server:
        alone = await server.table("duel", sit=False, seats=[{"kind": "open"}, {"kind": "bot"}])

        await alone.join(0, salt=ONE)

        assert (await alone.call("GET", ""))["status"] == "playing"
        assert (await kinds_of(server, alone))[:2] == ["join", "start"]
        assert (await ledger_of(server, alone)).record().salt == f"0:{ONE}"


async def test_salt_is_not_taken_before_all_have_promised(db, duel):
    async with serving(db) as server:
        table = await server.table("duel", sit=False)
        openly = {"name": "Eve", "salt": ONE}

        early = await table.call("POST", "/seats/0", openly, table.invite, status=409)
        secret = await table.sit(0, ONE)
        too_soon = await table.show(0, ONE, secret, status=409)

        assert early["code"] == too_soon["code"] == "promise-first"
        assert ONE not in await everything_stored(server, table)


async def test_only_what_was_promised_can_be_shown_and_only_by_its_seat(db, duel):
    async with serving(db) as server:
        table = await both_sit(server)

        other = await table.show(0, TWO, table.seats[0], status=409)
        foreign = await table.show(0, ONE, table.seats[1], status=403)
        await table.show(0, ONE, table.seats[0])
        again = await table.show(0, ONE, table.seats[0], status=409)

        assert [other["code"], foreign["code"], again["code"]] == [
            "illegal", "no-permission", "stale"
        ]  # fmt: skip
        assert await kinds_of(server, table) == ["join", "join", "seal", "reveal"]


async def test_nobody_is_waited_for_longer_than_the_house_says(db, duel):
    async with serving(db, reveal_seconds=0.3) as server:
        table = await both_sit(server)

        ledger = await until(server, table, "playing")

        missing = [salt_commitment(ledger.head.commitment, i, x) for i, x in enumerate((ONE, TWO))]
        assert ledger.record().salt == f"0:?{missing[0]}|1:?{missing[1]}"


async def test_who_does_not_show_in_time_is_left_out_and_the_log_and_the_record_say_so(db, duel):
    async with serving(db) as server:
        table = await both_sit(server)
        await table.show(1, TWO, table.seats[1])

        await is_late(server, table=table)
        ledger = await until(server, table, "playing")

        promise = salt_commitment(ledger.head.commitment, 0, ONE)
        assert ledger.record().salt == f"0:?{promise}|1:{TWO}"
        told = [line.facts for line in ledger.play.log if line.event == "salt_left_out"]
        assert told == [{"seat": 0, "name": "Ann"}]
        late = await table.show(0, ONE, table.seats[0], status=409)
        assert late["code"] == "stale"


async def test_once_the_list_is_closed_nobody_comes_on_it(db, duel):
    """Else who saw a salt could leave, and another seat down with salt that was chosen by it."""
    async with serving(db) as server:
        table = await both_sit(server)
        await table.show(0, ONE, table.seats[0])

        await table.call("DELETE", "/seats/1", None, table.seats[1])
        newcomer = await table.sit(1, THREE, "Eve")
        refused = await table.show(1, THREE, newcomer, status=409)
        await is_late(server, table=table)
        ledger = await until(server, table, "playing")

        assert refused["code"] == "illegal"
        promise = salt_commitment(ledger.head.commitment, 1, TWO)
        assert ledger.record().salt == f"0:{ONE}|1:?{promise}"
        assert ledger.seats[1].name == "Eve"


async def everything_stored(server, table):
    """All that the operator can read of a table, as text."""

    def work(connection):
        return repr([connection.execute(sa.text(f"SELECT * FROM {name}")).fetchall()
                     for name in ("game_table", "entry", "door", "snapshot")])  # fmt: skip

    return await server.house.storage.read(work)


async def grind(server, table, seat):
    """The operator tries salts for the best six dice, from all that the server knows by now."""
    ledger = await ledger_of(server, table)
    others = [f"{i}:{s.salt or '?' + s.commitment}" for i, s in enumerate(ledger.seats) if s.name]

    def dice(salt):
        g = ledger.setting().game.set_up(ledger.setting().facts, 2)
        g.key = key_of(ledger.head.secret, "|".join([*others, f"{seat}:{salt}"]))
        return [die(g) for _ in range(6)]

    best = max((f"salt-{n}" for n in range(2000)), key=lambda salt: sum(dice(salt)))
    return best, dice(best)


async def test_an_operator_who_sits_down_last_cannot_choose_the_dice(db, duel):
    async with serving(db) as server:
        table = await server.table("duel", sit=False)
        honest = await table.sit(0, ONE, "Honest")

        salt, wanted = await grind(server, table, 1)
        operator = await table.sit(1, salt, "Operator")
        known = await everything_stored(server, table)
        await table.show(0, ONE, honest)
        await table.show(1, salt, operator)

        ledger = await until(server, table, "playing")
        fresh = ledger.setting().game.set_up(ledger.setting().facts, 2)
        fresh.key = ledger.play.position.state.key
        assert sum(wanted) > 28  # what he would have had when salts were given openly
        assert [die(fresh) for _ in range(6)] != wanted
        assert ONE not in known  # so nobody could know the key while anything could be chosen


@pytest.mark.parametrize("in_time", [True, False])
async def test_two_processes_open_one_table(db, duel, in_time):
    async with serving(db) as here, serving(db) as there:
        table = await here.table("duel", sit=False)
        elsewhere = Made(there, table.made)
        table.seats = [await table.sit(0, ONE), await elsewhere.sit(1, TWO, "Ben")]
        await table.show(0, ONE, table.seats[0])
        if in_time:
            await elsewhere.show(1, TWO, table.seats[1])
        else:
            await is_late(here, there, table=table)

        records = [(await until(s, t, "playing")).record()
                   for s, t in ((here, table), (there, elsewhere))]  # fmt: skip

        assert records[0] == records[1]
        assert (records[0].salts[1].salt == TWO) is in_time
        kinds = await kinds_of(here, table)
        assert (kinds.count("seal"), kinds.count("start")) == (1, 1)


async def test_a_restart_while_the_dice_wait(db, duel):
    async with serving(db) as before:
        table = await both_sit(before)
        await table.show(0, ONE, table.seats[0])
    async with serving(db) as after:
        again = Made(after, table.made)
        assert (await again.call("GET", ""))["salts_awaited"] == [1]

        await again.show(1, TWO, table.seats[1])

        record = (await ledger_of(after, again)).record()
        assert record.salt == f"0:{ONE}|1:{TWO}"


async def test_my_tables_tell_where_salt_is_awaited(db, duel):
    """A page that is not the table's can show it, too."""
    async with serving(db) as server:
        table = await both_sit(server)

        (mine,) = await server.call("POST", "/api/mine", {"secrets": table.seats[:1]})

        assert mine["table"]["salts_awaited"] == [0, 1]


async def test_a_table_of_an_earlier_version_that_still_gathers_begins(db, duel):
    """There salt lay open: it counts as it did, and the record says that it was not promised."""
    async with serving(db) as server:
        table = await server.table("duel", sit=False)

        async def old_join(_ledger):
            return Change(Joined(0, "Ann", ONE))

        await (await server.house.get(table.id)).change(old_join)
        ben = await table.sit(1, TWO, "Ben")
        await table.show(1, TWO, ben)

        record = (await until(server, table, "playing")).record()
        assert record.salt == f"0:{ONE}|1:{TWO}"
        assert [bool(salt.commitment) for salt in record.salts] == [False, True]


async def test_a_branch_with_new_dice_has_salts_of_its_own_and_one_with_the_same_has_none(db, duel):
    async with serving(db) as server:
        table = await server.table("duel")
        table.seats += [await table.join(1, "Ben")]
        fresh = Made(server, await table.call("POST", "/branch", {"at": 0}, table.seats[0]))
        seats = [await fresh.sit(0, ONE), await fresh.sit(1, TWO)]
        await asyncio.gather(fresh.show(0, ONE, seats[0]), fresh.show(1, TWO, seats[1]))
        await table.call("POST", "/close", secret=table.host)
        wish = {"at": 0, "dice": "same"}
        same = Made(server, await table.call("POST", "/branch", wish, table.seats[0]))
        await same.sit(0, ONE)
        await same.sit(1, TWO)

        turning = (await ledger_of(server, fresh)).record().branches[-1]
        kept = (await ledger_of(server, same)).record()

        assert turning.salt == f"0:{ONE}|1:{TWO}"
        assert [salt.seat for salt in turning.salts] == [0, 1]
        assert (await same.call("GET", ""))["status"] == "playing"
        assert (kept.salt, kept.salts) == ("", [])
        assert Record.read(kept.to_text()) == kept


async def test_every_head_that_a_page_has_seen_stands_in_the_record(db, duel):
    """Also of choices that were taken back, and after a restart (S6)."""
    async with serving(db) as before:
        table = await both_sit(before)
        await asyncio.gather(*(table.show(i, s, table.seats[i]) for i, s in enumerate((ONE, TWO))))
        async with before.socket(table.id, *table.seats) as both:
            seat = await to_step(both)
            await both.choose()
            await both.ask(type="undo", seat=seat, at=both.view["last"])
            await both.settle()
            seen = {view["head"] for view in both.seen if view["type"] == "view" and view["live"]}
            last = both.view["head"]
    async with serving(db) as after:
        again = Made(after, table.made)
        async with after.socket(table.id, *table.seats) as both:
            await both.question()
            assert both.view["head"] == last
        await again.call("POST", "/close", secret=table.host)
        record = Record.read(json.dumps(await again.call("GET", "/record")))

    assert len(seen) > 3
    assert seen <= set(chain(record))
    assert chain(record)[-1] == last
