"""Table talk: what a seat may say now without telling what it holds (LP-3.7, LP-6.4, LP-12.2).

The chat of a table can offer these signals instead of free text.  Nothing here changes the game.
"""

from __future__ import annotations

from .state import State, in_force
from .tables import SOLO

Said = tuple[str, ...]


def signals(g: State, seat: int) -> list[Said]:
    """Every signal this seat may give now: its id and, where it names something, what."""
    if g.variant == SOLO or is_silent(g, seat):
        return []
    names = {"threat": g.facts.threats, "soldier": tuple(g.soldier), "tile": tuple(g.facts.offset)}
    public = bool(g.missions) and in_force(g).support_public
    found: list[Said] = []
    for signal in g.facts.signals:
        if g.phase not in signal.phases or (signal.needs and not public):
            continue
        if signal.names:
            found += [(signal.id, name) for name in names[signal.names]]
        else:
            found.append((signal.id,))
    return found


def is_silent(g: State, seat: int) -> bool:
    """LP-6.4: Mute says nothing; N02: where speeches are forbidden, nobody does in phase 2."""
    if "mute" in g.knocks[seat]:
        return True
    return g.phase == "mission" and bool(g.missions) and in_force(g).no_speech
