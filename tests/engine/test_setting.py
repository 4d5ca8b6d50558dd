"""What is fixed before the first card is dealt: players and options that go together."""

import dataclasses

import pytest

from zareba.engine import BadOption, Setting, find_game


def test_options_that_do_not_go_together_are_refused_with_a_reason():
    def unfit(players, options):
        return "no events on level king" if options["level"] == "king" else ""

    game = dataclasses.replace(find_game("khartoum"), unfit=unfit)

    assert Setting.of(game, 1, {"level": "cub"}).options["level"] == "cub"
    with pytest.raises(BadOption, match="no events on level king"):
        Setting.of(game, 1, {"level": "king"})
