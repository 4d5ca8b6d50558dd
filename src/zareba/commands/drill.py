"""zareba drill: exercises in the terminal."""

from __future__ import annotations

import click

from zareba.engine import BadOption, find_game

from .common import language_option


@click.command()
@click.argument("game")
@language_option
def drill(game: str, language: str) -> None:
    """Exercises of GAME: moments of real games where the choice mattered."""
    from zareba.analysis.drill import collection
    from zareba.terminal.drill import drill as begin

    from .play import read_line

    find_game(game)
    found = collection(game)
    if not found:
        raise BadOption(f"{game} has no exercises yet", "no-drill", game=game)
    begin(found, language, read_line, click.echo)
