"""Rules by their number, as a person at the table asks for them."""

from __future__ import annotations

from collections.abc import Iterator

from zareba.wording import Words, rule_entries

from .paper import MOST_SHOWN, printable


def rules_in_words(words: Words, number: str, of_question: str) -> Iterator[str]:
    """The rule of the question, one by its number (LK-7.1.3, 7.1.3), or all under a heading."""
    wanted = number.upper() or of_question
    if wanted[:1].isdecimal():
        wanted = f"{of_question.partition('-')[0]}-{wanted}"
    if text := words.rule(wanted):
        yield words.text("rule-line", number=wanted, text=text)
    elif heading := words.heading(wanted):
        yield words.text("rule-line", number=wanted, text=heading)
        for entry in rule_entries(words.game):
            if entry.number.startswith(f"{wanted}.") and not entry.heading:
                text = words.rule(entry.number)
                yield words.text("rule-line", number=entry.number, text=text)
    else:
        yield words.text("no-rule", number=printable(wanted[:MOST_SHOWN]))
