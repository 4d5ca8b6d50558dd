"""What the leaders' cards do when they are Played (RB-11)."""

from __future__ import annotations

from zareba.engine import Rule, rule, say
from zareba.games.burnoose.facts.tables import FATMA, HOMME, LOOK, OULMOKHTAR, OUSSAID

from .asks import NONE, CardToBury, VillageForFigure
from .buying import build_defense
from .limits import may_fortify
from .state import SUPPLY, State, gain_token


@rule("RB-11.0", "RB-11.9")
def place_figure(g: State, seat: int, figure: str) -> Rule:
    """Place the figure or move it to another village; where it went, or "" if nowhere."""
    if not VillageForFigure(seat, figure).options(g):
        say(g, "no_village", "RB-11.9", figure=figure)
        return ""
    village = yield VillageForFigure(seat, figure)
    g.figure_at[g.facts.figures.index(figure)] = village
    say(g, "figure_placed", "RB-11.9", figure=figure, village=village)
    return village


@rule("RB-11.1")
def fatma(g: State, seat: int) -> Rule:
    """Any open village; its controller gains a reroll token (option: only for the card, below)."""
    village = yield from place_figure(g, seat, FATMA)
    if village and g.facts.rules.fatma_token == "figure":
        gain_token(g, g.owner[g.facts.number[village]], "RB-11.1")


@rule("RB-11.1")
def fatma_reserved(g: State, seat: int, village: str) -> None:
    """Option, by the face of the card: the token comes when the card is put into a village."""
    if g.facts.rules.fatma_token == "card":
        gain_token(g, g.owner[g.facts.number[village]], "RB-11.1")


@rule("RB-11.5")
def oussaid(g: State, seat: int) -> Rule:
    """Any open village."""
    yield from place_figure(g, seat, OUSSAID)


@rule("RB-11.6")
def homme(g: State, seat: int) -> Rule:
    """Look at the top two automata cards; one goes under the deck, the other back on top."""
    if look_at_deck(g, seat) < LOOK:
        return
    card = yield CardToBury(seat)
    if card != NONE:
        for pile in (g.french_deck, g.foreseen[seat]):
            pile.remove(card)
            pile.insert(0, card)
        say(g, "buried", "RB-11.6", seat=seat)


def look_at_deck(g: State, seat: int) -> int:
    """RB-11.6: how many cards he sees; what he has seen he knows until they are turned."""
    deck, known = g.french_deck, g.foreseen[seat]
    if not known:
        known += [""] * len(deck)
    g.looks += 1
    seen = deck[-LOOK:]
    known[len(deck) - len(seen) :] = seen
    say(g, "looked", "RB-11.6", seat=seat, number=len(seen))
    if seen:
        say(g, "saw", "RB-11.6", to=seat, automata=tuple(seen))
    return len(seen)


@rule("RB-11.7")
def oulmokhtar(g: State, seat: int) -> Rule:
    """Any open village, where he builds a defense if there is none; or back to the supply."""
    village = yield from place_figure(g, seat, OULMOKHTAR)
    if village in ("", SUPPLY) or not g.facts.rules.oulmokhtar_builds_defense:
        return
    if not g.defenses[g.facts.number[village]] and may_fortify(g, village):
        build_defense(g, village, "RB-11.7")


LEADERS = {FATMA: fatma, OUSSAID: oussaid, OULMOKHTAR: oulmokhtar, HOMME: homme}
