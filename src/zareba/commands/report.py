"""zareba report: what a finished game has come to."""

from __future__ import annotations

from pathlib import Path

import click

from zareba.engine import BadRecord, Play, Record

from .common import Progress, json_option, language_option, print_json
from .records import data_option, record_argument


@click.command()
@record_argument
@data_option
@language_option
@json_option
def report(record: Path, overlay: Path | None, language: str, as_json: bool) -> None:
    """What decided a finished game: turning points, losses, dice, who did what."""
    import msgspec

    from zareba.analysis.report import in_lines
    from zareba.analysis.report import report as reported
    from zareba.terminal import fitted, screen_width
    from zareba.wording import Words

    kept = Record.load(record)
    play = Play.resume(kept, overlay, Progress(kept, language))
    if not play.position.over:
        raise BadRecord("this game is not finished yet", "not-finished")
    words = Words(language, play.setting.game, play.setting.facts)
    found = reported(play, words)
    if as_json:
        print_json(msgspec.to_builtins(found))
        return
    click.echo(found.title)
    click.echo(", ".join(found.players))
    click.echo(found.result)
    for line in in_lines(found, words, screen_width()):
        click.echo(fitted(line, screen_width()))
