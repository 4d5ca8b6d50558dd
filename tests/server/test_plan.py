"""The plan pad: marks on the board that all seats and spectators see, in words, too."""

import pytest

from server.tables import serving

pytestmark = pytest.mark.anyio
IGHIL, SOUMEUR = "village-ighil", "village-soumeur"


async def burnoose(server, **wish):
    table = await server.table("burnoose", sit=False, players=2, **wish)
    table.seats = [await table.join(0, "Anna"), await table.join(1, "Ben")]
    return table


def arrow(socket, *refs, seat=0, **more):
    return socket.ask(**{"type": "mark", "seat": seat, "kind": "arrow", "refs": list(refs), **more})


async def marks(socket):
    return (await socket.latest("marks"))["marks"]


async def villages(server, table):
    facts = await table.call("GET", "/facts")
    return [(v["id"], v["name"]) for v in facts["facts"]["villages"]]


async def test_a_mark_is_seen_by_everybody_in_their_language_and_kept(db):
    async with serving(db) as server:
        table = await burnoose(server)
        (a, from_name), (b, to_name), *_ = await villages(server, table)
        refs = [f"village-{a}", f"village-{b}"]
        async with server.socket(table.id, language="de") as watcher:
            async with server.socket(table.id, table.seats[0]) as anna:
                assert (await arrow(anna, *refs))["type"] == "done"
            [seen] = await marks(watcher)

        assert seen["text"] == f"Anna: Pfeil von {from_name} nach {to_name}"
        assert (seen["seat"], seen["kind"], seen["refs"]) == (0, "arrow", refs)
    async with serving(db) as server:  # another process, after a restart
        async with server.socket(table.id) as watcher:
            [kept] = await marks(watcher)
        assert kept["refs"] == refs
        record = (await server.house.get(table.id)).ledger.record()
        assert "plan" not in record.to_text()


async def test_a_note_and_a_number_are_read_in_words(db):
    async with serving(db) as server:
        table = await burnoose(server)
        (a, name), *_ = await villages(server, table)
        async with server.socket(table.id, table.seats[1]) as ben:
            note = {"seat": 1, "kind": "note", "note": " 3\u202e men "}
            await ben.ask(type="mark", refs=[f"village-{a}"], **note)
            [seen] = await marks(ben)
            await ben.ask(type="mark", seat=1, kind="cross", refs=["army-1"], note="first")
            crossed = (await marks(ben))[1]

        assert seen["text"] == f"Ben: “3 men” at {name}"
        assert crossed["text"].endswith("(“first”)")


@pytest.mark.parametrize(
    "bad",
    [
        {"kind": "arrow", "refs": [IGHIL]},
        {"kind": "arrow", "refs": [IGHIL, IGHIL]},
        {"kind": "circle", "refs": [IGHIL, SOUMEUR]},
        {"kind": "note", "refs": [IGHIL]},
        {"kind": "note", "refs": [IGHIL], "note": "x" * 41},
        {"kind": "circle", "refs": []},
        {"kind": "circle", "refs": ["no spaces"]},
        {"kind": "circle", "refs": ["x" * 65]},
        {"kind": "star", "refs": [IGHIL]},
    ],
)
async def test_an_impossible_mark_changes_nothing(db, bad):
    async with serving(db) as server:
        table = await burnoose(server)
        async with server.socket(table.id, table.seats[0]) as anna:
            assert (await anna.ask(type="mark", seat=0, **bad))["code"] == "malformed"
        assert not (await server.house.get(table.id)).ledger.marks


async def test_marks_are_bounded_limited_and_only_for_seats(db):
    async with serving(db, most_marks=2) as server:
        table = await burnoose(server)
        async with server.socket(table.id, table.seats[0]) as anna:
            answers = [await arrow(anna, IGHIL, SOUMEUR) for _ in range(3)]
            assert [a.get("code") for a in answers] == [None, None, "too-many"]
            assert (await arrow(anna, IGHIL, SOUMEUR, seat=1))["code"] == "no-permission"
        async with server.socket(table.id) as watcher:
            assert (await arrow(watcher, IGHIL, SOUMEUR))["code"] == "no-permission"
    async with (
        serving(db, chat=(1.0, 0.01)) as server,
        server.socket(table.id, table.seats[1]) as ben,
    ):
        answers = [await arrow(ben, IGHIL, SOUMEUR, seat=1) for _ in range(2)]
        assert [a.get("code") for a in answers] == [None, "too-fast"]


async def test_a_resent_mark_is_set_once(db):
    async with serving(db) as server:
        table = await burnoose(server)
        async with server.socket(table.id, table.seats[0]) as anna:
            first = await arrow(anna, IGHIL, SOUMEUR, id="again")
            second = await arrow(anna, IGHIL, SOUMEUR, id="again")
        assert (first["repeated"], second["repeated"]) == (False, True)
        assert len((await server.house.get(table.id)).ledger.marks) == 1


async def test_everybody_erases_their_own_and_the_host_all(db):
    async with serving(db) as server:
        table = await burnoose(server)
        held = await server.house.get(table.id)
        async with (
            server.socket(table.id, table.seats[0]) as anna,
            server.socket(table.id, table.seats[1]) as ben,
            server.socket(table.id, table.host) as host,
        ):
            for _ in range(2):
                await arrow(anna, IGHIL, SOUMEUR)
            await arrow(ben, SOUMEUR, IGHIL, seat=1)
            [first, second, bens] = [mark.mark for mark in held.ledger.marks]

            foreign = await anna.ask(type="erase", seat=0, mark=bens)
            everything = await anna.ask(type="erase")
            await anna.ask(type="erase", seat=0, mark=first)
            assert (foreign["code"], everything["code"]) == ("stale", "no-permission")
            assert [mark.mark for mark in held.ledger.marks] == [second, bens]
            await anna.ask(type="erase", seat=0)
            assert [mark.mark for mark in held.ledger.marks] == [bens]
            await host.ask(type="erase")
            assert not held.ledger.marks
            assert await marks(ben) == []


async def test_marks_can_go_with_the_turn(db):
    async with serving(db) as server:
        table = await burnoose(server, manners={"wipe": True})
        held = await server.house.get(table.id)
        async with server.socket(table.id, *table.seats) as both:
            await arrow(both, IGHIL, SOUMEUR)
            turns = sum(line.event == "turn" for line in held.ledger.play.log)
            while sum(line.event == "turn" for line in held.ledger.play.log) == turns:
                assert len(held.ledger.marks) == 1
                await both.ask(type="sit", seat=held.ledger.waiting_for()[0])
                await both.settle()
                await both.choose()
            assert not held.ledger.marks


async def test_who_leaves_takes_his_marks_along(db):
    async with serving(db) as server:
        table = await burnoose(server)
        async with server.socket(table.id, *table.seats) as both:
            await arrow(both, IGHIL, SOUMEUR)
            await arrow(both, IGHIL, SOUMEUR, seat=1)
        await table.call("DELETE", "/seats/0", secret=table.seats[0])
        assert [m.seat for m in (await server.house.get(table.id)).ledger.marks] == [1]


async def test_pieces_are_named_in_the_readers_language(db):
    async with serving(db) as server:
        table = await server.table("poilus", sit=False, players=3)
        async with server.socket(table.id, language="de") as watcher:
            refs = ["threat-rain", "charm-perrin", "trials", "land:card-rain_mask", "nonsense"]
            answer = await watcher.ask(type="name", refs=refs)
            assert answer["names"][:3] == [
                "Regen",
                "Glücksbringer von Anselme Perrin",
                "Bedrohungen",
            ]
            assert answer["names"][4] == "nonsense"
