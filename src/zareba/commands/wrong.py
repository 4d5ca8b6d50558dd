"""Bad input at the command line, in one line of the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from zareba.wording import LANGUAGES, Words
from zareba.wording.wrong import bad_input

from .common import default_language


def language_of(arguments: Sequence[str]) -> str:
    """What --lang says, also where the command could not be read to its end."""
    for word, following in zip(arguments, [*arguments[1:], ""], strict=True):
        wanted = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and wanted in LANGUAGES:
            return wanted
    return default_language()


def in_words(error: Exception, language: str) -> str:
    """Why the input cannot be used."""
    if isinstance(error, click.ClickException):
        return _of_click(error, Words(language))
    return bad_input(error, language)


def _of_click(error: click.ClickException, words: Words) -> str:
    """Click speaks English only; what it found is said again in other languages."""
    if words.language == "en":
        return error.format_message()
    if isinstance(error, click.NoSuchOption):
        return words.text("wrong-no-such-option", option=error.option_name)
    if isinstance(error, click.MissingParameter):
        return words.text("wrong-missing", option=_named(error.param))
    if isinstance(error, click.BadParameter) and error.param is not None:
        expected = _expected(error.param.type, words)
        if expected:
            return words.text("wrong-expected", option=_named(error.param), expected=expected)
    return words.text("wrong-usage", problem=error.format_message().rstrip("."))


def _named(parameter: click.Parameter | None) -> str:
    if parameter is None:
        return ""
    return (
        parameter.opts[0] if isinstance(parameter, click.Option) else parameter.human_readable_name
    )


def _expected(kind: Any, words: Words) -> str:
    match kind:
        case click.Choice():
            return ", ".join(map(str, kind.choices))
        case click.IntRange():
            low, high = ("" if n is None else str(n) for n in (kind.min, kind.max))
            return f"{words.text('wrong-number')} ({low}–{high or '…'})"
        case _ if kind is click.INT:
            return words.text("wrong-number")
    return ""
