"""zareba army: armies of Kriegspfad on paper: make, check, show and print them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from zareba.engine import BadOption, Setting, find_game

from .common import json_option, language_option, print_json

if TYPE_CHECKING:
    from zareba.games.kriegspfad.armies import Army
    from zareba.games.kriegspfad.facts.tables import Facts
    from zareba.wording import Words

GAME = "kriegspfad"
file_argument = click.argument("file", type=click.Path(path_type=Path, dir_okay=False))


@click.group()
def army() -> None:
    """Armies of Kriegspfad: make, check, show and print them."""


def _open(language: str) -> tuple[Facts, Words]:
    from zareba.wording import Words

    setting = Setting.of(find_game(GAME))
    return setting.facts, Words(language, setting.game, setting.facts)


def _read(words: Words, file: Path) -> Army:
    from zareba.games.kriegspfad.face import desk

    try:
        return desk.read(words, file.read_bytes(), str(file))
    except (OSError, desk.DeskError) as error:
        raise click.ClickException(_reason(error)) from None


def _reason(error: Exception) -> str:
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}"
    return str(error)


def _write(file: Path, content: bytes, force: bool) -> None:
    if file.exists() and not force:
        sentence = f"{file} exists already; --force writes over it"
        raise BadOption(sentence, "exists", file=str(file))
    try:
        file.write_bytes(content)
    except OSError as error:
        raise click.ClickException(_reason(error)) from None


force_option = click.option("--force", is_flag=True, help="Write over an existing file.")


@army.command("lists")
@click.argument("list_id", metavar="[LIST]", required=False)
@click.option("--year", type=click.IntRange(0, 9999), help="What there is in this year.")
@click.option("--tribe", default="", help="What this tribe, nation or ally has.")
@language_option
@json_option
def show_lists(
    list_id: str | None, year: int | None, tribe: str, language: str, as_json: bool
) -> None:
    """The army lists; with LIST, such as L07: everything it sells, with the ids of the file."""
    from zareba.games.kriegspfad.face import desk

    facts, words = _open(language)
    every = desk.lists(facts, words)["lists"]
    if list_id is None:
        print_json(every) if as_json else _show_names(every)
        return
    draft = _new(facts, words, {"list": list_id, "year": year, "tribe": tribe, "empty": True})
    offer = desk.check(facts, words, draft)["offer"]
    if as_json:
        print_json(offer)
        return
    click.echo(f"{list_id} {draft.tribe} {draft.year}")
    for entry in offer["entries"]:
        if entry["here"]:
            _show_entry(entry)
    _show_others(offer)


def _show_names(lists: list[dict[str, Any]]) -> None:
    for found in lists:
        first, last = found["years"]
        tribes = ", ".join(tribe["id"] for tribe in found["tribes"])
        click.echo(
            f"{found['id']}  {found['name']}, {first}–{last}" + f"  ({tribes})" * bool(tribes)
        )


def _show_entry(entry: dict[str, Any]) -> None:
    click.echo(f"\n{entry['id']}: {entry['name']}, {entry['least']}–{entry['most']}")
    for loadout in entry["loadouts"]:
        click.echo(f"  {loadout['id']}: {loadout['name']}, {loadout['ap']} AP")
    for option in entry["options"]:
        if option["here"]:
            needs = f"  [{option['needs']}]" if option["needs"] else ""
            click.echo(f"    {option['id']}: {option['name']}, {option['ap']} AP{needs}")


def _show_others(offer: dict[str, Any]) -> None:
    for kind in ("commanders", "stratagems", "scouts", "works"):
        sold = [thing for thing in offer[kind] if thing.get("here", True)]
        if sold:
            click.echo(f"\n{kind}: " + ", ".join(f"{x['id']} ({x['ap']} AP)" for x in sold))


def _new(facts: Facts, words: Words, wish: dict[str, Any]) -> Army:
    import msgspec

    from zareba.games.kriegspfad.face import desk

    given = {name: value for name, value in wish.items() if value is not None}
    if "year" not in given:
        known = facts.catalogue.lists.get(given["list"])
        given["year"] = known.year_from if known else 0
    try:
        return desk.new(facts, words, msgspec.convert(given, desk.Wish))
    except (desk.DeskError, msgspec.ValidationError) as error:
        raise click.ClickException(str(error)) from None


@army.command("new")
@click.option("--list", "list_id", required=True, metavar="LIST", help="L01 to L13.")
@click.option("--year", type=click.IntRange(0, 9999), help="By default the first of the list.")
@click.option("--tribe", default="", help="Tribe, nation or ally, where the list has them.")
@click.option("--points", type=int, default=300, show_default=True, help="Size of the army.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Of the chance.")
@click.option("--scenario", type=click.Choice(["ambush", "raid", "siege"]), help="Made for it.")
@click.option("--role", type=click.Choice(["attacker", "defender"]), help="In that scenario.")
@click.option("--empty", is_flag=True, help="A draft without units instead of a random army.")
@click.option("-o", "--output", type=click.Path(path_type=Path), help="File; else it is printed.")
@force_option
@language_option
def new(list_id: str, output: Path | None, force: bool, language: str, **wish: Any) -> None:
    """A random legal army of a list, tribe, year and size, or an empty draft."""
    from zareba.games.kriegspfad.armies import write_army

    facts, words = _open(language)
    text = write_army(_new(facts, words, {"list": list_id, **wish}))
    if output is None:
        click.echo(text, nl=False)
    else:
        _write(output, text.encode(), force)


@army.command("check")
@click.argument("files", type=click.Path(path_type=Path, dir_okay=False), nargs=-1, required=True)
@language_option
@json_option
def check(files: tuple[Path, ...], language: str, as_json: bool) -> None:
    """Name every rule the armies break; exit status 1 if there is one."""
    from zareba.games.kriegspfad.face.roster import roster as roster_of

    facts, words = _open(language)
    found = []
    for file in files:
        roster = roster_of(facts, words, _read(words, file))
        found.append((file, roster))
    if as_json:
        print_json(
            [
                {"file": str(file), "ap": r.ap, "points": r.points, "faults": r.faults}
                for file, r in found
            ]
        )
    else:
        for file, roster in found:
            click.echo(f"{file}: {roster.total}. {roster.verdict}")
            for fault in roster.faults:
                click.echo(f"  {fault.rule}: {fault.text}")
    if any(roster.faults for _, roster in found):
        raise SystemExit(1)


@army.command("show")
@file_argument
@click.option("--rules", is_flag=True, help="With the rules of everything in the army.")
@language_option
@json_option
def show(file: Path, rules: bool, language: str, as_json: bool) -> None:
    """The roster of an army, with the points of every unit."""
    from zareba.games.kriegspfad.face.roster import roster as roster_of

    facts, words = _open(language)
    roster = roster_of(facts, words, _read(words, file))
    if as_json:
        print_json(roster)
        return
    click.echo(f"{roster.title}\n{roster.where}\n{roster.total}. {roster.verdict}")
    for fault in roster.faults:
        click.echo(f"  {fault.rule}: {fault.text}")
    for unit in roster.units:
        _show_unit(unit, roster.labels)
    if roster.extras:
        click.echo(f"\n{roster.labels['besides']}")
        for line in roster.extras:
            click.echo(f"   {line.text}  {line.ap} AP")
    if roster.notes:
        click.echo(f"\n{roster.labels['notes']}\n{roster.notes}")
    if rules:
        _show_rules(roster)


def _show_rules(roster: Any) -> None:
    for table in roster.tables:
        click.echo(f"\n{table.number}  {table.plain}")
    for chapter in roster.chapters:
        click.echo(f"\n{chapter.number} {chapter.heading}")
        for rule in chapter.rules:
            click.echo(f"{rule.number}  {rule.plain}")


def _show_unit(unit: Any, labels: Mapping[str, str]) -> None:
    name = f"{unit.name} ({unit.entry})" if unit.name else unit.entry
    chief = f", {labels['with-commander']}" if unit.commander else ""
    click.echo(f"\n{unit.number}. {name}  {unit.ap} AP\n   {unit.kind}{chief}")
    for group in unit.groups:
        click.echo(f"   {group.n} × {group.text}, {group.each}")


@army.command("print")
@file_argument
@click.option("--html", type=click.Path(path_type=Path), metavar="OUT", help="A page to print.")
@click.option("--pdf", type=click.Path(path_type=Path), metavar="OUT", help="A PDF.")
@force_option
@language_option
def print_army(file: Path, html: Path | None, pdf: Path | None, force: bool, language: str) -> None:
    """The roster with the rules of everything in it, as a page for the browser or as a PDF."""
    from zareba.games.kriegspfad.face import desk

    if html is None and pdf is None:
        raise BadOption("say --html OUT or --pdf OUT", "no-output")
    facts, words = _open(language)
    found = _read(words, file)
    if html is not None:
        _write(html, desk.page(facts, words, found).encode(), force)
    if pdf is not None:
        try:
            content = desk.pdf(facts, words, found)
        except desk.DeskError as error:
            raise click.ClickException(str(error)) from None
        _write(pdf, content, force)
