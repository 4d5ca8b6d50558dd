"""Copies of the program with other code that does the same: what a refactoring must not break."""

from __future__ import annotations

import ast
import contextlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import zareba
from support import compiled, enough

SOURCE = Path(zareba.__file__).parents[1]
GAMES = ("burnoose", "khartoum", "kriegspfad", "poilus")
Change = Callable[[Path], int]  # the folder of a game -> how many places were changed


def program(place: Path, change: Change) -> Path:
    """A copy of the program, each game of it changed; where Python finds it.

    Made once in a run of the tests (*place* is shared); what is not changed is not compiled anew.
    """
    there = place / f"program-{change.__name__}"
    if there.exists():
        return there
    new = there.with_suffix(f".{os.getpid()}")
    shutil.copytree(SOURCE / "zareba", new / "zareba", ignore=shutil.ignore_patterns("static"))
    for game in GAMES:
        changed = change(new / "zareba" / "games" / game)
        assert changed >= 1, f"{change.__name__} found nothing to change in {game}"
    if prefix := os.environ.get("PYTHONPYCACHEPREFIX"):
        with contextlib.suppress(OSError):  # nothing compiled yet, or by another process
            shutil.copytree(compiled(prefix, SOURCE), compiled(prefix, there))
    with contextlib.suppress(OSError):  # another process was faster
        new.rename(there)
    return there


def run(there: Path, code: str, *arguments: object) -> str:
    """Run code in a copy of the program; what it prints."""
    tests = Path(__file__).parent
    environment = {**os.environ, "PYTHONPATH": f"{there}{os.pathsep}{tests}"}
    done = subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def _sources(game: Path) -> dict[Path, str]:
    return {path: path.read_text(encoding="utf-8") for path in sorted(game.rglob("*.py"))}


def _parsed(text: str) -> ast.Module:
    """Python 3.11 raises SystemError where its collector comes in between: cpython#106905."""
    try:
        return ast.parse(text)
    except SystemError:
        return ast.parse(text)


def _rules(text: str) -> list[ast.FunctionDef]:
    """The functions marked with @rule(...)."""
    return [
        node
        for node in _parsed(text).body
        if isinstance(node, ast.FunctionDef)
        and any(
            isinstance(d, ast.Call) and ast.unparse(d.func) == "rule" for d in node.decorator_list
        )
    ]


def rename_rules(game: Path) -> int:
    """Every rule whose name is nothing but the name of a rule."""
    sources = _sources(game)
    whole = "\n".join(sources.values())
    names = {node.name for text in sources.values() for node in _rules(text)}
    names = {n for n in names if "_" in n and not re.search(rf"[\"'.]{n}\b|\b{n} *=[^=]", whole)}
    for path, text in sources.items():
        path.write_text(
            re.sub(rf"\b({'|'.join(sorted(names))})\b", r"\1_renamed", text), encoding="utf-8"
        )
    return len(names)


def add_locals(game: Path) -> int:
    """A local that nobody needs, in every rule."""
    added = 0
    for path, text in _sources(game).items():
        lines = text.splitlines()
        for node in reversed(_rules(text)):
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                at = first.end_lineno
            else:
                at = first.lineno - 1
            lines.insert(at or 0, "    nobody_needs_this = (1, 2)")
            added += 1
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return added


def mend_words(game: Path) -> int:
    """Every text of every language, every name, note and source in the data files."""
    fields = r"(?:\w+_)?(?:fr|de|en|prov|note|provenance)"
    mended = 0
    for path in game.rglob("data/*.toml"):
        text = path.read_text(encoding="utf-8")
        text, count = re.subn(rf'(\b{fields} = ")(?!")', r"\1Mended: ", text)
        mended += count
        path.write_text(text, encoding="utf-8")
    for path in game.rglob("*.ftl"):
        text = path.read_text(encoding="utf-8")
        path.write_text(
            re.sub(r"(?m)^([a-z][\w-]* = )(?=\w)", r"\1Mended: ", text), encoding="utf-8"
        )
    return mended


def move_module(game: Path) -> int:
    """The module with the most rules gets another name."""
    sources = _sources(game)
    old = max(sources, key=lambda path: len(_rules(sources[path])))
    name, moved = old.stem, f"{old.stem}_elsewhere"
    old.rename(old.with_stem(moved))
    named = re.compile(rf"(?m)^(\s*from [\w.]*\.){name}( import)")
    taken = re.compile(rf"(?m)^(\s*from [\w.]+ import (?:.*, )?){name}\b")
    for path, text in _sources(game).items():
        new = taken.sub(rf"\1{moved} as {name}", named.sub(rf"\1{moved}\2", text))
        path.write_text(new, encoding="utf-8")
    return sum(moved in text for text in _sources(game).values())


def grow_state(game: Path) -> int:
    """Two fields more in the state, at its head, not in use yet."""
    for path, text in _sources(game).items():
        if path.name != "state.py":
            continue
        more = (
            "    aardvark: int = zone('public', -1)\n    zoo: list[int] = zone('secret', depth=1)"
        )
        new, count = re.subn(r"(    facts: Facts = zone\(SHARED, None\)\n)", rf"\1{more}\n", text)
        path.write_text(new, encoding="utf-8")
        return count
    return 0


ONE_BY_ONE = (rename_rules, add_locals, mend_words, move_module, grow_state)


def everything(game: Path) -> int:
    """All of them together."""
    return min(change(game) for change in ONE_BY_ONE)


def refactorings() -> tuple[Change, ...]:
    """All at once: what breaks by one of them breaks; with ``--soak`` one by one, to see which."""
    return enough((everything,), (everything, *ONE_BY_ONE))


def other_chance(game: Path) -> int:
    """No refactoring: every die falls and every pile is shuffled otherwise."""
    chance = game.parents[1] / "engine" / "chance.py"
    text = chance.read_text(encoding="utf-8")
    new = text.replace("return _below(g, sides) + 1", "return sides - _below(g, sides)")
    new = new.replace("j = rest % n", "j = n - 1 - rest % n")
    chance.write_text(new, encoding="utf-8")
    return new.count("sides - _below") + new.count("n - 1 - rest")
