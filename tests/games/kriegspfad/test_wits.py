"""The heuristic player: what it thinks of places, charges, shots and scenarios."""

from __future__ import annotations

import itertools
import random
import time

import pytest

from games.kriegspfad.kp_table import hide, line, square, table, unit
from support import again, enough
from zareba.bots import Chair, make_bot
from zareba.engine import Setting
from zareba.engine.chance import key_of, secret_from
from zareba.games.kriegspfad import GAME
from zareba.games.kriegspfad.battle.asks import Paths
from zareba.games.kriegspfad.battle.shooting import Fire
from zareba.games.kriegspfad.battle.shooting_table import Shooter, Target
from zareba.games.kriegspfad.brain.advice import (
    action,
    best_action,
    resolve,
    way_of,
)
from zareba.games.kriegspfad.brain.appraisal import (
    Body,
    charge_gain,
    level,
    reach_odds,
    shot_odds,
    volley_worth,
)
from zareba.games.kriegspfad.brain.judgement import JUDGEMENT, is_quiet
from zareba.games.kriegspfad.brain.marksmen import volleys, worth_springing
from zareba.games.kriegspfad.brain.plans import charges
from zareba.games.kriegspfad.brain.tactics import OPEN, covered, outlook
from zareba.games.kriegspfad.field.troops import bases_of, elements_of

RNG = random.Random(1)
SCENARIOS = ("open_battle", "ambush", "raid", "siege")


def moved_to(g, u, declared="move-good", inches=9):
    """Where the bot takes a unit with this roll."""
    g.action, g.allowance = declared, inches
    g.activated[u] = True
    ask = Paths(g.side[u], u)
    choice = way_of(g, ask, RNG)
    assert not (choice and ask.refusal(g, choice)), choice
    return choice


# ----------------------------------------------------------------------------------- arithmetic
def test_the_chance_to_come_so_far_is_exact():
    """KP-19.2."""
    assert reach_odds((2, 2), 4) == 1
    assert reach_odds((2, 2), 14) == pytest.approx(1 / 36)
    assert reach_odds((1, 2), 5) == pytest.approx(4 / 6)
    assert reach_odds((3, 6), 25) == 0


def test_shots_hit_and_kill_as_the_table_says():
    """KP-22.14: 14 hits, 19 kills; a natural 20 kills for steady shooters."""
    g = table()
    musket = g.facts.arms["musket"]
    assert shot_odds(g.facts, Shooter("warrior", musket), Target("warrior"), 30_000) == (0.35, 0.1)
    hopeless = Shooter("warrior", musket, moved=True, militia=True, markers=1)
    assert shot_odds(g.facts, hopeless, Target("warrior"), 30_000) == (0.1, 0.05)
    shaken = Shooter("warrior", musket, moved=True, militia=True, markers=3)
    assert shot_odds(g.facts, shaken, Target("warrior"), 30_000) == (0.0, 0.0)


def test_markers_cost_more_the_more_there_are():
    shares = [level(n) for n in range(6)]
    costs = [b - a for a, b in itertools.pairwise(shares)]
    assert costs == sorted(costs)
    assert shares[5] == 1


def test_charges_are_worth_what_the_six_faces_give():
    """KP-24.14: riders win against skirmishers, never against the front of repeaters."""
    g = table()
    riders = unit(g, 0, "warrior", *line(20, 10, 90, 4), mounted=True, arms="bow")
    prey = unit(g, 1, "skirmisher", *line(20, 20, 270, 4), arms="musket")
    wall = unit(g, 1, "regular", *line(40, 20, 270, 4), arms="repeater")
    bodies = {u: Body(g, u) for u in (riders, prey, wall)}

    assert charge_gain(bodies[riders], bodies[prey]) > 20
    assert charge_gain(bodies[riders], bodies[wall]) < 0
    flank = charge_gain(bodies[riders], bodies[wall], flank=True)
    assert flank > charge_gain(bodies[riders], bodies[wall])
    g.markers[prey] = 2
    assert charge_gain(bodies[riders], Body(g, prey)) > 0


def test_cover_and_distance_weaken_a_volley():
    """KP-22.12: S12, S15."""
    g = table()
    own = unit(g, 0, "regular", *line(20, 10, 90, 3), arms="bl_rifle")
    foe = unit(g, 1, "warrior", *line(20, 16, 270, 3), arms="bow")
    square(g, "wood_light", 15, 14)
    ours, theirs = Body(g, own), Body(g, foe)
    cover = covered(g, foe, bases_of(g, foe), moved=False)
    near = volley_worth(ours, theirs, 50_000, moved=False, cover=OPEN, beyond=0)

    assert cover == {"terrain"}
    assert volley_worth(ours, theirs, 50_000, moved=False, cover=cover, beyond=0) < near
    assert volley_worth(ours, theirs, 150_000, moved=False, cover=OPEN, beyond=0) < near
    assert volley_worth(ours, theirs, 210_000, moved=False, cover=OPEN, beyond=0) == 0


# -------------------------------------------------------------------------------------- movement
def test_riders_charge_skirmishers_in_reach_and_leave_a_wall_of_repeaters():
    """KP-24.1: charges when the sum is good, never a hopeless melee."""
    g = table()
    riders = unit(g, 0, "warrior", *line(20, 10, 90, 3), mounted=True, arms="bow")
    prey = unit(g, 1, "skirmisher", *line(20, 18, 270, 3), arms="musket")
    g.action, g.allowance = "move-good", 16
    view = outlook(g, 0)
    assert list(charges(view, view.own[riders], 16))

    moved = moved_to(g, riders, inches=16)
    for e, place, *_ in moved:
        g.x[e], g.y[e] = place
    assert min(g.y[e] for e in elements_of(g, riders)) > 1300

    g = table()
    riders = unit(g, 0, "warrior", *line(20, 10, 90, 3), mounted=True, arms="bow")
    unit(g, 1, "regular", *line(20, 18, 270, 5), arms="repeater")
    g.action, g.allowance = "move-good", 16
    view = outlook(g, 0)
    assert not list(charges(view, view.own[riders], 16))
    assert prey >= 0


def test_a_flank_is_attacked_where_the_rules_allow_it():
    """KP-24.3, M05: from behind the rear line."""
    g = table()
    riders = unit(g, 0, "warrior", *line(20, 10, 90, 2), mounted=True, arms="bow")
    unit(g, 1, "regular", *line(20, 18, 90, 2), arms="musket")  # looks away
    g.action, g.allowance = "move-good", 16
    view = outlook(g, 0)
    body = view.own[riders]
    best = max(charges(view, body, 16))

    assert best[0] > charge_gain(body, view.foes[0])


def test_rifles_stand_at_effective_range_and_bows_do_not():
    """S10, S15: who outshoots stays; who must come near comes."""
    g = table()
    rifles = unit(g, 0, "regular", *line(20, 10, 90, 4), arms="bl_rifle")
    bows = unit(g, 1, "warrior", *line(20, 17, 270, 4), arms="bow")
    g.activated[bows] = True

    assert best_action(outlook(g, 0), rifles)[1] == "stay"
    assert best_action(outlook(g, 1), bows)[1].startswith("move")


def test_a_disordered_unit_falls_back():
    """KP-27: three markers, the enemy near, nothing to win."""
    g = table()
    weak = unit(g, 0, "skirmisher", *line(30, 20, 90, 3), arms="musket", markers=3)
    unit(g, 1, "warrior", *line(30, 27, 270, 5), arms="bow")
    before = g.y[elements_of(g, weak)[0]]

    assert best_action(outlook(g, 0), weak)[1].startswith("move")
    for e, place, *_ in moved_to(g, weak):
        g.x[e], g.y[e] = place
    assert g.y[elements_of(g, weak)[0]] < before


def test_raiders_come_to_the_village_and_burn_it():
    """KP-16.9, C-57."""
    g = table("raid", attacker=0)
    square(g, "built_up", 30, 30, 12, 12)
    raiders = unit(g, 0, "warrior", *line(32, 12, 90, 4), arms="bow")
    g.round = 5
    assert best_action(outlook(g, 0), raiders)[1].startswith("move")

    g = table("raid", attacker=0)
    square(g, "built_up", 30, 30, 12, 12)
    unit(g, 0, "warrior", (33, 29.41, 90), (36, 29.41, 90), arms="bow")
    unit(g, 1, "warrior", *line(10, 40, 270, 2), arms="bow")
    assert {order[1] for order in volleys(g, Fire(0))} == {"arson"}
    assert not any(order[1] == "arson" for order in volleys(g, Fire(1)))


def test_the_ambushed_leave_over_the_far_edge():
    """KP-16.17: who can leave leaves."""
    g = table("ambush", attacker=0)
    riders = unit(g, 0, "warrior", *[(66, 20 + 2.4 * i, 0) for i in range(3)], mounted=True)
    unit(g, 1, "warrior", *line(20, 20, 270, 2))
    choice = moved_to(g, riders, inches=12)

    assert choice
    assert all(way[-1] == "exit" for way in choice)


def test_the_bot_never_changes_the_position_it_thinks_about():
    g = table()
    unit(g, 0, "warrior", *line(20, 10, 90, 3), mounted=True, arms="bow")
    unit(g, 1, "skirmisher", *line(20, 18, 270, 3), arms="musket")
    before = g.to_json()

    action(g, 0, ["stay", "move-good", "dismount"])
    volleys(g, Fire(0))
    assert g.to_json() == before


# ------------------------------------------------------------------------------ fire and ambush
def test_free_shooters_pile_their_fire_on_the_shaken():
    """KP-22.9: guns choose; the marker that hurts most is the one on who has some."""
    g = table()
    unit(g, 0, "artillery", (30, 10, 90), arms="gun_light_smooth")
    fresh = unit(g, 1, "warrior", *line(24, 17, 270, 3), arms="bow")
    shaken = unit(g, 1, "warrior", *line(34, 17, 270, 3), arms="bow", markers=3)

    ((_, _, target),) = volleys(g, Fire(0))
    assert g.unit[target] == shaken
    assert fresh != shaken


def test_an_ambush_waits_until_the_enemy_is_near():
    """KP-17.7: it shows itself for a charge that pays."""
    g = table()
    square(g, "wood_dense", 10, 10)
    hide(g, 0, "warrior", *line(12, 17, 90, 3), arms="bow")
    far = unit(g, 1, "skirmisher", *line(40, 40, 270, 3), arms="musket")
    assert not worth_springing(g, 0, 0, charging=True)

    for i, e in enumerate(elements_of(g, far)):
        g.x[e], g.y[e] = 1200 + 240 * i, 2200
    g.view = None
    assert worth_springing(g, 0, 0, charging=True)


def test_an_ambush_that_shows_itself_shoots_at_once():
    """KP-17.17: all its elements declare in step A."""
    g = table()
    square(g, "wood_dense", 10, 10)
    hide(g, 0, "warrior", *line(12, 21.6, 90, 3), arms="rifled_musket")
    unit(g, 1, "skirmisher", *line(12, 26, 270, 3), arms="musket", markers=3)

    ((word, number, *shots),) = volleys(g, Fire(0))
    assert (word, number) == ("spring", 0)
    assert [place for place, _, _ in shots] == [0, 1, 2]


# -------------------------------------------------------------------------------------- judgement
def test_only_what_is_lost_is_given_up():
    g = table()
    g.round = 6
    unit(g, 0, "skirmisher", (20, 10, 90), arms="musket")
    unit(g, 1, "warrior", *line(20, 30, 270, 8), arms="bow")
    assert resolve(g, 0) == "concede"
    assert resolve(g, 1) == "on"
    assert JUDGEMENT.value(g, 0) < 0.2
    assert JUDGEMENT.value(g, 1) > 0.8


@pytest.mark.parametrize(
    "scenario", ["raid", *(pytest.param(s, marks=again) for s in SCENARIOS if s != "raid")]
)
def test_battles_of_bots_end_and_every_answer_is_legal(scenario):
    setting = Setting.of(GAME, 2, {"scenario": scenario, "size": "150"})
    position = setting.start(key_of(secret_from(f"bots {scenario}")))
    bot, rng = make_bot("heuristic", GAME), random.Random(4)
    while position.pending:
        seat = position.waiting_for()[0]
        position.choose(bot.choose(Chair(position, seat), rng), seat)

    assert position.state.result


@pytest.mark.parametrize(
    "number", [*range(1, 5), *(pytest.param(n, marks=again) for n in range(5, 14))]
)
def test_the_bot_leads_every_list(number):
    """KP-31: against whatever enemy the year offers, in turn in every scenario.

    Usually for two rounds, and a list for each scenario; that battles of bots end is tested above.
    """
    name = f"L{number:02}"
    scenario = SCENARIOS[number % len(SCENARIOS)]
    setting = Setting.of(GAME, 2, {"scenario": scenario, "size": "150"})
    lists = setting.facts.catalogue
    year = next(y for y in range(1750, 1891, 5) if name in {x.id for x in lists.in_year(y)})
    position = setting.start(key_of(secret_from(name)))
    position.choose(year)
    position.choose(next(o for o in position.options() if o.partition("-")[0] == name))
    bot, rng = make_bot("heuristic", GAME), random.Random(number)
    to_the_end = enough(False, True)
    while position.pending and (to_the_end or position.state.round <= 2):
        seat = position.waiting_for()[0]
        position.choose(bot.choose(Chair(position, seat), rng), seat)

    assert position.state.lists[0] == name
    assert position.state.result or (not to_the_end and position.state.round > 2)


def test_monte_carlo_stops_at_the_end_of_the_round():
    """mc:N answers in the middle of a battle within a bounded time."""
    setting = Setting.of(GAME, 2, {"scenario": "raid", "size": "150"})
    position = setting.start(key_of(secret_from("mc")))
    bot, rng = make_bot("heuristic", GAME), random.Random(4)
    while position.state.round < 2:
        assert position.state.round or is_quiet(position.state, position.pending[0])
        seat = position.waiting_for()[0]
        position.push(bot.choose(Chair(position, seat), rng), seat)
    thinker = make_bot("mc:2", GAME)
    began = time.process_time()
    for _ in range(4):
        seat = position.waiting_for()[0]
        position.choose(thinker.choose(Chair(position, seat), rng), seat)

    assert time.process_time() - began < 40
