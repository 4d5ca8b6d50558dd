"""What would you do?  The choice, the next best and why, from what the seat may know only."""

from __future__ import annotations

import random

import pytest

from contract.worlds import twin
from support import ALL_GAMES, some_choice
from zareba.analysis.odds import Odds, Trial
from zareba.analysis.reasons import Hint, Reason, Seen, Witness, in_words, reason_in_words
from zareba.bots.chair import Chair
from zareba.bots.search import Budget, Search
from zareba.engine import Domain, Judgement, Play, Setting, find_game
from zareba.engine.chance import secret_from
from zareba.wording import LANGUAGES, Words

ROUNDS = 6
KHARTOUM = find_game("khartoum")


def some_way_into(game, number=24, seed="hints"):
    play, rng = Play(Setting.of(game), secret_from(seed)), random.Random(3)
    while number > 0 or (len(play.position.waiting_for()) != 1):
        number -= 1
        seat = play.position.waiting_for()[0]
        play.choose(some_choice(play.position, seat, game, rng, 1.0), seat)
    return play


def hint_at(game, position, seat, rounds=ROUNDS):
    """As the server makes it, in a fixed number of imagined games."""
    chair = Chair(position.imagine(seat, 5), seat, imagined=True)
    plans = Search(game, Budget(8)).candidates(chair, random.Random(5), 8, least=1)
    witness = Witness(game, seat)
    choices = [plan.choice for plan in plans]
    trial = Trial(game, chair, choices, seed=5, judged=True, witness=witness)
    for _ in range(rounds):
        trial.round()
    return witness.hint(trial)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_a_hint_follows_from_what_the_seat_may_know(game):
    """The same seeds in a world dealt anew: the same hint, to the letter (contract 4)."""
    play = some_way_into(game)
    position, seat = play.position, play.position.waiting_for()[0]
    words = Words("en", game, play.setting.facts)
    told = []
    for world in (position, *(twin(position, seat, luck) for luck in (11, 12))):
        hint, ask = hint_at(game, world, seat, rounds=4), world.ask(seat)
        assert hint is not None

        def label(choice, ask=ask, g=world.state):
            return words.choice(ask, choice, g)

        told.append((hint, in_words(words, game, hint, label)))
    assert told[0] == told[1] == told[2]
    assert told[0][1][0].startswith("I would choose: ")


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_every_term_has_words_and_numbers(game):
    judgement, setting = game.advice.judgement, Setting.of(game)
    assert judgement.terms
    for name, term in judgement.terms.items():
        assert {*term.shown, *term.more} <= judgement.signs.keys()
        for language in LANGUAGES:
            words = Words(language, game, setting.facts)
            reason = Reason(name, 1.5, 2.5, speaks_for=True)
            said = reason_in_words(words, reason)
            assert ("1.5" if language == "en" else "1,5") in said
            assert not said.startswith("reason-")


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_numbers_that_belong_to_no_term_never_change_by_a_choice(game):
    """Else a hint would be silent about what decided it: only what is fixed has no term."""
    judgement = game.advice.judgement
    told = {n for term in judgement.terms.values() for n in (*term.shown, *term.more)}
    weighed = [n for n in judgement.signs if n not in told and judgement.weight(n)]
    play = some_way_into(game, 2, "fixed")
    at_first = None
    for moment in range(len(play.record.choices)):
        g = play.position_at(moment).state
        numbers = dict(zip(judgement.signs, judgement.features(g, 0), strict=True))
        passing = {n for n in weighed if n.startswith(("later", "raid", "siege", "march", "bes"))}
        now = {n: numbers[n] for n in weighed if n not in passing}  # time alone changes these
        at_first = at_first or now
        assert now == at_first


def test_things_of_a_term_are_named():
    for game, term, kind in (("khartoum", "near", "banner"), ("burnoose", "strikes", "village")):
        found = find_game(game)
        play = some_way_into(found, 4)
        each = found.advice.judgement.terms[term].each(play.position.state)
        for language in LANGUAGES:
            words = Words(language, found, play.setting.facts)
            for thing in each:
                said = reason_in_words(words, Reason(term, 3.0, 2.0, True, kind, thing))
                assert words.name(kind, thing) in said
                assert words.name(kind, thing) != thing


# ------------------------------------------------------------------------------------ which reasons
def seen(worth, over=False, **numbers):
    signs = KHARTOUM.advice.judgement.signs
    row = () if over else tuple(float(numbers.get(name, 0)) for name in signs)
    return Seen(worth, over, row, {"near": {"omdurman": 5.0 - numbers.get("near_2", 0)}})


def reasons_of(best, other):
    return Witness(KHARTOUM, 0).reasons(list(zip(best, other, strict=True)))


@pytest.fixture
def weights(monkeypatch):
    """Whatever was fitted last."""
    known = {"steps": 0.5, "cm": 0.4, "rp": 0.1}
    monkeypatch.setattr(Judgement, "weight", lambda _self, name: known.get(name, 0.0))


def test_what_differs_most_is_told_first_and_what_speaks_against_it_last(weights):
    best = [seen(0.6, steps=10 + i % 2, cm=6, rp=4) for i in range(12)]
    other = [seen(0.5, steps=8 + i % 2, cm=5, rp=6) for i in range(12)]
    found = reasons_of(best, other)
    assert [(r.term, r.speaks_for) for r in found] == [
        ("steps", True), ("cm", True), ("rp", False)
    ]  # fmt: skip
    assert (found[0].best, found[0].other) == (10.5, 8.5)


def test_what_lies_within_its_error_is_no_reason(weights):
    best = [seen(0.5, steps=10 + 6 * (i % 2)) for i in range(8)]
    other = [seen(0.5, steps=10 + 6 * ((i + 1) % 2)) for i in range(8)]
    assert reasons_of(best, other) == []


def test_games_that_are_lost_soon_are_a_reason(weights):
    best = [seen(0.5, steps=10)] * 12
    other = [seen(0.0, over=True)] * 6 + [seen(0.5, steps=10)] * 6
    (found,) = reasons_of(best, other)
    assert (found.term, found.best, found.other, found.speaks_for) == ("lost", 0.0, 50.0, True)
    said = reason_in_words(Words("de", KHARTOUM, Setting.of(KHARTOUM).facts), found)
    assert said == "die Partie ist bald verloren in 0 % statt 50 % von ihnen"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_what_it_does_not_know(language):
    words, label = Words(language, KHARTOUM, Setting.of(KHARTOUM).facts), str
    best, other = Odds("a", 0.5, 0.01, 40), Odds("b", 0.49, 0.01, 40)
    alike = in_words(words, KHARTOUM, Hint(best, other, True, []), label)
    assert alike[-1] == words.text("counsel-alike")
    unclear = in_words(words, KHARTOUM, Hint(best, other, False, []), label)
    assert unclear[-1] == words.text("counsel-unclear")
    assert len(in_words(words, KHARTOUM, Hint(best, None, False, []), label)) == 1


def test_nothing_is_said_from_too_few_games():
    play = some_way_into(KHARTOUM)
    assert hint_at(KHARTOUM, play.position, play.position.waiting_for()[0], rounds=1) is None


def test_the_next_best_is_tried_as_often_as_the_best():
    """It may be clearly behind; why is told all the same."""
    worths = {"a": 0.9, "b": 0.5, "c": 0.1}
    play = some_way_into(KHARTOUM)
    chair = Chair(play.position, 0)
    noted = []
    trial = Trial(KHARTOUM, chair, list(worths), judged=True,
                  witness=lambda choice, *_: noted.append(choice))  # fmt: skip
    trial.race.play = lambda plan, _luck: worths[plan.choice]
    for _ in range(24):
        trial.round()
    assert [(o.choice, o.n) for o in trial.leaders()] == [("a", 24), ("b", 24), ("c", 8)]


def test_a_question_without_a_list_gets_a_hint_too():
    game = find_game("kriegspfad")
    play = some_way_into(game, 30)
    rng = random.Random(1)
    while not isinstance(play.position.ask(play.position.waiting_for()[0]), Domain):
        seat = play.position.waiting_for()[0]
        play.choose(some_choice(play.position, seat, game, rng, 1.0), seat)
    seat = play.position.waiting_for()[0]
    hint = hint_at(game, play.position, seat, rounds=4)
    assert hint is not None
    play.position.legal(hint.best.choice, seat)
