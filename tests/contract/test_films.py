"""How each game is told: a story names lines the game has; every beat of it can be shown."""

from __future__ import annotations

import itertools

from zareba.engine import beats, stills
from zareba.wording import Words


def test_a_story_names_events_the_game_can_say(game):
    words = Words("en", game)
    story = game.story
    named = {*story.quiet, *story.echoes, *itertools.chain(*story.together), *story.chapters}
    missing = [event for event in named if not words.has(f"say-{event.replace('_', '-')}")]
    assert not missing
    assert not story.quiet & story.echoes
    assert game.chapter in (story.chapters or (game.chapter,))


def test_what_follows_a_choice_is_the_log_again(setting, plays):
    """A still for every line, and beats that tell each reader exactly the lines that are his."""
    for play in plays:
        told = {}
        for line in play.log:
            told.setdefault(line.at, []).append(line)
        for at in range(len(play.record.choices) + 1):
            found = stills(play, at)
            assert [still.line for still in found] == told.get(at, [])
            for seat in (None, *range(setting.players)):
                mine = [still for still in found if still.line.to in (None, seat)]
                film = list(beats(found, seat, setting.game.story))
                assert sum(beat.lines for beat in film) == len(mine)
                assert not mine or film[-1].state is mine[-1].state
                if at and len(mine) > 3:
                    for beat in film:
                        setting.game.board.outlook(beat.state, seat)
        assert play.position_at(3).state.tell is None


def test_a_choice_that_is_watched_is_told_as_one_that_is_made_again(plays):
    """And nothing counts as looked at by the rules because somebody watches (`peeking.py`)."""
    for play in plays:
        again, last = play.fork(), min(12, len(play.record.choices))
        again.go_back(0)
        for at, (seat, choice) in enumerate(play.record.choices[:last], 1):
            again.filmed = at % 2 == 1
            again.choose(choice, seat)
            assert (again.scenes is not None) == (at % 2 == 1)
            unwatched = play.fork()
            unwatched.go_back(at - 1)
            unwatched.choose(choice, seat)
            assert again.position.state.peeked == unwatched.position.state.peeked
            assert stills(again, at) == stills(play, at)
