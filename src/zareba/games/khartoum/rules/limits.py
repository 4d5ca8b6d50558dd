"""What may be done now: offered actions, eligible units and zones (LK-4.1.4, LK-6.0)."""

from __future__ import annotations

from collections.abc import Callable

from zareba.games.khartoum.facts.tables import DEFENCE, GUNBOAT, PALACE, RAID, SORTIE

from .state import State, controlled, improvable


# ------------------------------------------------------------------------------------- payments
def purse(g: State) -> int:
    """LK-6.0.1, LK-4.2.2: the RP that may be spent; turn 1 pays from its own pool."""
    if g.turn == 1:
        return g.free_rp
    return g.rp - 1 if g.facts.rules.refuse_suicidal_payment else g.rp


def patience(g: State) -> int:
    """LK-6.0.1: the CM that may be spent."""
    return g.cm - 1 if g.facts.rules.refuse_suicidal_payment else g.cm


def most_morale(g: State) -> int:
    """LK-6.2.1, LK-6.0.3: 2 RP for each CM, at most 2, never past the end of the track."""
    action = g.facts.action["raise_cm"]
    return min(action.max_items, purse(g) // action.rp_per_item, g.facts.cm_max - g.cm)


def most_resources(g: State) -> int:
    """LK-6.2.2, LK-6.0.3: 2 CM for each RP, at most 2, never past the end of the track."""
    action = g.facts.action["raise_rp"]
    return min(action.max_items, patience(g) // action.cm_per_item, g.facts.rp_max - g.rp)


# ---------------------------------------------------------------------------- raids and sorties
def raiders(g: State) -> list[str]:
    """LK-6.5.3: regular infantry of one or two steps that has a Raid factor."""
    facts = g.facts
    return [u for u in g.troops if u in facts.regulars and facts.factors[u][RAID] is not None]


def sortie_infantry(g: State) -> list[str]:
    """LK-6.6.3: regulars with a Sortie factor (the reduced Bashi-bazouks have none)."""
    facts = g.facts
    return [u for u in g.troops if u in facts.regulars and facts.factors[u][SORTIE] is not None]


def has_target(g: State) -> bool:
    """LK-6.5.2, LK-6.6.2: a Banner of Strength 1 or more."""
    return max(g.strength) >= g.facts.rules.target_min_strength


# -------------------------------------------------------------------------------------- defence
def defensible(g: State) -> list[str]:
    """LK-6.7.2, LK-6.7.6: zones you control; the Palace only by an option (LK-15.11, LK-10.3)."""
    zones = controlled(g)
    rules = g.facts.rules
    if not (rules.palace_garrison or rules.palace_last_stand):
        zones.pop()
    return zones


def _last_stand(g: State, zone: str) -> bool:
    """LK-10.3 O2: the Palace may hold one troop unit and one leader, nothing else."""
    return zone == PALACE and not g.facts.rules.palace_garrison


def postable(g: State, zone: str) -> list[str]:
    """LK-6.7.2, LK-6.7.4: what can still be added to the defenders of a zone."""
    facts, units = g.facts, g.garrison[g.facts.zone_index[zone]]
    action, last_stand = facts.action["defend"], _last_stand(g, zone)
    troops = leaders = 0
    for unit in units:
        if unit in facts.troops:
            troops += 1
        elif unit in facts.leaders:
            leaders += 1
    found: list[str] = []  # counters that are alike are named once
    if troops < (1 if last_stand else action.max_troops_per_zone):
        found += dict.fromkeys(g.troops)
    if troops or not facts.rules.supports_need_troops:
        if leaders < action.max_leaders_per_zone:
            found += [x for x in g.leaders if facts.factors[x][DEFENCE] is not None]
        if not last_stand:
            found += dict.fromkeys(g.guns)
            if g.gunboats and zone in facts.nile:
                found.append(GUNBOAT)
    return found


def troops_posted(g: State) -> bool:
    """LK-6.7.8: at least one troop unit must be placed."""
    troops = g.facts.troops
    return any(not troops.isdisjoint(units) for units in g.garrison if units)


def can_add(g: State, zone: str) -> bool:
    """LK-6.7.2: whether anything at all can still be added to the defenders of a zone."""
    units, facts = g.garrison[g.facts.zone_index[zone]], g.facts
    if not _last_stand(g, zone):
        if g.troops and len(units) < facts.action["defend"].max_troops_per_zone:
            return True
        if g.guns and not facts.troops.isdisjoint(units):
            return True
    return bool(postable(g, zone))


def zones_to_defend(g: State) -> list[str]:
    """LK-6.7.2: every zone to which anything can still be added; troops may go to an empty one."""
    zones, index, garrison = defensible(g), g.facts.zone_index, g.garrison
    if g.troops:
        return [z for z in zones if not garrison[index[z]] or can_add(g, z)]
    if g.facts.rules.supports_need_troops:
        return [z for z in zones if garrison[index[z]] and can_add(g, z)]
    return [z for z in zones if can_add(g, z)]


# -------------------------------------------------------------------------------------- actions
_POSSIBLE: dict[str, Callable[[State], object]] = {
    "fortify": lambda g: purse(g) >= g.facts.action["fortify"].rp_per_item and improvable(g),
    "raise_cm": lambda g: most_morale(g) > 0,
    "raise_rp": lambda g: most_resources(g) > 0,
    "gunboats": lambda g: (
        g.unbuilt + g.damaged and purse(g) >= g.facts.action["gunboats"].rp_per_item
    ),
    "levies": lambda g: g.unraised and patience(g) >= g.facts.action["levies"].cm,
    "raid": lambda g: raiders(g) and has_target(g),
    "sortie": lambda g: (
        sortie_infantry(g) and has_target(g) and purse(g) >= g.facts.action["sortie"].rp
    ),
    "defend": lambda g: g.troops and defensible(g),
}


def offered(g: State) -> list[str]:
    """LK-6.0.2, LK-6.0.4, LK-4.1.3, LK-4.1.4, LK-4.2.3: what can be carried out completely."""
    if not g.ap:
        return []
    actions = g.facts.action
    last = actions[g.done[-1]].order if g.done else 0
    return [
        a.id
        for a in g.facts.actions
        if a.order > last
        and a.ap <= g.ap
        and (a.turn1 or g.turn > 1)
        and not any(x in g.done for x in a.excludes)
        and _POSSIBLE[a.id](g)
    ]
