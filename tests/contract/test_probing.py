"""Nobody probes by taking back: what was tried and freely undone has taught nothing.

At many moments of a game a seat tries several answers and takes each back where that is free.  All
that it has seen and heard on the way is compared with what it would have seen and heard in worlds
where everything that it cannot know is dealt anew.
"""

from __future__ import annotations

import random
from functools import partial

from contract.worlds import World, is_legal, seen, some_answers
from zareba.engine import Record
from zareba.engine.learning import learned

MOMENTS = 8  # of one game, at which a seat probes
ANSWERS = 3  # tried at each
WORLDS = 8  # that look alike to it; more than the judge of undos imagines
JUDGED = 2  # of them, in which the undo itself is judged


def test_whoever_probes_by_free_undo_learns_nothing(setting, plays):
    """Contract 5: and every undo stands in the log and in the record."""
    rng, probed = random.Random("probe"), 0
    for play in plays:
        moments = range(len(play.record.choices))
        for moment in rng.sample(moments, min(MOMENTS, len(moments))):
            table = play.fork()
            table.go_back(moment)
            before, told = table.position, len(table.log)
            seat = rng.choice(before.waiting_for())
            worlds = [before.imagine(seat, rng.getrandbits(64)) for _ in range(WORLDS)]
            for answer in some_answers(before, seat, rng, ANSWERS):
                probed += probe(table, seat, answer, worlds)
                assert table.position == before
            assert len(table.log) - told == len(table.record.undone)
            assert Record.read(table.record.to_text()) == table.record
    assert probed


def probe(table, seat, answer, worlds):
    """Try an answer and take it back; was that free?"""
    heard = len(table.log)
    table.choose(answer, seat)
    recorded = table.record.choices[-1][1]
    evidence = [seen(table.position, seat), [line_of(x) for x in table.lines(seat, heard)]]
    why = table.undo_refused(seat)
    for number, world in enumerate(worlds[: JUDGED if why else None]):
        elsewhere, judge = tried(world, seat, recorded)
        assert why or elsewhere == evidence, f"{world.ask(seat)!r}: {recorded!r} has taught"
        if number < JUDGED and elsewhere == evidence:
            # Whether an undo is free is told to the seat, too: it must follow from what it sees.
            assert judge() == why, f"{world.ask(seat)!r}: {recorded!r}: {why} or {judge()}"
    if why:
        table.take_back()
    else:
        table.undo(seat)
        assert table.record.undone[-1].choices == [(seat, recorded)]
    return not why


def tried(position, seat, answer):
    """What the seat sees and hears there, and who judges whether it may be taken back."""
    if not is_legal(position, answer, seat):
        return None, None
    world = World(position)
    world.push(answer, seat)
    said = [line_of(x) for x in world.said if x.to is None or x.to == seat]
    judge = partial(learned, position, world.position, seat, answer, said)
    return [seen(world.position, seat), said], judge


def line_of(line):
    return line.event, line.rule, line.facts
