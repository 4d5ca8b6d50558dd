"""Shorter ways through a compiled rule: jumps that lead to a jump, blocks reached from one place.

The numbers of the blocks stay what they are: a frame that was saved at a question goes on at the
same number.  Only the way between two questions becomes shorter.
"""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeVar

Block = list[ast.stmt]
Node = TypeVar("Node", bound=ast.AST)
_SHORT = 3  # statements that are worth repeating where they are jumped to


def _target(block: Block, at: int) -> int | None:
    """The number of the block that a jump at this place leads to."""
    match block[at : at + 2]:
        case [ast.Assign([ast.Name("pc")], ast.Constant(int(number))), ast.Continue()]:
            return number
    return None


def _targets(block: Block) -> Iterator[int]:
    """Every jump of a block, also those inside other statements."""
    for at, statement in enumerate(block):
        if (target := _target(block, at)) is not None:
            yield target
        for part in ("body", "orelse", "handlers", "finalbody", "cases"):
            yield from _targets(getattr(statement, part, []))


def _ends(block: Block) -> bool:
    """A block without branches that ends by itself: repeating it cannot go on for ever."""
    return len(block) <= _SHORT and isinstance(block[-1], ast.Return)


class Shortcuts:
    """The blocks of one rule with shorter ways; ``live`` are those that are still jumped to."""

    def __init__(self, blocks: list[Block], entries: set[int]) -> None:
        self.given = blocks
        self.jumped = Counter(self.through(t) for block in blocks for t in _targets(block))
        self.blocks = {number: self.shortened(blocks[number], {number}) for number in entries}
        waiting = [t for block in self.blocks.values() for t in _targets(block)]
        while waiting:
            number = waiting.pop()
            if number not in self.blocks:
                self.blocks[number] = self.shortened(blocks[number], {number})
                waiting += _targets(self.blocks[number])
        self.live = sorted(self.blocks)

    def through(self, number: int) -> int:
        """Where a jump leads in the end, past blocks that only jump on."""
        seen = {number}
        while (onward := _target(self.given[number], 0)) is not None and onward not in seen:
            seen.add(onward)
            number = onward
        return number

    def shortened(self, block: Block, inside: set[int]) -> Block:
        """A block that has what it jumps to in the place of the jump; the given one stays."""
        found: Block = []
        for at, statement in enumerate(block):
            if (target := _target(block, at)) is not None:
                target = self.through(target)
                alone = self.jumped[target] == 1 or _ends(self.given[target])
                if alone and target not in inside:
                    return found + self.shortened(self.given[target], inside | {target})
                jump = _changed(statement, value=ast.copy_location(ast.Constant(target), statement))
                return [*found, jump, block[at + 1]]
            found.append(self.with_branches(statement, inside))
        return found

    def with_branches(self, statement: ast.stmt, inside: set[int]) -> ast.stmt:
        """A statement whose branches are shortened: not those inside try, with or loops."""
        if isinstance(statement, ast.If):
            body, orelse = (self.shortened(p, inside) for p in (statement.body, statement.orelse))
            return _changed(statement, body=body, orelse=orelse)
        if isinstance(statement, ast.Match):
            cases = [_changed(c, body=self.shortened(c.body, inside)) for c in statement.cases]
            return _changed(statement, cases=cases)
        return statement


def _changed(node: Node, **parts: Any) -> Node:
    """The same node with other parts."""
    new = copy.copy(node)
    for name, part in parts.items():
        setattr(new, name, part)
    return new
