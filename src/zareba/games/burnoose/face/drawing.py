"""What a drawing of the table needs: facts once, and what everybody can work out from the board."""

from __future__ import annotations

from typing import Any

from zareba.engine import Speaker
from zareba.games.burnoose.facts.tables import (
    AR,
    ARMIES,
    BERBERS,
    FIGHTERS,
    FRENCH,
    RESOURCES,
    Facts,
)
from zareba.games.burnoose.rules.battle_asks import LOSSES
from zareba.games.burnoose.rules.combat import SHELTERED
from zareba.games.burnoose.rules.limits import affordable, lands_reaching, resources_in_hand
from zareba.games.burnoose.rules.state import DEPLOYED, State, is_eliminated

from .naming import troops
from .ways import SYMBOLS, ways


# ------------------------------------------------------------------------------------ facts, once
def facts_for_drawing(facts: Facts, words: Speaker) -> dict[str, Any]:
    """Everything that never changes, with names in the reader's language."""
    return {
        "nodes": {
            node: {"kind": _kind(facts, node), "at": at, "name": words.name("node", node)}
            for node, at in facts.places.items()
        },
        "roads": facts.roads,
        "forks": [
            {"node": node, "from": came_from, **branches}
            for (node, came_from), branches in facts.forks.items()
        ],
        "regions": [{"id": r, "name": words.name("region", r)} for r in facts.regions],
        "villages": [_village(facts, words, i) for i in range(len(facts.villages))],
        "units": {unit: _unit(facts, words, unit) for unit in (*BERBERS, *LOSSES)},
        "berbers": BERBERS,
        "army_units": LOSSES,
        "cards": {card: _card(facts, words, card) for card in facts.resources},
        "display": facts.display,
        "figures": facts.figures,
        "automata": {card: _french_card(facts, words, card) for card in facts.french_cards},
        "armies": [_army(facts, words, army) for army in (0, *ARMIES)],
        "players": [words.name("player", seat) for seat in range(max(facts.seating))],
        "symbols": words.named("symbol", SYMBOLS),
        "resources": [words.name("resource", i) for i in range(len(RESOURCES))],
        "status": words.named("status", ("abandoned", "submitted", "french")),
        "states": words.texts("state", ("undeployed", "deployed", "retreated")),
        "numbers": {
            "tokens": facts.tokens,
            "actions": facts.max_actions,
            "purchases": facts.max_purchases,
            "defenses": facts.defense_markers,
        },
        "words": words.texts("draw", DRAWN_WORDS)
        | {f"closed-{name}": words.text(f"closed-{name}") for name in WHY_NOT},
    }


def _army(facts: Facts, words: Speaker, army: int) -> dict[str, Any]:
    """One of the three, or (0) the reinforcement, which neither deploys nor retreats."""
    return {
        "name": words.name("army", army),
        "deploy": facts.deploy_at[army] if army else 0,
        "retreat": facts.retreat_at[army] if army else 0,
    }


DRAWN_WORDS = (
    "colon", "map", "villages", "armies", "reinforcement", "automata", "display", "hand", "deck",
    "discard",
    "players", "leader", "tokens", "actions", "retreat-token", "unused", "used",
    "french-cards-left", "french-card", "row", "next-cards", "empty", "cards", "defenses",
    "deploys-at", "retreats-at", "units", "missing", "show-way", "way", "way-either",
    "way-decides", "way-stays", "steps", "halted", "pursuit", "start", "hidden", "reaches",
    "price", "gives", "left", "can-buy", "cannot-buy", "market-on", "blocks", "no-retreat",
    "combat", "ambush", "berbers", "french", "hits", "hit", "no-hit", "rerolled", "lost",
    "hits-so-far", "fallen", "women-left", "removed", "out", "eliminated", "turn-of",
    "french-turn", "over", "you", "looking-at", "dealt", "known-in-hand", "on-top", "stands-in",
    "in-supply", "nobody", "no-units", "fork", "stop", "your-purse", "force", "turned-over",
    "symbols-left",
    "dice-legend", "fighting", "set-up", "not-played", "not-now", "not-your-turn",
)  # fmt: skip
WHY_NOT = (
    "no-ability-of", "no-fighter-card", "no-weapons", "no-army", "no-force", "no-road",
)  # fmt: skip


def _kind(facts: Facts, node: str) -> str:
    if node in facts.starts:
        return "start"
    return "village" if node in facts.number else "stop"


def _village(facts: Facts, words: Speaker, number: int) -> dict[str, Any]:
    village = facts.villages[number]
    terrain = facts.terrain[village]
    return {
        "id": village,
        "name": words.name("village", village),
        "region": facts.regions[facts.seating[1].land[number]],  # alone, lands are the regions
        "terrain": terrain,
        "terrain_name": words.name("terrain", terrain),
        "terrain_text": words.text(f"draw-terrain-{terrain}"),
        "hits": _rows(facts, terrain),
    }


def _rows(facts: Facts, terrain: str) -> dict[str, tuple[int, ...]]:
    """RB-15.8, RB-15.4: hits by face in a combat for a village of this terrain."""
    rows = {unit: row[1:] for unit, row in facts.hits.items()}
    if terrain == SHELTERED:
        artillery = FRENCH[AR]
        rows[artillery] = tuple(max(0, n - 1) for n in rows[artillery])
    return rows


def _unit(facts: Facts, words: Speaker, unit: str) -> dict[str, Any]:
    rolls_as = unit.removeprefix("turned_")
    return {
        "name": words.name("unit", unit),
        "several": words.several("unit", unit),
        "side": "berber" if unit in BERBERS else "french",
        "rolls_as": rolls_as,
        "hits": facts.hits[rolls_as][1:],
    }


def _card(facts: Facts, words: Speaker, card: str) -> dict[str, Any]:
    group = "leader" if card in facts.leaders else "starter"
    cost = None
    if card in facts.stack:
        group, cost = "display", facts.costs[facts.stack[card]]
    return {
        "name": words.name("card", card),
        "text": words.text(f"cardtext-{card}"),
        "group": group,
        "resources": facts.resources[card],
        "cost": cost,
        "play": card in facts.playable,
        "place": card in facts.bonus,
        "ambush": card in FIGHTERS,
        "blocks": card in facts.blockers,
        "rolls_as": facts.rolls_as.get(card, "") if card in facts.figures else "",
    }


def _french_card(facts: Facts, words: Speaker, card: str) -> dict[str, Any]:
    found = facts.french_cards[card]
    return {
        "name": words.name("automata", card),
        "number": card[1:],
        "symbol": found.symbol,
        "units": found.units,
        "effect": found.effect,
        "text": card_text(facts, words, card),
    }


def card_text(facts: Facts, words: Speaker, card: str) -> str:
    """RB-12.5: what an automata card says beside its pictured units."""
    found = facts.french_cards[card]
    if found.effect == "none":
        return ""
    return str(
        words.text(
            f"draw-effect-{found.effect}",
            army=words.name("army", found.army),
            units=troops(words, FRENCH, found.extra),
            cards=words.listed("card", found.cards),
        )
    )


# ------------------------------------------------------------------ what can be worked out, always
def outlook(g: State, seat: int | None) -> dict[str, Any]:
    """What a reader (None: a spectator) could work out from what he sees, in ids and numbers.

    ``ways``: where each army goes with either symbol; ``reach``: who may ambush it; ``hits`` of the
    dice on the table; ``purse``, ``affordable``: what the own hand can buy; ``symbols``: how many
    of each are among the automata cards this reader has not seen.
    """
    found: dict[str, Any] = {
        "ways": [None, *(ways(g, army) for army in ARMIES)],
        "reach": [[], *(_reach(g, army) for army in ARMIES)],
        "hits": _hits(g),
        "symbols": _symbols(g, seat),
        "eliminated": [s for s in range(len(g.hand)) if is_eliminated(g, s)],
    }
    if seat is not None and g.hand[seat]:
        found |= _means(g, seat)
    return found


def _reach(g: State, army: int) -> list[int]:
    """RB-6.2: the seats whose open villages the army's road leads to."""
    if g.army_state[army] != DEPLOYED:
        return []
    lands = lands_reaching(g, army)
    return sorted({g.owner[i] for i, land in enumerate(g.land) if land in lands and land >= 0})


def _hits(g: State) -> list[int]:
    """RB-15.8: of each die on the table, as it lies."""
    return [hits_of(g, unit, face) for unit, face in zip(g.dice_of, g.dice, strict=False)]


def hits_of(g: State, unit: str, face: int) -> int:
    """RB-15.4, RB-15.8: of one die, in the village that is fought for or in an ambush."""
    entered = g.entered[g.fighting]
    return _rows(g.facts, g.facts.terrain[entered] if entered else "")[unit][face - 1]


def _symbols(g: State, seat: int | None) -> dict[str, int]:
    """RB-4.3: of the cards that are neither open nor foreseen; with 2 players four are out."""
    seen = {*g.row, *g.french_discard, g.french_card}
    seen.update(g.foreseen[seat] if seat is not None else ())
    return symbols_left(g.facts, seen)


def symbols_left(facts: Facts, seen: set[str]) -> dict[str, int]:
    """RB-12.9: of each symbol, among all automata cards but those seen."""
    hidden = [card.symbol for name, card in facts.french_cards.items() if name not in seen]
    return {symbol: hidden.count(symbol) for symbol in SYMBOLS}


def _means(g: State, seat: int) -> dict[str, Any]:
    """RB-7.1, RB-7.2: what the hand is worth now, and which stacks that would pay for."""
    g = g.clone()
    g.purse[seat] = g.purse[seat] or resources_in_hand(g, seat)
    return {"purse": g.purse[seat], "affordable": affordable(g, seat)}
