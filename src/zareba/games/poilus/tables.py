"""The printed facts, read once from the TOML files and arranged for the rules (LP-1, LP-12)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from zareba.engine import DataFiles
from zareba.engine.data import Label

from . import schema
from .schema import Effect, Mission

FILES = (
    "trials.toml",
    "hard_knocks.toml",
    "soldiers.toml",
    "support.toml",
    "missions.toml",
    "tables.toml",
    "signals.toml",
)
BASE, EXPANSION, DUO, CHAPLAIN, SOLO = "base", "expansion", "duo", "chaplain", "solo"
CHRISTMAS, NOVICE = "merry_christmas", "novice"
PLACES = ("A", "B", "C", "D", "E")  # the seats of LP-19, clockwise

# Symbols are counted six at a time: a number with one field of FIELD bits for each threat.
FIELD = 6
FULL = (1 << FIELD) - 1
TOP = 1 << (FIELD - 1)  # the highest bit of a field, reached only by an overflow
MOST_SYMBOLS = TOP - 1 - 3  # of one threat, all cards together, so that no field runs over

COUNTING = frozenset(
    {
        "grant_speech",
        "peek_trials",
        "charm_not_spent",
        "extra_deal",
        "on_knock_morale",
        "on_knock_draw",
        "on_withdraw_draw",
        "attach_threat_card",
    }
)
WHEN_CHOSEN = frozenset({"recover_charm", "grant_speech", "peek_trials", "attach_threat_card"})


@dataclass(frozen=True, slots=True)
class InForce:
    """LP-11.12, LP-12.23: what all mission cards in play do together."""

    symbols: int = 0  # on the cards
    counted: int = -1  # mask of the threats that can make the mission fail
    support_public: bool = False
    support_random: bool = False
    leader_unsupported: bool = False
    no_charm: bool = False
    no_speech: bool = False
    no_strategic: bool = False
    no_first_turn: bool = False
    free_charms: int = 0
    extra_deal: int = 0
    knock_delta: int = 0
    morale: int = 0
    on_knock: tuple[tuple[str, int], ...] = ()  # oldest card first (LP-3.14)
    on_withdraw: int = 0
    traps: int = 0  # mask of the threats that act as traps


@dataclass(frozen=True, slots=True, eq=False)
class Facts:
    """Everything that is printed, under the options of one table."""

    axes: Mapping[str, tuple[str, ...]]  # names for the lists of the state
    names: Mapping[str, Mapping[str, str]]  # message id -> language -> text
    number: Mapping[str, int]  # the numbers of tables.toml
    # options
    expansion: bool
    traps: bool
    veteran: bool
    companion: str  # of two players: duo or chaplain
    chaplain_trials: int
    speaker_discards: bool
    failure_charm: bool
    first_minimum: bool
    soldiers_chosen: bool
    first_leader: int  # -1: by chance
    # cards
    threats: tuple[str, ...]
    symbols: Mapping[str, int]  # of every card
    fields: Mapping[str, int]  # threat -> mask of its field
    deck: Mapping[str, tuple[str, ...]]  # by variant: all trial cards
    trap_cards: frozenset[str]
    threat_cards: frozenset[str]
    knocks: Mapping[str, schema.Knock]
    weight: Mapping[str, int]
    at_limit: Mapping[int, int]  # limit -> what to add to find a field that has reached it
    top_bits: int
    # what may be chosen, made once
    plays: Mapping[str, tuple[str, str]]
    charms: Mapping[str, tuple[str, str]]
    speeches: tuple[tuple[str, str], ...]
    # soldiers, tiles, tokens
    soldiers: tuple[str, ...]
    charm_of: Mapping[str, str]
    tiles: Mapping[int, tuple[str, ...]]  # by seats: the tiles in the game
    tiles_at_start: tuple[str, ...]
    random_tiles: int
    offset: Mapping[str, int]
    solo_tiles: tuple[str, ...]
    solo_offset: Mapping[str, int | None]
    tokens: Mapping[str, Mapping[int, int]]
    tokens_return: Mapping[str, bool]
    pile: Mapping[str, schema.Pile]
    # missions
    missions: Mapping[str, Mission]
    deck_mix: Mapping[str, int]  # difficulty -> cards
    finals: Mapping[str, schema.Final]
    signals: tuple[schema.Signal, ...]
    merged: dict[tuple[str, ...], InForce] = field(default_factory=dict)

    def in_force(self, missions: tuple[str, ...]) -> InForce:
        """LP-11.12: the effects of these mission cards, added up once and remembered."""
        found = self.merged.get(missions)
        if found is None:
            found = self.merged[missions] = self._merge(missions)
        return found

    def _merge(self, missions: tuple[str, ...]) -> InForce:
        effects = [e for m in missions for e in self.missions[m].effects]

        def of(kind: str) -> list[Effect]:
            return [e for e in effects if e.kind == kind]

        ignored = self.mask(e.threat for e in of("ignore_threat"))
        knocks = [e for e in effects if e.kind in ("on_knock_morale", "on_knock_draw")]
        return InForce(
            symbols=sum(self.packed(e.threats) for e in of("add_threat")),
            counted=~ignored,
            support_public=bool(of("support_public")),
            support_random=bool(of("support_random")),
            leader_unsupported=bool(of("support_block")),
            no_charm=bool(of("forbid_charm")),
            no_speech=bool(of("forbid_speech")),
            no_strategic=bool(of("forbid_strategic_withdrawal")),
            no_first_turn=bool(of("forbid_first_turn_withdrawal")),
            free_charms=sum(e.count for e in of("charm_not_spent")),
            extra_deal=sum(e.count for e in of("extra_deal")),
            knock_delta=sum(e.delta for e in of("support_knock_delta")),
            morale=sum(e.delta for e in of("morale_delta")),
            on_knock=tuple((e.kind, e.count) for e in knocks),
            on_withdraw=sum(e.count for e in of("on_withdraw_draw")),
            traps=self.mask(t for e in of("trap_all") for t in e.threats),
        )

    def packed(self, threats: Iterable[str]) -> int:
        """One symbol of each of these threats."""
        return sum(1 << FIELD * self.threats.index(t) for t in threats)

    def mask(self, threats: Iterable[str]) -> int:
        """The fields of these threats."""
        found = 0
        for threat in threats:
            found |= self.fields[threat]
        return found


def read_facts(data: DataFiles, options: Mapping[str, bool | str]) -> Facts:
    return _Reader(data, options).facts()


class _Reader:
    """Turns the files into `Facts`, with clear errors where they do not fit together."""

    def __init__(self, data: DataFiles, options: Mapping[str, bool | str]) -> None:
        self.data, self.options = data, options
        self.trials = data.typed("trials.toml", schema.TrialsFile)
        self.knocks = data.typed("hard_knocks.toml", schema.KnocksFile)
        self.soldiers = data.typed("soldiers.toml", schema.SoldiersFile)
        self.support = data.typed("support.toml", schema.SupportFile)
        self.mission_file = data.typed("missions.toml", schema.MissionsFile)
        self.tables = data.typed("tables.toml", schema.TablesFile)
        self.signals = data.typed("signals.toml", schema.SignalsFile)
        self.threats: tuple[str, ...] = tuple(t.id for t in self.trials.threat)

    def expect(self, ok: bool, file: str, place: str, problem: str) -> None:
        if not ok:
            raise self.data.fail(file, place, problem)

    def count(self, file: str, place: str, found: int, wanted: object) -> None:
        self.expect(found == wanted, file, place, f"{wanted} expected, {found} found")

    # --------------------------------------------------------------------------------- checks
    def check_trials(self) -> None:
        """LP-1.1, LP-1.2, LP-1.3: 59 cards, 9 traps, every threat equally often."""
        file, meta, cards = "trials.toml", self.trials.meta, self.trials.card
        self.expect(
            len(set(self.threats)) == len(schema.Threat.__args__),  # type: ignore[attr-defined]
            file,
            "threat",
            "each of the six threats once",
        )
        self.count(file, "card", sum(c.copies for c in cards), meta["threat_cards"])
        self.count(file, "card", sum(c.copies for c in cards if c.trap), meta["trap_cards"])
        for threat in self.threats:
            shown = sum(c.copies for c in cards if threat in c.threats)
            self.count(file, f"card ({threat})", shown, meta["symbols_per_threat"])
            self.expect(shown <= MOST_SYMBOLS, file, f"card ({threat})", "too many symbols")
        knocks = [k for k in self.knocks.knock if k.hard_knock and k.in_deck]
        self.count("hard_knocks.toml", "knock", len(knocks), self.knocks.meta["hard_knock_cards"])
        for knock in self.knocks.knock:
            # A hard knock is named by its id alone, so there is one card of each.
            ok = knock.in_deck in (0, 1)
            self.expect(ok, "hard_knocks.toml", f"knock[{knock.id}].in_deck", "0 or 1 expected")
        self.count(file, "meta.total", len(self.deck(BASE)), meta["total"])

    def check_missions(self) -> None:
        """LP-1.7, LP-11.3, LP-12: the classes, the decks, and effects that say enough."""
        file, meta = "missions.toml", self.mission_file.meta
        ids = [m.id for m in self.mission_file.mission]
        self.count(file, "mission", len(set(ids)), meta["total"])
        for level in ("easy", "normal", "hard"):
            found = sum(m.difficulty == level for m in self.mission_file.mission)
            self.count(file, f"mission ({level})", found, meta[level])
        for mix in self.support.difficulty:
            place = f"difficulty[{mix.id}]"
            self.count("support.toml", place, mix.easy + mix.normal + mix.hard, meta["deck"])
        for m in self.mission_file.mission:
            for number, e in enumerate(m.effects):
                missing = self.missing(e)
                self.expect(
                    not missing, file, f"mission[{m.id}].effects[{number}]", f"needs {missing}"
                )
            kind = m.discard.kind
            fits = bool(m.discard.cards) == (
                kind in ("pay_draw", "collect", "success_hands_at_most")
            )
            fits = fits and bool(m.discard.symbols) == (kind == "collect")
            self.expect(fits, file, f"mission[{m.id}].discard", f"fields do not fit {kind}")
            lasting = kind != "end_of_support" and any(e.kind in WHEN_CHOSEN for e in m.effects)
            self.expect(
                not lasting, file, f"mission[{m.id}].effects", "works once, but the card stays"
            )

    @staticmethod
    def missing(e: Effect) -> str:
        """The field an effect of this kind cannot do without."""
        if e.kind == "ignore_threat":
            return "" if e.threat else "threat"
        if e.kind in ("add_threat", "trap_all"):
            return "" if e.threats else "threats"
        if e.kind in ("morale_delta", "support_knock_delta"):
            return "" if e.delta else "delta"
        if e.kind in ("recover_charm", "grant_speech", "extra_deal", "support_block") and not e.who:
            return "who"
        return "count" if e.kind in COUNTING and e.count < 1 else ""

    def check_support(self) -> None:
        """LP-1.4, LP-1.5, LP-2.3, LP-14.2: soldiers and tiles."""
        meta = self.support.meta
        self.count("support.toml", "tile", sum(t.count for t in self.support.tile), meta["tiles"])
        solo = sum(t.count for t in self.support.solo_tile)
        self.count("support.toml", "solo_tile", solo, meta["solo_tiles"])
        known = {t.id for t in self.support.tile}
        named = [*meta["at_start"], *(t for d in self.support.distribution for t in d.left_out)]
        for tile in named:
            self.expect(tile in known, "support.toml", "distribution", f"no tile {tile!r}")
        charms = {s.charm for s in self.soldiers.soldier}
        self.count("soldiers.toml", "soldier", len(charms), self.soldiers.meta["total"])

    # ---------------------------------------------------------------------------------- parts
    def deck(self, variant: str) -> tuple[str, ...]:
        """LP-1.1, LP-14.3: all trial cards; Solo leaves six hard knocks in the box."""
        cards = [c.id for c in self.trials.card for _ in range(c.copies)]
        return (
            *cards,
            *(k.id for k in self.knocks.knock if k.in_deck and (k.solo or variant != SOLO)),
        )

    def names(self) -> dict[str, dict[str, str]]:
        """The words that stand in the data, as messages: card-mute, mission-E01, ..."""
        labels: dict[str, Label] = {}
        word = {t.id: t.label for t in self.trials.threat}
        for threat, label in word.items():
            labels[f"threat-{threat}"] = label
        trap = Label(en=" (trap)", de=" (Falle)", fr=" (piège)")
        for card in self.trials.card:
            labels[f"card-{card.id}"] = Label(
                **{
                    x: " + ".join(getattr(word[t], x) for t in card.threats)
                    + (getattr(trap, x) if card.trap else "")
                    for x in ("en", "de", "fr")
                }
            )
        for knock in self.knocks.knock:
            labels[f"card-{knock.id}"] = knock.label
            labels[f"cardtext-{knock.id}"] = knock.text
        for soldier in self.soldiers.soldier:
            name = soldier.name  # the same in every language
            labels[f"soldier-{soldier.id}"] = Label(en=name, de=name, fr=name)
        for tile in self.support.tile:
            labels[f"tile-{tile.id}"] = tile.label
        for solo in self.support.solo_tile:
            labels[f"tile-{solo.id}"] = solo.label
        for mission in self.mission_file.mission:
            labels[f"mission-{mission.id}"] = mission.label
            labels[f"missiontext-{mission.id}"] = mission.text
            if mission.box:
                labels[f"missionbox-{mission.id}"] = mission.box
        for final in self.mission_file.final:
            labels[f"mission-{final.id}"] = final.label
            labels[f"missiontext-{final.id}"] = final.text
        for mix in self.support.difficulty:
            labels[f"difficulty-{mix.id}"] = mix.label
        return {k: {"en": v.en, "de": v.de, "fr": v.fr} for k, v in labels.items()}

    def mix(self) -> dict[str, int]:
        chosen = next(d for d in self.support.difficulty if d.id == self.options["difficulty"])
        return {"easy": chosen.easy, "normal": chosen.normal, "hard": chosen.hard}

    def used_missions(self) -> dict[str, Mission]:
        """LP-12.40, LP-11.5: all missions; without traps some stay in the box."""
        traps = self.options["traps"]
        return {m.id: m for m in self.mission_file.mission if traps or not m.requires_traps}

    def game_tiles(self) -> dict[int, tuple[str, ...]]:
        return {
            d.seats: tuple(
                t.id for t in self.support.tile if t.id not in d.left_out for _ in range(t.count)
            )
            for d in self.support.distribution
        }

    # ---------------------------------------------------------------------------------- facts
    def facts(self) -> Facts:
        self.check_trials()
        self.check_missions()
        self.check_support()
        options, first = self.options, self.options["first_leader"]
        shown: dict[str, tuple[str, ...]] = {c.id: tuple(c.threats) for c in self.trials.card}
        shown |= {k.id: tuple(k.symbols) for k in self.knocks.knock}
        bits = {t: 1 << FIELD * i for i, t in enumerate(self.threats)}
        every = sum(bits.values())
        numbers = {f: getattr(self.tables, f).value for f in self.tables.__struct_fields__}
        limits = {numbers["threat_limit"], numbers["frightening"]}
        limits |= {f.threat_limit for f in self.mission_file.final}
        return Facts(
            axes={"place": PLACES},
            names=self.names(),
            number=numbers,
            expansion=options["ruleset"] == EXPANSION,
            traps=bool(options["traps"]),
            veteran=bool(options["veteran"]),
            companion=str(options["two_players"]),
            chaplain_trials=int(options["chaplain_trials"]),
            speaker_discards=bool(options["speech_includes_speaker"]),
            failure_charm=bool(options["base_failure_allows_charm"]),
            first_minimum=bool(options["first_mission_min_in_expansion"]),
            soldiers_chosen=options["soldiers"] == "chosen",
            first_leader=-1 if first == "random" else int(first),
            threats=self.threats,
            symbols={c: sum(bits[t] for t in threats) for c, threats in shown.items()},
            fields={t: FULL * bit for t, bit in bits.items()},
            deck={v: self.deck(v) for v in (BASE, EXPANSION, DUO, CHAPLAIN, SOLO)},
            trap_cards=frozenset(c.id for c in self.trials.card if c.trap),
            threat_cards=frozenset(c.id for c in self.trials.card),
            knocks={k.id: k for k in self.knocks.knock},
            weight={k.id: k.weight for k in self.knocks.knock},
            at_limit={limit: (TOP - limit) * every for limit in limits},
            top_bits=TOP * every,
            plays={c: ("play", c) for c in shown},
            charms={c: ("charm", c) for c in shown},
            speeches=tuple(("speech", t) for t in self.threats),
            soldiers=tuple(s.id for s in self.soldiers.soldier),
            charm_of={s.id: s.charm for s in self.soldiers.soldier},
            tiles=self.game_tiles(),
            tiles_at_start=tuple(self.support.meta["at_start"]),
            random_tiles=self.support.meta["random_each"],
            offset={t.id: t.offset for t in self.support.tile},
            solo_tiles=tuple(t.id for t in self.support.solo_tile for _ in range(t.count)),
            solo_offset={t.id: t.offset for t in self.support.solo_tile},
            tokens={s.game: {int(n): k for n, k in s.tokens.items()} for s in self.support.speech},
            tokens_return={s.game: s.used == "returned" for s in self.support.speech},
            pile={p.game: p for p in self.support.pile},
            missions=self.used_missions(),
            deck_mix=self.mix(),
            finals={f.id: f for f in self.mission_file.final},
            signals=tuple(self.signals.signal),
        )
