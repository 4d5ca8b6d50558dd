"""Rules that were once played otherwise than they are written, chapter by chapter."""

import random

import pytest

from games.kriegspfad.kp_table import company, dice, hide, piece, square, table, unit
from support import asked, follow
from zareba.engine import drafting
from zareba.games.kriegspfad.battle.arrivals import late_arrivals, roll_for
from zareba.games.kriegspfad.battle.asks import Activate, Arrive
from zareba.games.kriegspfad.battle.cover import cover_of
from zareba.games.kriegspfad.battle.enter import Enter, enter
from zareba.games.kriegspfad.battle.fire import gun_ready, may_shoot
from zareba.games.kriegspfad.battle.march import climb
from zareba.games.kriegspfad.battle.shooting import burning_needs, shooting
from zareba.games.kriegspfad.battle.turn import send_home, show_lost, start_of_round
from zareba.games.kriegspfad.brain.ambushes import noted
from zareba.games.kriegspfad.field.arcs import coherent
from zareba.games.kriegspfad.field.companies import HIDDEN, LATE, MARCH, companies, keep, take_out
from zareba.games.kriegspfad.field.contact import sheltered
from zareba.games.kriegspfad.field.state import MOVED, STOOD, TURNED
from zareba.games.kriegspfad.field.structures import READY, Blaze, Fight
from zareba.games.kriegspfad.field.troops import bases_of, cohesion, elements_of, look
from zareba.games.kriegspfad.prepare.asks_deploy import Deploy, Notes
from zareba.games.kriegspfad.prepare.asks_hold import Hold
from zareba.games.kriegspfad.prepare.asks_works import Dig
from zareba.games.kriegspfad.prepare.deploy import hold_back


# ------------------------------------------------------------------------------- KP-2: cohesion
def test_foot_behind_a_palisade_keeps_four_inches_and_half_a_unit_does_not():
    """KP-2.3, KP-2.4: between two elements that are both behind works."""
    g = table("siege", 1)
    square(g, "built_up", 20, 5, 20, 9)
    g.palisade, g.view = True, None
    inside = unit(g, 0, "regular", (24, 8, 90), (30, 8, 90))
    across = unit(g, 0, "regular", (36, 8, 90), (42.5, 8, 90))
    for u, holds in ((inside, True), (across, False)):
        bases = bases_of(g, u)
        assert coherent(bases, cohesion(g, u), sheltered(g, u, bases)) == holds


# --------------------------------------------------------------------------- KP-8: guns stand
@pytest.mark.parametrize(
    ("did", "did_last", "strict", "loose"),
    [
        (STOOD, STOOD, True, True),
        (STOOD, TURNED, True, True),  # TX-23
        (STOOD, MOVED, False, True),
        (MOVED, STOOD, False, True),
        (TURNED, STOOD, False, True),
        (MOVED, MOVED, False, False),
    ],
)
def test_guns_stood_this_and_last_round_or_one_of_them(did, did_last, strict, loose):
    """KP-8.4, C-04: option artillery_stationary."""
    for reading, ready in (("this_and_last", strict), ("this_or_last", loose)):
        g = table(artillery_stationary=reading)
        (e,) = elements_of(g, unit(g, 0, "artillery", (20, 10, 90), arms="gun_light_smooth"))
        g.did[e], g.did_last[e] = did, did_last
        assert gun_ready(g, e) == ready


# --------------------------------------------------------------------------- KP-11: war medicine
def medicine(*statuses, role="unit"):
    g = table("ambush", 1)
    found = []
    for status in statuses:
        made = company("warrior", [(50, 30, 270)], role=role)
        made = made.waits(status)
        found.append(made)
    keep(g, 1, found)
    g.march = [c.entry for c in found if c.status == MARCH]
    return g


def test_war_medicine_leaves_commanders_who_wait_alone():
    """KP-11.11: separate commander, scout and prophet do not roll."""
    g = medicine(LATE, role="chief")
    dice(g)
    send_home(g, 1)
    assert [c.status for c in companies(g, 1)] == [LATE]


def test_who_goes_home_unseen_is_shown_at_the_end_of_the_round():
    """KP-11.11, KP-37.1, KP-37.6: until then even the number of late units is the same."""
    g = medicine(LATE, HIDDEN, LATE)
    dice(g, 1, 1, 2)
    send_home(g, 1)
    assert g.to_arrive[1] == 2
    assert g.lost_ap[1] == 0
    show_lost(g)
    assert g.to_arrive[1] == 1
    assert g.lost_ap[1] == 20


def test_who_goes_home_leaves_the_order_of_march():
    """KP-11.11, KP-37.2."""
    g = medicine(MARCH, MARCH)
    dice(g, 1, 3)
    send_home(g, 1)
    show_lost(g)
    assert len(g.march) == len(companies(g, 1)) == 1


# ------------------------------------------------------------------------------- KP-13: terrain
def test_a_bank_covers_from_lines_that_cross_it_near_the_target():
    """KP-13.12: within an inch; standing still."""
    g = table()
    piece(g, "stream", [(0, 20), (30, 20), (70, 36)], width=2)
    (e,) = elements_of(g, unit(g, 0, "regular", (20, 18.2, 90)))
    near, far = ((200000, 260000), (200000, 187900)), ((640000, 184000), (211000, 184000))

    assert cover_of(g, e, near) == {"terrain"}
    assert cover_of(g, e, far) == frozenset()
    g.did[e] = MOVED
    assert cover_of(g, e, near) == frozenset()


def test_nobody_shoots_from_a_ford_nor_has_cover_on_it():
    """KP-13.14: while any part of the element is on it."""
    g = table()
    piece(g, "river", [(0, 20), (70.86, 20)], width=4)
    piece(g, "ford", [(30, 17), (30, 23)], width=3)
    square(g, "wood_light", 26, 10, 8, 7)
    (e,) = elements_of(g, unit(g, 0, "skirmisher", (30, 16.6, 90)))
    line_ = ((300000, 300000), (300000, 172000))

    assert not may_shoot(g, e)
    assert cover_of(g, e, line_) == frozenset()
    g.y[e] = 1600
    assert may_shoot(g, e)
    assert cover_of(g, e, line_) == {"terrain"}


# ------------------------------------------------------------------------- KP-16: preparation
def test_a_unit_without_room_may_stand_twelve_inches_deep():
    """KP-16.20."""
    g = table()
    deep = (0, 0, (3000, 900, 900))
    keep(g, 0, [company("regular", [(0, 0, 0)])])
    assert Deploy(0).refusal(g, deep).rule == "KP-16.5"
    square(g, "hill_too_steep", 0, 0, 70.86, 6)

    assert Deploy(0).refusal(g, deep) is None
    assert Deploy(0).refusal(g, (0, 0, (3000, 1300, 900))).rule == "KP-16.5"


def test_commander_and_scout_keep_to_units_that_hide_or_come_late():
    """KP-16.14: they are not counted."""
    g = table()
    scout = company("scout", [(0, 0, 0)], role="scout")
    keep(g, 0, [company("warrior", [(0, 0, 0)]), scout])
    hold = Hold(0, 1, 1)

    assert hold.refusal(g, ((0, LATE), (1, LATE))) is None
    assert hold.refusal(g, ((0, HIDDEN), (1, HIDDEN))) is None
    assert hold.refusal(g, ((1, LATE),)).rule == "KP-16.14"
    assert hold.refusal(g, ((0, HIDDEN), (1, LATE))).rule == "KP-16.14"


@pytest.mark.parametrize(("gap", "allowed"), [(3.9, True), (4.2, False)])
def test_a_scout_hides_within_four_inches_of_a_hidden_unit(gap, allowed):
    """KP-16.14."""
    g = table("raid", 1)
    square(g, "wood_dense", 10, 5, 20, 9)
    made = [company("warrior", [(0, 0, 0)]), company("scout", [(0, 0, 0)], role="scout")]
    made = [c.waits(HIDDEN).stands(c.mounted, ()) for c in made]
    keep(g, 0, made)
    beside = round((14 + 2.362 + gap) * 100)
    notes = ((0, 0, (1400, 1000, 900)), (1, 0, (beside, 1000, 900)))

    refusal = Notes(0).refusal(g, notes)
    assert (refusal is None) == allowed
    assert refusal is None or refusal.rule == "KP-16.14"


def test_a_bot_hides_no_commander_alone():
    """KP-16.14: two woods, each with room for one of them, are too far apart."""
    g = table("raid", 1)
    square(g, "wood_dense", 10, 5, 3, 3)
    square(g, "wood_dense", 40, 5, 3, 3)
    made = [company("warrior", [(0, 0, 0)]), company("warrior", [(0, 0, 0)], role="chief")]
    keep(g, 0, [c.waits(HIDDEN).stands(c.mounted, ()) for c in made])

    notes = noted(g, Notes(0), random.Random(1))
    assert [note[0] for note in notes] == [0]
    assert Notes(0).refusal(g, notes) is None


def test_a_commander_kept_back_arrives_with_a_unit():
    """KP-16.14, KP-17.18: within four inches of it, without a die of his own."""
    g = table()
    g.round = 4
    made = [company("regular", [(0, 0, 0)]), company("regular", [(0, 0, 0)], role="chief")]
    made = [c.waits(LATE).stands(c.mounted, ()) for c in made]
    keep(g, 0, made)
    dice(g, 6, 6)  # who rolls first, the unit
    position = follow(late_arrivals(g))
    position.choose((0, (3000, 100, 900)))
    assert asked(position) == "Arrive"
    ask = position.ask()
    assert ask.refusal(g, (0, (4000, 100, 900))).rule == "KP-16.14"
    position.choose((0, (3300, 100, 900)))
    assert companies(g, 0) == []


def held_back(*orders):
    """Two regular units and a scout; what was ordered of them is kept."""
    g = table()
    g.round = 4
    scout = company("scout", [(0, 0, 0)], role="scout")
    made = [company("regular", [(0, 0, 0)]) for _ in range(2)]
    keep(g, 0, [c.waits(READY).stands(c.mounted, ()) for c in (*made, scout)])
    ask = Hold(0, 2, 1)
    choice = ask.canonical(g, orders)
    assert ask.refusal(g, choice) is None
    hold_back(g, 0, choice)
    return g


def test_a_scout_comes_with_the_late_unit_his_owner_chose():
    """KP-16.14: not with another that arrives before it, and within four inches of his own."""
    g = held_back((0, LATE), (1, LATE), (2, LATE, 1))
    dice(g, 6, 6, 1)  # who rolls first; the first unit comes, the second does not
    position = follow(late_arrivals(g))
    position.choose((0, (1000, 100, 900)))
    assert asked(position) == "done"
    assert [c.role for c in companies(g, 0)] == ["unit", "scout"]

    dice(g, 6, 6)
    position = follow(late_arrivals(g))
    position.choose((0, (4000, 100, 900)))
    assert asked(position) == "Arrive"
    assert position.ask().refusal(g, (0, (1300, 100, 900))).rule == "KP-16.14"
    position.choose((0, (4300, 100, 900)))
    assert companies(g, 0) == []


def test_both_units_arrive_and_the_scout_keeps_to_his():
    """KP-16.14: the other one that arrived this round is no company for him."""
    g = held_back((0, LATE), (1, LATE), (2, LATE, 0))
    dice(g, 6, 6, 6)
    position = follow(late_arrivals(g))
    position.choose(0)
    position.choose((0, (1000, 100, 900)))
    assert position.options() == [0, 1]  # the other unit and the scout
    position.choose(0)
    position.choose((0, (4000, 100, 900)))
    assert position.ask().refusal(g, (0, (4300, 100, 900))).rule == "KP-16.14"
    assert position.ask().refusal(g, (0, (1300, 100, 900))) is None


def test_who_lost_the_unit_he_was_to_come_with_joins_another():
    """KP-16.14, KP-11.11: it went home."""
    g = held_back((0, LATE), (1, LATE), (2, LATE, 1))
    take_out(g, 0, 1)
    dice(g, 6, 6)
    position = follow(late_arrivals(g))
    position.choose((0, (1000, 100, 900)))

    assert asked(position) == "Arrive"


@pytest.mark.parametrize(
    "orders",
    [
        ((0, LATE), (2, LATE, 1)),  # is not late
        ((0, LATE), (2, LATE, 2)),
        ((0, LATE), (2, LATE, 9)),
        ((0, LATE), (1, LATE, 0)),  # units come by themselves
        ((0, HIDDEN), (2, HIDDEN, 0)),
        ((0, LATE), (2, LATE, 0, 0)),
    ],
)
def test_only_a_late_unit_brings_only_a_commander_scout_or_prophet(orders):
    """KP-16.14."""
    g = held_back()
    ask = Hold(0, 2, 1)

    assert ask.refusal(g, ask.canonical(g, orders)).rule == "KP-16.14"


def test_who_names_no_unit_comes_with_the_first_of_them():
    """KP-16.14."""
    g = held_back()

    assert Hold(0, 2, 1).canonical(g, ((1, LATE), (2, LATE))) == ((1, LATE), (2, LATE, 1))


def test_keeping_a_scout_back_with_a_unit_keeps_back_both():
    """D-14: one button; taking the unit back leaves him with the other."""
    g = held_back()
    ask = Hold(0, 2, 1)
    both = {"late": {"number": 2, "escort": 1}}
    assert both in drafting(ask).intents(g)
    once = drafting(ask).tried(g, ((1, HIDDEN),), both)

    assert once.refusal is None
    assert once.choice == ((1, LATE), (2, LATE, 1))
    assert once.drawing["escorts"] == [[2, 1]]
    more = drafting(ask).tried(g, once.choice, {"late": {"number": 0}})
    assert more.choice == ((0, LATE), (1, LATE), (2, LATE, 1))
    less = drafting(ask).tried(g, more.choice, {"ready": {"number": 1}})
    assert less.choice == ((0, LATE), (2, LATE, 0))
    assert drafting(ask).tried(g, once.choice, {"ready": {"number": 1}}).refusal.rule == "KP-16.14"


def test_the_suggested_hiding_place_of_a_scout_is_beside_a_hidden_unit():
    """KP-16.14: units that were noted in the draft count."""
    g = table("raid", 1)
    square(g, "wood_dense", 10, 5, 30, 9)
    made = [company("warrior", [(0, 0, 0)]), company("scout", [(0, 0, 0)], role="scout")]
    made = [c.waits(HIDDEN).stands(c.mounted, ()) for c in made]
    keep(g, 0, made)
    unit_ = ((0, 0, (3600, 1000, 900)),)

    found = drafting(Notes(0)).tried(g, unit_, {"take": {"number": 1}})
    assert found.refusal is None
    assert len(found.choice) == 2


# ------------------------------------------------------------------------------ KP-16.18: entering
def marching(*made, **more):
    g = table("ambush", 0, **more)
    made = [c.waits(MARCH).stands(c.mounted, ()) for c in made]
    keep(g, 0, list(made))
    g.march = [c.entry for c in made]
    return g


def test_the_unit_due_to_enter_may_come_before_the_others_act():
    """KP-18.4, D-22."""
    g = marching(company("regular", [(0, 0, 0)]))
    unit(g, 0, "regular", (20, 10, 0))
    assert "enter" in Activate(0).options(g)
    g.entered = True
    assert "enter" not in Activate(0).options(g)


def test_going_and_mode_are_declared_before_a_unit_enters():
    """KP-16.18, KP-19.1, KP-19.4, KP-4.10."""
    g = marching(company("cavalry", [(0, 0, 0)], horses=True))
    square(g, "rough", 0, 10, 12, 12)
    dice(g, 3, 3, 3)
    position = follow(enter(g, 0))
    assert position.options() == [
        "mounted-good", "mounted-difficult", "foot-good", "foot-difficult",
    ]  # fmt: skip
    position.choose("mounted-good")
    assert g.allowance == 11
    ask = Enter(0, 0)
    assert ask.refusal(g, (1, (500, 1600, 0))).rule == "KP-19.4"  # rough ground
    assert ask.refusal(g, (0, (500, 2600, 0))).rule == "KP-19.12"
    assert ask.refusal(g, (1, (1300, 2600, 0))).rule == "KP-16.18"
    assert ask.refusal(g, (1, (900, 2600, 0))) is None


def test_an_entering_unit_goes_through_nobody_and_no_river():
    """KP-16.18, KP-19.6, KP-13.19."""
    g = marching(company("regular", [(0, 0, 0)]))
    piece(g, "river", [(4, 0), (4, 20)], width=3)
    for y in (26, 28.4, 30.8, 33.2, 35.6, 38):
        unit(g, 1, "warrior", (4, y, 180))
    g.allowance, g.action = 8, "enter-good"
    ask = Enter(0, 0)

    assert ask.refusal(g, (0, (700, 800, 0))).rule == "KP-13.19"
    assert ask.refusal(g, (0, (700, 3200, 0))).rule == "KP-19.6"
    assert ask.refusal(g, (0, (700, 2200, 0))) is None


def test_entering_contacts_follow_the_rules_of_contact():
    """KP-24.24, KP-24.2: who may not open a melee does not enter into one."""
    g = marching(company("regular", [(0, 0, 0)]))
    u = unit(g, 1, "warrior", (5, 20, 180), arms="bow")
    g.allowance, g.action = 8, "enter-good"
    contact = (0, (380, 2000, 0))

    assert Enter(0, 0).refusal(g, contact) is None
    g.opened[u] = True
    assert Enter(0, 0).refusal(g, contact).rule == "KP-24.4"


# ----------------------------------------------------------------------------- KP-17: arrivals
def test_the_owner_chooses_which_of_several_units_arrives_first():
    """KP-17.18, D-21."""
    g = table()
    g.round = 4
    made = [company("regular", [(0, 0, 0)]) for _ in range(2)]
    made = [c.waits(LATE).stands(c.mounted, ()) for c in made]
    keep(g, 0, made)
    dice(g, 6, 6, 6)
    position = follow(late_arrivals(g))

    assert asked(position) == "NextArrival"
    assert position.options() == [0, 1]


@pytest.mark.parametrize(("face", "foot"), [(5, False), (6, True)])
def test_mounted_warriors_arrive_mounted_on_four_and_five(face, foot):
    """KP-17.18."""
    g = table()
    made = company("warrior", [(0, 0, 0)], mounted=True)
    made = made.waits(LATE).stands(made.mounted, ())
    keep(g, 0, [made])
    dice(g, face)
    roll_for(g, 0)

    assert Arrive(0, 0).refusal(g, (1, (3000, 150, 900))) is None
    refusal = Arrive(0, 0).refusal(g, (0, (3000, 100, 900)))
    assert (refusal is None) == foot


def test_when_the_fog_lifts_who_hides_behind_no_hill_is_seen():
    """KP-17.12, KP-17.7(d)."""
    g = table()
    g.round, g.weather = 3, ["fog"]
    unit(g, 0, "regular", (20, 10, 90))
    hide(g, 1, "regular", (20, 40, 270))
    dice(g, 3)
    start_of_round(g)
    assert companies(g, 1)
    g.round = 4
    dice(g, 6)
    start_of_round(g)
    assert companies(g, 1) == []


# ---------------------------------------------------------------------------- KP-22: second step
def duel(**more):
    g = table()
    ours = unit(g, 0, "regular", (20, 10, 90), arms="bl_rifle")
    theirs = unit(g, 1, "regular", (20, 15, 270), arms="bl_rifle", **more)
    return g, elements_of(g, ours)[0], elements_of(g, theirs)[0]


def test_who_held_fire_at_a_visible_enemy_does_not_shoot_later():
    """KP-22.18: the second step is for what the first one revealed."""
    g, ours, theirs = duel()
    position = follow(shooting(g))
    dice(g, 2)
    position.choose((), 0)
    position.choose(((theirs, "bl_rifle", ours),), 1)
    assert asked(position) == "done"


def test_who_gave_himself_away_is_shot_at_in_the_second_step():
    """KP-22.2, KP-22.18, KP-21.12."""
    g, ours, theirs = duel()
    square(g, "wood_dense", 14, 14.2, 12, 9)
    g.y[theirs] = 1485
    position = follow(shooting(g))
    position.choose((), 0)
    position.choose(((theirs, "bl_rifle", ours),), 1)
    assert asked(position) == "Fire"
    assert position.ask(0).refusal(g, ((ours, "bl_rifle", theirs),)) is None


# ------------------------------------------------------------------------------------- KP-23: fire
def test_all_vegetation_near_the_ignition_point_burns():
    """KP-23.3: also pieces beside the one that was lit, within six inches."""
    g = table()
    square(g, "field", 20, 10, 12, 9)
    square(g, "wood_light", 32, 10, 12, 9)
    square(g, "rough", 20, 1, 12, 9)
    g.fires, g.view = [Blaze(0, 300000, 140000, 1, 0)], None
    ground = look(g).ground
    spots = {name: unit(g, 0, "skirmisher", (x, y, 90)) for name, x, y in (
        ("field", 27, 14), ("wood", 34, 14), ("far wood", 40, 14), ("rough", 28, 9),
    )}  # fmt: skip
    burning = {name: ground.is_burning(bases_of(g, u)[0]) for name, u in spots.items()}

    assert burning == {"field": True, "wood": True, "far wood": False, "rough": False}


@pytest.mark.parametrize(
    ("troop", "mounted", "needed"),
    [
        ("regular", False, 4),
        ("skirmisher", False, 4),
        ("cavalry", False, 4),  # dismounted: skirmishers (KP-4.7)
        ("cavalry", True, 5),
        ("skirmisher", True, 5),
        ("warrior", False, 5),
    ],
)
def test_regulars_and_skirmishers_burn_on_four(troop, mounted, needed):
    """KP-23.2, KP-4.7."""
    g = table()
    assert burning_needs(g, unit(g, 0, troop, (20, 10, 90), mounted=mounted)) == needed


# ------------------------------------------------------------------------------------ KP-29: works
def test_warriors_who_climb_frighten_those_not_wholly_inside():
    """KP-26.2(b), KP-29.7, KP-29.13."""
    g = table("siege", 1)
    square(g, "built_up", 20, 5, 12, 9)
    g.palisade, g.view = True, None
    d = unit(g, 0, "regular", (26, 13.4, 90), (26, 2, 90))
    a = unit(g, 1, "warrior", (26, 14.62, 270), arms="bow")
    climb(g, elements_of(g, a)[0])

    assert g.fights == [Fight(a, d, 1, 0)]
    assert g.owed[d] == 1


def test_emplacements_lie_in_the_own_half_and_apart():
    """KP-29.14."""
    g = table("ambush", 0)
    keep(g, 1, [company("regular", [(0, 0, 0)])])
    dig = Dig(1, 2)
    assert dig.refusal(g, ((3000, 1000, 0),)).rule == "KP-29.14"  # beyond the middle
    assert dig.refusal(g, ((5000, 1000, 0), (5050, 1000, 0))).rule == "KP-29.14"
    assert dig.refusal(g, ((5000, 1000, 0), (5300, 1000, 0))) is None
