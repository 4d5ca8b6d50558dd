"""One command: zareba."""

from __future__ import annotations

import importlib
import io
import sys
from importlib import metadata

import click

from zareba.commands.analyse import analyse
from zareba.commands.army import army
from zareba.commands.drill import drill
from zareba.commands.example import example
from zareba.commands.helping import helped
from zareba.commands.laboratory import bench, simulate
from zareba.commands.play import play
from zareba.commands.records import case, records, replay, verify
from zareba.commands.report import report
from zareba.commands.study import about, list_games, rules
from zareba.commands.study_bots import lab
from zareba.commands.wrong import in_words, language_of
from zareba.engine import BadInput, UnreadableChoice


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(metadata.version("zareba"), prog_name="zareba")
def cli() -> None:
    """Zareba: a digital table for four games of desperate defence."""


for command in (play, list_games, army, simulate, replay, verify, records, case, rules, about):
    cli.add_command(command)
cli.add_command(report)
cli.add_command(analyse)
cli.add_command(drill)
cli.add_command(example)
cli.add_command(bench)
cli.add_command(lab)


# Commands whose modules are half a second of imports and an extra: read when they are called.
LATER = {
    "serve": ("operating.cli", "serve", "Run a table server: play in the browser."),
    "backup": ("operating.backup", "backup", "Write all tables of a server into a file."),
    "restore": ("operating.backup", "restore_command", "Read a backup into a new database."),
    "admin": ("operating.admin", "admin", "Look after the tables of a server."),
    "loadtest": ("load.command", "loadtest", "Put a table server on this machine under load."),
}


def read_later(name: str) -> click.Command:
    module, function, _ = LATER[name]
    found: click.Command = getattr(importlib.import_module(f"zareba.server.{module}"), function)
    return found


def _later(name: str, text: str) -> None:
    @cli.command(
        name,
        help=text,
        add_help_option=False,
        context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False},
    )
    @click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
    def run(arguments: tuple[str, ...]) -> None:
        command = helped(read_later(name))
        command.main(list(arguments), prog_name=f"zareba {name}", standalone_mode=False)


for later, (_, _, says) in LATER.items():
    _later(later, says)


def _forgive_encodings() -> None:
    """A byte that is no text, or a letter that a terminal cannot show, ends no game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def main() -> None:
    """Bad input gets one line on stderr, in the reader's language, and exit status 2."""
    _forgive_encodings()
    try:
        helped(cli)(standalone_mode=False)
    except click.Abort:
        sys.exit(130)
    except (click.ClickException, BadInput, UnreadableChoice) as error:
        fail(in_words(error, language_of(sys.argv)))
    except ModuleNotFoundError as error:
        fail(f"{error.name} is missing; install it with: pip install 'zareba[play]'")


def fail(problem: str) -> None:
    click.echo(f"zareba: {' '.join(problem.split())}", err=True)
    sys.exit(2)


if __name__ == "__main__":
    main()
