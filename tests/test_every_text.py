"""Every text in its language: no id, index, file, note to developers or foreign word.

Two ways lead there.  The *templates*: every message of every text file and data file is read as it
stands.  And what is *told*: games are played, and whatever a reader is shown on the way must be
made of the words of his language, so that whatever comes out of the program as it is, stands out.
"""

from __future__ import annotations

import ast
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from support import ALL_GAMES, ALL_SETTINGS, again, enough, named
from texts import (
    EXCEPTIONS,
    FINE,
    PACKAGE,
    Text,
    badly_set,
    english_in,
    everything,
    foul,
    strange_in,
)
from zareba.engine import Domain, Play, Position, Setting, drafting
from zareba.wording import LANGUAGES, Words

OTHERS = ("de", "fr")
OF_A_KIND, SOMETIMES = 2, 0.04  # questions of a kind looked at anyway, share of the others
TRIED = 6  # offers of one question carried out as drafts
EVERY = 11  # of the settings that only change an option, and of the choices that are repeated
# One setting for each number of players, and some others: usually one of each game.
PLAIN = [s for s in ALL_SETTINGS if s.options == s.game.read_options({})]
CHANGED = [s for s in ALL_SETTINGS[::EVERY] if s not in PLAIN]
FIRST_CHANGED = list({s.game.name: s for s in reversed(CHANGED)}.values())
SETTINGS = [
    *(pytest.param(setting, id=named(setting)) for setting in [*PLAIN, *FIRST_CHANGED]),
    *(pytest.param(s, id=named(s), marks=again) for s in CHANGED if s not in FIRST_CHANGED),
]


# ---------------------------------------------------------------------------------- the templates
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_shows_what_only_the_program_should_see(language):
    found = {
        f"{text.file} {text.message}": wrong
        for text in everything(language)
        if (wrong := foul(text.text)) and text.message not in FINE
    }

    assert found == {}


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_word_stands_in_another_language(language):
    found = {
        f"{text.file} {text.message}": words
        for text in everything(language)
        if (words := english_in(text, language))
    }

    assert found == {}


def test_every_exception_is_needed():
    """The list stays short: a message that no longer needs one must not keep it."""
    texts = [(text, language) for language in OTHERS for text in everything(language)]
    used = {
        (text.message, word)
        for text, _ in texts
        for word in EXCEPTIONS.get(text.message, ())
        if word in text.text.replace(",", " ")
    }

    assert used == {(message, word) for message, words in EXCEPTIONS.items() for word in words}


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Legende für white4", "an id"),
        ("Die Karte pay_draw", "an id"),
        ("Einheit 0 zieht", "an index"),
        ("Which soldier takes place 3 of seat 0?", "an index"),
        ("steht in missions.toml", "a file"),
        ("Muster (conflicts: LP-6.16)", "a note to developers"),
        ("nach DATA-6", "a note to developers"),
        ("{$n} Karten", "an unfilled place"),
        ("('levy', 'gunboat')", "Python"),
    ],
)
def test_foul_texts_are_found(text, wrong):
    assert wrong in foul(text)


@pytest.mark.parametrize(
    ("language", "text", "wrong"),
    [
        ("en", "City Morale -1: now 14", "a hyphen for a minus"),
        ("de", "kostet zwei Einheiten.; dann 16", "two signs in a row"),
        ("fr", "deux unités. ; puis 16", "two signs in a row"),
        ("en", "dice 8, miss. per marker -1", "a small letter after a full stop"),
        ("de", "bei 1 Verlustwürfen", "one thing in the plural"),
        ("fr", "Armée 2 : 0 unités sur 8", "one thing in the plural"),
        ("fr", "où vont les éléments de Éclaireur I ?", "a vowel that is not elided"),
    ],
)
def test_texts_that_are_badly_set_are_found(language, text, wrong):
    assert wrong in badly_set(text, language)


@pytest.mark.parametrize("text", ["LK-6.5.3", "1884-02-01", "1–3", "−1, 0, +2", "No. 1 (Creek …)."])
def test_texts_that_are_well_set_are_left_alone(text):
    assert badly_set(text, "en") == []


def test_foreign_words_are_found():
    game = ALL_GAMES[0]

    assert english_in(Text("a", "b", "Die units der Armee"), "de") == {"units"}
    assert english_in(Text("a", "b", "Les units de la zone"), "fr") == {"units"}
    assert strange_in("Spieler 2 hat unit 3", game, "de") == {"unit"}


# -------------------------------------------------------------------- ids in the code have words
def named_in_code(room: str, function: str, place: int) -> Iterator[tuple[str, str]]:
    """The literal strings a function is called with, and where."""
    for path in sorted((PACKAGE / room).glob("**/*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or len(node.args) <= place:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else node.func
            name = called.id if isinstance(called, ast.Name) else called
            value = getattr(node.args[place], "value", None)  # of a literal
            if name == function and isinstance(value, str):
                yield value, f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_every_message_named_in_the_code_of_a_game_exists(game):
    """Events of the log, refusals, texts of board and situation."""
    words, room = Words("fr", game, Setting.of(game).facts), f"games/{game.name}"
    events = [(f"say-{e.replace('_', '-')}", at) for e, at in named_in_code(room, "say", 1)]
    texts = list(named_in_code(room, "text", 0))
    reasons = [(r.replace("_", "-"), at) for r, at in named_in_code(room, "Refusal", 1)]

    assert events
    assert texts
    assert [found for found in [*events, *texts] if not words.has(found[0])] == []
    for reason, at in reasons:
        assert words.has(f"refusal-{reason}") or words.has(reason), at


@pytest.mark.parametrize("room", ["terminal", "commands", "server"])
def test_every_message_named_in_the_code_of_the_house_exists(room):
    house = Words("de")
    found = [
        (text, at)
        for text, at in named_in_code(room, "text", 0)
        if not text.startswith(("game-", "SELECT ", "SET "))  # of a game; of the database
    ]

    assert [pair for pair in found if not house.has(pair[0])] == []


# ------------------------------------------------------------------------------------ what is told
@pytest.mark.parametrize("setting", SETTINGS)
def test_what_is_told_in_a_game_is_told_in_the_language_of_the_reader(setting, played):
    """Questions, options, hints, situations, boards, drafts, refusals, talk, log and ending."""
    speakers = [Words(language, setting.game, setting.facts) for language in LANGUAGES]
    wrong: dict[str, str] = {}
    asked: Counter[str] = Counter()
    known: set[tuple[str, str]] = set()

    def look(words: Words, text: str, where: str) -> None:
        if (words.language, text) in known:
            return
        known.add((words.language, text))
        strange = strange_in(text, setting.game, words.language)
        if bad := sorted(strange) or foul(text) or badly_set(text, words.language):
            wrong[f"{words.language} {where} {bad}"] = text

    play, rng = played(setting, enough(0, "every text")), random.Random("every text")
    for position in map(play.position_at, range(len(play.record.choices))):
        for seat in position.waiting_for():
            kind = position.ask(seat).kind
            asked[kind] += 1
            if asked[kind] <= OF_A_KIND or rng.random() < SOMETIMES:
                for words in speakers:
                    for text in told(position, setting, seat, words):
                        look(words, text, kind)
    for words in speakers:
        for line in play.log:
            look(words, words.line(line, with_rule=False), f"log {line.event}")
        for text in ended(play, words):
            look(words, text, "end")
    assert wrong == {}


def told(position: Position, setting: Setting, seat: int, words: Words) -> Iterator[str]:
    """All that a seat is shown of a question and of the table."""
    ask, view = position.ask(seat), position.seen_by(seat)
    yield words.question(position, seat).rpartition(" [")[0]
    yield from words.situation(position, seat)
    for label, reason, _ in words.missing(position, seat):
        yield from (label, reason)
    for details in (False, True):
        yield from filter(is_prose, words.board(view, setting.facts, details))
    if isinstance(ask, Domain):
        yield from words.limits(position, seat)
        yield from of_drafts(position, seat, words)
    for option in position.options(seat):
        yield words.option(position, option, seat)
    if setting.game.talk is not None:
        for said in setting.game.talk.signals(position.state, seat):
            yield setting.game.talk.sentence(setting.facts, said, words)


def of_drafts(position: Position, seat: int, words: Words) -> Iterator[str]:
    """What is offered for a free answer, what it comes to, and why it is refused."""
    offered = drafting(position.ask(seat)).intents(position.state)
    yield from (words.intent(position, intent, seat) for intent in offered)
    for intent in [None, *offered[:: max(1, len(offered) // TRIED)]]:
        tried = position.tried(seat, None, intent)
        yield from words.tried(position, seat, tried)
        if tried.refusal is not None:
            yield words.refusal(tried.refusal, with_rule=False)


def is_prose(line: str) -> bool:
    """Kriegspfad draws its table in letters."""
    return ".." not in line


def ended(play: Play, words: Words) -> Iterator[str]:
    yield words.result(play.position.state.result)
    yield from words.epilogue(play.position.state)
    for moment, (seat, choice) in list(enumerate(play.record.choices))[::EVERY]:
        position = play.position_at(moment)
        yield words.choice(position.ask(seat), choice, position.state)
