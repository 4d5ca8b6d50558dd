"""zareba play: a game in the terminal."""

from __future__ import annotations

import random
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from zareba.engine import BadOption, FirstGame, Play, Record, Setting, find_game, guide_of
from zareba.engine.chance import secret_from

from .common import Progress, language_option, read_setting, setting_options

if TYPE_CHECKING:
    from zareba.terminal import Seats
    from zareba.wording import Words

WHO_PLAYS = (
    "Who plays, comma by comma: me, me:NAME, or a bot: recruit, soldier, veteran, commander"
    " (also random, heuristic, mc:N)."
)


@click.command()
@click.argument("game")
@setting_options
@click.option("--seats", help=WHO_PLAYS)
@click.option("--first", is_flag=True, help="The best first game: one person, bots, all set up.")
@click.option("--guide", is_flag=True, help="A first game that is explained step by step.")
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
    first: bool,
    guide: bool,
    seed: str | None,
    save_file: Path | None,
    language: str,
) -> None:
    """Play GAME in the terminal, or go on with a saved game (the file instead of GAME)."""
    from zareba.terminal import Beginning, LineClient, Quit
    from zareba.wording import Words

    save_file, game = _meant(game, save_file)
    if save_file is not None and save_file.exists():
        fixed = seed is None and not options and players is None
        table = _resumed(save_file, game, overlay, fixed, language)
    else:
        table = _new_table(game, players, options, overlay, seed, first, guide)
    setting = table.setting
    words = Words(language, setting.game, setting.facts)
    alone = (first or guide) and seats is None and not table.record.choices
    sitting = _with_bots(table) if alone else _seats(table, seats, words)
    beginning = Beginning(first or guide, guide_of(setting.game) if guide else None)
    luck = random.Random(seed)  # no seed: another every time
    client = LineClient(
        table, words, sitting, read_line, _write, save_file, luck, _hand_over, beginning
    )
    try:
        client.run()
    except (Quit, KeyboardInterrupt) as leaving:
        client.leave()
        if isinstance(leaving, KeyboardInterrupt):
            raise


def _meant(game: str, save_file: Path | None) -> tuple[Path | None, str]:
    """The file to save in, and the game: a file may stand in the place of the game's name."""
    saved = Path(game)
    if save_file is None and saved.suffix == ".json" and saved.is_file():
        return saved, Record.load(saved).game
    return save_file, game


def _new_table(
    game: str,
    players: int | None,
    options: tuple[str, ...],
    overlay: Path | None,
    seed: str | None,
    first: bool,
    guide: bool,
) -> Play:
    if guide:
        if players is not None or options or seed is not None:
            raise BadOption("a guided game has its own setting", "guide-fixed", game=game)
        return _guided(game, overlay)
    if first:
        found = find_game(game)
        best = found.first or FirstGame(players=found.players[0])
        usual = tuple(f"{name}={value}" for name, value in best.options.items())
        players, options = players or best.players, (*usual, *options)
    setting = read_setting(game, players, options, overlay)
    return Play(setting, None if seed is None else secret_from(seed))


def _guided(game: str, overlay: Path | None) -> Play:
    found = find_game(game)
    known = guide_of(found)
    if known is None:
        raise BadOption(f"{game} has no guided game", "no-guide", game=game)
    return Play(Setting.of(found, known.players, known.options, overlay), known.secret)


def _with_bots(table: Play) -> Seats:
    from zareba.terminal import Seats

    return Seats.one_person(table.setting.players, table.setting.game)


def _resumed(file: Path, game: str, overlay: Path | None, fixed: bool, language: str) -> Play:
    """A game that has begun; its setting stays what it is (*fixed*: nobody asks for another)."""
    if not fixed:
        sentence = f"{file} holds a game that has begun: its setting is fixed"
        raise BadOption(sentence, "begun", file=str(file))
    record = Record.load(file)
    if record.game != game:
        sentence = f"{file} is a game of {record.game}, not of {game}"
        raise BadOption(sentence, "other-game", file=str(file), game=record.game, wanted=game)
    return Play.resume(record, overlay, Progress(record, language))


def _seats(table: Play, seats: str | None, words: Words) -> Seats:
    """Who plays: as the command says, else as the save says; a bot never becomes a person."""
    from zareba.terminal import Seats

    game, players, kept = table.setting.game, table.setting.players, table.record.seats
    if seats is not None:
        return Seats.read(seats, players, game)
    if kept:
        return Seats.of(kept, players, game)
    if not table.record.choices or players == 1:
        return Seats.all_people(players, game)
    click.echo(words.text("seats-unknown"))
    return Seats.one_person(players, game)


def _hand_over(text: str) -> None:
    """The next person sits down; what the last one saw has scrolled away.  A pipe does not wait."""
    people = sys.stdin.isatty() and sys.stdout.isatty()
    click.echo("\n" * (shutil.get_terminal_size().lines if people else 0))
    click.echo(text)
    if people:
        sys.stdin.readline()


def _write(text: str) -> None:
    """For a person as wide as the screen."""
    from zareba.terminal import fitted, screen_width

    click.echo(fitted(text, screen_width()))


def read_line(prompt: str) -> str:
    """A line from a person or a pipe; the end of the input is a farewell."""
    from zareba.terminal import Quit

    click.echo(f"{prompt} ", nl=False)
    line = sys.stdin.readline()
    if not line:
        click.echo("")
        raise Quit
    if not sys.stdin.isatty():
        click.echo(line.rstrip("\n"))
    return line
