"""What happens between two decisions, moment by moment.

Where a rule says something the table lies in a certain way: that is a *still*.  While a game is
searched nothing is kept of it; while it is played, only if somebody watches (`Play.filmed`), and of
the last choice only.  Any other is made again from the position before it, with an ear that copies
the state at every line: chance lies in the state, so it goes the same way.

A *beat* is what is worth looking at on its own: a game names in its `Story` which lines are told
together (a volley, a round of melee).  A reader gets the beats of the lines he may read, each with
the table as he sees it; `tests/contract/test_secrecy.py` deals anew what he does not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal, NamedTuple

from .chance import key_of
from .faces import GRAVE, Story
from .play import Line, Play
from .position import Position
from .state import Table

# For whom a beat is worth a pause: a quiet one is for nobody, an echo not for who has chosen it.
Pause = Literal["all", "others", "none"]


class Still(NamedTuple):
    """A line of the log, and the table when it was said."""

    line: Line
    state: Table


class Beat(NamedTuple):
    """So many lines that a reader gets at once, and the table when the last of them was said."""

    lines: int
    state: Table
    pause: Pause


def stills(play: Play, at: int) -> list[Still]:
    """What was said on the way to the moment *at*: after a choice, or (0) while it was set up."""
    play.filmed = True  # who has watched one choice will watch the next
    if play.scenes is not None and at == len(play.record.choices):
        return [Still(*scene) for scene in play.scenes]
    return _made_again(play, at)


def _made_again(play: Play, at: int) -> list[Still]:
    found: list[Still] = []
    position = play.position_at(at - 1).clone() if at else None
    setting, record = play.setting, play.record
    state = position.state if position else setting.table(key_of(record.secret, record.salt))

    def hear(event: str, rule: str, to: int | None, facts: dict[str, Any]) -> None:
        found.append(Still(Line(event, rule, facts, to, at), state.clone()))

    state.tell = hear
    if position is None:
        Position.start(setting.game.rule(state))
    else:
        seat, choice = record.choices[at - 1]
        position.push(choice, seat)
    state.tell = None  # the ear holds the state
    return found


def beats(found: Iterable[Still], seat: int | None, story: Story) -> Iterator[Beat]:
    """The beats of the lines a seat may read (None: a spectator)."""
    together: list[Still] = []
    for still in found:
        if still.line.to is not None and still.line.to != seat:
            continue
        if together and not story.joins([x.line.event for x in together], still.line.event):
            yield _beat(together, story)
            together = []
        together.append(still)
    if together:
        yield _beat(together, story)


def _beat(together: list[Still], story: Story) -> Beat:
    events = {still.line.event for still in together}
    pause: Pause = "all"
    if any(story.weight(x.line.event, x.line.facts) >= GRAVE for x in together):
        return Beat(len(together), together[-1].state, pause)
    if events <= story.quiet:
        pause = "none"
    elif events <= story.quiet | story.echoes:
        pause = "others"
    return Beat(len(together), together[-1].state, pause)
