"""The line client: prompt, numbered options, answers and commands, one line at a time."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from zareba.analysis.odds import odds
from zareba.bots import Bot, Chair
from zareba.engine import (
    Domain,
    IllegalChoice,
    Intent,
    Play,
    UnfairUndo,
    UnreadableChoice,
    as_choice,
    drafting,
)
from zareba.wording import Words

PERSON = "me"
LOG_LINES = 20
ODDS_PLAYOUTS = 40
# Commands that people type in the language they read.
COMMANDS = ("log", "board", "why", "odds", "options", "undo", "save", "quit", "?", "help")


class Quit(Exception):
    """The person leaves."""


class LineClient:
    """One table on one screen: some seats are people, the others bots."""

    def __init__(
        self,
        play: Play,
        words: Words,
        bots: Mapping[int, Bot],
        read: Callable[[str], str],
        write: Callable[[str], None],
        save_file: Path | None = None,
        luck: random.Random | None = None,
    ) -> None:
        self.play, self.words, self.bots = play, words, bots
        self.read, self.write, self.save_file = read, write, save_file
        self.luck = luck or random.Random()
        self.shown = 0  # log lines already read out
        self.draft: Any = None  # of a free answer

    # ------------------------------------------------------------------------------- the game
    def run(self) -> None:
        """Until the game is over, or the person leaves (then Quit is raised)."""
        if self.play.record.choices:
            self.shown = len(self.play.log)
            self.write(self.words.text("resumed", n=len(self.play.record.choices)))
        else:
            self.write(self.words.text("game-title"))
            self.write(self.words.text("game-about"))
        while not self.play.position.over:
            self.tell()
            seat = self.play.position.waiting_for()[0]
            if seat in self.bots:
                self.let_bot_choose(seat)
            else:
                self.ask(seat)
            self.keep()
        self.tell()
        self.finish()

    def let_bot_choose(self, seat: int) -> None:
        bot = self.bots[seat]
        ask = self.play.position.ask(seat)
        assert ask is not None  # it is waited for
        choice = bot.choose(Chair(self.play.position, seat), self.luck)
        hidden = self.play.position.is_secret(seat)
        self.play.choose(choice, seat)
        if not hidden:
            named = self.words.choice(ask, choice)
            self.write(
                self.words.text("bot-chose", seat=self.seat_name(seat), bot=bot.name, choice=named)
            )

    def finish(self) -> None:
        g = self.play.position.state
        self.write("")
        self.write(self.words.text("game-over"))
        self.write(self.words.result(g.result))
        for line in self.words.epilogue(g):
            self.write(line)
        if self.save_file is not None:
            self.write(self.words.text("verify-hint", file=str(self.save_file)))

    def keep(self) -> None:
        if self.save_file is not None:
            self.play.record.save(self.save_file)

    # ------------------------------------------------------------------------------ the person
    def seat_name(self, seat: int) -> str:
        return self.words.text("seat", n=seat + 1)

    def reader(self) -> int | None:
        """Whose eyes are at the screen: with several people, only what all may see."""
        people = [s for s in range(self.play.setting.players) if s not in self.bots]
        return people[0] if len(people) == 1 else None

    def tell(self) -> None:
        for line in self.play.lines(self.reader(), self.shown):
            self.write(self.words.line(line))
        self.shown = len(self.play.log)

    def ask(self, seat: int) -> None:
        """Put the question until it is answered."""
        self.write("")
        self.draft = None
        if self.play.setting.players - len(self.bots) > 1:
            self.write(self.seat_name(seat))
        self.show_options(seat)
        while True:
            typed = self.read(self.words.text("choose-number")).strip()
            if self.obey(typed, seat):
                if self.play.position.ask(seat) is not None and not self._changed:
                    continue
                return

    def show_options(self, seat: int) -> None:
        position = self.play.position
        ask = position.ask(seat)
        assert ask is not None  # the seat is asked
        self.write(self.words.question(position, seat))
        if isinstance(ask, Domain):
            self.show_limits(ask, seat)
            return
        for number, option in enumerate(position.options(seat), 1):
            self.write(f"  {number}  {self.words.option(position, option, seat)}")

    # ----------------------------------------------------------------------- free answers
    def show_limits(self, ask: Domain, seat: int) -> None:
        """Within what an answer must lie, what is offered, and the words for everything else."""
        position = self.play.position
        for line in self.words.limits(position, seat):
            self.write(f"  {line}")
        for number, intent in enumerate(self.intents(ask), 1):
            self.write(f"  {number}  {self.words.intent(position, intent, seat)}")
        help_line = f"words-for-{type(ask).__name__}"
        if self.words.has(help_line):
            self.write(self.words.text(help_line))
        self.show_draft(seat, None)

    def intents(self, ask: Domain) -> list[Intent]:
        """What is offered at once; variations of one company are left to words."""
        found = drafting(ask).intents(self.play.position.state)
        return [i for i in found if not any("intent" in about for about in i.values())]

    def show_draft(self, seat: int, intent: Intent | None) -> None:
        """What the draft comes to now, and whether it may be taken."""
        tried = self.play.position.tried(seat, self.draft, intent)
        refused = tried.refusal
        if intent is None or refused is None:  # what is not allowed leaves the draft as it was
            self.draft = tried.choice
        for line in self.words.tried(self.play.position, seat, tried):
            self.write(f"  {line}")
        if refused is not None and tried.choice is not None:
            self.write(self.words.text("illegal", why=self.words.refusal(refused)))
        elif refused is None:
            self.write(self.words.text("draft-ready"))

    def propose(self, ask: Domain, typed: str, seat: int) -> bool | None:
        """An answer by words, by the number of an offer, or as data; None: these are no words."""
        offers = self.intents(ask)
        if typed in ("", "ok") and self.draft is not None:
            return self.choose(self.draft, seat)
        if typed == "drop":
            self.draft = None
            self.show_draft(seat, None)
            return True
        if typed.isdigit() and offers:
            if not 1 <= int(typed) <= len(offers):
                return None
            self.show_draft(seat, offers[int(typed) - 1])
            return True
        if typed[:1] == "[" or typed[:1].isdigit():
            return self.choose(read_data(typed), seat)
        if typed.endswith(".json"):
            self.take_file(Path(typed), seat)
            return True
        intent = drafting(ask).spoken(self.play.position.state, typed)
        if intent is not None:
            self.show_draft(seat, intent)
            return True
        return None

    def take_file(self, place: Path, seat: int) -> None:
        """A file as the draft of an answer, such as an army; if it is none, nothing changes."""
        try:
            written = place.read_text(encoding="utf-8")
        except (OSError, UnicodeError) as error:
            self.write(self.words.text("illegal", why=f"{place}: {error}"))
            return
        tried = self.play.position.tried(seat, written, None)
        if tried.refusal is not None:
            self.write(self.words.text("illegal", why=self.words.refusal(tried.refusal)))
            return
        self.draft = tried.choice
        self.show_draft(seat, None)

    def obey(self, typed: str, seat: int) -> bool:
        """One answer or command; True when it was understood."""
        self._changed = False
        command, _, rest = typed.partition(" ")
        options = self.play.position.options(seat)
        if typed.isdigit() and 1 <= int(typed) <= len(options):
            return self.choose(options[int(typed) - 1], seat)
        ask = self.play.position.ask(seat)
        if isinstance(ask, Domain) and command not in COMMANDS:
            understood = self.propose(ask, typed, seat)
            if understood is not None:
                return understood
        match command:
            case "log":
                lines = self.play.lines(self.reader())
                number = int(rest) if rest.isdigit() else LOG_LINES
                for line in lines[-number:]:
                    self.write(self.words.line(line))
            case "board":
                self.board(seat)
            case "why":
                self.why(rest.strip() or self.play.position.rule(seat))
            case "odds":
                self.odds(seat)
            case "options":
                self.show_options(seat)
            case "undo":
                return self.undo(seat)
            case "save":
                self.save(rest.strip())
            case "quit":
                raise Quit
            case "?" | "help":
                self.write(self.words.text("help"))
            case _:
                last = len(self.intents(ask) if isinstance(ask, Domain) else options)
                self.write(self.words.text("not-understood", typed=repr(typed), last=last))
                return False
        return True

    def choose(self, choice: Any, seat: int) -> bool:
        try:
            self.play.choose(as_choice(choice), seat)
        except (IllegalChoice, UnreadableChoice) as error:
            refusal = getattr(error, "refusal", None)
            why = self.words.refusal(refusal) if refusal else str(error)
            self.write(self.words.text("illegal", why=why))
            return False
        self._changed = True
        return True

    def undo(self, seat: int) -> bool:
        try:
            self.play.undo(seat)
        except UnfairUndo as error:
            self.write(self.words.text(f"undo-{error}"))
            return True
        self.shown = min(self.shown, len(self.play.log))
        self.write(self.words.text("undone"))
        self._changed = True
        return True

    # -------------------------------------------------------------------------------- commands
    def board(self, seat: int) -> None:
        setting, view = self.play.setting, self.play.position.seen_by(seat)
        for line in setting.game.board.lines(view, setting.facts, self.words):
            self.write(line)

    def why(self, number: str) -> None:
        text = self.words.rule(number) or self.words.heading(number)
        self.write(f"{number}: {text}" if text else self.words.text("no-rule", number=number))

    def odds(self, seat: int) -> None:
        ask = self.play.position.ask(seat)
        assert ask is not None  # the seat is asked
        found = odds(self.play.setting.game, Chair(self.play.position, seat), ODDS_PLAYOUTS)
        for entry in found:
            self.write(
                self.words.text(
                    "odds-line",
                    percent=f"{100 * entry.mean:3.0f}",
                    error=f"{100 * entry.error:.0f}",
                    choice=self.words.choice(ask, entry.choice),
                )
            )
        self.write(self.words.text("odds-note", n=ODDS_PLAYOUTS))

    def save(self, name: str) -> None:
        path = Path(name) if name else self.save_file or Path(f"{self.play.record.game}.json")
        try:
            self.play.record.save(path)
        except OSError as error:
            self.write(self.words.text("illegal", why=f"{path}: {error.strerror}"))
            return
        self.save_file = path
        self.write(self.words.text("saved", file=str(path)))


def read_data(typed: str) -> Any:
    """An answer as data: JSON, or numbers in a row; what is neither is an answer to nothing."""
    try:
        return json.loads(typed if typed.startswith("[") else f"[{','.join(typed.split())}]")
    except (ValueError, RecursionError):
        return typed
