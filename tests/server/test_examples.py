"""Examples of play over HTTP: named beside their rules, fetched one by one, kept."""

import pytest

from server.tables import serving
from zareba.engine import find_game
from zareba.engine.example import examples_of

pytestmark = pytest.mark.anyio


async def test_rules_name_their_examples_and_each_can_be_fetched(tmp_path):
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        rules = await server.call("GET", "/api/games/khartoum/rules", language="fr")
        named = {e["name"]: rule["number"] for rule in rules for e in rule["examples"]}
        examples = examples_of(find_game("khartoum"))
        assert named == {name: example.place for name, example in examples.items()}
        titles = set()
        for language in ("en", "de", "fr"):
            path = "/api/games/khartoum/examples/attack"
            view = await server.call("GET", path, language=language)
            assert await server.call("GET", path, language=language) == view
            titles.add(view["title"])
            assert [frame["asked"] is not None for frame in view["frames"]].count(True) == 1
            assert all(frame["caption"] for frame in view["frames"])
        assert len(titles) == 3


async def test_what_is_not_there_is_declined(tmp_path):
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        path = "/api/games/khartoum/examples/nothing"
        assert (await server.call("GET", path, status=404))["code"] == "no-table"
        assert await server.call("GET", "/api/games/nothing/examples/attack", status=404)
