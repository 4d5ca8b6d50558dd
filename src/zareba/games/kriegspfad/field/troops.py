"""Units and elements on the table: who they are, where they stand (KP-1, KP-2, KP-4, KP-5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from zareba.engine import die, say
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH

from .geometry import Box, box
from .ground import Ground, smoke_area
from .posts import boat_box, boats_on_table, buildings, drop_boats, house_box, in_house, post_box
from .sight import Sight
from .state import (
    ARMOURED,
    BRAVE,
    CHIEF,
    COMMANDER,
    FIGHTING,
    MILITIA,
    NIMBLE_FOOT,
    NIMBLE_MOUNTED,
    ON_TABLE,
    PROPHET,
    REMOVED,
    SCOUT,
    TRAIN,
    State,
)
from .structures import Fallen, LostLeader
from .weather import is_dark, visibility

GUNS = ("artillery", "machine_gun")
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
REGULAR, SKIRMISHER, WARRIOR = "regular", "skirmisher", "warrior"
CAVALRY, MOUNTED_WARRIOR, MOUNTED_INFANTRY = "cavalry", "mounted_warrior", "mounted_infantry"


# --------------------------------------------------------------------------------------- names
def label_of(g: State, u: int) -> str:
    """The name of a unit in the words of its list: ``entry-L07-warriors``."""
    if g.role[u] in (SCOUT, PROPHET, TRAIN):
        return g.role[u]
    return f"{g.lists[g.side[u]]}-{g.entry[u]}"


def mark_of(g: State, u: int) -> str:
    """Which of its name a unit is: its mark; a unit that was dealt none is counted.

    Then the first side has Regulars 2, the second Regulars B.
    """
    if u < len(g.mark) and g.mark[u]:
        return g.mark[u]
    seat, label = g.side[u], label_of(g, u)
    n = sum(g.side[v] == seat and label_of(g, v) == label for v in range(u))
    return str(n + 1) if seat == 0 else _LETTERS[n % len(_LETTERS)] * (n // len(_LETTERS) + 1)


def title_of(g: State, u: int) -> str:
    """The name its owner gave a unit."""
    return g.title[u] if u < len(g.title) else ""


def name_facts(g: State, u: int) -> dict[str, Any]:
    """What the message ``named`` needs of a unit."""
    title = title_of(g, u)
    own = "yes" if title else "no"
    return {"who": label_of(g, u), "nth": mark_of(g, u), "own": own, "title": title}


OWN_LOSS = "loss"  # why a unit owes a test


def tell(g: State, event: str, rule: str, u: int, **facts: Any) -> None:
    """Say what happened to a unit, by its name; elements are counted from 1 within it."""
    if g.tell is not None:
        if "enemy" in facts:
            foe = name_facts(g, facts["enemy"])
            facts |= {"foe": foe.pop("who"), **{f"foe_{name}": foe[name] for name in foe}}
        if "element" in facts:
            facts["which"] = facts["element"] - g.first[g.unit[facts["element"]]] + 1
        if "boat" in facts:
            facts["vessel"] = facts["boat"] + 1
        say(g, event, rule, unit=u, **name_facts(g, u), **facts)


# -------------------------------------------------------------------------------------- lookup
def elements_of(g: State, u: int) -> list[int]:
    """The elements of a unit that stand on the table."""
    place = g.place
    return [e for e in range(g.first[u], g.first[u] + g.size[u]) if place[e] == ON_TABLE]


def is_up(g: State, u: int) -> bool:
    """A unit with something left on the table; one element is enough (KP-2.7, KP-2.9)."""
    place = g.place
    return any(place[e] == ON_TABLE for e in range(g.first[u], g.first[u] + g.size[u]))


def units_of(g: State, seat: int) -> list[int]:
    """The units of a side on the table, in order of their ids (KP-0.10)."""
    return [u for u in range(len(g.side)) if g.side[u] == seat and is_up(g, u)]


def fighting_units(g: State, seat: int) -> list[int]:
    """KP-0.9."""
    return [u for u in units_of(g, seat) if g.role[u] == FIGHTING]


def on_table(g: State) -> Iterator[int]:
    return (e for e in range(len(g.unit)) if g.place[e] == ON_TABLE)


def enemies_of(g: State, seat: int) -> list[int]:
    """Enemy elements on the table."""
    return [e for e in on_table(g) if g.side[g.unit[e]] != seat]


# --------------------------------------------------------------------------------------- bases
def depth_of(g: State, u: int) -> int:
    return g.facts.depths[g.troop[u], g.mounted[u]]


def base_at(g: State, u: int, x: int, y: int, facing: int) -> Box:
    """A base of a unit at a recorded place."""
    depth = g.facts.depths[g.troop[u], g.mounted[u]]
    return box(x * HUNDREDTH, y * HUNDREDTH, facing, g.facts.sizes.frontage, depth)


def base_of(g: State, e: int) -> Box:
    """Where an element stands."""
    if g.post[e]:
        return post_box(g, e)
    u, facts = g.unit[e], g.facts
    return box(
        g.x[e] * HUNDREDTH,
        g.y[e] * HUNDREDTH,
        g.facing[e],
        facts.sizes.frontage,
        facts.depths[g.troop[u], g.mounted[u]],
    )


def start_of(g: State, e: int) -> Box:
    """KP-20.18: where it stood when its unit was activated."""
    return base_at(g, g.unit[e], g.from_x[e], g.from_y[e], g.from_facing[e])


def bases_of(g: State, u: int) -> list[Box]:
    return [base_of(g, e) for e in elements_of(g, u)]


# ------------------------------------------------------------------------------------ who it is
def acts_as(g: State, u: int) -> str:
    """KP-4.7: the troop type in the mode of the moment."""
    return type_in_mode(g.troop[u], g.mounted[u])


def type_in_mode(troop: str, mounted: bool) -> str:
    """KP-4.1, KP-4.2, KP-4.3, KP-4.5, KP-4.7, KP-6.2: foot, mounted and the other types."""
    if mounted:
        if troop == CAVALRY:
            return CAVALRY
        return MOUNTED_WARRIOR if troop == WARRIOR else MOUNTED_INFANTRY
    return SKIRMISHER if troop in (CAVALRY, "scout", "prophet") else troop


def is_warrior(g: State, u: int) -> bool:
    return g.troop[u] == WARRIOR


def is_nimble(g: State, u: int) -> bool:
    """KP-5.3: in the mode of the moment."""
    return bool(g.traits[u] & (NIMBLE_MOUNTED if g.mounted[u] else NIMBLE_FOOT))


def is_brave(g: State, u: int) -> bool:
    return bool(g.traits[u] & BRAVE)


def is_militia(g: State, u: int) -> bool:
    return bool(g.traits[u] & MILITIA)


def is_gun(g: State, u: int) -> bool:
    """KP-8.1, KP-8.11: guns and machine guns; for all else they are units."""
    return g.troop[u] in GUNS


def is_foot(g: State, u: int) -> bool:
    """KP-0.7: on foot, neither gun nor wagon."""
    return not g.mounted[u] and not is_gun(g, u) and g.role[u] != TRAIN


def class_for(troop: str, role: str, mounted: bool, traits: int) -> str:
    """The column of the table of going (KP-13.2, KP-6.5)."""
    if role == SCOUT:
        return "scout"
    if role == TRAIN:
        return "wagon"
    kind = type_in_mode(troop, mounted)
    if kind in (SKIRMISHER, WARRIOR):
        return f"{kind}_foot"
    if kind == MOUNTED_WARRIOR and traits & NIMBLE_MOUNTED:
        return "mounted_warrior_nimble"
    return kind


def going_class(g: State, u: int) -> str:
    return class_for(g.troop[u], g.role[u], g.mounted[u], g.traits[u])


def movement_row(g: State, u: int) -> str:
    """KP-19.2."""
    if g.role[u] == SCOUT:
        return "scout"
    if is_gun(g, u) or g.role[u] == TRAIN:
        return "artillery_team"
    kind = acts_as(g, u)
    if kind in (SKIRMISHER, WARRIOR):
        return "skirmisher_warrior"
    if kind == MOUNTED_WARRIOR and g.traits[u] & ARMOURED:
        return "mounted_warrior_armoured"
    return kind


def cohesion_for(g: State, troop: str, role: str, mounted: bool) -> int:
    """KP-2.3: in grains, by troop type, mode and year."""
    if troop in GUNS or role == TRAIN:
        return 2 * INCH
    printed = g.facts.troops[troop]
    if mounted:
        return printed.cohesion_mounted * INCH
    if troop == REGULAR and g.year < g.facts.counts.new_drill:
        return printed.cohesion_foot_before_1840 * INCH
    return printed.cohesion_foot * INCH


def cohesion(g: State, u: int) -> int:
    """KP-2.3: in grains, by the mode of the moment."""
    return cohesion_for(g, g.troop[u], g.role[u], g.mounted[u])


# ---------------------------------------------------------------------------------- the ground
def is_night(g: State) -> bool:
    return is_dark(g.darkness, g.dark_limit, g.round)


def look(g: State) -> Sight:
    """Ground and sight of the moment; forgotten by `changed_ground`."""
    if g.view is None:
        houses = [house_box(g, h).corners for h in buildings(g)]
        ground = Ground(g.facts, g.pieces, g.weather, g.fires, houses, palisade=g.palisade)
        for h, house in enumerate(g.houses):
            if house.lit:  # KP-29.18: a burning building smokes like a village
                ground.burning.append(houses[h])
                ground.lit.append(house.lit)
        ground.smoke = [
            smoke_area(area, g.wind, g.facts.distances.smoke * (g.round - first - 1))
            for area, first in zip(ground.burning, ground.lit, strict=True)
            if g.round >= first + 2
        ]
        limit = visibility(g.facts, g.weather, is_night(g))
        g.view = Sight(ground, g.facts.sizes.frontage, limit)
    return g.view


def changed_ground(g: State) -> None:
    """Weather, darkness, fire or smoke have changed."""
    g.view = None


def blockers(g: State) -> list[Box]:
    """KP-10.8, KP-21.6: what stands on the table, boats and buildings too; not foot in pits."""
    found = [
        base_of(g, e) for e in on_table(g) if not g.post[e] and not (g.works and in_works(g, e))
    ]
    found += [boat_box(g, n) for n in boats_on_table(g)]
    return found + [house_box(g, h) for h in buildings(g)]


def in_works(g: State, e: int) -> bool:
    """KP-29.3: foot of which half the base overlaps an emplacement, or inside a building."""
    u = g.unit[e]
    if not is_foot(g, u):
        return False
    if g.post[e]:
        return in_house(g, e)
    return in_pit(g, base_of(g, e))


def in_pit(g: State, here: Box) -> bool:
    """KP-29.3: half of a base in an emplacement, which is one foot rectangle (KP-29.2)."""
    depth = g.facts.sizes.depth["foot"]
    for x, y, facing in g.works:
        pit = box(x * HUNDREDTH, y * HUNDREDTH, facing, g.facts.sizes.frontage, depth)
        along, across = (abs(n) for n in pit.local(here.x, here.y))
        if (
            2 * along <= pit.d
            and 2 * across <= pit.w
            and (pit.d - along) * (pit.w - across) * 2 >= (pit.d * pit.w)
        ):
            return True
    return False


def is_lit(g: State, e: int) -> bool:
    """KP-15.6, KP-15.10: a piece that shot this round or last is seen at any distance."""
    return is_gun(g, g.unit[e]) and (g.shot[e] or g.shot_last[e])


def has_fired(g: State, e: int) -> bool:
    """KP-21.12: shot in this phase, or last round and has stood since."""
    return g.shot[e] or (g.shot_last[e] and not g.did[e])


# -------------------------------------------------------------------------------------- fights
def is_fighting(g: State, u: int) -> bool:
    """A unit in base contact with the enemy."""
    return any(u in fight.units for fight in g.fights)


def foes_of(g: State, u: int) -> list[int]:
    """The enemy units a unit is fighting."""
    return [f.defender if f.attacker == u else f.attacker for f in g.fights if u in f.units]


# ------------------------------------------------------------------------------------- removal
def remove_element(
    g: State, e: int, rule: str, together: Sequence[int] = (), doomed: bool = False
) -> None:
    """KP-0.5: losses are whole elements; a commander dies with his (KP-3.2).

    *together* are the elements its unit had at the beginning of this step: if none is left, the
    places of all of them are where the unit was last (KP-26.2).  A *doomed* unit loses all of
    them: nobody is told that it must test.
    """
    u = g.unit[e]
    g.place[e] = REMOVED
    drop_boats(g, e)
    g.lost_ap[g.side[u]] += g.price[e]
    tell(g, "element_lost", rule, u, element=e)
    if g.role[u] not in (CHIEF, PROPHET):
        g.owed[u] += 1  # KP-26.2(d)
        if is_up(g, u) and not doomed and g.role[u] != TRAIN:
            tell(g, "test_due", "KP-26.2", u, cause=OWN_LOSS, n=1)
    if g.skills[e] & COMMANDER or g.role[u] == PROPHET:
        g.chiefs_lost.append(LostLeader(g.side[u], g.x[e], g.y[e], u))
        tell(g, "chief_lost", "KP-3.7", u, seat=g.side[u])
    if not is_up(g, u):
        unit_lost(g, u, together or (e,))


def owe(g: State, u: int, cause: str, number: int = 1) -> None:
    """KP-26.2: tests to take at the end of the round."""
    g.owed[u] += number
    tell(g, "test_due", "KP-26.2", u, cause=cause, n=number)


def unit_lost(g: State, u: int, last: Sequence[int]) -> None:
    """KP-0.11, KP-26.2(a): friends near one of its last elements will test."""
    g.fights = [fight for fight in g.fights if u not in fight.units]
    g.owed[u], g.markers[u] = 0, 0
    if g.role[u] in (FIGHTING, SCOUT):
        g.fallen += [Fallen(u, g.x[e], g.y[e], g.facing[e]) for e in last]
    tell(g, "unit_lost", "KP-0.11", u)


def destroy(g: State, u: int, rule: str) -> None:
    """A whole unit is removed."""
    together = elements_of(g, u)
    for e in together:
        remove_element(g, e, rule, together, doomed=True)


def add_markers(g: State, u: int, number: int, rule: str) -> None:
    """KP-1.9, KP-27.1, KP-27.4: above four markers a unit is removed at once."""
    if not number or not is_up(g, u) or g.role[u] == TRAIN:
        return
    g.markers[u] += number
    tell(g, "markers", rule, u, n=number, markers=g.markers[u])
    if g.markers[u] > g.facts.morale.destroyed_above_markers:
        g.markers[u] = g.facts.morale.destroyed_above_markers
        destroy(g, u, "KP-27.4")


def winner_of_a_die(g: State) -> int:
    """KP-0.10, KP-14.5, KP-18.1: 4 to 6 is the first seat, 1 to 3 the second."""
    return 0 if die(g) >= g.facts.counts.first_seat_from else 1
