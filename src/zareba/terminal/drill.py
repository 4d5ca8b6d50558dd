"""Exercises in a terminal: the position, its question, an answer, and what each is worth."""

from __future__ import annotations

from collections.abc import Callable

from zareba.analysis.drill import Exercise, Put, put, table, told
from zareba.engine import as_choice
from zareba.wording import Words

from .answers import in_short, keyed, lines, number_of
from .line import Quit

Read = Callable[[str], str]
Write = Callable[[str], None]


def drill(exercises: tuple[Exercise, ...], language: str, read: Read, write: Write) -> int:
    """One after the other, until they are done or somebody quits; how many were solved."""
    solved = tried = 0
    for number, exercise in enumerate(exercises, 1):
        found = put(exercise)
        if found is None:
            continue
        setting = found.play.setting
        words = Words(language, setting.game, setting.facts)
        write("")
        write(words.text("drill-number", n=number, all=len(exercises)))
        try:
            solved += _ask(found, words, read, write)
        except Quit:
            break
        tried += 1
    if tried:
        write(words.text("drill-score", solved=solved, n=tried))
    return solved


def _ask(found: Put, words: Words, read: Read, write: Write) -> bool:
    play, seat = found.play, found.exercise.seat
    position = play.position
    for line in words.board(position.seen_by(seat), play.setting.facts, False):
        write(line)
    for line in words.situation(position, seat):
        write(line)
    write(words.question(position, seat))
    number = number_of(words, found.ask, position.state)
    options = dict(keyed(position.options(seat), number))
    for line in lines([(key, words.option(position, o, seat)) for key, o in options.items()]):
        write(line)
    while (typed := read(words.text("choose-number")).strip()) not in options:
        if typed == "quit":
            raise Quit
        write(words.text("drill-type", keys=in_short(list(options))))
    for line in told(words, play.setting.game, found, options[typed]):
        write(line)
    for label, figure in table(words, found):
        write(f"  {figure:>9}  {label}")
    return bool(options[typed] == as_choice(found.exercise.best.choice))
