"""Which rule is cited where: every number of a game's reference, in its code and in its tests."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import msgspec

from zareba.engine import Game
from zareba.wording import rule_entries

# "LK-7.2.2 to LK-7.2.6" cites every rule in between.
_RANGE = re.compile(r"([A-Z]{2}-)([\d.]+) to \1([\d.]+)")
_NUMBER = re.compile(r"[A-Z]{2}-\d+(?:\.\d+)*")


class Cited(msgspec.Struct, frozen=True):
    """A rule and the places that cite it; ``reason`` says why a place is missing."""

    number: str
    code: list[str]
    tests: list[str]
    reason: str = ""

    @property
    def complete(self) -> bool:
        return bool(self.reason) or bool(self.code and self.tests)


def _expand(text: str) -> str:
    """Write ranges out."""

    def numbers(match: re.Match[str]) -> str:
        prefix, first, last = match.groups()
        head, _, low = first.rpartition(".")
        head_of_last, _, high = last.rpartition(".")
        if head != head_of_last:
            return match[0]
        dot = f"{head}." if head else ""
        return " ".join(f"{prefix}{dot}{n}" for n in range(int(low), int(high) + 1))

    return _RANGE.sub(numbers, text)


def _citations(files: list[Path], root: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path in files:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for rule in _NUMBER.findall(_expand(line)):
                found.setdefault(rule, []).append(f"{path.relative_to(root)}:{number}")
    return found


def _proofs(files: list[Path], root: Path) -> dict[str, list[str]]:
    """What tests cite: in Python only within a test that expects something, else it proves nothing.

    A case expects something, or the test of all cases fails.  Data that a test reads counts too.
    """
    found = _citations([path for path in files if path.suffix == ".toml"], root)
    for path in files:
        if path.suffix != ".py":
            continue
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines()
        for start, end in _expecting(ast.parse(text)):
            for number in range(start, end + 1):
                for rule in _NUMBER.findall(_expand(lines[number - 1])):
                    found.setdefault(rule, []).append(f"{path.relative_to(root)}:{number}")
    return found


def _expecting(module: ast.Module) -> Iterator[tuple[int, int]]:
    """First and last line of every test that asserts, by itself or by a helper of its module."""
    functions = [n for n in module.body if isinstance(n, ast.FunctionDef)]
    for node in _sure(functions):
        if node.name.startswith("test_"):
            first = min([node.lineno, *(d.lineno for d in node.decorator_list)])
            yield first, node.end_lineno or node.lineno


def _sure(functions: list[ast.FunctionDef]) -> list[ast.FunctionDef]:
    """Those that assert, or call one that does."""
    sure: list[ast.FunctionDef] = []
    while True:
        helpers = {node.name for node in sure}
        found = [node for node in functions if _asserts(node, helpers)]
        if len(found) == len(sure):
            return found
        sure = found


def _asserts(function: ast.FunctionDef, helpers: set[str]) -> bool:
    for node in ast.walk(function):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call):
            called = node.func
            if isinstance(called, ast.Attribute) and called.attr == "raises":
                return True
            if isinstance(called, ast.Name) and called.id in helpers:
                return True
    return False


def source_root(game: Game) -> Path:
    """Where the project's files lie: coverage needs the sources, not an installed package."""
    package = Path(str(resources.files(game.package)))
    return package.parents[3]


def coverage(game: Game) -> list[Cited]:
    """Every rule of the reference, in its order."""
    root = source_root(game)
    package = Path(str(resources.files(game.package)))
    code = _citations(sorted(package.rglob("*.py")), root)
    places = sorted((root / "tests" / package.parent.name / game.name).rglob("*"))
    tests = _proofs([p for p in places if p.suffix in (".py", ".toml")], root)
    reasons = _reasons(game)
    return [
        Cited(e.number, code.get(e.number, []), tests.get(e.number, []), reasons.get(e.number, ""))
        for e in rule_entries(game)
        if not e.heading
    ]


def _reasons(game: Game) -> dict[str, str]:
    """Rules that need no code or no test of their own, with the reason (data/uncited.toml)."""
    place = resources.files(game.package) / "uncited.toml"
    if not place.is_file():
        return {}
    reasons: dict[str, str] = tomllib.loads(place.read_text(encoding="utf-8"))
    return reasons
