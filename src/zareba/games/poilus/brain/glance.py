"""The table as one soldier sees it in his turn: what his choices share is worked out once."""

from __future__ import annotations

from zareba.games.poilus.facts.tables import DUO, SOLO
from zareba.games.poilus.rules.state import State, active, in_force, marks

from .means import MORALE, TRIALS, Owner, means
from .outlook import full_at

ENOUGH = 3  # cards in a hand: more do not press more
EVERY = -1  # threat counts, if there is no mission to ignore some


class Glance:
    """What is worth a look before every choice of a turn; the pool of unseen cards on demand."""

    __slots__ = (
        "_counts", "_full", "_in_hands", "_own", "_trap_knock", "_unseen", "active", "counted",
        "facts", "failing", "g", "hand", "kinds", "limit", "means", "mind", "near_end", "others",
        "others_cards", "place", "shared", "sizes", "stake", "symbols", "threats", "top", "trapped",
        "traps", "urgency",
    )  # fmt: skip

    def __init__(self, g: State, place: int) -> None:
        self.g, self.place = g, place
        self.means = known = means(g)
        self.facts, self.mind, self.kinds = known.facts, known.mind, known.kinds
        facts, mind = known.facts, known.mind
        self.symbols, self.threats = facts.symbols, facts.threat_cards
        self.limit, self.failing, self.top = known.limits[g.final]
        self.active = active(g)
        self.counted, self.traps = EVERY, 0  # masks of threats; of those that act as traps
        if g.missions:
            orders = in_force(g)
            self.counted, self.traps = orders.counted, orders.traps
        self.trapped = facts.traps and bool(g.trials)

        hands, solo = g.hand, g.variant == SOLO
        held = sum(map(len, hands)) + len(g.open_hand)
        if solo:
            hands = hands * len(g.present)
        elif g.variant == DUO:
            hands = [*hands, g.open_hand]
        self.hand = hands[place]
        self.others = [p for p, there in enumerate(g.present) if there and p != place]
        self.sizes = sizes = [len(hands[p]) for p in self.others]
        self.others_cards = cards = sum(sizes)
        self.shared = 0.0  # others need the room
        if cards and not solo:
            waiting = sum([size if size < ENOUGH else ENOUGH for size in sizes])
            self.shared = min(1.0, 0.25 + waiting / 8)
        self.near_end = near = bool(g.final) or (not g.trials and held <= 2 * len(g.present))
        presses = solo or held > known.least_drop
        self.urgency = mind.held * presses + mind.near_end * near
        stake = len(g.no_mans_land) + 1.0 + mind.own_stake * (len(self.hand) - 1)
        self.stake = stake + mind.stake * cards  # what a failed mission costs
        self._trap_knock: float | None = None
        self._own: list[int] | None = None
        self._full: int | None = None
        self._unseen = -1  # so many cards this soldier's player cannot see

    def too_many(self, packed: int) -> int:
        """The bits of the threats that would make the mission fail."""
        return ((packed & self.counted) + self.failing) & self.top

    def full(self) -> int:
        """Mask of the threats that cannot take another symbol."""
        if self._full is None:
            self._full = full_at(self.limit - 1, self.kinds, self.active & self.counted)
        return self._full

    def following(self, symbols: int, packed: int) -> int:
        """How many other cards of the hand could follow one with these symbols."""
        own = self._own
        if own is None:
            threats, shown = self.threats, self.symbols
            own = self._own = [shown[c] for c in self.hand if c in threats]
        counted, failing, top = self.counted, self.failing, self.top
        fitting = [bits for bits in own if not (((packed + bits) & counted) + failing) & top]
        return len(fitting) - (symbols in fitting)

    def _look(self) -> None:
        """Every card this soldier's player cannot see, wherever it is."""
        g, means = self.g, self.means
        seat = self.place if self.place < g.players else -1
        hidden: list[str] = []
        for owner, hand in enumerate(g.hand):
            if owner != seat:
                hidden += hand
        trials, morale = means.pile(TRIALS, g.trials), means.pile(MORALE, g.morale)
        counts = trials.counts[len(g.trials)] + morale.counts[len(g.morale)]
        self._counts = sum(map(means.counting.__getitem__, hidden), counts)
        self._unseen = len(g.trials) + len(g.morale) + len(hidden)
        self._in_hands = hidden

    def share(self, mask: int) -> float:
        """How many of the unseen cards show one of these threats."""
        if self._unseen < 0:
            self._look()
        means = self.means
        return (self._counts >> means.shift[mask] & means.most) / (self._unseen or 1)

    def danger(self, packed: int) -> float:
        """How likely the top card of the pile makes the mission fail."""
        blocked = full_at(self.limit - 1, self.kinds, packed & self.counted)
        return self.share(blocked) if blocked else 0.0

    def knock_cost(self, knock: str) -> float:
        """What it costs to have this hard knock from now on."""
        return self.means.costs(self._owner())[knock]

    def trap_knock(self) -> float:
        """What the hard knock that a trap may turn over is to be feared to cost."""
        if self._trap_knock is None:
            if self._unseen < 0:
                self._look()
            g, means = self.g, self.means
            knocks = means.pile(TRIALS, g.trials).knocks_of(g.trials)
            knocks = knocks + means.pile(MORALE, g.morale).knocks_of(g.morale)
            hard = means.hard
            knocks += [card for card in self._in_hands if card in hard]
            costs = means.costs(self._owner())
            self._trap_knock = sum(map(costs.__getitem__, knocks)) / (self._unseen or 1)
        return self._trap_knock

    def _owner(self) -> Owner:
        return marks(self.g, self.place), self.near_end
