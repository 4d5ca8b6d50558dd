"""zareba games, rules and about: what there is, what the rules say, where facts come from."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from zareba.engine import BadOption, Game, games

from .common import json_option, language_option, print_json, read_setting

if TYPE_CHECKING:
    from zareba.analysis.provenance import Sourced
    from zareba.wording import RuleEntry, Words


@click.command("games")
@language_option
@json_option
def list_games(language: str, as_json: bool) -> None:
    """List the games with their players and options."""
    from zareba.wording import Words

    spoken = [Words(language, game) for game in games().values()]
    if as_json:
        print_json([_row(words) for words in spoken])
        return
    for words in spoken:
        game = words.game
        few, many = game.players[0], game.players[-1]
        number = str(few) if few == many else f"{few}-{many}"
        click.echo(f"{game.name}: {words.text('game-title')} ({number}, {game.minutes} min)")
        for option in game.options:
            values = "|".join(option.choices) or "yes|no"
            default = option.default if option.choices else ("yes" if option.default else "no")
            text = words.text(f"option-{option.id}")
            click.echo(f"  --option {option.id}={values} ({default}): {text}")


def _row(words: Words) -> dict[str, Any]:
    game = words.game
    return {
        "game": game.name,
        "title": words.text("game-title"),
        "players": [game.players[0], game.players[-1]],
        "minutes": game.minutes,
        "designer": game.designer,
        "publisher": game.publisher,
        "rules_version": game.rules_version,
        "options": [
            {
                "id": o.id,
                "text": words.text(f"option-{o.id}"),
                "default": o.default,
                "choices": o.choices or (True, False),
                "rule": o.rule,
            }
            for o in game.options
        ],
    }


@click.command()
@click.argument("game")
@click.argument("number", required=False)
@click.option("--coverage", "show_coverage", is_flag=True, help="Where code and tests cite them.")
@language_option
@json_option
def rules(game: str, number: str | None, show_coverage: bool, language: str, as_json: bool) -> None:
    """The rules of GAME in our words: all, a chapter, or one by its NUMBER."""
    from zareba.wording import Words

    setting = read_setting(game, None, (), None)
    entries = _chosen(setting.game, number)
    if show_coverage:
        _show_coverage(setting.game, {e.number for e in entries}, as_json)
        return
    words = Words(language, setting.game, setting.facts)
    texts = [words.heading(e.number) if e.heading else words.rule(e.number) for e in entries]
    found = list(zip(entries, texts, strict=True))
    if as_json:
        print_json([_as_json(e, text) for e, text in found])
    else:
        _show_rules(found, words)


def _chosen(game: Game, number: str | None) -> list[RuleEntry]:
    from zareba.wording import rule_entries

    everything, name = rule_entries(game), game.name
    if not everything:
        raise click.UsageError(f"{name} has no text of its rules yet (text/rules.en.ftl)")
    entries = [e for e in everything if number is None or _is_in(e.number, number.upper())]
    if not entries:
        raise BadOption(f"{name} has no rule {number}", "no-rule", game=name, rule=str(number))
    return entries


def _is_in(number: str, chapter: str) -> bool:
    """Is a rule that of this number, or below it?"""
    return number == chapter or number.startswith(f"{chapter}.")


def _as_json(entry: RuleEntry, text: str) -> dict[str, Any]:
    about = {"number": entry.number, "heading": entry.heading}
    return {**about, "text": text, "source": entry.source}


def _show_rules(found: list[tuple[RuleEntry, str]], words: Words) -> None:
    from zareba.engine.example import examples_of
    from zareba.wording import source_in_words
    from zareba.wording.examples import title

    examples = examples_of(words.game).values()
    for e, text in found:
        source = source_in_words(words, e)
        click.echo(f"\n{e.number} {text}" if e.heading else f"{e.number}  {text}  [{source}]")
        for one in (x for x in examples if x.place == e.number):
            command = f"zareba example {words.game.name} {one.id}"
            click.echo(words.text("example-beside", title=title(words, one), command=command))


def _show_coverage(game: Game, numbers: set[str], as_json: bool) -> None:
    from zareba.lab.coverage import coverage

    cited = [c for c in coverage(game) if c.number in numbers]
    if as_json:
        print_json(cited)
        return
    for entry in cited:
        note = f"  ({entry.reason})" if entry.reason else ""
        mark = "" if entry.complete else "  MISSING"
        click.echo(f"{entry.number}{mark}{note}")
        click.echo(f"  code:  {', '.join(entry.code) or '-'}")
        click.echo(f"  tests: {', '.join(entry.tests) or '-'}")
    open_ones = sum(not c.complete for c in cited)
    click.echo(f"{len(cited)} rules, {open_ones} without code or test")


@click.command()
@click.argument("game")
@click.option("--provenance", is_flag=True, help="Where every value comes from.")
@click.option("--reconstructed", is_flag=True, help="What the rulebooks do not print.")
@click.option(
    "--copy", type=click.Path(path_type=Path), help="Put the data files there, to correct them."
)
@click.option("--data", "overlay", type=click.Path(path_type=Path), help="Other data files.")
@language_option
@json_option
def about(
    game: str,
    provenance: bool,
    reconstructed: bool,
    copy: Path | None,
    overlay: Path | None,
    language: str,
    as_json: bool,
) -> None:
    """What GAME is, who made it, and which of its facts were reconstructed."""
    from zareba.analysis.provenance import counts, in_words, sourced, unprinted
    from zareba.wording import Words

    setting = read_setting(game, None, (), overlay)
    words = Words(language, setting.game, setting.facts)
    if copy is not None:
        _copy_data(setting.game, copy)
        click.echo(words.text("about-copied", game=game, place=str(copy)))
        return
    found = sourced(setting.data)
    shown = unprinted(found) if reconstructed else found
    if as_json:
        number = counts(found)
        print_json(
            {"game": game, "data_hash": setting.data.hash, "counts": number, "sources": shown}
        )
        return
    _show_makers(words)
    click.echo(words.text("about-sources", hash=setting.data.hash, **counts(found)))
    if reconstructed:
        click.echo(words.text("about-reconstructed", n=len(shown)))
    listed = in_words(shown, setting.game, language) if provenance or reconstructed else ()
    for one in listed:
        click.echo(_where_from(one, words, with_value=reconstructed))
    if reconstructed:
        click.echo(words.text("about-replace", game=game))


def _where_from(one: Sourced, words: Words, with_value: bool) -> str:
    value = f" = {one.value}" if one.value and with_value else ""
    source = f" ({one.source})" if one.source else ""
    text = f"{words.text(f'source-{one.kind}')}{source}"
    return words.text("rule-line", number=f"{one.file}  {one.place}{value}", text=text)


def _copy_data(game: Game, place: Path) -> None:
    """The built-in data files, for who owns the game and knows better; nothing is written over."""
    from importlib import resources

    written = [place / name for name in game.files if (place / name).exists()]
    if written:
        sentence = f"{written[0]} exists already"
        raise BadOption(sentence, "copy-exists", file=str(written[0]))
    try:
        place.mkdir(parents=True, exist_ok=True)
        for name in game.files:
            built_in = resources.files(game.package) / "data" / name
            (place / name).write_bytes(built_in.read_bytes())
    except OSError as error:
        sentence = f"{place} cannot be written"
        raise BadOption(sentence, "not-written", file=str(place)) from error


def _show_makers(words: Words) -> None:
    game = words.game
    click.echo(words.text("game-title"))
    click.echo(words.text("game-about"))
    for maker in ("designer", "publisher"):
        name = getattr(game, maker)
        click.echo(words.text(f"about-{maker}" if name else f"about-no-{maker}", name=name))
    if words.has("game-origin"):
        click.echo(words.text("game-origin"))
    click.echo(words.text("about-unofficial" if game.publisher else "about-unofficial-only"))
