"""All texts for people: the messages of every text file and data file, and what is wrong in one.

A text is *foul* where it shows what only the program should see: an id, an index, a file, a note to
developers, a piece of Python; or, in German and French, a word of the English texts.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import zareba
from zareba.engine import Game, Setting, games

PACKAGE = Path(zareba.__file__).parent
WEB = Path(__file__).parents[1] / "web" / "src"
WORD = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")
_KEPT = tomllib.loads((Path(__file__).parent / "shared_words.toml").read_text("utf-8"))
SHARED = {language: set(words.split()) for language, words in _KEPT["words"].items()}
EXCEPTIONS = {message: set(e["words"].split()) for message, e in _KEPT["exceptions"].items()}
FINE = set(_KEPT["fine"])
NAMES = set(_KEPT["names"].split())
# Families of words that English took from French as they are.
COGNATE = re.compile(r"([ts]ion|ment|[ai]ble|[ae]nce|age|ique)s?$")
# What is typed for a free answer is one small language of commands, the same for all readers.
_GAP = re.compile(r"\{ \$\w+ \}")
COMMANDS = ("words-for-", "help")
FOUL = {
    "an id": re.compile(r"[^\W_]_[^\W_]|\b[a-z]{3,}\d+\b"),
    "an unfilled place": re.compile(r"[{}]|\$\w"),
    "Python": re.compile(r"\b(True|False|frozenset)\b|[(\[]'|'[)\]]|<\w+ object"),
    "an index": re.compile(
        r"\b(?i:units?|players?|seats?|army|armies|soldier|card|company|element|turn|round"
        r"|Einheit|Spieler|Sitz|Armee|Soldat|Karte|Platz|Kompanie|Zug|Runde|Abteilung"
        r"|unité|joueur|siège|armée|soldat|carte|place|compagnie|élément|tour) 0\b(?![.,] ?\d)"
    ),
    "a file": re.compile(r"\b[\w/]+\.(toml|py|json|ftl|md)\b|\bsrc/"),
    "a note to developers": re.compile(
        r"TODO|FIXME|XXX|\((conflicts?|software|spec|Konflikte?)\b|\bDATA-\d|\b[DI]-\d|\bspec\.md"
    ),
}


class Text(NamedTuple):
    """A text as it stands in a file, with gaps where something is filled in."""

    file: str
    message: str
    text: str


class _Parts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.found.append(node.value)


def of_file(path: Path) -> Iterator[Text]:
    """Every message of a text file with all its variants, and its attributes for people."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(entry, ast.Message):
            continue
        parts = _Parts()
        if entry.value is not None:
            parts.visit(entry.value)
        for attribute in entry.attributes:
            if attribute.id.name in ("one", "many"):
                parts.visit(attribute.value)
        yield Text("/".join(path.parts[-3:]), entry.id.name, " … ".join(parts.found))


def files(language: str) -> list[Path]:
    found = [*PACKAGE.glob("**/text/*.ftl"), *WEB.glob("text/*.ftl")]
    return sorted(p for p in found if p.name in (f"{language}.ftl", f"rules.{language}.ftl"))


def of_data(game: Game, language: str) -> Iterator[Text]:
    """Names and card texts of the data files."""
    for message, names in Setting.of(game).facts.names.items():
        if not message.endswith(".form"):
            yield Text(f"{game.name}/data", message, _GAP.sub("…", names[language]))


@cache
def everything(language: str) -> list[Text]:
    found = [text for path in files(language) for text in of_file(path)]
    return found + [text for game in games().values() for text in of_data(game, language)]


@cache
def english_words() -> frozenset[str]:
    """Words of the English texts; one with a capital letter may be a name."""
    return frozenset(
        word
        for text in everything("en")
        for word in WORD.findall(text.text)
        if word.islower() and len(word) > 1
    )


@cache
def vocabulary(game: Game, language: str) -> frozenset[str]:
    """Every word a reader of one language can meet in a game, its rules excepted."""
    own = (f"{game.name}/text/{language}.ftl", f"zareba/text/{language}.ftl", f"{game.name}/data")
    return frozenset(
        word
        for text in everything(language)
        if text.file in own and not text.message.startswith(COMMANDS)
        for word in WORD.findall(text.text)
    )


def english_in(text: Text, language: str) -> set[str]:
    """Words of the English texts where they do not belong."""
    if text.message.startswith(("words-for-", "spoken-words")):
        return set()
    allowed = SHARED[language] | EXCEPTIONS.get(text.message, set()) | NAMES
    found = {word for word in WORD.findall(text.text) if word in english_words()} - allowed
    return {word for word in found if language != "fr" or not COGNATE.search(word)}


def foul(text: str) -> list[str]:
    """What is wrong with a text in any language."""
    return [what for what, pattern in FOUL.items() if pattern.search(text)]


# How a finished text is set; of plurals the things that are counted most.
_FEW = r"(?<![\d.,/+−–-])"
_COUNTED = {
    "en": "actions|cards|casualties|elements|emplacements|hits|markers|marks|points|rounds"
    "|shots|steps|tests|tokens|troops|turns|units|villages|zones",
    "de": "Aktionen|Einheiten|Elemente|Felder|Karten|Marken|Proben|Punkte|Runden|Stellungen"
    "|Stufen|Tests|Verlustwürfe|Verlustwürfen|Würfe|Zonen|Züge|Dörfer",
    "fr": "actions|cartes|disponibles|dés|emplacements|endommagées|fortifications|jets|jetons"
    "|marques|marqueurs|points|positions|touches|tests|tirs|tours|troupes|unités|villages|zones"
    "|éléments",
}
_BADLY_SET = {
    "a hyphen for a minus": re.compile(r"(?<![\w)\]–−-])-\d"),
    "two signs in a row": re.compile(r"(?<![.\w])\.\s*[;,]|(?<=\w)\.\s*[;,]|[;,:]\s*[;,.]|\(\s*\)"),
    "a small letter after a full stop": re.compile(r"\w{3}\. [a-zäöüàâéèêîôç]"),
}
_ELIDED = re.compile(r"\b(?:[Dd]e|[Qq]ue|[Nn]e|jusque) (?=[AEIOUÉÈÊÀÂÎÔaeiouéèêàâîô])")


def badly_set(text: str, language: str) -> list[str]:
    """What a reader stumbles over in a finished text."""
    wrong = [what for what, pattern in _BADLY_SET.items() if pattern.search(text)]
    few = "[01]" if language == "fr" else "1"
    if re.search(rf"{_FEW}\b{few} (?:{_COUNTED[language]})\b", text):
        wrong.append("one thing in the plural")
    if language == "fr" and _ELIDED.search(text):
        wrong.append("a vowel that is not elided")
    return wrong


def strange_in(text: str, game: Game, language: str) -> set[str]:
    """Words of a finished text that stand in no text of its language; letters name units."""
    known, words = vocabulary(game, language), WORD.findall(text)
    if words and text.startswith(words[0]):  # a line of the log begins with a capital letter
        words[0] = words[0] if words[0] in known else f"{words[0][0].lower()}{words[0][1:]}"
    return {word for word in words if len(word) > 1 and word not in known}
