"""What Les Poilus tells its players: limits, warnings, rules, reasons, talk (P1 to P5)."""

import json
import re

import pytest

from games.poilus.missions_page import PAGE, page
from games.poilus.tables import laid as table
from support import follow
from zareba.engine import Play, Position, Setting, find_game
from zareba.engine.chance import secret_from
from zareba.engine.play import Line
from zareba.games.poilus.face import talk
from zareba.games.poilus.face.board import board
from zareba.games.poilus.rules.mission import mission_phase
from zareba.games.poilus.rules.morale import morale_phase
from zareba.games.poilus.rules.preparation import preparation
from zareba.games.poilus.rules.support import reward
from zareba.wording import LANGUAGES, Words

GAME = find_game("poilus")
EXPANSION = {"ruleset": "expansion"}
each_language = pytest.mark.parametrize("language", LANGUAGES)


def words(language="en", players=3, **options):
    return Words(language, GAME, Setting.of(GAME, players, options).facts)


def heard(g, run):
    lines = []
    g.tell = lambda event, rule, to, facts: lines.append(Line(event, rule, facts, to))
    run()
    return lines


def begun(players=3, seed="told", **options):
    return Play(Setting.of(GAME, players, options), secret_from(seed)).position


# --------------------------------------------------------------------------------- P1, P4: limits
@each_language
def test_a_mission_tells_class_minimum_and_box(language):
    """P1, LP-11.9, LP-12.31, LP-12.32: two missions with the same text read differently."""
    position = begun(**EXPANSION)
    speaker = words(language, **EXPANSION)
    facts = position.state.facts
    told = {}
    for mission, card in facts.missions.items():
        position.state.looking_at[position.ask().seat] = [mission]
        position._listed = None
        told[mission] = speaker.hint(position, mission)
        assert speaker.name("level", card.difficulty) in told[mission]
        assert str(card.min_2_3) in told[mission]
        if card.box:
            assert speaker.name("missionbox", mission) in told[mission]
    named = {m: f"{speaker.name('mission', m)} {text}" for m, text in told.items()}

    assert len(set(named.values())) == len(facts.missions) == 39


@each_language
def test_above_a_question_stand_name_threats_and_marks(language):
    """P4, LP-5.17, LP-7.9: "2 of 3", "3 of 4", and which soldier is mine."""
    g = table(
        3, no_mans_land=["night_shell", "night_mask"], knocks=[["wounded", "mute"], [], []],
        hand=[["rain_mask"], ["rain_mask"], ["rain_mask"]],
    )  # fmt: skip
    position = Position.start(mission_phase(g))
    told = "\n".join(words(language).situation(position))

    assert words().name("soldier", g.soldier[g.turn]) in told
    assert re.search(r"2 (of|von|sur) 3", told)
    assert re.search(r"3 (of|von|sur) 4", told)


def test_a_fourth_mark_is_warned_of():
    """P4, LP-7.9."""
    g = table(3, knocks=[["wounded", "mute"], [], []], hand=[["demoralized", "rain_mask"], [], []])
    position = Position.start(mission_phase(g))

    assert "MARK 4 OF 4" in words().hint(position, ("play", "demoralized"))
    assert "MARK" not in words().hint(position, ("play", "rain_mask"))


@each_language
def test_what_a_card_does_is_a_sentence_of_its_own(language):
    g = table(3, hand=[["demoralized"], [], []])
    position = Position.start(mission_phase(g))
    does = words(language).name("cardtext", "demoralized")

    assert words(language).hint(position, ("play", "demoralized")).endswith(f". {does}")


@pytest.mark.parametrize(
    ("knocks", "rule"), [(["hardheaded"], "LP-6.11"), (["prideful"], "LP-6.12")]
)
def test_a_forbidden_withdrawal_is_explained(knocks, rule):
    """P4, LP-6.11, LP-6.12."""
    g = table(
        3, knocks=[knocks, [], []], hand=[["rain_mask", "night_mask"], ["rain_mask"], ["rain_mask"]]
    )
    position = Position.start(mission_phase(g))

    assert "withdraw" not in position.options()
    assert rule in [number for _, _, number in words().missing(position)]


def test_a_failure_names_its_threat():
    """P4, LP-5.17."""
    g = table(
        3, no_mans_land=["rain_shell", "rain_whistle"], hand=[["rain_mask"], ["night_mask"], []]
    )
    told = heard(g, lambda: follow(mission_phase(g), ("play", "rain_mask")))
    failed = next(line for line in told if line.event == "failed")

    assert failed.facts["threats"] == ("rain",)
    assert words().name("threat", "rain") in words().line(failed)


@each_language
def test_places_are_counted_from_the_first(language):
    """P4."""
    position = begun(soldiers="chosen")

    assert not re.search(r"\d", words(language).prompt(position.ask()))


def test_the_common_hand_of_solo_stands_by_itself():
    """P4, LP-14.5."""
    position = begun(1)
    view = position.seen_by(0)
    lines = list(board(view, position.state.facts, words(players=1)))

    assert sum(line.startswith("Common hand: ") for line in lines) == 1
    assert not any("hand:" in line for line in lines if not line.startswith("Common"))


# -------------------------------------------------------------------------- P2: the right numbers
def test_the_intensity_cites_its_edition():
    """P2, LP-4.2, LP-11.9."""
    base = Position.start(preparation(table(3)))
    ordered = begun(**EXPANSION)
    ordered.choose(ordered.options()[0])

    assert base.rule() == "LP-4.2"
    assert type(ordered.ask()).__name__ == "Intensity"
    assert ordered.rule() == "LP-11.9"


@pytest.mark.parametrize(
    ("options", "succeeded", "rule"),
    [({}, True, "LP-7.5"), ({}, False, "LP-7.6"), (EXPANSION, True, "LP-11.16"),
     (EXPANSION, False, "LP-11.16")],
)  # fmt: skip
def test_the_reward_cites_its_rule(options, succeeded, rule):
    g = table(3, options, knocks=[["mute", "clumsy", "selfish"], [], []])
    position = Position.start(reward(g, 0, succeeded))

    assert position.rule() == rule


@pytest.mark.parametrize(
    ("players", "options", "rule"),
    [(3, {}, "LP-8.2"), (3, EXPANSION, "LP-11.17"), (1, {}, "LP-14.12")],
)
def test_the_morale_drop_cites_its_rule(players, options, rule):
    g = table(players, options)
    told = heard(g, lambda: morale_phase(g, 0))

    assert [line.rule for line in told if line.event == "morale_drop"] == [rule]


# ------------------------------------------------------------------------------------- P3: talk
def with_mission(mission, phase="mission"):
    g = begun(**EXPANSION).state
    g.missions, g.under, g.phase = [mission], [[]], phase
    return g


def test_cut_off_forbids_speeches_not_signals():
    """P3, LP-12.10: only a mission of silence silences."""
    assert talk.silenced_by(with_mission("H09"), 0) == ""
    assert talk.signals(with_mission("H09"), 0)
    assert talk.silenced_by(with_mission("N02"), 0) == "LP-12.10"
    assert talk.silenced_by(with_mission("N02", "support"), 0) == ""


def test_nobody_points_at_himself_during_a_mission():
    """P3, LP-3.7."""
    g = begun().state
    g.phase = "mission"

    named = {said[1] for said in talk.signals(g, 0) if said[0] == "count_the_marks"}
    assert named == set(g.soldier[1:])


def test_only_tiles_of_this_table_can_be_named():
    """P3, LP-2.3, LP-12.2: no double tile with three players."""
    g = with_mission("E01", "support")
    named = {said[1] for said in talk.signals(g, 0) if said[0] == "my_tile"}

    assert named == set(g.facts.tiles[3])
    assert named < set(g.facts.offset)


# ------------------------------------------------------------------------------ P5: the missions
def test_the_list_of_missions_is_current():
    assert PAGE.read_text(encoding="utf-8") == page()


def test_texts_of_cards_hold_no_notes_to_builders():
    names = json.dumps(Setting.of(GAME, 3, EXPANSION).facts.names)

    assert not re.search(r"software|conflicts|LP-\d", names, re.I)


@each_language
def test_what_can_lose_the_game_is_warned_of(language):
    """LP-5.14, LP-7.9: the third threat of a kind, the fourth mark; nothing else."""
    g = table(
        3, no_mans_land=["night_shell", "night_mask"], knocks=[["wounded", "mute"], [], []],
        hand=[["rain_mask", "night_snow", "demoralized"], ["rain_mask"], ["rain_mask"]],
    )  # fmt: skip
    position = Position.start(mission_phase(g))
    told = [o for o in position.options(0) if words(language).warning(position, o, 0)]

    assert told == [("play", "night_snow"), ("play", "demoralized")]


@each_language
def test_who_is_absent_minded_reads_what_withdrawing_costs(language):
    """LP-6.14: a tile goes; with the last one goes the support."""
    speaker, one, none = words(language), ["left"], []
    for tiles, said in ((one * 2, 2), (one, 1), (none, 0)):
        g = table(knocks=[["absent_minded"], [], []], hand=[["rain_mask"], ["rain_mask"], []])
        g.tiles[0] = tiles
        position = Position.start(mission_phase(g))
        assert "withdraw" in position.options()
        hint = speaker.hint(position, "withdraw")
        lost = speaker.text("hint-tile-lost", n=said) if said else ""
        assert hint.endswith(lost)
        assert (speaker.text("hint-tile-lost", n=2) in hint) == bool(said)


@each_language
def test_a_limit_of_games_with_missions_is_told_only_there(language):
    """LP-8.3, LP-11.18: the base game has none."""
    highest = Setting.of(GAME, 3, EXPANSION).facts.number["highest_drop"]
    assert str(highest) in words(language, **EXPANSION).name("cardtext", "demoralized")
    assert str(highest) not in words(language).name("cardtext", "demoralized")


@each_language
def test_a_card_that_the_clumsy_turn_over_says_why(language):
    """LP-6.13: a trap turns cards over, too (LP-5.14)."""
    speaker, facts = words(language), {"soldier": "bidau", "card": "mute"}
    clumsy = speaker.name("card", "clumsy").lower()
    told = {rule: speaker.line(Line("turned_over", rule, facts)) for rule in ("LP-5.14", "LP-6.13")}

    assert clumsy in told["LP-6.13"]
    assert clumsy not in told["LP-5.14"]
