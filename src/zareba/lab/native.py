"""A game followed by Python's own generators, to compare the compiled rules with."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from zareba.engine import Ask, AskAll, Over
from zareba.engine.procedure import Call


def native(call: Call, answers: Sequence[tuple[int, Any]]) -> Iterator[Any]:
    """Follow a rule, giving recorded answers; yields each question.

    The same small things the engine does are done here in the plainest way: a single option is
    taken, answers of simultaneous questions are collected, Over ends the game.
    """
    state, given = call.state, iter(answers)
    run, sent = iter(call), None
    try:
        while True:
            out = run.send(sent)
            if isinstance(out, Over):
                raise out
            if isinstance(out, AskAll):
                yield out
                found = defaultdict(list)  # a seat may be asked more than once
                for _ in out:
                    seat, answer = next(given)
                    found[seat].append(answer)
                sent = tuple(found[question.seat].pop(0) for question in out)
                continue
            assert isinstance(out, Ask)
            if out.settles:
                options = out.options(state)
                if len(options) == 1 and options[0] not in out.confirmed:
                    sent = options[0]
                    continue
            yield out
            seat, sent = next(given)
            assert seat == out.seat
    except StopIteration:
        return
    except Over as end:
        state.result = end.result
