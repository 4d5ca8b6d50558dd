"""Set-up, housekeeping, grades, options and what the player sees (LK-3, LK-8 to LK-10, LK-13)."""

import pytest

from zareba.engine import BadOption, Over, Play, Setting, UnfairUndo, shuffle
from zareba.engine.chance import secret_from
from zareba.games.khartoum.rules.state import State, check
from zareba.games.khartoum.rules.turn import grade, housekeeping, score, won

from .board import GAME, KEY, board, other_chance, setting

ALL_CARDS = list(range(1, 21))
BANNER_CARDS = list(range(1, 13))


# ------------------------------------------------------------------------------------------ set-up
def test_both_piles_are_shuffled_events_first():
    """LK-3.1, LK-13.1"""
    other, events, banners = State(), list(ALL_CARDS), list(BANNER_CARDS)
    other.key = KEY
    shuffle(other, events)
    shuffle(other, banners)

    g = board()

    assert g.event_pile == events
    assert g.banner_pile == banners


def test_without_events_only_the_banner_pile_is_shuffled():
    """LK-13.1, LK-10.2"""
    other, banners = State(), list(BANNER_CARDS)
    other.key = KEY
    shuffle(other, banners)

    g = board({"events": False})

    assert g.event_pile == []
    assert g.banner_pile == banners


@pytest.mark.parametrize("level", ["cub", "normal", "king"])
def test_every_level_sets_up_all_counters(level):
    """LK-2.4.1, LK-2.5.1, LK-10.1.1, LK-10.1.2: the boxes hold the whole counter mix."""
    g = board({"level": level})

    check(g)
    assert len(g.troops) == 8
    assert len(g.guns) == 6
    assert g.used_troops == g.used_guns == g.wounded == g.recovering == g.eliminated == []
    assert (g.gunboats, g.damaged, g.unbuilt, g.unraised) == (0, 0, 3, 2)


def test_only_the_order_of_the_piles_is_hidden():
    """LK-1.2: the player sees how many cards are left."""
    view = board().seen_by(0)

    assert view["event_pile"] == 20
    assert view["banner_pile"] == 12
    assert view["strength"] == [8, 8, 6, 6]


def test_an_unknown_option_or_value_is_refused():
    """LK-14.1"""
    with pytest.raises(BadOption, match="level"):
        Setting.of(GAME, options={"level": "emperor"})
    with pytest.raises(BadOption, match="easy"):
        Setting.of(GAME, options={"easy": True})


# ------------------------------------------------------------------------------------ housekeeping
def test_every_turn_draws_from_all_banner_cards():
    """LK-8.5"""
    g = board(turn=5)
    g.banner_card = g.banner_pile.pop()

    housekeeping(g)

    assert sorted(g.banner_pile) == BANNER_CARDS
    assert g.banner_card == 0


def test_the_banner_card_is_shuffled_back():
    """LK-8.5: it does not always come to the same place."""
    places = set()
    for number in range(8):
        g = board(turn=5, banner_pile=BANNER_CARDS[:-1], banner_card=12)
        other_chance(g, number)
        housekeeping(g)
        places.add(g.banner_pile.index(12))

    assert len(places) > 1


def test_turn_1_has_no_banner_card_to_shuffle_back():
    """LK-8.8"""
    g = board()
    before = list(g.banner_pile)

    housekeeping(g)

    assert g.banner_pile == before
    assert (g.turn, g.rp) == (2, 31)


def test_markers_and_modifiers_of_the_turn_end():
    """LK-8.1, LK-8.8, LK-5.12, LK-4.1.2"""
    g = board(turn=5, ap=2, defence_drm=-1, raid_drm=1, sortie_drm=1, strength={"black": 0})
    g.disorganised = [True, True, False, True]

    housekeeping(g)

    assert g.disorganised == [False, False, False, False]
    assert (g.defence_drm, g.raid_drm, g.sortie_drm, g.ap) == (0, 0, 0, 0)
    assert g.strength == [0, 8, 6, 6]


def test_upkeep_comes_before_victory():
    """LK-8.6, LK-8.7, LK-9.4"""
    g = board(turn=12, completed=11, rp=1)

    with pytest.raises(Over, match="resources"):
        housekeeping(g)

    assert g.completed == 11


# ------------------------------------------------------------------------------------------- grades
@pytest.mark.parametrize("completed", range(12))
def test_the_grade_follows_the_last_completed_turn(completed):
    """LK-9.3: turns 8 to 11 have a grade of the rulebook; before that there is ours (0)."""
    assert grade(board(completed=completed)) == (completed if completed >= 8 else 0)


@pytest.mark.parametrize("result", ["palace", "morale", "resources", "gordon"])
def test_only_the_relief_is_a_victory(result):
    """LK-9.1, LK-9.2: and any victory is worth more than the longest defence."""
    lost, relieved = board(completed=11), board(completed=12)
    lost.result, relieved.result = result, "victory"

    assert won(relieved, 0)
    assert not won(lost, 0)
    assert 0 <= score(lost, 0) < score(relieved, 0) == 1


def test_a_longer_defence_scores_more():
    """LK-9.3"""
    scores = [score(board(completed=turn), 0) for turn in range(12)]

    assert scores == sorted(set(scores))


def test_every_grade_of_the_rulebook_has_its_month():
    """LK-9.3"""
    rows = {row.turn: row.held_until for row in board().facts.grades}

    assert rows[11] == "1884-12"
    assert rows[10] == "1884-11"
    assert rows[9] == "1884-10"
    assert rows[8] == "1884-09"


# ----------------------------------------------------------------------------- defensive positions
def deployed():
    """A table without events in turn 2, one unit posted in White 4."""
    play = Play(setting((("events", False),)), secret_from("deployed"))
    for choice in ("end", "defend", "white4", "bashi"):
        play.choose(choice, 0)
    return play


def test_placements_may_be_changed_until_the_set_up_is_confirmed():
    """LK-6.7.8: by taking back."""
    play = deployed()

    play.undo(0)
    play.undo(0)
    play.choose("green4", 0)
    play.choose("egyptian", 0)

    g = play.position.state
    held = {z: units for z, units in zip(g.facts.zones, g.garrison, strict=True) if units}
    assert held == {"green4": ["egyptian"]}
    assert g.troops.count("bashi") == 3


def test_a_confirmed_set_up_stands():
    """LK-6.7.8, LK-7.1.1: the Banner card has been drawn."""
    play = deployed()
    play.choose("done", 0)
    play.choose("done", 0)

    with pytest.raises(UnfairUndo):
        play.undo(0)
