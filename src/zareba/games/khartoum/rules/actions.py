"""The action phase: works, morale, resources, gunboats, levies (LK-4.1.3, LK-6.0 to LK-6.4)."""

from __future__ import annotations

from zareba.engine import Rule, rule, say
from zareba.games.khartoum.facts.tables import LEVY

from .asks import DONE, END, Amount, GunboatWork, Levies, NextAction, ZoneToFortify
from .defence import defend
from .expeditions import raid, sortie
from .limits import most_morale, most_resources, purse
from .state import GORDON_SEAT, State, change_cm, change_rp, improvable


@rule("LK-6.0", "LK-4.1.3", "LK-4.1.4", "LK-4.1.5")
def action_phase(g: State) -> Rule:
    """Spend AP on actions in their fixed order, each at most once; stop at any time."""
    while g.ap:
        action = yield NextAction(GORDON_SEAT)
        if action == END:
            break
        g.ap -= g.facts.action[action].ap
        g.done.append(action)
        say(g, "action", "LK-4.1.3", action=action, ap=g.ap)
        yield from ACTIONS[action](g)
    if g.ap:
        say(g, "ap_lost", "LK-4.1.2", ap=g.ap)


def pay_rp(g: State, amount: int, rule_number: str) -> None:
    """LK-4.2.2, LK-4.2.4: turn 1 pays RP from its pool, the RP track is not touched."""
    if g.turn == 1:
        g.free_rp -= amount
        say(g, "pool", "LK-4.2.2", amount=amount, left=g.free_rp)
    else:
        change_rp(g, -amount, rule_number)


@rule("LK-6.1", "LK-6.1.1", "LK-6.1.2", "LK-6.1.3", "LK-6.1.4")
def fortify(g: State) -> Rule:
    """One RP and one marker for each of up to four zones; the Palace may be one of them."""
    most, price = g.facts.action["fortify"].max_items, g.facts.action["fortify"].rp_per_item
    placed = 0
    while placed < most and purse(g) >= price and improvable(g):
        zone = yield ZoneToFortify(GORDON_SEAT, placed)
        if zone == DONE:
            return
        pay_rp(g, price, "LK-6.1.1")
        improve(g, zone, "LK-6.1.3")
        placed += 1


def improve(g: State, zone: str, rule_number: str) -> None:
    """LK-6.1.3: place an improvement marker."""
    g.improved.append(zone)
    say(g, "improved", rule_number, zone=zone)


@rule("LK-6.2", "LK-6.2.1", "LK-6.2.3")
def raise_cm(g: State) -> Rule:
    """Two RP for each point of City Morale."""
    gain = yield Amount(GORDON_SEAT, "raise_cm", most_morale(g))
    pay_rp(g, gain * g.facts.action["raise_cm"].rp_per_item, "LK-6.2.1")
    change_cm(g, gain, "LK-6.2.1")


@rule("LK-6.2", "LK-6.2.2", "LK-6.2.3")
def raise_rp(g: State) -> Rule:
    """Two CM for each Resource Point."""
    gain = yield Amount(GORDON_SEAT, "raise_rp", most_resources(g))
    change_cm(g, -gain * g.facts.action["raise_rp"].cm_per_item, "LK-6.2.2")
    change_rp(g, gain, "LK-6.2.2")


@rule("LK-6.3", "LK-6.3.1", "LK-6.3.2")
def levies(g: State) -> Rule:
    """One CM for one or two levy units; they are Available at once."""
    number = yield Levies(GORDON_SEAT)
    change_cm(g, -g.facts.action["levies"].cm, "LK-6.3.1")
    g.unraised -= number
    g.troops += [LEVY] * number
    say(g, "levies", "LK-6.3.2", number=number)


@rule("LK-6.4", "LK-6.4.1", "LK-6.4.2", "LK-6.4.3")
def gunboats(g: State) -> Rule:
    """Any mix of building and repairing, one RP each; all are Available at once."""
    worked = 0
    while g.unbuilt + g.damaged and purse(g) >= g.facts.action["gunboats"].rp_per_item:
        work = yield GunboatWork(GORDON_SEAT, worked)
        if work == DONE:
            return
        pay_rp(g, g.facts.action["gunboats"].rp_per_item, "LK-6.4.1")
        if work == "build":
            g.unbuilt -= 1
        else:
            g.damaged -= 1
        g.gunboats += 1
        worked += 1
        say(g, f"gunboat_{work}", "LK-6.4.3", gunboats=g.gunboats)


ACTIONS = {
    "fortify": fortify,
    "raise_cm": raise_cm,
    "raise_rp": raise_rp,
    "gunboats": gunboats,
    "levies": levies,
    "raid": raid,
    "sortie": sortie,
    "defend": defend,
}
