"""What a sensible captain does: armies bought for their task, columns, guns, torches."""

from __future__ import annotations

import random

import msgspec
import pytest

from games.kriegspfad.kp_table import company, line, square, table, unit
from zareba.bots import Chair, make_bot
from zareba.bots.playouts import Playouts
from zareba.engine import Setting
from zareba.engine.chance import key_of, secret_from
from zareba.games.kriegspfad import GAME
from zareba.games.kriegspfad.armies import Army, faults, random_army, varied_army
from zareba.games.kriegspfad.armies.muster import Group, Unit, army_from
from zareba.games.kriegspfad.armies.points import army_price
from zareba.games.kriegspfad.battle.asks import Action, Paths
from zareba.games.kriegspfad.battle.enter import Enter
from zareba.games.kriegspfad.battle.limits import actions
from zareba.games.kriegspfad.battle.paths import Judge
from zareba.games.kriegspfad.battle.shooting import Fire
from zareba.games.kriegspfad.brain.advice import action, advise, best_action, sketch, way_of
from zareba.games.kriegspfad.brain.columns import lanes
from zareba.games.kriegspfad.brain.deployment import fronts
from zareba.games.kriegspfad.brain.marksmen import volleys
from zareba.games.kriegspfad.brain.mustering import Bouts, bodies_of, exchange, list_for, merit_of
from zareba.games.kriegspfad.brain.plans import BRIEF, FULL, best_plan, destinations
from zareba.games.kriegspfad.brain.preparation import stratagem
from zareba.games.kriegspfad.brain.tactics import CLOSE_UP, outlook
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.field.posts import RESERVE, change_house, take_post
from zareba.games.kriegspfad.field.state import MILITIA, MOVED
from zareba.games.kriegspfad.field.structures import Blockhouse, Emplacement
from zareba.games.kriegspfad.field.troops import elements_of
from zareba.games.kriegspfad.prepare.asks import ListChoice, MusterArmy
from zareba.games.kriegspfad.prepare.prepare import split_list

RNG = random.Random(1)


def file_of(x, y, facing, n):
    """One behind the other along x."""
    return [(x - 2.4 * i, y, facing) for i in range(n)]


def until(kind, scenario="ambush", secret="captains"):
    """A position at the first question of a kind, played there by bots."""
    position = Setting.of(GAME, 2, {"scenario": scenario, "size": "150"}).start(
        key_of(secret_from(secret))
    )
    bot, rng = make_bot("heuristic", GAME), random.Random(2)
    while True:
        seat = position.waiting_for()[0]
        if isinstance(position.ask(seat), kind):
            return position, seat
        position.push(bot.choose(Chair(position, seat), rng), seat)


# ------------------------------------------------------------------------------------------ armies
def test_an_army_is_bought_without_wagons_and_spends_its_points():
    """KP-30.2: of several the one that suits the enemy and the task."""
    position, seat = until(MusterArmy)
    g, ask = position.state, position.ask(seat)
    army = army_from(msgspec.json.decode(advise(g, ask, [], random.Random(3))))
    assert army.wagons == 0
    assert army_price(g.facts.catalogue, army) >= 0.9 * g.points[seat]


def test_more_of_the_same_troops_make_a_better_army():
    g = table()

    def cavalry(loadout, n):
        units = tuple(Unit("cavalry", (Group(n, loadout),)) for _ in range(2))
        return Army(list="L13", year=1876, tribe="union", units=units)

    entry = g.facts.catalogue.lists["L13"].find_entry("cavalry")
    assert entry is not None
    loadout = entry.loadouts[0].id
    foes, bouts = [bodies_of(g, 1, cavalry(loadout, 3))], Bouts()
    more = merit_of(g, 0, cavalry(loadout, 5), foes, bouts)
    assert more > merit_of(g, 0, cavalry(loadout, 2), foes, bouts)


def test_a_column_is_bought_of_few_units():
    """KP-16.6: one unit enters in a round, so many small ones come one by one."""
    g = table("ambush", attacker=0)
    entry = g.facts.catalogue.lists["L13"].find_entry("cavalry")
    loadout = entry.loadouts[0].id

    def split(*sizes):
        units = tuple(Unit("cavalry", (Group(n, loadout),)) for n in sizes)
        return Army(list="L13", year=1876, tribe="union", units=units)

    foes, bouts = [bodies_of(g, 1, split(3, 3))], Bouts()
    few = merit_of(g, 0, split(5, 5), foes, bouts)
    assert few > merit_of(g, 0, split(2, 2, 2, 2, 2), foes, bouts)


def test_units_that_are_alike_cost_each_other_the_same():
    """What was worked out for one of them serves all; another number of troops is another unit."""
    g = table()
    entry = g.facts.catalogue.lists["L13"].find_entry("cavalry")
    loadout = entry.loadouts[0].id

    def cavalry(*sizes):
        units = tuple(Unit("cavalry", (Group(n, loadout),)) for n in sizes)
        return bodies_of(g, 0, Army(list="L13", year=1876, tribe="union", units=units))

    bouts, ours, theirs = Bouts(), cavalry(4, 4, 3), cavalry(5, 3)
    alike = bouts.alike(ours)
    assert alike[0] is alike[1] is not alike[2]
    assert bouts.alike(cavalry(4)) == alike[:1]
    remembered = exchange(alike, bouts.alike(theirs), bouts)
    assert remembered == exchange(ours, theirs, Bouts()) == exchange(alike, theirs, bouts)


def test_a_list_is_chosen_for_what_its_armies_do_and_never_the_enemys():
    """KP-30.1: settlers with muskets are ridden down by the tribes of the prairie."""
    g = table()
    g.year, g.lists[1], g.tribes[1] = 1800, "L11", ""
    options = ListChoice(0).options(g)
    chosen = [split_list(list_for(g, 0, options, random.Random(n)))[0] for n in range(12)]
    assert set(chosen) < {split_list(option)[0] for option in options} - {"L11"}
    assert len(set(chosen)) > 1  # and not always the same one
    assert list_for(g, 0, ["L03", "L06-osage"], random.Random(1)) == "L06-osage"
    assert list_for(g, 0, ["L11"], random.Random(1)) == "L11"  # there is no other


def test_another_army_of_the_same_list_is_legal_and_buys_no_scout():
    """KP-30: one unit less, other troops for its points."""
    facts = table().facts.catalogue
    army = random_army(facts, "L06", 1800, 150, "osage", seed=3, spend=True, train=False)
    bare = msgspec.structs.replace(army, scout="")
    others = [varied_army(facts, bare, seed) for seed in range(8)]
    assert any(other != bare for other in others)
    for other in others:
        assert not faults(facts, other)
        assert not other.scout
        assert army_price(facts, other) <= 150


@pytest.mark.parametrize(("size", "bought"), [("150", False), ("300", True)])
def test_a_small_army_buys_no_stratagem(size, bought):
    """KP-11: terror costs a third of 150 points."""
    g = Setting.of(GAME, 2, {"scenario": "open_battle", "size": size}).start(
        key_of(secret_from("terror"))
    )
    options = ["none", "terror", "surprise"]
    found = {stratagem(g.state, options, random.Random(n)) for n in range(20)}
    assert (found != {"none"}) == bought


# ----------------------------------------------------------------------------------------- columns
@pytest.mark.parametrize("n", [4, 6, 7])
@pytest.mark.parametrize("x", [66, 70.5])
def test_who_stands_at_the_far_edge_leaves_whatever_his_formation(n, x):
    """KP-16.17: two ranks and files too, and who touches the edge already."""
    for places in ([(x, 15 + 2.4 * i, 0) for i in range(n)], file_of(x, 20, 90, n)):
        g = table("ambush", attacker=0)
        u = unit(g, 0, "warrior", *places)
        unit(g, 1, "warrior", *line(20, 20, 270, 2))
        g.action, g.allowance = "move-good", 9
        score, way = best_plan(outlook(g, 0), u, 9)
        assert any(steps[-1] == "exit" for steps in way)
        assert score > 0
        assert Judge(g, u).judge(way) is None


def test_the_first_of_a_column_waits_for_the_last():
    """KP-16.6: while others are still to enter nobody goes far from the edge."""
    g = table("ambush", attacker=0)
    u = unit(g, 0, "warrior", *[(9, 20 + 2.4 * i, 0) for i in range(3)])
    unit(g, 1, "warrior", *line(50, 40, 270, 2))
    g.march = ["warriors"]
    assert best_action(outlook(g, 0), u)[1] == "stay"
    g.march = []
    g.view = None
    assert best_action(outlook(g, 0), u)[1].startswith("move")


def test_nobody_runs_far_ahead_of_the_column():
    g = table("ambush", attacker=0)
    first = unit(g, 0, "warrior", *[(40, 20 + 2.4 * i, 0) for i in range(3)])
    unit(g, 0, "warrior", *[(40 - CLOSE_UP / INCH - 4, 20 + 2.4 * i, 0) for i in range(3)])
    unit(g, 1, "warrior", *line(10, 2, 270, 2))
    assert best_action(outlook(g, 0), first)[1] == "stay"


def test_a_column_keeps_away_from_woods():
    """KP-17.5: the safest lane is the farthest from where somebody may hide."""
    g = table("ambush", attacker=0)
    square(g, "wood_dense", 25, 0, 20, 24)
    height = g.facts.sizes.table[1]
    found = lanes(g, 0)
    assert found[0] > 30 * INCH
    assert min(found) > 0
    assert max(found) < height


def test_a_column_enters_by_legal_ways():
    """KP-16.18."""
    position, seat = until(Enter)
    g, ask = position.state, position.ask(seat)
    choice = advise(g, ask, [], random.Random(4))
    assert ask.refusal(g, choice) is None


# -------------------------------------------------------------------------------------------- guns
def test_a_gun_comes_into_range_and_then_stands_and_shoots():
    """KP-8.4: who moves does not shoot; who is out of range never does."""
    g = table("siege", attacker=0)
    square(g, "built_up", 30, 34, 12, 12)
    gun = unit(g, 0, "artillery", (36, 4, 90), arms="gun_light_smooth")
    foe = unit(g, 1, "warrior", *line(33, 33, 270, 3), arms="bow")
    assert best_action(outlook(g, 0), gun)[1].startswith("move")

    g.y[g.first[foe]] = g.y[g.first[foe] + 1] = g.y[g.first[foe] + 2] = 1800
    g.view = None
    assert best_action(outlook(g, 0), gun)[1] == "stay"


# ----------------------------------------------------------------------------------------- torches
def test_defenders_burn_their_village_rather_than_let_it_be_taken():
    """KP-16.9, KP-23.6: burnt by them it is not taken; but only when torches are near."""
    g = table("raid", attacker=0)
    square(g, "built_up", 30, 30, 12, 12)
    raiders = unit(g, 0, "warrior", (33, 29.41, 90), (36, 29.41, 90), arms="bow")
    unit(g, 1, "warrior", (33, 40, 270), (36, 40, 270), arms="bow")
    assert {order[1] for order in volleys(g, Fire(1))} == {"arson"}

    for e in (g.first[raiders], g.first[raiders] + 1):
        g.y[e] = 1500
    g.view = None
    assert not any(order[1] == "arson" for order in volleys(g, Fire(1)))


# ---------------------------------------------------------------------------------------- sketches
def test_imagined_games_think_of_fewer_moves():
    g = table()
    u = unit(g, 0, "warrior", *line(20, 10, 90, 3), arms="bow")
    for x in (10, 30, 45):
        unit(g, 1, "skirmisher", *line(x, 25, 270, 3), arms="musket")
    view = outlook(g, 0)
    body = view.own[u]
    full = list(destinations(view, body, 9 * INCH, FULL))
    brief = list(destinations(view, body, 9 * INCH, BRIEF))
    assert set(brief) <= set(full)
    assert 2 * len(brief) < len(full) + 4


def test_playouts_are_sketched_and_the_move_itself_is_not():
    position, seat = until(Action, "raid")
    assert Playouts(GAME).sketch is sketch
    assert GAME.advice.advise is advise
    options = position.options(seat)
    assert sketch(position.state, position.ask(seat), options, RNG) in options


# ------------------------------------------------------------------------ riders, villages, walls
def test_riders_mount_for_a_long_way_and_dismount_to_shoot():
    """KP-4.6, KP-4.8."""
    g = table()
    on_foot = unit(g, 0, "skirmisher", *line(20, 6, 90, 3), horses=True, arms="bl_rifle")
    unit(g, 1, "warrior", *line(20, 44, 270, 3), arms="bow")
    options = ["stay", "move-good", "mount"]
    assert action(g, on_foot, options) == "mount"

    g = table()
    riders = unit(g, 0, "skirmisher", *line(20, 20, 90, 3), mounted=True, arms="bl_rifle")
    unit(g, 1, "warrior", *line(20, 30, 270, 3), arms="bow")
    assert action(g, riders, ["stay", "move-good", "dismount"]) == "dismount"


def test_raiders_go_into_the_village_where_burning_it_does_not_count():
    """KP-16.9: with their centres in it."""
    g = table("raid", attacker=0, burned_village_counts_taken=False)
    square(g, "built_up", 30, 30, 12, 12)
    raiders = unit(g, 0, "warrior", (33, 28, 90), (36, 28, 90), arms="bow")
    g.round = 8
    assert not any(order[1] == "arson" for order in volleys(g, Fire(0)))
    g.action, g.allowance, g.activated[raiders] = "move-difficult", 7, True
    ways = way_of(g, Paths(0, raiders), RNG)
    assert ways
    assert all(3000 <= way[1][0] <= 4200 and way[1][1] > 3000 for way in ways)


def test_who_cannot_hit_anything_holds_his_fire():
    """KP-22.14: shaken militia that has moved."""
    g = table()
    shaky = unit(g, 0, "warrior", *line(20, 10, 90, 2), arms="musket", markers=3, traits=MILITIA)
    unit(g, 1, "warrior", *line(20, 13, 270, 2), arms="bow")
    assert volleys(g, Fire(0))
    for e in elements_of(g, shaky):
        g.did[e] = MOVED
    assert not volleys(g, Fire(0))


def test_the_walls_of_a_blockhouse_are_manned_and_left_when_it_burns():
    """KP-29.16, KP-29.18."""
    g = table("siege", 1)
    g.houses = [Blockhouse(0, 3000, 1000, 900)]
    u = unit(g, 0, "regular", *line(2, 2, 90, 1))
    (e,) = elements_of(g, u)
    take_post(g, e, -1, RESERVE)
    unit(g, 1, "warrior", *line(30, 30, 270, 3))
    options = actions(g, u)
    assert action(g, u, options) in [o for o in options if o[0] == "man" and o[2] < RESERVE]
    change_house(g, 0, lit=1)
    g.view = None
    options = actions(g, u)
    assert action(g, u, options)[0] == "leave"


def test_defenders_stand_in_their_works():
    """KP-29.2."""
    g = table("siege", attacker=1)
    square(g, "built_up", 30, 8, 12, 6)
    g.works = [Emplacement(round(100 * x), 1700, 900) for x, _, _ in line(32, 17, 90, 4)]
    mine = company("regular", [(0, 0, 0)] * 4, arms="rifled_musket")
    ranked = sorted(fronts(g, 0, mine, mounted=False), key=lambda row: -row[0])
    assert [tuple(at) for at in ranked[0][1]] == [tuple(work) for work in g.works]
