"""Rules as procedures that can be suspended, copied and saved.

A rule is an ordinary generator function marked with ``@rule``::

    @rule("RB-5.2")
    def reroll_window(g, seat):
        face = yield Reroll(seat)           # ask a player
        yield from casualties(g, village)   # follow another rule

CPython cannot copy a suspended generator, so ``@rule`` also compiles the function into a *step
function* over a frame ``(name, pc, locals)`` of plain immutable data; it returns ``(what was
yielded, next pc, locals)``, or a negative pc when the rule is finished.  The compiled form plays;
the native generator remains, and the tests play both with the same choices and compare them.

The dialect (checked when the module is imported):

* ``yield`` and ``yield from`` stand alone: ``x = yield ...`` or ``yield ...``;
* they may stand in ``if``, ``match``, ``while``, ``for``; not in ``try``, ``with``, a
  comprehension, or the ``else`` of a loop;
* the first parameter is the game state, and it is not kept in the frame;
* a local that is read after a ``yield`` without being bound anew is plain: a number, a string, a
  tuple.  Only such locals are kept in the frame; what is dead at the ``yield`` may be anything.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Generator, Iterator
from typing import Any

from .jumps import Shortcuts
from .liveness import LOCALS, Liveness
from .shelf import Compiled, Kept, compiled

Rule = Generator[Any, Any, Any]
Frame = tuple[str, int, tuple[Any, ...]]
Step = Callable[[Any, int, tuple[Any, ...], Any], tuple[Any, int, Any]]

PROCEDURES: dict[str, Procedure] = {}
STEPS: dict[str, Step] = {}


class RuleSyntaxError(SyntaxError):
    """A rule uses a construct that cannot be suspended."""


def home(module: str) -> str:
    """The name of a module as frames and questions carry it: ``khartoum.turn``.

    The room it lies in is left out, so that moving it changes no position and no case.
    """
    house, place, game, *inside = [*module.split("."), "", "", ""]
    if house != "zareba" or place not in ("games", "examples"):
        return module.rpartition(".")[2]
    return ".".join([game, *[room for room in inside if room][-1:]])


class Call:
    """``some_rule(g, ...)``: a frame for the engine, iterable for Python."""

    __slots__ = ("args", "procedure", "state")

    def __init__(self, procedure: Procedure, state: Any, args: tuple[Any, ...]) -> None:
        self.procedure, self.state, self.args = procedure, state, args

    def frame(self) -> Frame:
        return self.procedure.name, 0, self.args

    def __iter__(self) -> Rule:
        """Native execution: what ``yield from`` uses outside the engine."""
        if self.procedure.asks:
            running: Rule = self.procedure.native(self.state, *self.args)
            return running
        return self._at_once()

    def _at_once(self) -> Rule:
        return self.procedure.native(self.state, *self.args)
        yield


class Procedure:
    """What a rule's name is bound to."""

    def __init__(self, native: Callable[..., Any], numbers: tuple[str, ...]) -> None:
        self.native, self.numbers = native, numbers
        self.__doc__, self.__name__ = native.__doc__, native.__name__
        self.__module__ = native.__module__
        self.name = f"{home(native.__module__)}.{native.__name__}"
        defaults = native.__defaults__ or ()
        self.asks = inspect.isgeneratorfunction(native)
        self.step: Step
        self.params = tuple(inspect.signature(native).parameters)[1:]
        # The names of the locals in a frame, by the place where the rule goes on.
        self.kept: Kept = {0: self.params}
        if self.asks:
            self.step, self.kept = _compile(native)
        else:  # a rule that never asks
            self.step = self._once
        self.most = len(self.params)
        self.required = self.most - len(defaults)
        self.padding = (None,) * self.required + defaults
        twin = PROCEDURES.get(self.name)
        if twin is not None and twin.__module__ != self.__module__:
            raise RuleSyntaxError(f"two rules {self.name}: {twin.__module__}, {self.__module__}")
        PROCEDURES[self.name] = self
        STEPS[self.name] = self.step

    def _once(self, g: Any, _pc: int, frame: tuple[Any, ...], _sent: Any) -> tuple[Any, int, Any]:
        return self.native(g, *frame), -1, None

    def __call__(self, g: Any, *args: Any) -> Call:
        return Call(self, g, args if len(args) == self.most else self._completed(args))

    def _completed(self, args: tuple[Any, ...]) -> tuple[Any, ...]:
        """The arguments with the defaults of those that were not given."""
        if not self.required <= len(args) <= self.most:
            raise TypeError(
                f"rule {self.name} takes the state and {', '.join(self.params)};"
                f" got {len(args)} values"
            )
        return args + self.padding[len(args) :]


def rule(*numbers: str) -> Callable[[Callable[..., Any]], Procedure]:
    """Mark a procedure and cite the rulebook: ``@rule("LK-6.5", "LK-12.2")``."""
    return lambda fn: Procedure(fn, numbers)


# ------------------------------------------------------------------------------------- compiler
def _yields(node: ast.AST) -> bool:
    return any(isinstance(n, ast.Yield | ast.YieldFrom) for n in ast.walk(node))


def _stmt(text: str) -> Any:
    """Generated code; without a line of its own it takes its parent's."""
    node = ast.parse(text).body[0]
    for n in ast.walk(node):
        for place in n._attributes:
            if hasattr(n, place):
                delattr(n, place)
    return node


def _placed(new: ast.AST, old: ast.AST) -> Any:
    """Give generated code the line of the rule text it stands for."""
    for n in ast.walk(new):
        ast.copy_location(n, old)
    return new


def _compile(fn: Callable[..., Any]) -> tuple[Step, Kept]:
    if fn.__closure__:
        raise RuleSyntaxError(f"{fn.__qualname__}: rules are module-level functions")
    code, kept = compiled(fn.__code__, lambda: _compile_anew(fn))
    space: dict[str, Any] = {}
    exec(code, fn.__globals__, space)
    return space[_step_name(fn.__name__)], kept


def _step_name(rule: str) -> str:
    return f"__step_{rule}"


def _compile_anew(fn: Callable[..., Any]) -> Compiled:
    lines, first = inspect.getsourcelines(fn)
    tree = ast.parse("\n" * (first - 1) + textwrap.dedent("".join(lines)))
    source = tree.body[0]
    assert isinstance(source, ast.FunctionDef)
    flat = _Flattener(source)
    module = ast.Module([flat.function()], [])
    ast.fix_missing_locations(module)
    return compile(module, inspect.getsourcefile(fn) or "<rule>", "exec"), flat.kept


_OWN_SCOPE = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda)
_OUR_NAMES = ("pc", "frame", "sent")  # of the step function
_REFUSED = (ast.Delete, ast.Global, ast.Nonlocal, ast.NamedExpr, ast.FunctionDef, ast.ClassDef)


def _assigned(node: ast.AST) -> Iterator[str]:
    """The names a rule binds, in order; comprehensions and lambdas keep theirs to themselves."""
    for n in ast.iter_child_nodes(node):
        if isinstance(n, _OWN_SCOPE):
            continue
        if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store):
            yield n.id
        if isinstance(n, ast.MatchAs | ast.MatchStar) and n.name:
            yield n.name
        yield from _assigned(n)


class _Flattener:
    """Cuts a function into numbered blocks at every place it may suspend."""

    def __init__(self, fn: ast.FunctionDef) -> None:
        self.name, self.source = _step_name(fn.name), fn
        names = [a.arg for a in fn.args.args]
        if not names or fn.args.kwonlyargs or fn.args.vararg or fn.args.kwarg:
            raise RuleSyntaxError(f"{fn.name}: plain positional parameters, the state first")
        self.state, self.params = names[0], tuple(names[1:])
        self.locals, self.temps = names[1:], 0
        for n in ast.walk(fn):
            if isinstance(n, _REFUSED) and n is not fn:
                line = getattr(n, "lineno", fn.lineno)
                raise RuleSyntaxError(f"{fn.name}, line {line}: {type(n).__name__} in a rule")
        for name in _assigned(ast.Module(fn.body, [])):
            if name == self.state:
                raise RuleSyntaxError(f"{fn.name}: the state {name!r} is not assigned to")
            if name in _OUR_NAMES:
                raise RuleSyntaxError(f"{fn.name}: {name!r} is a name of the compiler")
            if name not in self.locals:
                self.locals.append(name)
        self.blocks: list[list[ast.stmt]] = [[]]
        self.entries = {0}  # where the engine goes on
        self.exits: list[tuple[ast.Return, int]] = []  # where it leaves, and where it goes on then
        self.current = 0
        self.body(fn.body, None, None)
        self.add(_stmt("return None, -1, None"))
        living = Liveness(self.blocks, self.locals)
        self.kept = {entry: living.at(entry, self.locals) for entry in sorted(self.entries)}
        unset = [name for name in self.kept[0] if name not in self.params]
        self.blocks[0][:0] = [_stmt(f"{name} = None") for name in unset]
        self.kept[0] = self.params

    def add(self, *stmts: ast.stmt) -> None:
        self.blocks[self.current].extend(stmts)

    def block(self) -> int:
        self.blocks.append([])
        return len(self.blocks) - 1

    def jump(self, target: int | None) -> list[ast.stmt]:
        return [ast.Assign([ast.Name("pc", ast.Store())], ast.Constant(target)), ast.Continue()]

    def temp(self) -> str:
        self.temps += 1
        self.locals.append(f"_loop{self.temps}")
        return self.locals[-1]

    def body(self, stmts: list[ast.stmt], brk: int | None, cont: int | None) -> None:
        for s in stmts:
            if isinstance(s, ast.Expr) and isinstance(s.value, ast.Constant):
                continue
            if not _yields(s):
                self.add(*self.plain(s, brk, cont))
                if isinstance(s, ast.Return | ast.Break | ast.Continue):
                    return
                continue
            handler = getattr(self, f"on_{type(s).__name__.lower()}", None)
            if handler is None or (getattr(s, "orelse", None) and not isinstance(s, ast.If)):
                raise RuleSyntaxError(
                    f"{self.source.name}, line {s.lineno}: "
                    f"no yield inside {type(s).__name__.lower()}"
                )
            handler(s, brk, cont)

    def branch(
        self, parts: list[tuple[int, list[ast.stmt]]], end: int, brk: int | None, cont: int | None
    ) -> None:
        for block, part in parts:
            self.current = block
            self.body(part, brk, cont)
            self.add(*self.jump(end))
        self.current = end

    def on_if(self, s: ast.If, brk: int | None, cont: int | None) -> None:
        then, end = self.block(), self.block()
        other = self.block() if s.orelse else end
        self.add(_placed(ast.If(s.test, self.jump(then), self.jump(other)), s.test))
        parts = [(then, s.body)] + ([(other, s.orelse)] if s.orelse else [])
        self.branch(parts, end, brk, cont)

    def on_match(self, s: ast.Match, brk: int | None, cont: int | None) -> None:
        blocks = [self.block() for _ in s.cases]
        end = self.block()
        cases = [
            ast.match_case(c.pattern, c.guard, self.jump(b))
            for c, b in zip(s.cases, blocks, strict=True)
        ]
        self.add(ast.copy_location(ast.Match(s.subject, cases), s), *self.jump(end))
        parts = [(b, c.body) for c, b in zip(s.cases, blocks, strict=True)]
        self.branch(parts, end, brk, cont)

    def on_while(self, s: ast.While, _brk: int | None, _cont: int | None) -> None:
        head, end = self.block(), self.block()
        self.add(*self.jump(head))
        self.current = head
        if not (isinstance(s.test, ast.Constant) and s.test.value):
            leave = ast.If(ast.UnaryOp(ast.Not(), s.test), self.jump(end), [])
            self.add(_placed(leave, s.test))
        self.body(s.body, end, head)
        self.add(*self.jump(head))
        self.current = end

    def on_for(self, s: ast.For, _brk: int | None, _cont: int | None) -> None:
        seq, index = self.temp(), self.temp()
        head, end = self.block(), self.block()
        load, take = _stmt(f"{seq} = tuple(None)"), _stmt(f"_ = {seq}[{index}]")
        load.value.args, take.targets = [s.iter], [s.target]
        self.add(_placed(load, s.iter), _stmt(f"{index} = 0"), *self.jump(head))
        self.current = head
        self.add(
            ast.If(_stmt(f"{index} >= len({seq})").value, self.jump(end), []),
            _placed(take, s.target),
            _stmt(f"{index} += 1"),
        )
        self.body(s.body, end, head)
        self.add(*self.jump(head))
        self.current = end

    def on_assign(
        self, s: ast.Assign | ast.Expr | ast.AnnAssign, _brk: int | None, _cont: int | None
    ) -> None:
        y = s.value
        if not isinstance(y, ast.Yield | ast.YieldFrom) or (y.value and _yields(y.value)):
            raise RuleSyntaxError(f"{self.source.name}, line {s.lineno}: yield must stand alone")
        resume = self.block()
        self.entries.add(resume)
        out = _stmt(f"return None, {resume}, {LOCALS}")
        out.value.elts[0] = y.value or ast.Constant(None)
        self.add(_placed(out, s))
        self.exits.append((out, resume))
        self.current = resume
        if not isinstance(s, ast.Expr):
            got = _stmt("_ = sent")
            got.targets = [s.target] if isinstance(s, ast.AnnAssign) else s.targets
            self.add(_placed(got, s))

    on_expr = on_annassign = on_assign

    def plain(self, s: ast.stmt, brk: int | None, cont: int | None) -> list[ast.stmt]:
        """A statement that never suspends, its exits redirected to blocks."""
        outer = self

        class Redirect(ast.NodeTransformer):
            inside_loop = False

            def visit(self, n: ast.AST) -> Any:
                return n if isinstance(n, ast.expr) else super().visit(n)  # there is none inside

            def visit_Return(self, n: ast.Return) -> Any:
                new = _stmt("return None, -1, None")
                if n.value:
                    new.value.elts[0] = n.value
                return _placed(new, n)

            def visit_Break(self, n: ast.Break) -> Any:
                return n if self.inside_loop else [_placed(x, n) for x in outer.jump(brk)]

            def visit_Continue(self, n: ast.Continue) -> Any:
                return n if self.inside_loop else [_placed(x, n) for x in outer.jump(cont)]

            def visit_For(self, n: ast.For) -> Any:
                return self.loop(n)

            def visit_While(self, n: ast.While) -> Any:
                return self.loop(n)

            def loop(self, n: ast.stmt) -> Any:
                inner = Redirect()
                inner.inside_loop = True
                return inner.generic_visit(n)

        got = Redirect().visit(s)
        return got if isinstance(got, list) else [got]

    def dispatch(self, short: Shortcuts, live: list[int]) -> list[ast.stmt]:
        """Find the block *pc* by halving, so that long rules do not pay for their length."""
        if len(live) == 1:
            return short.blocks[live[0]] or [ast.Pass()]
        middle = len(live) // 2
        test = _stmt(f"pc < {live[middle]}").value
        parts = live[:middle], live[middle:]
        return [ast.If(test, *(self.dispatch(short, part) for part in parts))]

    def function(self) -> ast.FunctionDef:
        short = Shortcuts(self.blocks, self.entries)
        packed = {entry: "".join(f"{n}, " for n in names) for entry, names in self.kept.items()}
        for entry, names in packed.items():
            if names:
                short.blocks[entry].insert(0, _stmt(f"{names}= frame"))
        for out, resume in self.exits:
            assert isinstance(out.value, ast.Tuple)
            out.value.elts[2] = _placed(_stmt(f"({packed[resume]})").value, out)
        header = _stmt(f"def {self.name}({self.state}, pc, frame, sent): pass")
        fn: ast.FunctionDef = ast.copy_location(header, self.source)
        loop = _stmt("while True: pass")
        loop.body = self.dispatch(short, short.live)
        fn.body = [loop]
        return fn
