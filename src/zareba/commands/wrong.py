"""Bad input at the command line, in one line of the reader's language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import click

from zareba.engine import BadInput, games
from zareba.wording import LANGUAGES, Words

from .common import default_language

_RULE = re.compile(r"[A-Z]{2}-\d+(?:\.\d+)*")
# What a wrong field of a data file is told by.
_TYPES = (
    ("type-expected", re.compile(r"Expected `(?P<expected>[^`]+)`, got `(?P<got>[^`]+)`")),
    ("type-missing", re.compile(r"Object missing required field `(?P<name>[^`]+)`")),
    ("type-unknown", re.compile(r"Object contains unknown field `(?P<name>[^`]+)`")),
)


def language_of(arguments: Sequence[str]) -> str:
    """What --lang says, also where the command could not be read to its end."""
    for word, following in zip(arguments, [*arguments[1:], ""], strict=True):
        wanted = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and wanted in LANGUAGES:
            return wanted
    return default_language()


def in_words(error: Exception, language: str) -> str:
    """Why the input cannot be used."""
    words = Words(language)
    if isinstance(error, BadInput) and error.why:
        said = words.text(f"wrong-{error.why}", **_facts(error, words))
        return "; ".join([said, *(in_words(also, language) for also in getattr(error, "also", ()))])
    if isinstance(error, click.ClickException):
        return _of_click(error, words)
    return str(error)


def _facts(error: BadInput, words: Words) -> dict[str, Any]:
    facts = dict(error.facts)
    match error.why:
        case "players":
            few, many = facts["few"], facts["many"]
            facts["range"] = f"{few}" if few == many else f"{few}–{many}"
        case "unfit":  # the rule says it in every language
            found = _RULE.search(str(facts["reason"]))
            own = Words(words.language, games()[str(facts["game"])])
            facts["rule"] = f"{found[0]}: {own.rule(found[0])}" if found else ""
        case "record-result":
            own = Words(words.language, games()[str(facts["game"])])
            for end in ("ends", "claimed"):
                result = str(facts[end])
                facts[end] = own.result(result) if own.has(f"result-{result}") else f"“{result}”"
        case "data":
            facts["place"] = ": ".join(filter(None, (str(facts["file"]), str(facts["field"]))))
            facts["problem"] = _problem(str(facts["problem"]), words)
    return {name: str(value) for name, value in facts.items()}


def _problem(problem: str, words: Words) -> str:
    for message, pattern in _TYPES:
        if found := pattern.fullmatch(problem):
            return words.text(f"wrong-{message}", **found.groupdict())
    return problem


def _of_click(error: click.ClickException, words: Words) -> str:
    """Click speaks English only; what it found is said again in other languages."""
    if words.language == "en":
        return error.format_message()
    if isinstance(error, click.NoSuchOption):
        return words.text("wrong-no-such-option", option=error.option_name)
    if isinstance(error, click.MissingParameter):
        return words.text("wrong-missing", option=_named(error.param))
    if isinstance(error, click.BadParameter) and error.param is not None:
        expected = _expected(error.param.type, words)
        if expected:
            return words.text("wrong-expected", option=_named(error.param), expected=expected)
    return words.text("wrong-usage", problem=error.format_message().rstrip("."))


def _named(parameter: click.Parameter | None) -> str:
    if parameter is None:
        return ""
    return (
        parameter.opts[0] if isinstance(parameter, click.Option) else parameter.human_readable_name
    )


def _expected(kind: Any, words: Words) -> str:
    match kind:
        case click.Choice():
            return ", ".join(map(str, kind.choices))
        case click.IntRange():
            low, high = ("" if n is None else str(n) for n in (kind.min, kind.max))
            return f"{words.text('wrong-number')} ({low}–{high or '…'})"
        case _ if kind is click.INT:
            return words.text("wrong-number")
    return ""
