"""Words for people: one renderer makes prompts, choices, log lines and rules in each language.

The engine speaks ids and facts.  The words stand in Fluent files: those of the house in
``zareba/text``, those of a game in its ``text`` directory, and names in the game's data.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from string import ascii_lowercase
from typing import Any

from zareba.engine import Ask, Domain, Game, Intent, Line, Position, Refusal, Tried, signed

from .reference import RuleEntry as RuleEntry
from .reference import rule_entries as rule_entries
from .reference import source_in_words as source_in_words
from .texts import FALLBACK as FALLBACK
from .texts import Kept, of_data, texts

LANGUAGES = ("en", "de", "fr")
NOTHING = "nothing"  # what an empty answer is called
PLAYER = "player"  # names of this kind are people's, where people sit


class UnknownLanguage(ValueError):
    """A language the house does not speak."""


class Words:
    """Everything a reader of one language sees of one game; without a game, of the house."""

    def __init__(self, language: str, game: Game | None = None, facts: Any = None) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"{language!r} is not one of {', '.join(LANGUAGES)}")
        self.language, self._game = language, game
        self.vocabulary = game.vocabulary if game is not None else {}
        self.chapter = game.chapter if game is not None else ""
        self.people: Sequence[str] = ()  # by seat; empty: nobody known
        self.names: Mapping[str, Mapping[str, str]] = getattr(facts, "names", {})
        # What every text may say in figures, so that a number stands in the data only.
        self.numbers: Mapping[str, Any] = getattr(facts, "numbers", {})
        tongues = [language] if language == FALLBACK else [language, FALLBACK]
        own = (game.package,) if game is not None else ()
        self._bundles = [
            texts(package, "", tongue) for tongue in tongues for package in (*own, "zareba")
        ]
        self._rules = [texts(package, "rules.", tongue) for tongue in tongues for package in own]
        self._shown = [texts(package, "examples.", tongue) for tongue in tongues for package in own]
        # Fluent converts all that it is given: of the numbers only those that its messages name.
        named = frozenset[str]().union(*(bundle.variables for bundle in self._bundles))
        self._figures = {name: n for name, n in self.numbers.items() if name in named}
        self._kinds = tuple(dict.fromkeys(self.vocabulary.values()))
        self._known = frozenset(self.names).union(*(bundle.sources for bundle in self._bundles))
        self._said, self._told = Kept(), Kept()  # texts made before; lines of any table's log

    @property
    def game(self) -> Game:
        assert self._game is not None, "the house plays no game"
        return self._game

    def among(self, people: Sequence[str]) -> Words:
        """The same words at a table where these people sit."""
        words = copy.copy(self)
        words.people = people
        return words

    # ----------------------------------------------------------------------------------- texts
    def has(self, message: str) -> bool:
        return message in self._known

    def text(self, message: str, **arguments: Any) -> str:
        """A message by its id; an unknown id is shown as it is, never an error."""
        key: Any = message
        if arguments and message not in self.names:
            # 1 and True and 1.0 are equal, but not alike.
            key = (message, *arguments.items(), *map(type, arguments.values()))
        try:
            said = self._said.get(key)
        except TypeError:  # an argument that cannot be looked up
            return self._formatted(message, arguments)
        return self._said.keep(key, self._formatted(message, arguments)) if said is None else said

    def _formatted(self, message: str, arguments: Mapping[str, Any]) -> str:
        if message in self.names:
            return of_data(self.names[message][self.language], self.numbers, self.language)
        for bundle in self._bundles:
            if bundle.has_message(message):
                return bundle.say(message, {**self._figures, **arguments})
        return message

    def _attribute(self, message: str, attribute: str) -> str:
        """What is known of a name beside itself: .many and .form, of the data or of Fluent."""
        key = message, attribute
        said = self._said.get(key)
        return self._said.keep(key, self._beside(*key)) if said is None else said

    def _beside(self, message: str, attribute: str) -> str:
        if f"{message}.{attribute}" in self.names:
            return self.names[f"{message}.{attribute}"][self.language]
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).attributes.get(attribute)
                return str(bundle.format_pattern(pattern)[0]) if pattern is not None else ""
        return ""

    def name(self, kind: str, value: Any) -> str:
        """The name of a piece, place or card; of a player, if he is known."""
        if kind == PLAYER and self.people and (known := self._person(value)):
            return known
        message = f"{kind}-{value}"
        if kind == PLAYER and not self.has(message) and str(value).isdecimal():
            return self.text("seat", n=int(value) + 1)
        return self.text(message) if self.has(message) else str(value)

    def _person(self, seat: Any) -> str:
        number = int(seat) if str(seat).isdecimal() else len(self.people)
        return self.people[number] if number < len(self.people) else ""

    def piece(self, ref: str) -> str:
        """What a board calls ``village-ighil``, ``land:card-rain`` or ``garrison-white4-levy``."""
        kind, _, rest = ref.rpartition(":")[2].partition("-")
        if self.has(f"{kind}-{rest}") or kind == PLAYER:
            return self.name(kind, rest)
        if self.has(f"piece-{kind}"):  # a game's own words for it: Unit 3
            return self.text(f"piece-{kind}", n=self._names(rest))
        return self._names(rest or kind)

    def _names(self, parts: str) -> str:
        return ", ".join(self.any_name(part) for part in parts.split("-"))

    def any_name(self, value: Any, first: tuple[str, ...] = ()) -> str:
        """A name of whatever kind, or rather of one of the kinds that come *first*."""
        for kind in (*first, *self._kinds, "term", "choice"):
            if self.has(f"{kind}-{value}"):
                return self.text(f"{kind}-{value}")
        return str(value)

    def _fact(self, name: str, value: Any) -> Any:
        """A fact as an argument of a message."""
        kind = self.vocabulary.get(name)
        if isinstance(value, list | tuple):
            if all(isinstance(x, list | tuple) for x in value):  # terms of a sum
                return self._terms([(term, n) for term, n in _counting(value)])
            if kind is None:
                return " + ".join(map(str, value))
            return self.listed(kind, value)
        if isinstance(value, bool):
            return self.text("yes" if value else "no")
        return self.name(kind, value) if kind is not None else value

    def _terms(self, terms: Iterable[tuple[str, int]]) -> str:
        """What counts in a sum: Fort +3, 2 × Gunboat +1 each."""
        return ", ".join(
            f"{self.any_name(term)} {signed(n)}"
            if times == 1
            else self.text("terms-each", times=times, name=self.any_name(term), n=signed(n))
            for (term, n), times in Counter(terms).items()
        )

    def named(self, kind: str, values: Iterable[Any]) -> dict[Any, str]:
        """Each of them with its name."""
        return {value: self.name(kind, value) for value in values}

    def texts(self, kind: str, names: Iterable[str]) -> dict[str, str]:
        """The messages *kind*-*name*, by their names."""
        return {name: self.text(f"{kind}-{name}") for name in names}

    def listed(self, kind: str, values: Iterable[Any]) -> str:
        """Names in a row, like things together: 2 gunboats, heavy gun."""
        number = Counter(values)
        return ", ".join(
            self._one(kind, value) if n == 1 else self.counted(kind, value, n)
            for value, n in number.items()
        )

    def _one(self, kind: str, value: Any) -> str:
        """One of a thing inside a sentence: heavy gun, where its name is Heavy gun."""
        return self._attribute(f"{kind}-{value}", "one") or self.name(kind, value)

    def counted(self, kind: str, value: Any, n: int) -> str:
        """So many of a thing: 1 levy, 2 levies; 2 × Fort where no plural is known."""
        few = n in (0, 1) if self.language == "fr" else n == 1
        return f"{n} {self._one(kind, value) if few else self.several(kind, value)}"

    def several(self, kind: str, value: Any) -> str:
        """What follows a number of a thing: levies; × Fort where no plural is known."""
        return self._attribute(f"{kind}-{value}", "many") or f"× {self.name(kind, value)}"

    def facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts as arguments of a message; of a named thing also its gender and number.

        Where so many of it are told of, ``unit_counted`` is 2 levies; ``banner_the`` has the
        article; of a row ``modifiers_n`` is how many there are.
        """
        given = {name: self._fact(name, value) for name, value in facts.items()}
        rows = {name: row for name, row in facts.items() if isinstance(row, list | tuple)}
        given |= {f"{name}_n": len(_counting(row)) for name, row in rows.items()}
        for name, value in facts.items():
            kind = self.vocabulary.get(name)
            if kind is not None and isinstance(value, str | int):
                given[f"{name}_form"] = self._attribute(f"{kind}-{value}", "form")
                given[f"{name}_the"] = self._attribute(f"{kind}-{value}", "the") or given[name]
                if isinstance(number := facts.get("number"), int):
                    given[f"{name}_counted"] = self.counted(kind, value, number)
        return given

    # ------------------------------------------------------------------------------- questions
    def prompt(self, ask: Ask, g: Any = None) -> str:
        """The question; with the state, its pieces by name."""
        facts = self.facts({f: getattr(ask, f) for f in ask.__struct_fields__})
        if g is not None:
            facts |= self.game.phrases.about(g, ask, self)
        return self.text(f"ask-{type(ask).__name__}", **facts)

    def choice(self, ask: Ask, choice: Any, g: Any = None) -> str:
        """One option in words: its own message, that of its kind of question, or a name.

        With the state, a game may call it by what lies on the table.
        """
        if g is not None and (called := self.game.phrases.called(g, ask, choice, self)):
            return called
        kind = type(ask).__name__
        parts = (choice if isinstance(choice, tuple) else (choice,)) or (NOTHING,)
        about = "-".join(str(getattr(ask, field)) for field in ask.__struct_fields__[1:])
        for message in (
            f"choice-{kind}-{about}-{parts[0]}",  # of this very question, such as one card's
            f"choice-{kind}-{parts[0]}",
            f"choice-{kind}",
            f"choice-{parts[0]}",
        ):
            if self.has(message):
                named = (self._part(ask, part) for part in parts)
                given = dict(zip(ascii_lowercase, named, strict=False))
                return self.text(message, **(given | {"n": parts[-1]}))
        return " ".join(str(self._part(ask, part)) for part in parts)

    def _part(self, ask: Ask, value: Any) -> Any:
        return self.any_name(value, ask.named) if isinstance(value, str) else value

    def option(self, position: Position, choice: Any, seat: int | None = None) -> str:
        """One option with what a player should know of it."""
        ask = position.ask(seat)
        if ask is None:
            return str(choice)
        label = self.choice(ask, choice, position.state)
        hint = self.hint(position, choice, seat)
        if hint and label.endswith(")"):  # one pair of brackets for both
            return f"{label[:-1]}{self.text('text-semicolon')}{hint})"
        return f"{label} ({hint})" if hint else label

    def hint(self, position: Position, choice: Any, seat: int | None = None) -> str:
        """What the game says beside an option."""
        return self.game.phrases.hint(position.state, position.ask(seat), choice, self)

    def warning(self, position: Position, choice: Any, seat: int | None = None) -> str:
        """How an option can lose the game this turn; empty: it cannot, for all one knows."""
        return self.game.phrases.warning(position.state, position.ask(seat), choice, self)

    def warned(self, position: Position, choice: Any, seat: int | None = None) -> list[str]:
        """The places of the board that the warning speaks of."""
        return list(self.game.phrases.warned(position.state, position.ask(seat), choice))

    def situation(self, position: Position, seat: int | None = None) -> list[str]:
        """What one needs to answer the question, line by line."""
        ask = position.ask(seat)
        if ask is None:
            return []
        return list(self.game.phrases.situation(position.state, ask, self))

    def missing(self, position: Position, seat: int | None = None) -> list[tuple[str, str, str]]:
        """What is not possible now: its name, the reason, the rule."""
        ask = position.ask(seat)
        if ask is None:
            return []
        return list(self.game.phrases.missing(position.state, ask, self))

    def board(self, view: Mapping[str, Any], facts: Any, details: bool = False) -> list[str]:
        """The table in words, as a seat sees it: short, or with everything there is to count."""
        return list(self.game.board.lines(view, facts, self, details))

    def question(self, position: Position, seat: int | None = None) -> str:
        """The prompt with the number of its rule."""
        ask = position.ask(seat)
        if ask is None:
            return ""
        return f"{self.prompt(ask, position.state)} [{position.rule(seat)}]"

    def intent(self, position: Position, intent: Intent, seat: int | None = None) -> str:
        """An intent that is offered, in words."""
        return self.game.phrases.intent(position.state, position.ask(seat), intent, self)

    def tried(self, position: Position, seat: int, tried: Tried) -> list[str]:
        """What a draft comes to, line by line; what keeps it from being more comes first."""
        speak = self.game.phrases.tried
        cut = [self.text("draft-cut", why=self.refusal(tried.cut))] if tried.cut else []
        return cut + list(speak(position.state, position.ask(seat), tried.drawing, self))

    def limits(self, position: Position, seat: int | None = None) -> list[str]:
        """Within what a proposal must lie."""
        ask = position.ask(seat)
        if not isinstance(ask, Domain):
            return []
        return list(self.game.phrases.limits(position.state, ask, self))

    def refusal(self, why: Refusal, with_rule: bool = True) -> str:
        """Why a proposal is not allowed, with the numbers of the rules in front."""
        reason = why.reason.replace("_", "-")
        message = f"refusal-{reason}" if self.has(f"refusal-{reason}") else reason
        named = self.game.phrases.refusal_facts(why, self)
        facts = named or self.facts(why.facts)
        text = self.text(message, **facts)
        told = with_rule and why.rule
        one = self.text("rule-line", number=why.rule, text=text) if told else text
        return " ".join([one, *(self.refusal(other) for other in why.also)])

    # ------------------------------------------------------------------------------------- log
    def line(self, line: Line, with_rule: bool = True) -> str:
        if line.of_house:
            return self.of_house(line)
        text = self._tale(line)
        return f"{text} [{line.rule}]" if with_rule else text

    def _tale(self, line: Line) -> str:
        """A line of the game; where it names nobody it is the same at every table."""
        people = tuple(self.people) if PLAYER in map(self.vocabulary.get, line.facts) else ()
        key = line.event, line.rule, people, repr(line.facts)
        told = self._told.get(key)
        return self._told.keep(key, self._in_words(line)) if told is None else told

    def _in_words(self, line: Line) -> str:
        facts = self.facts(line.facts)
        message = f"say-{line.event.replace('_', '-')}"
        by_rule = f"{message}-{line.rule.replace('.', '-')}"  # upkeep is not just a payment
        text = self.text(by_rule if self.has(by_rule) else message, **facts).rstrip()
        # The words of a game that is gone are not there; a name with its article may come first.
        return text if text == message else f"{text[:1].upper()}{text[1:]}"

    def weight(self, line: Line) -> int:
        """How much a line weighs (`Story.weight`); nobody knows of a game that is gone."""
        if line.of_house or self._game is None:
            return 0
        return self._game.story.weight(line.event, line.facts)

    def undo(self, kind: str, why: str) -> str:
        """Why taking back is not free, and what it takes: consent, a note in the log, or more."""
        reason = self.text(f"undo-{why}")
        return self.text(f"undo-by-{kind}", why=reason) if kind in ("ask", "alone") else reason

    def of_house(self, line: Line) -> str:
        """What the house says of the table: by the name somebody had then, if it was kept."""
        facts, seat = line.facts, line.facts.get("seat") or 0
        who = facts.get("name") or self._person(seat) or self.text("seat", n=seat + 1)
        event, how = line.event.replace("_", "-"), facts.get("how", "")
        return self.text(f"house-{event}-{how}" if how else f"house-{event}", who=who, **facts)

    # ----------------------------------------------------------------------------------- rules
    def rule(self, number: str) -> str:
        """The rule in our own words; empty if there is no such number."""
        return self._of_rules(f"rule-{number.replace('.', '-')}")

    def heading(self, number: str) -> str:
        return self._of_rules(f"heading-{number.replace('.', '-')}")

    def _of_rules(self, message: str) -> str:
        bundle = next((b for b in self._rules if b.has_message(message)), None)
        return bundle.say(message, self.numbers) if bundle is not None else ""

    def example(self, message: str, facts: Mapping[str, Any] | None = None) -> str:
        """What is said of an example of play, with the facts of its moment."""
        bundle = next((b for b in self._shown if b.has_message(message)), None)
        if bundle is None:
            return message
        return bundle.say(message, {**self.numbers, **self.facts(facts or {})})

    def epilogue(self, g: Any) -> list[str]:
        """What a game has to say at its end."""
        return list(self.game.phrases.epilogue(g, self))

    def result(self, result: str) -> str:
        """How it ended; where one side wins, by the name of its player."""
        first, second = (self.name("player", seat) for seat in (0, 1))
        return self.text(f"result-{result}", first=first, second=second)


def _counting(row: Sequence[Any]) -> list[Any]:
    """What is told of a row: all of it, of a sum the terms that count."""
    return [one for one in row if not isinstance(one, list | tuple) or one[1]]
