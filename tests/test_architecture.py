"""Imports point down, no game imports another, modules stay small, rules in their order."""

from __future__ import annotations

import ast
import importlib.util
from itertools import pairwise
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
spec = importlib.util.spec_from_file_location("rooms", DOCS / "rooms.py")
rooms = importlib.util.module_from_spec(spec)
spec.loader.exec_module(rooms)
imported, modules = rooms.imported, rooms.modules

# The rooms from the bottom up; a room may import from itself and from rooms below.
ROOMS = [
    ["engine"],
    ["games", "examples"],
    ["wording"],
    ["bots"],
    ["analysis", "lab", "envs"],
    ["server"],
    ["terminal"],
    ["commands"],
    ["cli"],
]
FLOOR = {room: level for level, rooms in enumerate(ROOMS) for room in rooms}
MOST_LINES, MOST_RULE_LINES = 400, 40


def test_imports_point_down():
    wrong = []
    for path, parts in modules():
        room = parts[0]
        if room == "__init__":
            continue
        for name in imported(path, parts):
            target = name.split(".")[1] if "." in name else ""
            if target and FLOOR[target] > FLOOR[room]:
                wrong.append(f"{'/'.join(parts)} imports {name}")

    assert wrong == []


def test_the_drawing_of_the_rooms_is_current():
    """docs/architecture.md shows it; make it anew with: python docs/rooms.py"""
    assert {room for edge in rooms.house_edges() for room in edge} <= set(rooms.HOUSE)
    assert rooms.DRAWING.read_text(encoding="utf-8") == rooms.draw()


def test_no_game_imports_another():
    wrong = []
    for path, parts in modules():
        if parts[0] == "games" and len(parts) > 2:
            for name in imported(path, parts):
                below = name.split(".")[1:]
                if below[:1] == ["games"] and len(below) > 1 and below[1] != parts[1]:
                    wrong.append(f"{'/'.join(parts)} imports {name}")

    assert wrong == []


def test_modules_and_rules_stay_small():
    long = []
    for path, parts in modules():
        text = path.read_text(encoding="utf-8")
        if text.count("\n") > MOST_LINES:
            long.append(f"{'/'.join(parts)}: {text.count(chr(10))} lines")
        for node in ast.walk(rooms.tree_of(path)):
            if isinstance(node, ast.FunctionDef) and any(
                "rule" in ast.unparse(d) for d in node.decorator_list
            ):
                length = node.end_lineno - node.lineno + 1
                if length > MOST_RULE_LINES:
                    long.append(f"{'/'.join(parts)}.{node.name}: {length} lines")

    assert long == []


# The rooms of a game from the bottom up, by game where it has more of them.
GAME_ROOMS = [["facts"], ["rules"], ["brain", "face"]]
ROOMS_OF = {
    "kriegspfad": [
        ["facts"], ["armies"], ["field"], ["prepare"], ["battle"], ["drafting"], ["brain", "face"],
    ],
}  # fmt: skip


def rooms_of_games():
    """Every module of a game in a room: the game, the room, the module, what it imports there."""
    for path, parts in modules():
        if parts[0] == "games" and len(parts) > 3:
            home = f"zareba.games.{parts[1]}"
            below = [name.removeprefix(f"{home}.") for name in imported(path, parts)
                     if name.startswith(f"{home}.")]  # fmt: skip
            yield parts[1], parts[2], "/".join(parts), [name.split(".")[0] for name in below]


def test_rules_import_neither_interface_nor_bots():
    """Within a game imports point down too: bots and faces stand side by side above the rules."""
    wrong, seen = [], set()
    for game, room, module, targets in rooms_of_games():
        floors = ROOMS_OF.get(game, GAME_ROOMS)
        level = {name: floor for floor, names in enumerate(floors) for name in names}
        seen.add((game, room))
        wrong += [
            f"{module} imports {target}"
            for target in targets
            if target != room and level[target] >= level[room]
        ]

    assert wrong == []
    assert {room for game, room in seen if game == "kriegspfad"} == {
        name for names in ROOMS_OF["kriegspfad"] for name in names
    }


# The rooms of the server from the bottom up.
SERVER_ROOMS = [
    ["running", "wire"], ["ledger"], ["storage", "views", "jobs"], ["tables"], ["sockets"],
    ["http"], ["operating"], ["load"],
]  # fmt: skip


def test_the_rooms_of_the_server_import_downwards():
    level = {name: floor for floor, names in enumerate(SERVER_ROOMS) for name in names}
    edges = rooms.inner_edges(("server",))

    assert [edge for edge in edges if level[edge[0]] <= level[edge[1]]] == []
    assert set(level) == {room for edge in edges for room in edge} == set(rooms.SERVER)


def number_of(function: ast.stmt) -> tuple[int, ...]:
    """The first number that ``@rule`` cites, as one to compare; () if it is no rule or has none."""
    for mark in getattr(function, "decorator_list", []):
        match mark:
            case ast.Call(func=ast.Name(id="rule"), args=[ast.Constant(value=str(number)), *_]):
                return tuple(int(part) for part in number.partition("-")[2].split("."))
    return ()


def test_rules_stand_in_the_order_of_the_rulebook():
    """In every module, whichever stands first: it opens the chapter and follows the others."""
    wrong, seen = [], set()
    for path, parts in modules():
        if parts[0] == "games":
            body = rooms.tree_of(path).body
            rules = [(number, f.name) for f in body if (number := number_of(f))]
            seen |= {parts[1] for _ in rules}
            wrong += [
                f"{'/'.join(parts)}: {later} stands after {earlier}"
                for (before, earlier), (after, later) in pairwise(rules[1:])
                if after < before
            ]

    assert wrong == []
    assert seen == {"burnoose", "khartoum", "kriegspfad", "poilus"}
