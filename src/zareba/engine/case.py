"""Conformance cases: a position, scripted dice, choices, and what must come of them.

A case file is TOML (docs/cases.md describes every field)::

    game = "khartoum"

    [[case]]
    id = "CC-47"
    given = { turn = 3, rp = 30, garrison = { green4 = ["levy"] }, at = { green = 5 } }
    follow = ["banners.activate", 3]
    dice = [5, 5, 4]
    choices = ["no"]
    expect = { state = { cm = 10, at = { green = 4 } }, log = ["wiped_out"] }
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from .asks import Domain
from .chance import Script, ScriptError, key_of, secret_from
from .data import DataError
from .game import Setting, find_game
from .paths import UnknownPath, look, put
from .position import IllegalChoice, Position, UnreadableChoice, as_choice
from .procedure import PROCEDURES


class Expect(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What must hold after the choices of a step."""

    state: dict[str, Any] = {}  # fields by path
    probe: dict[str, Any] = {}  # derived values by name
    ask: str = ""  # the kind of the pending question
    seat: int | None = None  # who is asked
    options: list[Any] | None = None  # all its options, in any order
    offers: list[Any] = []  # some of its options
    refuses: list[Any] = []  # what is not an option
    illegal: bool = False  # the last choice is refused, and changes nothing
    because: str = ""  # part of what the refusal says
    log: list[str] = []  # events told during this step, in this order, others may stand between
    silent: list[str] = []  # events that must not be told
    over: str | None = None  # the game has ended with this result ("": the rule has ended)


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    given: dict[str, Any] = {}
    dice: list[int] = []
    draws: list[int] = []
    choices: list[Any] = []
    expect: Expect = Expect()


class Case(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    title: str = ""
    mark: str = ""  # where the expectation comes from, e.g. R (rulebook) or X (our data)
    rules: list[str] = []
    after: str = ""  # go on from the end of another case of the file
    players: int | None = None
    options: dict[str, Any] = {}
    given: dict[str, Any] = {}
    follow: list[Any] = []  # a rule of the game and its arguments, instead of the game's start
    dice: list[int] = []
    draws: list[int] = []
    choices: list[Any] = []
    expect: Expect = Expect()
    then: list[Step] = []

    def steps(self) -> Iterator[Step]:
        yield Step(self.given, self.dice, self.draws, self.choices, self.expect)
        yield from self.then


class CaseFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    game: str
    case: list[Case]


class Failed(AssertionError):
    """One expectation that does not hold."""


def read_cases(path: Path) -> CaseFile:
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
        file = msgspec.convert(raw, CaseFile)
    except OSError as error:
        raise DataError(str(path), "", str(error.strerror), "no-file") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(str(path), "", f"not readable as TOML: {error}") from error
    except msgspec.ValidationError as error:
        problem, _, field = str(error).partition(" - at `")
        raise DataError(str(path), field.strip("`$."), problem) from error
    find_game(file.game)
    return file


def run_case(file: CaseFile, case: Case) -> str:
    """Empty when the case holds, else what differs."""
    try:
        Run(file, case).follow()
    except (Failed, ScriptError, UnknownPath, IllegalChoice, UnreadableChoice) as error:
        return str(error)
    return ""


def _flat(tree: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in tree.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", value


class Run:
    """One case, step by step; who watches it writes `laid`, `hear` and `before` anew."""

    def __init__(self, file: CaseFile, case: Case) -> None:
        self.file, self.case = file, case
        self.game = find_game(file.game)
        self.told: list[str] = []
        self.given: set[str] = set()  # the fields of the state that the case has laid
        self.position: Position

    def follow(self) -> None:
        case = self.case
        if case.after:
            before = next((c for c in self.file.case if c.id == case.after), None)
            if before is None or before.id == case.id:
                raise Failed(f"after: there is no other case {case.after!r} in this file")
            earlier = Run(self.file, before)
            earlier.follow()
            self.position, self.given = earlier.position, earlier.given
        else:
            setting = Setting.of(self.game, case.players, case.options)
            self.position = setting.start(key_of(secret_from(case.id)))
        self.position.state.tell = self.hear
        for number, step in enumerate(case.steps()):
            try:
                self.step(step, first=number == 0)
            except (Failed, ScriptError, IllegalChoice) as error:
                place = f"step {number + 1}: " if case.then else ""
                raise Failed(f"{place}{error}") from None

    def hear(self, event: str, rule: str, to: int | None, facts: dict[str, Any]) -> None:
        self.told.append(event)

    def laid(self) -> None:
        """The table of a step is laid out; nothing has happened yet."""

    def before(self, seat: int | None, choice: Any) -> None:
        """The next choice of the case is about to be made."""

    def step(self, step: Step, first: bool) -> None:
        g = self.position.state
        for path, value in _flat(step.given):
            put(g, path, value)
            self.given.add(path.partition(".")[0])
        if step.given:  # a case names only what matters; the game puts the rest out of play
            self.game.complete(g, self.given)
        self.position._listed = None  # the options depend on what was given
        self.count_pieces("as given")
        g.script = Script(step.dice, step.draws)
        self.told.clear()
        self.laid()
        if first and self.case.follow:
            name, *args = self.case.follow
            procedure = PROCEDURES.get(f"{self.game.name}.{name}")
            if procedure is None:
                raise Failed(f"follow: {self.game.name} has no rule {name!r}")
            self.position = Position.start(procedure(g, *map(as_choice, args)))
        self.choose(step)
        if rest := g.script.rest():
            raise Failed(f"scripted but never called for: {rest}")
        g.script = None
        self.check(step.expect)
        self.count_pieces("after the choices")

    def count_pieces(self, when: str) -> None:
        """A case must not break the invariants of its game, nor start from a broken table."""
        try:
            self.game.check(self.position.state)
        except AssertionError as error:
            raise Failed(f"{when} the table does not add up: {error}") from None

    def choose(self, step: Step) -> None:
        for number, entry in enumerate(step.choices):
            seat, choice = None, entry
            if isinstance(entry, Mapping):
                seat, choice = entry["seat"], entry["choice"]
            last = number == len(step.choices) - 1
            if last and step.expect.illegal:
                self.must_refuse(choice, seat, step.expect.because)
                return
            if self.position.over:
                raise Failed(f"choice {number + 1} {choice!r}: nothing is asked any more")
            self.before(seat, as_choice(choice))
            self.position.choose(as_choice(choice), seat)

    def must_refuse(self, choice: Any, seat: int | None, because: str) -> None:
        before = self.position.digest()
        try:
            self.position.choose(as_choice(choice), seat)
        except (IllegalChoice, UnreadableChoice) as error:
            if because and because not in str(error):
                raise Failed(f"{choice!r} is refused, but not with {because!r}: {error}") from None
        else:
            raise Failed(f"{choice!r} should be illegal, but was accepted")
        if self.position.digest() != before:
            raise Failed(f"{choice!r} was refused, but the position changed")

    def check(self, expect: Expect) -> None:
        parts = (self.check_values, self.check_end, self.check_question, self.check_log)
        wrong = [problem for part in parts for problem in part(expect)]
        if wrong:
            raise Failed("; ".join(wrong))

    def check_values(self, expect: Expect) -> Iterator[str]:
        fields = [(p, value, look(self.position.state, p)) for p, value in _flat(expect.state)]
        probes = [(name, value, self.probe(name)) for name, value in expect.probe.items()]
        for name, value, found in fields + probes:
            if found != value:
                yield f"{name}: expected {value!r}, found {found!r}"

    def check_end(self, expect: Expect) -> Iterator[str]:
        position = self.position
        if expect.over is None:
            return
        if not position.over:
            yield f"expected the end, but {position.ask()!r} is asked"
        elif position.state.result != expect.over:
            yield f"result: expected {expect.over!r}, found {position.state.result!r}"

    def check_log(self, expect: Expect) -> Iterator[str]:
        told = iter(self.told)
        missing = next((event for event in expect.log if event not in told), None)
        if missing is not None:
            yield f"log: {missing!r} missing (in this order) among {self.told}"
        yield from (f"log: {e!r} should not be told" for e in expect.silent if e in self.told)

    def check_question(self, expect: Expect) -> Iterator[str]:
        question = self.position.ask(expect.seat)
        name = type(question).__name__ if question else "nothing"
        if expect.ask and name != expect.ask:
            yield f"expected the question {expect.ask}, found {name}"
            return
        if expect.options is not None and not isinstance(question, Domain):
            yield from self.check_options(expect.options, expect.seat)
        for choice in expect.offers:
            if not self.accepts(choice, expect.seat):
                yield f"{choice!r} should be possible"
        for choice in expect.refuses:
            if self.accepts(choice, expect.seat):
                yield f"{choice!r} should be refused"

    def check_options(self, wanted: list[Any], seat: int | None) -> Iterator[str]:
        options = self.position.options(seat)
        if sorted(map(as_choice, wanted), key=str) != sorted(options, key=str):
            yield f"options: expected {wanted}, found {options}"

    def accepts(self, choice: Any, seat: int | None) -> bool:
        if not isinstance(self.position.ask(seat), Domain):
            return as_choice(choice) in self.position.options(seat)
        try:
            self.position.legal(as_choice(choice), seat)
        except IllegalChoice:
            return False
        return True

    def probe(self, name: str) -> Any:
        what, *args = name.split(".")
        if what not in self.game.probes:
            known = ", ".join(self.game.probes)
            raise Failed(f"probe: {self.game.name} has no {what!r}; it has {known}")
        return self.game.probes[what](self.position.state, *args)
