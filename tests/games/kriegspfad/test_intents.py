"""Intents: what people mean, as proposals; and that trying them out tells nothing hidden."""

from __future__ import annotations

import random
import re

import pytest

from games.kriegspfad.kp_table import company, hide, line, square, table, unit
from games.kriegspfad.test_movement import moving
from games.kriegspfad.test_proposals import DOMAINS, asked, moments, nonsense
from support import enough, follow
from zareba.engine import (
    Ask,
    Domain,
    Drafting,
    IllegalChoice,
    Position,
    Refusal,
    Tried,
    drafting,
)
from zareba.games.kriegspfad import GAME
from zareba.games.kriegspfad.battle.asks import Activate, Paths, Resolve
from zareba.games.kriegspfad.battle.movement import roll_and_move
from zareba.games.kriegspfad.battle.shooting import Fire
from zareba.games.kriegspfad.battle.springing import could_spring
from zareba.games.kriegspfad.drafting.typed import LONGEST
from zareba.games.kriegspfad.face import draft_words as speech
from zareba.games.kriegspfad.field.companies import companies, keep
from zareba.games.kriegspfad.field.placing import may_hide
from zareba.games.kriegspfad.field.posts import BUSY
from zareba.games.kriegspfad.field.structures import READY
from zareba.games.kriegspfad.prepare.asks import Change, LayOut, MusterArmy
from zareba.games.kriegspfad.prepare.asks_deploy import Deploy, March, Notes
from zareba.games.kriegspfad.prepare.asks_hold import Hold
from zareba.games.kriegspfad.prepare.asks_works import Dig
from zareba.wording import LANGUAGES, Words


def tried(g, u, intent, draft=None) -> Tried:
    return drafting(Paths(g.side[u], u)).tried(g, draft, intent)


def ends(result):
    return [tuple(row["end"]) for row in result.drawing["elements"]]


def marching(n=3, inches=8, **more):
    g = table()
    u = unit(g, 0, "regular", *line(20, 10, 90, n), **more)
    moving(g, u, inches)
    return g, u


# --------------------------------------------------------------------------------------- moves
def test_ahead_is_where_the_unit_looks_and_a_bearing_where_it_says():
    g, u = marching()
    there = [(2000, 1400, 900), (2238, 1400, 900), (2476, 1400, 900)]

    assert ends(tried(g, u, {"shift": {"length": 400}})) == there
    assert ends(tried(g, u, {"shift": {"length": 400, "bearing": 900}})) == there
    assert ends(tried(g, u, {"shift": {"dy": 400}})) == there
    back = tried(g, u, {"shift": {"length": 100, "turn": 1800}})
    assert ends(back)[0] == (2000, 900, 900)


def test_a_way_that_was_said_to_be_six_inches_long_is_never_longer():
    """KP-19.5: rounding to the grid must not cost a move."""
    g, u = marching(inches=6)
    for bearing in range(0, 3600, 37):
        result = tried(g, u, {"shift": {"length": 600, "bearing": bearing}})
        assert all(row["made"] <= 600 for row in result.drawing["elements"])
        assert result.refusal is None


def test_intents_go_on_from_the_draft():
    g, u = marching()
    first = tried(g, u, {"shift": {"length": 300}})
    second = tried(g, u, {"shift": {"length": 200, "bearing": 0}}, first.choice)

    assert second.refusal is None
    assert second.choice[0] == (0, (2000, 1300), (2200, 1300))
    assert [row["made"] for row in second.drawing["elements"]] == [500] * 3


def test_a_wheel_leaves_its_corner_where_it_was():
    """KP-20.16."""
    g, u = marching()
    result = tried(g, u, {"wheel": {"side": "left", "angle": 450}})
    pivot = next(row for row in result.drawing["elements"] if row["element"] == 0)

    assert {end[2] for end in ends(result)} == {1350}
    assert pivot["made"] < min(row["made"] for row in result.drawing["elements"][1:])


def test_facing_is_turning_on_the_spot():
    """KP-2.8."""
    g, u = marching()
    result = tried(g, u, {"face": {"facing": 0}})

    assert result.choice == ((0, 0), (1, 0), (2, 0))
    assert result.refusal is None


@pytest.mark.parametrize("shape", ["line", "ranks", "column", "ring"])
def test_formations_give_every_element_one_place(shape):
    """KP-20.13."""
    g, u = marching(5, inches=20)
    result = tried(g, u, {"form": {"formation": shape}})

    assert len({end[:2] for end in ends(result)}) == 5
    assert result.drawing["coherent"]
    assert result.refusal is None


def test_one_element_moves_alone():
    g, u = marching()
    result = tried(g, u, {"shift": {"dx": 0, "dy": 150, "elements": [2]}})

    assert result.choice == ((2, (2476, 1150)),)
    assert tried(g, u, {"move": {"element": 2, "x": 2476, "y": 1150}}).choice == result.choice


def test_a_charge_ends_in_contact_and_opens_the_melee():
    """KP-24.2, KP-20.9."""
    g, u = marching()
    foe = unit(g, 1, "regular", *line(20, 16, 270, 3))
    result = tried(g, u, {"charge": {"enemy": foe}})

    assert result.refusal is None
    assert {g.unit[o] for _, o in result.drawing["contacts"]} == {foe}
    position = follow(roll_and_move(g, u, "move-good"))
    g.allowance = 8
    position.choose(result.choice)
    assert g.fights


def test_a_charge_beyond_the_dice_says_so_and_keeps_the_draft():
    """KP-19.5."""
    g, u = marching(inches=3)
    foe = unit(g, 1, "regular", *line(20, 30, 270, 3))
    draft = tried(g, u, {"shift": {"length": 100}}).choice

    result = tried(g, u, {"charge": {"enemy": foe}}, draft)
    assert (result.refusal.rule, result.refusal.reason) == ("KP-19.5", "cannot_reach")
    assert (result.choice, result.drawing) == (draft, {})


def test_leaving_the_table_needs_the_attacker_of_an_ambush():
    """KP-16.17."""
    g = table("ambush", attacker=0)
    u = unit(g, 0, "regular", (66, 10, 0), (66, 12.4, 0))
    moving(g, u, 8)
    result = tried(g, u, {"leave": {}})

    assert result.refusal is None
    assert all(row["gone"] for row in result.drawing["elements"])
    other, v = marching()
    assert tried(other, v, {"leave": {}}).refusal.rule == "KP-16.17"


def test_what_is_in_the_way_is_refused_with_its_rule_and_its_element():
    """KP-19.6, KP-29.14, KP-19.14, KP-13.19."""
    g, u = marching(inches=20)
    unit(g, 0, "regular", (20, 14, 90))
    why = tried(g, u, {"shift": {"dy": 800}}).refusal
    assert (why.rule, why.facts["element"]) == ("KP-19.6", 0)
    assert tried(g, u, {"shift": {"dy": -1500}}).refusal.rule == "KP-19.14"
    other, v = marching(inches=20)
    square(other, "lake", 15, 13)
    assert tried(other, v, {"shift": {"dy": 800}}).refusal.rule == "KP-13.19"


def test_the_reach_is_as_wide_as_the_dice_and_ends_where_something_stands():
    g, u = marching(1, inches=6)
    square(g, "lake", 15, 13)
    (outline,) = tried(g, u, None).drawing["reach"]

    assert max(x for x, _ in outline) == 2600
    assert max(y for _, y in outline) < 1300


# -------------------------------------------------------------------------------------- hidden
def test_trying_a_way_through_an_ambush_tells_nothing():
    """KP-17.13: what lies hidden is found on the real move only."""
    g = table()
    u = unit(g, 0, "regular", *line(20, 10, 90, 2))
    square(g, "wood_light", 15, 14)
    moving(g, u, 14, "move-difficult")
    open_ground = follow(roll_and_move(g, u, "move-difficult"))
    open_ground.state.allowance = 14
    ambush = open_ground.clone()
    hide(ambush.state, 1, "warrior", (20, 16, 270), (22.4, 16, 270))

    for intent in ({"shift": {"dy": 600}}, {"shift": {"dy": 1000}}, {"suggest": {}}, None):
        assert open_ground.tried(0, None, intent) == ambush.tried(0, None, intent)


def test_what_is_tried_is_judged_as_it_would_be_chosen():
    """Whatever is hidden, a try and a choice come to the same answer."""
    rng = random.Random(4)
    for kind, found in moments().items():
        if kind not in DOMAINS or kind == MusterArmy.kind:
            continue
        for position, seat in found[:4]:
            ask = position.ask(seat)
            wishes = [*drafting(ask).intents(position.state)[:12], None]
            for wish in wishes:
                result = position.tried(seat, None, wish)
                if result.choice is None:
                    continue
                if result.drawing == {} and result.refusal is not None:
                    continue
                assert judged(position, result.choice, seat) == result.refusal, (kind, wish)
            choice = position.sample(rng, seat)
            assert position.tried(seat, choice).refusal is None


def judged(position, choice, seat) -> Refusal | None:
    try:
        position.legal(choice, seat)
    except IllegalChoice as error:
        return error.refusal
    return None


@pytest.mark.parametrize("kind", [kind for kind in DOMAINS if kind != MusterArmy.kind])
def test_nonsense_intents_and_drafts_are_refused_in_every_language(kind):
    rng = random.Random(kind)
    speakers = [Words(language, GAME) for language in LANGUAGES]
    told = set()
    for ask, g in asked(kind)[: enough(usual=1, whole=3, soak=3)]:
        before = g.clone()
        offers = drafting(ask).intents(g)
        names = [*{name for offer in offers for name in offer}, "shift", "wheel", "move", "take"]
        for _ in range(40):
            about = {rng.choice(("x", "number", "intent", "dx", "element")): nonsense(rng, 2)}
            intent = rng.choice(({rng.choice(names): about}, {}, {"a": {}, "b": {}}, {"x": about}))
            draft = rng.choice((None, nonsense(rng)))
            result = drafting(ask).tried(g, draft, rng.choice((intent, None, *offers)))
            if result.refusal is not None and result.refusal.reason not in told:
                told.add(result.refusal.reason)
                assert all(w.refusal(result.refusal).startswith("KP-") for w in speakers)
        assert g == before


# ------------------------------------------------------------------------------------ placing
def waiting(g, *sizes):
    for size in sizes:
        hide(g, 0, "regular", *line(0, 0, 0, size))
    keep(g, 0, [c.waits(READY).stands(c.mounted, ()) for c in companies(g, 0)])
    return g


def test_a_company_is_put_down_moved_and_turned():
    """D-17."""
    g = waiting(table(), 3, 2)
    ask = Deploy(0)
    first = drafting(ask).tried(
        g, None, {"take": {"number": 1, "intent": {"put": {"x": 2000, "y": 200}}}}
    )
    assert first.refusal is None
    assert first.choice == (1, 0, (1881, 200, 900), (2119, 200, 900))
    moved = drafting(ask).tried(
        g, first.choice, {"take": {"number": 1, "intent": {"shift": {"dx": 300, "dy": 0}}}}
    )
    assert moved.choice == (1, 0, (2181, 200, 900), (2419, 200, 900))
    far = drafting(ask).tried(
        g, moved.choice, {"take": {"number": 1, "intent": {"shift": {"dx": 0, "dy": 900}}}}
    )
    assert far.refusal.rule == "KP-16.5"


def test_notes_are_kept_for_every_hidden_unit():
    """D-18, KP-17.19."""
    g = table()
    square(g, "wood_dense", 10, 0, 20, 6)
    hide(g, 0, "warrior", (0, 0, 0))
    hide(g, 0, "warrior", (0, 0, 0))
    keep(g, 0, [c.stands(c.mounted, ()) for c in companies(g, 0)])
    ask = Notes(0)
    one = drafting(ask).tried(
        g, (), {"take": {"number": 0, "intent": {"put": {"x": 1500, "y": 300}}}}
    )
    assert one.refusal.rule == "KP-16.19"
    both = drafting(ask).tried(
        g, one.choice, {"take": {"number": 1, "intent": {"put": {"x": 2000, "y": 300}}}}
    )
    assert both.refusal is None
    assert [note["number"] for note in both.drawing["notes"]] == [0, 1]
    assert drafting(ask).tried(g, both.choice, {"clear": {"number": 0}}).choice == (both.choice[1],)


def test_units_are_held_back_and_put_in_order():
    """D-14, D-15."""
    g = waiting(table(), 2, 2, 2)
    hold = Hold(0, 1, 1)
    late = drafting(hold).tried(g, (), {"late": {"number": 0}})
    assert late.choice == ((0, "late"),)
    assert (
        drafting(hold).tried(g, late.choice, {"late": {"number": 1}}).refusal.reason == "most_late"
    )
    assert drafting(hold).tried(g, late.choice, {"ready": {"number": 0}}).choice == ()
    assert drafting(March(0)).tried(g, None, {"later": {"number": 0}}).choice == (1, 0, 2)
    assert drafting(March(0)).tried(g, (1, 0, 2), {"earlier": {"number": 1}}).choice == (1, 0, 2)


def test_terrain_is_laid_dragged_and_removed():
    """D-11, D-12, KP-14.3."""
    g = table()
    ask = LayOut(0)
    small = {"kind": "rough", "x": 2000, "y": 2000, "long": 500, "deep": 400}
    assert drafting(ask).tried(g, None, {"lay": small}).refusal.rule == "KP-14.2"
    one = drafting(ask).tried(g, None, {"lay": {"kind": "rough", "x": 2000, "y": 2000}})
    assert one.refusal is None
    moved = drafting(ask).tried(g, one.choice, {"drag": {"piece": 0, "dx": 100, "dy": -100}})
    assert moved.choice[0][4] == one.choice[0][4] + 100
    assert drafting(ask).tried(g, moved.choice, {"remove": {"piece": 0}}).choice == ()
    full = drafting(ask).tried(g, None, {"fill": {"seed": 3}})
    assert full.refusal is None
    g.pieces = [list(piece) for piece in full.choice]
    change = drafting(Change(0, 2)).tried(g, None, {"drag": {"piece": 0, "dx": 10, "dy": 0}})
    assert change.choice == ("move", 0, 10, 0)
    assert drafting(Change(0, 2)).tried(g, None, {"done": {}}).choice == "done"


def test_emplacements_are_dug_one_by_one():
    """D-06."""
    g = waiting(table(), 3)
    ask = Dig(0, 1)
    one = drafting(ask).tried(g, None, {"dig": {"x": 2000, "y": 300}})
    assert (one.choice, one.refusal) == (((2000, 300, 0),), None)
    two = drafting(ask).tried(g, one.choice, {"dig": {"x": 3000, "y": 300}})
    assert two.refusal.rule == "KP-29.2"
    assert drafting(ask).tried(g, two.choice, {"remove": {"piece": 1}}).choice == one.choice


# ----------------------------------------------------------------------------------- shooting
def test_units_shoot_at_units_by_the_priority_of_targets():
    """KP-22.9, D-33."""
    g = table()
    u = unit(g, 0, "regular", *line(20, 10, 90, 3))
    near = unit(g, 1, "regular", *line(20, 14, 270, 2))
    far = unit(g, 1, "regular", *line(20, 17, 270, 2))
    ask = Fire(0)
    offers = drafting(ask).intents(g)
    assert {"volley": {"unit": u, "enemy": near}} in offers
    assert {"volley": {"unit": u, "enemy": far}} not in offers
    volley = drafting(ask).tried(g, None, {"volley": {"unit": u, "enemy": near}})
    assert volley.refusal is None
    assert volley.choice == drafting(ask).tried(g, None, {"all": {}}).choice
    assert drafting(ask).tried(g, volley.choice, {"hold": {"unit": u}}).choice == ()
    wrong = drafting(ask).tried(g, None, {"shot": {"element": 0, "target": far * 2 + 1}})
    assert wrong.refusal.rule == "KP-22.9"


# -------------------------------------------------------------------------------------- spoken
@pytest.mark.parametrize(
    ("typed", "intent"),
    [
        ("shift 90 6", {"shift": {"bearing": 900, "length": 600}}),
        ("ahead 2,5", {"shift": {"length": 250}}),
        ("back 1", {"shift": {"turn": 1800, "length": 100}}),
        ("wheel left 45", {"wheel": {"side": "left", "angle": 450}}),
        ("wheel r -10", {"wheel": {"side": "right", "angle": -100}}),
        ("turn 15", {"wheel": {"angle": 150}}),
        ("Column", {"form": {"formation": "column"}}),
        ("line 1", {"form": {"formation": "line", "gap": 100}}),
        ("charge 3", {"charge": {"enemy": 2}}),  # counted from 1
        ("charge 0", None),
        ('move 2 20.5" 10', {"move": {"element": 1, "x": 2050, "y": 1000}}),
        ("move 99 20 10", None),
        ("stay", {"stay": {}}),
        ("charge", None),
        ("charge Custer", None),
        ("shift ninety six", None),
        ("shift 90 inf", None),
        (f"ahead {LONGEST * 1000}", None),
        ("charge 3 4", None),
        ("", None),
    ],
)
def test_moves_can_be_typed(typed, intent):
    g, u = marching()
    assert drafting(Paths(0, u)).spoken(g, typed) == intent


def test_companies_are_named_before_what_is_meant_with_them():
    g = waiting(table(), 3, 2)
    ask = Deploy(0)
    assert drafting(ask).spoken(g, "unit 2") == {"take": {"number": 1, "intent": None}}
    put = {"take": {"number": 1, "intent": {"put": {"x": 2000, "y": 300, "facing": 900}}}}
    assert drafting(ask).spoken(g, "unit 2 put 20 3 90") == put
    assert drafting(ask).spoken(g, "unit 1 dance") is None
    assert drafting(ask).spoken(g, "unit 3") is None  # nobody has this number
    assert drafting(ask).spoken(g, "late 2") == {"late": {"number": 1}}
    assert drafting(Fire(0)).spoken(g, "fire 1 2") == {"volley": {"unit": 0, "enemy": 1}}


# --------------------------------------------------------------------------------------- words
@pytest.mark.parametrize("kind", [kind for kind in DOMAINS if kind != MusterArmy.kind])
def test_offers_outcomes_and_limits_have_words_in_every_language(kind):
    for language in LANGUAGES:
        for ask, g in asked(kind)[:2]:
            words = Words(language, GAME, g.facts)
            told = [speech.intent(g, ask, offer, words) for offer in drafting(ask).intents(g)]
            told += speech.limits(g, ask, words)
            for offer in (None, *drafting(ask).intents(g)[:8]):
                told += speech.tried(g, ask, drafting(ask).tried(g, None, offer).drawing, words)
            assert told
            for text in told:
                assert text, kind
                assert "{" not in text, text
                assert not re.match(r"(intent|tried|limits|formation|named|choice)-", text), text


def test_who_has_a_post_or_is_busy_does_not_march_with_the_unit():
    """KP-29.15."""
    g, u = marching()
    g.busy[1] = BUSY
    result = tried(g, u, {"shift": {"length": 100}})

    assert [way[0] for way in result.choice] == [0, 2]
    assert result.refusal is None
    g.busy = [BUSY] * 3
    assert tried(g, u, {"shift": {"length": 100}}).refusal.rule == "KP-29.15"


def test_every_question_without_a_list_has_its_drafts():
    kinds = {
        kind
        for kind, ask in Ask.kinds.items()
        if issubclass(ask, Domain) and kind.startswith("kriegspfad.")
    }

    assert kinds == {kind for kind in Drafting.kinds if kind.startswith("kriegspfad.")}


# ------------------------------------------------------------------------------ as far as may be
def made(result):
    return max(row["made"] for row in result.drawing["elements"])


def test_who_wants_farther_than_rolled_comes_as_far_as_rolled():
    """KP-19.5."""
    g, u = marching(inches=8)
    result = tried(g, u, {"towards": {"dx": 0, "dy": 3000}})

    assert result.refusal is None
    assert 790 <= made(result) <= 800
    assert (result.cut.rule, result.cut.reason) == ("KP-19.5", "too_far")


def test_a_place_within_reach_is_taken_as_it_is():
    g, u = marching(inches=8)
    result = tried(g, u, {"towards": {"dx": 300, "dy": 400}})

    assert result == tried(g, u, {"shift": {"dx": 300, "dy": 400}})
    assert result.cut is None


def test_a_way_ends_before_what_stands_in_it():
    """KP-19.6: at the enemy, with the reason; the same way beyond him is no way."""
    g, u = marching(inches=12)
    unit(g, 1, "regular", *line(20, 15, 0, 3))
    far = tried(g, u, {"shift": {"dy": 1100}})
    near = tried(g, u, {"towards": {"dx": 0, "dy": 1100}})

    assert far.refusal.rule in ("KP-19.6", "KP-19.9")
    assert near.refusal is None
    assert near.cut == far.refusal
    assert 200 < made(near) < 500


def test_a_way_may_end_beyond_friends_who_can_be_passed():
    """KP-19.9: the farthest place, not the first that is taken."""
    g = table()
    u = unit(g, 0, "warrior", *line(20, 10, 90, 3))
    unit(g, 0, "warrior", *line(20, 13, 90, 3))
    moving(g, u, 8)
    result = tried(g, u, {"towards": {"dx": 0, "dy": 800}})

    assert result.refusal is None
    assert made(result) == 800


def test_where_no_step_is_possible_the_draft_stays_and_the_rule_is_named():
    g, u = marching(inches=8)
    unit(g, 1, "regular", *line(20, 11.2, 0, 3))
    before = tried(g, u, None)
    result = tried(g, u, {"towards": {"dx": 0, "dy": 500}}, before.choice)

    assert result.refusal is not None
    assert result.choice == before.choice
    assert result.drawing == {}


def test_towards_an_enemy_is_a_charge_where_that_may_be():
    """KP-24.1."""
    g, u = marching(inches=12)
    foe = unit(g, 1, "regular", *line(20, 16, 270, 3))
    result = tried(g, u, {"towards": {"dx": 10, "dy": 600, "enemy": foe}})

    assert result.refusal is None
    assert result.drawing["contacts"]
    assert result.choice == tried(g, u, {"charge": {"enemy": foe}}).choice


# ------------------------------------------------------------------------------------ what it means
def test_shots_and_danger_are_those_of_the_place_drafted():
    """KP-22.4, KP-22.12: out of range where it stands, in range where it would stand."""
    g = table()
    u = unit(g, 0, "regular", *line(20, 10, 90, 3))
    foe = unit(g, 1, "regular", *line(20, 20, 270, 3))
    moving(g, u, 8)
    assert "ahead" not in tried(g, u, None).drawing
    far = tried(g, u, {"shift": {"dy": 10}}).drawing["ahead"]
    near = tried(g, u, {"shift": {"dy": 600}}).drawing["ahead"]

    assert (far["shots"], far["threats"], far["fights"]) == ([], [], [])

    assert {g.unit[shot["target"]] for shot in near["shots"]} == {foe}
    assert {g.unit[shot["element"]] for shot in near["threats"]} == {foe}
    assert (g.x[0], g.y[0], g.did[0]) == (2000, 1000, 0)  # nothing has moved


def test_a_charge_drafted_is_told_as_the_melee_it_would_open():
    """KP-24.14; `forecast` gives the same for the melee when it is there."""
    g, u = marching(inches=12)
    foe = unit(g, 1, "regular", *line(20, 16, 270, 3))
    result = tried(g, u, {"charge": {"enemy": foe}})
    (fight,) = result.drawing["ahead"]["fights"]

    assert (fight["attacker"], fight["defender"]) == (u, foe)
    assert len(fight["rows"]) == 6
    assert not g.fights


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_draft_means_is_said(language):
    g, u = marching(inches=12)
    foe = unit(g, 1, "regular", *line(20, 16, 270, 3))
    words = Words(language, GAME, g.facts)
    drawing = tried(g, u, {"charge": {"enemy": foe}}).drawing
    lines = list(speech.tried(g, Paths(0, u), drawing, words))

    assert any(re.search(r"[+−]\d", text) for text in lines)


# ---------------------------------------------------------------------------------- what is offered
@pytest.mark.parametrize("kind", ["Paths", "Fire", "Resolve", "Change", "March"])
def test_whatever_is_offered_is_allowed(kind):
    for ask, g in asked(f"kriegspfad.{kind}"):
        drafts = drafting(ask)
        for intent in drafts.intents(g):
            assert drafts.tried(g, None, intent).refusal is None, intent


def test_a_train_is_placed_first_and_nobody_else_is_offered():
    """KP-16.14."""
    g = table("siege", attacker=0)
    keep(g, 1, [ready("warrior"), ready("wagon", role="train", entry="wagons", arms="none")])
    ask = Deploy(1)

    assert [row["number"] for row in ask.describe(g)["units"]] == [1]
    assert {about["number"] for i in drafting(ask).intents(g) for about in i.values()} == {1}
    assert ask.refusal(g, (0, 0, (2000, 2000, 0))).reason == "train_first"


def ready(troop, **more):
    return company(troop, line(20, 44, 270, 3), **more).waits(READY)


def test_a_question_without_anything_to_decide_is_known_by_everybody():
    """KP-18.4, KP-22.2: idle only where no side could have hidden troops (KP-11.3, KP-16.8)."""
    for scenario, attacker, idle in [("raid", 1, False), ("siege", 0, True), ("raid", 0, True)]:
        g = table(scenario, attacker=attacker)
        unit(g, 0, "regular", *line(20, 10, 90, 3))
        unit(g, 1, "warrior", *line(20, 45, 270, 3))
        g.activated = [True, True]
        expected = {True: ("pass", ()), False: (None, None)}[idle or not may_hide(g, 0)]
        assert (Activate(0).idle(g), Fire(0).idle(g)) == expected


def test_a_decision_is_never_idle():
    """KP-18.4: a unit left; KP-22.2: a target, or something that burns."""
    g = table("raid", attacker=0)
    unit(g, 0, "regular", *line(20, 10, 90, 3))
    unit(g, 1, "warrior", *line(20, 13, 270, 3))

    assert Activate(0).idle(g) is None
    assert Fire(0).idle(g) is None
    assert Resolve(0).idle(g) == "on"


def test_whether_a_question_is_idle_tells_nothing_of_who_hides():
    """KP-17, KP-37: the same with hidden units and without."""
    for scenario in ("raid", "ambush", "open_battle", "siege"):
        for attacker in (0, 1):
            g = table(scenario, attacker=-1 if scenario == "open_battle" else attacker)
            unit(g, 0, "regular", *line(20, 10, 90, 3))
            unit(g, 1, "warrior", *line(20, 45, 270, 3))
            g.activated = [True, True]
            bare = [(Activate(seat).idle(g), Fire(seat).idle(g)) for seat in (0, 1)]
            for seat in (0, 1):
                if could_spring(g, seat):
                    hide(g, seat, "warrior", *line(40, 20, 90, 2))
            assert bare == [(Activate(seat).idle(g), Fire(seat).idle(g)) for seat in (0, 1)]


def test_a_way_and_what_it_means_tell_nothing_of_hidden_enemies():
    """KP-17.7, KP-37.1: with an ambush on the way and without one the answers are the same."""
    g = table("raid", attacker=0)
    u = unit(g, 0, "regular", *line(20, 10, 90, 3))
    unit(g, 1, "warrior", *line(20, 45, 270, 3))
    square(g, "wood_dense", 18, 16)
    moving(g, u, 12)
    bare, ambushed = g.clone(), g.clone()
    hide(ambushed, 1, "warrior", (21, 19, 270), (23, 19, 270))
    for action in ("move-good", "move-difficult"):
        for dx, dy in ((0, 900), (100, 1200), (-300, 500), (200, 2000)):
            intent = {"towards": {"dx": dx, "dy": dy}}
            answers = [asking(state, Paths(0, u), action, intent) for state in (bare, ambushed)]
            assert answers[0] == answers[1]
            assert answers[0].drawing


def asking(g, ask, action, intent):
    """What the seat that is asked is told of a draft."""
    g.action = action
    position = Position(g.clone(), [])
    position.pending, position.answers = [ask], [None]
    return position.tried(ask.seat, None, intent)
