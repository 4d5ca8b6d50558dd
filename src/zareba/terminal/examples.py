"""Examples of play in a terminal: the table in words, what is said, what is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from zareba.engine.example import Example, Frame, frames_of
from zareba.wording import Words
from zareba.wording.examples import Told, part, title, told

from .line import Quit

Read = Callable[[str], str]
Write = Callable[[str], None]


def listed(words: Words, examples: Sequence[Example]) -> Iterator[str]:
    """Where each stands, what it is called, and how to see it."""
    for example in examples:
        yield words.text(
            "example-listed",
            title=title(words, example),
            rule=example.place,
            command=f"zareba example {words.game.name} {example.id}",
        )


def show(words: Words, example: Example, write: Write, read: Read | None) -> None:
    """Moment by moment; with a reader, each when it is wanted."""
    frames = frames_of(words.game, example)
    write(f"{title(words, example)} [{', '.join(example.rules)}]")
    try:
        for number, frame in enumerate(frames, 1):
            if number > 1 and read is not None and read(words.text("example-on")).strip():
                return
            for line in _moment(words, example, number, len(frames), frame):
                write(line)
    except Quit:
        return
    for number, _ in enumerate(example.parts, 1):
        write(f"{number}. {part(words, example, number)}")


def _moment(words: Words, example: Example, number: int, of: int, frame: Frame) -> Iterator[str]:
    text = told(words, example, number, frame)
    if of > 1:
        yield ""
        yield words.text("example-step", n=number, all=of)
    if number == 1:
        yield from words.board(frame.state.seen_by(example.seat), frame.state.facts, False)
    yield from _said(words, frame, text)
    yield f"> {text.caption}"


def _said(words: Words, frame: Frame, text: Told) -> Iterator[str]:
    for line in frame.lines:
        yield f"  {words.line(line)}"
    if frame.asked is not None:
        yield f"  {text.question} [{frame.asked.rule}]"
        yield f"  {words.text('example-answer', answer=text.answer)}"
