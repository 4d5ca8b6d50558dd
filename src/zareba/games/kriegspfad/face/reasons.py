"""What is not possible now, and why: actions, units, shots (the command `why`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from zareba.engine import Speaker
from zareba.games.kriegspfad.battle import asks
from zareba.games.kriegspfad.battle.boats import is_laden
from zareba.games.kriegspfad.battle.fire import arms_of, marks_of
from zareba.games.kriegspfad.battle.limits import actions, activations, rally_targets, rerolls
from zareba.games.kriegspfad.battle.paths import movable
from zareba.games.kriegspfad.battle.shooting import Fire
from zareba.games.kriegspfad.battle.withdrawal import needs_withdrawal
from zareba.games.kriegspfad.drafting.unit_intents import near_enemies, offer_refused
from zareba.games.kriegspfad.field import troops
from zareba.games.kriegspfad.field.contact import laager
from zareba.games.kriegspfad.field.geometry import distance
from zareba.games.kriegspfad.field.passage import may_open
from zareba.games.kriegspfad.field.posts import BUSY
from zareba.games.kriegspfad.field.state import EXCEPTIONAL, INCOMPETENT, TRAIN, State

from .measuring import weapon_now
from .names import unit_name
from .told import is_disordered

Reason = tuple[str, str]  # the rest of a message's name, the rule
Missing = tuple[str, str, str]  # a name, the reason in words, the rule
_NO_SHOT = {
    "shooter": "KP-22.1",
    "gun": "KP-8.4",
    "target": "KP-22.10",
    "range": "KP-22.7",
    "arc": "KP-20.6",
    "sight": "KP-22.4",
    "priority": "KP-22.9",
}


def missing(g: State, ask: Any, words: Speaker) -> Iterator[Missing]:
    """What one could expect here and cannot have: its name, the reason, the rule."""
    found = _MISSING.get(type(ask))
    if found is not None:
        yield from found(g, ask, words)


# ---------------------------------------------------------------------------------------- units
def _idle(g: State, ask: asks.Activate, words: Speaker) -> Iterator[Missing]:
    """KP-18.4, KP-18.5: who has acted, or has come this round."""
    may_act = activations(g, ask.seat)
    for u in troops.units_of(g, ask.seat):
        if u not in may_act:
            reason, rule = ("came", "KP-18.5") if g.arrived[u] else ("acted", "KP-18.4")
            yield unit_name(g, u, words), words.text(f"closed-{reason}"), rule


def _no_rerolls(g: State, ask: asks.Reroll, words: Speaker) -> Iterator[Missing]:
    """KP-19.7, KP-19.8."""
    open_now = rerolls(g, ask.unit)
    for how in ("nimble", "commander"):
        if how not in open_now:
            reason, rule = _no_reroll(g, ask.unit, how)
            yield words.text(f"choice-{how}"), words.text(f"closed-{reason}"), rule


def _no_rally(g: State, ask: asks.RallyDie, words: Speaker) -> Iterator[Missing]:
    """KP-28.2."""
    may_rally = rally_targets(g, ask.seat)
    for u in troops.units_of(g, ask.seat):
        if u not in may_rally:
            reason = "commander-far" if g.markers[u] else "no-markers"
            yield unit_name(g, u, words), words.text(f"closed-{reason}"), "KP-28.2"


# -------------------------------------------------------------------------------------- actions
def _closed_actions(g: State, ask: asks.Action, words: Speaker) -> Iterator[Missing]:
    u = ask.unit
    open_now = [choice for choice in actions(g, u) if isinstance(choice, str)]
    kinds = {choice.partition("-")[0] for choice in open_now}
    for kind, reason, rule in _reasons(g, u):
        whole = kind.partition("-")[0]  # who cannot move at all needs no word about good going
        if kind not in kinds and kind not in open_now and (whole == kind or whole in kinds):
            yield words.text(f"missing-{kind}"), words.text(f"closed-{reason}"), rule


def _reasons(g: State, u: int) -> Iterator[tuple[str, str, str]]:
    """Every action that may be closed, with the reason that would apply."""
    fighting, must = troops.is_fighting(g, u), needs_withdrawal(g, u)
    yield ("move", *_no_move(g, u))
    yield ("move-good", *(("canoe", "KP-10.6") if is_laden(g, u) else ("difficult", "KP-19.4")))
    for kind in ("mount", "dismount"):
        if fighting:
            yield kind, "fighting", "KP-24.20"
        elif must:
            yield kind, "must-withdraw", "KP-27.3"
        else:
            yield (kind, *_no_mode(g, u, kind))
    if fighting:
        yield ("break_off", *_no_breaking_off(g, u))
    if must:
        yield "stay", "must-withdraw", "KP-27.3"


def _no_move(g: State, u: int) -> Reason:
    if troops.is_fighting(g, u):
        return "fighting", "KP-24.20"
    if needs_withdrawal(g, u):
        return "must-withdraw", "KP-27.3"
    if g.role[u] == TRAIN and laager(g, g.side[u]):
        return "laager", "KP-9.8"
    if g.role[u] == TRAIN and g.plundered[g.side[u]]:
        return "plundered", "KP-9.9"
    return ("posted", "KP-29.8") if not movable(g, u) else ("difficult", "KP-19.4")


def _no_mode(g: State, u: int, kind: str) -> Reason:
    """KP-4.6, KP-4.8, KP-4.12."""
    if not g.horses[u]:
        return "no-horses", "KP-4.12"
    if g.mounted[u] == (kind == "mount"):
        return ("mounted" if kind == "mount" else "on-foot"), "KP-4.12"
    there = troops.elements_of(g, u)
    if any(g.busy[e] == BUSY for e in there) or any(g.did[e] for e in there):
        return "busy", "KP-4.8"
    return "posted", "KP-4.12"


def _no_breaking_off(g: State, u: int) -> Reason:
    if g.touched[u]:
        return "new-contact", "KP-24.20"
    if troops.is_gun(g, u) or g.role[u] == TRAIN:
        return "gun-train", "KP-25.12"
    return (
        "foe-acted" if any(g.activated[v] for v in troops.foes_of(g, u)) else "posted"
    ), "KP-25.7"


def _no_reroll(g: State, u: int, how: str) -> Reason:
    if how == "nimble":
        return ("rerolled", "KP-19.7") if troops.is_nimble(g, u) else ("not-nimble", "KP-19.7")
    seat = g.side[u]
    allowed = (g.command[seat] == EXCEPTIONAL) + bool(g.disciplined[seat])
    if g.command[seat] == INCOMPETENT or not allowed:
        return "commander-plain", "KP-19.8"
    if g.rerolls[seat] >= allowed:
        return "commander-used", "KP-19.8"
    return "commander-unseen", "KP-19.8"


def _no_charge(g: State, ask: asks.Paths, words: Speaker) -> Iterator[Missing]:
    """KP-24.2, KP-27.3: who may not open a melee; enemies in reach who cannot be charged."""
    u = ask.unit
    if is_disordered(g, u):
        yield words.text("missing-charge"), words.text("closed-disordered"), "KP-27.3"
        return
    if not (may_open(g, u) or troops.foes_of(g, u)):
        yield words.text("missing-charge"), words.text("refusal-may-not-open"), "KP-24.2"
        return
    for v in near_enemies(g, u):
        why = offer_refused(g, ask, {"charge": {"enemy": v}})
        if why is not None:
            label = words.text("intent-charge", foe=unit_name(g, v, words))
            reason = words.text(f"refusal-{why.reason.replace('_', '-')}", **why.facts)
            yield label, reason, why.rule


# ---------------------------------------------------------------------------------------- shots
def _silent(g: State, ask: Fire, words: Speaker) -> Iterator[Missing]:
    """KP-22.1, KP-22.4: every own unit without a shot, and why not at the nearest enemy."""
    aims_of, marks = ask.aims_of(g), marks_of(g)
    enemies = [(troops.base_of(g, o), o) for o in troops.enemies_of(g, ask.seat)]
    for u in troops.units_of(g, ask.seat):
        there = troops.elements_of(g, u)
        if any(aims_of(e) for e in there):
            continue
        name, armed = unit_name(g, u, words), [e for e in there if arms_of(g, e)]
        if not armed or not enemies:
            yield name, words.text("closed-unarmed" if not armed else "closed-no-enemy"), "KP-22.4"
            continue
        gaps = ((distance(troops.base_of(g, e), base), e, o) for e in armed for base, o in enemies)
        _, e, o = min(gaps)
        arm = arms_of(g, e)[0]
        aim = next((a for a in marks.eligible(e, arm) if a.target == o), None)
        why = weapon_now(g, e, o, arm.id, aim)["why"] or "priority"
        reason = words.text(f"measure-why-{why}")
        yield (
            name,
            words.text("closed-shot", foe=unit_name(g, g.unit[o], words), why=reason),
            (_NO_SHOT[why]),
        )


_MISSING: dict[type, Callable[[State, Any, Speaker], Iterator[Missing]]] = {
    asks.Activate: _idle, asks.Action: _closed_actions, asks.Reroll: _no_rerolls,
    asks.RallyDie: _no_rally, asks.Paths: _no_charge, Fire: _silent,
}  # fmt: skip
