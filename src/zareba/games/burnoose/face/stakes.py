"""What is at stake before a choice: stand or retreat, or end the turn with a village empty."""

from __future__ import annotations

from typing import Any

from zareba.engine import Speaker
from zareba.games.burnoose.facts.tables import ARMIES, BERBERS, M
from zareba.games.burnoose.rules import asks, battle_asks
from zareba.games.burnoose.rules.battle_asks import RETREAT, STAND
from zareba.games.burnoose.rules.odds import chance_to_lose
from zareba.games.burnoose.rules.state import (
    State,
    figures_in,
    is_held,
    is_solo,
    other_villages,
    own_villages,
)

from .naming import troops
from .ways import comes_to

# Where the sharpshooters have fired already: in other windows the chance is not worked out.
TOLD_WINDOWS = {"after_sharpshooters", "after_round"}
RISKY = 0.25  # a chance worth a warning
DEADLY = 0.05  # the same where the game would be lost


def stakes(g: State, ask: battle_asks.Retreat, choice: str, words: Speaker) -> str:
    """RB-16.2 to RB-16.6: what either answer costs and keeps, in villages and cards."""
    if choice == STAND:
        told = [_falls(g, ask.village, words), _lost(g, ask, words), _kept(g, ask.village, words)]
    elif ask.fatal:
        told = [words.text("hint-fatal")]
    else:
        told = [_left(g, ask.village, words), words.text("stake-token")]
    return words.text("text-semicolon").join(told)


def chance(g: State, village: str) -> float | None:
    """RB-15: that it falls, fought out without rerolls; None: no odds for such windows."""
    if not TOLD_WINDOWS.issuperset(g.facts.rules.retreat_windows):
        return None
    return chance_to_lose(g, g.fighting, village)


def _percent(g: State, village: str) -> dict[str, Any]:
    found = chance(g, village)
    return {"known": "no" if found is None else "yes", "percent": round(100 * (found or 0))}


def _falls(g: State, village: str, words: Speaker) -> str:
    name = words.name("village", village)
    return words.text("stake-falls", village=name, **_percent(g, village))


def falling(g: State, village: str) -> list[str]:
    """RB-16.6, RB-18.6: the villages that submit with it, itself among them."""
    if is_solo(g) and g.facts.rules.solo_conquest_scope == "village":
        return [village]
    together = {village, *other_villages(g, village)}
    return [v for v in g.facts.villages if v in together]


def _lost(g: State, ask: battle_asks.Retreat, words: Speaker) -> str:
    """RB-16.5 to RB-16.7, RB-17.1, RB-18.6"""
    if ask.fatal:
        return words.text("stake-game")
    villages = falling(g, ask.village)
    lying = sum(len(g.reserve[g.facts.number[v]]) for v in villages)
    elsewhere = [g.units[g.facts.number[v]][M] for v in villages if v != ask.village]
    hidden = len(g.deck[ask.seat]) + len(g.hand[ask.seat]) + len(g.looking_at[ask.seat])
    alone = is_solo(g)
    return words.text(
        "stake-region" if alone else "stake-player",
        villages=words.listed("village", villages), n=len(villages), turned=sum(elsewhere),
        cards=lying if alone else lying + hidden + len(g.discard[ask.seat]),
    )  # fmt: skip


def _kept(g: State, village: str, words: Speaker) -> str:
    lying = g.reserve[g.facts.number[village]]
    return words.text("stake-kept", n=len(lying), cards=words.listed("card", lying))


def _left(g: State, village: str, words: Speaker) -> str:
    """RB-16.3: the village and its cards; who goes where."""
    number = g.facts.number[village]
    people = [troops(words, BERBERS, g.units[number])]
    people += [words.name("card", figure) for figure in figures_in(g, village)]
    lying, refuges = g.reserve[number], other_villages(g, village)
    return words.text(
        "stake-left", village=words.name("village", village), n=len(lying),
        cards=words.listed("card", lying), people=", ".join(filter(None, people)),
        some="yes" if any(people) else "no", refuges=words.listed("village", refuges),
        places=len(refuges),
    )  # fmt: skip


# ---------------------------------------------------------------------------------------- warnings
def warning(g: State, ask: Any, choice: Any, words: Speaker) -> str:
    """RB-15.3, RB-16.4, RB-17.1: what can lose the game, or everything one has, this turn."""
    match ask:
        case battle_asks.Retreat() if choice == RETREAT:
            return words.text("now-retreat-fatal") if ask.fatal else ""
        case battle_asks.Retreat():
            return _standing(g, ask, words)
        case asks.NextAction() if choice == asks.END:
            return " ".join(_open_doors(g, ask.seat, words))
    return ""


def _standing(g: State, ask: battle_asks.Retreat, words: Speaker) -> str:
    found = chance(g, ask.village)
    if found is not None and found < (DEADLY if ask.fatal else RISKY):
        return ""
    lost = "game" if ask.fatal else "region" if is_solo(g) else "player"
    villages = falling(g, ask.village)
    return words.text(
        "warning-stand", village=words.name("village", ask.village), lost=lost,
        villages=words.listed("village", villages), n=len(villages), **_percent(g, ask.village),
    )  # fmt: skip


def _open_doors(g: State, seat: int, words: Speaker) -> list[str]:
    """RB-15.3: own villages without a defender that an army may enter with the next card."""
    empty = {v for v in own_villages(g, seat) if not is_held(g, v)}
    return [
        words.text(
            "warning-empty", army=words.name("army", army), village=words.name("village", village),
            lost="game" if any(g.conquered) or g.retreat_used else "region",
        )
        for army in ARMIES
        for village, steps in comes_to(g, army).items()
        if steps == 1 and village in empty and not _halts(g, village)
    ]  # fmt: skip


def _halts(g: State, village: str) -> bool:
    """RB-14.5: defenses may keep an army out; that is a risk one has taken knowingly."""
    return bool(g.defenses[g.facts.number[village]])
