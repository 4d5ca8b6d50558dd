"""The event phase: cards and their effects (LK-5)."""

from __future__ import annotations

from zareba.engine import Rule, die, draw, rule, say, shuffle

from .actions import improve
from .asks import DONE, BannerToDisorganise, CardOption, FreeImprovement, ImprovementToRemove
from .casualties import lose_steps, steps_left
from .expeditions import disorganise
from .state import (
    AVAILABLE,
    GORDON_SEAT,
    State,
    change_cm,
    change_rp,
    change_strength,
    improvable,
)


@rule("LK-5.0.1", "LK-5.2", "LK-5.3", "LK-5.4", "LK-5.10", "LK-13.2")
def event_phase(g: State) -> Rule:
    """Draw a card, let its event happen if its condition holds, put it away, take its AP."""
    draw_event(g)
    if fires(g, g.event_card):
        g.fired.append(g.event_card)
        for effect in g.facts.card_effects[g.event_card]:
            yield from EFFECTS[g.facts.effects[effect].op](g, effect)
        put_away(g, left_the_game=g.facts.cards[g.event_card].one_time)
    else:
        when = g.facts.cards[g.event_card].when
        say(
            g, "event_condition", "LK-5.1", card=g.event_card, why=unmet(g, g.event_card),
            first=when.turns[0], last=when.turns[1], earlier=when.after_event, unit=when.leader,
        )  # fmt: skip
        put_away(g, left_the_game=False)
    action_points(g)


def draw_event(g: State) -> None:
    """LK-5.0.1: the top card; an empty pile is made anew from the discards."""
    if not g.event_pile:
        g.event_pile, g.event_discard = g.event_discard, []
        shuffle(g, g.event_pile)
    g.event_card = g.event_pile.pop()
    once = "yes" if g.facts.cards[g.event_card].one_time else "no"
    say(g, "event", "LK-5.0.1", card=g.event_card, cardtext=g.event_card, once=once)


def fires(g: State, card: int) -> bool:
    """LK-5.1: every part of its condition holds."""
    return not unmet(g, card)


def unmet(g: State, card: int) -> str:
    """LK-5.1: turn, earlier event, a gunboat Available, a leader alive: the first that fails."""
    when = g.facts.cards[card].when
    first, last = when.turns
    if not first <= g.turn <= last:
        return "turns"
    if when.after_event and when.after_event not in g.fired:
        return "earlier"
    if when.gunboat and not g.gunboats:
        return "gunboat"
    return "leader" if when.leader and not is_alive(g, when.leader) else ""


def is_alive(g: State, leader: str) -> bool:
    """LK-5.6: a wounded leader counts."""
    return leader in g.leaders or leader in g.wounded or leader in g.recovering


def put_away(g: State, left_the_game: bool) -> None:
    """LK-5.2, LK-5.4, LK-5.11: out of the game, on the discards, or (option) back in the pile."""
    if left_the_game:
        g.event_removed.append(g.event_card)
        say(g, "event_removed", "LK-5.2", card=g.event_card)
    elif g.facts.rules.event_discard == "reshuffle":
        g.event_pile.append(g.event_card)
        shuffle(g, g.event_pile)
    else:
        g.event_discard.append(g.event_card)


def action_points(g: State) -> None:
    """LK-5.3: the AP of the card; random ones are rolled last."""
    printed = g.facts.cards[g.event_card].ap
    if printed == "random":
        rolled = die(g)
        say(g, "ap_roll", "LK-5.3", die=rolled)
        g.ap = g.facts.random_ap[rolled]
    else:
        g.ap = int(printed)
    say(g, "action_points", "LK-5.3", ap=g.ap)


# ------------------------------------------------------------ the vocabulary of the cards (LK-5.7)
@rule("LK-2.1.5", "LK-5.7")
def zone_level_effect(g: State, effect: int) -> None:
    """For the rest of the game."""
    step = g.facts.effects[effect]
    for zone in step.zones:
        g.lowered += [zone] * -step.delta
        say(g, "zone_lowered", "LK-2.1.5", zone=zone)


@rule("LK-5.4", "LK-5.10")
def reshuffle_effect(g: State, _effect: int) -> None:
    """The discards go back into the pile; the card in play is not yet among them."""
    g.event_pile += g.event_discard
    g.event_discard = []
    shuffle(g, g.event_pile)
    say(g, "event_reshuffle", "LK-5.10")


@rule("LK-5.5")
def cm_effect(g: State, effect: int) -> None:
    change_cm(g, g.facts.effects[effect].delta, "LK-5.5")


@rule("LK-5.5")
def rp_effect(g: State, effect: int) -> None:
    change_rp(g, g.facts.effects[effect].delta, "LK-5.5")


@rule("LK-5.5", "LK-11.4")
def strength_effect(g: State, effect: int) -> Rule:
    banners = yield from banners_named(g, effect)
    for banner in banners:
        change_strength(g, banner, g.facts.effects[effect].delta, "LK-5.5")


@rule("LK-5.5", "LK-11.4")
def disorganise_effect(g: State, effect: int) -> Rule:
    banners = yield from banners_named(g, effect)
    for banner in banners:
        disorganise(g, banner, "LK-5.5")


@rule("LK-5.6", "LK-5.8")
def damage_gunboat_effect(g: State, effect: int) -> None:
    for _ in range(min(g.facts.effects[effect].count, g.gunboats)):
        g.gunboats -= 1
        g.damaged += 1
        say(g, "gunboat_damaged", "LK-5.6")


@rule("LK-5.6", "LK-5.8", "LK-11.11")
def lose_step_effect(g: State, effect: int) -> Rule:
    """Among the Available troops of these types; none of them: nothing."""
    step = g.facts.effects[effect]
    if steps_left(g, AVAILABLE, step.units):
        yield from lose_steps(g, AVAILABLE, step.count, step.units)


@rule("LK-5.6", "LK-5.7")
def remove_leader_effect(g: State, effect: int) -> None:
    leader = g.facts.effects[effect].leader
    for box in (g.leaders, g.wounded, g.recovering):
        if leader in box:
            box.remove(leader)
            g.eliminated.append(leader)
            say(g, "leader_sent", "LK-5.7", unit=leader)


@rule("LK-5.7", "LK-5.8")
def relief_effect(g: State, effect: int) -> None:
    """The relief marker moves, never before its earliest turn."""
    wanted = g.relief + g.facts.effects[effect].delta
    g.relief = min(max(wanted, min(g.relief, g.facts.relief_min_turn)), g.facts.last_turn)
    say(g, "relief", "LK-5.7", turn=g.relief)


@rule("LK-5.7", "LK-5.8")
def remove_fort_effect(g: State, effect: int) -> Rule:
    """Give up so many improvements; with none on the map, the other effects."""
    step = g.facts.effects[effect]
    if not g.improved:
        for other in step.otherwise:
            yield from EFFECTS[g.facts.effects[other].op](g, other)
        return
    for _ in range(min(step.count, len(g.improved))):
        zone = yield ImprovementToRemove(GORDON_SEAT)
        g.improved.remove(zone)
        say(g, "improvement_lost", "LK-5.7", zone=zone)


@rule("LK-5.7", "LK-13.2")
def roll_effect(g: State, effect: int) -> Rule:
    """One die, the effects of its row."""
    rolled = die(g)
    say(g, "event_roll", "LK-13.2", die=rolled)
    for low, high, effects in g.facts.effects[effect].table:
        if low <= rolled <= high:
            for other in effects:
                yield from EFFECTS[g.facts.effects[other].op](g, other)


@rule("LK-5.8", "LK-5.9", "LK-6.1.2", "LK-6.1.3")
def free_fort_effect(g: State, effect: int) -> Rule:
    """Up to so many improvements free of AP and RP."""
    for _ in range(g.facts.effects[effect].count):
        if not improvable(g):
            return
        zone = yield FreeImprovement(GORDON_SEAT)
        if zone == DONE:
            return
        improve(g, zone, "LK-5.9")


@rule("LK-5.9", "LK-13.4")
def banners_named(g: State, effect: int) -> Rule:
    """The Banners an effect is about: named, all in order, at random, chosen, or the last one."""
    step = g.facts.effects[effect]
    match step.how:
        case "random":
            g.target = draw(g, len(g.facts.banners))
            say(g, "random_banner", "LK-13.4", banner=g.facts.banners[g.target])
        case "choose":
            chosen = yield BannerToDisorganise(GORDON_SEAT)
            g.target = g.facts.banners.index(chosen)
        case "same":
            pass
        case _:
            return step.banners
    return (g.target,)


@rule("LK-5.9", "LK-14.2", "LK-14.6")
def choice_effect(g: State, effect: int) -> Rule:
    """The player picks; both options are always open."""
    option = yield CardOption(GORDON_SEAT, effect)
    say(g, "event_choice", "LK-5.9", option=f"{g.event_card}-{option}")
    for other in g.facts.effects[effect].options[option]:
        yield from EFFECTS[g.facts.effects[other].op](g, other)


@rule("LK-5.12")
def turn_drm_effect(g: State, effect: int) -> None:
    """A modifier of this turn."""
    step = g.facts.effects[effect]
    setattr(g, step.op, getattr(g, step.op) + step.delta)
    say(g, step.op, "LK-5.12", delta=step.delta)


EFFECTS = {
    "cm": cm_effect,
    "rp": rp_effect,
    "strength": strength_effect,
    "disorganise": disorganise_effect,
    "relief": relief_effect,
    "damage_gunboat": damage_gunboat_effect,
    "lose_step": lose_step_effect,
    "free_fort": free_fort_effect,
    "remove_fort": remove_fort_effect,
    "defence_drm": turn_drm_effect,
    "raid_drm": turn_drm_effect,
    "sortie_drm": turn_drm_effect,
    "zone_level": zone_level_effect,
    "remove_leader": remove_leader_effect,
    "roll": roll_effect,
    "choice": choice_effect,
    "reshuffle": reshuffle_effect,
}
