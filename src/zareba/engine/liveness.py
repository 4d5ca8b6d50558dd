"""Which locals of a compiled rule are still needed at a place where it may go on.

The blocks of a rule are read backwards.  What is read later and not bound anew before is alive;
only that is packed into the frame at a question, so a list that nobody reads afterwards is no
concern of the frame.  Where the analysis is not sure it says *alive*; then the value is packed.
"""

from __future__ import annotations

import ast
import functools
from collections.abc import Collection, Iterable

Names = frozenset[str]
NONE: Names = frozenset()
_COMPREHENSION = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
LOCALS = "__LOCALS"  # stands for the packed locals in ``return what, pc, __LOCALS``


def _bound(nodes: Iterable[ast.AST]) -> Names:
    """The names that targets and patterns bind."""
    found = set()
    for node in nodes:
        for n in ast.walk(node):
            if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store):
                found.add(n.id)
            elif isinstance(n, ast.MatchAs | ast.MatchStar) and n.name:
                found.add(n.name)
            elif isinstance(n, ast.MatchMapping) and n.rest:
                found.add(n.rest)
    return frozenset(found)


def _read(node: ast.AST | None) -> Names:
    """The names that an expression or statement reads, at any depth."""
    if node is None:
        return NONE
    if isinstance(node, ast.Name):
        return NONE if isinstance(node.ctx, ast.Store) else frozenset((node.id,))
    if isinstance(node, _COMPREHENSION):  # its own names are not those of the rule
        own = _bound(gen.target for gen in node.generators)
        return _read(node.generators[0].iter) | (_all_read(node) - own)
    if isinstance(node, ast.Lambda):
        own = frozenset(a.arg for a in ast.walk(node.args) if isinstance(a, ast.arg))
        return _read(node.args) | (_read(node.body) - own)
    if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
        return _read(node.value) | {node.target.id}
    return _all_read(node)


def _all_read(node: ast.AST) -> Names:
    return NONE.union(*map(_read, ast.iter_child_nodes(node)))


class Liveness:
    """What is alive where each block of a rule begins."""

    def __init__(self, blocks: list[list[ast.stmt]], names: Collection[str]) -> None:
        self.names = frozenset(names)
        self._read = functools.cache(_read)  # every statement is looked at several times
        self.alive: list[Names] = [NONE for _ in blocks]
        changed = True
        while changed:
            found = [self.before(block, NONE, NONE, NONE) for block in reversed(blocks)][::-1]
            changed, self.alive = found != self.alive, found

    def at(self, block: int, order: Iterable[str]) -> tuple[str, ...]:
        """The living locals where a block begins, in a fixed order."""
        return tuple(name for name in order if name in self.alive[block])

    def before(self, block: list[ast.stmt], after: Names, broken: Names, again: Names) -> Names:
        """What lives before statements; *broken*, *again*: behind ``break`` and ``continue``."""
        for statement in reversed(block):
            after = self._statement(statement, after, broken, again) & self.names
        return after

    def _statement(self, s: ast.stmt, after: Names, broken: Names, again: Names) -> Names:
        match s:
            case ast.Assign([ast.Name("pc")], ast.Constant(int(number))):  # a jump
                return self.alive[number]
            case ast.Return(ast.Tuple([what, ast.Constant(int(number)), ast.Name()])):
                return self._read(what) | self.alive[number]  # a question, and where it goes on
            case ast.Return():
                return self._read(s.value)
            case ast.Raise():
                return self._read(s)
            case ast.Break():
                return broken
            case ast.Continue():
                return again
            case ast.Assign() | ast.AnnAssign(value=ast.expr()):
                targets = s.targets if isinstance(s, ast.Assign) else [s.target]
                return (after - _bound(targets)) | self._read(s)
            case ast.If():
                parts = [self.before(p, after, broken, again) for p in (s.body, s.orelse)]
                return self._read(s.test).union(*parts)
            case ast.Match():
                return self._match(s, after, broken, again)
            case ast.For() | ast.While():
                return self._loop(s, after, broken, again)
        return after | self._read(s) | self._leaps(s)

    def _match(self, s: ast.Match, after: Names, broken: Names, again: Names) -> Names:
        alive = after | self._read(s.subject)
        for case in s.cases:
            inside = self.before(case.body, after, broken, again) | self._read(case.guard)
            alive |= (inside - _bound([case.pattern])) | self._read(case.pattern)
        return alive

    def _loop(self, s: ast.For | ast.While, after: Names, broken: Names, again: Names) -> Names:
        """A loop that never suspends."""
        left = self.before(s.orelse, after, broken, again)
        source, once = (
            (s.test, NONE) if isinstance(s, ast.While) else (s.target, _bound([s.target]))
        )
        head: Names = NONE
        while True:
            body = self.before(s.body, head, after, head)
            found = (head | left | (body - once) | self._read(source)) & self.names
            if found == head:
                return head | (self._read(s.iter) if isinstance(s, ast.For) else NONE)
            head = found

    def _leaps(self, s: ast.stmt) -> Names:
        """Jumps out of ``try`` and ``with``."""
        alive = NONE
        for n in ast.walk(s):
            match n:
                case ast.Assign([ast.Name("pc")], ast.Constant(int(number))):
                    alive |= self.alive[number]
        return alive
