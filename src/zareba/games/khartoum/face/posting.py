"""LK-6.7: the whole defence laid out at once, before it is confirmed (LK-6.7.8).

A draft is what is to be added to the map: zones in the order of the map, units in the order of the
boxes.  It is made of the same questions as step by step, zone after zone, unit after unit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from zareba.engine import Arranging, Forbidden, Intent, Line, Refusal, Speaker
from zareba.games.khartoum.facts.tables import GUNBOAT
from zareba.games.khartoum.rules import asks
from zareba.games.khartoum.rules.limits import defensible, postable
from zareba.games.khartoum.rules.state import State, of_kind, take

from .sums import holding

Units = list[str]
Posts = dict[str, Units]  # by zone
Draft = tuple[tuple[str, tuple[str, ...]], ...]

NO_ROOM = Refusal("LK-6.7.2", "no_room")
MOST_POSTS = 100  # pieces named in a draft; the box holds fewer


class Posting(Arranging[asks.ZoneToDefend], of=asks.ZoneToDefend):
    closing = asks.DONE

    def blank(self, g: State) -> Draft:
        return ()

    # ------------------------------------------------------------------------------- drafts
    def canonical(self, g: State, draft: Any) -> Draft:
        posts: Posts = {}
        for zone, units in draft:
            posts.setdefault(_zone(g, zone), []).extend(_unit(g, unit) for unit in units)
        if sum(map(len, posts.values())) > MOST_POSTS:
            raise ValueError("more pieces than there are")
        order = g.facts.zone_index.__getitem__
        return tuple(
            (zone, tuple(sorted(posts[zone], key=g.facts.rank.__getitem__)))
            for zone in sorted(posts, key=order)
            if posts[zone]
        )

    def intended(self, g: State, draft: Draft, intent: Intent) -> Draft:
        ((name, about),) = intent.items()
        return _INTENTS[name](g, _posts(draft), **about)

    def goal(self, g: State, draft: Draft) -> list[Units]:
        """Every zone's defenders, those that stand there already included."""
        new = dict(draft)
        return [
            [*units, *new.get(zone, ())]
            for zone, units in zip(g.facts.zones, g.garrison, strict=True)
        ]

    def answer(self, g: State, ask: Any, goal: list[Units]) -> str:
        """LK-14.15: a zone that lacks somebody, then whom it lacks; troops come first."""
        if isinstance(ask, asks.ZoneToDefend):
            lacking = (z for z, zone in enumerate(g.facts.zones) if _lacks(g, z, goal))
            found = next(lacking, None)
            return asks.DONE if found is None else g.facts.zones[found]
        lacks = _lacks(g, g.facts.zone_index[ask.zone], goal)
        return lacks[0] if lacks else asks.DONE

    def again(self, g: State, told: Sequence[Line]) -> Intent | None:
        """LK-6.7: the garrisons of the last turn with any."""
        last = next((i for i in range(len(told) - 1, -1, -1) if told[i].event == "defended"), None)
        if last is None:
            return None
        posts = [
            [line.facts["zone"], list(line.facts["units"])]
            for line in told
            if line.event == "defended" and line.at == told[last].at
        ]
        turns = (line.facts["turn"] for line in told[:last] if line.event == "turn")
        return {"again": {"turn": max(turns, default=0), "posts": posts}}

    def trial(self, g: State, draft: Draft) -> dict[str, Any]:
        """The map as it would lie: *g* has the draft's garrisons already."""
        zones = defensible(g)
        return {
            "posts": {zone: list(units) for zone, units in draft},
            "left": dict(_left(g)),
            "room": {zone: postable(g, zone) for zone in zones},
            "holds": holding(g),
            "fronts": [zone for zone in zones if _is_front(g, zone)],
        }


# -------------------------------------------------------------------------------------- reading
def _zone(g: State, zone: Any) -> str:
    return g.facts.zones[g.facts.zone_index[zone]]


def _unit(g: State, unit: Any) -> str:
    g.facts.rank[unit]
    return str(unit)


def _posts(draft: Draft) -> Posts:
    return {zone: list(units) for zone, units in draft}


def _drafted(posts: Posts) -> Draft:
    return tuple((zone, tuple(units)) for zone, units in posts.items())


def _lacks(g: State, zone: int, goal: list[Units]) -> Units:
    """Whom a zone still lacks; LK-6.7.4: support comes when there are troops."""
    lacks = Counter(goal[zone]) - Counter(g.garrison[zone])
    return sorted(lacks.elements(), key=g.facts.rank.__getitem__)


# -------------------------------------------------------------------------------------- intents
def _laid(g: State, posts: Posts) -> State:
    """The table with a draft laid out."""
    g = g.clone()
    for zone, units in posts.items():
        for unit in units:
            take(g, unit, g.garrison[g.facts.zone_index[zone]])
    return g


def post(g: State, posts: Posts, zone: str, unit: str, every: bool = False) -> Draft:
    """One more unit for a zone, or every one of its kind that finds room there."""
    laid, where = _laid(g, posts), _zone(g, zone)
    added = 0
    while unit in postable(laid, where) and where in defensible(laid) and (every or not added):
        take(laid, unit, laid.garrison[g.facts.zone_index[where]])
        posts.setdefault(where, []).append(unit)
        added += 1
    if not added:
        raise Forbidden(NO_ROOM)
    return _drafted(posts)


def withdraw(g: State, posts: Posts, zone: str, unit: str) -> Draft:
    """One unit back into its box; LK-6.7.4: support does not stay without troops."""
    posts[zone].remove(unit)
    stay = [*g.garrison[g.facts.zone_index[zone]], *posts[zone]]
    if g.facts.rules.supports_need_troops and not of_kind(stay, g.facts.troops):
        posts[zone] = []
    return _drafted(posts)


def shift(g: State, posts: Posts, zone: str, unit: str, to: str) -> Draft:
    """A unit from one zone to another."""
    return post(g, _posts(withdraw(g, posts, zone, unit)), to, unit)


def again(g: State, _posts: Posts, turn: int, posts: Any) -> Draft:
    """As it was: what is gone, or has lost its zone, is left out; who has lost a step comes."""
    laid, made = g.clone(), Posts()
    for zone, units in posts:
        where = _zone(g, zone)
        for unit in sorted(units, key=g.facts.rank.__getitem__):
            room = postable(laid, where) if where in defensible(laid) else []
            found = next((kin for kin in _kin(g, unit) if kin in room), None)
            if found is not None:
                take(laid, found, laid.garrison[g.facts.zone_index[where]])
                made.setdefault(where, []).append(found)
    return _drafted(made)


def _kin(g: State, unit: str) -> Iterator[str]:
    """The unit itself, then its other side."""
    yield unit
    kind = g.facts.type_of.get(unit)
    yield from (other for other, its in g.facts.type_of.items() if its == kind and other != unit)


_INTENTS: dict[str, Callable[..., Draft]] = {
    "post": post,
    "withdraw": withdraw,
    "shift": shift,
    "again": again,
}


# -------------------------------------------------------------------------------------- drawing
def _left(g: State) -> Iterator[tuple[str, int]]:
    """What is still in the boxes and could be posted."""
    yield from Counter([*g.troops, *g.leaders, *g.guns]).items()
    if g.gunboats:
        yield GUNBOAT, g.gunboats


def _is_front(g: State, zone: str) -> bool:
    """LK-7.1.3: where the Banner of a path comes first, or somebody is posted."""
    path = g.facts.path_of[zone]
    next_ = path >= 0 and g.facts.number_of[zone] == g.at[path] - 1
    return bool(g.garrison[g.facts.zone_index[zone]]) or next_


# ------------------------------------------------------------------------------------- in words
def intent_in_words(g: State, _ask: Any, intent: Intent, words: Speaker) -> str:
    """The only one that is offered ready-made."""
    turn = intent["again"]["turn"]
    return words.text("intent-again", last="yes" if turn == g.turn - 1 else "no", turn=turn)


def tried_in_words(_g: State, _ask: Any, drawing: dict[str, Any], words: Speaker) -> Iterator[str]:
    """Each zone with those the draft adds, and the chance to hold it."""
    for zone, units in drawing.get("posts", {}).items():
        holds = drawing["holds"].get(zone)
        yield words.text(
            "tried-post" if holds is None else "tried-post-holds",
            zone=words.name("zone", zone),
            units=words.listed("unit", units),
            percent=round(100 * (holds or 0)),
        )
