"""A finished game looked at again: sums that add up, the same figures twice, nothing unknowable."""

from __future__ import annotations

import math
import random
from itertools import pairwise
from math import hypot
from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from support import enough
from zareba.analysis.ends import Ended, ends
from zareba.analysis.page import page
from zareba.analysis.review import (
    CERTAIN,
    MARKS,
    Review,
    Reviewer,
    Wish,
    chapters,
    mark_of,
    review,
    usual,
)
from zareba.analysis.told import Teller, in_lines, plainly
from zareba.analysis.worth import WHOLE, Estimator, Figure, figure
from zareba.bots import Chair, make_bot
from zareba.cli import cli
from zareba.engine import BadRecord, Play, Record, Setting, find_game
from zareba.engine.chance import secret_from
from zareba.wording import LANGUAGES, Words

RECORDS = Path(__file__).parent / "records"
POILUS = RECORDS / "poilus" / "poilus-3.json"
KHARTOUM = RECORDS / "khartoum" / "khartoum-1-events=False.json"
SHORT = {
    "khartoum": KHARTOUM,
    "poilus": POILUS,
    "burnoose": RECORDS / "burnoose" / "burnoose-3-tayeb-hard3.json",
}
QUICK = Wish(playouts=2, candidates=2)


def resumed(path):
    return Play.resume(Record.load(path))


def by_heuristic(setting, secret, turn=lambda play, seat, choice: choice):
    """A whole game; *turn* may put another choice in the place of the advised one."""
    play, bot, rng = Play(setting, secret), make_bot("heuristic", setting.game), random.Random(1)
    while not play.position.over:
        seat = play.position.waiting_for()[0]
        choice = bot.choose(Chair(play.position, seat), rng)
        play.choose(turn(play, seat, choice), seat)
    return play


@pytest.fixture(scope="module")
def poilus():
    play = resumed(POILUS)
    return play, review(play, Wish(playouts=8))


def read(figure):
    return float(figure.replace("−", "-"))


def adds_up(play, found):
    ends = Estimator(play.setting.game, play.setting.players).ended(play.position)
    for this, following in zip(found.steps, found.steps[1:], strict=False):
        assert this.reached == following.before
    assert found.steps[-1].reached == ends
    assert len(found.steps) == len(play.record.choices)
    for a in found.accounts:
        assert a.start + a.own + a.others + a.luck == a.result == ends[a.seat]
        assert a.without_luck == a.start + a.own + a.others
        assert a.luck_error > 0
    teller = Teller(found, play, Words("en", play.setting.game, play.setting.facts))
    for seat in range(play.setting.players):
        *parts, result = teller.sums(seat)
        assert sum(row.worth for row in parts) == result.worth
        shown = [read(teller.points(row.worth)) for row in parts]  # what a reader adds up
        assert round(sum(shown), 2) == read(teller.points(result.worth))
        chapters = teller.chapters(seat)
        changed = sum(c.by_choice + c.by_luck for c in chapters)
        assert found.accounts[seat].start + changed == result.worth


@pytest.mark.parametrize("game", SHORT)
def test_beginning_choices_and_luck_add_up_to_the_result_exactly(game):
    play = resumed(SHORT[game])
    adds_up(play, review(play, QUICK))


def test_they_add_up_with_open_hands_too():
    play = resumed(POILUS)
    adds_up(play, review(play, Wish(playouts=2, candidates=2, open_hands=True)))


def a_raid():
    """One side gives up after the first round."""
    setting = Setting.of(find_game("kriegspfad"), 2, {"scenario": "raid", "size": "150"})

    def gives_up(play, seat, choice):
        asked = play.position.ask(seat).kind
        return "concede" if seat and asked == "kriegspfad.Resolve" else choice

    return by_heuristic(setting, secret_from("raid"), gives_up)


def a_siege():
    (path,) = (RECORDS / "kriegspfad").glob("*scenario=siege*.json")
    return resumed(path)


def test_they_add_up_for_both_sides_of_a_battle():
    play = enough(usual=a_raid, whole=a_siege, soak=a_siege)()
    found = review(play, Wish(playouts=2, candidates=1, horizon=0))

    assert not found.shared
    adds_up(play, found)
    for a, b in ((0, 1), (1, 0)):  # what one gives away the other gains
        assert abs(found.accounts[a].own - -found.accounts[b].others) <= len(found.steps)


def test_the_same_seed_gives_the_same_figures(poilus):
    play, found = poilus

    assert review(resumed(POILUS), Wish(playouts=8)) == found
    assert review(play, Wish(playouts=8, seed="another")) != found


def test_time_is_a_limit():
    found = review(resumed(POILUS), Wish(playouts=1000, seconds=2))

    assert max(step.playouts for step in found.steps) < 1000


@pytest.mark.parametrize("path", [POILUS, RECORDS / "burnoose" / "burnoose-3-mouhand.json"])
def test_a_choice_is_judged_by_nothing_its_seat_did_not_know(path):
    """Where everything the seat cannot see is dealt anew, every figure is the same."""
    play = resumed(path)
    by = Estimator(play.setting.game, play.setting.players)
    for at in range(2, len(play.record.choices), 13):
        seat, choice = play.record.choices[at]
        real = play.position_at(at)
        others = [real.imagine(seat, seed) for seed in (5, 6)]
        assert any(other.state.to_json() != real.state.to_json() for other in others)
        worlds = [by.moment(position, seat, at) for position in (real, *others)]
        assert all(w.before(2) == worlds[0].before(2) for w in worlds)
        assert all(w.after(choice, 2) == worlds[0].after(choice, 2) for w in worlds)


def test_with_open_hands_everything_is_known_but_what_chance_brings():
    play = resumed(POILUS)
    worlds = Estimator(play.setting.game, 3, open_hands=True).moment(play.position_at(3), 0, 3)

    assert worlds.world(0).state.hand == play.position_at(3).state.hand
    assert worlds.world(0).state.key != play.position_at(3).state.key


def test_where_chance_brings_nothing_there_is_hardly_any_luck():
    """Gordon sends units to the walls one after the other, and nothing else happens."""
    play = resumed(KHARTOUM)
    reviewer = Reviewer(play, Wish(playouts=8, candidates=1))
    moments = [at for at in range(20, 32) if reviewer.run(at + 1) == reviewer.run(at)]
    assert len(moments) > 5

    for at in moments:
        this, following = reviewer.step(at), reviewer.step(at + 1)
        assert abs(following.before[0] - this.chosen[0]) < WHOLE * 0.02


# ---------------------------------------------------------------------------------------- mistakes
def test_a_city_left_open_is_a_blunder():
    """Gordon sends nobody else to the walls; the Green Banner walks through five empty zones."""
    play = resumed(KHARTOUM)
    last = len(play.record.choices) - 1
    step = Reviewer(play, Wish(playouts=16)).step(last)

    assert step.mark == "blunder"
    assert step.better != step.choice
    assert step.better in play.position_at(last).options(0)
    assert step.by_choice(0) < -1_000


def test_a_third_threat_played_for_no_reason_is_found():
    """Somebody plays the card by which the mission fails, and could have withdrawn."""
    setting, blunders = Setting.of(find_game("poilus"), 3), []

    def fails(play, seat, choice):
        if blunders or type(play.position.ask(seat)).__name__ != "Action":
            return choice
        options = play.position.options(seat)
        for option in options:
            trial = play.fork()
            trial.choose(option, seat)
            said = {line.event for line in trial.log[len(play.log) :]}
            if "failed" in said and option != choice and "withdraw" in str(options):
                blunders.append((len(play.record.choices), option))
                return option
        return choice

    play = by_heuristic(setting, "5" * 64, fails)
    at, option = blunders[0]
    seat = play.record.choices[at][0]
    step = Reviewer(play, Wish(playouts=24)).step(at)

    assert step.choice == option
    assert step.mark in ("mistake", "blunder"), step
    assert step.by_choice(seat) < 0


@pytest.mark.parametrize(
    ("game", "at", "chosen", "better", "mark"),
    [
        ("khartoum", 365, "raise_cm", "levies", "blunder"),
        ("poilus", 38, ("speech", "mask"), "withdraw", "blunder"),
        ("burnoose", 71, "end", "place", "blunder"),
        ("kriegspfad", 142, "concede", "on", "mistake"),
    ],
)
def test_the_worst_marks_told_in_the_docs_are_found(game, at, chosen, better, mark):
    """docs/analysis.md, "What it found"."""
    play = resumed(Path(__file__).parents[1] / "docs" / "games" / f"{game}.json")
    step = Reviewer(play, usual(play.setting.game)).step(at - 1)

    assert (step.choice, step.better, step.mark) == (chosen, better, mark)


@pytest.fixture(scope="module")
def a_city_left_open():
    """The last choice of a game reviewed, and nothing else."""
    play = resumed(KHARTOUM)
    reviewer, last = Reviewer(play, Wish(playouts=16)), len(play.record.choices) - 1
    steps = [replace(reviewer.step(0), mark="")] * last
    return play, reviewer.concluded([*steps, reviewer.step(last)])


def test_a_blunder_is_one_to_the_end_too(a_city_left_open):
    """Nothing is judged: who leaves the city open has lost it; the other games end as they do."""
    play, found = a_city_left_open
    last = len(play.record.choices) - 1
    heard = []

    (one,) = ends(play, found, 12, lambda *far: heard.append(far))

    assert (one.at, one.games, heard) == (last, 12, [(1, 1)])
    assert one.lost.worth % round(WHOLE / 12) <= 12  # twelfths of a game: each is lost or won
    assert one.lost.worth > 3 * one.lost.error > 0
    assert ends(play, found, 12) == [one]
    assert ends(play, replace(found, steps=[replace(s, mark="") for s in found.steps]), 12) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_came_of_marks_is_told_in_every_language(a_city_left_open, language):
    play, found = a_city_left_open
    teller = Teller(found, play, Words(language, play.setting.game, play.setting.facts))
    at = len(play.record.choices) - 1
    told = in_lines(teller, [Ended(at, Figure(8_100, 200.0), 300)])

    assert in_lines(teller) == told[:-3]
    assert "300" in told[-2]
    assert told[-1].startswith(f"  {at + 1}. ")
    assert told[-1].endswith(f"{teller.points(-8_100, True)} ± {teller.points(200)}")
    assert not [line for line in told[-2:] if "analysis-" in line]
    assert (
        plainly(found, teller, [Ended(at, Figure(8_100, 200.0), 300)])["ended"][0]["games"] == 300
    )


class Wavering:
    """Worlds where another answer wins all games at first, and then as many as the given one."""

    seat = 0

    def __init__(self, good):
        self.good, self.tried = good, 0

    def after(self, choice, n, since=0):
        self.tried = max(self.tried, since + n)
        games = range(since, since + n)
        return [[float(choice == "other" and i < self.good) for i in games]]


def test_few_games_that_end_alike_mark_nothing():
    """What three games say, and three more, is tried again; in a usual game that is not needed."""
    reviewer = Reviewer(resumed(POILUS), QUICK)
    for n, good, mark in ((3, 6, ""), (3, 99, "blunder"), (3, 3, ""), (24, 48, "blunder")):
        worlds = Wavering(good)
        _, lost = reviewer.better(worlds, "given", ["other"], n)
        assert mark_of(lost) == mark
        assert worlds.tried == (2 * n if n >= CERTAIN or good == n else 2 * n + CERTAIN)


def test_a_mark_must_be_beyond_doubt():
    assert mark_of(Figure(2_000, 900.0)) == "blunder"
    assert mark_of(Figure(2_000, 1_100.0)) == ""
    assert mark_of(Figure(1_999, 1.0)) == "mistake"
    assert mark_of(Figure(min(MARKS.values()) - 1, 1.0)) == ""


def test_a_figure_has_the_error_of_its_mean():
    found = figure([0.0, 1.0] * 50)

    assert found.worth == WHOLE // 2
    assert 495 < found.error < 505


def test_a_turning_point_must_be_beyond_doubt(poilus):
    """Of two moments that may both err a change is none, as long as it might be their error."""
    seat, found = 0, replace(poilus[1], steps=[replace(s, playouts=24) for s in poilus[1].steps])
    ends = [*found.steps[1:], None]

    for step in found.turning_points(seat, most=len(found.steps)):
        after = ends[step.at]
        error = hypot(step.before_error[seat], after.before_error[seat] if after else 0.0)
        assert abs(step.change(seat)) > 2 * error
    blurred = [replace(step, before_error=[9_999.0] * len(step.before)) for step in found.steps]
    assert not replace(found, steps=blurred).turning_points(seat)


def by_chance(poilus, playouts, number=200):
    """Moments worth the same, each estimated by so many games that are won or lost by chance."""
    luck, step = random.Random(3), poilus[1].steps[0]
    tried = [figure([luck.random() for _ in range(playouts)]) for _ in range(number)]
    steps = [
        replace(step, at=at, before=[a.worth], chosen=[a.worth], reached=[b.worth],
                before_error=[a.error], playouts=playouts)
        for at, (a, b) in enumerate(pairwise(tried))
    ]  # fmt: skip
    return replace(poilus[1], steps=steps)


@pytest.mark.parametrize("playouts", [3, 24])
def test_of_many_moments_that_only_seem_to_differ_none_is_a_turning_point(poilus, playouts):
    """Three games that happen to end alike are sure of nothing; there are hundreds of moments."""
    found = by_chance(poilus, playouts)
    assert max(abs(step.change(0)) / hypot(step.before_error[0], 1) for step in found.steps) > 3

    assert found.turning_points(0) == []

    turned = [*found.steps]
    turned[50] = replace(turned[50], reached=[turned[50].before[0] + WHOLE])
    seen = [step.at for step in replace(found, steps=turned).turning_points(0)]
    assert seen == ([50] if playouts >= CERTAIN else [])


# --------------------------------------------------------------------------------------- in words
def test_where_another_seat_decides_it_is_said_that_it_knew_other_cards(poilus):
    """What one holds and the other does not see counts as luck: nobody need look for a throw."""
    play, found = poilus
    teller = Teller(found, play, Words("en", play.setting.game, play.setting.facts))
    seats = [seat for seat, _ in play.record.choices]

    for at, (this, after) in enumerate(pairwise(seats)):
        assert any("judged by what" in line for line in teller.came(at)) == (this != after)
    assert not teller.known_by_next(len(seats) - 1)
    opened = Teller(replace(found, open_hands=True), play, teller.words)
    assert not any(opened.known_by_next(at) for at in range(len(seats)))


def test_of_much_that_came_the_weightiest_is_told():
    """The Banner that enters the Palace stands at the end of a long row of lines."""
    play = resumed(KHARTOUM)
    last = len(play.record.choices) - 1
    found = Review("khartoum", "chance", False, "0", None, True, [], [], [0])
    teller = Teller(found, play, Words("en", play.setting.game, play.setting.facts))
    told = teller.came(last)

    assert len([x for x in play.log if x.at == last + 1]) > len(told)
    assert any("Governor's Palace" in line for line in told)
    assert told[-1] == "…"


def test_turns_that_are_called_alike_are_counted():
    play = resumed(SHORT["burnoose"])
    found = Review("burnoose", "chance", False, "0", None, True, [], [], chapters(play))
    labels = Teller(found, play, Words("en", play.setting.game, play.setting.facts)).labels

    assert len(set(labels)) == len(labels) > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(poilus, language):
    play, found = poilus
    teller = Teller(found, play, Words(language, play.setting.game, play.setting.facts))

    lines, text = in_lines(teller), page(teller)

    assert not [line for line in lines if "analysis-" in line or "mark-" in line]
    assert text.startswith("<!doctype html>")
    assert 'role="img"' in text
    assert "http" not in text  # it needs nothing else
    assert text.count("<circle") == len(found.marked())
    assert all(f'id="choice-{step.at + 1}"' in text for step in found.marked())
    assert plainly(found, teller)["whole"] == WHOLE


def test_the_command_writes_a_page_and_refuses_what_is_not_finished(tmp_path):
    runner, file = CliRunner(), tmp_path / "page.html"
    done = runner.invoke(cli, ["analyse", str(POILUS), "--playouts", "2", "--html", str(file)])
    assert done.exit_code == 0, done.output
    assert file.read_text(encoding="utf-8").rstrip().endswith("</html>")

    begun = Play(Setting.of(find_game("khartoum")), "1" * 64)
    with pytest.raises(BadRecord):
        review(begun, Wish())
    begun.choose(begun.position.options()[0])
    with pytest.raises(BadRecord, match="not finished"):
        review(begun, Wish())


def test_a_long_game_is_looked_at_with_less_care_but_as_far():
    assert usual(find_game("kriegspfad")).horizon == math.inf
    assert usual(find_game("kriegspfad")).playouts < usual(find_game("khartoum")).playouts
    assert usual(find_game("kriegspfad"), playouts=9).playouts == 9
