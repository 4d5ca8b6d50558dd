"""Table talk: what a seat may say without telling what it holds (LP-3.7, LP-6.4, LP-12.2).

The chat of a table can offer these signals instead of free text.  Nothing here changes the game.
"""

from __future__ import annotations

from collections.abc import Sequence

from zareba.engine import Speaker, Talk
from zareba.games.poilus.facts.schema import Signal
from zareba.games.poilus.facts.tables import SOLO, Facts
from zareba.games.poilus.rules.state import State, in_force

Said = tuple[str, ...]
RULE = "LP-3.7"


def signals(g: State, seat: int) -> list[Said]:
    """Every signal this seat may give now: its id and, where it names something, what."""
    if g.variant == SOLO or silenced_by(g, seat):
        return []
    public = bool(g.missions) and in_force(g).support_public
    offered = (s for s in g.facts.signals if g.phase in s.phases and (public or not s.needs))
    return [said for signal in offered for said in _said(g, seat, signal)]


def _said(g: State, seat: int, signal: Signal) -> list[Said]:
    """One signal, once for everything it can name."""
    if not signal.names:
        return [(signal.id,)]
    names = {
        "threat": g.facts.threats,
        "soldier": tuple(g.soldier),
        "tile": tuple(dict.fromkeys(g.facts.tiles[len(g.soldier)])),
    }
    # LP-3.7: who names himself in phase 2 asks for support; with open tiles he may.
    himself = g.soldier[seat] if g.phase == "mission" and not signal.needs else ""
    return [(signal.id, name) for name in names[signal.names] if name != himself]


def signals_only(g: State) -> str:
    """LP-3.7: by default no free talk during phase 2.  The rule, or nothing where talk is free."""
    return RULE if g.phase == "mission" and g.variant != SOLO else ""


def silenced_by(g: State, seat: int) -> str:
    """LP-6.4: Mute says nothing.  LP-12.10 forbids speeches; a mission of silence signals too."""
    if "mute" in g.knocks[seat]:
        return "LP-6.4"
    silent = any(g.facts.missions[mission].silences for mission in g.missions)
    return "LP-12.10" if silent and g.phase == "mission" else ""


def sentence(facts: Facts, said: Sequence[str], words: Speaker) -> str:
    """A signal in the reader's language."""
    names = next((signal.names for signal in facts.signals if signal.id == said[0]), "")
    if not names or len(said) == 1:
        return str(words.text(f"signal-{said[0]}"))
    return str(words.text(f"signal-{said[0]}", **{names: words.name(names, said[1])}))


TALK = Talk(
    rule=RULE,
    signals=signals,
    sentence=sentence,
    signals_only=signals_only,
    silenced_by=silenced_by,
)
