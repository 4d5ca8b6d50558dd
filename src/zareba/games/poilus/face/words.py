"""What is said above a question, beside an option, of what is missing, and at the end (LP-9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zareba.engine import Phrases, Speaker
from zareba.games.poilus.facts.tables import CHRISTMAS, SOLO
from zareba.games.poilus.rules import asks
from zareba.games.poilus.rules.cards import springs_a_trap
from zareba.games.poilus.rules.limits import FORBIDDEN, FORCED, held_back, threat_limit
from zareba.games.poilus.rules.morale import morale_drop
from zareba.games.poilus.rules.state import (
    State,
    active,
    active_threats,
    cards_in_hands,
    hand_of,
    in_force,
    marks,
    tiles_of,
)
from zareba.games.poilus.rules.support import destination
from zareba.games.poilus.rules.withdrawal import ABSENT_MINDED

from .board import counted_threat, described_mission, played_by

# What a few random games need not reach; cases P-43, P-61, CC-71 and CC-81 show it.
RARE = (
    "poilus.CardOnTop",
    "poilus.CollectTarget",
    "poilus.Payment",
    "poilus.TileToRemove",
    "poilus.orders.collect",
    "poilus.orders.peek",
)


# --------------------------------------------------------------------------- above a question
def situation(g: State, ask: Any, words: Speaker) -> Iterator[str]:
    """LP-5.17, LP-7.9, LP-8.2: who you are, how near failure, breaking and the drop are."""
    if isinstance(ask, asks.SoldierCard):
        return
    place = g.soldier.index(ask.soldier) if hasattr(ask, "soldier") else _own_place(g, ask.seat)
    yield _who(g, ask.seat, place, words)
    yield from _comrades(g, ask.seat, place, words)
    if g.missions:
        yield words.text("now-missions", missions=words.listed("mission", g.missions))
    yield _threats(g, words)
    yield from _marks(g, words)
    if g.phase == "mission" and not g.final:
        yield _drop(g, words)
    hand = hand_of(g, place) if place < len(g.present) else []
    if hand:
        yield words.text("now-hand", cards=words.listed("card", hand))
    if isinstance(ask, asks.Action) and g.variant != SOLO and place == ask.seat:
        tiles = words.listed("tile", tiles_of(g, place))
        yield words.text("now-tiles", tiles=tiles or words.text("board-nothing"))


def _drop(g: State, words: Speaker) -> str:
    """LP-8.2, LP-14.12: what the end of the mission would cost now, and whether that loses."""
    solo, drop = g.variant == SOLO, morale_drop(g)
    return str(
        words.text(
            "now-drop", n=drop, cards=cards_in_hands(g), more=g.facts.number["solo_drop"],
            solo="yes" if solo else "no", lost="yes" if drop >= len(g.morale) else "no",
        )
    )  # fmt: skip


def _who(g: State, seat: int, place: int, words: Speaker) -> str:
    """The soldier that acts, and the piles."""
    message, role = "now-for", "other"
    if place == seat and g.variant != SOLO:
        message, role = "now-you", "leader" if place == g.leader else "other"
    soldier = words.name("soldier", g.soldier[place])
    about = {"n": g.mission, "trials": len(g.trials), "morale": len(g.morale)}
    return str(words.text(message, soldier=soldier, role=role, **about))


def _comrades(g: State, seat: int, place: int, words: Speaker) -> Iterator[str]:
    """LP-3.11: the others, whose they are, whether they are still there, how many cards they hold.

    The Solo soldiers share one hand and are one person's; where they lie counts (LP-14.10).
    """
    if g.variant == SOLO:
        row = [
            words.text("now-in" if present else "now-out", soldier=words.name("soldier", soldier))
            for soldier, present in zip(g.soldier, g.present, strict=True)
        ]
        yield words.text("now-row", soldiers=", ".join(row))
        return
    others = []
    for other, present in enumerate(g.present):
        if other in (seat, place):
            continue
        player, cards = played_by(g.players, other, words), len(hand_of(g, other))
        others.append(
            words.text(
                "now-comrade-in" if present else "now-comrade-out",
                soldier=words.name("soldier", g.soldier[other]),
                player=f"{player}, " if player else "",
                n=cards,
            )
        )
    if others:
        yield words.text("now-comrades", comrades=words.text("text-semicolon").join(others))


def _own_place(g: State, seat: int) -> int:
    """LP-14.6: in Solo the soldier with the token stands for all."""
    return g.leader if g.variant == SOLO else seat


def _marks(g: State, words: Speaker) -> Iterator[str]:
    """LP-7.9: who carries hard knocks, and at how many marks all have lost."""
    for place, knocks in enumerate(g.knocks):
        if knocks:
            yield words.text(
                "now-marks", soldier=words.name("soldier", g.soldier[place]), n=marks(g, place),
                most=g.facts.number["marks_limit"], cards=words.listed("card", knocks),
            )  # fmt: skip


def _threats(g: State, words: Speaker) -> str:
    """LP-5.16, LP-5.17: every active threat, and at how many of a kind the mission fails."""
    found = [
        counted_threat(g.facts, words, t, active_threats(g, t), threat_limit(g), tuple(g.missions))
        for t in g.facts.threats
        if active_threats(g, t)
    ]
    if not found:
        return str(words.text("now-none-active", most=threat_limit(g)))
    return str(words.text("now-threats", threats=", ".join(found)))


# ----------------------------------------------------------------------------- beside a choice
def hint(g: State, ask: Any, choice: Any, words: Speaker) -> str:
    """What a player should know of an option; only from what his seat can see."""
    if isinstance(ask, asks.MissionCard):
        return _mission_hint(g, choice, words)
    if isinstance(ask, asks.Intensity):
        dealt = min(choice * len(g.present), len(g.trials))
        return str(words.text("hint-dealt", dealt=dealt, left=len(g.trials) - dealt))
    if isinstance(ask, asks.SupportTile):
        place = g.soldier.index(ask.soldier)
        receiver = g.soldier[destination(g, place, choice)]
        return str(words.text("hint-to", soldier=words.name("soldier", receiver)))
    if isinstance(ask, asks.CollectTarget):
        return str(words.text("hint-under", n=len(g.under[g.missions.index(choice)])))
    if isinstance(ask, asks.Payment):
        return _payment_hint(g, choice, words)
    if isinstance(ask, asks.ChristmasTarget):
        owner = next(p for p, knocks in enumerate(g.knocks) if choice in knocks)
        return str(words.name("soldier", g.soldier[owner]))
    if isinstance(ask, asks.SpeechAnswer):
        return str(words.text("hint-nothing-fits")) if ask.options(g) == [choice] else ""
    if isinstance(ask, asks.FillUp):
        drawn = min(g.facts.number["solo_hand"] - cards_in_hands(g), len(g.trials))
        return str(words.text("hint-fill", n=drawn)) if choice == asks.YES else ""
    return _action_hint(g, choice, words) if isinstance(ask, asks.Action) else ""


def _mission_hint(g: State, mission: str, words: Speaker) -> str:
    if mission in g.facts.finals:
        return str(words.name("missiontext", mission))
    return described_mission(g.facts, words, mission, len(g.present), "hint-mission")


def _payment_hint(g: State, mission: str, words: Speaker) -> str:
    if mission == asks.NONE:
        return ""
    return str(words.text("hint-pay", n=g.facts.missions[mission].discard.cards))


def _action_hint(g: State, choice: Any, words: Speaker) -> str:
    if choice == asks.WITHDRAW:
        return _withdrawal_hint(g, words)
    if choice[0] == "speech":
        return str(words.text("hint-speech"))
    told = list(_card_hints(g, choice[1], words)) if choice[0] == "play" else []
    if choice[0] == "charm" or (choice[0] == "play" and not _would_fail(g, choice[1])):
        told = [*_threats_after(g, choice, words), *told]
    said = [words.text("text-semicolon").join(told)]
    if choice[0] == "play" and choice[1] in g.facts.knocks:
        said.append(words.name("cardtext", choice[1]))
    return ". ".join(filter(None, said))


def _threats_after(g: State, choice: Any, words: Speaker) -> Iterator[str]:
    """LP-5.16: how the threats on a card stand when it is played, or averted by a charm."""
    card, more = choice[1], 1 if choice[0] == "play" else -1
    found = [
        counted_threat(
            g.facts, words, threat, active_threats(g, threat) + more * times,
            threat_limit(g), tuple(g.missions),
        )
        for threat in g.facts.threats
        if (times := _times(g, card, threat))
    ]  # fmt: skip
    if found:
        yield words.text("hint-then", threats=", ".join(found))


def _times(g: State, card: str, threat: str) -> int:
    mask = g.facts.fields[threat]
    return (g.facts.symbols[card] & mask) // (mask & -mask)


def _card_hints(g: State, card: str, words: Speaker) -> Iterator[str]:
    """LP-5.14, LP-5.17, LP-7.9: failure, trap, the marks of a hard knock and what it does."""
    facts = g.facts
    if _would_fail(g, card):
        yield words.text("hint-fails")
    elif springs_a_trap(g, card):
        yield words.text("hint-trap")
    if card in facts.knocks and card != CHRISTMAS:
        most, then = facts.number["marks_limit"], _marks_with(g, card)
        yield words.text("hint-last-mark" if then >= most else "hint-mark", n=then, most=most)


def _would_fail(g: State, card: str) -> bool:
    """LP-5.14: so many threats of one kind that are active."""
    count = active(g) + g.facts.symbols[card]
    if g.missions:
        count &= in_force(g).counted
    return bool((count + g.facts.failing[g.final]) & g.facts.top_bits)


def _marks_with(g: State, card: str) -> int:
    """LP-7.9: those of the soldier whose turn it is, if he plays that hard knock."""
    return marks(g, g.turn) + g.facts.weight[card]


def warning(g: State, ask: Any, choice: Any, words: Speaker) -> str:
    """LP-5.14, LP-7.9, LP-9.2: what can lose the game: a failure, the last mark, no morale left."""
    if not isinstance(ask, asks.Action):
        return ""
    if choice == asks.WITHDRAW:
        return _morale_warning(g, words)
    return _card_warning(g, choice[1], words) if choice[0] == "play" else ""


def _morale_warning(g: State, words: Speaker) -> str:
    alone = not g.final and g.present.count(True) == 1
    ends = alone and morale_drop(g) >= len(g.morale)
    return words.text("warning-morale", n=morale_drop(g), left=len(g.morale)) if ends else ""


def _card_warning(g: State, card: str, words: Speaker) -> str:
    if _would_fail(g, card):
        return words.text("warning-fails")
    knock = card in g.facts.knocks and card != CHRISTMAS
    last = knock and _marks_with(g, card) >= g.facts.number["marks_limit"]
    return words.text("warning-mark", n=_marks_with(g, card)) if last else ""


def _withdrawal_hint(g: State, words: Speaker) -> str:
    """LP-8.2: the drop if this ends the mission; LP-6.14: the tile it costs."""
    if g.final or g.present.count(True) > 1:
        told = [words.text("hint-keeps", n=len(hand_of(g, g.turn)))]
    else:
        told = [words.text("hint-drop", n=morale_drop(g), left=len(g.morale))]
    if (
        ABSENT_MINDED in g.knocks[g.turn]
        and g.variant != SOLO
        and (left := len(tiles_of(g, g.turn)))
    ):
        told.append(words.text("hint-tile-lost", n=left))
    return words.text("text-semicolon").join(told)


# ------------------------------------------------------------------------- what is not possible
def missing(g: State, ask: Any, words: Speaker) -> Iterator[tuple[str, str, str]]:
    """LP-5.2: each kind of action that is not open now, why, and by which rule."""
    if isinstance(ask, asks.Intensity):
        yield from _no_intensity(g, ask, words)
    if not isinstance(ask, asks.Action):
        return
    place, hand = g.turn, hand_of(g, g.turn)
    way, by, rule = held_back(g, place, len(hand))
    if way == FORCED:
        for action in ("play", "charm", "speech"):
            reason = words.text(f"closed-{by}", card=words.name("card", by))
            yield words.text(f"missing-{action}"), reason, rule
        return
    if not hand:
        yield words.text("missing-play"), words.text("closed-cards"), "LP-5.20"
    yield from _no_charm(g, place, words)
    yield from _no_speech(g, place, words)
    if way == FORBIDDEN:
        most = g.facts.number["hardheaded_cards"]
        reason = words.text(f"closed-{by}", n=most, card=words.name("card", by))
        yield words.text("missing-withdraw"), reason, rule


def _no_intensity(g: State, ask: asks.Intensity, words: Speaker) -> Iterator[tuple[str, str, str]]:
    """LP-4.3: what the first mission does not allow."""
    least = ask.options(g)[0]
    if g.mission == 1 and not g.missions and least > g.facts.number["least_intensity"]:
        reason = words.text("closed-first-intensity", n=least)
        for number in range(g.facts.number["least_intensity"], least):
            yield words.text("missing-intensity", n=number), reason, "LP-4.3"


def _no_charm(g: State, place: int, words: Speaker) -> Iterator[tuple[str, str, str]]:
    """LP-5.7, LP-5.8, LP-12.9."""
    label, averted = words.text("missing-charm"), g.facts.averted[g.soldier[place]]
    if not g.charm[place]:
        yield label, words.text("closed-charm-used"), "LP-5.7"
    elif g.missions and in_force(g).no_charm:
        yield label, words.text("closed-charm-mission"), "LP-12.9"
    elif not any(card in averted for card in g.no_mans_land):
        threat = words.name("threat", g.facts.charm_of[g.soldier[place]])
        yield label, words.text("closed-charm-nothing", threat=threat), "LP-5.8"


def _no_speech(g: State, place: int, words: Speaker) -> Iterator[tuple[str, str, str]]:
    """LP-5.9, LP-6.4, LP-12.10."""
    label = words.text("missing-speech")
    if "mute" in g.knocks[place]:
        yield label, words.text("closed-speech-mute", card=words.name("card", "mute")), "LP-6.4"
    elif g.missions and in_force(g).no_speech:
        yield label, words.text("closed-speech-mission"), "LP-12.10"
    elif place >= g.players or not g.speeches[place]:
        yield label, words.text("closed-speech-none"), "LP-5.9"


def epilogue(g: State, words: Speaker) -> Iterator[str]:
    """How far peace and the Monument were; the report counts the missions."""
    left = len(g.trials) + cards_in_hands(g)
    yield words.text("epilogue-left", trials=left, morale=len(g.morale))


PHRASES = Phrases(
    situation=situation, hint=hint, warning=warning, missing=missing, epilogue=epilogue
)
