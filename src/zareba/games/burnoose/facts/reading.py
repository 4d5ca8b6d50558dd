"""The six data files, checked and made into `Facts`, with clear errors where they do not fit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from zareba.engine import DataFiles
from zareba.engine.data import Reader

from . import schema
from .names import names_of
from .options import Readings, as_text, read_readings
from .roads import roads_of
from .tables import (
    AMBUSH,
    ARMIES,
    ARMY,
    ARTISAN,
    ARTISAN_BONUS,
    AUTOMATA,
    BERBERS,
    CHILD_CARDS,
    CV,
    DEFENSES,
    FATMA,
    FOOD,
    FRENCH,
    FRENCH_LAND,
    LOOK,
    MARKET,
    MOST_DISCARDS,
    MOUDJAHIDINE,
    ORCHARD_CARDS,
    RESOURCES,
    SHARPSHOOTER,
    TM,
    TOOLS,
    TS,
    UNLIMITED,
    WEAPONS,
    YOUTH_CARDS,
    Facts,
    FrenchCard,
    Pool,
    Seating,
)


class _Reader(Reader[schema.Files]):
    """Turns the six files into `Facts`, with clear errors where they do not fit together."""

    kind = schema.Files

    def __init__(self, data: DataFiles, options: Mapping[str, bool | str]) -> None:
        super().__init__(data, options)
        self.villages = tuple(v.id for v in self.files.villages.village)
        self.regions = tuple(r.id for r in self.files.villages.region)
        self.display = tuple(c.id for c in self.files.cards.card if c.group == "recruitable")
        self.figures = tuple(x.id for x in self.files.leaders.leader if x.figure)
        self.rules = read_readings(data, self.files.setup, options)

    # ----------------------------------------------------------------------------- cross-checks
    def check(self) -> None:
        """RB-2.1, RB-2.4, RB-3.4: everything named exists, and as often as it must."""
        known = {c.id for c in self.files.cards.card}
        for needed in (MOUDJAHIDINE, SHARPSHOOTER, WEAPONS, TOOLS, DEFENSES, ARTISAN, MARKET):
            self.expect(needed in known, "cards.toml", "card", f"{needed} is missing")
        order = tuple(self.files.cards.resource_order)
        self.expect(order == RESOURCES, "cards.toml", "resource_order", f"expected {RESOURCES}")
        starters = sum(c.count_per_player for c in self.files.cards.card if c.group == "starter")
        wanted = self.files.setup.components["cards_per_starter_deck"]
        self.expect(starters == wanted, "cards.toml", "card", f"{starters} starters, not {wanted}")
        self.check_start_items()
        on_map = {n.id for n in self.files.map.node if n.kind == "village"}
        self.expect(on_map == set(self.villages), "map.toml", "node", "not the villages.toml ones")
        self.check_automata()

    def check_start_items(self) -> None:
        for leader in self.files.leaders.leader:
            place = f"leader[{leader.id}]"
            for item in (*leader.start_items, *leader.start_items_de):
                self.expect(item in self.display, "leaders.toml", place, f"no card {item!r}")
            fits = leader.figure in ("", leader.id) and (not leader.figure or leader.rolls_as)
            self.expect(bool(fits), "leaders.toml", place, "a figure has its leader's id and dice")
        for village in self.files.villages.village:
            place = f"village[{village.id}]"
            self.expect(village.region in self.regions, "villages.toml", place, "no such region")
            for item in village.start_cards:
                self.expect(item in self.display, "villages.toml", place, f"no card {item!r}")

    def check_automata(self) -> None:
        ids = {c.id for c in self.files.automata.card}
        size = self.files.automata.deck.size
        fits = len(ids) == len(self.files.automata.card) == size
        self.expect(fits, "automata.toml", "card", f"{size} different cards expected")
        known = {c.id for c in self.files.cards.card}
        for card in self.files.automata.card:
            place = f"card[{card.id}]"
            if card.effect == "add_units":
                self.expect(card.args.army in ARMIES, "automata.toml", place, "which army?")
            if card.effect == "destroy_card":
                fits = bool(card.args.cards) and set(card.args.cards) <= known
                self.expect(fits, "automata.toml", place, "known cards to destroy expected")
        numbers = tuple(a.number for a in self.files.automata.army)
        self.expect(numbers == ARMIES, "automata.toml", "army", "armies 1, 2, 3 expected")

    # ---------------------------------------------------------------------------------- seating
    def owners(self, table: schema.PlayerTable, place: str) -> dict[str, int]:
        owner = dict.fromkeys(table.french_from_start, FRENCH_LAND)
        for name, villages in table.villages.items():
            owner.update(dict.fromkeys(villages, int(name[1:]) - 1))
        named = [v for villages in table.villages.values() for v in villages]
        fits = sorted([*named, *table.french_from_start]) == sorted(self.villages)
        self.expect(fits, "setup.toml", place, "each village once expected")
        return owner

    def seating(self, players: int) -> Seating:
        table = self.files.setup.players[str(players)]  # type: ignore[index]
        owner = self.owners(table, f"players.{players}")
        land = {v: owner[v] for v in self.villages}
        if table.regions_act_as_players:
            land = {v.id: self.regions.index(v.region) for v in self.files.villages.village}
        special = {MOUDJAHIDINE: table.moudjahidine, SHARPSHOOTER: table.sharpshooters}
        counts = {c.id: c.count_total for c in self.files.cards.card} | special
        return Seating(
            owner=tuple(owner[v] for v in self.villages),
            land=tuple(land[v] for v in self.villages),
            lands=max(land.values()) + 1,
            by_seat=self.grouped(owner),
            by_land=self.grouped(land),
            slots=self.slots(table),
            stacks=tuple(counts[c] for c in self.display),
            moudjahidate=table.moudjahidate,
            removed=table.automata_removed,
            reveal=table.automata_setup_reveal,
        )

    def slots(self, table: schema.PlayerTable) -> tuple[int, ...]:
        """RB-4.1, RB-19.1: who acts in a round, one after the other."""
        slots = [AUTOMATA if s.startswith("automata") else int(s[1:]) - 1 for s in table.round]
        if self.options["automata_after_every_player"]:
            slots = [s for seat in slots if seat != AUTOMATA for s in (seat, AUTOMATA)]
        return tuple(slots)

    def grouped(self, holder: Mapping[str, int]) -> tuple[tuple[tuple[int, str], ...], ...]:
        return tuple(
            tuple((i, v) for i, v in enumerate(self.villages) if holder[v] == n)
            for n in range(max(holder.values()) + 1)
        )

    # -------------------------------------------------------------------------------- the French
    def french_cards(self) -> dict[str, FrenchCard]:
        return {
            f"a{c.id}": FrenchCard(
                symbol=c.symbol,
                units=tuple(c.units.get(kind, 0) for kind in FRENCH),  # type: ignore[call-overload]
                effect=c.effect,
                army=c.args.army,
                extra=tuple(getattr(c.args, kind) for kind in FRENCH),
                cards=tuple(c.args.cards),
            )
            for c in self.files.automata.card
        }

    def hit_order(self) -> tuple[int, ...]:
        """RB-15.9, RB-16.7: the turned before the cavalry, or (option) after the sappers."""
        french = tuple(FRENCH.index(kind) for kind in self.files.automata.hit_order.french)
        if self.rules.turned_moudjahidine_hit_order == "first":
            return (TM, TS, *french)
        return (*french, TM, TS)

    def cubes(self) -> tuple[int, ...]:
        """RB-2.3, RB-2.5: the French cubes of the box."""
        if not self.rules.french_cube_limit:
            return (UNLIMITED,) * len(FRENCH)
        keys = {kind: f"cubes_{kind}_{self.files.automata.unit[kind].colour}" for kind in FRENCH}  # type: ignore[index]
        for key in keys.values():
            self.expect(
                key in self.files.setup.components,
                "setup.toml",
                "components",
                f"no {key} in the box",
            )
        return tuple(self.component(keys[kind]) for kind in FRENCH)

    def component(self, name: str) -> int:
        number = self.files.setup.components.get(name)
        self.expect(isinstance(number, int), "setup.toml", f"components.{name}", "not a number")
        assert isinstance(number, int)
        return number

    # ------------------------------------------------------------------------------------- facts
    def facts(self) -> Facts:
        self.check()
        files, turn = self.files, self.files.setup.turn
        return Facts(
            rules=self.rules,
            face_up_row=not self.options["automata_after_every_player"],
            village_items=not self.options["no_village_starting_items"],
            leader_items=not self.options["no_leader_starting_items"],
            axes={
                "village": (*self.villages, AMBUSH),
                "army": ("reinforcement", *map(str, ARMIES)),
                "figure": self.figures,
                "card": self.display,
            },
            names=names_of(files.cards, files.leaders, files.villages, files.map, files.automata),
            numbers=numbers_of(self.rules),
            seating={players: self.seating(players) for players in (1, 2, 3, 4)},
            cubes=self.cubes(),
            hand_size=turn.hand_size,
            max_actions=turn.max_actions,
            max_purchases=turn.max_purchases,
            defense_markers=self.component("defense_cylinders_purple"),
            tokens=self.rules.reroll_token_limit or UNLIMITED,
            **self.land_facts(),
            **self.leader_facts(),
            **self.french_facts(),
            **self.card_facts(),
            **self.card_uses(),
        )

    def land_facts(self) -> dict[str, Any]:
        """RB-2.1, RB-3.2: villages with what they begin with, the map and its roads."""
        chart, villages, roads = self.files.map, self.files.villages.village, roads_of(self.data)
        return {
            "villages": self.villages,
            "number": {v: i for i, v in enumerate((*self.villages, AMBUSH))},
            "terrain": {v.id: v.terrain for v in villages},
            "regions": self.regions,
            "village_cards": {v.id: _repeat(v.start_cards) for v in villages},
            "village_tokens": {v.id: v.start_rerolls for v in villages},
            "starts": tuple(n.id for n in chart.node if n.kind == "start"),
            "places": {n.id: (n.x, n.y) for n in chart.node},
            "roads": tuple((e.a, e.b) for e in chart.edge),
            "ways": roads.ways,
            "forks": roads.forks,
            "direct": {n.id: roads.direct(n.id) for n in chart.node},
        }

    def leader_facts(self) -> dict[str, Any]:
        """RB-11: leaders, their cards, those who stand on the map."""
        leaders = self.files.leaders.leader
        return {
            "leaders": tuple(x.id for x in leaders),
            "leader_cards": {x.id: self.start_items(x) for x in leaders},
            "figures": self.figures,
            "rolls_as": {x.id: x.rolls_as for x in leaders if x.figure},
        }

    def french_facts(self) -> dict[str, Any]:
        """RB-2.4, RB-15.8, RB-15.9: the cards of the French, their armies, who hits and is hit."""
        armies, order = self.files.automata.army, self.files.automata.hit_order
        return {
            "french_cards": self.french_cards(),
            "deploy_at": (0, *(a.deploy_at for a in armies)),
            "retreat_at": (0, *(a.retreat_at for a in armies)),
            "hits": {kind: (0, *self.row(kind)) for kind in (*FRENCH, *BERBERS)},
            "hit_order": self.hit_order(),
            "removal_order": (*(ARMY.index(kind) for kind in order.defense_removal), TS),
        }

    def row(self, kind: str) -> schema.Faces:
        """RB-15.8: hits by face; the cavalry's row may be read in two ways."""
        other = kind == FRENCH[CV] and self.rules.cavalry_row == "five_and_six"
        row: schema.Faces = getattr(
            self.files.automata.crt_other if other else self.files.automata.crt, kind
        )
        return row

    def start_items(self, leader: schema.Leader) -> tuple[str, ...]:
        """RB-11.6: the German edition gives L'homme à la Mule a second Moudjahidine."""
        german = leader.start_items_de and self.rules.homme_moudjahidine > 1
        return _repeat(leader.start_items_de if german else leader.start_items)

    def card_facts(self) -> dict[str, Any]:
        """RB-9, RB-10: how many cards there are, and what those of the display cost."""
        cards = self.files.cards.card
        bought = [c for c in cards if c.group == "recruitable"]
        return {
            "starter": _repeat({c.id: c.count_per_player for c in cards if c.group == "starter"}),
            "display": self.display,
            "stack": {c: i for i, c in enumerate(self.display)},
            "counts": {c.id: c.count_total for c in bought},
            "costs": tuple(_pool(c.cost) for c in bought),
            "free_cards": tuple(c.id for c in bought if not c.add_to_map),
        }

    def card_uses(self) -> dict[str, Any]:
        """RB-9, RB-10: what cards and leaders give, and when they work."""
        cards = self.files.cards.card
        every: list[schema.Card | schema.Leader] = [*cards, *self.files.leaders.leader]
        pools = {c.id: _pool(c.resources) for c in every}
        return {
            "resources": pools,
            "food": frozenset(c for c, pool in pools.items() if pool[FOOD]),
            "playable": _ids(c for c in every if c.timing == "discard"),
            "bonus": self.bonus_cards(),
            "blockers": _ids(c for c in cards if c.blocks_retreat),
        }

    def bonus_cards(self) -> frozenset[str]:
        """RB-9, RB-10: what is placed; Fatma's token is a card or it is not."""
        placed = _ids(c for c in self.files.cards.card if c.timing == "place")
        return placed | {FATMA} if self.rules.fatma_token == "card" else placed


def _ids(cards: Iterable[schema.Card | schema.Leader]) -> frozenset[str]:
    return frozenset(card.id for card in cards)


def numbers_of(rules: Readings) -> dict[str, int | str]:
    """What texts say of cards and leaders under the readings of this table."""
    return {
        "child": CHILD_CARDS,
        "youth": YOUTH_CARDS,
        "orchard": ORCHARD_CARDS,
        "discards": MOST_DISCARDS,
        "draws": MOST_DISCARDS + 1,
        "look": LOOK,
        "artisan": ARTISAN_BONUS,
        "builds": as_text(rules.oulmokhtar_builds_defense),
        "sends": rules.young_man_destination,
        "tops": "move" if rules.young_man_topdeck_requires_move else "always",
        "fatma": rules.fatma_token,
        "buries": "may" if rules.homme_bottom_optional else "must",
        "bonus": as_text(rules.tayeb_copies_village_effects),
    }


def _repeat(counts: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(card for card, n in counts.items() for _ in range(n))


def _pool(resources: schema.Resources) -> Pool:
    influence, strength, food, tools, weapons = (resources.get(r, 0) for r in RESOURCES)  # type: ignore[call-overload]
    return influence, strength, food, tools, weapons


def read_facts(data: DataFiles, options: Mapping[str, bool | str]) -> Facts:
    return _Reader(data, options).facts()
