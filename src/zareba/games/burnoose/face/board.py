"""The board in words, for the terminal and for screen readers; drawn from a seat's view only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zareba.engine import Board, Speaker
from zareba.games.burnoose.facts.tables import AMBUSH, ARMIES, BERBERS, REINFORCEMENT, Facts
from zareba.games.burnoose.rules.state import DEPLOYED, NOBODY, OPEN, State

from . import drawing, uses
from .details import details_of
from .naming import army_units, french_cards, goods, troops
from .situation import way

View = dict[str, Any]


def board(view: View, facts: Facts, words: Speaker, details: bool = False) -> Iterator[str]:
    """The French, the villages by region, the players, the display; everything else on demand."""
    yield words.text(
        "board-french",
        left=view["french_deck"] + len(view["row"]),
        tokens=facts.tokens - sum(view["tokens"]),
        used="yes" if view["retreat_used"] else "no",
    )
    if view["row"]:
        yield words.text("board-row", cards=french_cards(words, view["row"]))
    for army in (*ARMIES, REINFORCEMENT):
        yield _army(view, facts, words, army)
    yield ""
    yield from _regions(view, facts, words)
    if force := _force(view, facts, words):
        yield words.text("now-force", units=force)
    yield ""
    for seat in range(len(view["tokens"])):
        yield _player(view, words, seat)
    yield from _own(view, facts, words)
    yield from _display(view, facts, words)
    yield words.text("board-women", n=view["moudjahidate"])
    if details:
        yield from details_of(view, facts, words)


def _regions(view: View, facts: Facts, words: Speaker) -> Iterator[str]:
    for region, name in enumerate(facts.regions):
        yield words.text("board-region", region=words.name("region", name))
        for number, land in enumerate(facts.seating[1].land):  # alone, lands are the regions
            if land == region:
                yield "  " + _village(view, facts, words, number)


def _display(view: View, facts: Facts, words: Speaker) -> Iterator[str]:
    """The cards that can be bought, with price and what is left of them."""
    yield words.text("board-display")
    for card, cost, left in zip(facts.display, facts.costs, view["stacks"], strict=True):
        price = words.text("text-costs", goods=goods(words, cost))
        rest = words.text("hint-stack", n=left)
        told = price + words.text("text-semicolon") + rest
        yield f"  {words.name('card', card)}{words.text('draw-colon')} {told}"


# ------------------------------------------------------------------------------------ the French
def _army(view: View, facts: Facts, words: Speaker, army: int) -> str:
    units = army_units(words, view["army"][army])
    if army == REINFORCEMENT:
        return words.text("board-reserve", army=words.name("army", army), units=units)
    where = words.text(f"state-{view['army_state'][army]}")
    if view["army_state"][army] == DEPLOYED:
        marching = _marching(view, facts)
        node, came = view["at"][army], view["came_from"][army]
        where = words.text(
            "board-at", node=words.name("node", node), way=way(marching, army, words),
            came=words.name("node", came) if came else "", known="yes" if came else "no",
        )  # fmt: skip
    elif view["start"][army]:
        start = words.name("node", view["start"][army])
        where = f"{where}, {words.text('board-start', node=start)}"
    if view["siege"][army]:
        village = words.name("village", view["siege"][army])
        where = f"{where}, {words.text('board-army-siege', village=village)}"
    if view["pursuit"][army] != NOBODY:
        where = f"{where}, {words.text('board-pursuit')}"
    return words.text(
        "board-army", army=words.name("army", army), where=where,
        units=f"{words.text('draw-colon')} {units}" if sum(view["army"][army]) else "",
        n=sum(view["army"][army]), deploy=facts.deploy_at[army], retreat=facts.retreat_at[army],
    )  # fmt: skip


MARCHING = (
    "army_state", "at", "came_from", "siege", "pursuit", "status", "land", "start", "row",
)  # fmt: skip


def _marching(view: View, facts: Facts) -> State:
    """What the rules of the march look at, all of it open to everybody (RB-13)."""
    g = State()
    g.facts = facts
    for field in MARCHING:
        setattr(g, field, list(view[field]))
    return g


# ---------------------------------------------------------------------------------- the villages
def _village(view: View, facts: Facts, words: Speaker, number: int) -> str:
    village = facts.villages[number]
    name, status = words.name("village", village), view["status"][number]
    if status != OPEN:
        return words.text("board-closed", village=name, status=words.name("status", status))
    marks = _fighters(view, facts, words, village)
    if not marks:
        marks.append(words.text("board-empty"))
    if view["defenses"][number]:
        marks.append(words.text("board-defenses", n=view["defenses"][number]))
    if view["reserve"][number]:
        cards = words.listed("card", view["reserve"][number])
        marks.append(words.text("board-cards", cards=cards))
    told = words.text("text-semicolon").join(marks)
    return words.text(
        "board-village", village=name, player=words.name("player", view["owner"][number]),
        terrain=words.name("terrain", facts.terrain[village]), marks=told,
    )  # fmt: skip


def _fighters(view: View, facts: Facts, words: Speaker, village: str) -> list[str]:
    """Units, and figures by name."""
    units = view["units"][facts.number[village]]
    figures = zip(facts.figures, view["figure_at"], strict=True)
    return [
        *([troops(words, BERBERS, units)] if any(units) else []),
        *(words.name("card", figure) for figure, at in figures if at == village),
    ]


def _force(view: View, facts: Facts, words: Speaker) -> str:
    """RB-6: who has left the villages for an ambush that is being fought."""
    return ", ".join(_fighters(view, facts, words, AMBUSH))


# ----------------------------------------------------------------------------------- the players
def _player(view: View, words: Speaker, seat: int) -> str:
    player = words.name("player", seat)
    if len(view["tokens"]) > 1 and view["conquered"][seat]:
        return words.text("board-out", player=player)
    hand, leader = view["hand"][seat], view["leader"][seat]
    return words.text(
        "board-player",
        player=player,
        leader=words.name("card", leader) if leader else words.text("board-no-leader"),
        tokens=view["tokens"][seat],
        hand=hand if isinstance(hand, int) else len(hand),
        deck=view["deck"][seat],
        discard=len(view["discard"][seat]),
    )


def _own(view: View, facts: Facts, words: Speaker) -> Iterator[str]:
    """What only the reader sees: hand and purse."""
    for hand, purse in zip(view["hand"], view["purse"], strict=True):
        if isinstance(hand, list) and hand:
            yield words.text("board-hand", cards=words.listed("card", hand))
        if isinstance(purse, list) and any(purse):
            yield words.text("board-purse", resources=goods(words, purse))


BOARD = Board(
    lines=board, drawing=drawing.facts_for_drawing, outlook=drawing.outlook, preview=uses.preview
)
