"""The table: every field says who may see it."""

from __future__ import annotations

from zareba.engine import OWNER, PUBLIC, SECRET, SHARED, Table, deal_anew, plain, zone

from .facts import Facts

SEATS = range(2)


@plain
class State(Table):
    facts: Facts = zone(SHARED, None)
    hand: list[list[int]] = zone(OWNER, depth=2)
    deck: list[int] = zone(SECRET, depth=1)
    played: list[int] = zone(PUBLIC, depth=1)
    score: list[int] = zone(PUBLIC, depth=1)
    pawn: list[int] = zone(PUBLIC, depth=1)
    round: int = zone(PUBLIC, 0)

    def redeal(self, seat: int) -> None:
        """What *seat* cannot see, dealt anew: the other hand and the deck."""
        unseen = [*self.hand[1 - seat], *self.deck]
        deal_anew(self, unseen)
        size = len(self.hand[1 - seat])
        self.hand[1 - seat], self.deck = unseen[:size], unseen[size:]


def set_up(_facts: Facts, _players: int) -> State:
    """The empty table; the rules deal."""
    g = State()
    g.hand, g.score, g.pawn = [[], []], [0, 0], [0, 0]
    return g


def check(g: State) -> None:
    """What must always hold: no card is lost or doubled."""
    cards = sorted([*g.deck, *g.played, *(card for hand in g.hand for card in hand)])
    assert cards in ([], [*g.facts.cards]), "cards"
