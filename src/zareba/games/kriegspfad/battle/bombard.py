"""Walls and roofs as targets: guns, fire arrows, arson (KP-22.20, KP-29.10, KP-29.12)."""

from __future__ import annotations

from zareba.engine import die
from zareba.games.kriegspfad.facts.tables import Arm
from zareba.games.kriegspfad.field.posts import (
    WALLS,
    buildings,
    garrison,
    house_box,
    house_of,
    on_roof,
    wall_box,
)
from zareba.games.kriegspfad.field.state import State
from zareba.games.kriegspfad.field.troops import is_warrior, tell
from zareba.games.kriegspfad.field.weather import shooting_penalty_beyond

from .fire import Aim, Marks, shooter_of
from .houses import breach, set_alight
from .shooting_table import GUN, Modifiers, Target, shooting_modifiers, shot_dice

ROOF_PART = 4  # of a building, after its four walls
PARTS = 8  # numbers kept for every building
D20 = 20
WALL = Target("wall", foot=False)


def target_code(h: int, part: int) -> int:
    """A wall (0 to 3) or the roof (4) of a building, beside the elements that are targets."""
    return -(1 + PARTS * h + part)


def part_of(code: int) -> tuple[int, int]:
    """The building and its part behind a number."""
    return divmod(-code - 1, PARTS)


def enemy_houses(g: State, seat: int) -> list[int]:
    """Buildings with enemies inside that do not burn yet."""
    return [
        h
        for h in buildings(g)
        if not g.houses[h].lit and any(g.side[g.unit[e]] != seat for e in garrison(g, h))
    ]


def bombardments(g: State, marks: Marks, e: int) -> list[Aim]:
    """KP-22.20: walls for guns, roofs for fire arrows; who charges still binds the shooter."""
    seat = g.side[g.unit[e]]
    houses = enemy_houses(g, seat) if g.houses and not g.post[e] else []
    found: list[Aim] = []
    for arm in marks.arms(e) if houses else []:
        if marks.charged(e, arm):
            continue
        for h in houses:
            found += [
                aim for part in parts_for(g, e, arm) if (aim := aim_at(marks, e, arm, h, part))
            ]
    return found


def parts_for(g: State, e: int, arm: Arm) -> tuple[int, ...]:
    """KP-29.10, KP-29.12: guns break walls, warriors' bows set roofs alight."""
    if arm.cls == GUN:
        return tuple(WALLS)
    return (ROOF_PART,) if arm.cls == "bow" and is_warrior(g, g.unit[e]) else ()


def aim_at(marks: Marks, e: int, arm: Arm, h: int, part: int) -> Aim | None:
    house = house_box(marks.g, h)
    reach = marks.reach(e, arm)
    if part == ROOF_PART:
        shot = marks.shot_at(e, house, min(reach, marks.g.facts.distances.fire_arrows), house)
    else:
        wall = wall_box(house, part)
        if wall.local(*marks.base(e).front)[0] <= 0:
            return None  # it looks the other way
        shot = marks.shot_at(e, wall, reach, house)
    return Aim(e, arm.id, target_code(h, part), shot) if shot else None


def wall_modifiers(g: State, aim: Aim) -> Modifiers:
    """KP-29.10, KP-29.18: those of the shooter, the weather and the range."""
    beyond = shooting_penalty_beyond(g.facts, g.weather)
    arm = g.facts.arms[aim.arm]
    return shooting_modifiers(
        g.facts, shooter_of(g, aim.element, arm), WALL, aim.shot.range, beyond
    )


def shoot_at_building(g: State, aim: Aim) -> None:
    """KP-29.10, KP-29.12: every hit rolls a D6 for the breach or the fire."""
    h, part = part_of(aim.target)
    arm, u = g.facts.arms[aim.arm], g.unit[aim.element]
    modifiers = wall_modifiers(g, aim)
    total = sum(value for _, value in modifiers)
    dice = [die(g, D20) for _ in range(shot_dice(arm, aim.shot.range))]
    hits = sum(face + total >= g.facts.shooting.hit_min for face in dice)
    rolls = [die(g) for _ in range(hits)]
    roof = part == ROOF_PART
    needed = g.facts.counts.fire_arrow if roof else arm.breach
    done = any(face >= needed for face in rolls)
    tell(
        g, "roof_shot" if roof else "wall_shot", "KP-29.12" if roof else "KP-29.10", u,
        element=aim.element, weapon=aim.arm, dice=tuple(dice), rolls=tuple(rolls), needed=needed,
        modifiers=tuple(name for name, _ in modifiers), done=done,
    )  # fmt: skip
    if done and roof:
        set_alight(g, h)
    elif done:
        breach(g, h, part)


def roof_under(g: State, e: int) -> list[int]:
    """KP-29.12: an element on a roof may set it on fire."""
    h = house_of(g, e)
    if not on_roof(g, e) or g.houses[h].lit:
        return []
    return [target_code(h, ROOF_PART)]
