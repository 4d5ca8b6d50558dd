"""Integer geometry (KP-2, KP-20): cases of the specification, and shapely as the oracle."""

import math
import random
import tomllib
from pathlib import Path

import pytest

from zareba.games.kriegspfad.facts.lengths import INCH
from zareba.games.kriegspfad.field.arcs import (
    behind_rear_line,
    coherent,
    contact_side,
    directly_towards,
    in_front_zone,
    is_column,
    range_of,
    retreat_bearing,
)
from zareba.games.kriegspfad.field.geometry import (
    COS,
    SIN,
    ahead,
    bearing,
    box,
    chord,
    distance,
    hull,
    inside,
    meets,
    overlaps,
    polygon_distance,
    separated,
    swept,
)

CASES = tomllib.loads((Path(__file__).parent / "data" / "conformance.toml").read_text("utf-8"))


def base(numbers):
    x, y, facing, w, d = numbers
    return box(
        *(round(n * INCH) for n in (x, y)), round(facing * 10), round(w * INCH), round(d * INCH)
    )


def found_by(case):
    kind = case["kind"]
    a, b = (base(case[k]) if k in case else None for k in ("a", "b"))
    unit = [base(e) for e in case.get("unit", [])]
    if kind == "flank_legal":
        return behind_rear_line(a, b)
    if kind == "contact":
        return contact_side(a, b) or "none"
    if kind == "toward":
        return directly_towards(a, b, unit, INCH)
    if kind == "cohesion":
        return coherent(unit, round(case["limit"] * INCH))
    if kind == "distance":
        return round(distance(a, b) / INCH, 2)
    enemy = [base(e) for e in case["enemy"]]
    x, y = ahead(0, 0, retreat_bearing(unit, enemy, 0), round(case["length"] * INCH))
    return [round(x / INCH, 2), round(y / INCH, 2)]


@pytest.mark.parametrize("case", CASES["geo"], ids=lambda case: case["id"])
def test_geometry_cases_of_the_specification(case):
    assert found_by(case) == case["expect"]


def test_sines_are_right_to_the_last_bit():
    for tenth in range(3600):
        angle = math.radians(tenth / 10)
        assert abs(SIN[tenth] - math.sin(angle) * 2**30) <= 1
        assert abs(COS[tenth] - math.cos(angle) * 2**30) <= 1


def test_a_bearing_looks_along_its_vector():
    rng = random.Random(5)
    for _ in range(2000):
        dx, dy = rng.randrange(-9999, 10000), rng.randrange(-9999, 10000)
        if (dx, dy) == (0, 0):
            continue
        gap = (bearing(dx, dy) / 10 - math.degrees(math.atan2(dy, dx))) % 360
        assert min(gap, 360 - gap) <= 0.0501
    assert [bearing(1, 0), bearing(0, 1), bearing(-1, 0), bearing(0, -1)] == [0, 900, 1800, 2700]


def anywhere(rng, reach=12):
    size = rng.choice([(23620, 11810), (23620, 19690), (40000, 20000)])
    return box(rng.randrange(reach * INCH), rng.randrange(reach * INCH), rng.randrange(3600), *size)


def blob(rng):
    """A polygon of any shape round a middle."""
    x, y = rng.randrange(12 * INCH), rng.randrange(12 * INCH)
    n = rng.randrange(3, 9)
    return tuple(
        ahead(x, y, 3600 * i // n + rng.randrange(200), rng.randrange(INCH, 6 * INCH))
        for i in range(n)
    )


shapely = pytest.importorskip("shapely")


def shape(corners):
    return shapely.Polygon(corners)


def test_distances_and_overlaps_agree_with_shapely():
    """KP-0.3, KP-20.1 to KP-20.4."""
    rng = random.Random(1)
    for _ in range(3000):
        a, b = anywhere(rng), anywhere(rng)
        theirs = shape(a.corners).distance(shape(b.corners))
        assert abs(distance(a, b) - theirs) <= 3
        common = shape(a.corners).intersection(shape(b.corners))
        deep = common.area > 400 * 40000
        if deep or theirs > 0:
            assert overlaps(a, b) == deep


def test_front_zone_and_range_agree_with_shapely():
    """KP-20.6 to KP-20.8."""
    rng = random.Random(2)
    far = 40 * INCH
    for _ in range(2000):
        a, b = anywhere(rng), anywhere(rng)
        left, right = a.world(a.hd, a.hw), a.world(a.hd, -a.hw)
        zone = shapely.Polygon(
            [left, right, a.world(a.hd + far, -a.hw - far), a.world(a.hd + far, a.hw + far)]
        )
        part = zone.intersection(shape(b.corners))
        mine = in_front_zone(a, b)
        if part.area > 10**5:
            assert mine
            assert abs(range_of(a, mine) - part.distance(shapely.LineString([left, right]))) <= 12
        elif zone.distance(shape(b.corners)) > 5:
            assert not mine


def test_chords_points_and_polygons_agree_with_shapely():
    rng = random.Random(3)
    for _ in range(1500):
        area = blob(rng)
        theirs = shape(area)
        if not theirs.is_valid:
            continue
        p, q = [(rng.randrange(12 * INCH), rng.randrange(12 * INCH)) for _ in range(2)]
        assert abs(chord(p, q, area) - theirs.intersection(shapely.LineString([p, q])).length) <= 4
        if theirs.boundary.distance(shapely.Point(p)) > 2:
            assert inside(p, area) == theirs.contains(shapely.Point(p))
        a = anywhere(rng)
        gap = theirs.distance(shape(a.corners))
        assert abs(polygon_distance(area, a.corners) - gap) <= 3
        if gap > 2 or theirs.intersection(shape(a.corners)).area > 10**6:
            assert meets(area, a.corners) == (gap == 0)


def test_swept_ways_agree_with_shapely():
    """KP-20.5."""
    rng = random.Random(4)
    for _ in range(1500):
        a = anywhere(rng)
        end = box(a.x + rng.randrange(-INCH * 5, INCH * 5), a.y, a.facing, a.w, a.d)
        way = swept(a, end)
        theirs = shapely.MultiPoint(a.corners + end.corners).convex_hull
        assert abs(shape(way).area - theirs.area) <= theirs.area * 1e-6
        other = anywhere(rng)
        gap = theirs.distance(shape(other.corners))
        if gap > 2 or theirs.intersection(shape(other.corners)).area > 10**6:
            assert separated(way, other.corners) == (gap > 0)


def test_corners_lie_where_facing_frontage_and_depth_say():
    """KP-20.2."""
    corners = base((10, 10, 90, 2, 1)).corners

    assert corners == ((90000, 105000), (110000, 105000), (110000, 95000), (90000, 95000))


def test_a_hull_has_only_outer_corners():
    assert set(hull([(0, 0), (4, 0), (4, 4), (0, 4), (2, 2), (2, 0)])) == {
        (0, 0),
        (4, 0),
        (4, 4),
        (0, 4),
    }


def test_a_column_follows_its_head_and_a_line_is_none():
    """KP-20.13."""
    column = [base((10, 10 - 1.5 * i, 90, 2.362, 1.181)) for i in range(4)]
    line = [base((10 + 2.4 * i, 10, 90, 2.362, 1.181)) for i in range(4)]

    assert is_column(column, 2 * INCH)
    assert not is_column(line, 2 * INCH)
    assert is_column(line[:1], INCH)
