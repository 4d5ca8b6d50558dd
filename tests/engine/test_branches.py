"""A record may leave another at any moment: the same past, another future."""

import copy
import random

import pytest

from zareba.bots import Chair, make_bot
from zareba.engine import BadRecord, Branch, Play, Record, Setting, find_game, shuffle
from zareba.engine.chance import commitment, key_of, reseed, secret_from


def played(choices: int) -> Play:
    play = Play(Setting.of(find_game("khartoum")), secret_from("branches"))
    go_on(play, choices)
    return play


def go_on(play: Play, choices: int) -> None:
    bot, rng = make_bot("heuristic", play.setting.game), random.Random(choices)
    for _ in range(choices):
        if not play.position.over:
            play.choose(bot.choose(Chair(play.position, 0), rng))


def branched(parent: Play, at: int, seat: int | None) -> Play:
    record = copy.copy(parent.record)
    record.choices, record.trail = parent.record.choices[:at], parent.record.trail[:at]
    secret = secret_from("fresh")
    turning = Branch(at=at, commitment=commitment(secret), secret=secret, seat=seat)
    record.branches = [*parent.record.branches, turning]
    return Play.resume(record)


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("at", [0, 7, 20])
def test_a_branch_has_the_same_past_and_other_dice(at, seat):
    parent = played(20)

    play = branched(parent, at, seat)

    assert play.position.seen_by(0) == parent.position_at(at).seen_by(0)
    assert play.position.state.key != parent.position.state.key


@pytest.mark.parametrize("seat", [None, 0])
def test_the_record_of_a_branch_replays_and_verifies(seat):
    play = branched(played(20), 9, seat)
    go_on(play, 30)

    again = Record.read(play.record.to_text())

    assert again.verify() == play.position
    assert Play.resume(again).position == play.position


def test_taking_back_stops_short_of_changing_the_branch():
    play = branched(played(20), 9, 0)
    before = play.position.digest()
    go_on(play, 1)

    play.take_back()

    assert play.position.digest() == before


def test_a_branch_with_another_secret_than_promised_is_refused():
    play = branched(played(20), 9, 0)
    other = copy.copy(play.record)
    promised = other.branches[0].commitment
    other.branches = [Branch(at=9, commitment=promised, secret=secret_from("other"))]

    with pytest.raises(BadRecord, match="commitment"):
        other.verify()


def test_a_branch_may_branch_again():
    play = branched(played(20), 9, 0)
    go_on(play, 5)

    again = branched(play, 12, 0)
    go_on(again, 5)

    assert again.position_at(12).seen_by(0) == play.position_at(12).seen_by(0)
    assert Record.read(again.record.to_text()).verify() == again.position


def test_branches_of_old_records_are_dealt_as_they_were():
    """They say nothing of their deal: the piles were shuffled as they lay."""
    parent = played(20)
    play = branched(parent, 9, 0)
    go_on(play, 5)
    text = play.record.to_text().replace(',\n   "deal": 1', "")
    assert "deal" not in text
    lay = parent.position_at(9).clone().state
    reseed(lay, int(key_of(secret_from("fresh")), 16))
    shuffle(lay, lay.event_pile)

    again = Play.resume(Record.read(text))

    assert again.position_at(9).state.event_pile == lay.event_pile
    assert Record.read(text).verify() == play.position


def test_a_branch_follows_from_what_the_seat_knows_alone():
    parent = played(20)
    secret = secret_from("fresh")
    turning = Branch(at=9, commitment=commitment(secret), secret=secret, seat=0, deal=2)
    here, there = parent.position_at(9), parent.position_at(9).clone()
    there.state.event_pile.reverse()
    there.state.drawn += 7

    assert turning.off(here) == turning.off(there)
