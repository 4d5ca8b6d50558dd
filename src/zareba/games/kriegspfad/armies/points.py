"""What an army costs (KP-12)."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator

from zareba.games.kriegspfad.facts.catalogue import BREECH_OR_REPEATER, FIREARMS, Catalogue
from zareba.games.kriegspfad.facts.schema import ArmyList, Entry, Option

from .muster import Army, Unit, Works

Options = tuple[str, ...] | frozenset[str]
remembered = functools.lru_cache(maxsize=1 << 12)  # drawing armies asks for the same over and over


def bought(army_list: ArmyList, names: Iterable[str]) -> list[Option]:
    """The options of these names; unknown ones cost nothing and are reported by `faults`."""
    wanted = frozenset(names)
    return [o for o in army_list.option if o.id in wanted] if wanted else []


@remembered
def base_weapons(
    army_list: ArmyList, entry: Entry, loadout: str, names: Options
) -> tuple[str, ...]:
    """The weapons of an element with what was added, before anything is replaced."""
    found = entry.loadout(loadout)
    weapons = found.weapons if found else ()
    more = [o.adds for o in bought(army_list, names) if o.kind == "weapon_add"]
    return (*weapons, *(adds for adds in more if adds not in weapons)) if more else weapons


@remembered
def final_weapons(
    army_list: ArmyList, entry: Entry, loadout: str, names: Options
) -> tuple[str, ...]:
    """The weapons an element takes into the field."""
    weapons = base_weapons(army_list, entry, loadout, names)
    for option in bought(army_list, names):
        if option.kind == "weapon_replace":
            weapons = tuple([option.to if w == option.from_ else w for w in weapons])
    return weapons


def is_breech(found: Catalogue, weapons: Iterable[str]) -> bool:
    """KP-12.3: breech-loaders and repeaters have their own surcharges."""
    return any(found.weapon_class.get(w) in BREECH_OR_REPEATER for w in weapons)


@remembered
def element_price(
    found: Catalogue, army_list: ArmyList, entry: Entry, loadout: str, names: Options
) -> int:
    """KP-12.1, KP-12.2: the printed price of the loadout and the surcharges of its options."""
    printed = entry.loadout(loadout)
    breech = is_breech(found, final_weapons(army_list, entry, loadout, names))
    price = printed.ap if printed else 0
    for option in bought(army_list, names):
        special = option.delta_ap_bl
        price += special if breech and special is not None else option.delta_ap
    return price


@remembered
def unit_price(found: Catalogue, army_list: ArmyList, unit: Unit) -> int:
    """KP-30.3: prices are per element."""
    entry = army_list.find_entry(unit.entry)
    if entry is None:
        return 0
    return sum(
        group.n * element_price(found, army_list, entry, group.loadout, (*group.opts, *unit.opts))
        for group in unit.groups
    )


def works_price(found: Catalogue, works: Works) -> int:
    """KP-29.2, KP-29.5, KP-29.8."""
    return (
        works.breastworks * found.works["breastwork"]
        + works.breastworks_breech * found.breastwork_breech
        + works.palisade * found.works["palisade"]
        + works.blockhouses * found.works["blockhouse"]
    )


def emplaceable(found: Catalogue, army_list: ArmyList, army: Army) -> tuple[int, int]:
    """KP-29.2: elements that can be foot with firearms, of the lower and of the higher price.

    Who has horses may begin without (KP-4.10).  Commander and scout are elements, too.
    """
    groups = [(u.entry, g.loadout, (*g.opts, *u.opts), g.n) for u in army.units for g in u.groups]
    if chief := army.commander:
        groups.append((chief.entry, chief.loadout, (*chief.opts, *chief.unit_opts), 1))
    armed: list[tuple[tuple[str, ...], int]] = [((army.scout,), 1)] if army.scout else []
    for name, loadout, options, n in groups:
        entry = army_list.find_entry(name)
        if entry and entry.type != "artillery":
            armed.append((final_weapons(army_list, entry, loadout, options), n))
    classes = [({found.weapon_class.get(w) for w in weapons}, n) for weapons, n in armed]
    breech = sum(n for kinds, n in classes if kinds & BREECH_OR_REPEATER)
    return sum(n for kinds, n in classes if kinds & FIREARMS) - breech, breech


def bill(found: Catalogue, army: Army) -> Iterator[tuple[str, int]]:
    """Every line of the bill: what, AP.  Units carry their number: ``unit.0``."""
    army_list = found.lists.get(army.list)
    if army_list is None:
        return
    for number, unit in enumerate(army.units):
        yield f"unit.{number}", unit_price(found, army_list, unit)
    if army.disciplined:
        yield "disciplined", found.defaults.disciplined_ap
    if army.exceptional:
        yield "exceptional", found.defaults.exceptional_ap
    if army.incompetent:
        yield "incompetent", found.defaults.incompetent_ap
    if army.commander:
        entry = army_list.find_entry(army.commander.entry)
        names = (*army.commander.opts, *army.commander.unit_opts)
        if entry is not None:
            price = element_price(found, army_list, entry, army.commander.loadout, names)
            yield "commander", price
    if army.scout:
        yield "scout", found.base.get(("line", army.scout), 0) + found.scout_surcharge
    if army.wagons:
        yield "wagons", army.wagons * found.item["wagon"]
    if army.stratagem:
        yield army.stratagem, found.stratagem.get(army.stratagem, 0)
    if works := works_price(found, army.works):
        yield "works", works


def army_price(found: Catalogue, army: Army) -> int:
    """KP-12.5: everything counts against the total."""
    return sum(ap for _, ap in bill(found, army))


def overshoot(found: Catalogue, army: Army) -> int:
    """KP-12.4: half of the cheapest fighting unit may be over."""
    units = [ap for what, ap in bill(found, army) if what.startswith("unit.")]
    return min(units) // 2 if units else 0
