"""Everything else that can be seen and counted at the table: piles, tables, roads, all cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from zareba.engine import Speaker
from zareba.games.burnoose.facts.tables import ARMY, BERBERS, FRENCH, TM, Facts

from .drawing import card_text, symbols_left
from .naming import french_cards, gives, troops

View = dict[str, Any]


def details_of(view: View, facts: Facts, words: Speaker) -> Iterator[str]:
    """In the order in which one asks for it."""
    for part in (_piles, _french_cards, _tables, _roads, _cards):
        yield ""
        yield from part(view, facts, words)


def _piles(view: View, facts: Facts, words: Speaker) -> Iterator[str]:
    """RB-4.3: discard piles, what everybody saw, what is out of the game."""
    none = words.text("board-none")
    for seat, pile in enumerate(view["discard"]):
        player = words.name("player", seat)
        yield words.text("board-discard", player=player, cards=words.listed("card", pile) or none)
        if view["shown"][seat]:
            cards = words.listed("card", view["shown"][seat])
            yield words.text("board-shown", player=player, cards=cards)
        if view["topped"][seat]:
            cards = words.listed("card", view["topped"][seat])
            yield words.text("board-topped", player=player, cards=cards)
    yield words.text("board-removed", cards=words.listed("card", view["removed"]) or none)
    fallen = troops(words, BERBERS, view["fallen"]) or words.text("board-none-of-fallen")
    yield words.text("board-fallen", units=fallen)
    yield words.text("board-markers", n=facts.defense_markers - sum(view["defenses"]))


def _foreseen(known: list[str], words: Speaker) -> Iterator[str]:
    for place, card in enumerate(reversed(known), 1):
        if card:
            name = words.name("automata", card)
            yield words.text("board-foreseen", place=place, card=name)


def _french_cards(view: View, facts: Facts, words: Speaker) -> Iterator[str]:
    """RB-12.5: those executed, those the reader has foreseen, and what each of them does."""
    none, colon = words.text("board-none"), words.text("draw-colon")
    done = french_cards(words, view["french_discard"]) or none
    yield words.text("board-executed", cards=done)
    foreseen = [known for known in view["foreseen"] if isinstance(known, list)]
    for known in foreseen:
        yield from _foreseen(known, words)
    own = [card for known in foreseen for card in known]
    left = symbols_left(facts, {*view["row"], *view["french_discard"], view["french_card"], *own})
    yield words.text("board-symbols", circle=left["circle"], triangle=left["triangle"])
    yield words.text("board-all-french")
    for card in facts.french_cards:
        text = card_text(facts, words, card)
        yield f"  {words.name('automata', card)}{colon + ' ' + text if text else ''}"


def _faces(row: Sequence[int], words: Speaker) -> Iterator[str]:
    """Faces that follow each other and hit alike are told together: 4–6 (1 hit)."""
    for n, group in groupby(enumerate(row), lambda pair: pair[1]):
        faces = [face for face, _ in group]
        if n and len(faces) > 1:
            yield words.text("board-faces", first=faces[0], last=faces[-1], n=n)
        elif n:
            yield words.text("board-face", face=faces[0], n=n)


def _tables(view: View, facts: Facts, words: Speaker) -> Iterator[str]:
    """RB-15.8, RB-15.9, RB-20: hits by face, who is hit first, what the ground does."""
    yield words.text("board-hits")
    for unit in (*FRENCH, *BERBERS):
        hits = ", ".join(_faces(facts.hits[unit], words)) or words.text("hint-hits", n=0)
        yield f"  {words.name('unit', unit)}{words.text('draw-colon')} {hits}"
    order = [ARMY[kind] if kind < TM else f"turned_{ARMY[kind]}" for kind in facts.hit_order]
    yield words.text(
        "board-hit-order", french=words.listed("unit", order), berbers=words.listed("unit", BERBERS)
    )
    for terrain in dict.fromkeys(facts.terrain.values()):
        yield words.text(
            "board-terrain", terrain=words.name("terrain", terrain),
            what=words.text(f"draw-terrain-{terrain}"),
        )  # fmt: skip


def _roads(view: View, facts: Facts, words: Speaker) -> Iterator[str]:
    """RB-1.6, RB-13.6: what every place is joined with, and the signs at the forks."""
    yield words.text("board-roads")
    for node in facts.places:
        ends = [b if a == node else a for a, b in facts.roads if node in (a, b)]
        yield f"  {words.name('node', node)}{words.text('draw-colon')} {words.listed('node', ends)}"
    yield words.text("board-forks")
    for (node, came_from), branches in facts.forks.items():
        yield "  " + words.text(
            "board-fork", node=words.name("node", node), came=words.name("node", came_from),
            **{symbol: words.name("node", to) for symbol, to in branches.items()},
        )  # fmt: skip


def _cards(view: View, facts: Facts, words: Speaker) -> Iterator[str]:
    """What every card gives and does."""
    yield words.text("board-all-cards")
    for card, resources in facts.resources.items():
        name = words.name("card", card) + words.text("draw-colon")
        told = gives(words, resources), words.text(f"cardtext-{card}")
        yield f"  {name} {words.text('text-semicolon').join(told)}"
