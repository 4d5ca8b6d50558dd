"""The automata turn: card, reinforcements, text, deployment, march, combats (RB-12, RB-18.4)."""

from __future__ import annotations

from zareba.engine import Rule, rule, say, shuffle
from zareba.games.burnoose.facts.tables import ARMIES, AUTOMATA, REINFORCEMENT

from .battle_asks import CardToDestroy, TurnCard
from .combat import combat
from .limits import destroyable
from .march import march
from .state import (
    DEPLOYED,
    NOBODY,
    RETREATED,
    UNDEPLOYED,
    State,
    add_units,
    is_eliminated,
    is_open,
    is_solo,
    leave_hand,
    strength,
)

NO_MOVE, DOUBLE_MOVE, ADD_UNITS, DESTROY = "no_move", "double_move", "add_units", "destroy_card"
ROW = 2  # cards turned face up in a solo game


def cards_left(g: State) -> bool:
    """RB-17.2, RB-18.4: face-up cards are cards left."""
    return bool(g.french_deck or g.row)


@rule("RB-12", "RB-18.4", "RB-4.2")
def automata_slot(g: State) -> Rule:
    """The French are due: one turn, or (alone) two cards are laid out and nothing else."""
    g.turn = AUTOMATA
    if is_solo(g) and g.facts.face_up_row and not g.row:
        lay_out_row(g)
        return
    if g.operator != NOBODY:
        yield TurnCard(g.operator)
    turn_card(g)
    yield from automata_turn(g)


def draw_french_card(g: State) -> str:
    """The top of the deck; whoever had foreseen the deck forgets that place."""
    for known in g.foreseen:
        if known:
            known.pop()
    return g.french_deck.pop()


def lay_out_row(g: State) -> None:
    """RB-18.4: the first card on the right, the second beside it; one if only one is left."""
    for _ in range(min(ROW, len(g.french_deck))):
        g.row.append(draw_french_card(g))
        say(g, "card_laid_out", "RB-18.4", automata=g.row[-1])


def turn_card(g: State) -> None:
    """RB-12.2, RB-18.4: the top card, or the rightmost of the face-up ones."""
    g.french_card = g.row.pop(0) if g.row else draw_french_card(g)
    say(g, "card_turned", "RB-12.2", automata=g.french_card)


@rule("RB-12.3", "RB-12.4", "RB-12.5", "RB-12.6", "RB-12.7", "RB-12.8", "RB-12.9", "RB-12.13")
def automata_turn(g: State) -> Rule:
    """One card: units, text, deployment, march, combats in number order."""
    reinforcements_join(g)
    pictured_units(g)
    yield from card_text(g)
    deploy(g)
    armies_march(g)
    for army in ARMIES:
        if g.entered[army] and is_open(g, g.entered[army]):
            yield from combat(g, army, g.entered[army])
    g.entered = ["" for _ in g.entered]
    g.french_discard.append(g.french_card)
    g.french_card = ""


def reinforcements_join(g: State) -> None:
    """RB-12.3: all waiting units join the army that retreated first.

    Option: those that came in this round wait for the next one.
    """
    arrived = g.arrived or [0] * len(g.army[REINFORCEMENT])
    waiting = [n - new for n, new in zip(g.army[REINFORCEMENT], arrived, strict=True)]
    retreated = [army for army in ARMIES if g.army_state[army] == RETREATED]
    if not any(waiting) or not retreated:
        return
    army = min(retreated, key=lambda a: (g.retreat_order[a], -strength(g, a), a))
    g.army[army] = [a + b for a, b in zip(g.army[army], waiting, strict=True)]
    g.army[REINFORCEMENT] = arrived
    say(g, "reinforcements", "RB-12.3", army=army, number=sum(waiting))


def pictured_army(g: State) -> int:
    """RB-12.4, RB-3.9: undeployed army, else the strongest retreated one, else reinforcement."""
    ready = g.facts.rules.setup_full_army_counts_as_deployed
    undeployed = [
        army
        for army in ARMIES
        if g.army_state[army] == UNDEPLOYED
        and not (ready and strength(g, army) >= g.facts.deploy_at[army])
    ]
    retreated = [army for army in ARMIES if g.army_state[army] == RETREATED]
    if undeployed:
        return undeployed[0]
    if retreated:
        return max(retreated, key=lambda a: (strength(g, a), -a))
    return REINFORCEMENT


def pictured_units(g: State) -> None:
    """RB-12.4: the units of the card join the army that is next; some only in the next round."""
    army = pictured_army(g)
    before = g.army[army]
    g.army[army] = list(before)
    add_units(g, army, g.facts.french_cards[g.french_card].units, "RB-12.4")
    if army == REINFORCEMENT and g.facts.rules.reinforcement_timing == "next_round":
        came = [n - old for n, old in zip(g.army[army], before, strict=True)]
        g.arrived = [a + b for a, b in zip(g.arrived or [0] * len(came), came, strict=True)]


@rule("RB-12.5", "RB-12.10", "RB-12.12")
def card_text(g: State) -> Rule:
    """Units for a named army, or cards destroyed player by player."""
    effect = g.facts.french_cards[g.french_card].effect
    if effect == ADD_UNITS:
        named_units(g)
    elif effect == DESTROY:
        for seat in range(len(g.hand)):
            if not is_eliminated(g, seat):
                yield from destroy_card(g, seat, g.facts.french_cards[g.french_card].cards)
    elif effect in (NO_MOVE, DOUBLE_MOVE):
        say(g, effect, "RB-12.10")


def named_units(g: State) -> None:
    """RB-12.5: units for the army the text names, in whatever state it is."""
    card = g.facts.french_cards[g.french_card]
    add_units(g, card.army, card.extra, "RB-12.5")


@rule("RB-12.5", "RB-5.9")
def destroy_card(g: State, seat: int, cards: tuple[str, ...]) -> Rule:
    """The owner takes one of the named cards out of the game; a searched deck is reshuffled."""
    if not destroyable(g, seat, cards):
        say(g, "nothing_destroyed", "RB-12.5", seat=seat, cards=cards)
        return
    card, place = yield CardToDestroy(seat, cards)
    if place == "hand":
        leave_hand(g, seat, card)
    elif place == "deck":
        g.deck[seat].remove(card)
        g.topped[seat] = []
        shuffle(g, g.deck[seat])
    elif place == "discard":
        g.discard[seat].remove(card)
    else:
        g.reserve[g.facts.number[place]].remove(card)
    g.removed.append(card)
    say(g, "card_destroyed", "RB-5.9", seat=seat, card=card)


def deploy(g: State) -> None:
    """RB-12.6, RB-12.10: every army strong enough enters at its start location."""
    for army in ARMIES:
        if g.army_state[army] == DEPLOYED or strength(g, army) < g.facts.deploy_at[army]:
            continue
        g.army_state[army], g.retreat_order[army] = DEPLOYED, 0
        g.start[army] = g.at[army] = g.token[army]
        g.came_from[army] = ""
        say(g, "deployed", "RB-12.6", army=army, node=g.at[army])


def armies_march(g: State) -> None:
    """RB-12.7, RB-12.10: one step for every deployed army, none, or two."""
    card = g.facts.french_cards[g.french_card]
    if card.effect != NO_MOVE:
        march(g, card.symbol, 2 if card.effect == DOUBLE_MOVE else 1)
