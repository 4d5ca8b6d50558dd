"""Step 6: melee (KP-24)."""

from __future__ import annotations

from typing import Any

from zareba.engine import Rule, die, rule
from zareba.games.kriegspfad.facts.tables import DIFFICULT
from zareba.games.kriegspfad.field.arcs import FRONT, contact_lengths, contact_side
from zareba.games.kriegspfad.field.command import chief_within
from zareba.games.kriegspfad.field.contact import in_laager, laager, touching
from zareba.games.kriegspfad.field.geometry import inside
from zareba.games.kriegspfad.field.state import INCOMPETENT, LANCER, PROPHET, State
from zareba.games.kriegspfad.field.troops import (
    MOUNTED_INFANTRY,
    acts_as,
    add_markers,
    base_of,
    destroy,
    elements_of,
    going_class,
    is_brave,
    is_gun,
    is_militia,
    is_up,
    is_warrior,
    look,
    on_table,
    remove_element,
    tell,
)

from .asks import Assign, BreakIn, Loss
from .houses import break_in, may_break_in, take_over
from .march import end_contacts
from .melee_table import (
    Side,
    assault_modifiers,
    assault_row,
    melee_losses,
    melee_modifiers,
    melee_row,
    outcome_of,
)
from .palisade import foes_across

# What a fight does to one unit: destroyed, retreat dice, elements lost, markers.
Result = tuple[int, int, int, int]
NOTHING: Result = (0, 0, 0, 0)


@rule("KP-24.8", "KP-24.23", "KP-24.17")
def melee(g: State) -> Rule:
    """Prophets die, contacts are assigned, all dice fall, every unit takes its worst result."""
    end_contacts(g)
    kill_prophets(g)
    if g.houses:
        yield from break_ins(g)
    if not g.fights:
        return
    pairs = yield from assign_contacts(g)
    results = fight_all(g, pairs)
    yield from apply_results(g, results)
    end_contacts(g)
    take_over(g)
    g.fights = [fight._replace(round=fight.round + 1, turned=0) for fight in g.fights]


@rule("KP-24.6")
def assign_contacts(g: State) -> Rule:
    """Each element fights one enemy unit it touches; asked only when there are several."""
    pairs: tuple[tuple[int, int], ...] = ()
    order = tuple(sorted(on_table(g), key=lambda e: (g.side[g.unit[e]] != g.army_one, e)))
    for e in order:
        foes = choices(g, e)
        if not foes:
            continue
        chosen = foes[0]
        if len(foes) > 1:
            chosen = yield Assign(g.side[g.unit[e]], e, foes)
        pairs += ((e, chosen),)
    return pairs


def choices(g: State, e: int) -> tuple[int, ...]:
    """For every enemy unit it touches the element with the longest contact, longest first."""
    here = base_of(g, e)
    best: dict[int, tuple[int, int]] = {}
    for o in dict.fromkeys((*touching(g, e), *climbed(g, e))):
        length = max(contact_lengths(base_of(g, o), here))
        v = g.unit[o]
        if v not in best or length > best[v][0]:
            best[v] = (length, o)
    ranked = sorted(best.values(), key=lambda row: (-row[0], row[1]))
    return tuple(o for _, o in ranked)


def climbed(g: State, e: int) -> list[int]:
    """KP-29.15: opponents across the palisade, once one of the two has climbed."""
    if not g.climbing:
        return []
    return [o for o in foes_across(g, e) if e in g.climbing or o in g.climbing]


# --------------------------------------------------------------------------------------- fights
def fight_all(g: State, pairs: tuple[tuple[int, int], ...]) -> tuple[tuple[int, Result], ...]:
    """KP-24.7, KP-24.8: one die a fight, by the state at the start of the phase."""
    results: dict[int, Result] = {}
    order = sorted(g.fights, key=lambda f: (g.side[f.attacker] != g.army_one, *f.units))
    for attacker, defender, number, changed in order:
        touch = [
            (e, o) if g.unit[e] == attacker else (o, e)
            for e, o in pairs
            if {g.unit[e], g.unit[o]} == {attacker, defender}
        ]
        if not touch or not (is_up(g, attacker) and is_up(g, defender)):
            continue
        if is_gun(g, defender):
            outcome = assault(g, attacker, defender, touch)
        else:
            outcome = fight(g, attacker, defender, touch, number, bool(changed))
        for u, result in zip((attacker, defender), outcome, strict=True):
            results[u] = max(results.get(u, NOTHING), result)
    return tuple(sorted(results.items()))


def fight(
    g: State,
    attacker: int,
    defender: int,
    touch: list[tuple[int, int]],
    number: int,
    changed: bool,
) -> tuple[Result, Result]:
    """KP-24.14, KP-24.16: one fight between two units."""
    a, d = side_of(g, attacker, touch, 0), side_of(g, defender, touch, 1)
    modifiers = melee_modifiers(g.facts, a, d, number, changed)
    face = die(g)
    total = face + sum(value for _, value in modifiers)
    row = melee_row(g.facts, total)
    lost = melee_losses(g.facts, a, d, row, good_going(g, attacker, touch))
    tell(
        g, "fight", "KP-24.16", attacker, enemy=defender, n=number, roll=face, total=total,
        modifiers=tuple(modifiers), row=row.id, outcome=outcome_of(row),
    )  # fmt: skip
    return (
        (0, row.attacker_retreat, lost[0], row.attacker_markers),
        (int(row.defender_destroyed), row.defender_retreat, lost[1], row.defender_markers),
    )


def assault(
    g: State, attacker: int, gun: int, touch: list[tuple[int, int]]
) -> tuple[Result, Result]:
    """KP-24.10, KP-8.6: guns are captured or hold."""
    a = side_of(g, attacker, touch, 0)
    modifiers = assault_modifiers(g.facts, a, g.troop[gun], is_jammed(g, gun))
    face = die(g)
    total = face + sum(value for _, value in modifiers)
    row = assault_row(g.facts, total)
    tell(
        g, "assault", "KP-24.10", attacker, enemy=gun, roll=face, total=total, row=row.id,
        modifiers=tuple(modifiers),
    )  # fmt: skip
    return (0, row.retreat, row.lose, row.markers), (int(row.captured), 0, 0, 0)


def is_jammed(g: State, gun: int) -> bool:
    """KP-8.6: this round or the last."""
    return g.jammed[gun] > 0 and g.jammed[gun] >= g.round - 1


def side_of(g: State, u: int, touch: list[tuple[int, int]], place: int) -> Side:
    """A unit as the table of modifiers sees it; *touch* are its contacts in this fight."""
    mine = list(dict.fromkeys(pair[place] for pair in touch))
    sides = {side_touched(g, e, o) for e, o in touch}
    seat = g.side[u]
    caught = acts_as(g, u) == MOUNTED_INFANTRY
    classes = tuple(
        frozenset(g.facts.arms[name].cls for name in g.arms[e].split("+")) for e in mine
    )
    near = chief_within(g, u, g.facts.command.melee_range)
    lancers = sum(bool(g.skills[e] & LANCER) for e in mine)
    return Side(
        acts_as(g, u),
        arms=() if caught else classes,
        mounted=g.mounted[u],
        warrior=is_warrior(g, u),
        brave=is_brave(g, u),
        militia=is_militia(g, u),
        markers=g.markers[u],
        commander=g.command[seat] if near and g.command[seat] != INCOMPETENT else "",
        disciplined=g.disciplined[seat],
        front="front" in sides,
        flank=bool(sides & {"flank", "rear"}),
        fortified=bool(mine) and not g.mounted[u] and all(is_walled(g, e, touch) for e in mine),
        lancers=2 * lancers > len(mine),
        fights_mounted=not caught,
    )


def side_touched(g: State, e: int, o: int) -> str:
    """KP-20.9; over wagons, at boats and in buildings there is neither flank nor rear."""
    if g.post[e] or g.post[o]:
        return FRONT
    return contact_side(base_of(g, e), base_of(g, o)) or FRONT


def is_walled(g: State, e: int, touch: list[tuple[int, int]]) -> bool:
    """M22: inside a laager, or behind the palisade that the opponents stand before."""
    ground = look(g).ground
    foes = [a if b == e else b for a, b in touch if e in (a, b)]
    here = base_of(g, e)
    wagons = laager(g, g.side[g.unit[e]])
    if in_laager(g, e) and not any(inside(base_of(g, o).centre, wagons) for o in foes):
        return True
    return bool(ground.palisade) and all(
        inside(here.centre, ground.palisade) and ground.walled(here, base_of(g, o)) for o in foes
    )


def good_going(g: State, attacker: int, touch: list[tuple[int, int]]) -> bool:
    """KP-24.16: nobody of the pair in contact stands in terrain difficult for the attackers."""
    ground, cls = look(g).ground, going_class(g, attacker)
    elements = {e for pair in touch for e in pair}
    return all(ground.standing(cls, base_of(g, e)) < DIFFICULT for e in elements)


# -------------------------------------------------------------------------------------- results
@rule("KP-24.17", "KP-24.18", "KP-24.23", "KP-24.25", "KP-25.1")
def apply_results(g: State, results: tuple[tuple[int, Any], ...]) -> Rule:
    """Markers, losses chosen by the owners, removals; retreats come in the next round."""
    for u, result in results:
        destroyed, dice, _, markers = result
        if destroyed:
            continue
        g.markers[u] += markers
        g.retreat[u] = 0 if is_gun(g, u) else dice
        if markers:
            tell(g, "markers", "KP-24.16", u, n=markers, markers=g.markers[u])
    for u, result in results:
        if result[0]:
            destroy(g, u, "KP-24.16")
            continue
        together = tuple(elements_of(g, u))
        for _ in range(min(result[2], len(together))):
            e = yield Loss(g.side[u], u)
            remove_element(g, e, "KP-24.16", together)
    for u, _ in results:
        if is_up(g, u) and g.markers[u] > g.facts.morale.destroyed_above_markers:
            g.markers[u] -= 1
            add_markers(g, u, 1, "KP-27.4")


@rule("KP-29.11", "KP-24.23")
def break_ins(g: State) -> Rule:
    """Elements on a roof may break in on a 5 or 6, and fight a unit of their choice."""
    order = tuple(sorted(on_table(g), key=lambda e: (g.side[g.unit[e]] != g.army_one, e)))
    for e in order:
        if may_break_in(g, e):
            foe = yield BreakIn(g.side[g.unit[e]], e)
            if foe != "no":
                break_in(g, e, foe, die(g))


def kill_prophets(g: State) -> None:
    """KP-24.11, KP-11.6."""
    for e in list(on_table(g)):
        if g.role[g.unit[e]] == PROPHET and touching(g, e):
            remove_element(g, e, "KP-24.11")
