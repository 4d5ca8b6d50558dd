"""Set-up, the sequence of play, housekeeping and the end (LK-3, LK-4, LK-8, LK-9)."""

from __future__ import annotations

from zareba.engine import Over, Rule, rule, say, shuffle

from .actions import action_phase
from .banners import banner_phase
from .events import event_phase
from .state import State, change_rp, send_home

VICTORY = "victory"


@rule("LK-4.1.1", "LK-4.2.1", "LK-10.2")
def game(g: State) -> Rule:
    """Twelve turns of four phases; turn 1 has neither events nor Banners."""
    lay_out(g)
    while True:
        say(g, "turn", "LK-4.1.1", turn=g.turn, month=g.facts.months[g.turn - 1])
        if g.turn > 1:
            if g.facts.events_used:
                yield from event_phase(g)
            else:
                g.ap = g.facts.ap_without_events
                say(g, "action_points", "LK-10.2", ap=g.ap)
        yield from action_phase(g)
        if g.turn > 1:
            yield from banner_phase(g)
        housekeeping(g)


def lay_out(g: State) -> None:
    """LK-3.1, LK-3.2.1 to LK-3.2.7, LK-10.1.1 to LK-10.1.2, LK-13.1: as the level says."""
    facts, setup = g.facts, g.facts.setup
    if facts.events_used:
        g.event_pile = sorted(facts.cards)
        shuffle(g, g.event_pile)
    g.banner_pile = sorted(facts.banner_cards)
    shuffle(g, g.banner_pile)
    g.at = [setup.banner_zone] * len(facts.banners)
    g.strength = list(facts.strengths)
    g.disorganised = [False] * len(facts.banners)
    g.turn, g.relief, g.ap, g.free_rp = setup.turn, setup.relief_turn, setup.ap, setup.free_rp_turn1
    g.cm, g.rp = facts.cm_start, facts.rp_start
    g.troops, g.guns = list(facts.troops_at_start), list(facts.guns_at_start)
    g.leaders = list(facts.leaders_at_start)
    g.gunboats = facts.gunboats_at_start
    g.unbuilt, g.unraised = facts.gunboats - facts.gunboats_at_start, facts.levies


def housekeeping(g: State) -> None:
    """LK-8.1 to LK-8.8: units home, leaders recover, upkeep, then victory or the next turn."""
    remove_markers(g)
    units_return(g)
    leaders_recover(g)
    shuffle_banner_card_back(g)
    if g.turn > 1 or g.facts.rules.turn1_upkeep:
        change_rp(g, -1, "LK-8.6")
    g.completed = g.turn
    if g.turn >= g.relief:
        raise Over(VICTORY)
    g.turn += 1


def shuffle_banner_card_back(g: State) -> None:
    """LK-8.5, LK-8.8: every turn draws from all cards; turn 1 has none to put back."""
    if g.banner_card:
        g.banner_pile.append(g.banner_card)
        g.banner_card = 0
        shuffle(g, g.banner_pile)


def remove_markers(g: State) -> None:
    """LK-8.1, LK-8.8, LK-4.1.2: Disorganised markers, modifiers and AP of this turn."""
    g.disorganised = [False] * len(g.disorganised)
    g.defence_drm = g.raid_drm = g.sortie_drm = 0
    g.ap = g.free_rp = 0
    g.done, g.dice = [], []


def units_return(g: State) -> None:
    """LK-8.2: all troops and guns, and leaders and sound gunboats from the map."""
    for units in g.garrison:
        if units:
            send_home(g, units)
    rank = g.facts.rank.__getitem__
    g.troops = sorted(g.troops + g.used_troops, key=rank)
    g.guns = sorted(g.guns + g.used_guns, key=rank)
    g.used_troops, g.used_guns = [], []


def leaders_recover(g: State) -> None:
    """LK-8.3, LK-8.4: wounded in turn N, back in turn N + 2."""
    for leader in g.recovering:
        say(g, "leader_recovered", "LK-8.3", unit=leader)
    g.leaders = sorted(g.leaders + g.recovering, key=g.facts.rank.__getitem__)
    g.recovering, g.wounded = g.wounded, []


def grade(g: State) -> int:
    """LK-9.3, LK-9.5: the row of the performance table after a defeat."""
    return next(row.turn for row in g.facts.grades if g.completed >= row.turn)


def won(g: State, _seat: int) -> bool:
    """LK-9.1: the relief came in time."""
    return g.result == VICTORY


def score(g: State, seat: int) -> float:
    """For bots and statistics: 1 for a victory, else how long the city held."""
    return 1.0 if won(g, seat) else g.completed / (2 * g.facts.last_turn)
