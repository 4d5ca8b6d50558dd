"""Taking back: free only for who has learned nothing, and always in the log and in the record."""

from __future__ import annotations

import random

import pytest

from zareba.engine import (
    OWNER,
    PUBLIC,
    SECRET,
    Ask,
    AskAll,
    BadRecord,
    Over,
    Play,
    Position,
    Record,
    Setting,
    Table,
    course,
    find_game,
    number_in,
    plain,
    rule,
    say,
    search,
    shuffle,
    took_back,
    zone,
)
from zareba.engine.chance import key_of, secret_from
from zareba.engine.learning import learned
from zareba.engine.peeking import put_question, watched


# ------------------------------------------------------------------------------- what was learned
@plain
class Cups(Table):
    """One seat hides a ball under some of four cups, the other looks."""

    cups: list = zone(OWNER, depth=2)  # by seat
    pile: list = zone(SECRET, depth=1)
    touched: int = zone(PUBLIC, -1)

    def redeal(self, seat):
        shuffle(self, self.cups[1 - seat])


class Touch(Ask, frozen=True):
    settles = False

    def options(self, g):
        return ["rub", "count", "lift", "tap", "feel", "roll"]


class Answer(Ask, frozen=True):
    settles = False

    def options(self, g):
        return ["yes", "no"]


@rule("C-1")
def cups(g):
    how = yield Touch(0)
    g.touched = 0
    if how == "lift" and g.cups[1][0]:
        say(g, "ball", "C-1")
    elif how == "count" and number_in(g, "pile") == 3:
        say(g, "three", "C-1")
    elif how == "tap":
        search(g, 0)
    elif how == "feel":
        say(g, "felt", "C-1", to=1, cups=g.cups[1])
        g.cups[1].reverse()
    elif how == "roll":
        shuffle(g, g.pile)
    yield AskAll(Answer(0), Answer(1))
    raise Over("end")


def judged(choice, *answers, seat=0, hidden=(1, 0, 0, 1)):
    """What the seat of the last answer has learned by it."""
    g = Cups()
    g.key, g.cups, g.pile = key_of(secret_from(1)), [[], list(hidden)], [1, 2, 3]
    before = Position.start(cups(g))
    for given, by in [(choice, 0), *answers]:
        after = before.clone()
        heard = []
        after.state.tell = lambda *line, said=heard: said.append(line)
        after.push(given, by)
        before, was = after, before
    said = [(event, rule, facts) for event, rule, to, facts in heard if to in (None, seat)]
    return learned(was, after, seat, given, said)


def test_whoever_has_learned_nothing_takes_back_freely():
    assert judged("rub") == judged("count") == ""
    assert judged("rub", ("yes", 0)) == ""  # the other has not answered


def test_a_look_has_taught_something_whatever_it_showed():
    assert judged("lift", hidden=(1, 0, 0, 1)) == "hidden-seen"
    assert judged("lift", hidden=(0, 1, 1, 0)) == "hidden-seen"  # no ball: that is news as well


def test_a_search_has_taught_something_though_nothing_was_found():
    assert judged("tap") == "searched"


def test_hidden_things_moved_or_drawn_are_no_free_undo():
    assert judged("feel", hidden=(1, 1, 0, 0)) == "cards-seen"
    assert judged("roll") == "chance-drawn"


def test_who_answers_last_has_seen_the_answers_of_others():
    """S5: the other's secret answer has come to light."""
    assert judged("rub", ("yes", 0), ("no", 1), seat=1) == "answers-seen"


def peeked(choice, seat=0, hidden=(1, 0, 0, 1)):
    """Have the rules read anything hidden from the seat, while they followed its choice?"""
    g = Cups()
    g.key, g.cups, g.pile = key_of(secret_from(1)), [[], list(hidden)], [1, 2, 3]
    position = Position.start(cups(g))
    with watched(g, seat):
        position.push(choice, 0)
        put_question(position, seat)
    assert type(g) is Cups
    return g.peeked


def test_rules_that_read_nothing_hidden_teach_nothing():
    """Then no world is imagined; what a seat holds itself is not hidden from it."""
    assert [x for x in Touch(0).options(None) if peeked(x)] == ["lift", "feel", "roll"]
    assert [x for x in Touch(0).options(None) if peeked(x, seat=1)] == ["roll"]


def test_a_play_watches_its_rules():
    play = Play(khartoum(), secret_from("undo"))
    play.choose("fortify")
    assert play.position.state.peeked is False
    assert play.undo_refused(0) == ""
    assert play.position.clone().state.peeked is None  # a copy may be led elsewhere


# ------------------------------------------------------------------------------ log and record
def khartoum():
    return Setting.of(find_game("khartoum"))


def with_undos(seed="undos"):
    """A game with undos, free and after dice, some further back than others."""
    play, rng = Play(khartoum(), secret_from(seed)), random.Random(3)
    while len(play.record.choices) < 14 and not play.position.over:
        play.choose(rng.choice(play.position.options()))
        if rng.random() < 0.5:
            why = play.undo_refused(0)
            play.take_back_to(len(play.record.choices) - 1, 0, "alone" if why else "free", why)
        if rng.random() < 0.1:
            play.take_back_to(len(play.record.choices) // 2, 0, "alone", "others-decided")
    return play


def test_every_undo_stands_in_the_log_and_in_the_record():
    play = Play(khartoum(), secret_from("undo"))
    play.choose("fortify")
    play.choose("black5")
    play.undo(0)
    play.undo(0)

    marks = [line for line in play.log if line.event == "taken_back"]
    assert [(m.at, m.facts["how"], m.facts["why"]) for m in marks] == [(0, "free", "")] * 2
    assert [(u.at, u.seat, u.how, u.choices) for u in play.record.undone] == [
        (1, 0, "free", [(0, "black5")]),
        (0, 0, "free", [(0, "fortify")]),
    ]


def test_a_game_goes_on_from_its_record_with_its_undos(tmp_path):
    play, path = with_undos(), tmp_path / "game.json"
    play.record.save(path)
    again = Play.resume(Record.load(path))

    assert len(play.record.undone) > 3
    assert again.record == play.record
    assert again.log == play.log
    assert again.position == play.position


def test_the_course_of_a_game_is_in_its_record():
    """Every choice that was ever made, and when it was taken back."""
    play, line = with_undos(), []
    for step in course(play.record):
        if isinstance(step, tuple):
            line.append(step)
        else:
            assert line[step.at :] == step.choices
            del line[step.at :]
    assert line == play.record.choices


def test_verification_tells_undos_after_chance_from_others():
    """S6: seen dice are no secret of who took back."""
    record = with_undos().record
    steps = [(u, chance) for u, chance in took_back(record) if u.why != "others-decided"]
    found = [(u.why in ("chance-drawn", "cards-seen"), chance) for u, chance in steps]

    assert set(found) == {(False, False), (True, True)}
    record.undone[0] = type(record.undone[0])(at=0, seat=0, how="free", choices=[(0, "nonsense")])
    with pytest.raises(BadRecord, match="choice 0 cannot have happened"):
        took_back(record)
    record.undone[0] = type(record.undone[0])(at=99, seat=0, how="free")
    with pytest.raises(BadRecord, match="choice 99 cannot have happened"):
        took_back(record)


def test_a_record_without_undos_is_written_as_before():
    record = Play(khartoum(), secret_from("none")).record

    assert "undone" not in record.to_text()
    assert Record.read(record.to_text()) == record


def test_who_goes_on_from_a_record_and_takes_back_leaves_that_record_as_it_was():
    play = Play(Setting.of(find_game("khartoum")), "11" * 32)
    for _ in range(4):
        play.choose(play.position.options(0)[0], 0)
    record = play.record

    for _ in range(2):
        again = Play.resume(record)
        again.take_back_to(2, 0, "alone")

        assert len(again.record.undone) == 1
    assert record.undone == []
