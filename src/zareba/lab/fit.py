"""Fits the judgement of a game to games of bots: features at quiet moments against the outcome.

A logistic model, small enough to be worked out here: Newton's method with a little ridge; a weight
that comes out with a forbidden sign is left out.  A fifth of the games is kept back to test it.
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from zareba.bots import Chair, Notes, make_bot
from zareba.bots.playouts import Playouts
from zareba.engine import Position, find_game
from zareba.engine.chance import key_of, secret_from
from zareba.engine.judging import Weights

from .occasions import occasions, setting_of

KEPT_BACK = 5  # every fifth game, in turn
RIDGE, STEPS, LONGEST, ENOUGH = 10.0, 40, 1.0, 1e-5
FIRM = 100.0  # ridge towards weights that are known already
BINS = 10


class Row(msgspec.Struct, frozen=True):
    """A quiet moment of a game, and how the game ended."""

    game: int
    occasion: int
    numbers: tuple[float, ...]
    outcome: float


class Bin(msgspec.Struct, frozen=True):
    """Positions that were judged alike: what was said of them, and what became of them."""

    positions: int
    judged: float
    outcome: float
    error: float  # of the outcome, by games


# ------------------------------------------------------------------------------------------ games
class Wanted(msgspec.Struct, frozen=True):
    """Games to be played: the same, and a number, and it is the same game."""

    game: str
    bot: str
    seed: str
    then: str = ""  # who plays on from a quiet moment drawn at random; only that counts

    @property
    def players(self) -> str:
        """Who plays, as a fit says where it comes from."""
        return f"{self.bot}, then {self.then}" if self.then else self.bot


def gather(wanted: Wanted, number: int) -> list[Row]:
    """The quiet moments of one game; its dice and luck depend on nothing but these.

    Slips bring positions that a good player hardly comes to, but what comes of them is spoilt by
    the slips that follow.  So others may play on (*then*), and what was before them is left out.
    """
    ways, seed = occasions(wanted.game), f"{wanted.seed}/{number}"
    which = number % len(ways)
    setting = setting_of(wanted.game, ways[which])
    playouts, seats = Playouts(setting.game), range(setting.players)
    judgement = playouts.judgement
    assert judgement is not None  # there is something to fit

    def numbers(position: Position) -> list[tuple[float, ...]]:
        return [tuple(judgement.features(position.state, s)) for s in seats]

    def quiet(position: Position, bot: str, seed: str) -> Iterator[Position]:
        """The game is played on in place; at each of its quiet moments."""
        player = make_bot(bot, setting.game)
        luck = [random.Random(f"{seed}/{seat}") for seat in seats]
        notes: list[Notes] = [[] for _ in seats]
        while position.pending:
            seat = position.waiting_for()[0]
            chair = Chair(position, seat, notes=notes[seat])
            position.push(player.choose(chair, luck[seat]), seat)
            if playouts.quiet(position):
                yield position

    position, seen = setting.start(key_of(secret_from(seed))), []
    if wanted.then:
        moments = [here.clone() for here in quiet(position, wanted.bot, seed)]
        if not moments:
            return []
        position = random.Random(f"{seed}/moment").choice(moments)
        seen, seed = [numbers(position)], f"{seed}/then"
    seen += [numbers(here) for here in quiet(position, wanted.then or wanted.bot, seed)]
    return list(_rows(playouts, position, seen, number, which))


def _rows(
    playouts: Playouts, end: Position, seen: list[Any], number: int, which: int
) -> Iterator[Row]:
    outcomes = [playouts.ended(end, seat) for seat in range(len(seen[0]) if seen else 0)]
    if len(set(outcomes)) == 1:  # all win or lose together
        outcomes = outcomes[:1]
    for moment in seen:
        for numbers, outcome in zip(moment, outcomes, strict=False):
            yield Row(number, which, numbers, outcome)


# -------------------------------------------------------------------------------------------- fit
def fit(
    rows: Sequence[Row], signs: Mapping[str, int], prior: Weights | None = None, firm: float = FIRM
) -> Weights:
    """The weights that foretell the outcomes best, none with a forbidden sign.

    *prior*: weights that are departed from only as far as the games demand (the firmer, the less).
    """
    names = list(signs)
    before = prior or Weights(0.0, {})
    start = [before.weights.get(name, 0.0) for name in names]
    used = [i for i in range(len(names)) if _differs(rows, i)]
    while True:
        offsets = [before.bias + _dot(start, row) for row in rows]
        bias, found = _newton(rows, used, offsets, firm if prior else RIDGE)
        total = {i: start[i] + w for i, w in zip(used, found, strict=True)}
        wrong = {i for i, w in total.items() if w * signs[names[i]] < 0}
        if not wrong:
            kept = {names[i]: w for i, w in enumerate(start) if w}
            kept |= {names[i]: round(w, 5) for i, w in total.items()}
            return Weights(round(before.bias + bias, 5), kept)
        start = [0.0 if i in wrong else w for i, w in enumerate(start)]  # without them altogether
        used = [i for i in used if i not in wrong]


def _differs(rows: Sequence[Row], i: int) -> bool:
    return len({row.numbers[i] for row in rows}) > 1


def _dot(weights: Sequence[float], row: Row) -> float:
    return sum(w * x for w, x in zip(weights, row.numbers, strict=True))


def _newton(
    rows: Sequence[Row], used: Sequence[int], offsets: Sequence[float], ridge: float
) -> tuple[float, list[float]]:
    """Bias and weights of a logistic regression on these columns, beside what is known already."""
    means, spreads, table = _standardised(rows, used)
    weights = [0.0] * (len(used) + 1)
    for _ in range(STEPS):
        slope, curve = _climb(rows, table, offsets, weights, ridge)
        step = [max(-LONGEST, min(LONGEST, d)) for d in solve(curve, slope)]
        weights = [w + d for w, d in zip(weights, step, strict=True)]
        if max(map(abs, step)) < ENOUGH:
            break
    plain = [w / s for w, s in zip(weights[1:], spreads, strict=True)]
    return weights[0] - sum(w * m for w, m in zip(plain, means, strict=True)), plain


def _standardised(
    rows: Sequence[Row], used: Sequence[int]
) -> tuple[list[float], list[float], list[list[float]]]:
    """Means and spreads of the columns, and every row in them, after a 1 for the bias."""
    n = len(rows)
    means = [sum(row.numbers[i] for row in rows) / n for i in used]
    spreads = [
        math.sqrt(sum((row.numbers[i] - m) ** 2 for row in rows) / n) or 1.0
        for i, m in zip(used, means, strict=True)
    ]
    columns = list(zip(used, means, spreads, strict=True))
    return means, spreads, [
        [1.0, *((row.numbers[i] - m) / s for i, m, s in columns)] for row in rows
    ]  # fmt: skip


def _climb(
    rows: Sequence[Row],
    table: Sequence[Sequence[float]],
    offsets: Sequence[float],
    weights: Sequence[float],
    ridge: float,
) -> tuple[list[float], list[list[float]]]:
    """How the likelihood rises with each weight, and how it bends (the lower half)."""
    size = len(weights)
    slope = [0.0, *(-ridge * w for w in weights[1:])]
    curve = [[ridge * (i == j > 0) for j in range(size)] for i in range(size)]
    for row, numbers, z in zip(rows, table, offsets, strict=True):
        p = chance(z + sum(w * x for w, x in zip(weights, numbers, strict=True)))
        off, heavy = row.outcome - p, max(p * (1 - p), 1e-6)
        for i, x in enumerate(numbers):
            slope[i] += off * x
            hx, line = heavy * x, curve[i]
            for j in range(i + 1):
                line[j] += hx * numbers[j]
    return slope, curve


def chance(z: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, z))))


def solve(lower: list[list[float]], right: list[float]) -> list[float]:
    """A symmetric system, of which the lower half is given (Cholesky)."""
    n = len(right)
    root = [[0.0] * n for _ in range(n)]
    for i in range(n):
        for j in range(i + 1):
            rest = lower[i][j] - sum(root[i][k] * root[j][k] for k in range(j))
            root[i][j] = math.sqrt(max(rest, 1e-9)) if i == j else rest / root[j][j]
    half = [0.0] * n
    for i in range(n):
        half[i] = (right[i] - sum(root[i][k] * half[k] for k in range(i))) / root[i][i]
    found = [0.0] * n
    for i in reversed(range(n)):
        later = sum(root[k][i] * found[k] for k in range(i + 1, n))
        found[i] = (half[i] - later) / root[i][i]
    return found


# ------------------------------------------------------------------------------------------- tests
def judged(weights: Weights, names: Sequence[str], row: Row) -> float:
    z = weights.bias
    for name, number in zip(names, row.numbers, strict=True):
        z += weights.weights.get(name, 0.0) * number
    return chance(z)


def log_loss(pairs: Sequence[tuple[float, float]]) -> float:
    """Of (judged, outcome)."""
    total = 0.0
    for guess, y in pairs:
        p = min(max(guess, 1e-6), 1 - 1e-6)
        total -= y * math.log(p) + (1 - y) * math.log(1 - p)
    return total / max(1, len(pairs))


def base_loss(train: Sequence[Row], test: Sequence[Row]) -> float:
    """The loss, if only the mean outcome of each occasion were known.

    Who has seen few games, and all of them won, does not take the next for certain: one game that
    was won and one that was lost are added (Laplace).
    """
    by_occasion: dict[int, list[Row]] = defaultdict(list)
    for row in train:
        by_occasion[row.occasion].append(row)
    means = {}
    for which, rows in by_occasion.items():
        long = len(rows) / len({row.game for row in rows})
        means[which] = (sum(row.outcome for row in rows) + long) / (len(rows) + 2 * long)
    return log_loss([(means.get(row.occasion, 0.5), row.outcome) for row in test])


def calibration(rows: Sequence[Row], guesses: Sequence[float], bins: int = BINS) -> list[Bin]:
    """Positions by what was said of them; the error counts games, for one game is one outcome."""
    shelves: list[list[tuple[float, Row]]] = [[] for _ in range(bins)]
    for guess, row in zip(guesses, rows, strict=True):
        shelves[min(bins - 1, int(guess * bins))].append((guess, row))
    found = []
    for shelf in shelves:
        if shelf:
            n = len(shelf)
            outcome = sum(row.outcome for _, row in shelf) / n
            games = len({row.game for _, row in shelf})
            mean = (outcome * games + 1) / (games + 2)
            error = math.sqrt(mean * (1 - mean) / (games + 2))
            found.append(Bin(n, sum(guess for guess, _ in shelf) / n, outcome, error))
    return found


def bias_of(rows: Sequence[Row], guesses: Sequence[float]) -> tuple[float, float]:
    """How much too high the judgement is on average, and the error of that."""
    return _by_games(rows, [p - row.outcome for p, row in zip(guesses, rows, strict=True)])


def lead_of(
    rows: Sequence[Row], guesses: Sequence[float], others: Sequence[float]
) -> tuple[float, float]:
    """How much less is lost by some guesses than by others on average, and the error of that."""
    losses = [
        log_loss([(q, row.outcome)]) - log_loss([(p, row.outcome)])
        for p, q, row in zip(guesses, others, rows, strict=True)
    ]
    return _by_games(rows, losses)


def _by_games(rows: Sequence[Row], figures: Sequence[float]) -> tuple[float, float]:
    """A mean over positions and its error by games, for one game is one outcome."""
    n = len(rows)
    mean = sum(figures) / n
    by_game: dict[int, float] = defaultdict(float)
    for row, figure in zip(rows, figures, strict=True):
        by_game[row.game] += figure - mean
    return mean, math.sqrt(sum(x * x for x in by_game.values())) / n


class Report(msgspec.Struct, frozen=True):
    """A fit, or the weights in use, and what they are worth on games they were not fitted to."""

    weights: Weights
    bins: list[Bin]
    off: tuple[float, float]  # how much too high on average, and its error
    present: float  # the loss of the weights in use, on the same games
    lead: tuple[float, float]  # how much less is lost than by the weights in use, and its error


def report(
    wanted: Wanted, rows: Sequence[Row], date: str, fresh: bool = False, only_test: bool = False
) -> Report:
    """Fitted to four fifths of the games and tested on the rest, five times; then to all.

    *fresh*: not beginning with the weights in use.  *only_test*: these are tested, nothing fitted.
    """
    advice = find_game(wanted.game).advice
    assert advice is not None
    assert advice.judgement is not None  # there is something to fit
    signs, now = advice.judgement.signs, advice.judgement.known
    prior = None if fresh else now
    fitted = None if only_test else fit(rows, signs, prior)
    said, known, tested, base = [], [], [], 0.0
    for train, kept in _folds(rows):
        found = fit(train, signs, prior) if fitted else now
        said += [judged(found, list(signs), row) for row in kept]
        known += [judged(now, list(signs), row) for row in kept]
        base += base_loss(train, kept) * len(kept)
        tested += kept
    weights = msgspec.structs.replace(
        fitted or now,
        date=date,
        bot=wanted.players,
        games=len({row.game for row in rows}),
        positions=len(rows),
        loss=round(_mean_loss(tested, said), 4),
        base_loss=round(base / max(1, len(tested)), 4),
    )
    return Report(
        weights, calibration(tested, said), bias_of(tested, said),
        round(_mean_loss(tested, known), 4), lead_of(tested, said, known),
    )  # fmt: skip


def _mean_loss(rows: Sequence[Row], guesses: Sequence[float]) -> float:
    return log_loss([(guess, row.outcome) for guess, row in zip(guesses, rows, strict=True)])


def _folds(rows: Sequence[Row]) -> Iterator[tuple[list[Row], list[Row]]]:
    """Games to fit to, and those kept back: each is kept back once."""
    for fold in range(KEPT_BACK):
        train = [row for row in rows if row.game % KEPT_BACK != fold]
        kept = [row for row in rows if row.game % KEPT_BACK == fold]
        if train and kept:
            yield train, kept
