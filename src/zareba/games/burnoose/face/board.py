"""The board in words, for the terminal and for screen readers; drawn from a seat's view only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zareba.engine import Speaker
from zareba.games.burnoose.facts.tables import ARMIES, ARMY, BERBERS, REINFORCEMENT, TM, Facts
from zareba.games.burnoose.rules.state import DEPLOYED, OPEN

View = dict[str, Any]


def board(view: View, facts: Facts, words: Speaker, details: bool = False) -> Iterator[str]:
    """The table line by line: the French, the villages, the players, the display."""
    yield words.text(
        "board-french",
        left=view["french_deck"] + len(view["row"]),
        tokens=facts.tokens - sum(view["tokens"]),
        used="yes" if view["retreat_used"] else "no",
    )
    if view["row"]:
        yield words.text("board-row", cards=words.listed("automata", view["row"]))
    for army in (*ARMIES, REINFORCEMENT):
        yield _army(view, words, army)
    yield ""
    for number in range(len(facts.villages)):
        yield _village(view, facts, words, number)
    yield ""
    for seat in range(len(view["tokens"])):
        yield _player(view, words, seat)
    yield from _own(view, words)
    stacks = [
        f"{words.name('card', card)} {n}"
        for card, n in zip(facts.display, view["stacks"], strict=True)
    ]
    yield words.text("board-display", cards=", ".join(stacks))
    yield words.text("board-women", n=view["moudjahidate"])


def _counted(words: Speaker, names: tuple[str, ...], numbers: list[int]) -> str:
    found = [f"{n} {words.name('unit', x)}" for x, n in zip(names, numbers, strict=True) if n]
    return ", ".join(found)


def _army(view: View, words: Speaker, army: int) -> str:
    kinds = (*ARMY[:TM], *(f"turned_{kind}" for kind in ARMY[TM:]))
    units = _counted(words, kinds, view["army"][army]) or words.text("board-none")
    state = view["army_state"][army]
    where = words.text(f"state-{state}") if state else words.text("board-none")
    if state == DEPLOYED:
        where = words.text("board-at", node=words.name("node", view["at"][army]))
    if view["siege"][army]:
        village = words.name("village", view["siege"][army])
        where = f"{where}, {words.text('board-army-siege', village=village)}"
    if army == REINFORCEMENT:
        return f"{words.name('army', army)}: {units}"
    return str(words.text("board-army", army=words.name("army", army), units=units, where=where))


def _village(view: View, facts: Facts, words: Speaker, number: int) -> str:
    village = facts.villages[number]
    name, status = words.name("village", village), view["status"][number]
    if status != OPEN:
        return str(words.text("board-closed", village=name, status=words.name("status", status)))
    units = _counted(words, BERBERS, view["units"][number])
    figures = [f for f, at in zip(facts.figures, view["figure_at"], strict=True) if at == village]
    marks = [units] if units else []
    marks += [words.name("card", f) for f in figures]
    if not marks:
        marks.append(words.text("board-empty"))
    if view["defenses"][number]:
        marks.append(words.text("board-defenses", n=view["defenses"][number]))
    if view["reserve"][number]:
        cards = words.listed("card", view["reserve"][number])
        marks.append(words.text("board-cards", cards=cards))
    return str(
        words.text(
            "board-village",
            village=name,
            player=words.name("player", view["owner"][number]),
            terrain=words.name("terrain", facts.terrain[village]),
            marks="; ".join(marks),
        )
    )


def _player(view: View, words: Speaker, seat: int) -> str:
    player = words.name("player", seat)
    if len(view["tokens"]) > 1 and view["conquered"][seat]:
        return str(words.text("board-out", player=player))
    hand = view["hand"][seat]
    leader = view["leader"][seat]
    return str(
        words.text(
            "board-player",
            player=player,
            leader=words.name("card", leader) if leader else words.text("board-none"),
            tokens=view["tokens"][seat],
            hand=hand if isinstance(hand, int) else len(hand),
            deck=view["deck"][seat],
            discard=len(view["discard"][seat]),
        )
    )


def _own(view: View, words: Speaker) -> Iterator[str]:
    """What only the reader sees: hand and purse."""
    for hand, purse in zip(view["hand"], view["purse"], strict=True):
        if isinstance(hand, list) and hand:
            yield words.text("board-hand", cards=words.listed("card", hand))
        if isinstance(purse, list) and any(purse):
            sums = [f"{n} {words.name('resource', i)}" for i, n in enumerate(purse) if n]
            yield words.text("board-purse", resources=", ".join(sums))
