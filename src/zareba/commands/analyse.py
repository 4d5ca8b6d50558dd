"""zareba analyse: a finished game looked at again, luck and choices apart."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import click

from zareba.engine import BadRecord, Play, Record

from .common import Progress, json_option, language_option, print_json
from .records import data_option, record_argument


class Looking:
    """How far it is, for who looks at a terminal; Ctrl-C ends it."""

    EVERY = 0.5  # seconds

    def __init__(self, language: str) -> None:
        from zareba.wording import Words

        self._words, self._next, self._shown = Words(language), time.monotonic() + self.EVERY, False

    def __call__(self, done: int, every: int) -> None:
        if not sys.stderr.isatty():
            return
        if time.monotonic() >= self._next:
            self._next, self._shown = time.monotonic() + self.EVERY, True
            text = self._words.text("analysis-far", n=done, all=every)
            click.echo(f"\r{text} ", nl=False, err=True)
        if done == every and self._shown:
            click.echo("", err=True)


@click.command()
@record_argument
@click.option("--playouts", type=click.IntRange(2, 1000), help="Imagined games for every choice.")
@click.option("--seconds", type=click.FloatRange(1), help="About so long at most.")
@click.option("--seed", default="0", show_default=True, help="The same seed, the same figures.")
@click.option("--open", "open_hands", is_flag=True, help="As if all had seen everything.")
@click.option(
    "--to-end", type=click.IntRange(2, 10_000), help="Play marked choices on to the end so often."
)
@click.option("--html", type=click.Path(path_type=Path), help="Write a page with the curve.")
@data_option
@language_option
@json_option
def analyse(
    record: Path,
    playouts: int | None,
    seconds: float | None,
    seed: str,
    open_hands: bool,
    to_end: int | None,
    html: Path | None,
    overlay: Path | None,
    language: str,
    as_json: bool,
) -> None:
    """Look at a finished game again: what was luck, what was choice, what was better."""
    from zareba.analysis.ends import ends
    from zareba.analysis.page import page
    from zareba.analysis.review import review, usual
    from zareba.analysis.told import Teller, in_lines, plainly
    from zareba.wording import Words

    kept = Record.load(record)
    play = Play.resume(kept, overlay, Progress(kept, language))
    game = play.setting.game
    wish = usual(game, playouts=playouts, seconds=seconds, seed=seed, open_hands=open_hands)
    found = review(play, wish, Looking(language))
    ended = ends(play, found, to_end, Looking(language)) if to_end else []
    teller = Teller(found, play, Words(language, game, play.setting.facts))
    if html is not None:
        try:
            html.write_text(page(teller), encoding="utf-8")
        except OSError as error:
            raise BadRecord(f"{html}: {error.strerror}", "no-file", file=str(html)) from error
    if as_json:
        print_json(plainly(found, teller, ended))
        return
    for line in in_lines(teller, ended):
        click.echo(line)
    if html is not None:
        click.echo(teller.words.text("analysis-saved", file=str(html)))
