"""What is said beside a choice and at the end of the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zareba.games.khartoum.facts.tables import DEFENCE, PALACE, RAID, SORTIE
from zareba.games.khartoum.rules import asks
from zareba.games.khartoum.rules.banners import PAIRS, defence_sum, foreseen
from zareba.games.khartoum.rules.limits import offered
from zareba.games.khartoum.rules.state import State, fort_level
from zareba.games.khartoum.rules.turn import grade, won

# Which factor of a counter matters for a question.
_FACTOR: dict[type[Any], int] = {
    asks.RaidInfantry: RAID,
    asks.SortieInfantry: SORTIE,
    asks.UnitToPost: DEFENCE,
}


def hint(g: State, ask: Any, choice: Any, words: Any) -> str:
    """What a player should know of an option: where it lies, what it is worth, what it risks."""
    if choice in g.facts.zone_index:
        return _zone_hint(g, ask, choice, words)
    if choice in g.facts.factors:
        factor = _FACTOR.get(type(ask), getattr(ask, "factor", None))
        if factor is None:
            return ""
        value = g.facts.factors[choice][factor] or 0
        return str(words.text("hint-factor", n=value))
    if isinstance(ask, asks.PayForDefence):
        return _payment_hint(g, ask, choice == asks.YES, words)
    if isinstance(ask, asks.CardOption):
        return _card_hint(g, ask, choice, words)
    if isinstance(ask, asks.NextAction):
        return _closing_hint(g, choice, words)
    if isinstance(ask, asks.Target):
        banner = g.facts.banners.index(choice)
        return str(words.text("hint-banner", n=g.at[banner], strength=g.strength[banner]))
    return ""


def _closing_hint(g: State, choice: str, words: Any) -> str:
    """LK-4.1.4: after an action, those that stand before it in the order are closed."""
    actions = g.facts.action
    if choice not in actions or g.ap <= actions[choice].ap:
        return ""
    closed = [a for a in offered(g) if actions[a].order < actions[choice].order]
    return str(words.text("hint-closes", actions=words.listed("action", closed))) if closed else ""


def _zone_hint(g: State, ask: Any, zone: str, words: Any) -> str:
    """Path, number and level; LK-6.1.4: works in the Palace help in no fight."""
    level = fort_level(g, zone)
    if zone == PALACE:
        fortifies = isinstance(ask, asks.ZoneToFortify | asks.FreeImprovement)
        return str(words.text("hint-palace" if fortifies else "hint-level", level=level))
    banner = words.name("banner", g.facts.banners[g.facts.path_of[zone]])
    return str(words.text("hint-zone", banner=banner, n=g.facts.number_of[zone], level=level))


def _payment_hint(g: State, ask: asks.PayForDefence, paid: bool, words: Any) -> str:
    """LK-14.16: total and row for both answers; before the dice (option O3) the odds."""
    zone = g.facts.zone_index[ask.zone]
    if g.dice:
        row = foreseen(g, zone, paid, sum(g.dice))
        total = sum(g.dice) + defence_sum(g, zone, paid)
        return str(words.text("hint-total", total=total, row=words.name("row", row.id)))
    held = sum(not foreseen(g, zone, paid, pair).advance for pair in PAIRS)
    return str(words.text("hint-odds", percent=round(100 * held / len(PAIRS))))


def _card_hint(g: State, ask: asks.CardOption, option: str, words: Any) -> str:
    """LK-5.9: a choice that loses the game is open, but not without a warning."""
    for effect in g.facts.effects[ask.effect].options[option]:
        step = g.facts.effects[effect]
        if (step.op == "cm" and g.cm + step.delta < 1) or (
            step.op == "rp" and g.rp + step.delta < 1
        ):
            return str(words.text("hint-fatal"))
    return ""


def epilogue(g: State, words: Any) -> Iterator[str]:
    """LK-9.3: the performance grade after a defeat."""
    if not won(g, 0):
        yield words.name("grade", grade(g))
