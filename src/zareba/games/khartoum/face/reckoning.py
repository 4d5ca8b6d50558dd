"""The sum of a fight in words: what counts, how likely each result is, and what it brings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zareba.engine import Speaker
from zareba.games.khartoum.facts.schema import Row
from zareba.games.khartoum.rules import asks
from zareba.games.khartoum.rules.banners import WAYS
from zareba.games.khartoum.rules.state import State

from . import sums

THROWS = sum(WAYS.values())  # of two dice


def lines(g: State, ask: Any, words: Speaker) -> Iterator[str]:
    """LK-6.5.4, LK-6.6.5, LK-7.2.2: above a question that changes a sum."""
    if not isinstance(ask, asks.PayForDefence | sums.EXPEDITION):
        return
    found = sums.standing(g, ask)
    if found is None:
        return
    given = {
        "kind": words.text(f"draw-{found['kind']}"),
        "banner_the": words.facts({"banner": found["banner"]})["banner_the"],
        "terms": words.facts({"terms": found["terms"]})["terms"] or words.text("board-none"),
        "modifier": found["modifier"],
    }
    if found["dice"]:
        dice = " + ".join(map(str, found["dice"]))
        yield words.text("now-sum-thrown", dice=dice, total=found["total"], **given)
        return
    yield words.text("now-sum", **given)
    rows = {
        row.id: row for row in (*g.facts.raid_rows, *g.facts.sortie_rows, *g.facts.defence_rows)
    }
    yield words.text(
        "now-chances",
        rows=words.text("text-semicolon").join(
            words.text(
                "now-chance", row=words.name("row", row),
                percent=round(100 * ways / THROWS), effects=_in_brackets(rows[row], words),
            )
            for row, ways in found["ways"].items()
            if ways
        ),
    )  # fmt: skip


def _in_brackets(row: Row, words: Speaker) -> str:
    brings = ", ".join(effects(row, words))
    return f" ({brings})" if brings else ""


def effects(row: Row, words: Speaker) -> Iterator[str]:
    """LK-12: what a result does beside its losses."""
    for name in ("rp", "cm", "strength"):
        if change := getattr(row, name, 0):
            yield words.text(f"effect-{name}", n=change)
    for name in ("retreat", "disorganised", "advance"):
        if getattr(row, name, False):
            yield words.text(f"effect-{name}")


def losses(row: Row, words: Speaker) -> str:
    """LK-12.4: how the troops' losses are rolled for."""
    modifier = row.casualties.get("troops")
    return "" if modifier is None else str(words.text("effect-losses", n=modifier))
