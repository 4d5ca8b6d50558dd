"""Facts and replaced data files: sums that must hold, mistakes reported with file and field."""

import itertools
from importlib import resources
from pathlib import Path

import pytest

from zareba.engine import DataError, Setting
from zareba.games.burnoose.facts.tables import RESOURCES
from zareba.games.burnoose.rules.actions import ACTIONS
from zareba.games.burnoose.rules.cards import PLACED, PLAYED

from .board import GAME, table


def printed(file):
    return (resources.files(GAME.package) / "data" / file).read_text(encoding="utf-8")


def error_of(folder, file, old, new):
    """The error that a file gives when one piece of its text is replaced."""
    text = printed(file)
    assert old in text, f"{file} does not contain {old!r}"
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        _ = Setting.of(GAME, 3, overlay=folder).facts
    assert Path(caught.value.file) == folder / file
    return caught.value


@pytest.mark.parametrize(
    ("file", "old", "new", "field", "problem"),
    [
        ("cards.toml", "add_to_map = false", "add_to_map = 3", "card[0].add_to_map", "bool"),
        ("cards.toml", 'timing = "discard"', 'timing = "never"', "card[0].timing", "never"),
        ("cards.toml", "count_per_player = 2", "count_per_player = 3", "card", "13 starters"),
        ("cards.toml", 'id = "tools"', 'id = "hammer"', "card", "tools is missing"),
        ("leaders.toml", "moudjahidine = 2", "zouave = 2", "leader[fatma]", "zouave"),
        ("leaders.toml", 'figure = "fatma"', 'figure = "lalla"', "leader[fatma]", "figure"),
        ("villages.toml", 'region = "irathen"', 'region = "north"', "village[irdjen]", "region"),
        ("villages.toml", 'terrain = "wooded"', 'terrain = "wet"', "village[0].terrain", "wet"),
        ("villages.toml", "{ market = 1 }", "{ bazaar = 1 }", "village[mekla]", "bazaar"),
        ("map.toml", 'b = "w1"', 'b = "w9"', "edge[0]", "w9"),
        ("map.toml", 'circle = "n2"', 'circle = "n1"', "fork[larbaa from n1]", "c1 and n2"),
        ("automata.toml", "size = 24", "size = 25", "card", "25 different"),
        ("automata.toml", "args = { army = 2,", "args = { army = 7,", "card[1]", "army"),
        ("automata.toml", 'cards = ["weapons"]', 'cards = ["sword"]', "card[20]", "destroy"),
        ("automata.toml", "number = 2", "number = 4", "army", "1, 2, 3"),
        ("setup.toml", '"mekla", "ain_el', '"mekla", "mekla", "ain_el', "players.2", "once"),
        ("setup.toml", 'deadlock = "repeat_bombardment"', 'deadlock = "dance"', "options", "dance"),
        ("setup.toml", "hand_size = 5", "hand_sise = 5", "turn", "hand_sise"),
        ("setup.toml", "cubes_sapper_orange = 8", "", "components", "sapper"),
    ],
)
def test_a_mistake_is_reported_with_file_and_field(tmp_path, file, old, new, field, problem):
    error = error_of(tmp_path, file, old, new)

    assert error.field.startswith(field)
    assert problem in error.problem


def test_a_village_without_a_player_is_a_mistake(tmp_path):
    error = error_of(tmp_path, "setup.toml", '["irdjen", "larbaa"]', '["irdjen"]')

    assert error.field == "players.4"


def test_every_card_with_an_effect_has_its_function_and_every_function_its_card():
    facts = table().facts

    assert set(PLAYED) == facts.playable
    assert set(PLACED) == table(3, {"fatma_token": "card"}).facts.bonus == facts.bonus | {"fatma"}
    assert set(ACTIONS) == {"play", "place", "retrieve", "mobilize", "ambush"}


def test_the_automata_deck_has_the_sums_of_its_reconstruction():
    """Spec DATA-2: 24 cards, half of them circles; 43 pictured units and 4 by text."""
    cards = table().facts.french_cards.values()

    assert len(cards) == 24
    assert sum(card.symbol == "circle" for card in cards) == 12
    assert [sum(card.units[kind] for card in cards) for kind in range(4)] == [6, 27, 3, 7]
    assert sum(sum(card.extra) for card in cards) == 4


def test_one_influence_and_two_strength_buy_nothing():
    """RB-7.2: the rest of the printed example."""
    costs = table().facts.costs

    assert not any(
        all(c <= p for c, p in zip(cost, (1, 2, 0, 0, 0), strict=True)) for cost in costs
    )
    assert len(costs[0]) == len(RESOURCES)


def test_every_village_can_be_reached_from_every_place_without_turning_back():
    """RB-13.2, RB-13.8: on this map nobody is ever out of reach."""
    facts = table().facts
    spurs = {("w1", "w2"), ("w2", "wf"), ("t1", "tf"), ("a1", "a2"), ("a2", "af")}

    for (node, came_from), ways in facts.ways.items():
        if node in facts.starts and came_from:
            continue
        if (node, came_from) in spurs or came_from in facts.starts:
            continue
        assert {village for village, _, _ in ways} | {node} >= set(facts.villages), (
            node,
            came_from,
        )


def test_distances_are_those_of_the_specification():
    """Spec DATA-1, RB-13.1"""
    ways = table().facts.ways
    near = {s: {v: d for v, d, _ in ways[s, ""]} for s in ("draa_el_mizan", "tirourda", "azazga")}

    assert (near["draa_el_mizan"]["ath_ouacif"], near["draa_el_mizan"]["ath_yenni"]) == (4, 4)
    assert (near["tirourda"]["soumeur"], near["tirourda"]["akbil"]) == (3, 3)
    assert (near["azazga"]["mekla"], near["azazga"]["iferhounene"]) == (5, 5)


def test_roads_do_not_cross_on_the_drawing():
    facts = table().facts
    at = facts.places

    def side(a, b, c):
        (ax, ay), (bx, by), (cx, cy) = at[a], at[b], at[c]
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

    for (a, b), (c, d) in itertools.combinations(facts.roads, 2):
        if len({a, b, c, d}) == 4:
            apart = side(a, b, c) * side(a, b, d) > 0 or side(c, d, a) * side(c, d, b) > 0
            assert apart, (a, b, c, d)
