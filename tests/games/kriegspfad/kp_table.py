"""A table laid by hand, for tests of single rules."""

from __future__ import annotations

from support import dice
from zareba.engine import Setting
from zareba.engine.chance import key_of, secret_from
from zareba.games.kriegspfad import GAME
from zareba.games.kriegspfad.field.companies import HIDDEN, companies, keep, place_company
from zareba.games.kriegspfad.field.ground import piece_of
from zareba.games.kriegspfad.field.structures import Company, Crew

__all__ = ["company", "dice", "hide", "line", "piece", "square", "table", "unit"]


def table(scenario="open_battle", attacker=-1, **options):
    """An empty table in round 1: seat 0 below, seat 1 above (an ambush: left and right)."""
    setting = Setting.of(GAME, 2, {"scenario": scenario, **options})
    g = setting.table(key_of(secret_from("by hand")))
    g.scenario, g.attacker = scenario, attacker
    g.lists, g.tribes, g.year = ["L13", "L07"], ["union", "sioux"], 1876
    g.edges = ["left", "right"] if scenario == "ambush" else ["lower", "upper"]
    g.round, g.points = 1, [300, 300]
    g.command, g.region = ["ordinary", "ordinary"], "high_plains"
    return g


def company(troop, places, **more):
    size = len(places)
    arms, skills = more.pop("arms", "musket"), more.pop("skills", 0)
    every = arms if isinstance(arms, list) else [arms] * size
    known = skills if isinstance(skills, list) else [skills] * size
    crew = tuple(Crew(a, s, 10) for a, s in zip(every, known, strict=True))
    stand = tuple((round(x * 100), round(y * 100), round(f * 10)) for x, y, f in places)
    mounted = more.pop("mounted", False)
    made = Company(
        more.pop("entry", "warriors"),
        troop,
        more.pop("role", "unit"),
        more.pop("horses", mounted or troop == "cavalry"),
        mounted,
        more.pop("traits", 0),
        crew,
        places=stand,
    )
    assert not more, more
    return made


def unit(g, seat, troop, *places, **more):
    """A unit on the table at (x, y, facing) in inches and degrees."""
    markers = more.pop("markers", 0)
    u = place_company(g, seat, company(troop, places, **more))
    g.markers[u] = markers
    return u


def hide(g, seat, troop, *places, **more):
    """A unit in ambush."""
    keep(g, seat, [*companies(g, seat), company(troop, places, **more).waits(HIDDEN)])


def line(x, y, facing, n, gap=2.38):
    """Places side by side, facing along y."""
    return [(x + gap * i, y, facing) for i in range(n)]


def piece(g, kind, points, **more):
    def hundredths(at):
        return [(round(x * 100), round(y * 100)) for x, y in at]

    for name in ("width",):
        if name in more:
            more[name] = round(more[name] * 100)
    if "crest" in more:
        more["crest"] = hundredths(more["crest"])
    g.pieces.append(piece_of(g.facts.kind[kind], hundredths(points), **more))
    g.view = None


def square(g, kind, x, y, w=12, h=9, **more):
    piece(g, kind, [(x, y), (x + w, y), (x + w, y + h), (x, y + h)], **more)
