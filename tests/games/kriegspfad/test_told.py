"""What is told beside the rules: above a question, beside an option, what is missing, the board."""

import functools
import random
import re

import pytest

from games.kriegspfad.kp_table import hide, line, piece, square, table, unit
from support import some_choice
from zareba.engine import GRAVE, Play, Setting
from zareba.engine.chance import secret_from
from zareba.engine.play import Line
from zareba.games.kriegspfad import GAME
from zareba.games.kriegspfad.battle import asks, forecast
from zareba.games.kriegspfad.battle.fire import marks_of, modifiers_of, shooter_of
from zareba.games.kriegspfad.battle.shooting import Fire, one_shot
from zareba.games.kriegspfad.battle.shooting_table import lowest_hit
from zareba.games.kriegspfad.face import words as face
from zareba.games.kriegspfad.face.board import board
from zareba.games.kriegspfad.face.names import unit_name
from zareba.games.kriegspfad.face.report import weight
from zareba.games.kriegspfad.face.told import needed
from zareba.games.kriegspfad.field.state import (
    BRAVE,
    COMMANDER,
    LANCER,
    MOVED,
    ON_TABLE,
    SHARPSHOOTER,
    TURNED,
)
from zareba.games.kriegspfad.field.structures import Blaze, Blockhouse, Boat, Emplacement, Fight
from zareba.games.kriegspfad.field.troops import elements_of, units_of
from zareba.wording import LANGUAGES, Words

FACTS = Setting.of(GAME).facts
WORDS = {language: Words(language, GAME, FACTS) for language in LANGUAGES}
EN = WORDS["en"]


def told(g, ask, language="en"):
    return [*face.situation(g, ask, WORDS[language])]


def why(g, ask):
    return {label: (reason, rule) for label, reason, rule in face.missing(g, ask, EN)}


def lines_of(g, seat=0, details=True, language="en"):
    return [*board(g.seen_by(seat), g.facts, WORDS[language], details)]


def a_field():
    """Regulars with their commander face warriors two inches away; others stand apart."""
    g = table("raid", attacker=1)
    unit(g, 0, "regular", *line(20, 10, 90, 3), entry="infantry", skills=[COMMANDER, 0, 0])
    unit(g, 0, "regular", *line(50, 10, 90, 2), entry="infantry", markers=2)
    unit(g, 1, "warrior", *line(20, 13.2, 270, 2), arms="bow", traits=BRAVE)
    unit(g, 1, "warrior", *line(20, 40, 270, 4), arms="bow")
    return g


# -------------------------------------------------------------------------------- above a question
def test_who_chooses_a_unit_reads_round_score_aims_commander_and_who_acted():
    """KP-16.9, KP-18.4, KP-3.2."""
    g = a_field()
    g.activated[1] = True
    g.lost_ap = [20, 10]

    found = told(g, asks.Activate(0))

    assert found[0].startswith("Round 1 of 10. You defend.")
    assert "you 20 of 300, the enemy 10 of 300" in found[0]
    assert "held the village" in found[1]
    assert (
        found[2]
        == "Your commander (an ordinary commander) is with Infantry (regulars) 1, element 1."
    )
    assert found[3] == "Already acted: Infantry (regulars) 2."
    assert found[4].startswith("Enemy units still to act: Warriors A, Warriors B")


def test_who_moves_a_unit_reads_its_state_reach_courage_enemies_and_targets():
    """KP-19.2, KP-22, KP-26.5: units by name with commander, state, targets and reach."""
    g = a_field()
    found = told(g, asks.Action(0, 0))

    assert any(
        re.match(
            r'Infantry \(regulars\) 1: 3 elements, on foot, with the commander, at 22\.4", 10"\.',
            text,
        )
        for text in found
    )
    moves = next(text for text in found if text.startswith("Movement"))
    assert "1D6+2" in moves.replace(" ", "").upper()
    foes = next(text for text in found if text.startswith("Nearest enemies"))
    assert 'Warriors A at 2" (2 elements)' in foes
    assert foes.index("Warriors A") < foes.index("Warriors B")
    targets = next(text for text in found if text.startswith("From here it may shoot at"))
    assert 'Warriors A at 2" with Smoothbore musket: 3 shots' in targets
    assert "Warriors B" not in targets  # out of range

    marked = told(g, asks.Action(0, 1))
    assert any("2 markers" in text for text in marked)


def test_who_shoots_reads_every_unit_with_its_shots():
    """KP-22.2, KP-22.14."""
    g = a_field()
    found = told(g, Fire(0))

    shots = [text for text in found if "→" in text]
    assert len(shots) == 1
    assert shots[0].startswith('Infantry (regulars) 1 [1] → Warriors A at 2"')
    assert re.search(r"a die of \d+ or more hits", shots[0])


def test_who_rallies_reads_who_has_markers():
    """KP-28.2."""
    found = told(a_field(), asks.RallyDie(0))

    assert (
        "Units with markers: Infantry (regulars) 2 (2). Each rally die removes a marker on a 6."
        in found
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_a_battle_has_two_lines_or_more_and_no_raw_id(language):
    """From the first unit to the end of a raid, for the seat that is asked."""
    raw = re.compile(r"[a-z]_[a-z]|\bL\d\d\b|\{|kriegspfad\.")
    seen = set()
    for position, seat in moments():
        ask, g = position.ask(seat), position.state
        found = [*face.situation(g, ask, WORDS[language])]
        if g.round:
            assert 2 <= len(found) <= 16, (ask, found)
            seen.add(type(ask).__name__)
        assert not [text for text in found if raw.search(text) or not text.strip()], ask
    assert {"Activate", "Action", "Paths", "Fire", "Resolve"} <= seen


@functools.cache
def moments():
    """Positions of one raid played by chance, with the seat that is asked."""
    play = Play(Setting.of(GAME, 2, {"scenario": "raid", "size": "150"}), secret=secret_from("t"))
    rng, found = random.Random(5), []
    for _ in range(140):
        if not play.position.waiting_for():
            break
        seat = play.position.waiting_for()[0]
        found.append((play.position.clone(), seat))
        play.choose(some_choice(play.position, seat, GAME, rng, 0.6), seat)
    return found


# -------------------------------------------------------------------------------- beside an option
def test_the_hint_of_a_unit_is_its_state_and_the_nearest_enemy():
    g = a_field()
    hint = face.hint(g, asks.Activate(0), 0, EN)

    assert hint.startswith("3 elements, on foot, with the commander")
    assert 'nearest enemy: Warriors A at 2"' in hint


def test_the_hint_of_an_action_is_its_dice_and_what_it_means():
    """KP-19.2."""
    g = a_field()
    hint = face.hint(g, asks.Action(0, 0), "move-good", EN)

    assert "difficult ground" in hint
    assert "3.5" in hint or "5.5" in hint  # the mean of the roll


def test_a_lost_element_is_told_with_its_weapons_and_the_commander():
    """X3: the default loss is no longer the commander unseen."""
    g = a_field()
    ask = asks.Loss(0, 0)

    assert [face.called(g, ask, e, EN) for e in elements_of(g, 0)] == [
        "element 1", "element 2", "element 3",
    ]  # fmt: skip
    assert "commander" in face.hint(g, ask, 0, EN)
    assert "commander" not in face.hint(g, ask, 1, EN)


# ------------------------------------------------------------------------------------- what is not
def test_units_that_cannot_act_say_why():
    """KP-18.4, KP-18.5."""
    g = a_field()
    g.activated[0], g.arrived[1] = True, True

    found = why(g, asks.Activate(0))

    assert found["Infantry (regulars) 1"][1] == "KP-18.4"
    assert found["Infantry (regulars) 2"][1] == "KP-18.5"
    assert found["Infantry (regulars) 1"][0] != found["Infantry (regulars) 2"][0]


def test_actions_that_are_closed_say_why():
    """KP-4.12, KP-24.20: foot cannot mount; who fights cannot move."""
    g = a_field()
    on_foot = why(g, asks.Action(0, 0))
    assert on_foot == dict.fromkeys(("Mount", "Dismount"), ("it has no horses", "KP-4.12"))

    g.fights = [Fight(2, 0)]
    fighting = why(g, asks.Action(0, 0))
    assert fighting.keys() == {"Move", "Mount", "Dismount"}
    assert {rule for _, rule in fighting.values()} == {"KP-24.20"}


def test_units_that_cannot_shoot_say_why_not_at_the_nearest_enemy():
    """KP-22.4, KP-22.7."""
    g = a_field()
    found = why(g, Fire(0))

    assert [*found] == ["Infantry (regulars) 2"]  # the other one has a shot
    reason, rule = found["Infantry (regulars) 2"]
    assert "Warriors" in reason
    assert rule in ("KP-22.7", "KP-20.6", "KP-22.4")


def test_units_that_cannot_be_rallied_say_why():
    """KP-28.2: without markers there is nothing to remove; the commander may be too far."""
    found = why(a_field(), asks.RallyDie(0))

    assert found["Infantry (regulars) 1"][0] == EN.text("closed-no-markers")
    assert found.get("Infantry (regulars) 2", ("", ""))[0] in ("", EN.text("closed-commander-far"))


def test_enemies_who_cannot_be_charged_say_why():
    """KP-27.3: a unit in disorder charges nobody."""
    g = a_field()
    g.markers[0] = 3

    found = why(g, asks.Paths(0, 0))

    assert [rule for _, rule in found.values()] == ["KP-27.3"]


# -------------------------------------------------------------------------------------- the board
def a_full_table():
    """Something of everything that can lie on a table."""
    g = table("siege", attacker=1)
    g.command, g.disciplined = ["exceptional", "incompetent"], [True, False]
    g.stratagems, g.active = ["", "terror"], ["", ""]
    g.season, g.weather, g.region = "autumn", ["rain"], "high_plains"
    square(g, "hill_gentle", 10, 20)
    piece(g, "wood_dense", [(40, 20), (50, 20), (50, 28), (40, 28)])
    unit(
        g, 0, "regular", *line(20, 10, 90, 3), entry="infantry", skills=[COMMANDER, SHARPSHOOTER, 0]
    )
    unit(g, 1, "warrior", *line(20, 13.2, 270, 2), arms="bow", traits=BRAVE, mounted=True,
         skills=[LANCER, 0], markers=2)  # fmt: skip
    unit(g, 1, "warrior", (50, 40, 270), arms="bow")
    g.place[len(g.unit) - 1] = 0
    g.did[0], g.did[1], g.shot[2], g.did_last[3] = MOVED, TURNED, True, MOVED
    g.owed[0], g.activated[1], g.mounting[0] = 2, True, False
    g.fights = [Fight(1, 0, 2)]
    g.fires = [Blaze(1, 4500, 2400, 1, 1)]
    g.works = [Emplacement(3000, 1500, 900)]
    g.palisade, g.wind, g.to_arrive, g.held = True, 900, [1, 0], 1
    g.houses = [Blockhouse(0, 3000, 1000, 900, 1, 1)]
    g.boats = [Boat(1, 5000, 1500, 0)]
    g.lost_ap, g.plundered = [10, 20], [True, False]
    return g


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_lies_on_the_table_is_in_the_board_in_detail(language):
    """KP-37.2: whatever a player at a table can see and count."""
    g, words = a_full_table(), WORDS[language]
    text = "\n".join(lines_of(g, language=language))

    for seat in (0, 1):
        assert words.name("list", g.lists[seat]) in text
        assert words.name("command", g.command[seat]) in text
        assert words.name("choice", g.edges[seat]) in text
    for kind, name in (
        ("weather", "rain"), ("season", "autumn"), ("zone", "high_plains"), ("scenario", "siege"),
        ("stratagem", "terror"), ("terrain", "hill_gentle"), ("terrain", "wood_dense"),
    ):  # fmt: skip
        assert words.name(kind, name) in text, name
    for u in range(3):
        assert unit_name(g, u, words) in text
    for name in ("commander", "sharpshooter", "lancer", "moved", "turned", "fired", "moved-last",
                 "brave", "fighting", "acted"):  # fmt: skip
        assert words.text(f"draw-{name}") in text, name
    assert words.text("board-palisade") in text
    assert words.text("board-owes", n=2) in text
    assert words.text("board-last-round", n=g.facts.scenarios["siege"].round_limit) in text
    assert text.count(words.text("board-began", n=3)) == 1


def test_every_element_is_told_where_it_stands_in_detail_and_not_in_short():
    g = a_full_table()
    elements = [text for text in lines_of(g) if text.strip().startswith("element ")]

    assert len(elements) == sum(place == ON_TABLE for place in g.place)
    assert (
        elements[0].strip().startswith('element 1: Smoothbore musket, at 20", 10", facing ↑ (90°)')
    )
    short = lines_of(g, details=False)
    assert not [text for text in short if text.strip().startswith("element ")]
    assert len(short) < len(lines_of(g))


def test_the_board_tells_boats_houses_fires_works_and_what_is_still_to_come():
    text = "\n".join(lines_of(a_full_table(), details=False))

    for part in (
        "Boat 1 (Sioux (Dakota)) at 50, 15", "Blockhouse 1 (US Army) at 30, 10",
        "open walls 1, burning",
        "Emplacement at 30\", 15\", facing ↑ (90°)",
        "Melee: Warriors A attack Infantry (regulars) 1, round 2",
        "(terrain 2) burns around 45\", 24\" since round 1", "US Army: 1 unit is still to come",
        "US Army: the wagons have been plundered", "US Army: 10 of 300 points lost",
    ):  # fmt: skip
        assert part in text, part


def test_the_board_of_a_seat_says_nothing_of_hidden_enemies():
    """KP-37.1."""
    g = a_full_table()
    before = lines_of(g, seat=0)
    hide(g, 1, "warrior", *line(30, 30, 270, 2))

    assert lines_of(g, seat=0) == before


def test_units_in_a_real_battle_are_called_alike_everywhere():
    """Board, situation, hints and options use one name for a unit."""
    position, seat = next(
        (position, seat)
        for position, seat in moments()
        if isinstance(position.ask(seat), asks.Activate) and position.state.round > 1
    )
    g, text = position.state, "\n".join([*board(position.state.seen_by(seat), FACTS, EN)])

    for u in units_of(g, seat):
        name = unit_name(g, u, EN)
        assert name in text
        assert face.called(g, asks.Activate(seat), u, EN) == name


# ------------------------------------------------------------------------- what a shot needed
def test_the_die_that_a_shot_needs_is_that_of_its_forecast():
    """KP-22.14: what the log names is what stood above the question."""
    g = table()
    u = unit(g, 0, "regular", *line(20, 10, 90, 1), entry="infantry", markers=1)
    unit(g, 1, "warrior", *line(20, 13.2, 270, 2), arms="bow")
    (aim, *_) = marks_of(g).of(elements_of(g, u)[0])
    shooter = shooter_of(g, aim.element, g.facts.arms[aim.arm])
    assert lowest_hit(g.facts, shooter, modifiers_of(g, aim)) == needed(forecast.shot(g, aim)) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_of_a_shot_names_it(language):
    g = table()
    u = unit(g, 0, "regular", *line(20, 10, 90, 1), entry="infantry", markers=1)
    unit(g, 1, "warrior", *line(20, 13.2, 270, 2), arms="bow")
    (aim, *_) = marks_of(g).of(elements_of(g, u)[0])
    heard = []
    g.tell = lambda event, rule, to, facts: heard.append(Line(event, rule, facts, to))
    one_shot(g, aim, {})
    (shot,) = [entry for entry in heard if entry.event == "shot"]
    words = WORDS[language]
    wanted = {"en": "{} or more hits", "de": "trifft ab {}", "fr": "il faut {} ou plus"}[language]
    assert wanted.format(shot.facts["needed"]) in words.line(shot)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_second_step_of_shooting_says_what_it_is(language):
    """KP-22.2: step B asks the same again, of fewer elements."""
    g = a_field()
    g.round = 1
    line_of_step = WORDS[language].text("now-second-shots")
    assert line_of_step in told(g, Fire(0, True), language)
    assert line_of_step not in told(g, Fire(0, False), language)


def test_an_order_in_words_finds_the_number_of_the_enemy_above_the_question():
    """attack UNIT takes a number: it stands beside the name."""
    g = a_field()
    g.round = 1
    assert any("[3]" in text for text in told(g, asks.Paths(0, 0)))
    assert not any("[3]" in text for text in told(g, asks.Action(0, 0)))


# ------------------------------------------------------------------------------- what weighs most
def test_a_village_set_alight_is_a_turning_point():
    """KP-16.9, KP-23.2, C-57: not a torch that goes out, nor a wood."""
    lit = {"terrain": "built_up", "roll": 5, "needed": 5}
    assert weight("arson", lit) >= GRAVE
    assert weight("arson", {**lit, "roll": 4}) == 0
    assert weight("arson", {**lit, "terrain": "wood_dense"}) == 0
