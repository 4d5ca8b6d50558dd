"""zareba replay, verify, records and case: games that were played, and cases that must hold."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from zareba.engine import BadOption, BadRecord, Line, Record, UnknownGame, took_back
from zareba.engine.case import read_cases, run_case
from zareba.engine.chain import chain
from zareba.engine.record import Replayed

from .common import Progress, json_option, language_option, print_json
from .proof import moment_of, not_compared, proven, taken_back, unproven
from .wrong import in_words

if TYPE_CHECKING:
    from zareba.wording import Words

record_argument = click.argument("record", type=click.Path(path_type=Path))
data_option = click.option(
    "--data", "overlay", type=click.Path(path_type=Path), help="The data files it was played with."
)


@click.command()
@record_argument
@click.option("--upto", type=int, help="Stop after so many choices.")
@click.option("--seat", type=int, help="As this seat saw it (1, 2, ...); else as a spectator.")
@data_option
@language_option
@json_option
def replay(
    record: Path,
    upto: int | None,
    seat: int | None,
    overlay: Path | None,
    language: str,
    as_json: bool,
) -> None:
    """Tell a recorded game again, line by line."""
    from zareba.bots import people
    from zareba.wording import Words

    kept = Record.load(record)
    viewer = None if seat is None else seat - 1
    if viewer is not None and not 0 <= viewer < kept.players:
        sentence = f"--seat {seat}: there are {kept.players} seats"
        raise BadOption(sentence, "no-seat", given=seat, players=kept.players)
    lines: list[Line] = []

    def hear(event: str, rule: str, to: int | None, facts: dict[str, Any]) -> None:
        if to is None or to == viewer:
            lines.append(Line(event, rule, facts, to))

    position = kept.replay(upto, overlay, hear, Progress(kept, language))
    setting = kept.setting(overlay)
    words = Words(language, setting.game, setting.facts)
    words = words.among(people(kept.seats, kept.players, words))
    if as_json:
        texts = [{"text": words.line(x, False), "rule": x.rule, "event": x.event} for x in lines]
        told = {"log": texts, "view": position.seen_by(viewer), "result": kept.result}
        print_json({"players": list(words.people), **told})
        return
    if words.people:
        click.echo(words.text("at-the-table", names=", ".join(words.people)))
    for line in lines:
        click.echo(words.line(line))
    if position.over:
        click.echo(words.result(position.state.result))
    else:
        click.echo(words.question(position))


@click.command()
@record_argument
@click.option("--head", help="What a page of the table has shown: is this the game played there?")
@click.option(
    "--draws", type=click.Path(path_type=Path), help="Write every draw of chance to this file."
)
@data_option
@language_option
def verify(
    record: Path, head: str | None, draws: Path | None, overlay: Path | None, language: str
) -> None:
    """Check a record, and say what that proves and what not."""
    from zareba.wording import Words

    kept = Record.load(record)
    done = kept.examine(overlay, Progress(kept, language))
    found = moment_of(kept, head) if head else None
    words = Words(language, done.setting.game, done.setting.facts)
    for line in _verdict(kept, done, overlay, found, str(record), words):
        click.echo(line)
    if draws is not None:
        draws.write_text(json.dumps(kept.draws(overlay)) + "\n", encoding="utf-8")


def _verdict(
    kept: Record, done: Replayed, overlay: Path | None, found: int | None, file: str, words: Words
) -> Iterator[str]:
    yield words.text(
        "proof-in-order", file=file, game=words.text("game-title"),
        version=str(kept.rules_version), n=len(kept.choices),
        result=words.result(kept.result) if kept.result else "none",
    )  # fmt: skip
    yield words.text("proof-head", head=chain(kept)[-1])
    for told in not_compared(kept, done, words):
        yield words.text("proof-but", what=told)
    for undone, chance in took_back(kept, overlay):
        yield taken_back(undone, chance, words)
    yield words.text("proof-proven")
    yield from (f"- {told}" for told in proven(kept, found, words))
    yield words.text("proof-unproven")
    yield from (f"- {told}" for told in unproven(kept, found, words))


@click.group()
def records() -> None:
    """Records of older programs."""


@records.command()
@click.argument("files", type=click.Path(path_type=Path), nargs=-1, required=True)
@data_option
@language_option
def migrate(files: tuple[Path, ...], overlay: Path | None, language: str) -> None:
    """Verify records and write them as this program does; exit status 1 if one is refused."""
    from zareba.wording import Words

    words, refused = Words(language), False
    for file in files:
        try:
            kept = Record.load(file)
            new = kept.migrated(overlay, Progress(kept, language))
        except (BadOption, BadRecord, UnknownGame) as error:
            refused = True
            why = in_words(error, language)
            click.echo(words.text("proof-left-as-it-is", file=str(file), why=why), err=True)
            continue
        if new == kept:
            click.echo(words.text("proof-nothing-to-do", file=str(file)))
            continue
        new.save(file)
        formats = {"old": str(kept.format), "new": str(new.format)}
        click.echo(words.text("proof-migrated", file=str(file), **formats))
    if refused:
        raise SystemExit(1)


@click.command()
@click.argument("files", type=click.Path(path_type=Path), nargs=-1, required=True)
def case(files: tuple[Path, ...]) -> None:
    """Run conformance cases; exit status 1 if one does not hold."""
    failed = passed = 0
    for file in files:
        cases = read_cases(file)
        for one in cases.case:
            problem = run_case(cases, one)
            if problem:
                failed += 1
                click.echo(f"{file}: {one.id}: {problem}")
            else:
                passed += 1
    click.echo(f"{passed} passed, {failed} failed")
    if failed:
        raise SystemExit(1)
