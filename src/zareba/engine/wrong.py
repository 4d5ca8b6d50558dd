"""Bad input: said in English for logs and programs, and with a reason for every other language."""

from __future__ import annotations


class BadInput(ValueError):
    """What somebody gave cannot be used.

    The sentence is English.  *why* with its facts names the message ``wrong-...`` from which a
    client makes a sentence in its reader's language.
    """

    def __init__(self, sentence: str, why: str = "", **facts: object) -> None:
        super().__init__(sentence)
        self.why, self.facts = why, facts
