"""Three languages with the same messages, and words for everything a game can say."""

from __future__ import annotations

import functools
import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import zareba
from support import ALL_GAMES, EACH_SETTING, enough, named, settings_of
from zareba.engine import Ask, Domain, Line, Play, Setting, find_game
from zareba.engine.chance import secret_from
from zareba.games.khartoum.rules.asks import PayForDefence
from zareba.wording import LANGUAGES, UnknownLanguage, Words, rule_entries
from zareba.wording.texts import Texts

PACKAGE = Path(zareba.__file__).parent
FILES = sorted(PACKAGE.glob("**/text/*en.ftl"))
CLIENT = Path(__file__).parents[1] / "web" / "src" / "text" / "en.ftl"
# A reader is one person and is addressed as a friend (A6). "Sie" that begins a sentence may be
# a thing spoken of, which is so in the rules and, elsewhere, where it is listed below.
FORMAL = {
    "de": re.compile(r"(?<![.:;?!=] )\b(Sie|Ihr|Ihre[mnrs]?|Ihnen)\b"),
    "fr": re.compile(r"\b(vous|votre|vos|(?!(?:chez|assez|nez|rez)\b)\w+ez)\b", re.IGNORECASE),
}
OPENING = re.compile(r"\b(Sie|Ihr|Ihre[mnrs]?|Ihnen)\b")
NOT_FORMAL = {
    ("de", "dice-proof-how"): "the commitment, spoken of before",
    ("de", "draw-way-stays"): "the army",
    ("de", "fault-unknown"): "the army list",
    ("fr", "game-about"): "all comrades together",
    ("fr", "result-victory"): "all comrades together",
    ("fr", "result-posthumous_victory"): "all comrades together",
    ("fr", "signal-beware"): "said by one player to all the others",
    ("fr", "signal-count_the_marks"): "said by one player to all the others",
}


# One form of address among players: du and tu.  Several players at once are "vous" and "ihr".
ADDRESS = {
    "de": re.compile(r"[\wäöüß,] (?:Sie|Ihnen|Ihre?[nmrs]?)\b"),  # at the start it may be "they"
    "fr": re.compile(r"\b(?:vous|votre|vos)\b", re.IGNORECASE),
}
TO_ALL_PLAYERS = ("result-victory", "result-posthumous_victory")  # Les Poilus win together


class Arguments(Visitor):
    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):
        self.found.add(node.id.name)


@functools.cache
def parsed(path):
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


@functools.cache
def messages(path):
    """Message id -> the names of its arguments."""
    found = {}
    for entry in parsed(path):
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content[:80]}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
            arguments = Arguments()
            arguments.visit(entry.value)
            # Gender and number of a named thing matter in some languages only.
            found[entry.id.name] = {a for a in arguments.found if not a.endswith("_form")}
    return found


@pytest.mark.parametrize("path", sorted(PACKAGE.glob("**/text/*.ftl")), ids=str)
def test_messages_read_one_by_one_are_those_of_the_whole_file(path):
    source = path.read_text(encoding="utf-8")
    whole = {entry.id.name: entry for entry in parsed(path) if isinstance(entry, ast.Message)}
    texts = Texts("en", source)

    assert set(texts.sources) == set(whole)
    for name, entry in whole.items():
        [alone] = FluentParser().parse(texts.sources[name]).body
        assert alone.equals(entry, ["span", "comment"])


def test_the_same_sentence_with_another_figure_is_another_sentence():
    texts = Texts(
        "en", "-thing = levies\nall = { $n } { -thing }\n  .form = m\n# a note\nnone = no\n"
    )

    said = [texts.say("all", {"n": n}) for n in (1, 2, "two", 1)]
    assert said == ["1 levies", "2 levies", "two levies", "1 levies"]
    assert texts.say("all", {"n": "2", "of": ["no", "key"]}) == "2 levies"
    assert texts.say("none", {}) == "no"
    assert not texts.has_message("thing")


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_all_languages_have_the_same_messages_and_arguments(path):
    english = messages(path)

    for language in LANGUAGES:
        other = messages(path.with_name(path.name.replace("en.ftl", f"{language}.ftl")))
        assert list(other) == list(english)
        assert other == english


ONE = re.compile(r"^\s*\[one\] *(?:.*(?<![\w$])1(?!\d)|[Uu]ne?\b).*$", re.M)


@pytest.mark.parametrize("path", [*FILES, CLIENT], ids=lambda p: "/".join(p.parts[-4:]))
def test_nought_is_not_told_as_one_in_french(path):
    """There [one] is said of 0 as well: it names the number itself, or stands at [1]."""
    text = path.with_name(path.name.replace("en.ftl", "fr.ftl")).read_text("utf-8")
    assert [found[0].strip() for found in ONE.finditer(text)] == []


def formal_words(path, language):
    """The messages of a file that address the reader formally, with the words that do."""
    other = path.with_name(path.name.replace("en.ftl", f"{language}.ftl"))
    pattern = FORMAL[language]
    if language == "de" and not path.name.startswith("rules"):
        pattern = OPENING
    for entry in FluentParser().parse(other.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            said = FluentSerializer().serialize_entry(entry)
            found = pattern.search(said)
            if found and (language, entry.id.name) not in NOT_FORMAL:
                yield entry.id.name, found[0]


@pytest.mark.parametrize("language", FORMAL)
@pytest.mark.parametrize("path", [*FILES, CLIENT], ids=lambda p: "/".join(p.parts[-4:]))
def test_the_reader_is_addressed_as_a_friend(path, language):
    """A6: du and tu, never Sie and vous."""
    assert list(formal_words(path, language)) == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Wählen Sie"), ("de", "Sie sehen zu."), ("de", "Dies ist Ihre Antwort"),
        ("fr", "Touchez un lieu"), ("fr", "chez votre ami"), ("fr", "achetez-le"),
    ],
)  # fmt: skip
def test_formal_words_are_found(tmp_path, language, said):
    (tmp_path / f"{language}.ftl").write_text(f"a = {said}\n", encoding="utf-8")
    (tmp_path / "en.ftl").write_text("a = You\n", encoding="utf-8")

    assert [name for name, _ in formal_words(tmp_path / "en.ftl", language)] == ["a"]


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(PACKAGE)))
@pytest.mark.parametrize("language", ADDRESS)
def test_players_are_addressed_as_du_and_tu(path, language):
    """A6: in games, house, rules and errors alike."""
    text = path.with_name(path.name.replace("en.ftl", f"{language}.ftl")).read_text("utf-8")
    wrong = [
        line
        for line in text.splitlines()
        if ADDRESS[language].search(line) and line.partition(" = ")[0] not in TO_ALL_PLAYERS
    ]

    assert wrong == []


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_option_and_result_has_words(game, language):
    words = Words(language, game)

    for kind, ask in Ask.kinds.items():
        if kind.startswith(f"{game.name}."):
            assert words.has(f"ask-{ask.__name__}"), kind
    for option in game.options:
        assert words.has(f"option-{option.id}")
        for value in option.choices:
            assert words.has(f"option-{option.id}-{value}")
    assert words.has("game-title")
    assert words.has("game-about")


@pytest.mark.parametrize("setting", EACH_SETTING)
def test_everything_that_is_said_in_a_game_has_words(setting, played):
    """Prompts, choices, hints, log lines and results, in every language; no bare id shows."""
    play, rng = played(setting, enough(0, "words")), random.Random(named(setting))
    moments = range(len(play.record.choices))
    for words in (Words(language, setting.game, setting.facts) for language in LANGUAGES):
        for moment in rng.sample(moments, -(-len(moments) // 10)):
            position = play.position_at(moment)
            for seat in position.waiting_for():
                assert not words.question(position, seat).startswith("ask-")
                for option in position.options(seat):
                    label = words.option(position, option, seat)
                    assert label
                    assert "{" not in label
                    assert "_" not in label
        for line in play.log:
            text = words.line(line)
            assert not text.startswith("say-"), text
            assert "{" not in text, text
            assert text.endswith(f"[{line.rule}]")
        assert not words.result(play.position.state.result).startswith("result-")
        for moment, (seat, choice) in enumerate(play.record.choices):
            ask = play.position_at(moment).ask(seat)
            for answer in (choice, ()) if isinstance(ask, Domain) else (choice,):
                assert words.choice(ask, answer), ask  # as others are told what was chosen


@pytest.mark.parametrize(
    ("language", "nothing", "shots", "unit"),
    [
        ("en", "nobody shoots", "shots, in secret", "a unit"),
        ("de", "niemand schießt", "Schüsse, geheim", "eine Einheit"),
    ],
)
def test_an_empty_answer_and_a_very_long_one_are_told_in_words(language, nothing, shots, unit):
    words = Words(language, find_game("kriegspfad"))
    fire, rally = Ask.kinds["kriegspfad.Fire"](0, False), Ask.kinds["kriegspfad.RallyDie"](0)

    assert words.choice(fire, ()) == nothing
    assert words.choice(fire, tuple(range(40))) == shots
    assert words.choice(rally, tuple(range(40))) == unit


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_every_rule_number_that_is_shown_can_be_looked_up(game, played):
    numbers = {entry.number for entry in rule_entries(game)}
    words = Words("de", game)
    cited = {ask.rule for kind, ask in Ask.kinds.items() if kind.startswith(f"{game.name}.")}
    cited |= {option.rule for option in game.options}
    for setting in settings_of(game):
        cited |= {line.rule for line in played(setting, enough(0, "cited")).log}

    assert cited - {""} <= numbers
    assert all(words.rule(number) for number in cited if number)


def test_an_unknown_language_is_refused_and_an_unknown_message_is_shown_as_it_is():
    with pytest.raises(UnknownLanguage, match="'nl' is not one of en, de, fr"):
        Words("nl", ALL_GAMES[0])
    assert Words("fr", ALL_GAMES[0]).text("no-such-message") == "no-such-message"


def test_people_have_their_names_and_pieces_of_the_board_theirs():
    burnoose, khartoum, kriegspfad = (find_game(g) for g in ("burnoose", "khartoum", "kriegspfad"))
    words = Words("de", burnoose, Setting.of(burnoose).facts)
    known = words.among(["Anna", "", "Bot 3"])

    assert words.name("player", 0) == "Spieler 1"
    assert [known.name("player", seat) for seat in range(4)] == [
        "Anna", "Spieler 2", "Bot 3", "Spieler 4",
    ]  # fmt: skip
    assert known.piece("player-0") == "Anna"
    assert known.piece("village-ath_yenni") == words.name("village", "ath_yenni")
    forts = Words("en", khartoum, Setting.of(khartoum).facts)
    zone = forts.name("zone", "white4")
    assert forts.piece("zone-white4") == zone
    assert forts.piece("garrison-white4-levy") == f"{zone}, {forts.name('unit', 'levy')}"
    assert Words("de", kriegspfad).piece("unit-3") == "Einheit 3"


def test_a_line_that_was_told_at_one_table_names_the_people_of_the_next():
    game = find_game("burnoose")
    words = Words("en", game, Setting.of(game).facts)
    line = Line("turn", "RB-4", {"seat": 0})
    told = [words.among(people).line(line, with_rule=False) for people in (["Ann"], ["Ben"], [""])]
    assert told[:2] == ["Ann begins a turn.", "Ben begins a turn."]
    assert told[2] == words.line(line, with_rule=False)


def test_things_are_counted_in_the_plural_of_the_language():
    """A9: one levy, two levies; a name without a plural is still told."""
    khartoum = find_game("khartoum")
    facts = Setting.of(khartoum).facts
    english, german, french = (Words(language, khartoum, facts) for language in LANGUAGES)
    units = ["gunboat", "levy", "levy", "egyptian"]

    assert english.listed("unit", units) == "gunboat, 2 levies, Egyptian infantry"
    assert german.listed("unit", units) == "Kanonenboot, 2 Bürgerwehren, ägyptische Infanterie"
    assert french.listed("unit", units) == "canonnière, 2 milices, infanterie égyptienne"
    assert [english.counted("unit", "gunboat", n) for n in (0, 1, 2)] == [
        "0 gunboats", "1 gunboat", "2 gunboats",
    ]  # fmt: skip
    assert french.counted("unit", "gunboat", 0) == "0 canonnière"
    assert english.counted("zone", "black5", 2) == "2 × Fort Omdurman"


def test_like_cards_and_tiles_are_counted_and_a_line_may_count_what_it_names():
    """A9: "2 × night + shell" could be two nights and one shell."""
    poilus, burnoose = find_game("poilus"), find_game("burnoose")
    facts = Setting.of(poilus, 3).facts
    cards = [m.removeprefix("card-") for m, n in facts.names.items() if n["en"] == "night + shell"]
    tiles = [m.removeprefix("tile-") for m, n in facts.names.items() if n["de"] == "rechts"]
    for language, said in (
        ("en", ["2 cards with night + shell", "3 × right"]),
        ("de", ["2 Karten mit Nacht + Granate", "3 × rechts"]),
        ("fr", ["2 cartes avec nuit + obus", "3 × droite"]),
    ):
        words = Words(language, poilus, facts)
        assert [words.listed("card", cards[:1] * 2), words.listed("tile", tiles[:1] * 3)] == said
        assert words.listed("card", cards[:1]) in said[0]
    line = {"army": 1, "unit": "carabinier", "number": 2}
    told = [
        Words(x, burnoose, Setting.of(burnoose).facts).line(Line("units_added", "RB-12.4", line))
        for x in LANGUAGES
    ]
    assert [text.partition(" [")[0].rpartition("  ")[2] for text in told] == [
        "Army 1 gets: 2 carabiniers",
        "Armee 1 erhält: 2 Karabiniers",
        "Armée 1 reçoit : 2 carabiniers",
    ]


def test_a_message_may_agree_with_the_gender_and_number_of_what_it_names():
    """A9: Southern Ramparts are held, the Arsenal is held."""
    khartoum = find_game("khartoum")
    words = Words("de", khartoum, Setting.of(khartoum).facts)

    assert words.facts({"zone": "white4"})["zone_form"] == "p"
    assert words.facts({"zone": "black2"})["zone_form"] == ""
    questions = [words.prompt(PayForDefence(0, zone)) for zone in ("white4", "black2")]
    assert "Südwälle werden angegriffen" in questions[0]
    assert "Arsenal wird angegriffen" in questions[1]


def test_a_name_and_a_hint_share_their_brackets(monkeypatch):
    """LK-2.4.3: Egyptian infantry (one step; +1), not (one step) (+1)."""
    khartoum = find_game("khartoum")
    play = Play(Setting.of(khartoum), secret_from("brackets"))
    words = Words("en", khartoum, play.setting.facts)
    monkeypatch.setattr(words, "choice", lambda *_: "Egyptian infantry (one step)")
    monkeypatch.setattr(words, "hint", lambda *_: "+1")

    assert words.option(play.position, "any", 0) == "Egyptian infantry (one step; +1)"
