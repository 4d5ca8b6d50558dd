"""The rules: one function for each, its number on it; questions are what they yield."""

from __future__ import annotations

from typing import Any, ClassVar

from zareba.engine import Ask, AskAll, Over, Rule, die, rule, say, shuffle

from .state import SEATS, State


class Bid(Ask, frozen=True):
    """Which card is bid; both seats answer at once, in secret, even where one card is left."""

    rule: ClassVar[str] = "DU-1.1"
    settles: ClassVar[bool] = False
    secret: ClassVar[bool] = True

    def options(self, g: State) -> list[Any]:
        return sorted(g.hand[self.seat])


class Step(Ask, frozen=True):
    """A step is open and without chance: it may be taken back freely.  A roll may not."""

    rule: ClassVar[str] = "DU-2.1"

    def options(self, g: State) -> list[Any]:
        return ["left", "right", "roll"]


@rule("DU-0.1", "DU-0.2")
def game(g: State) -> Rule:
    """Deal, play the rounds, count."""
    g.deck = list(g.facts.cards)
    shuffle(g, g.deck)
    for seat in SEATS:
        g.hand[seat] = [g.deck.pop() for _ in range(g.facts.hand)]
        say(g, "dealt", "DU-0.1", to=seat, cards=tuple(g.hand[seat]))
    while g.round < g.facts.rounds:
        g.round += 1
        say(g, "round", "DU-0.2", round=g.round)
        yield from bids(g)
    if g.score[0] == g.score[1]:
        raise Over("draw")
    raise Over(f"seat_{0 if g.score[0] > g.score[1] else 1}")


@rule("DU-1.1", "DU-1.2", "DU-1.3")
def bids(g: State) -> Rule:
    """The higher card wins the round; its owner steps, then draws a card."""
    first, second = yield AskAll(Bid(0), Bid(1))
    g.hand[0].remove(first)
    g.hand[1].remove(second)
    g.played += [first, second]
    winner = 0 if first > second else 1
    say(g, "bids", "DU-1.2", first=first, second=second)
    yield from steps(g, winner)
    card = g.deck.pop()
    g.hand[winner].append(card)
    say(g, "drew", "DU-1.3", to=winner, card=card)
    say(g, "drew_hidden", "DU-1.3", seat=winner)


@rule("DU-2.1", "DU-2.2", "DU-2.3")
def steps(g: State, seat: int) -> Rule:
    """The winner walks his pawn to and fro as long as he likes; a roll is the last step."""
    g.score[seat] += 1
    while True:
        way = yield Step(seat)
        if way == "roll":
            rolled = die(g) if g.facts.lucky else g.facts.step
            say(g, "rolled", "DU-2.3", n=rolled)
            g.pawn[seat] += rolled
            return
        g.pawn[seat] += g.facts.step if way == "right" else -g.facts.step
        say(g, "moved", "DU-2.2", seat=seat, way=way)


def score(g: State, seat: int) -> float:
    """Of a finished game: 1 won, 0 lost, one half for a draw."""
    return 0.5 if g.result == "draw" else float(won(g, seat))


def won(g: State, seat: int) -> bool:
    return g.result == f"seat_{seat}"
