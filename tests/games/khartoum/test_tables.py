"""The printed tables, row by row, as the specification gives them (LK-2.2 to LK-2.4, LK-12)."""

import pytest

from support import dice, follow
from zareba.games.khartoum.facts.tables import find_row
from zareba.games.khartoum.rules.events import event_phase

from .board import board, setting

FAR = range(-20, 41)


def row_of(bounds, total):
    """The name of the row that holds a total; bounds: (highest total, row), the last one open."""
    return next(name for highest, name in bounds if highest is None or total <= highest)


# ------------------------------------------------------------------------ outcome tables (LK-12)
DEFENCE = [(0, "D1"), (2, "D2"), (4, "D3"), (8, "D4"), (10, "D5"), (12, "D6"), (None, "D7")]
RAID = [(2, "R1"), (5, "R2"), (7, "R3"), (9, "R4"), (12, "R5"), (14, "R6"), (None, "R7")]
SORTIE = [(3, "S1"), (6, "S2"), (9, "S3"), (11, "S4"), (13, "S5"), (None, "S6")]


@pytest.mark.parametrize("total", FAR)
def test_every_total_has_its_row(total):
    """LK-12.1, LK-12.2, LK-12.3: also far beyond both ends of the printed tables."""
    facts = board().facts

    assert find_row(facts.defence_rows, total).id == row_of(DEFENCE, total)
    assert find_row(facts.raid_rows, total).id == row_of(RAID, total)
    assert find_row(facts.sortie_rows, total).id == row_of(SORTIE, total)


# row: advance, CM, Strength, retreat, then the modifiers for leader, troops, guns, gunboats
AOT1 = {
    "D1": (True, -1, 0, False, -2, -2, -2, -2),
    "D2": (True, 0, 0, False, -1, -1, -1, -1),
    "D3": (True, 0, 0, False, 0, 0, 0, 0),
    "D4": (False, 0, 0, False, 0, 0, 1, 1),
    "D5": (False, 0, 0, False, 1, 1, 2, 2),
    "D6": (False, 0, -1, False, 2, 2, 3, 3),
    "D7": (False, 0, -1, True, 3, 3, None, None),
}
# row: RP, CM, Strength, Disorganised, then the modifiers
AOT2 = {
    "R1": (0, -1, 0, False, -2, -2, -2, -2),
    "R2": (0, 0, 0, False, 0, 0, 0, 0),
    "R3": (0, 0, 0, False, 1, 1, None, 1),
    "R4": (1, 0, 0, False, 2, 2, None, 2),
    "R5": (2, 0, 0, False, 3, 3, None, 3),
    "R6": (2, 0, 0, True, 3, 3, None, 3),
    "R7": (3, 1, -1, True, None, 4, None, None),
}
# row: RP, CM, Strength, retreat, Disorganised, then the modifiers
AOT3 = {
    "S1": (0, -1, 0, False, False, -3, -3, -3, -3),
    "S2": (0, 0, 0, False, False, -2, -2, -2, -2),
    "S3": (0, 0, 0, False, False, 0, -1, 0, 0),
    "S4": (0, 0, -1, False, False, 1, 0, 1, 1),
    "S5": (0, 0, -1, True, False, 2, 1, 2, 1),
    "S6": (0, 1, -2, True, True, 2, 1, 2, 1),
}


def modifiers(row):
    return tuple(row.casualties.get(kind) for kind in ("leader", "troops", "guns", "gunboats"))


def test_the_defence_table_says_what_the_specification_says():
    """LK-12.1; no row disorganises the Banner (LK-15 no. 14)."""
    rows = board().facts.defence_rows

    found = {r.id: (r.advance, r.cm, r.strength, r.retreat, *modifiers(r)) for r in rows}
    assert found == AOT1
    assert not any(r.disorganised or r.rp for r in rows)


def test_the_raid_table_says_what_the_specification_says():
    """LK-12.2"""
    rows = board().facts.raid_rows

    found = {r.id: (r.rp, r.cm, r.strength, r.disorganised, *modifiers(r)) for r in rows}
    assert found == AOT2
    assert not any(r.advance or r.retreat for r in rows)


def test_the_sortie_table_says_what_the_specification_says():
    """LK-12.3"""
    rows = board().facts.sortie_rows

    found = {r.id: (r.rp, r.cm, r.strength, r.retreat, r.disorganised, *modifiers(r)) for r in rows}
    assert found == AOT3
    assert not any(r.advance for r in rows)


@pytest.mark.parametrize("roll", range(-5, 13))
def test_every_casualty_roll_has_its_result(roll):
    """LK-12.4, with the far ends of the modified roll."""
    tables = board().facts.casualty

    leader = row_of([(1, "killed"), (3, "wounded"), (None, "unharmed")], roll)
    boat = row_of([(1, "destroyed"), (3, "damaged"), (None, "none")], roll)
    assert find_row(tables["leader"], roll).result == leader
    assert find_row(tables["troops"], roll).steps == row_of(
        [(1, 3), (3, 2), (5, 1), (None, 0)], roll
    )
    assert find_row(tables["guns"], roll).guns == row_of([(2, 2), (4, 1), (None, 0)], roll)
    assert find_row(tables["gunboats"], roll).result == boat


# --------------------------------------------------------------------------------- tracks (LK-2.2)
@pytest.mark.parametrize(
    ("levels", "drm"),
    [
        (range(13, 16), 1),
        (range(10, 13), 0),
        (range(7, 10), -1),
        (range(4, 7), -2),
        (range(1, 4), -3),
    ],
)
def test_morale_modifies_in_bands_of_three(levels, drm):
    """LK-2.2.3"""
    facts = board().facts

    assert facts.cm_max == 15
    assert [facts.cm_drm[level] for level in levels] == [drm] * 3


@pytest.mark.parametrize(
    ("levels", "drm"),
    [(range(31, 37), 1), (range(21, 31), 0), (range(11, 21), -1), (range(1, 11), -2)],
)
def test_resources_modify_in_bands_of_ten(levels, drm):
    """LK-2.2.4"""
    facts = board().facts

    assert facts.rp_max == 36
    assert [facts.rp_drm[level] for level in levels] == [drm] * len(levels)


def test_the_other_tracks_have_their_ends():
    """LK-2.2.1, LK-2.2.2, LK-2.2.6: 12 months, at most 4 AP on a card, Strength up to 12."""
    facts = board().facts

    assert facts.last_turn == 12
    assert facts.months[0] == "1884-02"
    assert facts.months[7] == "1884-09"
    assert facts.months[-1] == "1885-01"
    assert facts.strength_max == 12
    assert {1, 4} <= {card.ap for card in facts.cards.values()} <= {1, 2, 3, 4, "random"}


# ------------------------------------------------------------------------------- counters (LK-2.4)
X = None
FACTORS = {
    "egyptian": (1, 1, 2),
    "egyptian_reduced": (0, 0, 1),
    "sudanese": (2, 2, 1),
    "sudanese_reduced": (1, 1, 0),
    "bashi": (1, 1, 0),
    "bashi_reduced": (0, X, 0),
    "levy": (X, X, 1),
    "light": (1, 1, 1),
    "heavy": (X, 2, 2),
    "ali": (2, 2, 1),
    "stewart": (0, 1, 2),
    "nushi": (1, 1, 1),
    "gordon": (X, X, 2),
    "gunboat": (1, 1, 1),
}


@pytest.mark.parametrize(("unit", "factors"), FACTORS.items())
def test_a_counter_has_its_three_factors(unit, factors):
    """LK-2.4.3, LK-2.4.5: raid, sortie, defence."""
    assert board().facts.factors[unit] == factors


def test_there_are_no_other_counters():
    """LK-2.4.1: the counter mix is an absolute limit."""
    facts = board({"gordon_leader": True}).facts

    assert set(facts.factors) == set(FACTORS)
    assert facts.gunboats == 3
    assert facts.levies == 2
    assert facts.improvements == 8
    assert facts.guns_at_start.count("light") == 5
    assert facts.guns_at_start.count("heavy") == 1
    assert sorted(facts.leaders_at_start) == ["ali", "gordon", "nushi", "stewart"]


def test_gordons_counter_belongs_to_an_optional_rule():
    """LK-2.4.2"""
    assert "gordon" not in board().leaders
    assert "gordon" in board({"gordon_leader": True}).leaders


def test_two_step_units_have_a_one_step_counter_and_levies_have_none():
    """LK-2.4.4, LK-2.4.7"""
    facts = board().facts

    assert facts.reduced == {
        "egyptian": "egyptian_reduced",
        "sudanese": "sudanese_reduced",
        "bashi": "bashi_reduced",
    }


def test_troops_are_regulars_and_levies():
    """LK-2.4.5: leaders, guns and gunboats are not troops."""
    facts = board().facts
    regulars = {u for u in FACTORS if u.split("_")[0] in ("egyptian", "sudanese", "bashi")}

    assert facts.regulars == regulars
    assert facts.troops == regulars | {"levy"}


def test_the_markers_are_counted():
    """LK-2.4.6: 8 improvements, one Disorganised marker for each Banner, and the track markers."""
    markers = dict(setting().data.raw["units.toml"]["markers"])
    sources = markers.pop("prov")

    assert set(sources) - {"tracks"} <= set(markers)  # turn, relief, AP, CM and RP lie on tracks
    assert markers == {
        "fort_improvement": 8,
        "disorganised": 4,
        "banner_position": 4,
        "banner_strength": 4,
        "turn": 1,
        "relief": 1,
        "ap": 1,
        "cm": 1,
        "rp": 1,
    }


# ------------------------------------------------------------------------------ cards and actions
BANNER_CARDS = {
    1: ["black"],
    2: ["white"],
    3: ["red"],
    4: ["green"],
    5: ["black", "white"],
    6: ["red", "green"],
    7: ["black", "red"],
    8: ["white", "green"],
    9: ["green", "black"],
    10: ["red", "white"],
    11: ["white", "green", "black"],
    12: ["black", "white", "red", "green"],
}


def test_the_twelve_banner_cards():
    """LK-2.3.1, LK-7.3; no card names a Banner twice (LK-7.1.7)."""
    facts = board().facts

    found = {n: [facts.banners[b] for b in order] for n, order in facts.banner_cards.items()}
    assert found == BANNER_CARDS


# action: AP, RP, RP for each, CM, CM for each, turn 1
ACTIONS = {
    "fortify": (1, 0, 1, 0, 0, True),
    "raise_cm": (1, 0, 2, 0, 0, True),
    "raise_rp": (1, 0, 0, 0, 2, False),
    "gunboats": (1, 0, 1, 0, 0, True),
    "levies": (1, 0, 0, 1, 0, True),
    "raid": (1, 0, 0, 0, 0, False),
    "sortie": (1, 1, 0, 0, 0, False),
    "defend": (1, 0, 0, 0, 0, False),
}


def test_the_eight_actions_and_what_they_cost():
    """LK-4.1.4, LK-4.2.3 and the table at the head of LK-6, in the order of play."""
    actions = board().facts.actions

    found = {a.id: (a.ap, a.rp, a.rp_per_item, a.cm, a.cm_per_item, a.turn1) for a in actions}
    assert list(found.items()) == list(ACTIONS.items())


@pytest.mark.parametrize(("face", "ap"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_random_action_points(face, ap):
    """LK-5.3, LK-5.7: one die, after the event."""
    g = board(turn=5)
    g.event_pile.remove(20)
    g.event_pile.append(20)
    dice(g, face)

    follow(event_phase(g))

    assert g.ap == ap
