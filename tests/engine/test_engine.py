"""The engine itself: questions, simultaneous answers, free positions, errors, undo, records."""

from __future__ import annotations

import json
import random

import pytest

from zareba.engine import (
    MEMORY,
    OWNER,
    PUBLIC,
    SECRET,
    Ask,
    AskAll,
    BadRecord,
    BrokenRule,
    Domain,
    IllegalChoice,
    NotPlainData,
    Over,
    Play,
    Position,
    Record,
    Refusal,
    RuleSyntaxError,
    Setting,
    Table,
    UnfairUndo,
    UnreadableChoice,
    as_choice,
    die,
    draw,
    find_game,
    plain,
    rule,
    say,
    shuffle,
    zone,
)
from zareba.engine.chance import commitment, key_of, secret_from


# ----------------------------------------------------------------------- a small game for the tests
@plain
class Meadow(Table):
    """Two players put stones on an open meadow, then show a card at the same time."""

    stones: list = zone(PUBLIC, depth=2)
    hand: list = zone(OWNER, depth=2)
    shown: list = zone(PUBLIC, depth=1)
    pile: list = zone(SECRET, depth=1)
    noted: list = zone(MEMORY, depth=1)

    def redeal(self, seat):
        pool = self.pile + self.hand[1 - seat]
        shuffle(self, pool)
        self.hand[1 - seat] = [pool.pop() for _ in self.hand[1 - seat]]
        self.pile = pool


class Stone(Domain, frozen=True):
    """M-1: a place on the grid of hundredths, inside the meadow, a hand's breadth from others."""

    rule = "M-1"

    def canonical(self, g, choice):
        x, y = choice
        return int(x), int(y)

    def refusal(self, g, choice):
        x, y = choice
        if not (0 <= x <= 1000 and 0 <= y <= 1000):
            return Refusal("M-1.1", "outside_meadow")
        if any((x - a) ** 2 + (y - b) ** 2 < 100**2 for a, b in g.stones):
            return Refusal("M-1.2", "too_near", {"inches": 1})
        return None

    def sample(self, g, rng):
        while True:
            place = rng.randrange(1001), rng.randrange(1001)
            if not self.refusal(g, place):
                return place

    def describe(self, g):
        return {"size": [1000, 1000], "distance": 100}


class Show(Ask, frozen=True):
    settles = False

    def options(self, g):
        return sorted(g.hand[self.seat])


@rule("M-1", "M-2")
def meadow(g):
    for seat in (0, 1):
        place = yield Stone(seat)
        g.stones.append(list(place))
        say(g, "placed", "M-1", seat=seat, place=place)
    both = yield AskAll(Show(0), Show(1))
    for seat, card in enumerate(both):
        g.hand[seat].remove(card)
        g.shown.append(card)
    say(g, "drew", "M-2", to=0, card=g.pile[-1])
    raise Over("end")


def new_meadow(seed=1):
    g = Meadow()
    g.key, g.hand, g.pile = key_of(secret_from(seed)), [[1, 2], [3, 4]], [5, 6, 7]
    return g


def test_a_free_position_is_snapped_checked_and_refused_with_its_rule():
    position = Position.start(meadow(new_meadow()))

    assert position.options() == []
    assert position.seen_by(0)["limits"] == {"size": [1000, 1000], "distance": 100}
    with pytest.raises(IllegalChoice, match=r"M-1\.1 outside_meadow"):
        position.choose((5000, 3))
    with pytest.raises(IllegalChoice, match="does not answer"):
        position.choose("somewhere")
    for nonsense in (7, (), (None, None), ((1, 2), (3, 4)), (float("inf"), 0)):
        assert position.ask().judged(position.state, nonsense)[1] == Refusal("M-1", "unreadable")
    assert position.choose((10.7, 20)) == (10, 20)
    with pytest.raises(IllegalChoice, match=r"M-1\.2 too_near"):
        position.choose((15, 25))


class Wave(Ask, frozen=True):
    """Everybody on the meadow may show a card; perhaps nobody else is there."""

    settles = False

    def options(self, g):
        return sorted(g.hand[self.seat])


@rule("M-3")
def everybody_there(g, seats):
    cards = yield AskAll(*[Wave(seat) for seat in seats])
    for seat, card in zip(seats, cards, strict=True):
        g.hand[seat].remove(card)
        g.shown.append(card)


@pytest.mark.parametrize("seats", [(1,), (0, 1)])
def test_simultaneous_questions_are_answered_by_a_tuple_however_many_they_are(seats):
    position = Position.start(everybody_there(new_meadow(), seats))
    saved = json.loads(json.dumps(position.to_json()))
    for copy in (position.clone(), position.imagine(1, 7), Position.from_json(saved, Meadow)):
        for seat in seats:
            copy.choose(copy.options(seat)[-1], seat)

        assert copy.over
        assert len(copy.state.shown) == len(seats)


def test_a_single_question_is_saved_as_ever():
    plain = Position.start(meadow(new_meadow()))
    together = Position.start(everybody_there(new_meadow(), (1,)))
    several = Position.start(everybody_there(new_meadow(), (0, 1)))

    assert "together" not in plain.to_json()
    assert "together" not in several.to_json()
    assert together.to_json()["together"] is True


def test_samples_of_a_free_position_are_legal():
    position, rng = Position.start(meadow(new_meadow())), random.Random(1)

    for _ in range(2):
        position.choose(position.sample(rng))

    assert len(position.state.stones) == 2


def at_the_cards():
    position = Position.start(meadow(new_meadow()))
    position.choose((0, 0))
    position.choose((500, 500))
    return position


def test_secret_answers_stay_secret_until_all_have_answered():
    position = at_the_cards()

    position.choose(4, seat=1)

    assert position.waiting_for() == [0]
    assert position.seen_by(0)["hand"] == [[1, 2], 2]
    imagined = [position.imagine(0, seed) for seed in range(20)]
    assert all(twin.waiting_for() == [0] for twin in imagined)  # that seat 1 answered is known
    assert all(twin.answers[1] in twin.state.hand[1] for twin in imagined)  # but not what
    assert len({twin.answers[1] for twin in imagined}) > 1
    assert position.imagine(1, 1).answers == [None, 4]
    with pytest.raises(IllegalChoice, match="seat 1 is asked nothing"):
        position.choose(3, seat=1)
    again = Position.from_json(json.loads(json.dumps(position.to_json())), Meadow)
    assert again == position
    position.choose(2, seat=0)
    assert position.state.shown == [2, 4]
    assert (position.over, position.state.result) == (True, "end")


def test_imagining_deals_hidden_cards_anew_but_never_ones_own():
    position = at_the_cards()
    dealt = [position.imagine(0, seed).state for seed in range(30)]

    assert {tuple(g.hand[0]) for g in dealt} == {(1, 2)}
    assert len({tuple(sorted(g.hand[1])) for g in dealt}) > 3
    assert all(sorted(g.hand[1] + g.pile) == [3, 4, 5, 6, 7] for g in dealt)
    assert position.state.key not in {g.key for g in dealt}


def test_a_spectator_sees_sizes_only():
    view = at_the_cards().seen_by(None)

    assert (view["hand"], view["pile"]) == ([2, 2], 3)
    assert "options" not in view
    assert not {"key", "pool", "drawn", "facts"} & set(view)


def test_an_illegal_choice_says_what_was_possible_and_changes_nothing():
    position = at_the_cards()
    before = position.digest()

    with pytest.raises(
        IllegalChoice, match=r"9 does not answer Show\(seat=0\); possible: \[1, 2\]"
    ):
        position.choose(9, seat=0)
    with pytest.raises(IllegalChoice):
        position.choose(True, seat=0)  # not the same as 1
    assert position.digest() == before


@pytest.mark.parametrize("nonsense", [None, 1.5, {"a": 1}, [1, [None]]])
def test_what_is_no_choice_at_all_is_unreadable(nonsense):
    with pytest.raises(UnreadableChoice):
        as_choice(nonsense)


# -------------------------------------------------------------------------------------- the dialect
class Pick(Ask, frozen=True):
    most: int

    def options(self, g):
        return list(range(self.most))


@rule("T-1")
def outer(g):
    yield from inner(g)


@rule("T-2")
def inner(g):
    answer = yield Pick(0, 2)
    if answer:
        g.missing += 1


@rule("T-3")
def keeps_a_list(g):
    cards = [1, 2]
    yield Pick(0, 2)
    g.result = str(cards)


@rule("T-4")
def asks_in_vain(g):
    yield Pick(0, 0)


@rule("T-5")
def never_ends(g):
    while True:
        yield Pick(0, 1)


@rule("T-6")
def takes_the_only_option(g):
    answer = yield Pick(0, 1)
    g.result = f"took {answer}"


def test_a_broken_rule_says_which_rules_were_being_followed():
    position = Position.start(outer(new_meadow()))

    with pytest.raises(AttributeError) as caught:
        position.choose(1)

    assert caught.value.__notes__ == ["while following test_engine.outer > test_engine.inner"]


def test_a_local_that_cannot_be_copied_is_found_in_checked_mode():
    with pytest.raises(NotPlainData, match=r"keeps_a_list: local 'cards' holds \[1, 2\]"):
        Position.start(keeps_a_list(new_meadow()))


def test_a_question_without_an_option_and_an_endless_rule_are_errors():
    with pytest.raises(BrokenRule, match="has no option"):
        Position.start(asks_in_vain(new_meadow()))
    with pytest.raises(BrokenRule, match="no decision within"):
        Position.start(never_ends(new_meadow()))


def test_a_single_option_is_taken_without_asking():
    position = Position.start(takes_the_only_option(new_meadow()))

    assert (position.over, position.state.result) == (True, "took 0")
    assert position.options() == []


def test_a_rule_that_cannot_be_suspended_is_refused_at_import():
    with pytest.raises(RuleSyntaxError, match="no yield inside with"):

        @rule("0")
        def bad(g):
            with open("x"):
                yield Pick(0, 2)

    with pytest.raises(RuleSyntaxError, match="stand alone"):

        @rule("0")
        def worse(g):
            x = 1 + (yield Pick(0, 2))
            return x

    with pytest.raises(RuleSyntaxError, match="the state 'g' is not assigned"):

        @rule("0")
        def worst(g):
            g = yield Pick(0, 2)
            return g


def test_a_field_must_say_who_sees_it():
    with pytest.raises(TypeError, match=r"Careless\.hand: say who may see it"):

        @plain
        class Careless(Table):
            hand: int = 0


# ------------------------------------------------------------------------------------------- chance
def test_dice_are_fair_and_depend_on_the_key_only():
    g, twin = new_meadow("a"), new_meadow("a")
    faces = [die(g) for _ in range(6000)]

    assert faces == [die(twin) for _ in range(6000)]
    assert faces[:50] != [die(new_meadow("b")) for _ in range(50)]
    for face in range(1, 7):  # five standard deviations around 1000
        assert 850 < faces.count(face) < 1150


def test_shuffles_reach_every_order_equally():
    g, count = new_meadow(), {}
    for _ in range(6000):
        cards = [1, 2, 3]
        shuffle(g, cards)
        count[tuple(cards)] = count.get(tuple(cards), 0) + 1

    assert len(count) == 6
    assert all(850 < n < 1150 for n in count.values())


@pytest.mark.parametrize("size", [0, 1, 2, 6, 13, 59, 700])
def test_a_shuffle_draws_what_single_draws_would(size):
    """Records prove their shuffles by the draws that docs/records.md describes."""
    for seed in range(12):
        g, twin = new_meadow(seed), new_meadow(seed)
        for _ in range(4):
            cards, one_by_one = list(range(size)), list(range(size))
            shuffle(g, cards)
            for last in range(size - 1, 0, -1):
                other = draw(twin, last + 1)
                one_by_one[last], one_by_one[other] = one_by_one[other], one_by_one[last]

            assert cards == one_by_one
            assert g == twin


def test_memory_is_saved_and_copied_but_never_shown():
    g = new_meadow()
    g.noted.append(5)

    assert "noted" not in g.seen_by(0)
    assert "noted" not in g.seen_by(None)
    assert g.clone().noted == [5]
    assert Meadow.from_json(json.loads(json.dumps(g.to_json()))).noted == [5]


def test_the_commitment_tells_nothing_of_the_key():
    secret = secret_from("x")

    assert commitment(secret) != key_of(secret)
    assert key_of(secret) != key_of(secret, "salt of a player")
    assert commitment(secret) == commitment(secret)
    assert commitment(secret) != commitment(secret_from("y"))


# --------------------------------------------------------------------------------- undo and records
def khartoum(**options):
    return Setting.of(find_game("khartoum"), options=options)


def test_undo_takes_back_until_dice_fall():
    play = Play(khartoum(), secret_from("undo"))
    start = play.position.digest()
    play.choose("fortify")
    play.choose("black5")
    play.undo(0)
    play.undo(0)

    assert play.position.digest() == start
    assert (play.record.choices, play.record.trail) == ([], [])
    assert [line.event for line in play.log] == ["turn", "taken_back", "taken_back"]
    with pytest.raises(UnfairUndo, match="nothing-chosen"):
        play.undo(0)
    play.choose("end")  # the next turn begins with a card
    with pytest.raises(UnfairUndo, match=r"chance-drawn|cards-seen"):
        play.undo(0)


def test_a_record_of_other_rules_or_data_is_refused(tmp_path):
    record = Play(khartoum(), secret_from("r")).record
    older = Record.read(record.to_text().replace('"rules_version": 1', '"rules_version": 0'))
    other = Record.read(record.to_text().replace(record.data_hash, "0" * 16))

    with pytest.raises(BadRecord, match="rules version 0"):
        older.verify()
    with pytest.raises(BadRecord, match="other data files"):
        other.verify()


def played(seed="record", number=12):
    play, rng = Play(khartoum(), secret_from(seed)), random.Random(1)
    for _ in range(number):
        if play.position.over:
            break
        play.choose(rng.choice(play.position.options()))
    return play


def test_a_record_survives_its_file(tmp_path):
    play = played()
    path = tmp_path / "game.json"
    play.record.save(path)

    assert Record.load(path) == play.record
    assert Play.resume(Record.load(path)).position == play.position


def test_verification_says_what_does_not_fit():
    record = played().record
    changed = Record.read(record.to_text())
    changed.choices[3] = (0, "nonsense")
    with pytest.raises(BadRecord, match="choice 4 of seat 0 is illegal"):
        changed.verify()

    changed = Record.read(record.to_text())
    changed.secret = secret_from("another")
    with pytest.raises(BadRecord, match="secret does not fit the commitment"):
        changed.verify()

    changed = Record.read(record.to_text())
    changed.result = "victory"
    with pytest.raises(BadRecord, match="the record says 'victory'"):
        changed.verify()

    changed = Record.read(record.to_text())
    changed.choices.pop()
    with pytest.raises(BadRecord, match="choices are missing"):
        changed.verify()


def test_a_legal_change_of_an_old_choice_is_found_where_it_was_made():
    play = Play(khartoum(), secret_from("tamper"))
    for choice in ("fortify", "black5", "white4", "done"):
        play.choose(choice)
    changed = Record.read(play.record.to_text())
    changed.choices[1] = (0, "black4")

    with pytest.raises(BadRecord, match=r"after choice 2 \(seat 0: 'black4'\)"):
        changed.verify()


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": 99}', "\x00", '{"game": 3}'])
def test_an_unreadable_record_gets_a_clear_error(text):
    with pytest.raises(BadRecord, match="not a record"):
        Record.read(text)


def test_a_hidden_secret_cannot_be_replayed():
    record = played().record
    record.secret = ""

    with pytest.raises(BadRecord, match="not revealed"):
        record.replay()


def test_an_error_in_a_rule_leaves_the_table_as_it_was(monkeypatch):
    play = Play(khartoum(), secret_from("broken"))
    before = play.position.digest()
    monkeypatch.setattr(type(play.position.state), "ap", property(lambda g: 1 / 0), raising=False)
    with pytest.raises(ZeroDivisionError):
        play.choose("fortify")
    monkeypatch.undo()

    assert play.record.choices == []
    assert play.position.digest() == before
