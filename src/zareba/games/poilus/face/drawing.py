"""What a drawing of the table needs, and what an option would lead to (for the browser client)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from zareba.engine import Speaker
from zareba.games.poilus.facts.tables import CHRISTMAS, FIELD, FULL, SOLO, Facts
from zareba.games.poilus.rules import asks
from zareba.games.poilus.rules.cards import springs_a_trap
from zareba.games.poilus.rules.limits import fails, threat_limit
from zareba.games.poilus.rules.morale import morale_drop
from zareba.games.poilus.rules.orders import discard_mission
from zareba.games.poilus.rules.state import State, active, cards_in_hands, hand_of, in_force, marks
from zareba.games.poilus.rules.support import destination, is_selfish, shown_by

DRAWN_WORDS = (
    "land", "threats", "of-limit", "near", "reached", "ignored", "trials", "peace", "morale",
    "monument", "mission", "preparation", "phase-mission", "support", "phase-morale", "leader",
    "in", "out", "markers", "acts", "charm", "charm-used", "speech", "hand", "tiles",
    "tile-hidden", "placed", "knocks", "marks", "marks-limit", "sleeps", "novice", "chaplain",
    "trap", "supply", "discard", "missions", "under", "attached", "deck", "final", "known",
    "put-back", "looking", "your-hand", "shared-hand", "open-hand", "none", "empty-land",
    "nobody-inside",
    "last-mission", "returned", "succeeded", "failed", "supported", "nobody", "drop", "ended-now",
    "left-in-reserve", "would-fail", "would-trap", "least", "box", "drawn-tiles", "hard-knock",
    "christmas", "easy", "normal", "hard", "soldiers", "in-hands", "intensity", "to",
    "candidates", "card", "colon",
)  # fmt: skip


# ---------------------------------------------------------------------------------- for drawing
def facts_for_drawing(facts: Facts, words: Speaker) -> dict[str, Any]:
    """Everything a drawing needs that never changes, with names in the reader's language."""
    return {
        "threats": [{"id": t, "name": words.name("threat", t)} for t in facts.threats],
        "marks": facts.number["marks_limit"],
        "expansion": facts.expansion,
        "cards": {card: _card(facts, words, card) for card in facts.symbols},
        "soldiers": {
            s: {"name": words.name("soldier", s), "charm": facts.charm_of[s]}
            for s in facts.soldiers
        },
        "tiles": {t: {"name": words.name("tile", t)} for t in (*facts.offset, *facts.solo_offset)},
        "missions": {m: _mission(facts, words, m) for m in facts.missions},
        "finals": {
            f.id: {
                "name": words.name("mission", f.id),
                "text": words.name("missiontext", f.id),
            }
            for f in facts.finals.values()
        },
        "words": words.texts("draw", DRAWN_WORDS),
    }


def _card(facts: Facts, words: Speaker, card: str) -> dict[str, Any]:
    """A trial card: what it shows, and for a hard knock what it does."""
    kind = "threat" if card in facts.threat_cards else "knock"
    knock = facts.knocks.get(card)
    return {
        "name": words.name("card", card),
        "kind": "christmas" if card == CHRISTMAS else kind,
        "threats": _shown(facts, facts.symbols[card]),
        "trap": facts.traps and card in facts.trap_cards,
        "text": words.name("cardtext", card) if knock else "",
        "marks": knock.weight if knock else 0,
        "sleeps": knock.sleeps if knock else False,
    }


def _shown(facts: Facts, symbols: int) -> list[str]:
    return [t for t, n in _counted(facts, symbols).items() if n]


@lru_cache(maxsize=1024)  # the same few sums in every view, beat and preview
def _counted(facts: Facts, symbols: int) -> dict[str, int]:
    """The six counts in one number, one by one."""
    return {t: symbols >> FIELD * i & FULL for i, t in enumerate(facts.threats)}


def _mission(facts: Facts, words: Speaker, mission: str) -> dict[str, Any]:
    card, effect = facts.missions[mission], facts.in_force((mission,))
    return {
        "name": words.name("mission", mission),
        "text": words.name("missiontext", mission),
        "box": words.name("missionbox", mission) if card.box else "",
        "difficulty": card.difficulty,
        "least": [card.min_2_3, card.min_4_5],
        "threats": _shown(facts, effect.symbols),
        "ignored": [e.threat for e in card.effects if e.kind == "ignore_threat"],
        "collects": card.discard.cards if card.discard.kind == "collect" else 0,
        "open_tiles": effect.support_public,
        "silent": card.silences,
    }


# ------------------------------------------------------------------------- how things stand
def outlook(g: State, _seat: int | None) -> dict[str, Any]:
    """What everybody could work out from what lies open; ids and numbers only."""
    found: dict[str, Any] = {
        "threats": _counted(g.facts, active(g)),
        "limit": threat_limit(g),
        "ignored": [t for t in g.facts.threats if not g.facts.fields[t] & in_force(g).counted],
        "marks": [marks(g, place) for place in range(len(g.knocks))],
        "hands": cards_in_hands(g),
        "gifts": _gifts(g.facts, tuple(g.soldier), _selfish(g)),
    }
    if g.phase == "mission" and not g.final:
        found["drop"] = morale_drop(g)
    return found


def _selfish(g: State) -> tuple[bool, ...]:
    """LP-6.10: by place, whether a tile laid there stays."""
    return tuple(is_selfish(g, place) for place in range(len(g.soldier)))


@lru_cache(maxsize=256)  # asked for every beat of every film; it hardly ever changes
def _gifts(
    facts: Facts, soldiers: tuple[str, ...], selfish: tuple[bool, ...]
) -> list[dict[str, str]]:
    """LP-7.2: by place, who would get each kind of tile from there."""
    places = len(soldiers)
    return [
        {t: soldiers[at if keeps else shown_by(facts, t, at, places)] for t in facts.offset}
        for at, keeps in enumerate(selfish)
    ]


# -------------------------------------------------------------------- what an option leads to
def preview(g: State, ask: Any) -> dict[str, Any]:
    """Ids and numbers only: for each option what it changes.

    Everything follows from what the asked seat sees; a card that a trap turns over does not.
    """
    options = [_foreseen(g, ask, choice) for choice in ask.options(g)]
    return {"options": options} if any(options) else {}


def _foreseen(g: State, ask: Any, choice: Any) -> dict[str, Any] | None:
    match ask:
        case asks.Action():
            return _after(g, choice)
        case asks.SupportTile(soldier=soldier):
            receiver = destination(g, g.soldier.index(soldier), choice)
            return {"to": g.soldier[receiver]}
        case asks.Payment():
            return None if choice == asks.NONE else _paid(g, choice)
        case asks.Intensity():
            dealt = min(choice * len(g.present), len(g.trials))
            return {"dealt": dealt, "left": len(g.trials) - dealt}
    return None


def _paid(g: State, mission: str) -> dict[str, Any]:
    """LP-12.31, LP-5.25: the symbols go with the card, the cards drawn stay in the hand."""
    price, after = g.facts.missions[mission].discard.cards, g.clone()
    discard_mission(after, mission, "LP-12.31")
    hand_of(after, g.turn).extend([""] * price)
    found = {"threats": _changed(g, after), "fails": fails(after)}
    return found if g.final else found | {"drop": morale_drop(after)}


def _changed(g: State, after: State) -> dict[str, int]:
    """LP-5.16: the threats that are active more or less often afterwards."""
    now, then = _counted(g.facts, active(g)), _counted(g.facts, active(after))
    return {t: n for t, n in then.items() if n != now[t]}


def _after(g: State, action: Any) -> dict[str, Any] | None:
    """LP-5.16, LP-5.17: the threats an action changes, whether the mission fails by it."""
    found: dict[str, Any] = {}
    after, place = g.clone(), g.turn
    if action == "withdraw":
        after.present[place] = False
    elif action[0] == "play":
        _, card = action
        hand_of(after, place).remove(card)
        if card in g.facts.threat_cards:
            after.no_mans_land.append(card)
        elif card != CHRISTMAS:
            after.knocks[place].append(card)
            found["marks"] = marks(after, place)
        if springs_a_trap(g, card):
            found["trap"] = True
    elif action[0] == "charm":
        after.no_mans_land.remove(action[1])
    else:
        return None
    found["threats"] = _changed(g, after)
    found["fails"] = fails(after)
    if not g.final and g.variant != SOLO:
        found["drop"] = morale_drop(after)
    return found
