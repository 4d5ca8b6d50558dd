"""A game for the server's tests: two hidden hands, secret bids, a peek, a die, free moves."""

from typing import Any, ClassVar

from zareba.engine import (
    OWNER,
    PUBLIC,
    SECRET,
    SHARED,
    Ask,
    AskAll,
    Game,
    Over,
    Rule,
    Table,
    die,
    plain,
    rule,
    say,
    shuffle,
    zone,
)

ROUNDS = 4


@plain
class State(Table):
    facts: Any = zone(SHARED, None)
    hand: list[list[int]] = zone(OWNER, depth=2)
    deck: list[int] = zone(SECRET, depth=1)
    played: list[int] = zone(PUBLIC, depth=1)
    score: list[int] = zone(PUBLIC, depth=1)
    pawn: list[int] = zone(PUBLIC, depth=1)
    round: int = zone(PUBLIC, 0)

    def redeal(self, seat: int) -> None:
        unseen = [*self.hand[1 - seat], *self.deck]
        shuffle(self, unseen)
        size = len(self.hand[1 - seat])
        self.hand[1 - seat], self.deck = unseen[:size], unseen[size:]


class Bid(Ask, frozen=True):
    rule: ClassVar[str] = "DU-1"
    settles: ClassVar[bool] = False
    secret: ClassVar[bool] = True

    def options(self, g: State) -> list[Any]:
        return sorted(g.hand[self.seat])


class Step(Ask, frozen=True):
    """Open, without chance: may be taken back freely."""

    rule: ClassVar[str] = "DU-2"

    def options(self, g: State) -> list[Any]:
        return ["left", "right", "roll"]


@rule("DU")
def duel(g: State) -> Rule:
    g.deck = list(range(1, 21))
    shuffle(g, g.deck)
    g.hand = [[g.deck.pop() for _ in range(5)] for _ in range(2)]
    g.score, g.pawn = [0, 0], [0, 0]
    for seat in range(2):
        say(g, "dealt", "DU", to=seat, cards=tuple(g.hand[seat]))
    while g.round < ROUNDS:
        g.round += 1
        yield from bids(g)
    if g.score[0] == g.score[1]:
        raise Over("draw")
    raise Over(f"seat_{0 if g.score[0] > g.score[1] else 1}")


@rule("DU-1")
def bids(g: State) -> Rule:
    first, second = yield AskAll(Bid(0), Bid(1))
    g.hand[0].remove(first)
    g.hand[1].remove(second)
    g.played += [first, second]
    winner = 0 if first > second else 1
    say(g, "bids", "DU-1", first=first, second=second)
    yield from steps(g, winner)
    card = g.deck.pop()
    g.hand[winner].append(card)
    say(g, "drew", "DU-1", to=winner, card=card)
    say(g, "drew_hidden", "DU-1", seat=winner)


@rule("DU-2")
def steps(g: State, seat: int) -> Rule:
    g.score[seat] += 1
    while True:
        way = yield Step(seat)
        if way == "roll":
            rolled = die(g)
            say(g, "rolled", "DU-2", n=rolled)
            g.pawn[seat] += rolled
            return
        g.pawn[seat] += 1 if way == "right" else -1
        say(g, "moved", "DU-2", seat=seat, way=way)


def set_up(facts: Any, _players: int) -> State:
    g = State()
    g.facts = facts
    return g


def check(g: State) -> None:
    cards = [*g.deck, *g.played, *(c for hand in g.hand for c in hand)]
    assert sorted(cards) == list(range(1, 21)), "cards"


GAME = Game(
    name="duel",
    package=__name__,
    designer="the tests",
    publisher="nobody",
    players=range(2, 3),
    minutes=1,
    rules_version=1,
    options=(),
    state=State,
    files=(),
    facts=lambda data, options: None,
    set_up=set_up,
    rule=duel,
    check=check,
    score=lambda g, seat: float(g.result == f"seat_{seat}"),
    won=lambda g, seat: g.result == f"seat_{seat}",
)
