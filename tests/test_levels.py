"""Ranks of bots: the same names in all games and languages, with how often they won."""

from __future__ import annotations

from pathlib import Path

import pytest

from zareba.bots import RANKS, behind, called, make_bot, offered, playouts_of
from zareba.bots.levels import figure, measured
from zareba.engine import find_game, games
from zareba.lab.inorder import in_order
from zareba.lab.levels import Notes, counted, measure, order_for, page, play_timed
from zareba.lab.occasions import Occasion, occasions, setting_of
from zareba.lab.simulate import wilson
from zareba.server.jobs.thinking import bots_of
from zareba.server.views.catalogue import game_view
from zareba.wording import Words

NAMES = {
    "en": ("Recruit", "Soldier", "Veteran", "Commander"),
    "de": ("Rekrut", "Soldat", "Veteran", "Kommandant"),
    "fr": ("Recrue", "Soldat", "Vétéran", "Commandant"),
}


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("name", games())
def test_ranks_have_the_same_names_everywhere_and_nothing_technical_is_shown(language, name):
    game = find_game(name)
    words = Words(language, game)

    assert tuple(called(words, rank) for rank in RANKS) == NAMES[language]
    shown = [text for _, text in game_view(game, language, "", bots_of(game)).bots]
    assert all(text.startswith(n) for text, n in zip(shown, NAMES[language], strict=True))
    others = [called(words, bot) for bot in ("random", "mc:7", "mc:400", "heuristic~3", "mc:9~2")]
    assert not [text for text in [*shown, *others] if "mc:" in text or "heuristic" in text]


def test_old_names_keep_working():
    game = find_game("duel")
    for name in ("random", "heuristic", "mc:100", "mc:400", " Veteran ", "commander"):
        assert make_bot(name, game).name
    assert playouts_of("commander") == playouts_of(behind("commander")) > playouts_of("veteran")
    assert playouts_of("soldier") == playouts_of("recruit") == 0


def test_every_figure_is_one_of_a_known_occasion_and_adds_up():
    for one in measured():
        known = [(o.players, o.options, o.against) for o in occasions(one.game)]
        assert (one.players, one.options, one.against) in known
        assert one.bot == RANKS[one.level], f"measure {one.game} anew: zareba lab levels"
        assert one.interval == wilson(one.wins, one.games)
        assert str(one.games) in one.command
    names = [one.about for one in measured()]
    assert len(names) == len(set(names))


def test_the_form_says_how_often_a_rank_has_won():
    one = figure("poilus", "soldier")
    assert one is not None
    words = Words("en", find_game("poilus"))

    said = offered(words, "poilus", "soldier")

    assert said == f"Soldier (won {one.percent} % with its like, {one.players} players)"
    assert offered(words, "duel", "soldier") == "Soldier"


def test_the_page_of_figures_is_current():
    """docs/levels.md; make it anew with: zareba lab table > docs/levels.md"""
    file = Path(__file__).parents[1] / "docs" / "levels.md"

    assert file.read_text(encoding="utf-8") == page()


def test_a_measurement_can_be_repeated_with_its_command():
    occasion = Occasion("2", 2, {}, against="soldier")
    order = order_for("duel", occasion, "recruit")
    played = [play_timed(order, n) for n in range(4)]

    one = counted("duel", occasion, "recruit", played, "2026-01-02")

    assert one.games == 4
    assert one.command == (
        "zareba simulate duel --players 2 -n 4 --seed levels --seats recruit,soldier --swap"
    )
    assert [t.outcome for t in played] == [play_timed(order, n).outcome for n in range(4)]


def test_a_measurement_goes_on_where_it_was_stopped(tmp_path):
    occasion, file = Occasion("2", 2, {}, against="soldier"), tmp_path / "levels.json"

    def measured_in(goes, games=5):
        """So many games are begun before it is enough."""
        looks = iter([False] * goes + [True] * 99)
        return measure(
            "duel", occasion, "recruit", games, 1, "2026-01-02", Notes(file), lambda: next(looks)
        )

    assert measured_in(0) is None
    assert [one.games for one in map(measured_in, (2, 0, 9))] == [2, 2, 5]
    order = order_for("duel", occasion, "recruit")
    kept = [played.outcome for played in Notes(file).played[order]]
    assert kept == [play_timed(order, n).outcome for n in range(5)]
    assert measured_in(0, games=3).games == 3


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_many_processes_play_is_told_in_order_and_nothing_begun_is_lost(jobs):
    assert list(in_order(abs, range(-30, 0), jobs, lambda: False)) == [
        (n, -n) for n in range(-30, 0)
    ]

    found = []
    for number, _ in in_order(abs, range(1_000), jobs, lambda: len(found) >= 20):
        found.append(number)
    assert found == list(range(len(found)))
    assert 20 <= len(found) < 100


@pytest.mark.parametrize("name", games())
def test_every_occasion_can_be_played(name):
    for occasion in occasions(name):
        assert setting_of(name, occasion).players == occasion.players
