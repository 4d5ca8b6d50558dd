"""The one way to say no: a message or request that changes nothing, with the reason."""

from __future__ import annotations

from zareba.engine import Refusal

from .protocol import Code


class Declined(Exception):
    """``because`` is a rule's refusal of a proposal, ``rule`` the number of what forbids it."""

    def __init__(self, code: Code, because: Refusal | None = None, *, rule: str = "") -> None:
        super().__init__(code)
        self.code: Code = code
        self.because = because
        self.rule = because.rule if because is not None else rule
