"""What several subcommands share: options of a game, languages, JSON."""

from __future__ import annotations

import locale
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec

from zareba.engine import BadOption, Record, Setting, find_game

LANGUAGES = ("en", "de", "fr")
LANGUAGE = "zareba.language"  # of a command and of all below it
F = TypeVar("F", bound=Callable[..., Any])


def default_language() -> str:
    """What --lang says in front of the command, else the reader's own, as the system says."""
    context = click.get_current_context(silent=True)
    if context is not None and LANGUAGE in context.meta:
        return str(context.meta[LANGUAGE])
    wanted = os.environ.get("LC_ALL") or os.environ.get("LANG") or (locale.getlocale()[0] or "")
    return wanted[:2] if wanted[:2] in LANGUAGES else "en"


def language_option(command: F) -> F:
    return click.option(
        "--lang",
        "language",
        type=click.Choice(LANGUAGES),
        default=default_language,
        help="Language of everything shown.",
    )(command)


def json_option(command: F) -> F:
    return click.option("--json", "as_json", is_flag=True, help="Print JSON.")(command)


def setting_options(command: F) -> F:
    """--players, --option and --data."""
    for option in (
        click.option(
            "--data",
            "overlay",
            type=click.Path(path_type=Path),
            help="Directory with data files that replace the built-in ones.",
        ),
        click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A switch."),
        click.option("--players", type=int, help="Number of players."),
    ):
        command = option(command)
    return command


def read_setting(
    game: str, players: int | None, options: tuple[str, ...], overlay: Path | None
) -> Setting:
    given = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"--option {text!r}: expected NAME=VALUE", "no-value", given=text)
        given[name] = value
    setting = Setting.of(find_game(game), players, given, overlay)
    _ = setting.facts  # a broken data file is reported now, not in mid-game
    return setting


class Progress:
    """How far a long replay is, for who looks at a terminal; Ctrl-C ends it."""

    SILENT, EVERY = 1.0, 0.3  # seconds

    def __init__(self, record: Record, language: str) -> None:
        self._all, self._language = len(record.choices), language
        self._next = time.monotonic() + self.SILENT
        self._shown = False

    def __call__(self, done: int) -> None:
        if time.monotonic() >= self._next and sys.stderr.isatty():
            from zareba.wording import Words

            self._next, self._shown = time.monotonic() + self.EVERY, True
            text = Words(self._language).text("reading-far", n=done, all=self._all)
            click.echo(f"\r{text} ", nl=False, err=True)
        if done == self._all and self._shown:
            click.echo("", err=True)
            self._shown = False


def print_json(thing: Any) -> None:
    click.echo(msgspec.json.format(msgspec.json.encode(thing), indent=1).decode())
