"""zareba replay, verify, records and case: games that were played, and cases that must hold."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from zareba.engine import BadOption, BadRecord, Line, Record, Undone, UnknownGame, took_back
from zareba.engine.case import read_cases, run_case
from zareba.engine.chain import chain

from .common import Progress, default_language, json_option, language_option, print_json
from .proof import moment_of, proven, unproven

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
def verify(record: Path, head: str | None, draws: Path | None, overlay: Path | None) -> None:
    """Check a record, and say what that proves and what not."""
    kept = Record.load(record)
    done = kept.examine(overlay, Progress(kept, default_language()))
    found = moment_of(kept, head) if head else None
    state = f"result {kept.result}" if kept.result else "not finished"
    click.echo(
        f"{record}: in order. {kept.game}, rules version {kept.rules_version}, "
        f"{len(kept.choices)} choices, {state}."
    )
    click.echo(f"Head: {chain(kept)[-1]}")
    for told in kept.not_compared(done):
        click.echo(f"But: {told}.")
    for undone, chance in took_back(kept, overlay):
        click.echo(_taken_back(undone, chance))
    click.echo("Proven:")
    for told in proven(kept, found):
        click.echo(f"- {told}")
    click.echo("Not proven:")
    for told in unproven(kept, found):
        click.echo(f"- {told}")
    if draws is not None:
        draws.write_text(json.dumps(kept.draws(overlay)) + "\n", encoding="utf-8")


def _taken_back(undone: Undone, chance: bool) -> str:
    how = {"free": "freely", "consent": "by consent", "alone": "with nobody to ask"}[undone.how]
    seen = "after" if chance else "before any"
    what = f"{len(undone.choices)} choices" if len(undone.choices) > 1 else "a choice"
    whose = f"after choice {undone.at} seat {undone.seat + 1} took back {what}"
    return f"Taken back: {whose}, {how}, {seen} dice were rolled or cards drawn."


@click.group()
def records() -> None:
    """Records of older programs."""


@records.command()
@click.argument("files", type=click.Path(path_type=Path), nargs=-1, required=True)
@data_option
def migrate(files: tuple[Path, ...], overlay: Path | None) -> None:
    """Verify records and write them as this program does; exit status 1 if one is refused."""
    refused = False
    for file in files:
        try:
            kept = Record.load(file)
            new = kept.migrated(overlay, Progress(kept, default_language()))
        except (BadOption, BadRecord, UnknownGame) as error:
            refused = True
            click.echo(f"{file}: left as it is: {error}", err=True)
            continue
        if new == kept:
            click.echo(f"{file}: nothing to do")
            continue
        new.save(file)
        click.echo(f"{file}: format {kept.format} -> {new.format}")
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
