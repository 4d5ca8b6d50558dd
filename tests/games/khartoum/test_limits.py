"""What may be paid and which actions are offered (LK-4.1.3, LK-4.1.4, LK-6.0)."""

import pytest

from support import follow
from zareba.engine import IllegalChoice
from zareba.games.khartoum.rules.actions import action_phase
from zareba.games.khartoum.rules.limits import offered, patience, purse

from .board import REGULARS, board

NO_PROTECTION = {"refuse_suicidal_payment": False}
ORDER = ["fortify", "raise_cm", "raise_rp", "gunboats", "levies", "raid", "sortie", "defend"]


@pytest.mark.parametrize(
    ("options", "fields", "spendable"),
    [
        ({}, {"turn": 1}, 8),
        ({}, {"turn": 1, "free_rp": 0}, 0),
        (NO_PROTECTION, {"turn": 1, "free_rp": 0}, 0),
        ({}, {"turn": 2, "rp": 32}, 31),
        ({}, {"turn": 2, "rp": 1}, 0),
        (NO_PROTECTION, {"turn": 2, "rp": 1}, 1),
    ],
)
def test_the_purse(options, fields, spendable):
    """LK-4.2.2, LK-6.0.1: the pool on turn 1; later everything but the last RP."""
    assert purse(board(options, **fields)) == spendable


@pytest.mark.parametrize(
    ("options", "morale", "spendable"), [({}, 12, 11), ({}, 1, 0), (NO_PROTECTION, 1, 1)]
)
def test_the_patience_of_the_city(options, morale, spendable):
    """LK-6.0.1"""
    assert patience(board(options, cm=morale)) == spendable


EIGHT = ["black5", "black4", "black3", "white4", "white3", "red4", "red3", "green4"]
BESIEGED = {"black": 2, "white": 2, "red": 2, "green": 2}
GONE = {"troops": [], "eliminated": REGULARS}


@pytest.mark.parametrize(
    ("action", "fields", "possible"),
    [
        # fortify: one eligible zone, one marker in the supply, RP 2 (pool 1)
        ("fortify", {"rp": 2}, True),
        ("fortify", {"rp": 1}, False),
        ("fortify", {"turn": 1, "free_rp": 1}, True),
        ("fortify", {"turn": 1, "free_rp": 0}, False),
        ("fortify", {"improved": EIGHT}, False),
        ("fortify", {"improved": EIGHT[:7]}, True),
        ("fortify", {"at": BESIEGED}, True),
        ("fortify", {"at": BESIEGED, "improved": ["palace"]}, False),
        # raise CM: CM 14 or less, RP 3 (pool 2), no raise RP this turn
        ("raise_cm", {"cm": 14}, True),
        ("raise_cm", {"cm": 15}, False),
        ("raise_cm", {"rp": 3}, True),
        ("raise_cm", {"rp": 2}, False),
        ("raise_cm", {"turn": 1, "free_rp": 2}, True),
        ("raise_cm", {"turn": 1, "free_rp": 1}, False),
        ("raise_cm", {"done": ["raise_rp"]}, False),
        # raise RP: RP 35 or less, CM 3, no raise CM this turn
        ("raise_rp", {"rp": 35}, True),
        ("raise_rp", {"rp": 36}, False),
        ("raise_rp", {"cm": 3}, True),
        ("raise_rp", {"cm": 2}, False),
        ("raise_rp", {"done": ["raise_cm"]}, False),
        ("raise_rp", {"turn": 1}, False),
        # gunboats: one unbuilt or Damaged gunboat, RP 2 (pool 1)
        ("gunboats", {"rp": 2}, True),
        ("gunboats", {"rp": 1}, False),
        ("gunboats", {"turn": 1, "free_rp": 1}, True),
        ("gunboats", {"turn": 1, "free_rp": 0}, False),
        ("gunboats", {"unbuilt": 0, "gunboats": 2, "damaged": 1}, True),
        ("gunboats", {"unbuilt": 0, "gunboats": 3}, False),
        # levies: fewer than two in existence, CM 2
        ("levies", {"cm": 2}, True),
        ("levies", {"cm": 1}, False),
        ("levies", {"unraised": 1, "troops": [*REGULARS, "levy"]}, True),
        ("levies", {"unraised": 0, "troops": [*REGULARS, "levy", "levy"]}, False),
        ("levies", {"turn": 1, "cm": 1}, False),
        # raid: one Available regular unit, one Banner of Strength 1 or more
        ("raid", {"troops": ["bashi_reduced"]}, True),
        ("raid", {"troops": ["levy"], "unraised": 1}, False),
        ("raid", {**GONE}, False),
        ("raid", {"strength": {"black": 0, "white": 0, "red": 0, "green": 1}}, True),
        ("raid", {"strength": {"black": 0, "white": 0, "red": 0, "green": 0}}, False),
        ("raid", {"rp": 1, "cm": 1}, True),
        ("raid", {"leaders": [], "guns": []}, True),
        ("raid", {"turn": 1}, False),
        # sortie: one Available unit allowed by LK-6.6.3, a Banner of Strength 1 or more, RP 2
        ("sortie", {"troops": ["egyptian_reduced"]}, True),
        ("sortie", {"troops": ["sudanese_reduced"]}, True),
        ("sortie", {"troops": ["bashi"]}, True),
        ("sortie", {"troops": ["bashi_reduced", "levy"]}, False),
        ("sortie", {"strength": {"black": 0, "white": 0, "red": 0, "green": 0}}, False),
        ("sortie", {"rp": 2}, True),
        ("sortie", {"rp": 1}, False),
        ("sortie", {"turn": 1}, False),
        # defend: one Available troop unit, one zone other than the Palace under control
        ("defend", {"troops": ["levy"]}, True),
        ("defend", {**GONE}, False),
        ("defend", {"at": BESIEGED}, False),
        ("defend", {"rp": 1, "cm": 1}, True),
        ("defend", {"turn": 1}, False),
    ],
)
def test_an_action_is_offered_when_it_can_be_carried_out(action, fields, possible):
    """LK-6.0.2, LK-6.0.4, LK-4.2.3"""
    g = board(**{"turn": 5, "ap": 1, "rp": 30, **fields})

    assert (action in offered(g)) == possible


@pytest.mark.parametrize("option", ["palace_garrison", "palace_last_stand"])
def test_with_an_option_the_palace_can_be_defended(option):
    """LK-6.0.2, LK-10.3"""
    assert "defend" in offered(board({option: True}, turn=5, ap=1, at=BESIEGED))


@pytest.mark.parametrize("last", range(8))
def test_only_later_actions_follow(last):
    """LK-4.1.3, LK-4.1.4: each action once, in the fixed order."""
    g = board(turn=5, ap=4, rp=30, done=[ORDER[last]])

    excluded = {"raise_rp"} if ORDER[last] == "raise_cm" else set()
    assert offered(g) == [a for a in ORDER[last + 1 :] if a not in excluded]


def test_without_action_points_nothing_is_offered():
    """LK-6.0.2, LK-14.8"""
    assert offered(board(turn=5, ap=0)) == []


def test_an_action_is_completed_before_the_next_one():
    """LK-4.1.3: in the middle of a raid no other action can be named."""
    g = board(turn=5, ap=4)

    position = follow(action_phase(g), "raid", "green")

    with pytest.raises(IllegalChoice):
        position.choose("defend")
