"""What seats remember is for bots: nothing that rules do depends on it."""

from __future__ import annotations

import random

from support import enough
from zareba.engine.plain import MEMORY

MOMENTS = enough(12, 40)  # of one game


def outcome(position, seat, choice, setting):
    said = []
    position.state.tell = lambda *line: said.append(line)
    position.push(choice, seat)
    position.state.tell = None
    return said, [position.seen_by(eyes) for eyes in (None, *range(setting.players))]


def test_rules_go_the_same_way_whatever_is_remembered(setting, plays):
    """So they may read it without having looked at anything hidden (`peeking.py`)."""
    rng = random.Random("memory")
    for play in plays:
        choices = play.record.choices
        for moment in rng.sample(range(len(choices)), min(MOMENTS, len(choices))):
            seat, choice = choices[moment]
            kept, emptied = (play.position_at(moment).clone() for _ in range(2))
            for name in emptied.state.names[MEMORY]:
                getattr(emptied.state, name).clear()
            assert outcome(emptied, seat, choice, setting) == outcome(kept, seat, choice, setting)
