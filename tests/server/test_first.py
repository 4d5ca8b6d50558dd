"""The first minute: tables that the house sets up, and guided first games."""

import pytest

from server.tables import serving
from zareba.engine import games, guide_of
from zareba.wording import Words

pytestmark = pytest.mark.anyio


@pytest.fixture
def db(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


def with_bots(players):
    return [{"kind": "open"}, *[{"kind": "bot"}] * (players - 1)]


async def test_every_game_says_how_to_begin(db):
    async with serving(db) as server:
        offered = {game["game"]: game["first"] for game in await server.call("GET", "/api/games")}

    assert offered["khartoum"]["options"] == {"level": "cub"}
    assert offered["poilus"]["players"] == 3
    assert offered["burnoose"]["players"] == 2
    assert offered["kriegspfad"]["options"] == {"size": "150"}
    assert {name for name, first in offered.items() if first["guided"]} == {
        name for name, game in games().items() if guide_of(game)
    }
    assert [name for name, first in offered.items() if first["led"]] == ["khartoum"]


@pytest.mark.parametrize("game", ["khartoum", "poilus", "burnoose"])
async def test_newcomers_are_told_what_the_game_is_about(db, game):
    async with serving(db) as server:
        goals = {}
        for how in ({"prepared": True}, {"prepared": True, "guided": True}, {}):
            players = games()[game].first.players
            table = await server.table(game, players=players, seats=with_bots(players), **how)
            async with server.socket(table.id, *table.seats, language="de") as ann:
                goals[tuple(how)] = (await ann.question())["goal"]

    words = Words("de", games()[game])
    assert goals == {
        ("prepared",): words.text("game-goal"),
        ("prepared", "guided"): "",  # its steps say it
        (): "",
    }


async def test_the_house_sets_a_battle_up_and_then_asks(db):
    first = games()["kriegspfad"].first
    async with serving(db) as server:
        table = await server.table(
            "kriegspfad", options=dict(first.options), seats=with_bots(2), prepared=True
        )
        async with server.socket(table.id, *table.seats, film=True) as ann:
            beats = []
            while not (ann.view and ann.view["question"]):
                message = await ann.next()
                beats += (message.get("film") or {}).get("beats", [])

            assert ann.view["state"]["round"] == 1
            assert ann.view["question"]["kind"] == "kriegspfad.Activate"
            assert ann.view["question"]["goal"].startswith("Both armies stand ready")
            # nobody waits for what the house has laid out for everybody
            begun = min(beat["at"] for beat in beats if beat["state"].get("round"))
            assert {beat["pause"] for beat in beats if beat["at"] < begun} == {"none"}


async def test_a_guided_game_says_what_to_do_and_why(db):
    guide = guide_of(games()["khartoum"])
    async with serving(db) as server:
        table = await server.table("khartoum", guided=True, players=1, options={"level": "king"})
        assert table.made["table"]["options"]["level"] == "cub"  # the guide's own setting
        async with server.socket(table.id, *table.seats, language="de") as ann:
            told = []
            for step in guide.line:
                advice = (await ann.question())["guide"]
                assert advice["choice"] == step.choice
                assert advice["label"]
                told += [advice["text"]] if advice["text"] else []
                await ann.choose(advice["choice"])

            assert (await ann.question())["guide"] is None

    assert len(told) == len(guide.told)
    assert "Von hier an führst du allein." in told[-1]


async def test_who_goes_another_way_plays_alone(db):
    async with serving(db) as server:
        table = await server.table("khartoum", guided=True)
        async with server.socket(table.id, *table.seats) as ann:
            await ann.choose("levies")

            assert (await ann.question())["guide"] is None


async def test_a_guide_is_only_for_games_that_have_one(db, duel):
    async with serving(db) as server:
        wish = {"game": "duel", "guided": True}
        answer = await server.call("POST", "/api/tables", wish, status=400)

    assert "guided" in answer["text"]


async def test_nobody_else_sits_down_where_the_dice_are_known(db):
    async with serving(db) as server:
        open_seats = [{"kind": "open"}] * 3
        table = await server.table("poilus", sit=False, guided=True, seats=open_seats)

    assert [seat["kind"] for seat in table.made["table"]["seats"]] == ["open", "bot", "bot"]
