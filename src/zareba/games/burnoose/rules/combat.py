"""Combat for a village, step by step (RB-15)."""

from __future__ import annotations

from zareba.engine import Rule, rule, say
from zareba.games.burnoose.facts.tables import AR, ARMY, CA, CV, TM, TS

from .conquest import conquest, french_retreat, retreat_window
from .rerolls import (
    berber_fighters,
    berber_losses,
    count_hits,
    french_losses,
    reroll_window,
    roll_berbers,
    roll_french,
)
from .state import NOBODY, State, gain_token, is_held, strength

WOODED, SHELTERED, STEEP = "wooded", "sheltered", "steep"


@rule("RB-15.1", "RB-15.2", "RB-15.3", "RB-20")
def combat(g: State, army: int, village: str) -> Rule:
    """The army that entered against everybody in the village."""
    g.fighting, g.bled = army, False
    g.pursuit[army] = NOBODY  # RB-13.4: it has found an open village
    say(g, "combat", "RB-15.1", army=army, village=village)
    if g.facts.terrain[village] == WOODED:
        gain_token(g, g.owner[g.facts.number[village]], "RB-15.2")
    over = False
    if not is_held(g, village):
        over = yield from undefended(g, army, village)
    elif "before_combat" in g.facts.rules.retreat_windows:
        over = yield from retreat_window(g, village)
    if not over:
        over = yield from bombardment(g, army, village)
    while not over:
        over = yield from battle_round(g, army, village)
    g.fighting = 0


@rule("RB-15.3")
def undefended(g: State, army: int, village: str) -> Rule:
    """Nobody there: conquered at once, unless (option) the retreat token is used instead."""
    over = False
    if g.facts.rules.undefended_village == "retreat_allowed":
        over = yield from retreat_window(g, village)
    if not over:
        yield from conquest(g, army, village)
    return True


@rule("RB-15.4", "RB-15.5", "RB-15.7")
def bombardment(g: State, army: int, village: str, again: bool = False) -> Rule:
    """Step 1 artillery, step 2 sharpshooters; True when the combat is over."""
    seat = g.owner[g.facts.number[village]]
    if g.army[army][AR]:
        sheltered = g.facts.terrain[village] == SHELTERED
        roll_french(g, ("artillery",) * g.army[army][AR], "RB-15.4", sheltered)
        yield from reroll_window(g, seat)
        hits = count_hits(g, sheltered)
        yield from berber_losses(g, seat, village, hits)
        if not is_held(g, village):
            yield from conquest(g, army, village)
            return True
    over = False
    if "after_artillery" in g.facts.rules.retreat_windows:
        over = yield from retreat_window(g, village)
    if not over and berber_fighters(g, village, True):
        roll_berbers(g, berber_fighters(g, village, True), "RB-15.5")
        yield from reroll_window(g, seat)
        over = french_give_way(g, army, count_hits(g))
    asked = "after_sharpshooters" in g.facts.rules.retreat_windows and not again
    if not over and asked:  # repeated, the window of the round follows
        over = yield from retreat_window(g, village)
    return over


@rule("RB-15.6", "RB-15.7", "RB-15.11")
def battle_round(g: State, army: int, village: str) -> Rule:
    """Step 3: the other Berbers, then the French; True when the combat is over."""
    if is_deadlock(g, army, village):
        if g.facts.rules.deadlock == "french_retreat":
            french_retreat(g, army, "RB-15.11")
            return True
        say(g, "deadlock", "RB-15.11", army=army, village=village)
        over = yield from bombardment(g, army, village, True)
    else:
        over = yield from berber_fire(g, army, village)
        if not over:
            over = yield from french_fire(g, army, village)
    if not over and g.bled and is_beaten(g, army):  # option end_of_round
        french_retreat(g, army, "RB-15.7")
        over = True
    g.bled = False
    if not over:
        over = yield from retreat_window(g, village)
    return over


@rule("RB-15.6")
def berber_fire(g: State, army: int, village: str) -> Rule:
    """Moudjahidine, moudjahidate, Fatma and Oulmokhtar together."""
    fighters = tuple(berber_fighters(g, village, False))
    over = False
    if fighters:
        roll_berbers(g, fighters, "RB-15.6")
        yield from reroll_window(g, g.owner[g.facts.number[village]])
        over = french_give_way(g, army, count_hits(g))
    if not over and "after_berber_fire" in g.facts.rules.retreat_windows:
        over = yield from retreat_window(g, village)
    return over


@rule("RB-15.6", "RB-15.7")
def french_fire(g: State, army: int, village: str) -> Rule:
    """Carabiniers, cavalry (not up steep slopes) and the turned, against all Berbers."""
    fighters = tuple(french_fighters(g, army, village))
    seat = g.owner[g.facts.number[village]]
    if fighters:
        roll_french(g, fighters, "RB-15.6")
        yield from reroll_window(g, seat)
        yield from berber_losses(g, seat, village, count_hits(g))
        if not is_held(g, village):
            yield from conquest(g, army, village)
            return True
    return False


def french_fighters(g: State, army: int, village: str) -> list[str]:
    """RB-15.6, RB-16.7: artillery and sappers never roll in the rounds."""
    units, found = g.army[army], []
    kinds = (CA, TM, TS) if g.facts.terrain[village] == STEEP else (CV, CA, TM, TS)
    for kind in kinds:
        found += [ARMY[kind]] * units[kind]
    return found


def french_give_way(g: State, army: int, hits: int) -> bool:
    """RB-15.7: losses, then the check; an army without units is beaten in any case."""
    if not hits:
        return False
    french_losses(g, army, hits)
    immediate = g.facts.rules.french_retreat_check == "immediate"
    if not strength(g, army) or (immediate and is_beaten(g, army)):
        french_retreat(g, army, "RB-15.7")
        return True
    return False


def is_beaten(g: State, army: int) -> bool:
    """RB-16.1: strength at or below the retreat value."""
    return strength(g, army) <= g.facts.retreat_at[army]


def is_deadlock(g: State, army: int, village: str) -> bool:
    """RB-15.11: neither side has a die for a round."""
    return not berber_fighters(g, village, False) and not french_fighters(g, army, village)
