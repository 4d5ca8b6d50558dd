"""What is fixed before the first card is dealt: players and options that go together."""

import dataclasses

import pytest

from zareba.engine import GROUPS, BadOption, Setting, find_game, games


def test_options_that_do_not_go_together_are_refused_with_a_reason():
    def unfit(players, options):
        return "no events on level king" if options["level"] == "king" else ""

    game = dataclasses.replace(find_game("khartoum"), unfit=unfit)

    assert Setting.of(game, 1, {"level": "cub"}).options["level"] == "cub"
    with pytest.raises(BadOption, match="no events on level king"):
        Setting.of(game, 1, {"level": "king"})


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_whatever_a_form_offers_can_be_played(game):
    """Every value that is offered leads to a table; what does not fit is never offered."""
    for players in game.players:
        usual = game.settled(players, {})
        assert usual == game.read_options({})
        for option in game.options:
            for value in game.fitting(option, players, usual):
                chosen = game.settled(players, {**usual, option.id: value})
                assert chosen[option.id] == value
                assert Setting.of(game, players, chosen).options == chosen
        assert {option.group for option in game.options} <= set(GROUPS)


def test_only_what_matters_to_so_many_players_is_offered():
    def offered(name, players, **given):
        game = find_game(name)
        values = game.settled(players, given)
        return {o.id for o in game.options if len(game.fitting(o, players, values)) > 1}

    alone, together = offered("burnoose", 1), offered("burnoose", 3)
    assert alone - together == {"solo_conquest_scope", "solo_ambush_same_region"}
    assert "two_players" in offered("poilus", 2)
    assert not {"two_players", "chaplain_trials"} & offered("poilus", 3)
    assert "chaplain_trials" in offered("poilus", 2, two_players="chaplain")


def test_what_does_not_fit_any_more_goes_back_to_the_default():
    poilus = find_game("poilus")
    front = {"ruleset": "expansion", "difficulty": "front", "traps": False}

    assert poilus.settled(3, front).items() >= front.items()
    assert poilus.settled(1, front).items() >= {"ruleset": "base", "difficulty": "trench"}.items()
    leader = next(option for option in poilus.options if option.id == "first_leader")
    assert poilus.fitting(leader, 2, poilus.settled(2, {})) == ["random", "0", "1"]
