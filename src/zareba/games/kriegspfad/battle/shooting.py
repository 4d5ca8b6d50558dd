"""Step 5: simultaneous shooting and arson (KP-22, KP-23)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar

from zareba.engine import AskAll, Domain, Refusal, Rule, die, rule
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.field.ground import nearest_point
from zareba.games.kriegspfad.field.placing import half
from zareba.games.kriegspfad.field.posts import BUSY, aboard, boat_of
from zareba.games.kriegspfad.field.reading import several, whole
from zareba.games.kriegspfad.field.state import ON_TABLE, PROPHET, State
from zareba.games.kriegspfad.field.structures import Blaze, DeclaredShot
from zareba.games.kriegspfad.field.troops import (
    acts_as,
    add_markers,
    base_of,
    changed_ground,
    elements_of,
    is_gun,
    is_up,
    is_warrior,
    look,
    owe,
    remove_element,
    tell,
    units_of,
)

from . import forecast
from .arson import fire_places
from .asks import Loss
from .boats import sink
from .bombard import bombardments, part_of, roof_under, shoot_at_building
from .fire import (
    ARSON,
    Aim,
    Marks,
    in_reach,
    marks_of,
    modifiers_of,
    shooter_of,
    shooters,
)
from .houses import blow, set_alight
from .march import frighten_near, reveal, terrify
from .shooting_table import D20, HIT, JAM, KILL, lowest_hit, shot_dice, shot_results
from .springing import (
    SPRING,
    Shot,
    as_declared,
    could_spring,
    may_spring,
    packed,
    springing,
    uncovered,
    unpacked,
)

Toll = tuple[int, int, int, int]  # unit, markers, kills, boat that a gun hit or -1


class Fire(Domain, frozen=True):
    """D-33, D-34: shots of a side as (element, weapon, target), arson, hidden units to spring.

    Secret.  What a hidden unit shoots is part of the order that springs it (see `springing`).
    In the second step only who has not shot may aim, at what the first step revealed.
    """

    rule: ClassVar[str] = "KP-22.2"
    secret: ClassVar[bool] = True
    second: bool = False

    def canonical(self, g: State, choice: Any) -> Any:
        orders: list[Any] = []
        for order in several(choice):
            first, *rest = several(order)
            if first == SPRING:
                number, *shots = rest
                found = sorted((one_order(shot) for shot in shots), key=str)
                orders.append((SPRING, whole(number), *found))
            else:
                orders.append(one_order(order))
        return tuple(sorted(orders, key=str))

    def refusal(self, g: State, choice: Any) -> Refusal | None:
        springs, hidden = springing(choice), may_spring(g, self.seat)
        again = self.second or len(set(springs)) < len(springs)
        if springs and (again or not set(springs) <= {*hidden}):
            return Refusal("KP-17.17", "not_hidden")
        table, units = uncovered(g, self.seat, springs)
        shots = unpacked(table, units, choice)
        if len({shot[0] for shot in shots}) < len(shots):
            return Refusal("KP-22.1", "shoots_once")
        marks = marks_of(table)
        own = set(shooters(table, self.seat))
        for e, weapon, at in shots:
            if e not in own or (self.second and g.shot[e]):
                return Refusal("KP-22.1", "does_not_shoot")
            if weapon == ARSON:  # not at once from ambush: that is for shooting (KP-17.7)
                if self.second or e >= len(g.unit) or at not in torches(g, e):
                    return Refusal("KP-23.1", "nothing_burns")
            elif not any(
                a.arm == weapon and a.target == at for a in self.all_aims(table, marks, e)
            ):
                return Refusal("KP-22.9", "not_a_target")
        return None

    def aims(self, g: State, marks: Marks, e: int) -> list[Aim]:
        """KP-22.18: in the second step only targets that became visible."""
        found = marks.of(e)
        if not self.second:
            return found
        earlier = before_step(g) if found else marks
        old = {a.target for arm in earlier.arms(e) for a in earlier.eligible(e, arm)}
        return [a for a in found if g.unit[a.target] in g.surprised or a.target not in old]

    def all_aims(self, g: State, marks: Marks, e: int) -> list[Aim]:
        """Elements, and in the first step walls and roofs (KP-22.20)."""
        more = [] if self.second else bombardments(g, marks, e)
        return [*self.aims(g, marks, e), *more]

    def sample(self, g: State, rng: random.Random) -> Any:
        springs: list[int] = []
        if not self.second and rng.randrange(6) == 0:
            springs = may_spring(g, self.seat)[:1]
        table, units = uncovered(g, self.seat, springs)
        marks = marks_of(table)
        shots: list[Shot] = []
        for e in shooters(table, self.seat):
            if self.second and g.shot[e]:
                continue
            found = self.all_aims(table, marks, e)
            if found:
                aim = rng.choice(found)
                shots.append((e, aim.arm, aim.target))
            elif not self.second and e < len(g.unit) and rng.randrange(30) == 0:
                shots += [(e, ARSON, p) for p in torches(g, e)[:1]]
        return packed(g, table, units, shots)

    def aims_of(self, g: State) -> Callable[[int], list[Aim]]:
        """The legal shots of an element in this step."""
        marks = marks_of(g)
        return lambda e: [] if self.second and g.shot[e] else self.aims(g, marks, e)

    def idle(self, g: State) -> Any:
        """Everybody sees that nobody has a target; who could lie in ambush is always asked."""
        return None if could_spring(g, self.seat) else self._nobody(g)

    def only(self, g: State) -> Any:
        """The owner knows whether anybody lies in ambush."""
        return None if may_spring(g, self.seat) else self._nobody(g)

    def _nobody(self, g: State) -> Any:
        """No shot at all, where there is neither a target nor a fire to set."""
        aims_of, own = self.aims_of(g), shooters(g, self.seat)
        marks = marks_of(g)
        more = not self.second and any(torches(g, e) or bombardments(g, marks, e) for e in own)
        return None if more or any(aims_of(e) for e in own) else ()

    def describe(self, g: State) -> dict[str, Any]:
        aims_of = self.aims_of(g)
        rows = [forecast.shot(g, aim) for e in shooters(g, self.seat) for aim in aims_of(e)]
        burn: list[Any] = []
        if not self.second:
            burn = [[e, p] for e in shooters(g, self.seat) for p in torches(g, e)]
        return {"shots": rows, "arson": burn}


def one_order(order: Any) -> Shot:
    element, weapon, target = several(order)
    return whole(element), str(weapon), whole(target)


def torches(g: State, e: int) -> list[int]:
    """KP-23.1, KP-29.12: pieces of terrain an element may burn, and the roof it stands on."""
    return fire_places(g, e) + roof_under(g, e)


@rule("KP-22.2", "KP-22.18", "KP-22.19")
def shooting(g: State) -> Rule:
    """Both declare, fire at what is revealed, then all dice, markers, losses, arson."""
    if not units_of(g, 0) and not units_of(g, 1):
        return
    orders = yield AskAll(Fire(0), Fire(1))
    declare(g, orders)
    torches = tuple(o for side in orders for o in side if o[1] == ARSON)
    if second_step(g):
        orders = yield AskAll(Fire(0, True), Fire(1, True))
        declare(g, orders)
    toll = roll_all(g)
    yield from casualties(g, toll)
    for e, _, piece in torches:
        set_fire(g, e, piece)
    g.shots, g.surprised = [], []


def declare(g: State, orders: tuple[tuple[Any, ...], ...]) -> None:
    """KP-22.18, KP-17.17: orders revealed together; hidden units that shoot are placed."""
    names = list(g.facts.arms)
    units: list[dict[int, int]] = [{}, {}]
    for seat in (0, 1):
        for number in sorted(springing(orders[seat]), reverse=True):
            units[seat][number] = reveal(g, seat, number, "KP-17.17")
        g.surprised += units[seat].values()
    for seat in (0, 1):
        for e, weapon, target in unpacked(g, units[seat], orders[seat]):
            if weapon == ARSON:
                g.busy[e] = BUSY
            else:
                g.shots.append(DeclaredShot(e, names.index(weapon), target))
                g.shot[e] = True


def before_step(g: State) -> Marks:
    """The targets there were before anybody shot this round."""
    trial = g.clone()
    trial.shot = [False] * len(g.shot)
    return marks_of(trial)


def second_step(g: State) -> bool:
    """Somebody who has not declared may now see a shooter he did not see before."""
    if not g.shots and not g.surprised:
        return False
    marks = marks_of(g)
    for seat in (0, 1):
        step = Fire(seat, True)
        for e in shooters(g, seat):
            if not g.shot[e] and step.aims(g, marks, e):
                return True
    return False


# ---------------------------------------------------------------------------------------- dice
def roll_all(g: State) -> tuple[Toll, ...]:
    """KP-0.10, KP-22.8: Army 1's dice first; what each unit suffers."""
    hits: dict[tuple[int, int], list[int]] = {}
    marks = marks_of(g)
    order = sorted(g.shots, key=lambda s: (g.side[g.unit[s.element]] != g.army_one, s.element))
    names = list(g.facts.arms)
    aims = [find_aim(g, marks, s.element, names[s.weapon], s.target) for s in order]
    for aim in aims:
        if aim is not None and aim.target < 0:
            shoot_at_building(g, aim)
        elif aim is not None:
            one_shot(g, aim, hits)
    return tuple((v, *row, boat) for (v, boat), row in sorted(hits.items()))  # type: ignore[misc]


def find_aim(g: State, marks: Marks, e: int, weapon: str, target: int) -> Aim | None:
    aims = marks.eligible(e, g.facts.arms[weapon])
    if target < 0:
        aims = [aim for aim in bombardments(g, marks, e) if aim.arm == weapon]
    found = next((a for a in aims if a.target == target), None)
    if found is None and g.surprised:  # KP-22.18: masked by an ambush, but declared before
        before = as_declared(g, g.side[g.unit[e]])
        before.surprised = []
        return find_aim(before, marks_of(before), e, weapon, target)
    return found


def one_shot(g: State, aim: Aim, hits: dict[tuple[int, int], list[int]]) -> None:
    """KP-22.14, KP-8.5, KP-8.8, KP-8.10, KP-10.10, KP-26.2(c): the dice of one element."""
    e, v, arm = aim.element, g.unit[aim.target], g.facts.arms[aim.arm]
    u = g.unit[e]
    modifiers = modifiers_of(g, aim)
    dice = [die(g, D20) for _ in range(shot_dice(arm, aim.shot.range))]
    results = shot_results(g.facts, shooter_of(g, e, arm), modifiers, dice)
    tell(
        g, "shot", "KP-22.14", u, element=e, enemy=v, weapon=aim.arm,
        inches=round(aim.shot.range / INCH, 1), modifiers=tuple(modifiers),
        dice=tuple(dice), results=tuple(results),
        needed=lowest_hit(g.facts, shooter_of(g, e, arm), modifiers),
    )  # fmt: skip
    if JAM in results:
        g.jammed[u] = g.round
        return
    number = sum(r in (HIT, KILL) for r in results)
    kills = results.count(KILL)
    if is_gun(g, u):
        kills = min(kills, in_reach(g, aim))
    if number:
        boat = boat_of(g, aim.target) if is_gun(g, u) else -1
        row = hits.setdefault((v, boat), [0, 0])
        row[0] += number
        row[1] += kills
        if arm.cls == "gun" and is_warrior(g, v):
            owe(g, v, "guns", number)
    if g.facts.options["terror_on_shooting"] is True:
        terrify(g, u, v)
    if g.sprung[u]:
        frighten_near(g, u)


@rule("KP-22.15", "KP-22.16", "KP-22.19", "KP-27.4", "KP-11.12")
def casualties(g: State, toll: tuple[Toll, ...]) -> Rule:
    """All markers, then losses chosen by the owners, then units above four markers.

    Markers alone make nobody test: KP-26.2(c) is about field guns, and counted where they hit.
    """
    for u, number, _, _ in toll:
        g.markers[u] += number
        tell(g, "markers", "KP-22.14", u, n=number, markers=g.markers[u])
    for u, _, kills, boat in toll:
        if boat >= 0 and kills and aboard(g, boat):
            sink(g, boat)  # KP-10.7, KP-10.10
            continue
        together = tuple(elements_of(g, u))
        for _ in range(min(kills, len(together))):
            e = yield Loss(g.side[u], u)
            if is_warrior(g, u):
                g.prophet_losses[g.side[u]] += 1
            remove_element(g, e, "KP-22.15", together)
    for u in dict.fromkeys(row[0] for row in toll):
        if is_up(g, u) and g.markers[u] > g.facts.morale.destroyed_above_markers:
            g.markers[u] -= 1
            add_markers(g, u, 1, "KP-27.4")


# --------------------------------------------------------------------------------------- arson
def set_fire(g: State, e: int, number: int) -> None:
    """KP-23.2, KP-23.3, KP-23.7, KP-23.8: a die; one success on a piece is enough."""
    if g.place[e] != ON_TABLE or any(fire.piece == number for fire in g.fires):
        return
    u = g.unit[e]
    needed = burning_needs(g, u)
    roll = die(g)
    if number < 0:
        tell(g, "roof_fire", "KP-29.12", u, roll=roll, needed=needed)
        if roll >= needed:
            set_alight(g, part_of(number)[0])
        return
    piece = look(g).ground.pieces[number]
    tell(g, "arson", "KP-23.2", u, terrain=piece.kind.id, roll=roll, needed=needed)
    if roll < needed:
        return
    blow(g)
    at = nearest_point(base_of(g, e), piece)
    g.fires.append(Blaze(number, *at, g.round, g.side[u]))
    changed_ground(g)
    if piece.kind.id == "built_up":
        burn_village(g, g.side[u], piece.outline)


def burning_needs(g: State, u: int) -> int:
    """KP-23.2: regulars and skirmishers 4+, everyone else 5+."""
    drilled = acts_as(g, u) in ("regular", "skirmisher")
    return g.facts.counts.arson_drilled if drilled else g.facts.counts.arson_others


def burn_village(g: State, seat: int, outline: tuple[tuple[int, int], ...]) -> None:
    """KP-23.6, KP-26.2(g), C-35: who burns a village in his own half tests."""
    if g.village_burnt < 0:
        g.village_burnt = seat
    for owner in (0, 1):
        own = all(_in_half(g, owner, p) for p in outline)
        enemy_too = g.facts.options["burn_test_also_if_enemy"] is True
        if own and (owner == seat or enemy_too):
            for u in units_of(g, owner):
                if g.role[u] != PROPHET:
                    owe(g, u, "village")


def _in_half(g: State, seat: int, p: tuple[int, int]) -> bool:
    low_x, low_y, high_x, high_y = half(g, g.edges[seat])
    return low_x <= p[0] <= high_x and low_y <= p[1] <= high_y
