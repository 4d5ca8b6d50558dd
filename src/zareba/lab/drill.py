"""Exercises found in games of bots: moments where the choice mattered.

A game is played; at every question with a list the candidates are raced in two imagined games, and
where these differ at all in a few more, twice.  Where the best still seems to be ahead of the
others by more than `STAKE`, they are tried again under fresh luck in many more, and only that
counts.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from zareba.analysis.drill import Answer, Exercise, put
from zareba.analysis.odds import Odds, Trial
from zareba.analysis.reasons import Witness
from zareba.bots import Chair, make_bot
from zareba.bots.search import Budget, Search
from zareba.engine import Domain, Game, Play, Position, Setting, as_choice, find_game
from zareba.engine.chance import secret_from

from .inorder import in_order, write_whole

STAKE = 0.10  # by so much the best must be better than the others on average
CLEAR = 0.03  # and than the next best, beyond two standard errors
SURE = 2.0
GLANCE, SCREEN, LOOK = 2, 6, 14  # imagined games for a first look, a second and a third
DIFFERENT = 0.25  # of the stake must be seen at the first look, however few they are
MOST_CANDIDATES = 8
OF_A_GAME = 2  # exercises taken from one game
OF_A_KIND = 3  # of one question with the same best answer
ALIVE = 0.05  # the best choice must be worth so much: a lost game is no exercise
TEMPTING = 0.3  # of its worth the next best must have: what loses at once tempts nobody
HOPEFUL = 0.8  # of the stake: it may be so much smaller at first sight


class Order(msgspec.Struct, frozen=True):
    """What is looked for."""

    game: str
    players: int
    options: dict[str, bool | str]
    bot: str
    playouts: int
    seed: str
    date: str
    every: int = 1  # question looked at
    chapter: int = 0  # in which the first is looked at: the end of a long game matters most
    question: str = ""  # the name of the only kind that is looked at
    last: int = 0  # chapters of a game that are looked at; 0: all
    ahead: int = 0  # chapters until positions are judged: of some choices one sees late what came


class Looked(msgspec.Struct, frozen=True):
    """How far a search is: games played, and what they gave.  Kept in a file between runs."""

    order: Order
    games: int = 0
    found: list[Exercise] = []


class Moment(msgspec.Struct, frozen=True):
    """A question of a game that was played: where it stood, and after how many choices."""

    position: Position
    seat: int
    made: int


def search_game(order: Order, number: int) -> list[Exercise]:
    """One game: the same order and number, the same exercises."""
    game = find_game(order.game)
    setting = Setting.of(game, order.players, order.options)
    secret = secret_from(f"{order.seed} {number}")
    play, rng = Play(setting, secret), random.Random(f"{order.seed} {number}")
    moments = _played_out(order, play, rng)
    first = _chapter(game, play.position) - order.last + 1 if order.last else 0
    found: list[Exercise] = []
    for moment in moments:
        if _chapter(game, moment.position) >= first:
            answers = race(game, moment.position, moment.seat, order, rng)
            if answers is not None:
                found.append(_made(order, play, secret, moment, answers))
    return chosen(found, OF_A_GAME)


def _played_out(order: Order, play: Play, rng: random.Random) -> list[Moment]:
    """Play a game to its end, and keep the moments that are looked at."""
    game = play.setting.game
    bot = make_bot(order.bot, game)
    found, asked = [], 0
    while not play.position.over:
        position = play.position
        seat = position.waiting_for()[0]
        wanted = _is_wanted(order, game, position, seat)
        asked += wanted
        if wanted and asked % order.every == 0 and _is_exercise(position, seat):
            found.append(Moment(position.clone(), seat, len(play.record.choices)))
        play.choose(bot.choose(Chair(position, seat), rng), seat)
    return found


def _chapter(game: Game, position: Position) -> int:
    return int(getattr(position.state, game.chapter, 0))


def _is_wanted(order: Order, game: Game, position: Position, seat: int) -> bool:
    """Is it late enough, and a question of the kind that is looked for?"""
    ask = position.ask(seat)
    late = getattr(position.state, game.chapter, order.chapter) >= order.chapter
    return bool(late and ask and order.question in ("", type(ask).__name__))


def _is_exercise(position: Position, seat: int) -> bool:
    """A question with a list, put to one seat alone."""
    ask = position.ask(seat)
    alone = len(position.waiting_for()) == 1
    return alone and not isinstance(ask, Domain) and len(position.options(seat)) > 1


def _made(order: Order, play: Play, secret: str, moment: Moment, answers: list[Answer]) -> Exercise:
    seat, choices = moment.seat, list(play.record.choices[: moment.made])
    ask = moment.position.ask(seat)
    assert ask is not None  # its options were tried
    return Exercise(
        game=order.game, players=order.players, options=order.options, secret=secret,
        choices=choices, seat=seat, question=ask.kind, answers=answers,
        stake=round(stake(answers), 3), bot=order.bot, playouts=order.playouts, date=order.date,
    )  # fmt: skip


def again(order: Order, exercise: Exercise) -> Exercise | None:
    """An exercise under fresh luck, with today's candidates; None: it does not hold any more.

    The best answer must be the one it was: what changes with the luck or the judgement is doubtful.
    """
    lying = put(exercise)
    if lying is None:
        return None
    game, chair = find_game(order.game), Chair(lying.play.position, exercise.seat)
    rng = random.Random(f"{order.seed} again {exercise.secret} {len(exercise.choices)}")
    known = [as_choice(answer.choice) for answer in exercise.answers]
    plans = Search(game, Budget(MOST_CANDIDATES)).candidates(chair, rng, MOST_CANDIDATES, least=1)
    others = [plan.choice for plan in plans if plan.choice not in known]
    answers, error = _tried(game, chair, [*known, *others], order.playouts, rng, order.ahead)
    if answers[0].choice != known[0] or not holds(answers, error):
        return None
    return msgspec.structs.replace(
        exercise, answers=answers, stake=round(stake(answers), 3), playouts=order.playouts,
        date=order.date,
    )  # fmt: skip


# ---------------------------------------------------------------------------------------- the race
def race(
    game: Game, position: Position, seat: int, order: Order, rng: random.Random
) -> list[Answer] | None:
    """What the candidates are worth, if the choice matters; the best first."""
    chair = Chair(position, seat)
    plans = Search(game, Budget(MOST_CANDIDATES)).candidates(chair, rng, MOST_CANDIDATES, least=1)
    choices = [plan.choice for plan in plans]
    if len(choices) < len(position.options(seat)) / 2 or len(choices) <= 1:
        return None  # too many that nobody would have looked at
    for games, share in ((GLANCE, DIFFERENT), (SCREEN, HOPEFUL), (LOOK, HOPEFUL)):
        glance, error = _tried(game, chair, choices, games, rng, order.ahead)
        if stake(glance) < STAKE * share or not is_tempting(glance):
            return None
        if games == LOOK and glance[0].worth - glance[1].worth < error:
            return None  # most that seem to differ after a few games do so by luck
    answers, error = _tried(game, chair, choices, order.playouts, rng, order.ahead)
    return answers if holds(answers, error) else None


def holds(answers: Sequence[Answer], error: float) -> bool:
    """Is that an exercise?  *error*: of the lead of the best."""
    best, second = answers[0], answers[1]
    clear = best.worth - second.worth >= max(CLEAR, SURE * error)
    lives = best.worth >= ALIVE and is_tempting(answers)
    return clear and lives and stake(answers) >= STAKE


def is_tempting(answers: Sequence[Answer]) -> bool:
    """Is there another choice that does not lose at once?"""
    return answers[1].worth >= TEMPTING * answers[0].worth


def _tried(
    game: Game,
    chair: Chair,
    choices: Sequence[Any],
    rounds: int,
    rng: random.Random,
    ahead: int,
) -> tuple[list[Answer], float]:
    """All equally often, under the same luck; the error of the lead of the best, too."""
    witness = Witness(game, chair.seat)
    trial = Trial(
        game, chair, choices, rng.getrandbits(32), judged=True, witness=witness, horizon=math.inf,
        ahead=ahead,
    )  # fmt: skip
    trial.race.run(trial.race.plans, rounds)
    best, *others = trial.leaders()
    seen = witness.seen
    why = [
        witness.reasons(list(zip(seen[repr(best.choice)], seen[repr(o.choice)], strict=True)))
        for o in others
    ]
    answers = [_answer(best, []), *(_answer(o, w) for o, w in zip(others, why, strict=True))]
    plans = {repr(plan.choice): plan for plan in trial.race.plans}
    _, error = plans[repr(best.choice)].gain(plans[repr(others[0].choice)])
    return answers, error


def _answer(odds: Odds, reasons: list[Any]) -> Answer:
    return Answer(odds.choice, round(odds.mean, 3), round(odds.error, 3), odds.n, reasons)


def stake(answers: Sequence[Answer]) -> float:
    others = [answer.worth for answer in answers[1:]]
    return answers[0].worth - sum(others) / len(others) if others else 0.0


# -------------------------------------------------------------------------------------- many games
def look(
    order: Order,
    number: int,
    jobs: int,
    file: Path | None = None,
    far: Callable[[int, int], None] = lambda _games, _found: None,
    enough: Callable[[], bool] = lambda: False,
) -> list[Exercise]:
    """So many games in all; those a file has from before are not played again."""
    done = _kept(order, file)
    search = partial(search_game, order)
    for game, found in in_order(search, range(done.games, number), jobs, enough):
        done = msgspec.structs.replace(done, games=game + 1, found=[*done.found, *found])
        if file is not None:
            write_whole(file, msgspec.json.encode(done))
        far(done.games, len(done.found))
    return done.found


def _kept(order: Order, file: Path | None) -> Looked:
    if file is None or not file.exists():
        return Looked(order)
    kept = msgspec.json.decode(file.read_bytes(), type=Looked)
    same = kept.order == msgspec.structs.replace(order, date=kept.order.date)
    return kept if same else Looked(order)


def chosen(found: Sequence[Exercise], number: int) -> list[Exercise]:
    """The largest stakes, of as many kinds of questions and answers as there are.

    What the same choices have led to is the same exercise, such as the first question of a game.
    """
    by_kind: dict[str, list[Exercise]] = {}
    once = {repr((e.options, e.choices)): e for e in sorted(found, key=lambda e: e.stake)}
    for exercise in sorted(once.values(), key=lambda e: -e.stake):
        kind = f"{exercise.question} {exercise.best.choice}"
        by_kind.setdefault(kind, []).append(exercise)
    picked: list[Exercise] = []
    for _ in range(OF_A_KIND):
        for rest in sorted(by_kind.values(), key=lambda r: -r[0].stake if r else 1.0):
            if rest and len(picked) < number:
                picked.append(rest.pop(0))
    return sorted(picked, key=lambda e: (len(e.choices), e.question))
