"""Random rules: the compiled form must behave as Python's own generators."""

from __future__ import annotations

import importlib.util
import json
import random
import sys

import pytest

from support import seeds
from zareba.engine import Ask, Position

NAMES = ["a", "b", "c"]
FUNCTIONS, RUNS, ANSWERS = 40, 5, 25


class Number(Ask, frozen=True):
    """Asks for a number; three kinds of it are told apart by the seat."""

    settles = False

    def options(self, g):
        return [0, 1, 2, 3]


class Table:
    def __init__(self):
        self.log, self.result = [], ""


class Writer:
    """Writes a random rule of the dialect."""

    def __init__(self, rng, known):
        self.rng, self.known, self.lines, self.loops = rng, known, [], 0

    def expr(self):
        r = self.rng
        name = r.choice(NAMES)
        return r.choice(
            [str(r.randrange(4)), name, f"({name} + {r.randrange(3)})",
             f"len([a for a in range({name} % 3) if a])"]
        )  # fmt: skip

    def cond(self):
        return f"{self.expr()} % {self.rng.randrange(2, 4)} == {self.rng.randrange(2)}"

    def block(self, depth, indent, in_loop):
        for _ in range(self.rng.randrange(1, 4)):
            self.stmt(depth, indent, in_loop)

    def put(self, indent, text):
        self.lines.append("    " * indent + text)

    def stmt(self, depth, indent, in_loop):
        kinds = ["assign", "log", "ask", "ask", "call", "leave", "lists", "lists", "halves"]
        kinds += (
            ["branch", "branch", "while_loop", "for_loop", "cases", "plain_loop"] if depth else []
        )
        kinds += ["jump"] if in_loop else []
        getattr(self, self.rng.choice(kinds))(depth, indent, in_loop)

    def assign(self, depth, indent, in_loop):
        self.put(indent, f"{self.rng.choice(NAMES)} = {self.expr()}")

    def log(self, depth, indent, in_loop):
        self.put(indent, f"g.log.append(({self.rng.randrange(99)}, a, b, c))")

    def ask(self, depth, indent, in_loop):
        form = self.rng.choice(["{} = yield Number({} % 3)", "{}: int = yield Number({} % 3)"])
        name = self.rng.choice(NAMES)
        form = form if name not in ("a", "b", "c") else "{} = yield Number({} % 3)"
        self.put(indent, form.format(name, self.expr()))

    def call(self, depth, indent, in_loop):
        if not self.known:
            self.put(indent, "pass")
            return
        called, name = self.rng.choice(self.known), self.rng.choice(NAMES)
        self.put(indent, f"{name} = yield from {called}(g, {self.expr()})")
        self.put(indent, "a, b, c = a or 0, b or 0, c or 0")

    def lists(self, depth, indent, in_loop):
        """A list that is read, changed and read again, and dead before the next question."""
        name = self.rng.choice(["cards", "troops"])
        self.put(indent, f"{name} = [{self.expr()}, {self.expr()}]")
        form = self.rng.choice(
            [["{0}.append({1})"], ["{0} += [k for k in {0} if k]"], ["{0}[0] = len({0})"],
             ["for k in {0}:", "    g.log.append(k)"],
             ["for a in {0}:", "    pass"],
             ["while {0} and {0}.pop():", "    g.log.append(b)"],
             ["match {0}:", "    case [a, *more]:", "        g.log.append(more)"],
             ["match {0}:", "    case [0, b] if b:", "        c = b", "    case {{'x': c}}:",
              "        pass", "    case more:", "        g.log.append(list(more))"],
             ["try:", "    a = {0}[{1}]", "except IndexError:", "    {0} = [b]"],
             ["if {1} in {0}:", "    {0} = sorted({0})"]]
        )  # fmt: skip
        for line in form:
            self.put(indent, line.format(name, self.expr()))
        self.put(indent, f"g.log.append(tuple({name}))")

    def halves(self, depth, indent, in_loop):
        """A set bound on every branch, with or without a question before; read at once."""
        self.put(indent, f"if {self.cond()}:")
        if self.rng.random() < 0.5:
            self.ask(depth, indent + 1, in_loop)
        self.put(indent + 1, f"seen = {{{self.expr()}}}")
        self.put(indent, "else:")
        self.put(indent + 1, f"seen = {{{self.expr()}, {self.expr()}}}")
        self.put(indent, f"{self.rng.choice(NAMES)} = max(seen)")

    def leave(self, depth, indent, in_loop):
        self.put(indent, f"if {self.cond()}:")
        self.put(indent + 1, self.rng.choice(["return", f"return {self.expr()}"]))

    def branch(self, depth, indent, in_loop):
        self.put(indent, f"if {self.cond()}:")
        self.block(depth - 1, indent + 1, in_loop)
        if self.rng.random() < 0.5:
            self.put(indent, f"elif {self.cond()}:")
            self.block(depth - 1, indent + 1, in_loop)
        if self.rng.random() < 0.6:
            self.put(indent, "else:")
            self.block(depth - 1, indent + 1, in_loop)

    def while_loop(self, depth, indent, in_loop):
        self.loops += 1
        n = f"n{self.loops}"
        self.put(indent, f"{n} = 0")
        head = [f"while {n} < {self.rng.randrange(1, 4)}:", "while True:"]
        self.put(indent, self.rng.choice(head))
        self.put(indent + 1, f"{n} += 1")
        self.put(indent + 1, f"if {n} > 4:")
        self.put(indent + 2, "break")
        self.block(depth - 1, indent + 1, True)

    def for_loop(self, depth, indent, in_loop):
        self.put(indent, f"for {self.rng.choice(NAMES)} in range({self.rng.randrange(1, 4)}):")
        self.block(depth - 1, indent + 1, True)

    def plain_loop(self, depth, indent, in_loop):
        self.put(indent, f"for k in range({self.rng.randrange(1, 4)}):")
        self.put(indent + 1, f"if k == {self.rng.randrange(3)}:")
        self.put(indent + 2, self.rng.choice(["break", "continue", "return a", "pass"]))
        self.put(indent + 1, "g.log.append(k)")

    def cases(self, depth, indent, in_loop):
        self.put(indent, f"match {self.expr()} % 4:")
        for value in range(self.rng.randrange(1, 4)):
            self.put(indent + 1, f"case {value}:")
            self.block(depth - 1, indent + 2, in_loop)
        self.put(indent + 1, "case _:")
        self.block(depth - 1, indent + 2, in_loop)

    def jump(self, depth, indent, in_loop):
        self.put(indent, f"if {self.cond()}:")
        self.put(indent + 1, self.rng.choice(["break", "continue"]))


def write_module(number, folder):
    rng = random.Random(number)
    lines, known = ["from zareba.engine import rule", "from zareba.engine import Ask", ""], []
    lines.append("Number = Ask.kinds['test_compiler_fuzz.Number']")
    for i in range(FUNCTIONS):
        writer = Writer(rng, known[-6:])
        writer.block(3, 1, False)
        lines += ["", f'@rule("{i}")', f"def f{i}(g, a, b=1, c=2):", *writer.lines]
        lines += [
            "    g.log.append(('end', a, b, c))",
            "    if a == -1:",
            "        yield Number(0)",
        ]
        lines.append("    return b")
        known.append(f"f{i}")
    path = folder / f"fuzzed{number}.py"
    path.write_text("\n".join(lines) + "\n")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module, known


def by_generator(call, g, answers):
    asked, run = [], iter(call)
    try:
        question = next(run)
        for answer in answers:
            asked.append(question.seat)
            question = run.send(answer)
    except StopIteration:
        return asked, g.log, "done"
    return asked, g.log, "cut"


def thaw(stack):
    return [(name, pc, tuple(tuple(x) if x.__class__ is list else x for x in frame))
            for name, pc, frame in stack]  # fmt: skip


def by_engine(call, g, answers):
    asked = []
    position = Position.start(call)
    for answer in answers:
        if position.over:
            break
        asked.append(position.ask().seat)
        position.stack = thaw(json.loads(json.dumps(position.stack)))  # all that is kept
        position.push(answer)
    return asked, g.log, "done" if position.over else "cut"


@pytest.mark.parametrize("number", seeds(5, 15))
def test_compiled_rules_equal_native_generators(number, tmp_path):
    rng = random.Random(-number)
    module, known = write_module(number, tmp_path)
    decisions = 0
    for name in known:
        for _ in range(RUNS):
            answers = [rng.randrange(4) for _ in range(ANSWERS)]
            first, g1, g2 = rng.randrange(4), Table(), Table()
            native = by_generator(getattr(module, name)(g1, first), g1, answers)
            compiled = by_engine(getattr(module, name)(g2, first), g2, answers)
            assert native == compiled, (name, first, answers)
            decisions += len(native[0])

    assert decisions > FUNCTIONS
