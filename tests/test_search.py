"""The search of the bots: same luck, same choice; one scale; plans; limits."""

from __future__ import annotations

import random
import time

import pytest

from zareba.bots import Chair, make_bot
from zareba.bots.playouts import Playouts
from zareba.bots.search import SERIES, Budget, Plan, Race, Search, hopeful, turned
from zareba.engine import Setting, find_game

KHARTOUM = Setting.of(find_game("khartoum"))
POILUS = Setting.of(find_game("poilus"), 3)
DUEL = Setting.of(find_game("duel"))


def advanced(setting, decisions, key="3" * 64):
    """A position in the middle of a game of the heuristic."""
    bot, rng = make_bot("heuristic", setting.game), random.Random(1)
    position = setting.start(key)
    for _ in range(decisions):
        seat = position.waiting_for()[0]
        position.push(bot.choose(Chair(position, seat), rng), seat)
    return position


@pytest.mark.parametrize("setting", [KHARTOUM, POILUS, DUEL], ids=lambda s: s.game.name)
def test_the_same_seed_and_playouts_give_the_same_choice_and_plan(setting):
    position = advanced(setting, 4)
    seat = position.waiting_for()[0]
    search = Search(setting.game, Budget(60))

    found = [search.decide(Chair(position, seat), random.Random(5)) for _ in range(2)]

    assert found[0].choice == found[1].choice
    assert found[0].next == found[1].next
    assert [p.scores for p in found[0].plans] == [p.scores for p in found[1].plans]


@pytest.mark.parametrize("playouts", [1, 7, 50, 200])
def test_a_budget_of_playouts_is_kept(playouts):
    position = advanced(POILUS, 6)
    chair = Chair(position, position.waiting_for()[0])

    found = Search(POILUS.game, Budget(playouts)).decide(chair, random.Random(2))

    spent = sum(len(plan.scores) for plan in found.plans)
    assert spent <= playouts + len(found.plans)  # a round is finished for all who are in it


def test_a_budget_of_time_is_kept():
    position = advanced(KHARTOUM, 60)
    chair = Chair(position, 0)
    began = time.monotonic()

    Search(KHARTOUM.game, Budget(10**6, seconds=0.2)).decide(chair, random.Random(2))

    assert time.monotonic() - began < 5  # a fifth of a second, and a busy machine


def test_all_plans_meet_the_same_luck():
    met = {}

    def play(plan, luck):
        met.setdefault(plan, []).append(luck)
        return 0.5

    plans = [Plan([("", n)]) for n in range(3)]
    race = Race(plans, play, random.Random(1))
    race.run(plans[:2], 3)
    race.run(plans, 5)

    assert met[plans[0]] == met[plans[1]] == met[plans[2]] == race.lucks
    assert race.spent == 15


def test_every_plan_meets_the_imagined_position_untouched_by_the_plans_before():
    position = KHARTOUM.start("ab" * 32)
    chair, search = Chair(position, 0), Search(KHARTOUM.game, Budget(8))
    for luck in (3, 4, 3):
        first = search.imagined(chair, luck)
        search.playouts.play_on(first, 0, random.Random(1))

        assert search.imagined(chair, luck) == chair.imagine(luck)
    assert search.imagined(Chair(position, 0), 3) == chair.imagine(3)


def test_who_is_clearly_behind_is_left_and_who_is_alike_too():
    base, worse, alike, better = (Plan([("", n)]) for n in range(4))
    luck = random.Random(3)
    for _ in range(60):
        x = luck.random() / 2
        base.scores.append(x + 0.2)
        worse.scores.append(x)
        alike.scores.append(x + 0.2)
        better.scores.append(x + 0.2 + luck.random() / 20)

    assert hopeful(base, [base, worse, alike]) == [base]
    assert better in hopeful(base, [base, worse, alike, better])


def test_somebody_is_always_left():
    """Also where the best plan is a little better for sure, and yet not worth a difference."""
    luck = random.Random(6)
    for trial in range(300):
        plans = [Plan([("", n)]) for n in range(luck.randint(2, 5))]
        lifts = [luck.choice((0.0, 0.003, 0.01, 0.2)) for _ in plans]
        noise = luck.choice((0.0, 0.0005, 0.05))
        for _ in range(luck.choice((8, 40, 160))):
            x = luck.random()
            for plan, lift in zip(plans, lifts, strict=True):
                plan.scores.append(x + lift + noise * luck.random())

        left = hopeful(plans[0], plans)

        assert left, trial
        assert plans[0] in left or len(left) == 1


def raced(playouts, number, worth):
    """The best of five plans after so many playouts, and how many each of them got."""
    plans = [Plan([("", n)]) for n in range(5)]
    race = Race(plans, lambda plan, luck: worth(plan.choice, luck), random.Random(1))
    best = Search(DUEL.game, Budget(playouts)).raced(race, None, number)
    return best.choice, [len(plan.scores) for plan in plans]


@pytest.mark.parametrize("playouts", [20, 400])
def test_few_playouts_are_not_spent_on_plans_that_make_no_difference(playouts):
    """Neither where there are few at all, nor where the time allows only few of many."""
    best, lucks = raced(playouts, 20, lambda plan, luck: luck % 100 / 100)
    assert best == 0
    assert max(lucks) == 3

    best, lucks = raced(playouts, 20, lambda plan, luck: luck % 9 / 20 + 0.3 * (plan == 3))
    assert best == 3
    assert max(lucks) == 3


def test_who_has_playouts_enough_looks_longer_at_plans_that_are_alike():
    base, alike = (Plan([("", n)]) for n in range(2))
    base.scores, alike.scores = [0.5] * 8, [0.501] * 8

    assert hopeful(base, [base, alike]) == [base, alike]
    assert hopeful(base, [base, alike], twins=True) == [base]
    alike.scores[5] = 0.6
    assert hopeful(base, [base, alike], twins=True) == [base, alike]


def test_another_plan_must_be_better_beyond_its_error():
    """With one playout each nothing is known: the advice stays."""
    position = advanced(KHARTOUM, 30)
    advised = KHARTOUM.game.advice.advise(
        position.state, position.ask(0), position.options(0), random.Random(0)
    )

    for seed in range(10):
        found = Search(KHARTOUM.game, Budget(2)).decide(Chair(position, 0), random.Random(seed))
        gains = [p.gain(found.plans[0]) for p in found.plans[1:] if p.scores]
        if all(mean <= error for mean, error in gains):
            assert found.choice == advised


def test_ends_count_on_the_scale_of_the_judgement():
    """Khartoum's judgement is a chance to win: a city that held long is lost all the same."""
    position = advanced(KHARTOUM, 200)
    position.state.result, position.state.completed = "palace", 12
    position.stack.clear()
    position.pending, position.answers = [], []

    assert KHARTOUM.game.score(position.state, 0) > 0.2
    assert Playouts(KHARTOUM.game).ended(position, 0) == 0.0


def test_a_plan_is_followed_as_long_as_its_questions_come():
    position = advanced(KHARTOUM, 40)
    options = position.options(0)
    follow = Playouts(KHARTOUM.game).follow
    kind = position.ask(0).kind
    other = options[-1]

    planned = follow(position.clone(), 0, [(kind, other)], random.Random(1), 3)
    strange = follow(position.clone(), 0, [("khartoum.Nothing", other)], random.Random(1), 3)

    assert planned[0][0] == (kind, other)
    advised = KHARTOUM.game.advice.advise(
        position.state, position.ask(0), options, random.Random(1)
    )
    assert strange[0][0] == (kind, advised)


def test_what_was_noted_is_the_plan_at_hand_if_it_is_still_possible():
    position = advanced(KHARTOUM, 40)
    kind, option = position.ask(0).kind, position.options(0)[-1]
    search = Search(KHARTOUM.game, Budget(40))

    noted = Chair(position, 0, notes=[(kind, option), ("khartoum.NextAction", "end")])
    stale = Chair(position, 0, notes=[(kind, "nowhere")])

    assert search.candidates(noted, random.Random(1))[0].steps == tuple(noted.notes)
    assert len(search.candidates(stale, random.Random(1))[0].steps) == 1
    firsts = [plan.choice for plan in search.candidates(noted, random.Random(1))]
    assert len(firsts) == len(set(firsts))


def test_a_series_is_decided_at_once_and_carried_out():
    """Posting troops: nothing unknown comes in between, so nothing is tried out twice."""
    position = advanced(KHARTOUM, 40)
    search, rng = Search(KHARTOUM.game, Budget(20)), random.Random(4)
    found = search.decide(Chair(position, 0), rng)
    course = [(position.ask(0).kind, found.choice), *found.next]
    assert len(course) >= SERIES
    assert sum(len(plan.scores) for plan in found.plans) > 20

    for number, step in enumerate(course[: 1 - SERIES]):
        if number:
            found = search.decide(Chair(position, 0, notes=list(found.next)), rng)
            assert not any(plan.scores for plan in found.plans)
        assert (position.ask(0).kind, found.choice) == step
        position.push(found.choice, 0)


def test_a_series_is_left_when_something_unknown_has_come_in_between():
    position = advanced(KHARTOUM, 40)
    kind = position.ask(0).kind
    stale = [(kind, "nowhere"), (kind, "nowhere"), (kind, "nowhere")]

    found = Search(KHARTOUM.game, Budget(20)).decide(
        Chair(position, 0, notes=stale), random.Random(4)
    )

    assert found.choice in position.options(0)
    assert any(plan.scores for plan in found.plans)


def test_a_course_is_changed_in_one_step_and_never_twice_in_the_same_way():
    course = [(("a", 1), [1, 2, 3]), (("b", 5), [5, 6])]
    rng = random.Random(1)

    plans = turned([("before", 0)], course, rng, 9)

    assert {plan.steps for plan in plans} == {
        (("before", 0), ("a", 2)),
        (("before", 0), ("a", 3)),
        (("before", 0), ("a", 1), ("b", 6)),
    }
    assert turned([("before", 0)], course, rng, 9, {plan.steps for plan in plans}) == []
    assert len(turned([], course, rng, 2)) == 2


def test_others_may_search_too():
    position = advanced(POILUS, 5)
    seat = position.waiting_for()[0]
    bot = make_bot("mc:6/2", POILUS.game)

    assert bot.choose(Chair(position, seat), random.Random(1)) in position.options(seat)


def test_slips_are_any_choice_and_forget_the_notes():
    position = advanced(KHARTOUM, 40)
    notes = [("khartoum.NextAction", "end")]
    bot = make_bot("heuristic~99", KHARTOUM.game)
    chosen = {
        bot.choose(Chair(position, 0, notes=notes), random.Random(seed)) for seed in range(60)
    }

    assert chosen == set(position.options(0))
    assert notes == []
