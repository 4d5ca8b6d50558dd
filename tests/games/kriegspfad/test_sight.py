"""Line of sight (KP-21): the cases of the specification, and hills, canyons, gaps, dead ground."""

import itertools
import random
import tomllib
from pathlib import Path

import pytest

from zareba.engine import DataFiles
from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.facts.tables import FILES, read_facts
from zareba.games.kriegspfad.field.blockers import blocked
from zareba.games.kriegspfad.field.geometry import box, distance
from zareba.games.kriegspfad.field.ground import PLATEAU, Ground, crest_of, piece_of
from zareba.games.kriegspfad.field.sight import Sight

CASES = tomllib.loads((Path(__file__).parent / "data" / "conformance.toml").read_text("utf-8"))
FACTS = read_facts(DataFiles("zareba.games.kriegspfad", FILES), {})
FOOT = (2.362, 1.181)


def base(x, y, facing, w=FOOT[0], d=FOOT[1]):
    return box(
        round(x * INCH), round(y * INCH), round(facing * 10), round(w * INCH), round(d * INCH)
    )


def piece(kind, points, **more):
    def hundredths(at):
        return [(round(x * 100), round(y * 100)) for x, y in at]

    if "crest" in more:
        more["crest"] = hundredths(more["crest"])
    if "width" in more:
        more["width"] = round(more["width"] * 100)
    return piece_of(FACTS.kind[kind], hundredths(points), **more)


def sight(*pieces, limit=0):
    return Sight(Ground(FACTS, pieces), FACTS.sizes.frontage, limit)


def laid(terrain):
    for t in terrain:
        if t["kind"] == "hill":
            yield piece("hill_gentle", t["poly"], crest=t["crest"])
        else:
            yield piece(t["kind"], t["poly"])


@pytest.mark.parametrize("case", CASES["view"], ids=lambda case: case["id"])
def test_sight_cases_of_the_specification(case):
    """KP-20.10, KP-20.15, KP-21.1 to KP-21.12, KP-21.16, KP-21.17, KP-22.5."""
    view = sight(*laid(case.get("terrain", [])))
    a, b = base(*case["a"]), base(*case["b"])
    blockers = [base(*n) for n in case.get("blockers", [])]
    fired = case.get("fired", False)
    expect = case["expect"]
    if case["kind"] != "shoot":
        assert view.sees(a, b, blockers, fired) == expect["visible"]
        return
    free = sight().aims(a, b)
    assert (free is not None) == expect["in_arc"]
    if free:
        assert round(free.range / INCH, 2) == expect["range"]
    assert (view.aims(a, b, blockers, fired=fired) is not None) == expect["visible"]


def test_fog_hides_what_is_farther_than_its_limit_unless_it_fired_a_gun():
    view = sight(limit=12 * INCH)

    assert view.sees(base(10, 10, 90), base(10, 22, 90))
    assert not view.sees(base(10, 10, 90), base(10, 24, 90))
    assert view.sees(base(10, 10, 90), base(10, 24, 90), lit=True)


SQUARE = [(20, 10), (36, 10), (36, 22), (20, 22)]


def test_from_a_plateau_only_the_rim_looks_down():
    view = sight(piece("hill_steep", SQUARE, variant=PLATEAU))

    assert view.sees(base(28, 20.8, 90), base(28, 30, 270))
    assert not view.sees(base(28, 16, 90), base(28, 30, 270))
    assert view.sees(base(24, 16, 90), base(32, 16, 270))


def test_a_gun_on_a_plateau_has_dead_ground_before_it():
    """TX-25: one inch from the rim, a hill two inches high: three inches are dead; KP-21.19."""
    view = sight(piece("hill_steep", SQUARE, variant=PLATEAU))
    gun = base(28, 22 - 1 - 1.181, 90, 2.362, 2.362)
    near, far = base(28, 22 + 2.5 + 0.5905, 270), base(28, 22 + 3.1 + 0.5905, 270)

    assert view.in_dead_ground(gun, near, view.aims(gun, near).line)
    assert not view.in_dead_ground(gun, far, view.aims(gun, far).line)


@pytest.mark.parametrize(("gap", "allowed"), [(6.2, True), (5.5, False)])
def test_guns_on_a_hill_shoot_over_heads_six_inches_from_both(gap, allowed):
    """TX-26, TX-27."""
    view = sight(piece("hill_gentle", [(20, 0), (36, 0), (36, 10), (20, 10)]))
    gun = base(28, 5, 90, 2.362, 2.362)
    friend = base(28, 5 + 1.181 + 6.5 + 0.5905, 90)
    target = base(28, 5 + 1.181 + 6.5 + 1.181 + gap + 0.5905, 270)

    assert (view.aims(gun, target, [friend], over_heads=True) is not None) == allowed
    assert view.aims(gun, target, [friend]) is None


def test_troops_on_the_plain_do_not_hide_what_stands_on_a_hill():
    """KP-21.6, KP-21.18."""
    view = sight(piece("hill_gentle", [(20, 20), (36, 20), (36, 30), (20, 30)]))
    viewer, screen, far = base(28, 5, 90), base(28, 9, 90), base(28, 21, 270)

    assert view.sees(viewer, far, [screen])
    assert view.aims(viewer, far, [screen]) is None


def test_a_canyon_is_looked_into_only_from_its_rim():
    """KP-21.13."""
    view = sight(piece("canyon", [(0, 20), (60, 20)], width=5))
    inner = base(30, 20, 90)

    assert view.sees(base(30, 24, 270), inner)
    assert not view.sees(base(30, 28, 270), inner)
    assert view.sees(base(40, 20, 180), inner)
    assert view.sees(base(30, 12, 90), base(30, 28, 270))


def test_a_road_opens_a_wood():
    wood, road = piece("wood_dense", SQUARE), piece("road", [(28, 0), (28, 40)], width=3)

    assert not sight(wood).sees(base(28, 8, 90), base(28, 24, 270))
    assert sight(wood, road).sees(base(28, 8, 90), base(28, 24, 270))


def test_smoke_blinds():
    """KP-21.15."""
    ground = Ground(FACTS, [], smoke=[tuple((x * INCH, y * INCH) for x, y in SQUARE)])
    view = Sight(ground, FACTS.sizes.frontage)

    assert not view.sees(base(28, 5, 90), base(28, 30, 270))
    assert not view.sees(base(28, 12, 90), base(28, 18, 270))
    assert view.sees(base(10, 5, 90), base(10, 30, 270))


def test_a_crest_halves_the_hill_lengthwise():
    corners = tuple((x * INCH, y * INCH) for x, y in [(20, 10), (36, 10), (36, 20), (20, 20)])
    ends = sorted(crest_of(corners))

    assert [(round(x / INCH), round(y / INCH)) for x, y in ends] == [(20, 15), (36, 15)]


# ----------------------------------------------------------------------------- what is remembered
def test_sight_is_worked_out_once_for_a_moment_and_forgotten_when_somebody_moves(monkeypatch):
    """KP-21.1, KP-21.6, KP-21.7: the answers belong to the bases that stand on the table."""
    view, asked = sight(), []
    work_out = Sight._sees

    def counted(self, a, b, *rest):
        asked.append((a, b))
        return work_out(self, a, b, *rest)

    monkeypatch.setattr(Sight, "_sees", counted)
    a, b = base(0, 0, 90), base(0, 20, 270)
    row = [base(x, 10, 90) for x in (-6, -3.4, -0.8, 1.8, 4.4)]
    gap = [row[0], row[1], base(14, 10, 90), row[3], row[4]]

    assert [view.sees(a, b, row) for _ in range(3)] == [False] * 3
    assert len(asked) == 1
    assert view.sees(a, b, gap)
    assert view.sees(a, b)
    assert not view.sees(a, b, row)
    assert len(asked) == 4


def test_a_gun_that_fired_is_asked_about_again():
    """KP-15.6, KP-21.2: whoever is lit by his shot is another question."""
    view = sight(limit=6 * INCH)
    a, b = base(0, 0, 90), base(0, 20, 270)
    assert not view.sees(a, b)
    assert view.sees(a, b, lit=True)
    assert not view.sees(a, b)


def test_short_cuts_change_no_answer():
    """KP-21.1: on random grounds the same as trying all 25 segments one by one."""
    rng, answers = random.Random(7), []
    kinds = ("wood_dense", "wood_light", "built_up", "tall_grass", "hollow", "canyon")
    for number in range(60):
        laid_out = [
            piece(kind, [(x, y), (x + w, y - 1), (x + w + 2, y + h), (x - 1, y + h - 2)])
            for kind in rng.sample(kinds, 2)
            for x, y, w, h in [[rng.randrange(4, 16) for _ in range(4)]]
        ]
        hill = [(14, 14), (22, 13), (23, 20), (15, 21)]
        laid_out.append(piece("hill_gentle", hill, variant=PLATEAU * (number % 2)))
        if number % 5 == 0:
            laid_out.append(piece("road", [(0, 10), (30, 14)], width=3))
        view = sight(*laid_out)
        crowd = [
            base(rng.uniform(2, 26), rng.uniform(2, 26), rng.randrange(360)) for _ in range(12)
        ]
        for a, b in itertools.permutations(crowd[:6], 2):
            fired, fresh = rng.random() < 0.5, sight(*laid_out)
            here, there = fresh.ground.spot(a), fresh.ground.spot(b)
            walls = fresh._walls(here, there, crowd, shooting=False)
            plainly = any(
                fresh.ground_clear(p, q, here, there, distance(a, b), fired)
                and not blocked(p, q, walls)
                for p in (a.centre, *a.corners)
                for q in (b.centre, *b.corners)
            )
            answers.append(plainly)
            assert view.sees(a, b, crowd, fired) == plainly, (number, a, b, fired)
    assert 100 < sum(answers) < len(answers) - 100


def test_a_shot_remembered_is_the_shot_that_would_be_found_anew():
    """KP-21.17: on one ground, whoever has moved in between."""
    wood, hill = [(6, 6), (12, 6), (12, 12), (6, 12)], [(16, 4), (24, 4), (24, 12), (16, 12)]
    ground = (piece("wood_light", wood), piece("hill_gentle", hill, crest=[(16, 8), (24, 8)]))
    view, rng = sight(*ground), random.Random(2)
    places = [base(rng.uniform(2, 30), rng.uniform(2, 14), rng.randrange(360)) for _ in range(24)]
    seen = 0
    for _ in range(300):
        a, b, *others = rng.sample(places, 9)
        fired, high = rng.random() < 0.5, rng.random() < 0.5
        asked = {"fired": fired, "longest": 24 * INCH, "over_heads": high}
        found = view.aims(a, b, others, **asked)
        seen += found is not None

        assert found == view.aims(a, b, others, **asked)
        assert found == sight(*ground).aims(a, b, others, **asked)
    assert seen
