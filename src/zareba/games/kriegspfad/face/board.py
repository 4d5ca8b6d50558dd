"""The table in words and letters, for the terminal; drawn from a seat's view only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from zareba.engine import Board
from zareba.games.kriegspfad.battle.victory import last_round
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH, INCH
from zareba.games.kriegspfad.facts.tables import Facts
from zareba.games.kriegspfad.field import state
from zareba.games.kriegspfad.field.geometry import inside
from zareba.games.kriegspfad.field.ground import Piece, read_piece
from zareba.games.kriegspfad.field.posts import SUNK
from zareba.games.kriegspfad.field.structures import Blockhouse, Boat
from zareba.games.kriegspfad.field.weather import is_dark

from . import drawing, measuring
from .names import arrow, conditions, inches, side_name, unit_name
from .profiles import weapon_profiles

ACROSS, DOWN = INCH, 2 * INCH  # one letter is an inch wide and two high
OPEN, MARGIN = ".", "    "
LETTERS = {
    "hill_gentle": "h", "hill_steep": "H", "hill_too_steep": "X", "mountain_path": "-",
    "wood_dense": "W", "wood_light": "w", "wilderness": "W", "rough": ":", "field": "f",
    "fence_wood": "+", "wall_stone": "#", "tall_grass": "g", "built_up": "V", "marsh": "m",
    "stream": "~", "canyon": "c", "river": "=", "ford": "-", "bridge": "-", "lake": "=",
    "road": "-", "hollow": "u",
}  # fmt: skip


def board(view: dict[str, Any], facts: Facts, words: Any, details: bool = False) -> Iterator[str]:
    """Round and score, the table from above, every unit on it, then fires, works and the rest.

    In detail also what is known of both armies, every element, every piece of terrain, and who
    was lost.
    """
    g = SimpleNamespace(**view)
    g.facts = facts
    yield from _moment(g, words)
    if details:
        yield from _armies(g, words)
        yield from _conditions(g, words)
    if not g.pieces and not g.unit:
        return
    yield from _map(view, facts)
    kinds = sorted({facts.kinds[raw[0]].id for raw in g.pieces})
    yield ", ".join(f"{LETTERS[kind]} {words.name('terrain', kind)}" for kind in kinds)
    for seat in (0, 1):
        for u in range(len(g.side)):
            alive = _standing(g, u)
            if alive and g.side[u] == seat:
                yield _unit(g, words, u, alive)
                if details:
                    yield from _more_of_unit(g, words, u)
                    yield from (_element(g, words, e) for e in alive)
    yield from _fights(g, words)
    yield from _ground(g, facts, words, details)
    yield from _boats(g, words)
    yield from _houses(g, words)
    yield from _absent(g, words, details)
    if details:
        arms = dict.fromkeys(arm for u in range(len(g.side)) for arm in _arms(g, _standing(g, u)))
        yield from weapon_profiles(facts, words, arms)


def _moment(g: Any, words: Any) -> Iterator[str]:
    """KP-15, KP-16: round, weather, wind; what the battle is about; points lost."""
    dark = is_dark(g.darkness, g.dark_limit, g.round)
    yield words.text(
        "board-round", round=g.round, weather=words.listed("weather", g.weather or ["fair"]),
        dark="yes" if dark else "no", facing=g.wind // 10 if g.wind >= 0 else -1,
    )  # fmt: skip
    if g.scenario:
        attacker = side_name(g, g.attacker, words) if g.attacker >= 0 else "none"
        scenario = words.name("scenario", g.scenario)
        yield words.text("board-scenario", scenario=scenario, attacker=attacker)
    for seat in (0, 1):
        who = side_name(g, seat, words)
        if g.round:
            yield words.text("board-score", seat=who, lost=g.lost_ap[seat], points=g.points[seat])
        if g.exited[seat]:
            yield words.text("board-exited", seat=who, n=g.exited[seat])
    if g.held:
        yield words.text("board-held", n=g.held)


def _list_beside(g: Any, seat: int, words: Any) -> str:
    """The list of an army that is called otherwise."""
    name: str = words.name("list", g.lists[seat])
    return "none" if name == side_name(g, seat, words) else name


def _armies(g: Any, words: Any) -> Iterator[str]:
    """KP-37.2: what everybody knows of both armies."""
    for seat in (0, 1):
        if g.lists[seat]:
            yield words.text(
                "board-army", seat=side_name(g, seat, words),
                list=_list_beside(g, seat, words), points=g.points[seat],
                command=words.name("command", g.command[seat]) or "none",
                disciplined="yes" if g.disciplined[seat] else "no",
                stratagem=words.name("stratagem", g.stratagems[seat]) or "none",
                works="no" if g.stratagems[seat] != g.active[seat] else "yes",
                edge=words.name("choice", g.edges[seat]) or "none",
            )  # fmt: skip


def _conditions(g: Any, words: Any) -> Iterator[str]:
    """KP-14, KP-15, KP-16: zone, season and year; darkness; how long the battle lasts."""
    if g.region and g.season:
        zone, season = words.name("zone", g.region), words.name("season", g.season)
        yield words.text("board-season", zone=zone, season=season, year=str(g.year))
    if g.darkness:
        yield words.text("board-darkness", plan=g.darkness, n=g.dark_limit)
    if g.scenario and last_round(g):
        yield words.text("board-last-round", n=last_round(g))


def _name(g: Any, words: Any, u: int) -> str:
    return unit_name(g, u, words)


def _fights(g: Any, words: Any) -> Iterator[str]:
    for attacker, defender, n, *_ in g.fights:
        who, foe = (_name(g, words, u) for u in (attacker, defender))
        yield words.text("board-fight", who=who, foe=foe, n=n)


def _ground(g: Any, facts: Facts, words: Any, details: bool) -> Iterator[str]:
    """KP-13, KP-23, KP-29: fires and works; in detail all terrain."""
    if details:
        for n, raw in enumerate(g.pieces):
            piece = read_piece(facts, n, raw)
            xs, ys = zip(*piece.outline, strict=True)
            left, right, low, high = (_inch(at) for at in (min(xs), max(xs), min(ys), max(ys)))
            yield words.text(
                "board-piece", n=n + 1, terrain=words.name("terrain", piece.kind.id),
                left=left, right=right, low=low, high=high,
            )  # fmt: skip
    for number, x, y, since, _ in g.fires:
        kind = words.name("terrain", facts.kinds[g.pieces[number][0]].id)
        yield words.text(
            "board-fire", terrain=kind, n=number + 1, x=x // HUNDREDTH, y=y // HUNDREDTH,
            round=since,
        )  # fmt: skip
    for x, y, facing in g.works:
        yield words.text(
            "board-work", x=x // HUNDREDTH, y=y // HUNDREDTH, arrow=arrow(facing),
            facing=facing // 10,
        )  # fmt: skip
    if g.palisade:
        yield words.text("board-palisade")


def _inch(grains: int) -> float:
    return round(grains / INCH, 1) or 0.0  # nothing lies at -0


def _lost(g: Any, words: Any, seat: int) -> list[str]:
    units = (u for u in range(len(g.side)) if g.side[u] == seat)
    return [_name(g, words, u) for u in units if not _standing(g, u)]


def _absent(g: Any, words: Any, details: bool) -> Iterator[str]:
    """KP-37.2: how many are still to come; who is lost; the march that everybody sees."""
    for seat in (0, 1):
        who = side_name(g, seat, words)
        if g.to_arrive[seat]:
            yield words.text("board-late", seat=who, n=g.to_arrive[seat])
        if g.plundered[seat]:
            yield words.text("board-plundered", seat=who)
        if details and (gone := _lost(g, words, seat)):
            yield words.text("board-lost", seat=who, units=", ".join(gone))
    if g.march:
        names = [_entry(g, words, entry) for entry in g.march]
        yield words.text("board-march", units=", ".join(names))


def _entry(g: Any, words: Any, entry: str) -> str:
    """Of somebody on the march, who has no unit yet."""
    alone = {"wagons": state.TRAIN}.get(entry, entry)
    label = (
        alone
        if alone in (state.SCOUT, state.PROPHET, state.TRAIN)
        else f"{g.lists[g.attacker]}-{entry}"
    )
    return str(words.name("entry", label))


def _boats(g: Any, words: Any) -> Iterator[str]:
    """Where boats lie, and who is aboard."""
    for n, boat in enumerate(Boat(*row) for row in g.boats):
        if boat.side != SUNK:
            yield words.text(
                "board-boat", boat=n + 1, seat=side_name(g, boat.side, words),
                x=boat.x // HUNDREDTH, y=boat.y // HUNDREDTH, carried=int(boat.carrier >= 0),
                elements=_posted(g, n + 1, words),
            )  # fmt: skip


def _houses(g: Any, words: Any) -> Iterator[str]:
    """Blockhouses: who holds them, open walls, fire."""
    for h, house in enumerate(Blockhouse(*row) for row in g.houses):
        yield words.text(
            "board-house", house=h + 1, seat=side_name(g, house.holder, words),
            x=house.x // HUNDREDTH, y=house.y // HUNDREDTH,
            elements=_posted(g, -h - 1, words),
            breaches=house.breached.bit_count(), burning=int(house.lit > 0),
        )  # fmt: skip


def _posted(g: Any, post: int, words: Any) -> str:
    posted = [e for e, at in enumerate(g.post) if at == post and g.place[e] == state.ON_TABLE]
    units = Counter(g.unit[e] for e in posted)
    return ", ".join(f"{_name(g, words, u)} ({n})" for u, n in units.items()) or "–"


def _elements(view: dict[str, Any], u: int) -> range:
    return range(view["first"][u], view["first"][u] + view["size"][u])


def _standing(g: Any, u: int) -> list[int]:
    """The elements of a unit that stand on the table."""
    return [e for e in _elements(vars(g), u) if g.place[e] == state.ON_TABLE]


def _terrain(view: dict[str, Any], facts: Facts) -> list[list[str]]:
    """A letter for every piece of the table so long and so high."""
    width, height = facts.sizes.table
    pieces = [read_piece(facts, i, raw) for i, raw in enumerate(view["pieces"])]
    rows = []
    for y in range(DOWN // 2, height, DOWN):
        beside = [piece for piece in pieces if _is_beside(piece, y)]
        rows.append([_letter(beside, (x, y)) for x in range(ACROSS // 2, width, ACROSS)])
    return rows


def _map(view: dict[str, Any], facts: Facts) -> Iterator[str]:
    width = facts.sizes.table[0]
    rows = _terrain(view, facts)
    for e, place in enumerate(view["place"]):
        if place == state.ON_TABLE:
            u = view["unit"][e]
            column = min(view["x"][e] * HUNDREDTH // ACROSS, len(rows[0]) - 1)
            row = min(view["y"][e] * HUNDREDTH // DOWN, len(rows) - 1)
            rows[row][column] = _sign(*_place(view, u))
    yield MARGIN + "".join(f"{x:<10}" for x in range(0, width // INCH, 10)).rstrip()
    for number in reversed(range(len(rows))):
        yield f"{number * DOWN // INCH:>3} {''.join(rows[number])}"


def _place(view: dict[str, Any], u: int) -> tuple[int, int]:
    """The side of a unit, and which of its side it is."""
    side = view["side"]
    return side[u], sum(side[v] == side[u] for v in range(u))


def _is_beside(piece: Piece, y: int) -> bool:
    return min(at for _, at in piece.outline) <= y <= max(at for _, at in piece.outline)


def _letter(pieces: list[Piece], at: tuple[int, int]) -> str:
    """What lies uppermost."""
    found = (piece.kind.id for piece in reversed(pieces) if inside(at, piece.outline))
    return LETTERS.get(next(found, ""), OPEN)


def _sign(seat: int, u: int) -> str:
    """The first side in digits and capitals (none that is terrain), the second in Greek letters."""
    alphabet = "123456789ABCDEFGIJKLMNOP" if seat == 0 else "αβγδεζηθικλμνξοπρστυφχψω"
    return alphabet[u % len(alphabet)]


def _arms(g: Any, alive: list[int]) -> list[str]:
    """Every weapon of a unit once."""
    return list(dict.fromkeys(arm for e in alive for arm in g.arms[e].split("+")))


def _element(g: Any, words: Any, e: int) -> str:
    """KP-5: one element with its weapons and skills, and what it did this round."""
    traits = {
        "commander": state.COMMANDER,
        "untrained": state.UNTRAINED,
        "sharpshooter": state.SHARPSHOOTER,
        "lancer": state.LANCER,
    }
    more = [name for name, bit in traits.items() if g.skills[e] & bit]
    more += {state.MOVED: ["moved"], state.TURNED: ["turned"]}.get(g.did[e], [])
    more += ["fired"] if g.shot[e] else []
    more += ["moved-last"] if g.did_last[e] == state.MOVED else []
    return MARGIN + str(
        words.text(
            "board-element", n=e - g.first[g.unit[e]] + 1,
            arms=words.listed("weapon", g.arms[e].split("+")),
            x=g.x[e] / HUNDREDTH, y=g.y[e] / HUNDREDTH,
            arrow=arrow(g.facing[e]), facing=g.facing[e] // 10,
            more="".join(f", {words.text(f'draw-{name}')}" for name in more),
        )
    )  # fmt: skip


def _more_of_unit(g: Any, words: Any, u: int) -> Iterator[str]:
    """KP-5, KP-26: what it began with, its traits, tests it owes, a jam."""
    traits = {
        "brave": state.BRAVE,
        "militia": state.MILITIA,
        "nimble": state.NIMBLE_FOOT | state.NIMBLE_MOUNTED,
        "armoured": state.ARMOURED,
    }
    more = [words.text("board-began", n=g.size[u])]
    more += [words.text(f"draw-{name}") for name, bits in traits.items() if g.traits[u] & bits]
    more += [words.text("board-horses")] if g.horses[u] and not g.mounted[u] else []
    more += [words.text("draw-sprung")] if g.sprung[u] else []
    more += [words.text("board-owes", n=g.owed[u])] if g.owed[u] else []
    more += [words.text("draw-jammed")] if g.jammed[u] and g.jammed[u] == g.round else []
    yield f"{MARGIN}{', '.join(more)}"


def _unit(g: Any, words: Any, u: int, alive: list[int]) -> str:
    first = alive[0]
    text = words.text(
        "board-unit",
        sign=_sign(*_place(vars(g), u)),
        unit=u + 1,
        seat=side_name(g, g.side[u], words),
        who=_name(g, words, u),
        elements=len(alive),
        markers=g.markers[u],
        mode=words.text("board-mounted" if g.mounted[u] else "board-foot"),
        arms=words.listed("weapon", _arms(g, alive)),
        commander="yes" if any(g.skills[e] & state.COMMANDER for e in alive) else "no",
        facing=arrow(g.facing[first]),
        state=", ".join(words.text(f"draw-{name}") for name in conditions(g, u)),
        x=inches(sum(g.x[e] for e in alive) // len(alive)),
        y=inches(sum(g.y[e] for e in alive) // len(alive)),
    )
    return str(text).rstrip()


BOARD = Board(
    lines=board,
    drawing=drawing.facts_for_drawing,
    outlook=drawing.outlook,
    preview=drawing.preview,
    measure=measuring.measure,
)
