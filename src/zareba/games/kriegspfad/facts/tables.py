"""The printed facts, read once from the TOML files and arranged for the rules."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from zareba.engine import DataFiles
from zareba.engine.data import Reader, Strict

from .catalogue import FILES as ARMY_FILES
from .catalogue import Catalogue, read_catalogue
from .lengths import INCH
from .schema import Named
from .schema_battle import (
    Condition,
    Darkness,
    Detection,
    LateArrivals,
    Scenario,
    ScenarioRow,
    ScenariosFile,
    Season,
    Stratagem,
    StratagemsFile,
    WeatherFile,
    WeatherRow,
)
from .schema_field import (
    AssaultResult,
    Command,
    MeleeResult,
    Modifier,
    Morale,
    Placement,
    Rally,
    Shooting,
    Terrain,
    TerrainFile,
    Troop,
    TroopsFile,
    Weapon,
    WeaponsFile,
    Zone,
)
from .schema_numbers import Counts, Distances, NumbersFile

FILES = (
    *ARMY_FILES,
    "troops.toml",
    "terrain.toml",
    "weather.toml",
    "scenarios.toml",
    "numbers.toml",
)


class Files(Strict, frozen=True):
    """What is printed of battles, by the names of the files; the catalogue reads the armies."""

    troops: TroopsFile
    weapons: WeaponsFile
    terrain: TerrainFile
    weather: WeatherFile
    scenarios: ScenariosFile
    stratagems: StratagemsFile
    numbers: NumbersFile


GOOD, DIFFICULT, IMPASSABLE = 0, 1, 2
HARD_TO_HIT = "S09"
_GOING = {"good": GOOD, "difficult": DIFFICULT, "impassable": IMPASSABLE}

Dice = tuple[int, int]  # number of D6, and what is added


def grains(inches: float) -> int:
    """A printed length in grains."""
    return round(inches * INCH)


@dataclass(frozen=True, slots=True)
class Arm:
    """One weapon; ranges in grains (KP-7.1, KP-8.2); those without effect are none (KP-7.3)."""

    id: str
    cls: str
    firearm: bool
    effective: int
    longest: int
    dice_effective: int
    dice_long: int
    exempt: bool  # from the penalty for moving (S10)
    breach: int  # D6 needed to breach a wall

    @property
    def shoots(self) -> bool:
        return self.longest > 0


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of terrain; lengths in grains (KP-13.2)."""

    id: str
    number: int
    linear: bool
    going: Mapping[str, int]
    hill: bool
    height: int
    sight_inside: int  # -1: no limit
    edge_depth: int
    seen_from_outside: int  # -1: no extra concealment
    cover: str
    ambush: str
    vegetation: bool
    flammable: bool
    printed: Terrain


@dataclass(frozen=True, slots=True)
class Sizes:
    """One scale in grains of an inch, or of a centimetre (KP-1.1, KP-1.2, KP-1.3)."""

    frontage: int
    depth: Mapping[str, int]  # foot, mounted, artillery
    wagon: tuple[int, int]
    boat: tuple[int, int]
    blockhouse: tuple[int, int]
    table: tuple[int, int]


@dataclass(frozen=True, slots=True, eq=False)
class Facts:
    """Everything that is printed, under the options of one table."""

    options: Mapping[str, bool | str]
    catalogue: Catalogue
    axes: Mapping[str, tuple[str, ...]]
    names: Mapping[str, Mapping[str, str]]
    sizes: Sizes
    depths: Mapping[tuple[str, bool], int]  # of a base, by troop type and whether it is mounted
    # troops
    movement: Mapping[str, tuple[Dice, Dice]]
    troops: Mapping[str, Troop]
    works_cohesion: int
    morale: Morale
    rally: Rally
    command: Command
    # weapons
    arms: Mapping[str, Arm]
    weapons: Mapping[str, Weapon]  # as printed, for rosters
    shooting: Shooting
    modifiers: Mapping[str, int]  # S.., M.., A..
    hard_beyond: int  # S09: skirmishers and nimble warriors are hard to hit from there
    melee_rows: tuple[MeleeResult, ...]
    assault_rows: tuple[AssaultResult, ...]
    # the field
    kinds: tuple[Kind, ...]
    kind: Mapping[str, Kind]
    zones: Mapping[str, Zone]
    placement: Placement
    seasons: Mapping[str, Season]
    weather: tuple[WeatherRow, ...]
    conditions: Mapping[str, Condition]
    darkness: Darkness
    # the battle
    scenario_rows: tuple[ScenarioRow, ...]
    regular_defender: int
    scenarios: Mapping[str, Scenario]
    late: LateArrivals
    detection: Detection
    stratagems: Mapping[str, Stratagem]
    # numbers of single rules
    distances: Distances[int]  # in grains
    counts: Counts[int]


def read_facts(data: DataFiles, options: Mapping[str, bool | str]) -> Facts:
    return _Reader(data, options).facts()


def dice_of(text: str) -> Dice:
    """``2d6+2`` as (2, 2) (KP-0.4)."""
    found = re.fullmatch(r"(\d+)d6([+-]\d+)?", text)
    if not found:
        raise ValueError(f"{text!r} is no roll such as 2d6+2")
    return int(found[1]), int(found[2] or 0)


def _as_agreed(found: Catalogue, options: Mapping[str, bool | str]) -> Catalogue:
    """C-18, C-26: how many units, and palisades in a raid."""
    most = int(options.get("units_max", found.defaults.units_max))
    works = dict(found.works_scenarios)
    if options.get("raid_palisades") is True:
        works["palisade"] = (*works["palisade"], "raid")
    defaults = msgspec.structs.replace(found.defaults, units_max=most)
    return dataclasses.replace(found, defaults=defaults, works_scenarios=works)


class _Reader(Reader[Files]):
    """Turns the files into `Facts`, with clear errors where they do not fit together."""

    kind = Files

    def __init__(self, data: DataFiles, options: Mapping[str, bool | str]) -> None:
        super().__init__(data, options)
        self.catalogue = _as_agreed(read_catalogue(data), options)

    def facts(self) -> Facts:
        kinds = self.kinds()
        weapons, sizes = self.files.weapons, self.sizes()
        return Facts(
            options=self.options,
            catalogue=self.catalogue,
            axes={},
            names=dict(self.names()),
            sizes=sizes,
            depths=self.depths(sizes),
            movement=self.movement(),
            troops={t.id: t for t in self.files.troops.troop},
            works_cohesion=grains(self.files.troops.cohesion.in_works),
            morale=self.files.troops.morale,
            rally=self.files.troops.rally,
            command=self.files.troops.command,
            arms=self.arms(),
            weapons={w.id: w for w in weapons.weapon},
            shooting=weapons.shooting,
            modifiers={m.id: m.value for m in self.modifiers},
            hard_beyond=grains({m.id: m.min_range_exclusive for m in self.modifiers}[HARD_TO_HIT]),
            melee_rows=weapons.melee_result,
            assault_rows=weapons.assault_result,
            kinds=kinds,
            kind={kind.id: kind for kind in kinds},
            zones={zone.id: zone for zone in self.files.terrain.zone},
            placement=self.files.terrain.placement,
            seasons={season.id: season for season in self.files.weather.season},
            weather=self.files.weather.table,
            conditions={c.id: c for c in self.files.weather.condition},
            darkness=self.files.weather.darkness,
            scenario_rows=self.files.scenarios.determine.table,
            regular_defender=self.files.scenarios.determine.regular_defender,
            scenarios={s.id: s for s in self.files.scenarios.scenario},
            late=self.files.scenarios.late_arrivals,
            detection=self.files.scenarios.ambush_detection,
            stratagems={s.id: s for s in self.files.stratagems.stratagem},
            distances=self.files.numbers.distances(),
            counts=self.files.numbers.counts(),
        )

    @property
    def modifiers(self) -> tuple[Modifier, ...]:
        found = self.files.weapons
        return (*found.shooting_modifier, *found.melee_modifier, *found.assault_modifier)

    def sizes(self) -> Sizes:
        preset = self.files.troops.presets[
            "mm15" if self.options.get("preset") == "mm15" else "mm28"
        ]
        small = self.options.get("table") == "alternative"
        table = preset.table_alternative if small else preset.table

        def pair(size: tuple[float, float]) -> tuple[int, int]:
            return grains(size[0]), grains(size[1])

        return Sizes(
            frontage=grains(preset.frontage),
            depth={
                "foot": grains(preset.depth_foot),
                "mounted": grains(preset.depth_mounted),
                "artillery": grains(preset.depth_artillery),
            },
            wagon=pair(preset.wagon),
            boat=pair(preset.boat),
            blockhouse=pair(preset.blockhouse),
            table=pair(table),
        )

    def depths(self, sizes: Sizes) -> dict[tuple[str, bool], int]:
        """KP-1.1, KP-1.7, KP-6.3."""
        special = {
            "artillery": sizes.depth["artillery"],
            "machine_gun": sizes.depth["artillery"],
            "wagon": sizes.wagon[1],
        }
        return {
            (troop.id, mounted): special.get(
                troop.id, sizes.depth["mounted" if mounted else "foot"]
            )
            for troop in self.files.troops.troop
            for mounted in (False, True)
        }

    def movement(self) -> dict[str, tuple[Dice, Dice]]:
        rows = {}
        for row in self.files.troops.movement:
            try:
                rows[row.id] = (dice_of(row.good), dice_of(row.difficult))
            except ValueError as error:
                raise self.data.fail("troops.toml", f"movement.{row.id}", str(error)) from error
        return rows

    def arms(self) -> dict[str, Arm]:
        return {
            w.id: Arm(
                w.id, w.cls, w.firearm, grains(w.range_effective), grains(w.range_max),
                w.dice_effective, w.dice_long, w.exempt_from_moving_penalty, w.wall_breach_min_d6,
            )
            for w in self.files.weapons.weapon
        }  # fmt: skip

    def kinds(self) -> tuple[Kind, ...]:
        classes = set(self.files.terrain.meta.going_classes)
        for printed in self.files.terrain.terrain:
            if set(printed.going) != classes:
                lacking = ", ".join(sorted(classes ^ set(printed.going)))
                raise self.data.fail("terrain.toml", f"{printed.id}.going", f"classes: {lacking}")
        return tuple(
            Kind(
                id=printed.id,
                number=number,
                linear=printed.shape == "linear",
                going={cls: _GOING[level] for cls, level in printed.going.items()},
                hill=printed.blocks_los == "hill",
                height=grains(printed.height_in),
                sight_inside=-1 if printed.sight_inside is None else grains(printed.sight_inside),
                edge_depth=grains(printed.edge_depth),
                seen_from_outside=-1
                if printed.seen_from_outside is None
                else grains(printed.seen_from_outside),
                cover="foot"
                if printed.id == "rough" and self.options.get("rough_gives_cover") is True
                else printed.cover,
                ambush=printed.ambush,
                vegetation=printed.vegetation,
                flammable=printed.flammable,
                printed=printed,
            )
            for number, printed in enumerate(self.files.terrain.terrain)
        )

    def names(self) -> Iterator[tuple[str, dict[str, str]]]:
        """Names that stand in the data, by message id."""
        named: list[tuple[str, tuple[Named, ...] | tuple[Any, ...]]] = [
            ("troop", self.files.troops.troop),
            ("quality", self.files.troops.quality),
            ("weapon", self.files.weapons.weapon),
            ("terrain", self.files.terrain.terrain),
            ("zone", self.files.terrain.zone),
            ("season", self.files.weather.season),
            ("weather", self.files.weather.condition),
            ("scenario", self.files.scenarios.scenario),
            ("stratagem", self.files.stratagems.stratagem),
            ("conflict", self.files.scenarios.conflict),
        ]
        for kind, things in named:
            for thing in things:
                yield f"{kind}-{thing.id}", thing.names
        for m in self.modifiers:
            if m.id == HARD_TO_HIT and self.options.get("skirmisher_penalty_range") == "under_4":
                continue  # C-01: the data has the words of the printed table, the texts the others
            yield f"modifier-{m.id}", {"en": m.when_en, "de": m.when_de, "fr": m.when_fr}
        for army_list in self.catalogue.lists.values():
            yield f"list-{army_list.id}", army_list.names
            yield f"choice-{army_list.id}", army_list.names
            for tribe in army_list.tribe:
                yield f"tribe-{army_list.id}-{tribe.id}", tribe.names
                yield f"choice-{army_list.id}-{tribe.id}", _both(army_list.names, tribe.names)
            for option in army_list.option:
                yield f"option-{army_list.id}-{option.id}", option.names
            for entry in army_list.entry:
                yield f"entry-{army_list.id}-{entry.id}", entry.names
            for chief in army_list.commander:
                yield f"chief-{chief.id}", dict.fromkeys(("en", "de", "fr"), chief.name)


def _both(of_list: Mapping[str, str], of_tribe: Mapping[str, str]) -> dict[str, str]:
    """A list and its tribe; a nation with a list of its own is named once."""
    return {
        k: name if of_tribe[k] == name else f"{name}{' ' * (k == 'fr')}: {of_tribe[k]}"
        for k, name in of_list.items()  # French spaces its colons
    }
