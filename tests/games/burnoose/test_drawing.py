"""What the drawing gets: names in every language, ways of the armies, and nothing hidden."""

import random

import msgspec
import pytest

from zareba.engine import Play, Setting, find_game
from zareba.games.burnoose.face import drawing
from zareba.wording import LANGUAGES, Words

GAME = find_game("burnoose")


def played(players: int, decisions: int, seed: int = 1) -> Play:
    play = Play(Setting.of(GAME, players, {}), secret=f"{seed:064x}")
    rng, advice = random.Random(seed), GAME.advice
    while len(play.record.choices) < decisions and not play.position.over:
        position = play.position
        play.choose(advice.advise(position.state, position.ask(), position.options(), rng))
    return play


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_drawing_has_its_translation(language):
    facts = Setting.of(GAME, 3, {}).facts
    drawn = msgspec.json.encode(
        drawing.facts_for_drawing(facts, Words(language, GAME, facts))
    ).decode()
    for kind in ("draw-", "cardtext-", "terrain-", "state-", "status-", "resource-", "player-"):
        assert f'"{kind}' not in drawn


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_outlook_tells_nothing_the_reader_cannot_see(players):
    play = played(players, 0)
    rng, advice = random.Random(players), GAME.advice
    while len(play.record.choices) < 120 and not play.position.over:
        position = play.position
        for seat in range(players):
            imagined = position.imagine(seat, len(play.record.choices)).state
            assert drawing.outlook(imagined, seat) == drawing.outlook(position.state, seat)
        before = position.state.to_json()
        assert msgspec.json.encode(drawing.outlook(position.state, None))
        assert position.state.to_json() == before, "looking ahead changes nothing"
        play.choose(advice.advise(position.state, position.ask(), position.options(), rng))


def test_the_fork_before_ath_ouacif_parts_the_ways_by_symbol():
    """RB-13.6: triangle to Ath Ouacif, circle to Ath Yenni."""
    g = played(3, 30).position.state.clone()
    g.army_state[1], g.start[1], g.at[1], g.came_from[1] = "deployed", "draa_el_mizan", "wf", "w2"
    g.siege[1] = ""

    ways = drawing.outlook(g, None)["ways"][1]

    assert ways["circle"] == {"steps": ["wf", "ath_yenni"], "village": "ath_yenni"}
    assert ways["triangle"] == {"steps": ["wf", "ath_ouacif"], "village": "ath_ouacif"}


def test_an_army_whose_start_is_face_down_has_no_way_yet():
    """RB-4.3: start tokens are hidden until the army deploys."""
    g = played(3, 12).position.state
    assert [drawing.outlook(g, None)["ways"][a] for a in (1, 2, 3) if not g.start[a]]
    assert not any(drawing.outlook(g, None)["ways"][a] for a in (1, 2, 3) if not g.start[a])


def test_artillery_hits_once_less_in_a_sheltered_village():
    """RB-15.4: a 6 hits once, a 5 not at all."""
    g = played(3, 30).position.state.clone()
    g.fighting, g.french_roll = 1, True
    g.dice_of, g.dice = ["artillery"] * 3, [6, 5, 4]

    g.entered[1] = "larbaa"
    assert drawing.outlook(g, None)["hits"] == [1, 0, 0]
    g.entered[1] = "mekla"
    assert drawing.outlook(g, None)["hits"] == [2, 1, 0]
