"""Other rules of the duel: the lower bid wins (DU-1.2)."""

from zareba.engine import AskAll, Over, Rule, rule, say, shuffle
from zareba.examples.duel.rules import Bid, steps
from zareba.examples.duel.state import SEATS, State


@rule("DU-0.1", "DU-0.2")
def duel(g: State) -> Rule:
    g.deck = list(g.facts.cards)
    shuffle(g, g.deck)
    for seat in SEATS:
        g.hand[seat] = [g.deck.pop() for _ in range(g.facts.hand)]
        say(g, "dealt", "DU-0.1", to=seat, cards=tuple(g.hand[seat]))
    while g.round < g.facts.rounds:
        g.round += 1
        say(g, "round", "DU-0.2", round=g.round)
        yield from bids(g)
    raise Over("draw")


@rule("DU-1.1", "DU-1.2")
def bids(g: State) -> Rule:
    first, second = yield AskAll(Bid(0), Bid(1))
    g.hand[0].remove(first)
    g.hand[1].remove(second)
    g.played += [first, second]
    say(g, "bids", "DU-1.2", first=first, second=second)
    yield from steps(g, 0 if first < second else 1)
