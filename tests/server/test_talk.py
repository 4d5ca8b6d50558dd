"""Table talk: what the host decides, what the game allows, signals in every reader's language."""

import pytest

from server.tables import serving
from zareba.games.poilus.face.talk import signals

pytestmark = pytest.mark.anyio
MUTE_RULE, TALK_RULE = "LP-6.4", "LP-3.7"


async def poilus(server, **manners):
    """Three people at Les Poilus."""
    table = await server.table("poilus", sit=False, players=3, manners=manners)
    table.seats = [await table.join(seat, name) for seat, name in enumerate(("Ann", "Ben", "Cid"))]
    return table


async def state_of(server, table):
    return (await server.house.get(table.id)).ledger.play.position.state


async def into_the_mission(server, table):
    """Somebody has chosen a mission: phase 2."""
    async with server.socket(table.id, *table.seats) as everybody:
        while everybody.view is None:
            await everybody.next()
        while everybody.view["state"]["phase"] != "mission":
            await everybody.ask(type="sit", seat=everybody.view["waiting_for"][0])
            await everybody.settle()
            await everybody.choose()


def say(socket, text=None, signal=(), seat=0):
    given = {"text": text} if text else {}
    return socket.ask(type="say", seat=seat, signal=list(signal), **given)


async def test_a_game_says_which_ways_of_talking_it_offers(db):
    async with serving(db) as server:
        chats = {game["game"]: game["chats"] for game in await server.call("GET", "/api/games")}

        assert chats["poilus"] == ["game", "presets", "free"]
        assert chats["burnoose"] == chats["khartoum"] == ["free"]
        made = await server.table("poilus", sit=False)
        assert made.made["table"]["manners"] == {
            "chat": "game",
            "odds": True,
            "wipe": False,
            "hints": True,
        }
        refused = await server.call(
            "POST", "/api/tables", {"game": "khartoum", "manners": {"chat": "presets"}}, status=400
        )
        assert "chat" in refused["text"]


async def test_by_default_talk_is_free_except_in_the_second_phase(db):
    """LP-3.7"""
    async with serving(db) as server:
        table = await poilus(server)
        async with server.socket(table.id, table.seats[0]) as ann:
            assert (await say(ann, "shall we?"))["type"] == "done"
            await into_the_mission(server, table)
            await ann.settle()
            assert ann.view["talk"]["kind"] == "signals"
            assert ann.view["talk"]["rule"] == TALK_RULE

            refused = await say(ann, "I hold rain")

            assert (refused["code"], refused["rule"]) == ("signals-only", TALK_RULE)
            assert TALK_RULE in refused["text"]
            assert (await say(ann, signal=["courage"]))["type"] == "done"
        chat = (await server.house.get(table.id)).ledger.chat
        assert [line.signal for line in chat] == [[], ["courage"]]


async def test_a_signal_is_read_in_every_language(db):
    async with serving(db) as server:
        table = await poilus(server, chat="presets")
        async with server.socket(table.id, language="de") as watcher:
            async with server.socket(table.id, table.seats[0]) as ann:
                while ann.view is None:
                    await ann.next()
                offered = {tuple(s["said"]): s["text"] for s in ann.view["talk"]["signals"]}
                await say(ann, signal=["courage"])
                english = await ann.latest("chat")
                await ann.ask(type="language", language="fr")
                french = await ann.latest("chat")
            german = await watcher.latest("chat")

        said = [m["chat"]["lines"][0]["text"] for m in (english, german, french)]
        assert said[0] == offered["courage",]
        assert len(set(said)) == 3
        assert french["chat"]["start"] == 0


async def test_only_what_the_game_offers_is_a_signal(db):
    async with serving(db) as server:
        table = await poilus(server, chat="presets")
        async with server.socket(table.id, table.seats[0]) as ann:
            for made_up in (["my_tile", "L"], ["beware", "boredom"], ["hello"], ["courage", "x"]):
                assert (await say(ann, signal=made_up))["code"] == "illegal"
            assert (await say(ann, "hello"))["code"] == "signals-only"
            assert (await say(ann, "hello", signal=["courage"]))["code"] == "malformed"
            assert (await say(ann))["code"] == "malformed"
        assert not (await server.house.get(table.id)).ledger.chat


@pytest.mark.parametrize("chat", ["game", "presets", "free"])
async def test_mute_says_nothing_at_all(db, chat):
    """LP-6.4"""
    async with serving(db) as server:
        table = await poilus(server, chat=chat)
        (await state_of(server, table)).knocks[0].append("mute")
        async with server.socket(table.id, table.seats[0], table.seats[1]) as two:
            for given in ({"text": "hello"}, {"signal": ["courage"]}):
                refused = await say(two, **given)
                assert (refused["code"], refused["rule"]) == ("silent", MUTE_RULE)
            marked = await two.ask(type="mark", seat=0, kind="circle", refs=["threat-rain"])
            assert marked["code"] == "silent"
            assert (await say(two, signal=["courage"], seat=1))["type"] == "done"


async def test_the_host_changes_the_manners_and_the_log_tells(db):
    async with serving(db) as server:
        table = await poilus(server, chat="free")
        async with server.socket(table.id, table.seats[0]) as ann:
            await table.call("PUT", "/manners", {"chat": "presets"}, table.seats[0], status=403)

            shown = await table.call("PUT", "/manners", {"chat": "presets"}, table.host)

            assert shown["manners"] == {
                "chat": "presets",
                "odds": True,
                "wipe": False,
                "hints": True,
            }
            assert (await ann.latest("table"))["table"]["manners"] == shown["manners"]
            assert "signals" in ann.lines[-1]["text"]
            assert ann.view["talk"]["kind"] == "signals"
            assert (await say(ann, "hello"))["code"] == "signals-only"


async def test_before_the_game_and_when_it_is_closed_talk_is_free(db):
    async with serving(db) as server:
        table = await server.table("poilus", players=3, manners={"chat": "presets"})
        async with server.socket(table.id, table.seats[0]) as ann:
            assert (await say(ann, "who else is coming?"))["type"] == "done"
            await table.join(1, "Ben")
            await table.join(2, "Cid")
            assert (await say(ann, "hello"))["code"] == "signals-only"
            await table.call("POST", "/close", secret=table.host)
            assert (await say(ann, "what a pity"))["type"] == "done"


@pytest.mark.usefixtures("patient_odds")
async def test_without_odds_the_server_computes_none(db):
    async with serving(db) as server:
        table = await server.table("khartoum", manners={"odds": False})
        async with server.socket(table.id, table.seats[0]) as ann:
            question = await ann.question()
            ask = {"type": "odds", "seat": 0, "question": question["number"]}

            assert (await ann.ask(**ask))["code"] == "no-odds"

            await table.call("PUT", "/manners", {"odds": True}, table.host)
            ident = await ann.send(**ask)
            answer = await ann.until(lambda m: m.get("id") == ident)
            assert answer["type"] == "odds"


async def test_signals_tell_nothing_that_is_hidden(db):
    """What may be said does not depend on hands or tiles."""
    async with serving(db) as server:
        table = await poilus(server)
        g = await state_of(server, table)
        for seat in range(3):
            before = signals(g, seat)
            other = g.clone()
            other.facts = g.facts
            other.redeal(seat)
            assert signals(other, seat) == before


async def test_cards_are_shown_where_the_rules_allow_it_and_only_those_held(db):
    """RB-4.3"""
    async with serving(db) as server:
        table = await server.table("burnoose", sit=False, players=2)
        table.seats = [await table.join(seat, name) for seat, name in enumerate(("Ann", "Ben"))]
        hand = (await state_of(server, table)).hand
        hand[0][:] = ["man", "weapons"]
        async with server.socket(table.id, table.seats[1], language="de") as ben:
            async with server.socket(table.id, table.seats[0]) as ann:
                assert (await say(ann, signal=["shows", "market"]))["code"] == "illegal"
                assert (await say(ann, signal=["shows_hand", "man", "weapons"]))["type"] == "done"
                assert (await say(ann, "and talk is free"))["type"] == "done"
            await ben.settle()
            read = [m["chat"]["lines"] for m in ben.seen if m["type"] == "chat"]

        said = [line["text"] for lines in read for line in lines]
        assert said == ["Zeigt die ganze Hand: Mann, Waffen.", "and talk is free"]
