"""The table in words, for the terminal and for screen readers; drawn from a seat's view only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zareba.engine import Board, Speaker
from zareba.games.poilus.facts.tables import DUO, FIELD, FULL, SOLO, Facts
from zareba.games.poilus.rules.limits import least_intensity

from . import drawing

View = dict[str, Any]


def board(view: View, facts: Facts, words: Speaker, details: bool = False) -> Iterator[str]:
    """Line by line: piles, missions, No Man's Land, the soldiers, what only this seat knows."""
    yield words.text(
        "board-mission",
        n=view["mission"],
        soldier=words.name("soldier", view["soldier"][view["leader"]]),
        trials=view["trials"],
        morale=view["morale"],
        discard=len(view["discard"]),
        supply=view["supply"],
    )
    yield from _missions(view, facts, words)
    nothing = words.text("board-nothing")
    land = words.listed("card", view["no_mans_land"]) or nothing
    yield words.text("board-land", cards=land)
    yield words.text("board-active", threats=_active(view, facts, words) or nothing)
    yield ""
    for place, soldier in enumerate(view["soldier"]):
        if not soldier:
            continue  # not yet chosen
        parts = ", ".join(_soldier(view, facts, words, place))
        yield words.text("board-soldier", soldier=words.name("soldier", soldier), marks=parts)
    if view["variant"] == SOLO:  # LP-14.5
        hand = view["hand"][0]
        shown = words.listed("card", hand) if isinstance(hand, list) else str(hand)
        yield words.text("board-shared-hand", cards=shown or nothing)
    yield ""
    yield from _known(view, words)
    if details:
        yield from _counted_piles(view, words)


def played_by(players: int, place: int, words: Speaker) -> str:
    """Whose soldier it is; the Novice and the chaplain are nobody's."""
    return str(words.name("player", place)) if place < players else ""


def _counted_piles(view: View, words: Speaker) -> Iterator[str]:
    """What lies open and can be counted at a table."""
    nothing = words.text("board-nothing")
    yield words.text("board-gone", cards=words.listed("card", view["discard"]) or nothing)
    yield words.text("board-returned", cards=words.listed("card", view["returned"]) or nothing)
    if view["missions"] or view["mission_discard"] or view["mission_deck"]:
        yield words.text("board-deck", n=view["mission_deck"])
        gone = words.listed("mission", view["mission_discard"]) or nothing
        yield words.text("board-missions-gone", missions=gone)


def described_mission(facts: Facts, words: Speaker, mission: str, places: int, message: str) -> str:
    """LP-11.9, LP-12.31: class, minimum, what it does and how one is rid of it."""
    card = facts.missions[mission]
    box = f" {words.name('missionbox', mission)}" if card.box else ""
    return str(
        words.text(
            message,
            mission=words.name("mission", mission),
            level=words.name("level", card.difficulty),
            least=least_intensity(card, places),
            text=words.name("missiontext", mission),
            box=box,
        )
    )


def _missions(view: View, facts: Facts, words: Speaker) -> Iterator[str]:
    if view["final"]:
        yield words.text("board-final", mission=words.name("mission", view["final"]))
    for mission, under in zip(view["missions"], view["under"], strict=True):
        yield described_mission(facts, words, mission, len(view["present"]), "board-order")
        if under:
            name = words.name("mission", mission)
            yield words.text("board-under", mission=name, n=len(under))
    if view["attached"]:
        yield words.text("board-attached", cards=words.listed("card", view["attached"]))


def _active(view: View, facts: Facts, words: Speaker) -> str:
    """LP-5.16, LP-5.17, from what everybody sees: how many of each, and how many are too many."""
    cards = [*view["no_mans_land"], *view["attached"]]
    for present, knocks in zip(view["present"], view["knocks"], strict=True):
        cards += knocks if present else []
    count = sum(facts.symbols[card] for card in cards)
    missions = tuple(view["missions"])
    count += facts.in_force(missions).symbols
    final = view["final"]
    limit = facts.finals[final].threat_limit if final else facts.number["threat_limit"]
    numbers = [(t, count >> FIELD * i & FULL) for i, t in enumerate(facts.threats)]
    shown = (counted_threat(facts, words, t, n, limit, missions) for t, n in numbers if n)
    return ", ".join(shown)


def counted_threat(
    facts: Facts, words: Speaker, threat: str, n: int, most: int, missions: tuple[str, ...]
) -> str:
    """LP-5.17, LP-12.3: a threat with its limit, or that it does not count."""
    counts = facts.fields[threat] & facts.in_force(missions).counted
    message = "board-counted" if counts else "board-ignored"
    return str(words.text(message, threat=words.name("threat", threat), n=n, most=most))


def _soldier(view: View, facts: Facts, words: Speaker, place: int) -> Iterator[str]:
    turns = place < len(view["present"])
    if view["variant"] != SOLO and (player := played_by(view["players"], place, words)):
        yield player
    if place == view["leader"]:
        yield words.text("board-leads")
    if turns:
        yield from _in_turn(view, facts, words, place)
    if view["variant"] != SOLO:
        yield from _tiles(view, words, place)
    if turns and view["knocks"][place]:
        knocks = view["knocks"][place]
        marks = sum(facts.weight[k] for k in knocks)
        most = facts.number["marks_limit"]
        yield words.text("board-knocks", cards=words.listed("card", knocks), n=marks, most=most)


def _in_turn(view: View, facts: Facts, words: Speaker, place: int) -> Iterator[str]:
    """A soldier who takes turns: still there or not, his charm, his speeches, his hand."""
    yield words.text("board-in" if view["present"][place] else "board-out")
    threat = words.name("threat", facts.charm_of[view["soldier"][place]])
    yield words.text("board-charm" if view["charm"][place] else "board-charm-used", threat=threat)
    if place < view["players"] and view["speeches"][place]:
        yield words.text("board-speeches", n=view["speeches"][place])
    yield from _hand(view, words, place)


def _hand(view: View, words: Speaker, place: int) -> Iterator[str]:
    if view["variant"] == SOLO:
        return  # the three soldiers share one, shown by itself
    if place < view["players"]:
        hand = view["hand"][place]
    elif view["variant"] == DUO:
        hand = view["open_hand"]
    else:
        return
    if isinstance(hand, int):
        yield words.text("board-hand-size", n=hand)
    else:
        cards = words.listed("card", hand) or words.text("board-nothing")
        yield words.text("board-hand", cards=cards)


def _tiles(view: View, words: Speaker, place: int) -> Iterator[str]:
    tiles = view["open_tiles"][place] or view["tiles"][place]
    if isinstance(tiles, int):
        yield words.text("board-tiles-size", n=tiles)
    else:
        shown = words.listed("tile", tiles) or words.text("board-nothing")
        yield words.text("board-tiles", tiles=shown)
    placed = view["revealed"][place] or view["placed"][place]
    if isinstance(placed, int):
        if placed:
            yield words.text("board-placed-size")
    elif placed:
        yield words.text("board-placed", tiles=words.listed("tile", placed))


def _known_cards(view: View, words: Speaker) -> Iterator[str]:
    """Cards of the pile, by how deep they lie."""
    for known, places in zip(view["known"], view["known_at"], strict=True):
        if isinstance(known, list) and known:
            depths = [view["trials"] - at for at in places]
            names = ", ".join(
                f"{depth}{words.text('text-colon')}{words.name('card', card)}"
                for card, depth in zip(reversed(known), reversed(depths), strict=True)
            )
            yield words.text("board-known", cards=names)


def _known(view: View, words: Speaker) -> Iterator[str]:
    """What this seat alone knows."""
    yield from _known_cards(view, words)
    for mission in view["put_back"]:
        if mission:
            yield words.text("board-known-mission", mission=words.name("mission", mission))
    for things in view["looking_at"]:
        if isinstance(things, list) and things:
            yield words.text("board-looking", things=", ".join(map(words.any_name, things)))
    if view["solo_drawn"]:
        yield words.text("board-solo-tiles", tiles=words.listed("tile", view["solo_drawn"]))


BOARD = Board(
    lines=board,
    drawing=drawing.facts_for_drawing,
    outlook=drawing.outlook,
    for_all=True,
    preview=drawing.preview,
)
