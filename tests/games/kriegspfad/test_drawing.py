"""What the drawing gets: names in every language, measures, forecasts, and nothing hidden."""

import json
import random

import msgspec
import pytest

from games.kriegspfad.kp_table import hide, line, piece, table, unit
from zareba.engine import Play, Setting, find_game
from zareba.games.kriegspfad.battle import forecast
from zareba.games.kriegspfad.battle.asks import Action
from zareba.games.kriegspfad.battle.fire import marks_of
from zareba.games.kriegspfad.face import board, drawing, measuring
from zareba.games.kriegspfad.face.option_notes import note
from zareba.games.kriegspfad.field.geometry import distance
from zareba.games.kriegspfad.field.structures import Blockhouse, Fight
from zareba.games.kriegspfad.field.troops import base_of, has_fired, look, on_table
from zareba.wording import LANGUAGES, Words

GAME = find_game("kriegspfad")
WORDS = Words("en", GAME, Setting.of(GAME, 2, {}).facts)
SCENARIOS = ("open_battle", "ambush", "raid", "siege")


def battle(scenario, seed, decisions):
    """A battle between two heuristic sides, told decision by decision."""
    play = Play(Setting.of(GAME, 2, {"scenario": scenario, "size": "150"}), secret=f"{seed:064x}")
    rng, advice = random.Random(seed), GAME.advice
    while len(play.record.choices) < decisions and not play.position.over:
        yield play.position
        position = play.position
        seat = position.waiting_for()[0]
        ask, options = position.ask(seat), position.options(seat)
        play.choose(advice.advise(position.state, ask, options, rng), seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_drawing_has_its_translation(language):
    facts = Setting.of(GAME, 2, {}).facts
    drawn = json.dumps(drawing.facts_for_drawing(facts, Words(language, GAME, facts)))
    for kind in ("draw-", "entry-", "terrain-", "weapon-", "modifier-", "weather-", "side-"):
        assert f'"{kind}' not in drawn


@pytest.mark.parametrize("language", ["de", "fr"])  # in English some are called by their ids
def test_the_drawing_gets_words_and_no_ids(language):
    """KP-24.16, KP-24.10: a row of the melee as the log says it, never its number in the table."""
    facts = Setting.of(GAME, 2, {}).facts
    drawn = drawing.facts_for_drawing(facts, Words(language, GAME, facts))
    for kind in ("rows", "names", "troops", "weather", "scenarios", "modifiers"):
        raw = [key for key, name in drawn[kind].items() if key == name or not name]
        assert not raw, kind


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_outlook_tells_nothing_the_reader_cannot_see(scenario):
    """KP-37: neither late nor hidden units of the other side, nor anything that moves with them."""
    for number, position in enumerate(battle(scenario, 7, 60)):
        before = position.state.to_json()
        for seat in (0, 1):
            imagined = position.imagine(seat, number).state
            assert drawing.outlook(imagined, seat) == drawing.outlook(position.state, seat)
            for what in measures(position.state):
                found = measuring.measure(position.state, what, WORDS)
                assert measuring.measure(imagined, what, WORDS) == found
        assert drawing.outlook(position.state, None)["reserve"] == []
        assert position.state.to_json() == before, "looking changes nothing"


def measures(g):
    """A unit of each side, and from one to the other."""
    first = [next((e for e in on_table(g) if g.side[g.unit[e]] == seat), -1) for seat in (0, 1)]
    return [{"from": first[0], "to": first[1]}, *({"unit": g.unit[e]} for e in first if e >= 0)]


def test_a_hidden_unit_is_drawn_for_its_owner_only():
    """KP-17.5, KP-37.1."""
    g = table("raid", attacker=0)
    unit(g, 0, "skirmisher", *line(20, 10, 90, 2))
    hide(g, 1, "warrior", *line(30, 30, 270, 2))

    mine, theirs = drawing.outlook(g, 1)["reserve"], drawing.outlook(g, 0)["reserve"]

    assert [(c["status"], len(c["places"])) for c in mine] == [("hidden", 2)]
    assert theirs == []
    assert "3000" not in msgspec.json.encode(drawing.outlook(g, 0)).decode()


def test_the_ruler_tells_distance_arc_sight_and_shot():
    """KP-20.4, KP-20.6, KP-22.12: two inches apart, face to face, an effective shot."""
    g = table()
    unit(g, 0, "regular", (20, 10, 90), arms="musket")
    unit(g, 1, "warrior", (20, 13.18, 270))

    found = measuring.measure(g, {"from": 0, "to": 1}, WORDS)

    assert found["distance"] == 199  # 0.001 inch less than two
    assert found["arc"]
    assert found["sees"]
    assert not found["blocked"]
    weapon = found["weapons"][0]
    assert (weapon["band"], weapon["why"]) == ("effective", "")
    assert weapon["shot"]["terms"] == [("S05", g.facts.modifiers["S05"])]
    assert sum(weapon["shot"]["faces"].values()) == 20
    assert found["lines"][1:3] == ['Arc: yes, range 2"', "Sight: clear"]


def test_the_ruler_says_what_blocks_the_sight_and_why_nobody_may_shoot():
    """KP-21.9, KP-20.6: a dense wood between them; behind the back there is no arc."""
    g = table()
    unit(g, 0, "regular", (20, 10, 90))
    unit(g, 1, "warrior", (20, 30, 270))
    unit(g, 1, "warrior", (20, 7, 90))
    piece(g, "wood_dense", [(15, 15), (25, 15), (25, 25), (15, 25)])

    unseen = measuring.measure(g, {"from": 0, "to": 1}, WORDS)
    behind = measuring.measure(g, {"from": 0, "to": 2}, WORDS)

    assert unseen["blocked"] == [["terrain", 0]]
    assert "Dense wood" in " ".join(unseen["lines"])
    assert not behind["arc"]
    assert behind["weapons"][0]["why"] == "arc"


@pytest.mark.parametrize(
    "what", [None, {}, {"from": 0}, {"from": 0, "to": 99}, {"from": True, "to": 1}, {"unit": "0"}]
)
def test_nonsense_measures_nothing(what):
    g = table()
    unit(g, 0, "regular", *line(20, 10, 90, 2))
    assert measuring.measure(g, what, WORDS) == {}


def test_what_is_in_the_way_is_why_the_ground_is_not_clear():
    """The reason the ruler gives and the rule agree on every pair of a battle."""
    compared = 0
    for number, position in enumerate(battle("raid", 5, 90)):
        g = position.state
        if number % 15 or not g.unit:
            continue
        sight, bases = look(g), {e: base_of(g, e) for e in on_table(g)}
        for e, o in [
            (e, o) for e in bases for o in bases if g.side[g.unit[e]] != g.side[g.unit[o]]
        ]:
            a, b = bases[e], bases[o]
            spots = sight.ground.spot(a), sight.ground.spot(b)
            line = (a.centre, b.centre, *spots, distance(a, b), has_fired(g, o))
            assert bool(sight.in_the_way(*line)) != sight.ground_clear(*line)
            compared += 1
    assert compared > 100


def test_a_forecast_of_a_melee_has_a_row_for_every_face():
    """KP-24.14, KP-24.16: regulars in front of warriors, round 1."""
    g = table()
    unit(g, 0, "regular", (20, 10, 90))
    unit(g, 1, "warrior", (20, 11.18, 270))
    g.fights = [Fight(1, 0, 1, 0)]

    (fight,) = forecast.fights(g)

    assert dict(fight["terms"]).keys() == {"M07", "M14", "M15"}
    assert fight["sum"] == sum(value for _, value in fight["terms"])
    assert [row["row"] for row in fight["rows"]] == [
        forecast.melee_row(g.facts, face + fight["sum"]).id for face in range(1, 7)
    ]


def test_a_unit_is_measured_with_its_targets():
    """KP-2.3, KP-22.9: cohesion, courage, ranges, and the shots it may declare."""
    g = table()
    u = unit(g, 0, "skirmisher", *line(20, 10, 90, 3))
    unit(g, 1, "warrior", *line(20, 16, 270, 3))

    found = measuring.measure(g, {"unit": u}, WORDS)

    assert found["cohesion"] == 400
    assert found["coherent"]
    assert len(found["ranges"]) == 3
    assert {(s["element"], s["target"]) for s in found["shots"]} == {
        (aim.element, aim.target) for e in range(3) for aim in marks_of(g).of(e)
    }


def test_the_dice_of_a_move_are_noted_beside_it():
    """KP-19.2: skirmishers on foot roll 2D6+2 in good going."""
    g = table()
    u = unit(g, 0, "skirmisher", *line(20, 10, 90, 2))
    assert note(g, Action(0, u), "move-good") == '2D6+2 · ⌀ 9"'
    assert note(g, Action(0, u), "move-difficult") == '2D6 · ⌀ 7"'
    assert drawing.preview(g, Action(0, u))["notes"][0] == ""


def test_no_unit_of_the_terminal_looks_like_terrain():
    signs = {board._sign(seat, u) for seat in (0, 1) for u in range(24)}
    assert len(signs) == 48
    assert not signs & {*board.LETTERS.values(), board.OPEN}


def test_the_table_in_words_has_a_ruler_and_tells_arms_facing_and_condition():
    g = table()
    u = unit(g, 0, "regular", (12, 11, 90), arms="musket")
    g.activated[u] = True
    lines = list(board.board(g_view(g), g.facts, WORDS))
    ruler = next(i for i, text in enumerate(lines) if text.startswith(board.MARGIN))
    assert lines[ruler].split() == ["0", "10", "20", "30", "40", "50", "60"]
    assert lines[ruler + 24 - 5][4 + 12] == "1"  # at 12, in the row from 10 to 12 inches
    assert lines[-1].endswith('at 12", 11" ↑ has acted')
    assert "Smoothbore musket" in lines[-1]


def g_view(g):
    """What lies openly, as a view has it."""
    return {name: getattr(g, name) for name in (f.name for f in type(g).kept)}


def test_who_stands_at_a_wall_measures_over_it():
    """KP-29.8: from the front wall of a blockhouse, whatever the base beneath faces."""
    g = table()
    unit(g, 0, "skirmisher", (20, 10, 270))
    unit(g, 1, "warrior", (20, 16, 270))
    behind = measuring.measure(g, {"from": 0, "to": 1}, WORDS)
    g.houses = [Blockhouse(0, 2000, 1000, 900, 0, 0)]
    g.post[0], g.wall[0] = -1, 0

    inside = measuring.measure(g, {"from": 0, "to": 1}, WORDS)

    assert not behind["arc"]
    assert inside["arc"]
    assert inside["distance"] < behind["distance"]
    assert inside["weapons"][0]["why"] == ""
    assert drawing.outlook(g, 0)["cohesion"]


@pytest.mark.parametrize(("language", "sign"), [("en", "; "), ("de", "; "), ("fr", " ; ")])
def test_what_the_page_joins_is_joined_as_the_language_does(language, sign):
    facts = Setting.of(GAME, 2, {}).facts
    words = Words(language, GAME, facts)
    assert GAME.board.drawing(facts, words)["words"]["semicolon"] == sign
