"""Own data files for a whole server: whoever owns the cards types them in."""

import sys
from importlib import resources

import pytest

from server.tables import serving
from zareba.cli import main
from zareba.engine import DataError
from zareba.server.operating.overlays import find_overlays

pytestmark = pytest.mark.anyio
OWN = "The night watch of our own"


def built_in(game, name):
    return (resources.files(f"zareba.games.{game}") / "data" / name).read_text(encoding="utf-8")


@pytest.fixture
def own(tmp_path):
    """The missions of Les Poilus; the last one has another name and another limit."""
    text = built_in("poilus", "missions.toml")
    assert 'en = "Final Assault"' in text
    place = tmp_path / "own"
    place.mkdir()
    changed = text.replace('en = "Final Assault"', f'en = "{OWN}"', 1)
    changed = changed.replace("threat_limit = 3", "threat_limit = 5", 1)
    (place / "missions.toml").write_text(changed, encoding="utf-8")
    return place


async def test_files_of_one_game_or_a_directory_for_each(own, tmp_path):
    assert find_overlays(own) == {"poilus": str(own)}
    (tmp_path / "all").mkdir()
    own.rename(tmp_path / "all" / "poilus")
    assert find_overlays(tmp_path / "all") == {"poilus": str(tmp_path / "all" / "poilus")}


async def test_a_table_is_played_with_the_own_data(db, own):
    expansion = {"ruleset": "expansion"}
    async with serving(db) as plain:
        before = await plain.call("GET", "/api/games")
    async with serving(db, data=find_overlays(own)) as server:
        shown = {game["game"]: game["data_hash"] for game in await server.call("GET", "/api/games")}
        changed = [g["game"] for g in before if g["data_hash"] != shown[g["game"]]]
        assert changed == ["poilus"]
        bots = [{"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "bot"}]
        table = await server.table("poilus", players=3, options=expansion, seats=bots)

        facts = (await table.call("GET", "/facts"))["facts"]
        assert facts["finals"]["final_assault"]["name"] == OWN
        assert table.made["table"]["data_hash"] == shown["poilus"]
        async with server.socket(table.id, table.seats[0]) as ann:  # the bots know it, too
            await ann.question()
            while ann.view["at"] < 8 and not ann.view["ending"]:  # a random leader may end it soon
                if ann.view["question"]:
                    option = ann.view["question"]["options"][0]
                    assert (await ann.choose(option["choice"]))["type"] == "done"
                else:
                    await ann.next()
        ledger = (await server.house.get(table.id)).ledger
        assert {seat for seat, _ in ledger.play.record.choices} > {0}


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        ("missions.toml", "difficulty = ", "toughness = ", "toughness"),
        ("missions.toml", "[[", "[[[", "TOML"),
        ("tables.toml", "", "", "khartoum and poilus"),
        ("dinner.toml", "", "", "fits no game"),
    ],
)
async def test_bad_data_are_refused_at_the_start(
    tmp_path, capsys, monkeypatch, name, old, new, told
):
    source = built_in("poilus", name) if name != "dinner.toml" else "x = 1"
    (tmp_path / name).write_text(source.replace(old, new, 1) if old else source, encoding="utf-8")

    with pytest.raises(DataError) as refused:
        find_overlays(tmp_path)
    line = ["zareba", "serve", "--data", str(tmp_path), "--db", f"sqlite:///{tmp_path}/x.db"]
    monkeypatch.setattr(sys, "argv", line)
    with pytest.raises(SystemExit) as ended:
        main()

    assert told in str(refused.value)
    assert str(tmp_path) in str(refused.value)
    assert ended.value.code
    assert str(tmp_path) in capsys.readouterr().err


async def test_a_directory_that_is_none_or_empty_or_no_game_is_refused(tmp_path):
    (tmp_path / "chess").mkdir()
    for place, told in ((tmp_path / "x", "not a directory"), (tmp_path, "none of the games")):
        with pytest.raises(DataError, match=told):
            find_overlays(place)
    (tmp_path / "chess").rmdir()
    with pytest.raises(DataError, match="holds no data files"):
        find_overlays(tmp_path)
