"""Examples of play and pictures in words: their titles, and what is said of each moment."""

from __future__ import annotations

from typing import NamedTuple

from zareba.engine.example import Example, Frame

from . import Words


class Told(NamedTuple):
    """A frame in words: what it shows, the question and its answer."""

    caption: str
    question: str
    answer: str


def title(words: Words, example: Example) -> str:
    return words.example(example.id)


def part(words: Words, example: Example, number: int) -> str:
    """What a numbered piece of a picture is."""
    return words.example(f"{example.id}-part-{number}")


def told(words: Words, example: Example, number: int, frame: Frame) -> Told:
    """The frame of this number, from 1; its caption may name what is said, asked or shown."""
    asked, g = frame.asked, frame.state
    facts = dict(frame.shown)
    if asked is not None:
        facts |= {name: getattr(asked.ask, name) for name in asked.ask.__struct_fields__}
    elif frame.lines:
        facts |= frame.lines[-1].facts
    caption = words.example(f"{example.id}-{number}", facts)
    return Told(
        caption[:1].upper() + caption[1:],  # a name with its article may come first
        words.prompt(asked.ask, g) if asked else "",
        words.choice(asked.ask, asked.choice, g) if asked else "",
    )
