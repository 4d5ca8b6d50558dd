"""Companies that are not on the table: to be deployed, late or in ambush (KP-17, KP-37)."""

from __future__ import annotations

import functools
from typing import Any

from zareba.games.kriegspfad.armies import Army, read_army
from zareba.games.kriegspfad.armies.muster import compact
from zareba.games.kriegspfad.armies.points import element_price, final_weapons
from zareba.games.kriegspfad.armies.validate import is_mounted
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH
from zareba.games.kriegspfad.facts.schema import ArmyList, Entry
from zareba.games.kriegspfad.facts.tables import Facts

from .marks import marks, titles
from .posts import ABOARD, GARRISON, is_post, take_post
from .state import (
    ARMOURED,
    BRAVE,
    CHIEF,
    COMMANDER,
    ELEMENT_LISTS,
    FIGHTING,
    KIN,
    LANCER,
    MILITIA,
    NIMBLE_FOOT,
    NIMBLE_MOUNTED,
    ON_TABLE,
    PROPHET,
    SCOUT,
    SHARPSHOOTER,
    TRAIN,
    UNIT_LISTS,
    UNTRAINED,
    State,
)
from .structures import READY, Company, Crew
from .troops import WARRIOR, cohesion_for

LATE, HIDDEN, MARCH = "late", "hidden", "march"
COMING, COMING_MOUNTED = "coming", "coming_mounted"  # the die for a late unit succeeded
FIGHTING_STATUSES = (READY, LATE, HIDDEN, MARCH)
# KP-11.11: gone through war medicine, shown at the end of the round.
GONE = {LATE: "gone_late", HIDDEN: "gone_hidden", MARCH: "gone_march"}
# KP-23.4, KP-37.6: burnt in its hiding-place, a whole unit or a part; shown at the same time.
BURNT, PARTLY_BURNT = "burnt", "partly_burnt"
_TRAITS = {
    "brave": BRAVE,
    "militia": MILITIA,
    "nimble_foot": NIMBLE_FOOT,
    "nimble_mounted": NIMBLE_MOUNTED,
    "armoured_horse": ARMOURED,
}
_ALLIED = ("allied", "shawnee", "friendly")  # entries that are not of the army's own tribe


def companies(g: State, seat: int) -> list[Company]:
    """What a side still has off the table."""
    return list(g.reserve[seat])


def keep(g: State, seat: int, found: list[Company]) -> None:
    g.reserve[seat] = tuple(found)
    waiting = (LATE, GONE[LATE])
    g.to_arrive[seat] = sum(c.status in waiting and c.role == FIGHTING for c in found)


def with_status(g: State, seat: int, status: str) -> list[int]:
    """Numbers of the companies of one status."""
    return [i for i, c in enumerate(companies(g, seat)) if c.status == status]


def take_out(g: State, seat: int, number: int) -> Company:
    """Remove a company from the reserve, to place it."""
    found = companies(g, seat)
    taken = found.pop(number)
    keep(g, seat, found)
    return taken


def army_of(g: State, seat: int) -> Army:
    return read_army(g.armies[seat])


# --------------------------------------------------------------------------------- their names
def company_label(g: State, seat: int, company: Company) -> str:
    """The name of a company in the words of its list: ``entry-L07-warriors``."""
    if company.role in (SCOUT, PROPHET, TRAIN):
        return company.role
    return f"{g.lists[seat]}-{company.entry}"


def company_name_facts(g: State, seat: int, company: Company) -> dict[str, Any]:
    """What the message ``named`` needs of a company."""
    own = "yes" if company.title else "no"
    label = company_label(g, seat, company)
    return {"who": label, "nth": company.mark, "own": own, "title": company.title}


def roster_numbers(g: State, seat: int) -> list[int]:
    """The places of the companies of `companies` in the roster, from 1; they stay while others go.

    A company without a mark has its place among those that are left.
    """
    found = companies(g, seat)
    places: dict[str, int] = {}
    if g.armies[seat]:
        places = _places(g.facts, g.armies[seat], g.active[seat] == PROPHET, seat)
    return [places.get(company.mark, n) for n, company in enumerate(found, 1)]


@functools.lru_cache(maxsize=64)
def _places(facts: Facts, army: str, prophet: bool, seat: int) -> dict[str, int]:
    roster = muster(facts, read_army(army), prophet, seat)
    return {company.mark: n for n, company in enumerate(roster, 1)}


# ------------------------------------------------------------------------- from army to company
def muster(facts: Facts, army: Army, prophet: bool, seat: int = 0) -> list[Company]:
    """The units of an army with their marks and names."""
    found = [*_mustered(facts, army, prophet)]
    dealt = marks(compact(army), seat, [_follows_a_chief(company) for company in found])
    named = titles([unit.name for unit in army.units])
    named += [""] * (len(found) - len(named))
    return [c.known_as(m, t) for c, m, t in zip(found, dealt, named, strict=True)]


def _follows_a_chief(company: Company) -> bool:
    return company.role == FIGHTING and company.troop == WARRIOR


def _mustered(facts: Facts, army: Army, prophet: bool) -> list[Company]:
    """KP-2.1, KP-2.2, KP-5.5: the units of an army, then commander, scout, prophet, train."""
    found = [_unit(facts, army, number) for number in range(len(army.units))]
    army_list = facts.catalogue.lists[army.list]
    if army.commander:
        chief = army.commander
        names = (*chief.opts, *chief.unit_opts)
        entry = army_list.find_entry(chief.entry)
        assert entry is not None
        price = element_price(facts.catalogue, army_list, entry, chief.loadout, names)
        weapons = final_weapons(army_list, entry, chief.loadout, names)
        skills = _skills(army_list, entry, chief.loadout, names) | COMMANDER
        crew = Crew("+".join(weapons), skills, price)
        horses = is_mounted(army_list, entry, chief.unit_opts)
        traits = _traits(army_list, entry, chief.unit_opts)
        found.append(Company(chief.entry, entry.type, CHIEF, horses, horses, traits, (crew,)))
    if army.scout:
        price = facts.catalogue.base["line", army.scout] + facts.catalogue.scout_surcharge
        crew = Crew(army.scout, 0, price)
        found.append(Company("scout", "scout", SCOUT, False, False, 0, (crew,)))
    if prophet:
        crew = Crew("none", 0, facts.catalogue.stratagem["prophet"])
        found.append(Company("prophet", "prophet", PROPHET, False, False, 0, (crew,)))
    if army.wagons:
        wagons = (Crew("none", 0, facts.catalogue.item["wagon"]),) * army.wagons
        found.append(Company("wagons", "wagon", TRAIN, False, False, 0, wagons))
    return found


def _unit(facts: Facts, army: Army, number: int) -> Company:
    army_list = facts.catalogue.lists[army.list]
    unit = army.units[number]
    entry = army_list.find_entry(unit.entry)
    assert entry is not None
    crew = []
    for place, group in enumerate(unit.groups):
        names = (*group.opts, *unit.opts)
        price = element_price(facts.catalogue, army_list, entry, group.loadout, names)
        arms = "+".join(final_weapons(army_list, entry, group.loadout, names))
        skills = _skills(army_list, entry, group.loadout, names)
        for n in range(group.n):
            carries = army.commander is None and army.carrier == (number, place) and n == 0
            crew.append(Crew(arms, skills | (COMMANDER if carries else 0), price))
    troop = "machine_gun" if crew[0].arms == "machine_gun" else entry.type
    horses = is_mounted(army_list, entry, unit.opts)
    traits = _traits(army_list, entry, unit.opts)
    return Company(unit.entry, troop, FIGHTING, horses, horses, traits, tuple(crew))


def _qualities(army_list: ArmyList, entry: Entry, names: tuple[str, ...]) -> set[str]:
    return {*entry.qualities, *(o.gives for o in army_list.option if o.id in names)}


def _traits(army_list: ArmyList, entry: Entry, names: tuple[str, ...]) -> int:
    qualities = _qualities(army_list, entry, names)
    kin = entry.type == "warrior" and not entry.id.startswith(_ALLIED)
    return sum(bit for name, bit in _TRAITS.items() if name in qualities) | (KIN if kin else 0)


def _skills(army_list: ArmyList, entry: Entry, loadout: str, names: tuple[str, ...]) -> int:
    qualities = _qualities(army_list, entry, names)
    armed = entry.loadout(loadout)
    untrained = "untrained" in qualities or bool(armed and armed.untrained)
    trained = any(o.kind == "train" for o in army_list.option if o.id in names)
    lances = "lance" in final_weapons(army_list, entry, loadout, names)
    return (
        (UNTRAINED if untrained and not trained else 0)
        | (SHARPSHOOTER if "sharpshooter" in qualities else 0)
        | (LANCER if lances or "lancer" in qualities else 0)
    )


# ----------------------------------------------------------------------------------- placing
def place_company(g: State, seat: int, company: Company) -> int:
    """Put a company on the table at its places; the number of its unit comes back."""
    u = len(g.side)
    g.side.append(seat)
    g.role.append(company.role)
    g.troop.append(company.troop)
    g.entry.append(company.entry)
    g.first.append(len(g.unit))
    g.size.append(len(company.crew))
    g.horses.append(company.horses)
    g.mounted.append(company.mounted)
    g.traits.append(company.traits)
    for known, own in ((g.mark, company.mark), (g.title, company.title)):
        known.extend([""] * (u - len(known)))
        known.append(own)
    for name, blank in UNIT_LISTS.items():
        getattr(g, name).append(blank)
    for crew, at in zip(company.crew, company.places, strict=True):
        x, y, facing = at if not is_post(at) else (0, 0, 0)
        g.unit.append(u)
        g.place.append(ON_TABLE)
        g.x.append(x)
        g.y.append(y)
        g.facing.append(facing)
        g.from_x.append(x)
        g.from_y.append(y)
        g.from_facing.append(facing)
        g.arms.append(crew.arms)
        g.skills.append(crew.skills)
        g.price.append(crew.price)
        for name, blank in ELEMENT_LISTS.items():
            getattr(g, name).append(blank)
        if at[0] == ABOARD:
            take_post(g, len(g.unit) - 1, at[1] + 1)
        elif at[0] == GARRISON:
            take_post(g, len(g.unit) - 1, -at[1] - 1, at[2])
    return u


def described(g: State, number: int, company: Company) -> dict[str, Any]:
    """What can be known of a company before it stands anywhere."""
    return {
        "number": number,
        "entry": company.entry,
        "role": company.role,
        "troop": company.troop,
        "elements": len(company.crew),
        "horses": company.horses,
        "mounted": company.mounted,
        "bases": [
            [g.facts.sizes.frontage // HUNDREDTH, g.facts.depths[company.troop, m] // HUNDREDTH]
            for m in (False, True)
        ],
        "cohesion": [
            cohesion_for(g, company.troop, company.role, m) // HUNDREDTH for m in (False, True)
        ],
    }
