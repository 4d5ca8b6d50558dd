"""How far a unit comes and shoots in the dark and in fog, as a bot reckons (KP-15.6, KP-15.10)."""

from __future__ import annotations

from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.field.state import State
from zareba.games.kriegspfad.field.weather import is_dark

from .appraisal import Body

BEYOND = 20.0  # rounds: nobody reckons farther


def pace(body: Body, dark: int) -> int:
    """Inches of a round's march; *dark*: the most that the darkness of the moment allows."""
    return min(body.stride, dark) if dark else body.stride


def good_range(body: Body, limit: int) -> int:
    """From where its fire tells, as far as one sees at all; 0: as far as one likes."""
    return min(body.effective, limit) if limit else body.effective


def rounds_of_march(g: State, body: Body, way: int) -> float:
    """How many rounds a way of so many grains takes, from this round on, by day and by night."""
    by_day = body.stride * INCH
    if not g.darkness:
        return way / by_day
    by_night = min(by_day, g.facts.darkness.max_move * INCH)
    rounds = 0
    while rounds < BEYOND:
        made = by_night if is_dark(g.darkness, g.dark_limit, g.round + rounds) else by_day
        if way <= made:
            return rounds + way / made
        way -= made
        rounds += 1
    return BEYOND
