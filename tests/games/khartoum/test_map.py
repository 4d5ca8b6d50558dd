"""The map: zones, paths, levels and control (LK-2.1, LK-11.3)."""

import pytest

from support import follow
from zareba.games.khartoum.rules.banners import activate
from zareba.games.khartoum.rules.state import controlled, controls, fort_level, improvable

from .board import ALL_ZONES, board, listen, setting

# zone: kind, level at the start, Nile-bank, key zone (LK-2.1.8)
ZONES = {
    "palace": ("square", 1, True, False),
    "black6": ("circle", 0, False, False),
    "black5": ("fort", 2, True, True),
    "black4": ("square", 1, True, False),
    "black3": ("square", 1, True, False),
    "black2": ("square", 1, False, False),
    "white6": ("circle", 0, False, False),
    "white5": ("circle", 0, True, False),
    "white4": ("square", 1, False, True),
    "white3": ("circle", 0, False, False),
    "white2": ("square", 1, False, False),
    "red6": ("circle", 0, False, False),
    "red5": ("circle", 0, True, False),
    "red4": ("circle", 0, True, False),
    "red3": ("fort", 2, True, True),
    "red2": ("square", 1, True, False),
    "green6": ("circle", 0, False, False),
    "green5": ("circle", 0, True, False),
    "green4": ("square", 1, False, True),
    "green3": ("circle", 0, False, False),
    "green2": ("square", 1, False, False),
}


def printed_zones():
    return {zone["id"]: zone for zone in setting().data.raw["map.toml"]["zone"]}


def test_the_map_has_twenty_one_zones():
    """LK-2.1.1, LK-2.1.2: four paths of five zones and the Palace."""
    assert len(ZONES) == 21
    assert sorted(board().facts.zones) == sorted(ZONES) == sorted(ALL_ZONES)


@pytest.mark.parametrize(("zone", "printed"), ZONES.items())
def test_a_zone_is_what_is_printed(zone, printed):
    """LK-2.1.4, LK-2.1.6, LK-2.1.7, LK-2.1.8"""
    g = board()
    kind, level, nile, key = printed

    assert printed_zones()[zone]["kind"] == kind
    assert fort_level(g, zone) == level
    assert (zone in g.facts.nile) == nile
    assert (zone in g.facts.key_zones) == key


@pytest.mark.parametrize(("zone", "printed"), ZONES.items())
def test_a_marker_raises_the_level_by_one(zone, printed):
    """LK-2.1.5: start + 1, and no more than one marker."""
    g = board(improved=[zone])

    assert fort_level(g, zone) == printed[1] + 1
    assert zone not in improvable(g)


@pytest.mark.parametrize(("zone", "printed"), ZONES.items())
def test_a_lowered_zone_never_falls_below_zero_and_keeps_its_marker(zone, printed):
    """LK-2.1.5"""
    lower = max(0, printed[1] - 1)

    assert fort_level(board(lowered=[zone]), zone) == lower
    assert fort_level(board(lowered=[zone], improved=[zone]), zone) == lower + 1


@pytest.mark.parametrize("banner", range(4))
def test_a_banner_marches_down_its_own_path(banner):
    """LK-2.1.1, LK-2.1.3, LK-7.1.3: from 6 to 2 on its colour, then the Palace of all paths."""
    g = board(turn=3)
    colour = g.facts.banners[banner]
    told = listen(g)

    follow(activate(g, banner))

    seen = [facts["zone"] for event, facts in told if event == "advance"]
    assert seen == [f"{colour}5", f"{colour}4", f"{colour}3", f"{colour}2", "palace"]
    assert g.result == "palace"
    assert [at for b, at in enumerate(g.at) if b != banner] == [6, 6, 6]


@pytest.mark.parametrize("number", range(2, 7))
@pytest.mark.parametrize("colour", ["black", "white", "red", "green"])
def test_you_control_the_zones_below_the_banner(colour, number):
    """LK-11.3"""
    g = board(at={colour: number})

    held = [n for n in range(2, 7) if controls(g, f"{colour}{n}")]
    assert held == list(range(2, number))
    assert controls(g, "palace")


def test_all_zones_under_control_and_the_palace():
    """LK-11.3, LK-2.1.2"""
    g = board(at={"black": 2, "white": 3, "red": 4, "green": 6})

    wanted = ["white2", "red3", "red2", "green5", "green4", "green3", "green2", "palace"]
    assert sorted(controlled(g)) == sorted(wanted)


def test_every_zone_lies_in_the_drawing_area():
    """LK-2.1.9: percentages of the width and the height."""
    for zone in printed_zones().values():
        assert 0 <= zone["x"] <= 100
        assert 0 <= zone["y"] <= 100
