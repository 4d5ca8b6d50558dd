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
                sent = _collected(out, given)
                continue
            assert isinstance(out, Ask)
            only = _only_option(out, state)
            if only:
                sent = only[0]
                continue
            yield out
            seat, sent = next(given)
            assert seat == out.seat
    except StopIteration:
        return
    except Over as end:
        state.result = end.result


def _collected(asked: AskAll, given: Iterator[tuple[int, Any]]) -> tuple[Any, ...]:
    """The answers in the order of the questions; a seat may be asked more than once."""
    found = defaultdict(list)
    for _ in asked:
        seat, answer = next(given)
        found[seat].append(answer)
    return tuple(found[question.seat].pop(0) for question in asked)


def _only_option(ask: Ask, state: Any) -> list[Any]:
    """What is taken without asking; empty: it must be asked."""
    options = ask.options(state) if ask.settles else []
    return options if len(options) == 1 and options[0] not in ask.confirmed else []
