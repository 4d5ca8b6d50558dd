"""Three languages say the same things, and everything that happens has words."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import zareba.games.poilus as package
from zareba.engine import Play, Setting
from zareba.engine.chance import secret_from
from zareba.games.poilus.face.board import board
from zareba.games.poilus.face.talk import sentence, signals, signals_only, silenced_by
from zareba.games.poilus.face.words import epilogue
from zareba.games.poilus.rules import asks
from zareba.lab.coverage import coverage
from zareba.wording import LANGUAGES, Words, rule_entries

from .tables import GAME, VARIANTS, decisions, setting

HOME = Path(package.__file__).parent
TEXT = HOME / "text"
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HOME.glob("*.py")))


def messages(name):
    resource = parse((TEXT / name).read_text(encoding="utf-8"))
    assert not [e for e in resource.body if isinstance(e, ast.Junk)]
    return {e.id.name: e for e in resource.body if isinstance(e, ast.Message)}


def arguments(message):
    found = set()

    def walk(node):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.BaseNode):
                    walk(part)

    walk(message.value)
    return found


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("prefix", ["", "rules."])
def test_every_language_has_the_same_messages_with_the_same_arguments(language, prefix):
    english, other = messages(f"{prefix}en.ftl"), messages(f"{prefix}{language}.ftl")
    assert list(english) == list(other)
    for name, message in english.items():
        assert arguments(message) == arguments(other[name]), name


def test_every_event_question_option_and_result_has_words():
    english = messages("en.ftl")
    for event in re.findall(r'say\(\s*g,\s*"(\w+)"', SOURCE):
        assert f"say-{event.replace('_', '-')}" in english
    for name, kind in vars(asks).items():
        if isinstance(kind, type) and kind.__module__ == asks.__name__:
            assert f"ask-{name}" in english
            assert kind.rule or kind in (asks.Intensity, asks.Reward)  # their rules: test_told.py
    for option in GAME.options:
        assert f"option-{option.id}" in english
        for choice in option.choices:
            assert f"option-{option.id}-{choice}" in english
    for signal in setting("three").facts.signals:
        assert f"signal-{signal.id}" in english


def test_every_rule_number_in_the_code_is_in_the_reference():
    numbers = {entry.number for entry in rule_entries(GAME)}
    for cited in set(re.findall(r"LP-\d+(?:\.\d+)?", SOURCE)):
        # LP-15 to LP-19 are about the specification itself: decisions, gaps, balance, cases.
        assert cited in numbers or int(cited[3:].split(".")[0]) >= 15, cited


def test_every_rule_is_cited_by_code_and_by_a_test():
    assert [entry.number for entry in coverage(GAME) if not entry.complete] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VARIANTS)
def test_questions_choices_log_and_board_speak_every_language(name, language):
    table = setting(name)
    words = Words(language, GAME, table.facts)
    unknown = re.compile(r"\b(ask|say|choice|board|card|mission|soldier|tile|threat)-[a-z_]+")
    for position, seat in decisions(name, 21):
        if seat is None:
            spoken = [words.result(position.state.result), *epilogue(position.state, words)]
        else:
            ask = position.ask(seat)
            spoken = [words.question(position, seat)]
            spoken += [words.choice(ask, option) for option in position.options(seat)]
            spoken += board(position.seen_by(seat), table.facts, words)
        for text in spoken:
            assert not unknown.search(text), text
            assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_speaks_every_language(language):
    table = setting("four-front")
    words = Words(language, GAME, table.facts)
    play = Play(table, "cd" * 32)
    while not play.position.over:
        seat = play.position.waiting_for()[0]
        options = [o for o in play.position.options(seat) if o not in table.facts.finals]
        play.choose((options or play.position.options(seat))[0], seat)
    for line in play.log:
        text = words.line(line)
        assert "say-" not in text
        assert "{" not in text
        assert line.rule in text


def test_names_of_the_data_exist_in_every_language():
    for texts in Setting.of(GAME, 3).facts.names.values():
        assert all(texts[language] for language in LANGUAGES)


def test_mute_and_strict_silence_take_away_the_signals():
    """LP-3.7, LP-6.4, LP-12.2, LP-12.10: talk that tells nothing, and when even that is silent."""
    g = next(decisions("three-bunker", 1))[0].state
    g.phase = "mission"
    assert ("courage",) in signals(g, 0)
    assert not [s for s in signals(g, 0) if s[0] == "my_tile"]
    g.missions, g.under = ["E01"], [[]]
    assert [s for s in signals(g, 0) if s[0] == "my_tile"]
    g.missions = ["N02"]
    assert signals(g, 0) == []
    assert silenced_by(g, 0) == "LP-12.10"
    g.phase = "support"
    assert signals(g, 0)
    assert silenced_by(g, 0) == ""
    g.knocks[0].append("mute")
    assert signals(g, 0) == []
    assert silenced_by(g, 0) == "LP-6.4"


def test_free_talk_rests_during_the_second_phase():
    """LP-3.7"""
    g = next(decisions("three-bunker", 1))[0].state
    by_phase = {}
    for phase in ("preparation", "mission", "support", "morale"):
        g.phase = phase
        by_phase[phase] = signals_only(g)
    assert by_phase == {"preparation": "", "mission": "LP-3.7", "support": "", "morale": ""}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_signal_is_a_sentence(language):
    g = next(decisions("three-bunker", 1))[0].state
    words = Words(language, GAME, g.facts)
    g.phase, g.missions, g.under = "mission", ["E01"], [[]]
    for said in signals(g, 0):
        text = sentence(g.facts, said, words)
        assert "signal-" not in text
        assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_solo_says_who_lies_where_and_what_the_end_would_cost(language):
    """LP-14.6, LP-14.10, LP-14.12: the row, and 2 beside the cards in the common hand."""
    play = Play(Setting.of(GAME, 1), secret_from("told"))
    said, g = Words(language, GAME, play.setting.facts), play.position.state
    told = " ".join(said.situation(play.position))

    assert all(said.name("soldier", soldier) in told for soldier in g.soldier)
    cost = said.text("now-drop", n=5, cards=3, more=2, solo="yes", lost="no")
    assert cost in told
    g.morale = g.morale[:4]
    deadly = said.text("now-drop", n=5, cards=3, more=2, solo="yes", lost="yes")
    assert deadly in " ".join(said.situation(play.position))
    assert cost != deadly


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_tile_is_said_and_why_the_first_mission_is_not_easier(language):
    """LP-4.3, LP-5.12."""
    play = Play(Setting.of(GAME, 3), secret_from("told"))
    said, seat = Words(language, GAME, play.setting.facts), play.position.waiting_for()[0]
    missing = said.missing(play.position, seat)
    assert [rule for _, _, rule in missing] == ["LP-4.3", "LP-4.3"]
    play.choose(3, seat)
    g = play.position.state
    g.tiles[seat] = []
    none = said.text("now-tiles", tiles=said.text("board-nothing"))
    assert none in said.situation(play.position, seat)
