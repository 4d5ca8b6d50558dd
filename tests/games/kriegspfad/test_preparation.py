"""From the year to the first round: lists, armies, field, deployment (KP-11 to KP-18)."""

import random

import pytest

from games.kriegspfad.kp_table import company, dice, line, square, table, unit
from support import asked, follow
from zareba.engine import IllegalChoice, Setting, drafting
from zareba.engine.chance import key_of, secret_from
from zareba.games.kriegspfad import GAME
from zareba.games.kriegspfad.armies import bill, random_army
from zareba.games.kriegspfad.armies.muster import army_from, compact
from zareba.games.kriegspfad.battle.enter import enter
from zareba.games.kriegspfad.battle.limits import entering
from zareba.games.kriegspfad.battle.turn import show_lost, war_medicine
from zareba.games.kriegspfad.face import draft_words as speech
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.field.companies import HIDDEN, LATE, companies, keep, muster
from zareba.games.kriegspfad.field.formations import FORMATIONS, formation
from zareba.games.kriegspfad.field.geometry import EIGHTH, TURN
from zareba.games.kriegspfad.field.place_search import site_search
from zareba.games.kriegspfad.field.placing import candidates, deployment_area, note_refused
from zareba.games.kriegspfad.field.state import COMMANDER, KIN, LANCER, MILITIA, UNTRAINED
from zareba.games.kriegspfad.field.troops import (
    cohesion,
    depth_of,
    elements_of,
    going_class,
    look,
    units_of,
)
from zareba.games.kriegspfad.prepare.asks import ListChoice, MusterArmy, SeasonChoice
from zareba.games.kriegspfad.prepare.asks_deploy import Deploy, Notes
from zareba.games.kriegspfad.prepare.asks_hold import Hold
from zareba.games.kriegspfad.prepare.deploy import (
    choose_army_one,
    deploy_ambush,
    deploy_open_battle,
    hold_back,
    may_hide,
    set_march,
    write_notes,
)
from zareba.games.kriegspfad.prepare.prepare import (
    build_armies,
    choose_edges,
    choose_lists,
    conditions,
    determine_scenario,
    draw_season,
    lay_terrain,
)
from zareba.wording import Words

RNG = random.Random(4)


# ------------------------------------------------------------------------------ bases and units
@pytest.mark.parametrize(
    ("preset", "foot", "rider", "gun"),
    [("mm28", 11810, 19690, 23620), ("mm15", 20000, 30000, 40000)],
)
def test_bases_have_the_printed_sizes(preset, foot, rider, gun):
    """KP-1.1 to KP-1.3, KP-1.7."""
    g = table(preset=preset)
    a = unit(g, 0, "regular", (10, 10, 90))
    b = unit(g, 0, "cavalry", (20, 10, 90), mounted=True)
    c = unit(g, 0, "artillery", (30, 10, 90), arms="gun_light_smooth")

    assert [depth_of(g, u) for u in (a, b, c)] == [foot, rider, gun]


@pytest.mark.parametrize(
    ("troop", "mounted", "year", "inches"),
    [
        ("skirmisher", False, 1876, 4), ("warrior", True, 1876, 4), ("regular", False, 1830, 1),
        ("regular", False, 1876, 2), ("cavalry", False, 1876, 4), ("cavalry", True, 1876, 2),
        ("warrior", False, 1876, 2), ("skirmisher", True, 1876, 2),
    ],
)  # fmt: skip
def test_cohesion_depends_on_troops_mode_and_year(troop, mounted, year, inches):
    """KP-2.3."""
    g = table()
    g.year = year
    u = unit(g, 0, troop, (10, 10, 90), mounted=mounted)

    assert cohesion(g, u) == inches * 10000


@pytest.mark.parametrize(
    ("troop", "mounted", "cls"),
    [
        ("cavalry", False, "skirmisher_foot"),
        ("regular", True, "mounted_infantry"),
        ("warrior", True, "mounted_warrior"),
    ],
)
def test_dismounted_cavalry_are_skirmishers(troop, mounted, cls):
    """KP-4.1 to KP-4.5, KP-4.7."""
    g = table()

    assert going_class(g, unit(g, 0, troop, (10, 10, 90), mounted=mounted)) == cls


def test_an_army_becomes_companies_with_their_qualities():
    """KP-2.1, KP-2.2, KP-3.1, KP-3.2, KP-5.4, KP-5.8, KP-7.2."""
    g = table()
    army = random_army(g.facts.catalogue, "L11", 1780, 300, seed=2)
    found = muster(g.facts, army, False)
    dragoons = [c for c in found if c.entry == "dragoons"]

    assert sum(bool(crew.skills & COMMANDER) for c in found for crew in c.crew) == 1
    assert all(
        crew.skills & LANCER and crew.skills & UNTRAINED for c in dragoons for crew in c.crew
    )
    british = random_army(g.facts.catalogue, "L05", 1790, 300, "american", seed=1)
    assert any(c.traits & MILITIA for c in muster(g.facts, british, False))
    sioux = random_army(g.facts.catalogue, "L07", 1876, 300, "sioux", seed=1)
    assert all(c.traits & KIN for c in muster(g.facts, sioux, False) if c.entry == "warriors")


# ----------------------------------------------------------------------------------- the choices
def test_the_year_decides_which_lists_there_are():
    """KP-30.1, KP-30.15, KP-36.1."""
    g = table()
    g.year = 0
    position = follow(choose_lists(g), 1876)
    offered = position.options()

    assert "L07-sioux" in offered
    assert "L12" not in offered
    position.choose("L13-union")
    position.choose("L13-union")
    assert (g.lists, g.tribes) == (["L13", "L13"], ["union", "union"])
    assert ListChoice(0).options(g) == offered


def test_an_illegal_army_is_refused_with_its_rules():
    """KP-30.2, KP-30.14, KP-12.4, KP-12.5."""
    g = table()
    ask = MusterArmy(0)
    army = random_army(g.facts.catalogue, "L13", 1876, 300, "union", seed=5)
    assert ask.refusal(g, ask.canonical(g, compact(army))) is None
    g.points = [50, 300]
    why = ask.refusal(g, ask.canonical(g, compact(army)))
    assert ("KP-12.4", "fault-points") in [(w.rule, w.reason) for w in (why, *why.also)]
    with pytest.raises(ValueError, match="units"):
        ask.canonical(g, '{"list": "L13", "year": 1876, "units": 3}')


def test_a_refused_army_is_told_with_the_names_of_its_list():
    """KP-30.14: as in the builder."""
    g = table()
    units = [{"entry": "infantry", "groups": [{"n": 1, "loadout": "musket"}]}] * 3
    choice, why = MusterArmy(0).judged(g, {"list": "L13", "year": 1876, "units": units})

    told = Words("de", GAME, g.facts).refusal(why)

    assert choice.startswith("{")
    assert told.startswith("KP-2.1: Einheit 1 hat ein Element; erlaubt sind 2 bis 8.")
    assert "KP-30.9: Die Armee muss diszipliniert sein." in told


def test_an_army_can_be_mustered_by_word():
    """D-05: for the terminal and for whoever tries before choosing."""
    g, ask = table(), MusterArmy(0)
    tried = drafting(ask).tried(g, None, drafting(ask).spoken(g, "muster 3"))

    assert tried.refusal is None
    assert tried == drafting(ask).tried(g, None, drafting(ask).intents(g)[2])
    lines = [*speech.tried(g, ask, tried.drawing, Words("de", GAME, g.facts))]
    assert lines[0].endswith("von 300 AP")
    army = army_from(tried.drawing["army"])
    assert len(lines) == 1 + len([*bill(g.facts.catalogue, army)])  # units, and all besides them
    assert sum(int(line.split()[-2]) for line in lines[1:]) == int(lines[0].split()[0])
    for nonsense in ({"muster": 3}, {"muster": {"seed": "x"}}, {"shift": {}}, {}, {"a": 1, "b": 2}):
        assert drafting(ask).tried(g, None, nonsense).refusal.reason == "unreadable"


@pytest.mark.parametrize(("option", "seat"), [("first", 0), ("second", 1)])
def test_who_attacks_can_be_agreed(option, seat):
    """KP-16.2, KP-16.4."""
    setting = Setting.of(GAME, 2, {"scenario": "siege", "attacker": option})
    g = setting.table(key_of(secret_from("agreed")))
    determine_scenario(g)

    assert (g.scenario, g.attacker) == ("siege", seat)
    assert (g.points[seat], g.points[1 - seat]) == (300, 225)


def test_armies_are_secret_and_commanders_are_not():
    """KP-3.4, KP-37.1, KP-37.2."""
    g = table()
    position = follow(build_armies(g))
    for seat in (0, 1):
        position.choose(position.ask(seat).sample(g, RNG), seat)
    view = g.seen_by(0)

    assert view["armies"][1] is None
    assert view["reserve"][1] is None
    assert view["disciplined"] == [True, False]
    assert companies(g, 0)


def test_natives_never_attack_in_winter():
    """KP-15.1."""
    g = table("raid", 1)
    assert "winter" not in SeasonChoice(1).options(g)
    g.script = None
    dice(g)
    g.script.draws = [3, 3, 1]  # winter twice, then summer
    assert draw_season(g) == "summer"


def test_zone_season_weather_darkness_in_that_order():
    """KP-14.4, KP-15.2, KP-15.10."""
    g = table("raid", 1)
    dice(g, 2)
    position = follow(conditions(g), "southwest", "autumn", ("dawn", 3))

    assert asked(position) == "done"
    assert (g.region, g.season, g.weather, g.darkness, g.dark_limit) == (
        "southwest", "autumn", [], "dawn", 3,
    )  # fmt: skip


def test_the_defender_chooses_the_edge_and_lays_out_the_attacker_changes():
    """KP-14.3, KP-14.5 to KP-14.7, KP-20.17."""
    g = table("raid", 1)
    follow(choose_edges(g), "upper")
    assert g.edges == ["upper", "lower"]
    position = follow(lay_terrain(g), "generated")
    assert position.ask().seat == 1
    with pytest.raises(IllegalChoice, match=r"KP-14\.7"):
        position.choose(("remove", 99))
    position.choose("done")
    assert asked(position) == "done"
    village = [g.facts.kinds[p[0]].id for p in g.pieces].index("built_up")
    assert min(g.pieces[village][5::2]) * 100 >= g.facts.sizes.table[1] // 2
    g = table("ambush", 0)
    follow(choose_edges(g), "left")
    assert g.edges == ["left", "right"]


# ------------------------------------------------------------------------------------ deployment
def ready(g, seat, *made):
    keep(g, seat, list(made))


def test_units_are_placed_six_inches_deep():
    """KP-16.5, KP-2.8."""
    g = table()
    ready(g, 0, company("regular", [(0, 0, 0)] * 2))
    ask = Deploy(0)

    assert ask.refusal(g, (0, 0, (2000, 300, 900), (2240, 300, 900))) is None
    assert ask.refusal(g, (0, 0, (2000, 800, 900), (2240, 800, 900))).rule == "KP-16.5"
    assert ask.refusal(g, (0, 0, (2000, 300, 900), (3000, 300, 900))).rule == "KP-2.8"
    assert ask.refusal(g, (0, 1, (2000, 300, 900), (2240, 300, 900))).rule == "KP-4.10"


def test_players_place_in_turn_and_the_disciplined_chooses():
    """KP-16.5, KP-16.20."""
    g = table()
    for seat in (0, 1):
        ready(g, seat, company("regular", [(0, 0, 0)]), company("regular", [(0, 0, 0)]))
    g.disciplined = [True, False]
    dice(g, 1)
    position = follow(deploy_open_battle(g))
    position.choose((), 0)
    position.choose((), 1)
    assert asked(position) == "PlaceOrder"
    position.choose("after")
    assert (asked(position), position.ask().seat) == ("Deploy", 1)


def test_held_back_units_are_limited():
    """KP-16.5, KP-16.14."""
    g = table()
    ready(
        g,
        0,
        *[company("regular", [(0, 0, 0)]) for _ in range(4)],
        company("scout", [(0, 0, 0)], role="scout"),
    )
    ask = Hold(0, 2, 1)

    assert ask.refusal(g, ((0, LATE), (1, LATE), (2, HIDDEN))) is None
    assert ask.refusal(g, ((0, LATE), (1, LATE), (2, LATE)))
    assert ask.refusal(g, ((0, HIDDEN), (1, HIDDEN)))
    assert ask.refusal(g, ((4, LATE),))
    hold_back(g, 0, ((0, LATE),))
    assert g.to_arrive == [1, 0]


def test_surprise_hides_four_units():
    """KP-11.3, KP-11.8, KP-11.10."""
    g = table("raid", 0)
    assert may_hide(g, 1) == 1
    g.active = ["", "surprise"]
    assert may_hide(g, 1) == 4


def test_ambush_notes_need_a_site_for_the_whole_unit():
    """KP-17.5, KP-17.6, KP-17.19."""
    g = table("raid", 1)
    square(g, "wood_dense", 20, 5, 12, 9)
    square(g, "rough", 40, 5, 12, 9)
    band = company("regular", [(0, 0, 0)] * 2)
    inner = [(2500, 900, 900), (2740, 900, 900)]

    assert note_refused(g, 0, band, False, inner) is None
    assert note_refused(g, 0, band, False, [(3100, 900, 900), (3340, 900, 900)]).rule == "KP-17.5"
    assert note_refused(g, 0, band, False, [(4500, 900, 900), (4740, 900, 900)]).rule == "KP-17.5"
    light = company("warrior", [(0, 0, 0)] * 2)
    assert note_refused(g, 0, light, False, [(4500, 900, 900), (4740, 900, 900)]) is None
    assert site_search(g, 0, band, RNG)


@pytest.mark.parametrize("troop", ["regular", "warrior", "cavalry"])
def test_a_search_tries_the_formations_of_a_grid_of_one_inch(troop):
    """KP-16.19: the same places in the same order as formations laid one by one."""
    g = table("raid", 1)
    band = company(troop, [(0, 0, 0)] * 5)
    depth, width = g.facts.depths[troop, False], g.facts.sizes.frontage
    area, facings = (31_234, 8_765, 120_001, 100_000), (0, 450, 2579)
    laid = [
        formation(kind, 5, x, y, facing, width, depth)
        for kind in FORMATIONS
        for facing in facings
        for x in range(area[0] + INCH // 2, area[2], INCH)
        for y in range(area[1] + INCH // 2, area[3], INCH)
    ]
    inside = [
        places
        for places in laid
        if all(
            area[0] <= x * 100 <= area[2] and area[1] <= y * 100 <= area[3] for x, y, _ in places
        )
    ]

    assert list(candidates(g, band, False, area, facings)) == laid
    assert list(candidates(g, band, False, area, facings, whole=True)) == inside
    assert 0 < len(inside) < len(laid)


def test_a_search_for_a_site_finds_what_a_note_may_say():
    """KP-16.19, KP-17.19: the first place of the grid that a note may name, also among others."""
    g = table("raid", 1)
    square(g, "wood_dense", 20, 5, 12, 9)
    unit(g, 0, "skirmisher", *line(23, 8, 90, 3))
    band = company("regular", [(0, 0, 0)] * 3)
    found = site_search(g, 0, band)
    (piece,) = look(g).ground.pieces
    tried = candidates(g, band, False, piece.bounds, range(0, TURN, EIGHTH))
    allowed = [places for places in tried if note_refused(g, 0, band, False, places) is None]

    assert found == allowed[0]


def test_hills_hide_what_nobody_can_see():
    """KP-17.5, KP-17.19."""
    g = table("raid", 1)
    square(g, "hill_gentle", 20, 16, 20, 6)
    band = company("warrior", [(0, 0, 0)])
    unit(g, 1, "regular", (30, 44, 270))

    assert note_refused(g, 0, band, False, [(3000, 1400, 900)]) is None
    assert note_refused(g, 0, band, False, [(6000, 1400, 900)]).rule == "KP-17.5"


def test_who_finds_no_hiding_place_is_deployed_openly():
    """KP-17.19, KP-16.19, KP-37.5."""
    g = table("raid", 1)
    made = company("warrior", [(0, 0, 0)])
    made = made.waits(HIDDEN).stands(made.mounted, ())
    ready(g, 0, made)
    position = follow(write_notes(g))
    assert Notes(0).sample(g, RNG) == ()
    position.choose((), 0)
    position.choose((), 1)

    assert asked(position) == "Deploy"


def test_notes_are_secret_and_own_hidden_troops_take_room():
    """KP-17.15, KP-37.1, KP-37.4."""
    g = table("raid", 1)
    square(g, "wood_dense", 20, 5, 12, 9)
    made = company("warrior", [(25, 9, 90)])
    made = made.waits(HIDDEN)
    ready(g, 0, made, company("regular", [(0, 0, 0)]))

    assert Deploy(0).refusal(g, (1, 0, (2500, 900, 900))).rule == "KP-20.3"
    assert g.seen_by(1)["reserve"][0] is None


def test_the_march_of_an_ambush_is_open_and_enters_unit_by_unit():
    """KP-16.6, KP-16.18, KP-37.2."""
    g = table("ambush", 0)
    ready(g, 0, company("regular", [(0, 0, 0)] * 2), company("regular", [(0, 0, 0)] * 2))
    set_march(g, (1, 0))
    assert g.march == ["warriors", "warriors"]
    assert entering(g, 0)
    dice(g, 4)
    position = follow(enter(g, 0))
    assert asked(position) == "Enter"
    ask = position.ask()
    assert ask.refusal(g, (0, (1500, 2000, 0), (1500, 2240, 0))).rule == "KP-16.18"
    position.choose((0, (500, 2000, 0), (500, 2240, 0)))

    assert len(units_of(g, 0)) == 1
    assert not entering(g, 0)  # one a round


def test_the_defender_of_an_ambush_hides_twelve_inches_from_the_entry():
    """KP-16.6."""
    g = table("ambush", 0)
    low_x = deployment_area(g, 1)[0]
    assert low_x == 12 * 10000
    ready(g, 0, company("regular", [(0, 0, 0)]))
    ready(g, 1, company("warrior", [(0, 0, 0)]), company("warrior", [(0, 0, 0)]))
    position = follow(deploy_ambush(g), (0,), ((0, LATE),))

    assert [c.status for c in companies(g, 1)] == [LATE, HIDDEN]
    assert asked(position) == "Notes"


def test_army_one_is_disciplined_attacker_or_diced():
    """KP-18.1."""
    g = table("raid", 1)
    choose_army_one(g)
    assert g.army_one == 1
    g.disciplined = [True, False]
    choose_army_one(g)
    assert g.army_one == 0
    g = table()
    dice(g, 2)
    choose_army_one(g)
    assert g.army_one == 1


def test_bad_medicine_sends_warriors_home():
    """KP-11.4, KP-11.11: hidden ones roll too; nobody tests for it."""
    g = table()
    u = unit(g, 1, "warrior", *line(20, 30, 270, 2))
    v = unit(g, 1, "warrior", *line(40, 30, 270, 2))
    made = company("warrior", [(50, 30, 270)])
    made = made.waits(HIDDEN)
    ready(g, 1, made)
    g.active = ["", "war_medicine"]
    dice(g, 1, 1, 2, 1)
    war_medicine(g)

    assert not elements_of(g, u)
    assert elements_of(g, v)
    assert [c.status for c in companies(g, 1)] == ["gone_hidden"]
    show_lost(g)  # KP-37.6: at the end of the round
    assert companies(g, 1) == []
    assert g.lost_ap[1] == 30
    assert (g.owed, g.fallen) == ([0, 0], [])
