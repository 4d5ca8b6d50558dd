"""zareba games, rules and about: what there is, what the rules say, where facts come from."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click

from zareba.engine import find_game, games

from .common import json_option, language_option, print_json, read_setting


@click.command("games")
@language_option
@json_option
def list_games(language: str, as_json: bool) -> None:
    """List the games with their players and options."""
    from zareba.wording import Words

    rows = []
    for game in games().values():
        words = Words(language, game)
        rows.append(
            {
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
        )
    if as_json:
        print_json(rows)
        return
    for game, row in zip(games().values(), rows, strict=True):
        few, many = game.players[0], game.players[-1]
        number = str(few) if few == many else f"{few}-{many}"
        click.echo(f"{game.name}: {row['title']} ({number}, {game.minutes} min)")
        words = Words(language, game)
        for option in game.options:
            values = "|".join(option.choices) or "yes|no"
            default = option.default if option.choices else ("yes" if option.default else "no")
            text = words.text(f"option-{option.id}")
            click.echo(f"  --option {option.id}={values} ({default}): {text}")


@click.command()
@click.argument("game")
@click.argument("number", required=False)
@click.option("--coverage", "show_coverage", is_flag=True, help="Where code and tests cite them.")
@language_option
@json_option
def rules(game: str, number: str | None, show_coverage: bool, language: str, as_json: bool) -> None:
    """The rules of GAME in our words: all, a chapter, or one by its NUMBER."""
    from zareba.lab.coverage import coverage
    from zareba.wording import Words, rule_entries

    found = find_game(game)
    words = Words(language, found)
    wanted = number.upper() if number else ""
    entries = [
        e
        for e in rule_entries(found)
        if not wanted or e.number == wanted or e.number.startswith(f"{wanted}.")
    ]
    if not entries:
        raise click.UsageError(f"{game} has no rule {number}")
    if show_coverage:
        known = {e.number for e in entries}
        cited = [c for c in coverage(found) if c.number in known]
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
        return
    if as_json:
        print_json(
            [
                {
                    "number": e.number,
                    "heading": e.heading,
                    "text": words.heading(e.number) if e.heading else words.rule(e.number),
                    "source": e.source,
                }
                for e in entries
            ]
        )
        return
    for e in entries:
        if e.heading:
            click.echo(f"\n{e.number} {words.heading(e.number)}")
        else:
            click.echo(f"{e.number}  {words.rule(e.number)}  [{e.source}]")


@click.command()
@click.argument("game")
@click.option("--provenance", is_flag=True, help="Where every value comes from.")
@click.option("--data", "overlay", type=click.Path(path_type=Path), help="Other data files.")
@language_option
@json_option
def about(game: str, provenance: bool, overlay: Path | None, language: str, as_json: bool) -> None:
    """What GAME is, who made it, and which of its facts were reconstructed."""
    from zareba.wording import Words

    setting = read_setting(game, None, (), overlay)
    found, words = setting.game, Words(language, setting.game)
    sources = [
        {"file": file, "place": place, "source": source}
        for file, place, source in setting.data.provenance()
    ]
    letters = Counter(source["source"][:1] for source in sources)
    if as_json:
        print_json({"game": game, "data_hash": setting.data.hash, "sources": sources})
        return
    click.echo(words.text("game-title"))
    click.echo(words.text("game-about"))
    click.echo(words.text("about-makers", designer=found.designer, publisher=found.publisher))
    click.echo(words.text("about-unofficial"))
    click.echo(
        words.text(
            "about-sources",
            rulebook=letters["R"],
            inferred=letters["I"],
            public=letters["P"],
            reconstructed=letters["X"],
            hash=setting.data.hash,
        )
    )
    if provenance:
        for source in sources:
            click.echo(f"{source['file']}  {source['place']}: {source['source']}")
