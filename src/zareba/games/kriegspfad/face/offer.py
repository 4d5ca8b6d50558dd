"""What may be bought for an army: the lists, and all that one list offers a tribe in a year."""

from __future__ import annotations

from typing import Any

import msgspec

from zareba.engine import Speaker
from zareba.games.kriegspfad.armies import Army, Group, Unit
from zareba.games.kriegspfad.armies.extras import ARTILLERY
from zareba.games.kriegspfad.armies.validate import is_mounted
from zareba.games.kriegspfad.facts.catalogue import available, options, scout_weapons, tribes
from zareba.games.kriegspfad.facts.schema import ArmyList, Commander, Entry, Loadout, Option
from zareba.games.kriegspfad.facts.tables import Facts
from zareba.games.kriegspfad.field.state import OPEN_BATTLE

from .army_words import ArmyWords
from .profiles import troop_profile, weapon_profiles
from .roster import WORKS

ROLES = ("attacker", "defender")
SIZES = (150, 300, 450)


def lists_offered(facts: Facts, words: Speaker) -> list[dict[str, Any]]:
    """KP-30.1: every list with its years and tribes."""
    found = []
    for army_list in facts.catalogue.lists.values():
        own = ArmyWords(words, facts.catalogue, army_list.id)
        found.append(
            {
                "id": army_list.id,
                "name": own.listed(),
                "years": [army_list.year_from, army_list.year_to],
                "selector": words.text(f"army-selector-{army_list.selector}"),
                "tribes": [
                    {
                        "id": tribe.id,
                        "name": own.tribe(tribe.id),
                        "years": [
                            max(tribe.year_from, army_list.year_from),
                            min(tribe.year_to, army_list.year_to),
                        ],
                    }
                    for tribe in army_list.tribe
                ],
            }
        )
    return found


def battles(facts: Facts, words: Speaker) -> list[dict[str, Any]]:
    """KP-16.4: the points of both sides in every scenario, by the size of the battle."""
    full = facts.counts.printed_size
    found = []
    for scenario in facts.scenarios.values():
        open_battle = scenario.id == OPEN_BATTLE
        roles = ("",) if open_battle else ROLES
        found.append(
            {
                "id": scenario.id,
                "name": words.name("scenario", scenario.id),
                "scenario": "" if open_battle else scenario.id,
                "roles": [
                    {
                        "id": role,
                        "name": words.name("army-role", role),
                        "points": {
                            str(size): size * scenario.points[number] // full for size in SIZES
                        },
                    }
                    for number, role in enumerate(roles)
                ],
            }
        )
    return found


def offer(facts: Facts, words: Speaker, army: Army) -> dict[str, Any]:
    """Everything the list of an army sells, and what of it its tribe may have in its year."""
    army_list = facts.catalogue.lists.get(army.list)
    if army_list is None:
        return {}
    return _Offer(facts, words, army, army_list).all()


class _Offer:
    def __init__(self, facts: Facts, words: Speaker, army: Army, army_list: ArmyList) -> None:
        self.facts, self.words, self.army, self.list = facts, words, army, army_list
        self.found = facts.catalogue
        self.own = ArmyWords(words, self.found, army_list.id)

    def all(self) -> dict[str, Any]:
        found, army = self.found, self.army
        return {
            "entries": [self.entry(entry) for entry in self.list.entry],
            "commanders": [self.commander(chief) for chief in self.list.commander],
            "disciplined": {
                "may": self.list.disciplined != "no",
                "ap": found.defaults.disciplined_ap,
            },
            "incompetent": {
                "may": self.list.incompetent_allowed,
                "ap": found.defaults.incompetent_ap,
            },
            "scouts": [
                {
                    "id": weapon,
                    "name": self.words.name("weapon", weapon),
                    "ap": found.base["line", weapon] + found.scout_surcharge,
                }
                for weapon in scout_weapons(found, self.list, army.tribe, army.year)
            ],
            "stratagems": [
                {
                    "id": right.id,
                    "name": self.words.name("stratagem", right.id),
                    "ap": found.stratagem[right.id],
                    "here": available(right.when, army.tribe, army.year) is not None,
                }
                for right in self.list.stratagem
            ],
            "wagons": {
                "most": found.wagons_max if self.list.wagons else 0,
                "ap": found.item["wagon"],
            },
            "works": self.works(),
        }

    def works(self) -> list[dict[str, Any]]:
        found = self.found
        prices = {
            "breastworks": found.works["breastwork"],
            "breastworks_breech": found.breastwork_breech,
            "palisade": found.works["palisade"],
            "blockhouses": found.works["blockhouse"],
        }
        return [
            {"id": name, "name": self.words.text(f"army-work-{name}"), "ap": prices[name]}
            for name in WORKS
            if name != "blockhouses" or self.list.blockhouses
        ]

    def commander(self, chief: Commander) -> dict[str, Any]:
        right = not chief.tribes or self.army.tribe in chief.tribes
        return {
            "id": chief.id,
            "name": f"{chief.name} ({chief.year_from}–{chief.year_to})",
            "ap": chief.ap,
            "here": right and chief.year_from <= self.army.year <= chief.year_to,
        }

    def entry(self, entry: Entry) -> dict[str, Any]:
        tribe, year = self.army.tribe, self.army.year
        when = available(entry.when, tribe, year)
        sold = options(self.list, entry.id, tribe, year)
        most = entry.max_units if when is None or when.max_units is None else when.max_units
        mounted = is_mounted(self.list, entry, ())
        mounts = is_mounted(self.list, entry, tuple(option.id for option in sold))
        kind = [self.words.name("troop", entry.type)]
        kind += [self.words.text("army-mounted")] * mounted
        kind += [self.words.name("quality", quality) for quality in entry.qualities]
        return {
            "id": entry.id,
            "name": self.own.entry(entry.id),
            "kind": ", ".join(kind),
            "here": when is not None,
            "least": entry.min_units,
            "most": most,
            "leads": entry.type != ARTILLERY,
            "profile": troop_profile(self.facts, self.words, entry.type, mounts, year),
            "loadouts": [self.loadout(loadout) for loadout in entry.loadouts],
            "options": [
                self.option(option, option in sold)
                for option in self.list.option
                if entry.id in option.applies_to
            ],
            "fresh": msgspec.to_builtins(self.fresh(entry, sold)),
        }

    def loadout(self, loadout: Loadout) -> dict[str, Any]:
        return {
            "id": loadout.id,
            "name": self.own.loadout(loadout),
            "ap": loadout.ap,
            "profile": [*weapon_profiles(self.facts, self.words, loadout.weapons)],
        }

    def option(self, option: Option, here: bool) -> dict[str, Any]:
        return {
            "id": option.id,
            "name": self.own.option(option.id),
            "unit": option.scope == "unit",
            "ap": self.own.price(option),
            "needs": self.own.needs(option.requires),
            "here": here,
        }

    def fresh(self, entry: Entry, sold: list[Option]) -> Unit:
        """A unit to begin with: the smallest, with the options it must have."""
        defaults = self.found.defaults
        gun = entry.type == ARTILLERY
        number = defaults.artillery_elements_per_unit if gun else defaults.unit_elements_min
        must = tuple(
            option.id
            for option in sold
            if option.mandatory_when
            and available(option.mandatory_when, self.army.tribe, self.army.year)
        )
        return Unit(entry.id, (Group(number, entry.loadouts[0].id),), must)


def blank(facts: Facts, list_id: str, tribe: str, year: int, points: int | None) -> Army:
    """An empty draft of a list; a tribe that is not given is the first of the year."""
    army_list = facts.catalogue.lists[list_id]
    return Army(
        list=list_id, year=year, points=points,
        tribe=tribe or tribes(army_list, year)[0],
        disciplined=army_list.disciplined == "mandatory",
    )  # fmt: skip
