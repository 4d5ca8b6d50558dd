"""Worlds that look alike to one seat: what the secrecy contract compares.

A *world* is a position from which the rules are followed while everything that is said is heard.
`twin` makes another world of a position: all that a seat cannot know is dealt anew, only the dice
to come stay the same, so that whatever differs afterwards differs by what was hidden.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from zareba.engine import (
    MEMORY,
    OWNER,
    SECRET,
    Domain,
    Game,
    IllegalChoice,
    Line,
    Position,
    Still,
    arranging,
    beats,
    drafting,
)
from zareba.wording import Words

CHANCE = ("key", "drawn", "blocks", "pool", "room")
# Shown to everybody once and turned down again: no view has it, but everybody may know it.
REMEMBERED = ("known_tiles",)
FEW = 3  # intents offered first and last that are tried
DEED = 12  # decisions at most that belong to one deed


class World:
    """A copy of a position whose rules are heard."""

    def __init__(self, position: Position) -> None:
        self.position = position.clone()
        self.stills: list[Still] = []
        self.position.state.tell = self._hear

    def _hear(self, event: str, rule: str, to: int | None, facts: dict[str, Any]) -> None:
        state = self.position.state.clone()
        self.stills.append(Still(Line(event, rule, facts, to), state))

    @property
    def said(self) -> list[Line]:
        return [still.line for still in self.stills]

    def push(self, choice: Any, seat: int) -> None:
        self.position.push(choice, seat)

    def heard_by(self, seat: int) -> list[Any]:
        """The lines that are public, and those addressed to a seat."""
        return [[x.event, x.rule, x.facts] for x in self.said if x.to is None or x.to == seat]

    def film_for(self, seat: int, game: Game) -> list[Any]:
        """What a seat is shown between two decisions, beat by beat."""
        outlook = game.board.outlook
        return [
            [beat.lines, beat.pause, beat.state.seen_by(seat), outlook(beat.state, seat)]
            for beat in beats(self.stills, seat, game.story)
        ]

    def evidence(self, seat: int) -> bytes:
        """All that a seat has seen and heard since this world began."""
        return seen(self.position, seat) + msgspec.json.encode(self.heard_by(seat))

    def hidden_from(self, seat: int) -> list[Any]:
        """All that lies on the table and a seat cannot see, chance excepted."""
        state, found = self.position.state, []
        for field in type(state).kept:
            who, value = field.metadata["who"], getattr(state, field.name)
            if who == OWNER:
                found.append([part for i, part in enumerate(value) if i != seat])
            elif who in (SECRET, MEMORY) and field.name not in CHANCE:
                found.append(value)
        return found


def seen(position: Position, seat: int | None) -> bytes:
    """A view to the letter, who is still waited for included, and what the table remembers."""
    memory = [getattr(position.state, name, None) for name in REMEMBERED]
    return msgspec.json.encode([position.seen_by(seat), memory])


def twin(position: Position, seat: int, seed: int) -> Position:
    """What a seat cannot know is dealt anew; the dice to come stay what they are."""
    other = position.imagine(seat, seed)
    for field in CHANCE:
        setattr(other.state, field, getattr(position.state, field))
    return other


def is_legal(position: Position, choice: Any, seat: int | None = None) -> bool:
    try:
        return bool(position.legal(choice, seat) == choice)
    except IllegalChoice:
        return False


# ------------------------------------------------------------------------------ what a seat is told
def told(position: Position, seat: int, words: Words) -> Iterator[str]:
    """Whatever the clients make of a position for one seat, beyond its view."""
    board = words.game.board
    yield f"outlook {msgspec.json.encode(board.outlook(position.state, seat))!r}"
    if position.over:
        yield from words.epilogue(position.state)
    for asked in map(position.ask, position.waiting_for()):  # how soon others answer is seen
        yield f"idle {asked.idle(position.state)}"
    ask = position.ask(seat)
    if ask is None:
        return
    yield words.question(position, seat)
    yield f"preview {msgspec.json.encode(board.preview(position.state, ask))!r}"
    yield from words.situation(position, seat)
    yield from map(str, words.missing(position, seat))
    if isinstance(ask, Domain):
        yield from words.limits(position, seat)
        yield from (words.intent(position, i, seat) for i in drafting(ask).intents(position.state))
        offers = drafting(ask).intents(position.state)
        for intent in (None, *offers[:FEW], *offers[-FEW:]):
            yield from told_of_draft(position, seat, intent, words)
        return
    if arranging(ask) is not None:
        tried = position.tried(seat, None)
        yield from words.tried(position, seat, tried)
        yield f"arranged {tried.drawing} {tried.refusal}"
    yield from (words.option(position, option, seat) for option in position.options(seat))
    yield from (words.warning(position, option, seat) for option in position.options(seat))


def told_of_draft(position: Position, seat: int, intent: Any, words: Words) -> Iterator[str]:
    """What a draft is answered with: drawn, judged and in words."""
    tried = position.tried(seat, None, intent)
    yield f"draft {msgspec.json.encode([tried.choice, tried.drawing])!r}"
    yield from words.tried(position, seat, tried)
    yield f"refused {tried.refusal and words.refusal(tried.refusal)}"


# -------------------------------------------------------------------------------------------- deeds
def deed(world: World, actor: int, choice: Any, plan: list[Any], rng: random.Random) -> list[Any]:
    """One choice and what belongs to it; the answers given after it.

    It is done when the rule that asked has ended or asks the same again, or when others
    are asked: what comes out later comes out of itself.  The answers of *plan* are given again
    where they fit.
    """
    position = world.position
    depth, (name, pc, _) = len(position.stack), position.stack[-1]
    given: list[Any] = []
    world.push(choice, actor)
    for step in range(DEED):
        stack = position.stack
        if len(stack) < depth or stack[depth - 1][0] != name:
            break
        if (len(stack) == depth and stack[-1][1] == pc) or position.waiting_for() != [actor]:
            break
        planned = plan[step] if step < len(plan) else None
        fits = planned is not None and is_legal(position, planned, actor)
        given.append(planned if fits else position.sample(rng, actor))
        world.push(given[-1], actor)
    return given


def some_answers(position: Position, actor: int, rng: random.Random, most: int) -> list[Any]:
    """Different legal answers to the same question."""
    if isinstance(position.ask(actor), Domain):
        return list(dict.fromkeys(position.sample(rng, actor) for _ in range(most)))
    options = position.options(actor)
    return options if len(options) <= most else rng.sample(options, most)
