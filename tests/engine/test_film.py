"""What happens between two decisions: stills, beats, and who is shown what."""

import random

import pytest

from contract.test_secrecy import same_film
from contract.worlds import twin
from zareba.engine import Line, Play, Setting, Still, Story, beats, find_game, stills
from zareba.engine.chance import secret_from
from zareba.examples.duel import rules


def duel(seed=1):
    return Play(Setting.of(find_game("duel")), secret_from(seed))


def played(play, rng, until):
    while not play.position.over:
        seat = play.position.waiting_for()[0]
        choice = play.position.sample(rng, seat)
        if until(play, seat, choice):
            return seat, choice
        play.choose(choice, seat)
    raise AssertionError("it did not happen")


def a_roll(play, seat, choice):
    return choice == "roll"


def test_a_still_is_the_table_at_the_moment_of_its_line():
    play = duel()
    seat, choice = played(play, random.Random(1), a_roll)
    before = play.position.state.pawn[seat]
    play.choose(choice, seat)
    found = stills(play, len(play.record.choices))
    assert [still.line for still in found] == play.log[-len(found) :]
    rolled, *later = found
    assert rolled.line.event == "rolled"
    assert rolled.state.pawn[seat] == before  # said before the pawn goes
    assert later[-1].state.pawn[seat] == before + rolled.line.facts["n"]
    assert all(still.state.tell is None for still in found)


def test_looking_at_it_again_changes_nothing():
    play = duel()
    seat, choice = played(play, random.Random(1), a_roll)
    play.choose(choice, seat)
    digest, log = play.position.digest(), play.log[:]
    at = len(play.record.choices)
    before = play.position_at(at - 1).digest()
    assert stills(play, at) == stills(play, at)
    assert (play.position.digest(), play.log) == (digest, log)
    assert play.position_at(at - 1).digest() == before


def test_who_plays_without_being_watched_pays_nothing(monkeypatch):
    play = duel()
    state = type(play.position.state)
    copies = []
    clone = state.clone
    monkeypatch.setattr(state, "clone", lambda self: copies.append(1) or clone(self))
    seat, choice = played(play, random.Random(1), a_roll)
    copies.clear()
    play.choose(choice, seat)
    assert len(copies) == 1  # for taking back, as ever


STORY = Story(
    quiet=frozenset({"hush"}),
    echoes=frozenset({"mine"}),
    together=(frozenset({"shot", "hit"}),),
)


def told(*events, seat=0, to=None):
    found = [
        Still(Line(event, "", {}, (to or {}).get(i)), state=i) for i, event in enumerate(events)
    ]
    return [(beat.lines, beat.state, beat.pause) for beat in beats(found, seat, STORY)]


def test_a_line_is_a_beat_unless_the_story_says_otherwise():
    assert told("card", "march") == [(1, 0, "all"), (1, 1, "all")]
    assert told() == []


def test_quiet_lines_go_with_the_line_before_and_alone_for_nobody():
    assert told("card", "hush", "hush", "march") == [(3, 2, "all"), (1, 3, "all")]
    assert told("hush", "card") == [(1, 0, "none"), (1, 1, "all")]


def test_a_volley_is_one_beat_whatever_is_whispered_in_between():
    assert told("shot", "hush", "hit", "shot", "card") == [(4, 3, "all"), (1, 4, "all")]


def test_an_echo_is_not_for_who_has_chosen_it():
    assert told("mine", "hush", "card") == [(2, 1, "others"), (1, 2, "all")]


def test_lines_to_others_are_no_beats():
    to = {1: 1, 2: 0}
    assert told("card", "secret", "private", seat=0, to=to) == [(1, 0, "all"), (1, 2, "all")]
    assert told("card", "secret", "private", seat=None, to=to) == [(1, 0, "all")]


def test_the_contract_catches_a_rule_that_shows_a_hidden_card_for_a_moment(monkeypatch):
    """The views before and after are the same: only the film would betray the card."""
    real = rules.say

    def leaking(g, event, number, to=None, **facts):
        if event != "drew_hidden":
            return real(g, event, number, to=to, **facts)
        g.played.append(g.hand[facts["seat"]][-1])
        real(g, event, number, to=to, **facts)
        g.played.pop()

    play = duel()
    actor, choice = played(play, random.Random(1), a_roll)
    position, seat, game = play.position, 1 - actor, play.setting.game
    worlds = [twin(position, seat, seed) for seed in range(6)]

    def compare():
        for other in worlds:
            same_film(position, other, actor, choice, seat, game)

    compare()
    monkeypatch.setattr(rules, "say", leaking)
    with pytest.raises(AssertionError, match="Step"):
        compare()
