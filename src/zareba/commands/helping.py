"""What --help prints, in the language of the reader."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterable, Iterator
from functools import cache

import click

from zareba.wording import FALLBACK, LANGUAGES
from zareba.wording.helping import help_texts

from .common import LANGUAGE
from .wrong import language_of

_CUT = "..."  # behind a text that click has shortened for a list
_SHORT = 60  # letters of such a text


def helped(command: click.Command) -> click.Command:
    """The same command; it and all below it explain themselves in the reader's language."""
    for one in _all(command):
        one.context_class = _Context
        if not any("--lang" in parameter.opts for parameter in one.params):
            one.params.append(_language())
    return command


def _language() -> click.Option:
    """For commands that say little, and in front of the others, which then speak it too."""
    kinds = click.Choice(LANGUAGES)
    text = "Language of everything shown."
    return click.Option(["--lang"], type=kinds, expose_value=False, help=text, callback=_kept)


def _kept(context: click.Context, _: click.Parameter, language: str | None) -> None:
    if language is not None:
        context.meta[LANGUAGE] = language


def _all(command: click.Command) -> Iterator[click.Command]:
    yield command
    if isinstance(command, click.Group):
        for below in command.commands.values():
            yield from _all(below)


@cache
def _messages() -> dict[str, str]:
    """English text -> message."""
    return {" ".join(text.split()): message for message, text in help_texts(FALLBACK).items()}


def translated(text: str, language: str) -> str:
    """A text that the code has in English; one that is not known stays as it is."""
    said, mark, default = text.partition("  [")  # click adds [default: 5]
    plain = " ".join(said.split())
    known, texts = _messages(), help_texts(language)
    if plain in known:
        default = default.replace("default:", texts["heading-default"], 1)
        return f"{texts[known[plain]]}{mark}{default}"
    if plain.endswith(_CUT):
        for whole, message in known.items():
            if whole.startswith(plain.removesuffix(_CUT)):
                return textwrap.shorten(texts[message], _SHORT, placeholder=_CUT)
    return text


class _Formatter(click.HelpFormatter):
    """Headings, texts and lists of the help, each looked up by its English text."""

    def _said(self, text: str) -> str:
        return translated(text, language_of(sys.argv))

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        usage = help_texts(language_of(sys.argv))["heading-usage"]
        super().write_usage(prog, args, f"{usage} " if prefix is None else prefix)

    def write_heading(self, heading: str) -> None:
        super().write_heading(self._said(heading))

    def write_text(self, text: str) -> None:
        super().write_text(self._said(text))

    def write_dl(
        self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2
    ) -> None:
        super().write_dl([(name, self._said(text)) for name, text in rows], col_max, col_spacing)


class _Context(click.Context):
    formatter_class = _Formatter
