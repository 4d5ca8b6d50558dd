"""Over HTTP: where facts come from, as `zareba about GAME --reconstructed` says it."""

from __future__ import annotations

import pytest

from server.tables import serving
from support import ALL_GAMES
from zareba.analysis.provenance import counts, sourced
from zareba.engine import Setting

pytestmark = pytest.mark.anyio


async def test_what_no_rulebook_prints_is_listed_with_its_value(tmp_path):
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        for game in ALL_GAMES:
            path = f"/api/games/{game.name}/sources"
            found = await server.call("GET", path, language="fr")
            number = counts(sourced(Setting.of(game).data))

            assert [n for _, n in found["counts"]] == list(number.values())
            assert len(found["unprinted"]) == sum(number.values()) - number["rulebook"]
            assert found["kinds"]["reconstructed"] == "reconstituée"
            assert "--data" in found["replace"]
        await server.call("GET", "/api/games/nothing/sources", status=404)
