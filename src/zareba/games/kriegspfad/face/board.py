"""The table in words and letters, for the terminal; drawn from a seat's view only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.facts.tables import Facts
from zareba.games.kriegspfad.field.geometry import EIGHTH, inside
from zareba.games.kriegspfad.field.ground import Piece, read_piece
from zareba.games.kriegspfad.field.posts import BREACHED, CARRIER, HOLDER, LIT, SIDE, SUNK
from zareba.games.kriegspfad.field.state import ON_TABLE

ACROSS, DOWN = INCH, 2 * INCH  # one letter is an inch wide and two high
OPEN, MARGIN = ".", "    "
ARROWS = "→↗↑↖←↙↓↘"  # facings begin at the right and turn to the left
LETTERS = {
    "hill_gentle": "h", "hill_steep": "H", "hill_too_steep": "X", "mountain_path": "-",
    "wood_dense": "W", "wood_light": "w", "wilderness": "W", "rough": ":", "field": "f",
    "fence_wood": "+", "wall_stone": "#", "tall_grass": "g", "built_up": "V", "marsh": "m",
    "stream": "~", "canyon": "c", "river": "=", "ford": "-", "bridge": "-", "lake": "=",
    "road": "-", "hollow": "u",
}  # fmt: skip


def board(view: dict[str, Any], facts: Facts, words: Any, details: bool = False) -> Iterator[str]:
    """Weather and round, the table from above, then every unit on it."""
    weather = view["weather"] or ["fair"]
    yield words.text("board-round", round=view["round"], weather=words.listed("weather", weather))
    if not view["pieces"] and not view["unit"]:
        return
    yield from _map(view, facts)
    kinds = sorted({facts.kinds[raw[0]].id for raw in view["pieces"]})
    yield ", ".join(f"{LETTERS[kind]} {words.name('terrain', kind)}" for kind in kinds)
    for u in range(len(view["side"])):
        alive = [e for e in _elements(view, u) if view["place"][e] == ON_TABLE]
        if alive:
            yield _unit(view, words, u, alive)
    yield from _boats(view, words)
    yield from _houses(view, words)
    for seat, number in enumerate(view["to_arrive"]):
        if number:
            yield words.text("board-late", seat=words.name("side", seat), n=number)


def _boats(view: dict[str, Any], words: Any) -> Iterator[str]:
    """Where boats lie, and who is aboard."""
    for n, boat in enumerate(view["boats"]):
        if boat[SIDE] != SUNK:
            yield words.text(
                "board-boat", boat=n, seat=words.name("side", boat[SIDE]),
                x=boat[1] // HUNDREDTH, y=boat[2] // HUNDREDTH, carried=int(boat[CARRIER] >= 0),
                elements=_posted(view, n + 1),
            )  # fmt: skip


def _houses(view: dict[str, Any], words: Any) -> Iterator[str]:
    """Blockhouses: who holds them, open walls, fire."""
    for h, house in enumerate(view["houses"]):
        yield words.text(
            "board-house", house=h, seat=words.name("side", house[HOLDER]),
            x=house[1] // HUNDREDTH, y=house[2] // HUNDREDTH, elements=_posted(view, -h - 1),
            breaches=house[BREACHED].bit_count(), burning=int(house[LIT] > 0),
        )  # fmt: skip


def _posted(view: dict[str, Any], post: int) -> str:
    posted = [e for e, at in enumerate(view["post"]) if at == post]
    return ", ".join(str(e) for e in posted if view["place"][e] == ON_TABLE) or "–"


def _elements(view: dict[str, Any], u: int) -> range:
    return range(view["first"][u], view["first"][u] + view["size"][u])


def _map(view: dict[str, Any], facts: Facts) -> Iterator[str]:
    width, height = facts.sizes.table
    pieces = [read_piece(facts, i, raw) for i, raw in enumerate(view["pieces"])]
    rows = [
        [_letter(pieces, (x, y)) for x in range(ACROSS // 2, width, ACROSS)]
        for y in range(DOWN // 2, height, DOWN)
    ]
    for e, place in enumerate(view["place"]):
        if place == ON_TABLE:
            u = view["unit"][e]
            column = min(view["x"][e] * HUNDREDTH // ACROSS, len(rows[0]) - 1)
            row = min(view["y"][e] * HUNDREDTH // DOWN, len(rows) - 1)
            rows[row][column] = _sign(view["side"][u], u)
    yield MARGIN + "".join(f"{x:<10}" for x in range(0, width // INCH, 10)).rstrip()
    for number in reversed(range(len(rows))):
        yield f"{number * DOWN // INCH:>3} {''.join(rows[number])}"


def _letter(pieces: list[Piece], at: tuple[int, int]) -> str:
    found = OPEN
    for piece in pieces:
        if inside(at, piece.outline):
            found = LETTERS[piece.kind.id]
    return found


def _sign(seat: int, u: int) -> str:
    """The first side in digits and capitals (none that is terrain), the second in Greek letters."""
    alphabet = "0123456789ABCDEFGIJKLMNO" if seat == 0 else "αβγδεζηθικλμνξοπρστυφχψω"
    return alphabet[u % len(alphabet)]


def _arms(view: dict[str, Any], alive: list[int]) -> list[str]:
    """Every weapon of a unit once."""
    return list(dict.fromkeys(arm for e in alive for arm in view["arms"][e].split("+")))


def _condition(view: dict[str, Any], u: int) -> list[str]:
    """What is the matter with a unit, in the words of the drawing."""
    matters = {
        "fighting": any(u in fight[:2] for fight in view["fights"]),
        "retreat-due": view["retreat"][u] > 0,
        "mounting": view["mounting"][u],
        "came": view["arrived"][u],
        "acted": view["activated"][u],
    }
    return [name for name, holds in matters.items() if holds]


def _unit(view: dict[str, Any], words: Any, u: int, alive: list[int]) -> str:
    seat = view["side"][u]
    role, entry = view["role"][u], view["entry"][u]
    label = role if role in ("scout", "prophet", "train") else f"{view['lists'][seat]}-{entry}"
    first = alive[0]
    text = words.text(
        "board-unit",
        sign=_sign(seat, u),
        unit=u,
        seat=words.name("side", seat),
        who=words.name("entry", label),
        elements=len(alive),
        markers=view["markers"][u],
        mode=words.text("board-mounted" if view["mounted"][u] else "board-foot"),
        arms=words.listed("weapon", _arms(view, alive)),
        facing=ARROWS[(view["facing"][first] + EIGHTH // 2) // EIGHTH % len(ARROWS)],
        state=", ".join(words.text(f"draw-{name}") for name in _condition(view, u)),
        x=view["x"][first] // HUNDREDTH,
        y=view["y"][first] // HUNDREDTH,
    )
    return str(text).rstrip()
