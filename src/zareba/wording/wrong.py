"""Bad input in words: what is wrong with it, in the language of who gave it."""

from __future__ import annotations

import re
from typing import Any

from zareba.engine import BadInput, games

from . import Words

_RULE = re.compile(r"[A-Z]{2}-\d+(?:\.\d+)*")
# What a wrong field of a data file is told by.
_TYPES = (
    ("type-expected", re.compile(r"Expected `(?P<expected>[^`]+)`, got `(?P<got>[^`]+)`")),
    ("type-missing", re.compile(r"Object missing required field `(?P<name>[^`]+)`")),
    ("type-unknown", re.compile(r"Object contains unknown field `(?P<name>[^`]+)`")),
)


def bad_input(error: Exception, language: str) -> str:
    """Why it cannot be used; an error that has no reason of its own says its sentence."""
    if not isinstance(error, BadInput) or not error.why:
        return str(error)
    words = Words(language)
    said = words.text(f"wrong-{error.why}", **_facts(error, words))
    others = (bad_input(also, language) for also in getattr(error, "also", ()))
    return words.text("text-semicolon").join([said, *others])


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
