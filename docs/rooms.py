"""Draws docs/img/rooms.svg from the imports of the program: python docs/rooms.py

An arrow means "imports"; one that already follows from two others is left out.
"""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator
from html import escape
from pathlib import Path

HERE = Path(__file__).parent
PACKAGE = HERE.parent / "src" / "zareba"
DRAWING = HERE / "img" / "rooms.svg"
Edge = tuple[str, str]
Place = tuple[float, float]  # column, row

# Where each room is drawn, and what it is for.  A new room needs its place here.
HOUSE: dict[str, tuple[Place, str]] = {
    "cli": ((1, 0), "the command zareba"),
    "commands": ((1, 1), "one for each job"),
    "terminal": ((2, 2), "the line client"),
    "server": ((3, 2), "tables, seats, storage"),
    "lab": ((1, 3), "simulation, speed"),
    "analysis": ((2, 3), "odds of a choice"),
    "envs": ((3, 3), "for learning agents"),
    "games": ((0, 4), "facts, rules, faces"),
    "examples": ((1, 4), "a game to copy"),
    "bots": ((2, 4), "players that imagine"),
    "wording": ((3, 4), "ids become sentences"),
    "engine": ((1.5, 5), "rules compiler, positions, chance, records: it knows no game"),
}
GAME: dict[str, tuple[Place, str]] = {
    "GAME": ((5.1, 0), "__init__ joins them"),
    "brain": ((4.6, 2), "advice for bots"),
    "face": ((5.6, 2), "board, words, talk"),
    "rules": ((5.1, 3), "state, asks, chapters"),
    "facts": ((5.1, 4), "data/*.toml, typed"),
}
SERVER: dict[str, tuple[Place, str]] = {
    "load": ((2.1, 5.9), "many people, and faults"),
    "operating": ((2.1, 6.58), "serve, backup, admin"),
    "http": ((2.1, 7.26), "the application"),
    "sockets": ((2.1, 7.94), "sessions, messages"),
    "tables": ((2.1, 8.62), "each with one writer"),
    "jobs": ((0.6, 9.44), "in other processes"),
    "storage": ((2.1, 9.44), "what is kept, and how"),
    "views": ((3.6, 9.44), "what a reader sees"),
    "ledger": ((2.85, 10.25), "a table by its entries"),
    "running": ((0.6, 11.07), "settings, pulse, log"),
    "wire": ((2.85, 11.07), "messages, typed"),
}
ALIKE = ("burnoose", "khartoum", "poilus")  # Kriegspfad splits its rules into finer rooms
WIDE, HIGH, ACROSS, DOWN = 150, 44, 172, 92


def modules(package: Path = PACKAGE) -> Iterator[tuple[Path, tuple[str, ...]]]:
    """Every module with the parts of its name."""
    for path in sorted(package.rglob("*.py")):
        yield path, path.relative_to(package).with_suffix("").parts


@functools.cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@functools.cache
def imported(path: Path, parts: tuple[str, ...]) -> tuple[str, ...]:
    """The absolute names of what a module imports from the house."""
    return tuple(_imports(path, parts))


def _imports(path: Path, parts: tuple[str, ...]) -> Iterator[str]:
    package = ["zareba", *parts[:-1]]
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("zareba"))
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            name = ".".join([*base, *([node.module] if node.module else [])])
            if name.startswith("zareba"):
                yield from (f"{name}.{alias.name}" for alias in node.names)


def house_edges() -> set[Edge]:
    """Which room of the house imports which."""
    found = set()
    for path, parts in modules():
        for name in imported(path, parts):
            target = name.split(".")[1]
            if target != parts[0] and parts[0] != "__init__" and _is_room(target):
                found.add((parts[0], target))
    return found


def _is_room(name: str) -> bool:
    return (PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").is_file()


def inner_edges(home: tuple[str, ...]) -> set[Edge]:
    """Which room imports which inside a package of the house."""
    found = set()
    above = ".".join(("zareba", *home, ""))
    for path, inside in modules(PACKAGE.joinpath(*home)):
        room = "GAME" if inside == ("__init__",) else inside[0]
        for name in imported(path, (*home, *inside)):
            target = name.removeprefix(above).split(".")[0]
            if name.startswith(above) and target != room:
                found.add((room, target))
    return found


def game_edges() -> set[Edge]:
    """Inside a game, for the games that have the same rooms."""
    return set().union(*(inner_edges(("games", game)) for game in ALIKE))


def shortened(edges: set[Edge]) -> list[Edge]:
    """Without those that follow from a way over other rooms."""

    def leads(start: str, end: str, left_out: Edge) -> bool:
        onward = [b for a, b in edges if a == start and (a, b) != left_out]
        return end in onward or any(leads(b, end, left_out) for b in onward)

    return sorted(edge for edge in edges if not leads(*edge, left_out=edge))


# ----------------------------------------------------------------------------------------- drawing
def _middle(place: Place) -> tuple[float, float]:
    return 20 + WIDE / 2 + place[0] * ACROSS, 64 + HIGH / 2 + place[1] * DOWN


def _box(name: str, place: Place, text: str, wide: float = WIDE, kind: str = "room") -> str:
    x, y = _middle(place)
    return (
        f'<g class="{kind}"><rect x="{x - wide / 2:.0f}" y="{y - HIGH / 2:.0f}" width="{wide:.0f}"'
        f' height="{HIGH}" rx="7"/><text class="name" x="{x:.0f}" y="{y - 3:.0f}">{escape(name)}'
        f'</text><text class="what" x="{x:.0f}" y="{y + 14:.0f}">{escape(text)}</text></g>'
    )


def _arrow(start: Place, end: Place, wide_end: bool = False, kind: str = "way") -> str:
    (x, y), (u, v) = _middle(start), _middle(end)
    u = x if wide_end else u
    y, v = y + HIGH / 2, v - HIGH / 2 - 3
    bend = min(34.0, (v - y) / 2)
    return f'<path class="{kind}" d="M{x:.0f} {y:.0f}C{x:.0f} {y + bend:.0f} {u:.0f} {v - bend:.0f} {u:.0f} {v:.0f}"/>'  # noqa: E501


STYLE = """
text{font-family:sans-serif;text-anchor:middle;fill:#222}.name{font-weight:bold;font-size:14px}
.what{font-size:11px;fill:#555}.title{font-size:15px;font-weight:bold;text-anchor:start}
.room rect{fill:#f4efe4;stroke:#7a6a4f}.other rect{fill:#fff;stroke:#7a6a4f;stroke-dasharray:4 3}
.way{fill:none;stroke:#7a6a4f;stroke-width:1.4;marker-end:url(#tip)}
.wire{fill:none;stroke:#7a6a4f;stroke-width:1.4;stroke-dasharray:4 3}
"""


def draw() -> str:
    """The whole drawing as a text."""
    floor = HOUSE["engine"][0]
    parts = [_arrow((3, 0), HOUSE["server"][0], kind="wire")]
    for a, b in shortened(house_edges()):
        parts.append(_arrow(HOUSE[a][0], HOUSE[b][0], b == "engine"))
    for places, edges in ((GAME, game_edges()), (SERVER, inner_edges(("server",)))):
        for a, b in shortened(edges):
            parts.append(_arrow(places[a][0], places[b][0]))
    parts.append(_box("web/", (3, 0), "TypeScript, by WebSocket", kind="other"))
    for name, (place, text) in HOUSE.items():
        wide = WIDE + 3 * ACROSS if place == floor else WIDE
        parts.append(_box(name, place, text, wide))
    parts += [_box(name, place, text) for name, (place, text) in (GAME | SERVER).items()]
    left = _middle(GAME["brain"][0])[0] - WIDE / 2
    lowest = _middle(SERVER["wire"][0])[1]
    width, height = _middle((5.6, 0))[0] + WIDE / 2 + 20, lowest + HIGH / 2 + 20
    below = _middle(SERVER["load"][0])[1]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}"'
            ' role="img" aria-label="The rooms of the house, of a game and of the server;'
            ' arrows mean imports">',
            f"<style>{STYLE}</style>",
            '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7"',
            'markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="#7a6a4f"/>',
            "</marker></defs>",
            f'<rect width="{width:.0f}" height="{height:.0f}" fill="#fff"/>',
            '<text class="title" x="20" y="30">The house: an arrow means "imports"</text>',
            f'<text class="title" x="{left:.0f}" y="30">Inside a game</text>',
            f'<text class="title" x="20" y="{below:.0f}">Inside the server</text>',
            *parts,
            "</svg>\n",
        ]
    )


if __name__ == "__main__":
    DRAWING.write_text(draw(), encoding="utf-8")
