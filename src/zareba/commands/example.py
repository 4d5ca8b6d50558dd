"""zareba example: examples of play in the terminal, moment by moment."""

from __future__ import annotations

import sys

import click

from zareba.engine import BadOption, Setting, find_game

from .common import language_option


@click.command()
@click.argument("game")
@click.argument("name", required=False)
@language_option
def example(game: str, name: str | None, language: str) -> None:
    """Examples of play of GAME: a list, or one by its NAME, step by step."""
    from zareba.engine.example import examples_of
    from zareba.terminal.examples import listed, show
    from zareba.wording import Words

    from .play import read_line

    found = find_game(game)
    examples = examples_of(found)
    if name is not None and name not in examples:
        raise BadOption(f"{game} has no example {name}", "no-example", game=game, name=name)
    chosen = examples[name] if name is not None else None
    setting = Setting.of(found, chosen.players, chosen.options) if chosen else Setting.of(found)
    words = Words(language, found, setting.facts)
    if chosen is None:
        for line in listed(words, list(examples.values())):
            click.echo(line)
        return
    waits = sys.stdin.isatty() and sys.stdout.isatty()
    show(words, chosen, click.echo, read_line if waits else None)
