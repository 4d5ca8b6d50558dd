"""Reads the TOML files into `Facts`, with clear errors where they do not fit together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zareba.engine import DataFiles
from zareba.engine.data import Forms, Label, Reader, messages

from . import schema
from .schema import Effect, Mission
from .tables import (
    BASE,
    CHAPLAIN,
    DEMORALIZED,
    DUO,
    EXPANSION,
    FIELD,
    FULL,
    PLACES,
    SOLO,
    TOP,
    Facts,
)

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
NEEDED = {
    "ignore_threat": "threat", "add_threat": "threats", "trap_all": "threats",
    "morale_delta": "delta", "support_knock_delta": "delta", "recover_charm": "who",
    "grant_speech": "who", "extra_deal": "who", "support_block": "who",
}  # fmt: skip
WHEN_CHOSEN = frozenset({"recover_charm", "grant_speech", "peek_trials", "attach_threat_card"})


class _Reader(Reader[schema.Files]):
    """Turns the files into `Facts`, with clear errors where they do not fit together."""

    kind = schema.Files

    def __init__(self, data: DataFiles, options: Mapping[str, bool | str]) -> None:
        super().__init__(data, options)
        self.threats: tuple[str, ...] = tuple(t.id for t in self.files.trials.threat)

    def count(self, file: str, place: str, found: int, wanted: object) -> None:
        self.expect(found == wanted, file, place, f"{wanted} expected, {found} found")

    # --------------------------------------------------------------------------------- checks
    def check_trials(self) -> None:
        """LP-1.1, LP-1.2, LP-1.3: 59 cards, 9 traps, every threat equally often."""
        file, meta, cards = "trials.toml", self.files.trials.meta, self.files.trials.card
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
        self.check_knocks()
        self.count(file, "meta.total", len(self.deck(BASE)), meta["total"])

    def check_knocks(self) -> None:
        knocks = [k for k in self.files.hard_knocks.knock if k.hard_knock and k.in_deck]
        self.count(
            "hard_knocks.toml",
            "knock",
            len(knocks),
            self.files.hard_knocks.meta["hard_knock_cards"],
        )
        for knock in self.files.hard_knocks.knock:
            # A hard knock is named by its id alone, so there is one card of each.
            ok = knock.in_deck in (0, 1)
            self.expect(ok, "hard_knocks.toml", f"knock[{knock.id}].in_deck", "0 or 1 expected")

    def check_missions(self) -> None:
        """LP-1.7, LP-11.3, LP-12: the classes, the decks, and effects that say enough."""
        file, meta = "missions.toml", self.files.missions.meta
        ids = [m.id for m in self.files.missions.mission]
        self.count(file, "mission", len(set(ids)), meta["total"])
        for level in ("easy", "normal", "hard"):
            found = sum(m.difficulty == level for m in self.files.missions.mission)
            self.count(file, f"mission ({level})", found, meta[level])
        for mix in self.files.support.difficulty:
            place = f"difficulty[{mix.id}]"
            self.count("support.toml", place, mix.easy + mix.normal + mix.hard, meta["deck"])
        for m in self.files.missions.mission:
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
        needed = NEEDED.get(e.kind, "")
        if needed and not getattr(e, needed):
            return needed
        return "count" if e.kind in COUNTING and e.count < 1 else ""

    def check_support(self) -> None:
        """LP-1.4, LP-1.5, LP-2.3, LP-14.2: soldiers and tiles."""
        meta = self.files.support.meta
        self.count(
            "support.toml", "tile", sum(t.count for t in self.files.support.tile), meta["tiles"]
        )
        solo = sum(t.count for t in self.files.support.solo_tile)
        self.count("support.toml", "solo_tile", solo, meta["solo_tiles"])
        known = {t.id for t in self.files.support.tile}
        named = [
            *meta["at_start"],
            *(t for d in self.files.support.distribution for t in d.left_out),
        ]
        for tile in named:
            self.expect(tile in known, "support.toml", "distribution", f"no tile {tile!r}")
        charms = {s.charm for s in self.files.soldiers.soldier}
        self.count("soldiers.toml", "soldier", len(charms), self.files.soldiers.meta["total"])

    # ---------------------------------------------------------------------------------- parts
    def deck(self, variant: str) -> tuple[str, ...]:
        """LP-1.1, LP-14.3: all trial cards; Solo leaves six hard knocks in the box."""
        cards = [c.id for c in self.files.trials.card for _ in range(c.copies)]
        return (
            *cards,
            *(
                k.id
                for k in self.files.hard_knocks.knock
                if k.in_deck and (k.solo or variant != SOLO)
            ),
        )

    def names(self) -> dict[str, dict[str, str]]:
        """The words that stand in the data, as messages: card-mute, mission-E01, ..."""
        labels = self.card_labels()
        for soldier in self.files.soldiers.soldier:
            name = soldier.name  # the same in every language
            labels[f"soldier-{soldier.id}"] = Label(en=name, de=name, fr=name)
        for tile in self.files.support.tile:
            en, de, fr = tile.label.en, tile.label.de, tile.label.fr
            once, several = (Forms(*(f"{x} {s}" for s in (en, de, fr))) for x in ("1 ×", "×"))
            labels[f"tile-{tile.id}"] = Label(en, de, fr, one=once, many=several)
        labels |= {f"tile-{t.id}": t.label for t in self.files.support.solo_tile}
        for mission in self.files.missions.mission:
            labels[f"mission-{mission.id}"] = mission.label
            labels[f"missiontext-{mission.id}"] = mission.text
            if mission.box:
                labels[f"missionbox-{mission.id}"] = mission.box
        for final in self.files.missions.final:
            labels[f"mission-{final.id}"] = final.label
            labels[f"missiontext-{final.id}"] = final.text
        for mix in self.files.support.difficulty:
            labels[f"difficulty-{mix.id}"] = mix.label
        return messages(labels)

    def card_labels(self) -> dict[str, Label]:
        """Threats, trial cards called after their threats, and hard knocks."""
        word = {t.id: t.label for t in self.files.trials.threat}
        labels = {f"threat-{threat}": label for threat, label in word.items()}
        trap = Label(en=" (trap)", de=" (Falle)", fr=" (piège)")
        for card in self.files.trials.card:
            en, de, fr = (
                " + ".join(getattr(word[t], x) for t in card.threats)
                + (getattr(trap, x) if card.trap else "")
                for x in ("en", "de", "fr")
            )
            several = Forms(f"cards with {en}", f"Karten mit {de}", f"cartes avec {fr}")
            labels[f"card-{card.id}"] = Label(en, de, fr, many=several)
        for knock in self.files.hard_knocks.knock:
            labels[f"card-{knock.id}"] = knock.label
            if knock.id != DEMORALIZED or self.options["ruleset"] == EXPANSION:
                labels[f"cardtext-{knock.id}"] = knock.text  # LP-8.3: else there is no limit
        return labels

    def mix(self) -> dict[str, int]:
        chosen = next(
            d for d in self.files.support.difficulty if d.id == self.options["difficulty"]
        )
        return {"easy": chosen.easy, "normal": chosen.normal, "hard": chosen.hard}

    def used_missions(self) -> dict[str, Mission]:
        """LP-12.40, LP-11.5: all missions; without traps some stay in the box."""
        traps = self.options["traps"]
        return {m.id: m for m in self.files.missions.mission if traps or not m.requires_traps}

    def game_tiles(self) -> dict[int, tuple[str, ...]]:
        return {
            d.seats: tuple(
                t.id
                for t in self.files.support.tile
                if t.id not in d.left_out
                for _ in range(t.count)
            )
            for d in self.files.support.distribution
        }

    def tiles_to_draw(self) -> dict[int, tuple[str, ...]]:
        """LP-2.3: what is mixed when every place has its first tiles."""
        found = {}
        for seats, tiles in self.game_tiles().items():
            rest = list(tiles)
            for tile in self.files.support.meta["at_start"] * seats:
                rest.remove(tile)
            found[seats] = tuple(rest)
        return found

    # ---------------------------------------------------------------------------------- facts
    def facts(self) -> Facts:
        self.check_trials()
        self.check_missions()
        self.check_support()
        numbers = {
            f: getattr(self.files.tables, f).value for f in self.files.tables.__struct_fields__
        }
        parts = {
            **self.switches(),
            **self.cards(),
            **self.symbols(numbers),
            **self.moves(),
            **self.pieces(),
            **self.support(),
            **self.orders(),
        }
        return Facts(
            axes={"place": PLACES},
            names=self.names(),
            number=numbers,
            numbers=numbers,
            signals=tuple(self.files.signals.signal),
            **parts,
        )

    def switches(self) -> dict[str, Any]:
        """LP-15: the options of the table."""
        options, first = self.options, self.options["first_leader"]
        return {
            "expansion": options["ruleset"] == EXPANSION,
            "traps": bool(options["traps"]),
            "veteran": bool(options["veteran"]),
            "companion": str(options["two_players"]),
            "chaplain_trials": int(options["chaplain_trials"]),
            "speaker_discards": bool(options["speech_includes_speaker"]),
            "failure_charm": bool(options["base_failure_allows_charm"]),
            "first_minimum": bool(options["first_mission_min_in_expansion"]),
            "soldiers_chosen": options["soldiers"] == "chosen",
            "first_leader": -1 if first == "random" else int(first),
        }

    def cards(self) -> dict[str, Any]:
        """LP-1.1, LP-1.2: trial cards and hard knocks."""
        trials, knocks = self.files.trials.card, self.files.hard_knocks.knock
        return {
            "deck": {v: self.deck(v) for v in (BASE, EXPANSION, DUO, CHAPLAIN, SOLO)},
            "trap_cards": frozenset(c.id for c in trials if c.trap),
            "threat_cards": frozenset(c.id for c in trials),
            "knocks": {k.id: k for k in knocks},
            "weight": {k.id: k.weight for k in knocks},
        }

    def shown(self) -> dict[str, tuple[str, ...]]:
        """The threats and symbols of every card."""
        shown: dict[str, tuple[str, ...]] = {c.id: tuple(c.threats) for c in self.files.trials.card}
        return shown | {k.id: tuple(k.symbols) for k in self.files.hard_knocks.knock}

    def symbols(self, numbers: Mapping[str, int]) -> dict[str, Any]:
        """LP-5.16, LP-5.17: symbols packed, and when too many are active."""
        shown = self.shown()
        bits = {t: 1 << FIELD * i for i, t in enumerate(self.threats)}
        every = sum(bits.values())
        limits = {"": numbers["threat_limit"]}
        limits |= {f.id: f.threat_limit for f in self.files.missions.final}
        return {
            "threats": self.threats,
            "symbols": {c: sum(bits[t] for t in threats) for c, threats in shown.items()},
            "fields": {t: FULL * bit for t, bit in bits.items()},
            "failing": {final: (TOP - limit) * every for final, limit in limits.items()},
            "frightening": (TOP - numbers["frightening"]) * every,
            "top_bits": TOP * every,
        }

    def moves(self) -> dict[str, Any]:
        """LP-5.2: the actions as they are chosen, made once."""
        shown = self.shown()
        return {
            "plays": {c: ("play", c) for c in shown},
            "averted": {
                s.id: {c: ("charm", c) for c, threats in shown.items() if s.charm in threats}
                for s in self.files.soldiers.soldier
            },
            "speeches": tuple(("speech", t) for t in self.threats),
        }

    def pieces(self) -> dict[str, Any]:
        """LP-1.4, LP-1.6, LP-1.7: soldiers, tokens, piles."""
        support = self.files.support
        return {
            "soldiers": tuple(s.id for s in self.files.soldiers.soldier),
            "charm_of": {s.id: s.charm for s in self.files.soldiers.soldier},
            "tokens": {s.game: {int(n): k for n, k in s.tokens.items()} for s in support.speech},
            "tokens_return": {s.game: s.used == "returned" for s in support.speech},
            "pile": {p.game: p for p in support.pile},
        }

    def support(self) -> dict[str, Any]:
        """LP-1.5, LP-2.3: support tiles."""
        support = self.files.support
        return {
            "tiles": self.game_tiles(),
            "tiles_to_draw": self.tiles_to_draw(),
            "tiles_at_start": tuple(support.meta["at_start"]),
            "random_tiles": support.meta["random_each"],
            "offset": {t.id: t.offset for t in support.tile},
            "solo_tiles": tuple(t.id for t in support.solo_tile for _ in range(t.count)),
            "solo_offset": {t.id: t.offset for t in support.solo_tile},
        }

    def orders(self) -> dict[str, Any]:
        """LP-11.3, LP-11.5: the mission cards that are used, and the mix of the deck."""
        missions = self.used_missions()
        return {
            "missions": missions,
            "mission_class": {
                level: tuple(m.id for m in missions.values() if m.difficulty == level)
                for level in self.mix()
            },
            "deck_mix": self.mix(),
            "finals": {f.id: f for f in self.files.missions.final},
        }


def read_facts(data: DataFiles, options: Mapping[str, bool | str]) -> Facts:
    return _Reader(data, options).facts()
