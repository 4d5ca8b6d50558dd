"""Bots and boats: who starts aboard, how he rows, and that everybody lands (KP-10)."""

from __future__ import annotations

import random

import pytest

from games.kriegspfad.kp_table import company, line, piece, square, table, unit
from support import enough, follow
from zareba.bots import Chair, make_bot
from zareba.engine import Domain, Setting
from zareba.engine.chance import key_of, secret_from
from zareba.games.kriegspfad import GAME
from zareba.games.kriegspfad.battle.enter import Enter
from zareba.games.kriegspfad.battle.movement import activate
from zareba.games.kriegspfad.battle.turn import start_of_round
from zareba.games.kriegspfad.brain.advice import advise
from zareba.games.kriegspfad.field.companies import MARCH, keep, place_company, take_out
from zareba.games.kriegspfad.field.ground import piece_of
from zareba.games.kriegspfad.field.posts import ABOARD
from zareba.games.kriegspfad.field.state import ON_TABLE
from zareba.games.kriegspfad.field.structures import Boat
from zareba.games.kriegspfad.field.troops import elements_of
from zareba.games.kriegspfad.prepare.asks import LayOut
from zareba.games.kriegspfad.prepare.asks_boats import Moor
from zareba.games.kriegspfad.prepare.asks_deploy import Deploy

RNG = random.Random(1)
LAKE = [(0, 5.5), (70.86, 5.5), (70.86, 14), (0, 14)]
WINDING = [(6, 0), (26, 16), (70.86, 20)]


def raid(n, water="lake", points=LAKE, **more):
    """A raid on a village beyond the water; a company of *n* warriors waits at the lower edge."""
    g = table("raid", attacker=0)
    g.lists, g.tribes = ["L01", "L07"], ["", "sioux"]
    piece(g, water, points, **more)
    square(g, "built_up", 30, 30, 12, 12)
    unit(g, 1, "warrior", *line(50, 44, 270, 2), arms="bow")
    keep(g, 0, [company("warrior", [(0, 0, 0)] * n, arms="bow").stands(False, ())])
    return g


def boats_of(g, seat=0):
    places = advise(g, Moor(seat), [], RNG)
    assert not Moor(seat).refusal(g, places)
    g.boats += [Boat(seat, *place) for place in places]
    return places


def deployed(g, seat=0):
    choice = advise(g, Deploy(seat), [], RNG)
    assert not Deploy(seat).refusal(g, choice)
    number, mounted, *places = choice
    return place_company(
        g, seat, take_out(g, seat, number).stands(bool(mounted), tuple(places))
    ), places


def lead(g, u, rounds):
    """The bot leads one unit for so many rounds."""
    for _ in range(rounds):
        start_of_round(g)
        position = follow(activate(g, g.side[u], u))
        while position.pending:
            ask = position.ask()
            options = [] if isinstance(ask, Domain) else position.options()
            position.choose(advise(g, ask, options, RNG))
        g.round += 1


def test_raiders_cross_a_lake_in_pairs_and_go_on_by_land():
    """KP-10.2, KP-10.3, KP-10.11: a boat for every two, so that all land in the same round."""
    g = raid(4)
    assert len(boats_of(g)) == 2
    u, places = deployed(g)
    assert [at[0] for at in places] == [ABOARD] * 4

    lead(g, u, 7)
    assert [g.post[e] for e in elements_of(g, u)] == [0] * 4
    assert min(g.y[e] for e in elements_of(g, u)) > 1400


def test_on_a_river_a_unit_has_one_boat_or_none():
    """KP-2.5, KP-10.4: it goes down the river to the bank of the village."""
    g = raid(6, "river", WINDING, width=4)
    assert boats_of(g) == ()
    g = raid(2, "river", WINDING, width=4)
    assert len(boats_of(g)) == 1
    u, places = deployed(g)
    assert [at[0] for at in places] == [ABOARD] * 2

    lead(g, u, 5)
    assert [g.post[e] for e in elements_of(g, u)] == [0] * 2


def test_nobody_takes_a_boat_who_walks_as_fast():
    """A river beside the way to the village; a lake that somebody else would have to cross."""
    assert boats_of(raid(4, "river", [(64, 0), (64, 47.24)], width=4)) == ()
    g = raid(4)
    g.attacker = 1
    assert boats_of(g) == ()


def test_nobody_takes_a_boat_under_guns():
    """KP-10.7: a hit drowns everybody aboard."""
    g = raid(4)
    unit(g, 1, "artillery", (40, 40, 270), arms="gun_light_smooth")
    assert boats_of(g) == ()


def test_a_column_sends_a_unit_down_the_river_and_off_the_table():
    """KP-10.11, KP-16.17."""
    g = table("ambush", attacker=0)
    g.lists, g.tribes = ["L01", "L07"], ["", "sioux"]
    piece(g, "river", [(0, 20), (70.86, 20)], width=4)
    piece(g, "wood_dense", [(20, 24), (50, 24), (50, 47), (20, 47)])
    keep(g, 0, [company("warrior", [(0, 0, 0)] * 4, arms="bow").stands(False, ()).waits(MARCH)])
    g.march, g.allowance = ["warriors"], 9
    assert len(boats_of(g)) == 1
    choice = advise(g, Enter(0, 0), [], RNG)
    assert choice == (0, *[(ABOARD, 0, 0)] * 4)

    u = place_company(g, 0, take_out(g, 0, 0).stands(False, choice[1:]))
    g.march = []
    lead(g, u, 9)
    assert g.exited[0] == 4


@pytest.mark.parametrize("water", ["lake", "river"])
def test_battles_with_boats_end_and_nobody_stays_aboard(water):
    """Whole battles across a water: every answer is legal, and whoever lives has landed."""
    taken = 0
    for seed in range(enough(2, 8)):
        setting = Setting.of(GAME, 2, {"scenario": "raid", "size": "150", "attacker": "first"})
        position = setting.start(key_of(secret_from(f"boats {seed}")))
        bot, rng = make_bot("heuristic", GAME), random.Random(seed)
        position.choose(1770)
        position.choose("L06-osage")
        position.choose("L07-sioux")
        while position.pending:
            seat = position.waiting_for()[0]
            if isinstance(position.ask(), LayOut):
                position.choose("generated", seat)
                lay(position.state, water)
                continue
            position.choose(bot.choose(Chair(position, seat), rng), seat)
        g = position.state
        taken += len(g.boats)
        if g.round == g.facts.scenarios["raid"].round_limit:
            there = zip(g.post, g.place, strict=True)
            assert not any(post > 0 and place == ON_TABLE for post, place in there)
    assert taken


def lay(g, water):
    """A field with nothing but a village and water before the raiders."""
    up = g.edges[0] == "upper"
    points = LAKE if water == "lake" else WINDING
    places = [(round(x * 100), round((47.24 - y if up else y) * 100)) for x, y in points]
    village = next(p for p in g.pieces if g.facts.kinds[p[0]].id == "built_up")
    width = {} if water == "lake" else {"width": 400}
    g.pieces, g.view = [piece_of(g.facts.kind[water], places, **width), village], None
