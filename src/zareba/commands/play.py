"""zareba play: a game in the terminal."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import click

from zareba.engine import Play, Record
from zareba.engine.chance import secret_from

from .common import language_option, read_setting, setting_options


@click.command()
@click.argument("game")
@setting_options
@click.option("--seats", help="Who plays, comma by comma: me, random, heuristic, mc:N.")
@click.option("--seed", help="A repeatable game: the same seed, the same dice.")
@click.option(
    "--save", "save_file", type=click.Path(path_type=Path), help="Save here after every choice."
)
@language_option
def play(
    game: str,
    players: int | None,
    options: tuple[str, ...],
    overlay: Path | None,
    seats: str | None,
    seed: str | None,
    save_file: Path | None,
    language: str,
) -> None:
    """Play GAME in the terminal, or go on with a saved game (the file instead of GAME)."""
    from zareba.bots import make_bot
    from zareba.terminal.line import PERSON, LineClient, Quit
    from zareba.wording import Words

    saved = Path(game)
    if save_file is None and saved.suffix == ".json" and saved.is_file():
        save_file, game = saved, Record.load(saved).game
    if save_file is not None and save_file.exists():
        if seed is not None or options or players is not None:
            raise click.UsageError(f"{save_file} holds a game that has begun: its setting is fixed")
        record = Record.load(save_file)
        if record.game != game:
            raise click.UsageError(f"{save_file} is a game of {record.game}, not of {game}")
        table = Play.resume(record, overlay)
    else:
        setting = read_setting(game, players, options, overlay)
        table = Play(setting, None if seed is None else secret_from(seed))
    setting = table.setting
    names = seats.split(",") if seats else [PERSON] * setting.players
    if len(names) != setting.players:
        raise click.UsageError(f"--seats names {len(names)} players, {setting.players} play")
    bots = {i: make_bot(n, setting.game) for i, n in enumerate(names) if n != PERSON}
    luck = random.Random(seed) if seed is not None else random.Random()
    words = Words(language, setting.game, setting.facts)
    client = LineClient(table, words, bots, _read, click.echo, save_file, luck)
    try:
        client.run()
    except Quit:
        client.keep()


def _read(prompt: str) -> str:
    """A line from a person or a pipe; the end of the input is a farewell."""
    from zareba.terminal.line import Quit

    click.echo(f"{prompt}: ", nl=False)
    line = sys.stdin.readline()
    if not line:
        click.echo("")
        raise Quit
    if not sys.stdin.isatty():
        click.echo(line.rstrip("\n"))
    return line
