"""Examples of play and pictures: they are played by the rules, and what is said of them is true."""

import re

import msgspec
import pytest
from click.testing import CliRunner
from fluent.syntax import FluentParser, ast

from support import ALL_GAMES
from zareba.cli import cli
from zareba.engine import Setting, find_game
from zareba.engine.example import MOST_FRAMES, MissingFrame, examples_of, frames_of
from zareba.server.http.examples import shown
from zareba.wording import LANGUAGES, Words, rule_entries
from zareba.wording.examples import part, title, told
from zareba.wording.texts import texts

FEWEST = 4  # examples of a game
EXAMPLES = [
    pytest.param(game, example, id=f"{game.name}-{example.id}")
    for game in ALL_GAMES
    for example in examples_of(game).values()
]
PLAYED = [one for one in EXAMPLES if not one.values[1].parts]
PICTURES = [one for one in EXAMPLES if one.values[1].parts]


def words_of(game, example, language):
    return Words(language, game, Setting.of(game, example.players, example.options).facts)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_game_has_examples_and_every_one_stands_beside_a_rule(game):
    examples = examples_of(game).values()
    assert sum(not example.parts for example in examples) >= FEWEST
    assert {rule for example in examples for rule in example.rules} <= {
        entry.number for entry in rule_entries(game)
    }


@pytest.mark.parametrize(("game", "example"), PLAYED)
def test_every_moment_comes_and_the_rules_are_those_that_are_followed(game, example):
    assert 3 <= len(example.frames) <= MOST_FRAMES
    frames = frames_of(game, example)
    assert len(frames) == len(example.frames)
    cited = {line.rule for frame in frames for line in frame.lines}
    cited |= {frame.asked.rule for frame in frames if frame.asked}
    assert set(example.rules) <= cited


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_every_moment_has_its_caption(game, example, language):
    words = words_of(game, example, language)
    said = [
        told(words, example, number, frame).caption
        for number, frame in enumerate(frames_of(game, example), 1)
    ]
    said += [part(words, example, number + 1) for number in range(len(example.parts))]
    said.append(title(words, example))
    assert len(set(said)) == len(said)
    for text in said:
        assert not text.startswith(example.id), text
        assert "{" not in text, text
        assert "_" not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_caption_has_no_number_of_its_own(game, language):
    """What it says in figures it has from the table, so it cannot be another than is shown."""
    sources = texts(game.package, "examples.", language).sources
    for message, source in sources.items():
        [entry] = FluentParser().parse(source).body
        assert isinstance(entry, ast.Message)
        _, _, said = source.partition("=")
        assert not re.search(r"\d", re.sub(r"\[[^]]*\]", "", said)), message
    wanted = {
        message
        for example in examples_of(game).values()
        for message in (
            example.id,
            *(f"{example.id}-{n + 1}" for n in range(len(example.frames))),
            *(f"{example.id}-part-{n + 1}" for n in range(len(example.parts))),
        )
    }
    assert set(sources) == wanted  # and none is left over


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_the_page_gets_every_moment_whole_and_small(game, example):
    view = shown(game.name, example.id, "de")
    assert len(view.frames) == len(example.frames)
    state, preview = {}, {}
    for frame, drawn in zip(frames_of(game, example), view.frames, strict=True):
        state |= drawn.state
        preview |= drawn.preview
        assert state == msgspec.to_builtins(frame.state.seen_by(example.seat))
    assert len(msgspec.json.encode(view)) < 400_000
    assert shown(game.name, example.id, "de") == view  # nothing is left to chance


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_the_terminal_steps_through_it(game, example):
    said = CliRunner().invoke(cli, ["example", game.name, example.id, "--lang", "en"])
    assert said.exit_code == 0, said.output
    words = words_of(game, example, "en")
    assert title(words, example) in said.output
    for number, frame in enumerate(frames_of(game, example), 1):
        assert told(words, example, number, frame).caption in said.output
        for line in frame.lines:
            assert words.line(line) in said.output


def test_the_rules_name_their_examples_in_the_terminal():
    said = CliRunner().invoke(cli, ["rules", "khartoum", "LK-7.2", "--lang", "en"])
    assert "zareba example khartoum attack" in said.output
    listed = CliRunner().invoke(cli, ["example", "khartoum", "--lang", "de"])
    assert "Ein Banner greift eine Besatzung an" in listed.output
    assert CliRunner().invoke(cli, ["example", "khartoum", "nothing"]).exit_code != 0


def test_a_moment_that_never_comes_is_an_error():
    game = find_game("khartoum")
    example = examples_of(game)["attack"]
    wrong = msgspec.structs.replace(example, frames=["", "attack", "sortie_total"])
    with pytest.raises(MissingFrame, match="attack: it never comes to 'sortie_total'"):
        frames_of(game, wrong)
