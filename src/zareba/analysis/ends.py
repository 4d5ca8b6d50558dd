"""Marks tried out: a marked choice and the better one, both played on to the end of the game.

A mark stands on a judgement of quiet moments.  Here nothing is judged: both choices meet the same
imagined positions under the same luck, the Soldier plays all seats, and only how games end counts.
"""

from __future__ import annotations

import msgspec

from zareba.engine import Play

from .review import Far, Review
from .worth import Estimator, Figure, figure


class Ended(msgspec.Struct, frozen=True):
    """What a marked choice lost to the end, in hundredths of a point."""

    at: int  # after so many choices
    lost: Figure
    games: int  # of each of the two


def ends(play: Play, review: Review, games: int, far: Far = lambda _n, _all: None) -> list[Ended]:
    """Every marked choice; the same review and number of games, the same figures."""
    by = Estimator(
        play.setting.game, play.setting.players, f"{review.seed}/ends", review.open_hands,
        to_the_end=True,
    )  # fmt: skip
    marked, found = review.marked(), list[Ended]()
    for step in marked:
        worlds = by.moment(play.position_at(step.at), step.seat, step.at)
        better, chosen = (worlds.after(c, games)[step.seat] for c in (step.better, step.choice))
        lost = figure([a - b for a, b in zip(better, chosen, strict=True)])
        found.append(Ended(step.at, lost, games))
        far(len(found), len(marked))
    return found
