"""Reads the five data files into `Facts`, with clear errors where they do not fit together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from zareba.engine import DataFiles
from zareba.engine.data import Label, Reader

from . import schema
from .names import names_of
from .tables import DIE, GUNBOAT, LEVY, PALACE, SWITCHES, CanGo, Facts, Step


class _Reader(Reader[schema.Files]):
    """Turns the files into `Facts`, with clear errors where they do not fit together."""

    kind = schema.Files

    def __init__(self, data: DataFiles, options: Mapping[str, bool | str]) -> None:
        super().__init__(data, options)
        self.zones = tuple(z.id for z in self.files.map.zone)
        self.index = {z: i for i, z in enumerate(self.zones)}
        self.banners = tuple(p.color for p in self.files.map.path)
        self.level = self.files.units.difficulty[str(options["level"])]  # type: ignore[index]
        self.effects: list[Step] = []
        self.option_labels: dict[str, Label] = {}  # of cards that leave a choice

    def rules(self) -> schema.Rules:
        chosen = {k: v for k, v in self.options.items() if k in SWITCHES and v != SWITCHES[k]}
        return schema.Rules(
            **{
                f: chosen.get(f, getattr(self.files.tables.rules, f))
                for f in schema.Rules.__struct_fields__
            }
        )

    def check_map(self) -> None:
        """LK-2.1.1, LK-2.1.2: four paths of six zones, the Palace the end of each."""
        self.expect(
            self.banners == ("black", "white", "red", "green"),
            "map.toml",
            "path",
            f"expected black, white, red, green in this order, found {', '.join(self.banners)}",
        )
        wanted = self.files.map.meta.get("zone_count")
        self.expect(
            len(set(self.zones)) == wanted,
            "map.toml",
            "zone",
            f"{wanted} different zones expected, {len(set(self.zones))} found",
        )
        for path in self.files.map.path:
            for number, zone in zip(range(6, 0, -1), path.zones, strict=True):
                place = f"path[{path.color}].zones"
                self.expect(zone in self.index, "map.toml", place, f"no zone {zone!r}")
                found = self.files.map.zone[self.index[zone]].number
                self.expect(
                    found == number, "map.toml", place, f"{zone} is number {found}, not {number}"
                )
            self.expect(
                path.zones[-1] == PALACE,
                "map.toml",
                f"path[{path.color}].zones",
                "must end at palace",
            )

    def check_cards(self) -> None:
        """LK-2.3.1: 20 event cards, 12 Banner cards, each number once."""
        for file, cards, meta in (
            ("events.toml", self.files.events.card, self.files.events.meta),
            ("banners.toml", self.files.banners.card, self.files.banners.meta),
        ):
            ids = {card.id for card in cards}
            self.expect(
                len(ids) == len(cards) == meta.count,
                file,
                "card",
                f"{meta.count} cards with different ids expected, {len(ids)} found",
            )
        self.check_events()
        for card in self.files.banners.card:
            self.expect(
                len(set(card.order)) == len(card.order) > 0,
                "banners.toml",
                f"card[{card.id}].order",
                "one or more different Banners expected (LK-7.1.7)",
            )

    def check_events(self) -> None:
        """LK-5.1, LK-5.3: conditions name what exists, action points fit their track."""
        leaders, numbers = (
            {x.id for x in self.files.units.leader},
            {c.id for c in self.files.events.card},
        )
        most = self.files.tables.track["ap"].max
        for event in self.files.events.card:
            place, when = f"card[{event.id}]", event.when
            self.expect(
                not when.leader or when.leader in leaders,
                "events.toml",
                f"{place}.when.leader",
                f"no leader {when.leader!r}",
            )
            self.expect(
                not when.after_event or when.after_event in numbers,
                "events.toml",
                f"{place}.when.after_event",
                f"no card {when.after_event}",
            )
            self.expect(
                event.ap == "random" or 0 <= int(event.ap) <= most,
                "events.toml",
                f"{place}.ap",
                f"0 to {most} or random expected, found {event.ap}",
            )

    def check_rows(self, name: str, rows: Sequence[Any]) -> None:
        """A table answers every total: open at both ends, without gaps."""
        fits = rows and rows[0].min is None and rows[-1].max is None
        fits = fits and all(
            None not in (a.max, b.min) and b.min == a.max + 1 for a, b in pairwise(rows)
        )
        self.expect(bool(fits), "tables.toml", name, "rows must follow one another without a gap")

    def track(self, name: str) -> tuple[int, tuple[int, ...]]:
        track = self.files.tables.track[name]  # type: ignore[index]
        drm = [0] * (track.max + 1)
        for level in range(1, track.max + 1):
            band = [b for b in track.bands if b.min <= level <= b.max]
            self.expect(
                len(band) == 1, "tables.toml", f"track.{name}.bands", f"no single band for {level}"
            )
            drm[level] = band[0].drm
        return track.max, tuple(drm)

    # -------------------------------------------------------------------------------- effects
    def steps(self, effects: Iterable[schema.Effect], place: str) -> tuple[int, ...]:
        return tuple(self.step(e, f"{place}.effects[{i}]") for i, e in enumerate(effects))

    def check_effect(self, e: schema.Effect, place: str) -> None:
        """Everything an effect names exists, and it has what it cannot do without."""
        counters = {t.id for t in self.files.units.troop}
        for zone in e.zones:
            self.expect(zone in self.index, "events.toml", place, f"no zone {zone!r}")
        for unit in e.units:
            self.expect(unit in counters, "events.toml", place, f"no troops {unit!r}")
        self.check_operation(e, place)

    def check_operation(self, e: schema.Effect, place: str) -> None:
        if e.op in ("strength", "disorganise"):
            self.expect(bool(e.banner), "events.toml", place, f"{e.op} needs a banner")
        if e.op == "remove_leader":
            known = {leader.id for leader in self.files.units.leader}
            self.expect(e.leader in known, "events.toml", place, f"no leader {e.leader!r}")
        if e.op == "zone_level":
            self.expect(e.delta < 0, "events.toml", place, "zone_level lowers: delta below 0")
        if e.op == "choice":
            self.expect(len(e.options) > 1, "events.toml", place, "a choice needs two options")
        if e.op == "roll":
            faces = [f for row in e.table for f in range(row.min, row.max + 1)]
            self.expect(
                faces == [*range(1, DIE + 1)], "events.toml", place, "rows must cover 1 to 6"
            )

    def step(self, e: schema.Effect, place: str) -> int:
        self.check_effect(e, place)
        named = [i for i, b in enumerate(self.banners) if e.banner in ("all", b)]
        new = Step(
            op=e.op,
            delta=e.delta,
            count=e.count,
            banners=tuple(named),
            how=e.banner,
            units=tuple(e.units),
            zones=tuple(e.zones),
            leader=e.leader,
            otherwise=self.steps(e.otherwise, place),
            table=tuple((r.min, r.max, self.steps(r.effects, place)) for r in e.table),
            options={o.id: self.steps(o.effects, f"{place}.{o.id}") for o in e.options},
        )
        self.effects.append(new)
        number = len(self.effects) - 1
        self.option_labels |= {f"choice-CardOption-{number}-{o.id}": o.label for o in e.options}
        return number

    # ---------------------------------------------------------------------------------- facts
    def facts(self) -> Facts:
        self.check_map()
        self.check_cards()
        for name in ("aot1", "aot2", "aot3"):
            self.check_rows(name, getattr(self.files.tables, name))
        rules = self.rules()
        parts = {
            **self.chart(),
            **self.places(),
            **self.tracks(),
            **self.deck(),
            **self.results(),
            **self.counters(rules),
        }
        return Facts(
            rules=rules,
            events_used=bool(self.options["events"]),
            axes={"zone": self.zones, "banner": self.banners},
            names=names_of(self.files, self.option_labels),  # known from the deck
            **parts,
        )

    def chart(self) -> dict[str, Any]:
        """LK-2.1: paths, and what lies behind each Banner."""
        path = tuple((-1, *(self.index[z] for z in reversed(p.zones))) for p in self.files.map.path)
        return {
            "map": self.files.map,
            "path": path,
            "behind": tuple(
                tuple(tuple(self.zones[p[n]] for n in range(at - 1, 1, -1)) for at in range(7))
                for p in path
            ),
            "banners": self.banners,
        }

    def places(self) -> dict[str, Any]:
        """LK-2.1: the zones."""
        chart = self.files.map
        return {
            "zones": self.zones,
            "zone_index": self.index,
            "path_of": {
                z.id: self.banners.index(z.path) if z.path != "all" else -1 for z in chart.zone
            },
            "number_of": {z.id: z.number for z in chart.zone},
            "start_level": {z.id: chart.kind[z.kind].start_level for z in chart.zone},
            "nile": frozenset(z.id for z in chart.zone if z.nile),
            "key_zones": frozenset(z.id for z in chart.zone if z.key),
        }

    def tracks(self) -> dict[str, Any]:
        """LK-2.2, LK-3.2, LK-10.1: the tracks and where their markers begin."""
        setup = self.files.units.setup
        strength = self.level.banner_strength or setup.banner_strength
        cm_max, cm_drm = self.track("cm")
        rp_max, rp_drm = self.track("rp")
        return {
            "strengths": tuple(getattr(strength, banner) for banner in self.banners),
            "setup": setup,
            "cm_start": setup.cm if self.level.cm is None else self.level.cm,
            "rp_start": setup.rp if self.level.rp is None else self.level.rp,
            "cm_max": cm_max,
            "rp_max": rp_max,
            "strength_max": self.files.tables.track["strength"].max,
            "ap_max": self.files.tables.track["ap"].max,
            "last_turn": self.files.tables.track["turn"].max,
            "months": tuple(self.files.tables.track["turn"].months),
            "cm_drm": cm_drm,
            "rp_drm": rp_drm,
            "ap_without_events": self.files.units.variant["no_events"].ap_per_turn,
            "relief_min_turn": self.files.events.meta.relief_min_turn,
        }

    def deck(self) -> dict[str, Any]:
        """LK-2.3: event cards with their effects, Banner cards, random action points."""
        cards = {c.id: c for c in self.files.events.card}
        ap_rows = self.files.events.random_ap.table
        faces = [(face, r.ap) for r in ap_rows for face in range(r.min, r.max + 1)]
        self.expect(
            [face for face, _ in faces] == [*range(1, DIE + 1)],
            "events.toml",
            "random_ap.table",
            "rows must cover 1 to 6",
        )
        return {
            "cards": cards,
            "card_effects": {i: self.steps(c.effects, f"card[{i}]") for i, c in cards.items()},
            "effects": tuple(self.effects),
            "random_ap": (0, *(ap for _, ap in faces)),
            "banner_cards": {
                c.id: tuple(self.banners.index(b) for b in c.order) for c in self.files.banners.card
            },
        }

    def results(self) -> dict[str, Any]:
        """LK-6, LK-9.3, LK-12: actions, the tables of results, grades."""
        kinds = ("leader", "troops", "guns", "gunboats")
        casualty = {kind: getattr(self.files.tables, f"casualty_{kind}") for kind in kinds}
        for kind, rows in casualty.items():
            self.check_rows(f"casualty_{kind}", rows)
        actions = tuple(sorted(self.files.tables.action, key=lambda a: a.order))
        return {
            "actions": actions,
            "action": {a.id: a for a in actions},
            "defence_rows": tuple(self.files.tables.aot1),
            "raid_rows": tuple(self.files.tables.aot2),
            "sortie_rows": tuple(self.files.tables.aot3),
            "casualty": casualty,
            "grades": tuple(self.files.tables.performance),
        }

    def counters(self, rules: schema.Rules) -> dict[str, Any]:
        """LK-2.4: every counter with its factors, and what is there at the start."""
        units, troops = self.files.units, self.troops()
        leaders = tuple(x.id for x in units.leader if x.at_start or rules.gordon_leader)
        others: list[schema.Gun | schema.Leader] = [*units.gun, *units.leader]
        factors = troops.pop("factors")
        factors |= {piece.id: _can_go(piece.factors) for piece in others}
        factors[GUNBOAT] = _can_go(units.gunboat.factors)
        return {
            **troops,
            "factors": factors,
            "rank": {piece: i for i, piece in enumerate(factors)},
            "leaders": leaders,
            "leaders_at_start": leaders,
            "troops_at_start": _all_of(t for t in units.troop if t.regular),
            "guns_at_start": _all_of(units.gun),
            "gunboats": units.gunboat.count,
            "gunboats_at_start": units.gunboat.at_start,
            "levies": self.levies(),
            "improvements": units.markers.fort_improvement,
        }

    def troops(self) -> dict[str, Any]:
        """LK-2.4.2: a reduced unit is a kind of its own."""
        factors: dict[str, CanGo] = {}
        reduced, type_of = {}, {}
        for t in self.files.units.troop:
            factors[t.id], type_of[t.id] = _can_go(t.full), t.id
            if t.steps > 1:
                small = f"{t.id}_reduced"
                reduced[t.id], type_of[small] = small, t.id
                factors[small] = _can_go(t.reduced)
        return {
            "factors": factors,
            "troop_kinds": tuple(factors),
            "troops": frozenset(factors),
            "regulars": frozenset(kind for kind, troop in type_of.items() if troop != LEVY),
            "reduced": reduced,
            "type_of": type_of,
            "troop_types": tuple(t.id for t in self.files.units.troop),
        }

    def levies(self) -> int:
        for troop in self.files.units.troop:
            if troop.id == LEVY:
                return troop.count
        raise self.data.fail("units.toml", "troop", f"no troops with id {LEVY!r}")


def _all_of(pieces: Iterable[schema.Troop | schema.Gun]) -> tuple[str, ...]:
    return tuple(piece.id for piece in pieces for _ in range(piece.count))


def _can_go(factors: schema.Factors) -> CanGo:
    raid, sortie, defence = (None if f == "X" else f for f in factors)
    return raid, sortie, defence


def read_facts(data: DataFiles, options: Mapping[str, bool | str]) -> Facts:
    return _Reader(data, options).facts()
