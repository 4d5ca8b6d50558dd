"""The table as one soldier sees it in his turn: what his choices share is worked out once."""

from __future__ import annotations

from zareba.games.poilus.facts.tables import CHRISTMAS, SOLO
from zareba.games.poilus.rules.state import State, active, cards_in_hands, hand_of, in_force, marks

from .outlook import (
    full_threats,
    hardship,
    in_the_mission,
    is_near_the_end,
    strain,
    unseen,
)
from .temper import temper

EVERY = -1  # threat counts, if there is no mission to ignore some


class Glance:
    """What is worth a look before every choice of a turn; the pool of unseen cards on demand."""

    def __init__(self, g: State, place: int) -> None:
        facts, mind = g.facts, temper(g)
        self.g, self.place, self.facts, self.mind = g, place, facts, mind
        self.symbols, self.threats = facts.symbols, facts.threat_cards
        self.active, self.hand = active(g), hand_of(g, place)
        self.marks, self.near_end = marks(g, place), is_near_the_end(g)
        self._counted = in_force(g).counted if g.missions else EVERY
        self._failing, self._top = facts.failing[g.final], facts.top_bits
        self.others = in_the_mission(g, place)
        sizes = [len(hand_of(g, p)) for p in self.others]
        self.others_cards = sum(sizes)
        waiting = sum([min(3, size) for size in sizes])
        alone = not waiting or g.variant == SOLO
        self.shared = 0.0 if alone else min(1.0, 0.25 + waiting / 8)  # others need the room
        presses = cards_in_hands(g) > facts.number["least_drop"] or g.variant == SOLO
        self.urgency = mind.held * presses + mind.near_end * self.near_end
        stake = len(g.no_mans_land) + 1.0 + mind.own_stake * (len(self.hand) - 1)
        self.stake = stake + mind.stake * self.others_cards  # what a failed mission costs
        self._pool: list[str] | None = None
        self._pool_symbols: list[int] | None = None
        self._trap_knock: float | None = None

    def too_many(self, packed: int) -> int:
        """The bits of the threats that would make the mission fail."""
        return ((packed & self._counted) + self._failing) & self._top

    def full(self) -> int:
        """Mask of the threats that cannot take another symbol."""
        return full_threats(self.g, self.active)

    def following(self, card: str, packed: int) -> int:
        """How many other cards of the hand could follow this one."""
        symbols, counted, failing, top = self.symbols, self._counted, self._failing, self._top
        threats = [symbols[c] for c in self.hand if c in self.threats]
        fitting = [bits for bits in threats if not (((packed + bits) & counted) + failing) & top]
        return len(fitting) - (symbols[card] in fitting)

    @property
    def pool(self) -> list[str]:
        """Every card this soldier's player cannot see, wherever it is."""
        if self._pool is None:
            self._pool = unseen(self.g, self.place)
        return self._pool

    @property
    def pool_symbols(self) -> list[int]:
        """The symbols of these cards."""
        if self._pool_symbols is None:
            self._pool_symbols = [self.symbols[c] for c in self.pool]
        return self._pool_symbols

    def danger(self, packed: int) -> float:
        """How likely the top card of the pile makes the mission fail."""
        blocked = full_threats(self.g, packed)
        if not blocked:
            return 0.0
        pool = self.pool_symbols
        return len([bits for bits in pool if bits & blocked]) / max(1, len(pool))

    def knock_cost(self, knock: str) -> float:
        """What it costs to have this hard knock from now on."""
        mind, now = self.mind, self.marks
        after = now + self.facts.weight[knock]
        if self.near_end:  # it will not have to be borne for long
            return mind.late_knock if after < self.facts.number["marks_limit"] else mind.late_break
        burden = hardship(knock, self.symbols[knock]) * mind.ease
        return mind.strain * (strain(after) - strain(now)) + burden

    def trap_knock(self) -> float:
        """What the hard knock that a trap may turn over is to be feared to cost."""
        if self._trap_knock is None:
            pool = self.pool
            knocks = [c for c in pool if c not in self.threats and c != CHRISTMAS]
            self._trap_knock = sum(map(self.knock_cost, knocks)) / max(1, len(pool))
        return self._trap_knock
