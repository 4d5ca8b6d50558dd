"""Decisions before the first round (KP-36: D-01 to D-18)."""

from __future__ import annotations

import random
from typing import Any, ClassVar

import msgspec

from zareba.engine import Ask, Domain

from .armies import Army, BadArmy, army_price, faults, random_army
from .armies.catalogue import available, tribes
from .armies.muster import army_from, compact
from .battlefield import change_flaws, flaws
from .hidden import HIDDEN, LATE, READY, companies
from .layouts import half_of
from .placing import (
    ambush_area,
    deployment_area,
    deployment_refused,
    deployment_search,
    note_refused,
    site_search,
    stands_refused,
)
from .state import AMBUSH, FIGHTING, OPEN_BATTLE, RAID, SIEGE, State

NONE, DONE, DRAWN, GENERATED = "none", "done", "drawn", "generated"
DARK_ROUNDS = range(1, 11)  # KP-15.10
FIRST_YEAR, LAST_YEAR = 1750, 1890


def role_of(g: State, seat: int) -> str:
    if g.scenario in ("", OPEN_BATTLE):
        return ""
    return "attacker" if seat == g.attacker else "defender"


def village_half(g: State) -> Any:
    """KP-14.6: where the village must lie, if the scenario wants one."""
    if g.scenario not in (RAID, SIEGE):
        return None
    return half_of(g.facts, g.edges[1 - g.attacker])


class YearChoice(Ask, frozen=True):
    """D-01: the year, agreed and entered by the first player, or drawn."""

    rule: ClassVar[str] = "KP-30.15"

    def options(self, g: State) -> list[Any]:
        return [DRAWN, *range(FIRST_YEAR, LAST_YEAR + 1)]


class ListChoice(Ask, frozen=True):
    """D-01: a list of the year, with its tribe, nation or ally: ``L07-sioux``."""

    rule: ClassVar[str] = "KP-30.1"

    def options(self, g: State) -> list[Any]:
        lists = g.facts.catalogue.in_year(g.year)
        return [
            f"{found.id}-{tribe}" if tribe else found.id
            for found in lists
            for tribe in tribes(found, g.year)
        ]


class StratagemChoice(Ask, frozen=True):
    """D-03: one of the stratagems the list allows, or none; secret."""

    rule: ClassVar[str] = "KP-11.1"
    settles: ClassVar[bool] = False

    def options(self, g: State) -> list[Any]:
        army_list, tribe = g.facts.catalogue.lists[g.lists[self.seat]], g.tribes[self.seat]
        rights = [s.id for s in army_list.stratagem if available(s.when, tribe, g.year)]
        return [NONE, *rights]


class MusterArmy(Domain, frozen=True):
    """D-05: an army as the text of its file; secret."""

    rule: ClassVar[str] = "KP-30.2"

    def bound(self, g: State, army: Army) -> Army:
        """What is already settled is not the army's to say."""
        other = 1 - self.seat
        return msgspec.structs.replace(
            army,
            list=g.lists[self.seat],
            tribe=g.tribes[self.seat],
            year=g.year,
            points=g.points[self.seat],
            scenario="" if g.scenario == OPEN_BATTLE else g.scenario,
            role=role_of(g, self.seat),
            enemy=f"{g.lists[other]}:{g.tribes[other]}",
            stratagem=g.stratagems[self.seat],
        )

    def canonical(self, g: State, choice: Any) -> Any:
        raw = msgspec.json.decode(choice) if isinstance(choice, str) else choice
        try:
            return compact(self.bound(g, army_from(raw)))
        except BadArmy as error:
            raise ValueError(str(error)) from error

    def refusal(self, g: State, choice: Any) -> str:
        army = army_from(msgspec.json.decode(choice))
        found = faults(g.facts.catalogue, army)
        if army.works.blockhouses:
            return "KP-29.8: blockhouses are not playable yet"
        return "; ".join(f"{fault.rule}: {fault.label}" for fault in found)

    def sample(self, g: State, rng: random.Random) -> Any:
        blank = self.bound(g, Army(list="", year=0))
        army = random_army(
            g.facts.catalogue, blank.list, blank.year, g.points[self.seat], blank.tribe,
            seed=rng.randrange(1 << 30), scenario=blank.scenario, role=blank.role,
            enemy=blank.enemy, stratagem=blank.stratagem,
        )  # fmt: skip
        return compact(self.bound(g, army))

    def describe(self, g: State) -> dict[str, Any]:
        army = self.bound(g, Army(list="", year=0))
        return {"army": army.to_json(), "ap": army_price(g.facts.catalogue, army)}


class ZoneChoice(Ask, frozen=True):
    """D-07: one of the zones of the own list."""

    rule: ClassVar[str] = "KP-14.4"

    def options(self, g: State) -> list[Any]:
        return list(g.facts.catalogue.lists[g.lists[self.seat]].zones)


class SeasonChoice(Ask, frozen=True):
    """D-08: a season, or the draw; natives never attack in winter."""

    rule: ClassVar[str] = "KP-15.1"

    def options(self, g: State) -> list[Any]:
        native = g.facts.catalogue.lists[g.lists[self.seat]].side == "native"
        seasons = g.facts.seasons.values()
        return [DRAWN, *(s.id for s in seasons if not (native and s.native_attacker_forbidden))]


class DarknessChoice(Ask, frozen=True):
    """D-09: daylight, a night, or dark until or from a round."""

    rule: ClassVar[str] = "KP-15.10"

    def options(self, g: State) -> list[Any]:
        times = [(mode, n) for mode in ("dawn", "dusk") for n in DARK_ROUNDS]
        return [NONE, "night", *times]


class EdgeChoice(Ask, frozen=True):
    """D-10: the own base edge, or the edge over which the enemy enters."""

    rule: ClassVar[str] = "KP-14.5"

    def options(self, g: State) -> list[Any]:
        return ["left", "right"] if g.scenario == AMBUSH else ["lower", "upper"]


class LayOut(Domain, frozen=True):
    """D-11: all pieces, each a list of integers, or a layout made by chance."""

    rule: ClassVar[str] = "KP-14.3"

    def canonical(self, g: State, choice: Any) -> Any:
        if choice == GENERATED:
            return GENERATED
        return tuple(tuple(int(n) for n in piece) for piece in choice)

    def refusal(self, g: State, choice: Any) -> str:
        if choice == GENERATED:
            return ""
        found = flaws(g.facts, choice, g.region, village_half(g))
        return "; ".join(map(str, found))

    def sample(self, g: State, rng: random.Random) -> Any:
        return GENERATED

    def describe(self, g: State) -> dict[str, Any]:
        zone = g.facts.zones[g.region]
        return {
            "zone": zone.id,
            "forbidden": list(zone.forbidden),
            "village": village_half(g),
            "kinds": [kind.id for kind in g.facts.kinds],
            "table": list(g.facts.sizes.table),
        }


class Change(Domain, frozen=True):
    """D-12: one change of the layout, or no more."""

    rule: ClassVar[str] = "KP-14.3"
    left: int

    def canonical(self, g: State, choice: Any) -> Any:
        return choice if choice == DONE else tuple(choice)

    def refusal(self, g: State, choice: Any) -> str:
        if choice == DONE:
            return ""
        found = change_flaws(g.facts, g.pieces, choice, g.region, village_half(g))
        return "; ".join(map(str, found))

    def sample(self, g: State, rng: random.Random) -> Any:
        for _ in range(4):
            number = rng.randrange(len(g.pieces) + 1)
            if number == len(g.pieces):
                break
            change = ("move", number, rng.randrange(-600, 600), rng.randrange(-400, 400))
            if not self.refusal(g, change):
                return change
        return DONE

    def describe(self, g: State) -> dict[str, Any]:
        return {"zone": g.region, "village": village_half(g), "left": self.left}


class Dig(Domain, frozen=True):
    """D-06: places and facings of the emplacements that were paid for."""

    rule: ClassVar[str] = "KP-29.2"
    number: int

    def canonical(self, g: State, choice: Any) -> Any:
        return tuple((int(x), int(y), int(f) % 3600) for x, y, f in choice)

    def refusal(self, g: State, choice: Any) -> str:
        if len(choice) > self.number:
            return f"KP-29.2: {self.number} emplacements were paid for"
        crew = next(c for c in companies(g, self.seat) if c.role == FIGHTING)
        one = msgspec.structs.replace(crew, crew=crew.crew[:1], troop="skirmisher", mounted=False)
        area = deployment_area(g, self.seat)
        for place in choice:
            if why := stands_refused(g, self.seat, one, False, [place], area):
                return why
        return ""

    def sample(self, g: State, rng: random.Random) -> Any:
        low_x, low_y, high_x, high_y = (n // 100 for n in deployment_area(g, self.seat))
        found: tuple[Any, ...] = ()
        for _ in range(4 * self.number):
            place = (rng.randrange(low_x, high_x), rng.randrange(low_y, high_y), 0)
            if len(found) < self.number and not self.refusal(g, (*found, place)):
                found += (place,)
        return found

    def describe(self, g: State) -> dict[str, Any]:
        return {"number": self.number, "area": list(deployment_area(g, self.seat))}


class Hold(Domain, frozen=True):
    """D-14: which companies come late or lie in ambush; secret."""

    rule: ClassVar[str] = "KP-16.5"
    late: int  # at most
    hidden: int

    def canonical(self, g: State, choice: Any) -> Any:
        return tuple(sorted((int(number), str(status)) for number, status in choice))

    def fighting(self, g: State) -> list[int]:
        found = companies(g, self.seat)
        return [i for i, c in enumerate(found) if c.role == FIGHTING and c.status == READY]

    def refusal(self, g: State, choice: Any) -> str:
        numbers = [number for number, _ in choice]
        if len(set(numbers)) < len(numbers) or not set(numbers) <= set(self.fighting(g)):
            return "KP-16.14: fighting units, each once"
        if {status for _, status in choice} - {LATE, HIDDEN}:
            return "KP-16.5: late or hidden"
        if sum(status == LATE for _, status in choice) > self.late:
            return f"KP-16.5: at most {self.late} late units"
        if sum(status == HIDDEN for _, status in choice) > self.hidden:
            return f"KP-16.5: at most {self.hidden} units in ambush"
        return ""

    def sample(self, g: State, rng: random.Random) -> Any:
        free = self.fighting(g)
        rng.shuffle(free)
        late, hidden = rng.randrange(self.late + 1), rng.randrange(self.hidden + 1)
        chosen = [(n, LATE) for n in free[:late]]
        chosen += [(n, HIDDEN) for n in free[late : late + hidden]]
        return tuple(sorted(chosen))

    def describe(self, g: State) -> dict[str, Any]:
        return {"late": self.late, "hidden": self.hidden, "units": self.fighting(g)}


class March(Domain, frozen=True):
    """D-15: the order in which the units enter, open to the defender."""

    rule: ClassVar[str] = "KP-16.6"

    def canonical(self, g: State, choice: Any) -> Any:
        return tuple(int(n) for n in choice)

    def refusal(self, g: State, choice: Any) -> str:
        if sorted(choice) != list(range(len(companies(g, self.seat)))):
            return "KP-16.6: every unit once"
        return ""

    def sample(self, g: State, rng: random.Random) -> Any:
        order = list(range(len(companies(g, self.seat))))
        rng.shuffle(order)
        return tuple(order)

    def describe(self, g: State) -> dict[str, Any]:
        return {"units": [c.entry for c in companies(g, self.seat)]}


class PlaceOrder(Ask, frozen=True):
    """D-16: the player of the only disciplined army places before or after the other."""

    rule: ClassVar[str] = "KP-16.5"

    def options(self, g: State) -> list[Any]:
        return ["after", "before"]


class Deploy(Domain, frozen=True):
    """D-17: one company: its number, 1 if mounted, and a place for every element."""

    rule: ClassVar[str] = "KP-16.5"

    def canonical(self, g: State, choice: Any) -> Any:
        if choice and choice[0] == LATE:
            return (LATE, int(choice[1]))
        number, mounted, *places = choice
        return (
            int(number),
            int(bool(mounted)),
            *((int(x), int(y), int(facing) % 3600) for x, y, facing in places),
        )

    def refusal(self, g: State, choice: Any) -> str:
        found = companies(g, self.seat)
        number = choice[1] if choice[0] == LATE else choice[0]
        if not 0 <= number < len(found) or found[number].status != READY:
            return "KP-16.5: no such unit waits to be placed"
        if choice[0] == LATE:
            _, places = deployment_search(g, self.seat, found[number], random.Random(0))
            return "KP-16.20: there is room for it" if places else ""
        return deployment_refused(g, self.seat, found[number], bool(choice[1]), choice[2:])

    def sample(self, g: State, rng: random.Random) -> Any:
        found = companies(g, self.seat)
        waiting = [i for i, c in enumerate(found) if c.status == READY]
        number = min(waiting, key=lambda i: found[i].role != "train")
        if found[number].role != "train":
            number = rng.choice(waiting)
        mounted, places = deployment_search(g, self.seat, found[number], rng)
        return (number, int(mounted), *places) if places else (LATE, number)

    def describe(self, g: State) -> dict[str, Any]:
        found = companies(g, self.seat)
        units = [[i, c.entry, len(c.crew), c.horses] for i, c in enumerate(found)]
        waiting = [row for row, c in zip(units, found, strict=True) if c.status == READY]
        return {"area": list(deployment_area(g, self.seat)), "units": waiting}


class Notes(Domain, frozen=True):
    """D-18: where the hidden companies lie; secret, and asked whether or not there are any."""

    rule: ClassVar[str] = "KP-17.19"

    def canonical(self, g: State, choice: Any) -> Any:
        return tuple(
            (
                int(number),
                int(bool(mounted)),
                *((int(x), int(y), int(facing) % 3600) for x, y, facing in places),
            )
            for number, mounted, *places in choice
        )

    def refusal(self, g: State, choice: Any) -> str:
        found = companies(g, self.seat)
        trial = g.clone()
        noted = set()
        for number, mounted, *places in choice:
            if not 0 <= number < len(found) or found[number].status != HIDDEN or number in noted:
                return "KP-17.19: no such unit is to be hidden"
            why = note_refused(trial, self.seat, found[number], bool(mounted), places)
            if why:
                return why
            noted.add(number)
            found[number].places, found[number].mounted = list(places), bool(mounted)
            trial.reserve[self.seat] = msgspec.json.encode(found).decode()
        for number, company in enumerate(found):
            forgotten = company.status == HIDDEN and number not in noted
            if forgotten and site_search(trial, self.seat, company, random.Random(0)):
                return f"KP-16.19: unit {number} can be hidden"
        return ""

    def sample(self, g: State, rng: random.Random) -> Any:
        found = companies(g, self.seat)
        trial = g.clone()
        notes = []
        for number, company in enumerate(found):
            if company.status != HIDDEN:
                continue
            places = site_search(trial, self.seat, company, rng)
            if places:
                notes.append((number, int(company.mounted), *places))
                company.places = places
                trial.reserve[self.seat] = msgspec.json.encode(found).decode()
        return tuple(notes)

    def describe(self, g: State) -> dict[str, Any]:
        found = companies(g, self.seat)
        hidden = [[i, c.entry, len(c.crew)] for i, c in enumerate(found) if c.status == HIDDEN]
        return {"area": list(ambush_area(g, self.seat)), "units": hidden}
