"""Other rules of the duel: the lower bid wins (DU-1)."""

from zareba.engine import AskAll, Over, Rule, rule, say, shuffle

from . import ROUNDS, Bid, State, steps


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
    raise Over("draw")


@rule("DU-1")
def bids(g: State) -> Rule:
    first, second = yield AskAll(Bid(0), Bid(1))
    g.hand[0].remove(first)
    g.hand[1].remove(second)
    g.played += [first, second]
    say(g, "bids", "DU-1", first=first, second=second)
    yield from steps(g, 0 if first < second else 1)
