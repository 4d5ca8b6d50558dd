"""The guided first game of every game that has one: it can be followed to its end, in words."""

import pytest

from zareba.engine import Play, Setting, advised, as_choice, games, guide_of, next_step
from zareba.wording import LANGUAGES, Words

GUIDED = [name for name, game in games().items() if guide_of(game)]


def followed(name):
    """The guided game, step by step: the play before each choice, and the step."""
    game = games()[name]
    guide = guide_of(game)
    play = Play(Setting.of(game, guide.players, guide.options), guide.secret)
    for step in guide.line:
        yield play, step
        play.choose(as_choice(step.choice), step.seat)


@pytest.mark.parametrize("name", GUIDED)
def test_the_guide_can_be_followed_to_its_end(name):
    guide = guide_of(games()[name])
    for play, step in followed(name):
        assert not play.position.over
        assert next_step(guide, play.record.choices) == step
        assert step.seat in play.position.waiting_for()
        if step.say:
            assert step.seat == guide.person

    assert not play.position.over  # from here on the newcomer plays alone
    assert next_step(guide, play.record.choices) is None
    assert 5 <= len(guide.told) <= 8


@pytest.mark.parametrize("name", GUIDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_explained_in_every_language(name, language):
    game = games()[name]
    words = Words(language, game, Setting.of(game).facts)
    texts = [words.text(step.say) for _, step in followed(name) if step.say]

    assert len(set(texts)) == len(texts)
    assert all(len(text) > 60 and "guide-" not in text for text in texts)


@pytest.mark.parametrize("name", GUIDED)
def test_who_leaves_the_guide_is_alone_and_finds_it_again_by_taking_back(name):
    guide = guide_of(games()[name])
    for play, step in followed(name):
        options = [] if step.seat != guide.person else play.position.options(step.seat)
        others = [option for option in options or [] if option != as_choice(step.choice)]
        if others:
            break
    before = advised(guide, play.record.choices, guide.person)
    play.choose(others[0], guide.person)
    assert next_step(guide, play.record.choices) is None

    play.take_back()
    assert advised(guide, play.record.choices, guide.person) == before


@pytest.mark.parametrize("name", sorted(games()))
def test_a_first_game_can_be_played_by_somebody_who_knows_nothing(name):
    game = games()[name]
    first = game.first
    assert first is not None
    setting = Setting.of(game, first.players, first.options)
    assert first.players in game.players
    assert setting.start("0" * 64).waiting_for()
