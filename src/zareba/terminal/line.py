"""The line client: prompt, numbered options, answers and commands, one line at a time."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from zareba.analysis.report import in_lines, report
from zareba.bots import Chair, Notes
from zareba.engine import Ask, Domain, How, IllegalChoice, Play, UnreadableChoice, as_choice
from zareba.wording import Words

from . import odds
from .again import Again
from .answers import COMMANDS, Keys, labelled, lines, not_understood, number_of
from .care import Care
from .drafts import Drafts, is_count, is_data, read_data
from .first import Beginning
from .paper import UNREADABLE, printable, screen_width
from .rulebook import rules_in_words
from .seats import Seats
from .settled import Settled
from .story import Story

LOG_LINES = 20
RESUMED_LINES = 8


class Quit(Exception):
    """The person leaves."""


class LineClient:
    """One table on one screen: some seats are people, the others bots."""

    def __init__(
        self,
        play: Play,
        words: Words,
        seats: Seats,
        read: Callable[[str], str],
        write: Callable[[str], None],
        save_file: Path | None = None,
        luck: random.Random | None = None,
        hand_over: Callable[[str], None] | None = None,
        beginning: Beginning | None = None,
    ) -> None:
        """*hand_over* clears the screen, says who is next and waits until he sits there."""
        self.play, self.seats, self.bots = play, seats, seats.bots
        self.names = seats.names(words)  # a bot's rank is said once
        self.words = words.among(self.names)
        self.read, self.write, self.save_file = read, write, save_file
        self.hand_over = hand_over or write
        self.luck = luck or random.Random()
        self.beginning = beginning or Beginning()
        self.story = Story(play, self.words)
        self.drafts = Drafts(play, self.words, write)
        self.keys, self.settled = Keys(), Settled(play, self.words, seats, write)
        self.typed_ahead: list[str] = []
        self.leaving, self.undone = False, 0  # told that the game is not saved; choices taken back
        self.commands = {self.words.text(f"command-{name}"): name for name in COMMANDS}
        self.again = Again(play, self.words)
        self.care = Care(play, self.words)
        self.at_screen: int | None = next(iter(seats.people), None)
        self.notes: dict[int, Notes] = {}  # of bots, by seat
        play.record.seats = list(seats.written)

    # ------------------------------------------------------------------------------- the game
    def run(self) -> None:
        """Until the game is over, or the person leaves (then Quit is raised)."""
        if self.play.record.choices:
            self.write(self.words.text("resumed", n=len(self.play.record.choices)))
            if not self.seats.several_people and self.at_screen is not None:
                self.log(RESUMED_LINES, self.at_screen)
        else:
            self.write(self.words.text("game-title"))
            self.write(self.words.text("game-about"))
        if self.play.setting.players > 1:
            names = ", ".join(self.seats.introduced(self.words))
            self.write(self.words.text("at-the-table", names=names))
        while not self.play.position.over:
            seat = self.play.position.waiting_for()[0]
            person = seat not in self.bots
            given = self.beginning.answer(self.play, seat, person, self.luck)
            if given is None and person and not self.beginning.guide:
                given = self.settled.answer(seat, self.undone)
            if given is not None:
                self.take(given, seat)
            elif not person:
                if not self.seats.several_people:
                    self.tell(self.at_screen)
                self.let_bot_choose(seat)
            else:
                self.give_screen(seat)
                self.tell(seat)
                self.ask(seat)
            self.keep()
        self.tell_rest()
        self.finish()

    def let_bot_choose(self, seat: int) -> None:
        chair = Chair(self.play.position, seat, notes=self.notes.setdefault(seat, []))
        choice = self.bots[seat].choose(chair, self.luck)
        self.take(choice, seat)

    def take(self, choice: Any, seat: int) -> None:
        """A choice is made, and those who may know it will hear of it."""
        ask = self.play.position.ask(seat)
        assert ask is not None  # it is waited for
        hidden = ask.told or self.play.position.is_secret(seat)
        g, heard = self.play.position.state.clone(), len(self.play.log)
        self.play.choose(choice, seat)
        if not hidden and not self.story.tells(seat, heard):
            named = self.words.choice(ask, choice, g)
            self.story.chosen(seat, self.words.text("chose", who=self.names[seat], choice=named))
        self.story.listen()

    def finish(self) -> None:
        g = self.play.position.state
        self.write("")
        self.write(self.words.text("game-over"))
        self.write(self.words.result(g.result))
        for line in in_lines(report(self.play, self.words), self.words, screen_width()):
            self.write(line)
        if self.save_file is not None:
            self.write(self.words.text("verify-hint", file=str(self.save_file)))

    def leave(self) -> None:
        """In mid-game: what was decided is kept, and how to go on with it is said."""
        self.keep()
        if self.save_file is not None:
            self.write(self.words.text("left-saved", file=str(self.save_file)))
        elif self.play.record.choices and not self.leaving:
            self.write(self.words.text("left-unsaved"))

    def may_leave(self) -> bool:
        """A game that is not saved is left at the second word."""
        if self.save_file is None and self.play.record.choices and not self.leaving:
            self.write(self.words.text("quit-unsaved"))
            self.leaving = True
            return False
        return True

    def keep(self) -> None:
        if self.save_file is not None:
            self.play.record.save(self.save_file)

    # ------------------------------------------------------------------------------ the people
    def give_screen(self, seat: int) -> None:
        """Nobody sees what another holds: between two people the screen is handed over."""
        if self.seats.several_people and seat != self.at_screen:
            self.typed_ahead.clear()
            self.hand_over(self.words.text("hand-over", who=self.names[seat]))
        elif self.seats.several_people:
            self.write("")
            self.write(self.names[seat])
        self.at_screen = seat

    def tell(self, reader: int | None) -> None:
        for text in self.story.news(reader):
            self.write(text)

    def tell_rest(self) -> None:
        """At the end the one person hears what is his; several, what all may hear."""
        if not self.seats.several_people:
            self.tell(self.at_screen)
            return
        for text in self.story.rest():
            self.write(text)

    def ask(self, seat: int) -> None:
        """Put the question until it is answered."""
        self.drafts.draft = None
        before = self.moment()
        self.answer_ahead(seat)
        if self.moment() != before:
            return
        self.show_options(seat)
        while self.moment() == before:
            self.obey(self.read(self.words.text("choose-number")).strip(), seat)

    def answer_ahead(self, seat: int) -> None:
        """The next of several answers in one line.

        What came between makes the others void; nor does anybody lose a game by them.
        """
        if not self.typed_ahead:
            return
        ask, key = self.play.position.ask(seat), self.typed_ahead[0]
        assert ask is not None  # the seat is asked
        options = {} if isinstance(ask, Domain) else dict(self.options(ask, seat, ahead=True))
        foreseen = key in options and not self.play.undo_refused(seat)
        if foreseen and not self.words.warning(self.play.position, options[key], seat):
            del self.typed_ahead[0]
            self.choose(options[key], seat)
            return
        self.write(self.words.text("typed-ahead-void", keys=" ".join(self.typed_ahead)))
        self.typed_ahead.clear()

    def options(self, ask: Ask, seat: int, ahead: bool = False) -> list[tuple[str, Any]]:
        """What can be chosen, with its keys (*ahead*: of the line that is carried out)."""
        position = self.play.position
        number = number_of(self.words, ask, position.state)
        return self.keys.of(ask, position.options(seat), seat, ahead, number)

    def moment(self) -> tuple[int, int]:
        """Changes with every choice made or taken back."""
        return len(self.play.record.choices), self.undone

    def show_options(self, seat: int) -> None:
        """The question under what one needs to answer it."""
        position = self.play.position
        ask = position.ask(seat)
        assert ask is not None  # the seat is asked
        self.write("")
        for line in self.words.situation(position, seat):
            self.write(line)
        self.write(self.words.question(position, seat))
        self.show_keys(ask, seat)
        for line in self.beginning.lines(self.play, seat, self.words):
            self.write(line)

    def show_keys(self, ask: Ask, seat: int) -> None:
        """What can be answered."""
        if isinstance(ask, Domain):
            self.drafts.show_limits(ask, seat)
            return
        position = self.play.position
        options = self.options(ask, seat)
        told = [(key, labelled(self.words, position, key, option, seat)) for key, option in options]
        for line in (*lines(told), *self.again.lines(seat)):
            self.write(line)
        warned: dict[str, list[str]] = {}
        for _, option in options:
            if why := self.words.warning(position, option, seat):
                warned.setdefault(why, []).append(self.words.choice(ask, option, position.state))
        for why, about in warned.items():
            what = ", ".join(self.words.text("quoted", what=one) for one in about)
            self.write(self.words.text("warning", what=what, why=why))

    # ----------------------------------------------------------------------------- the answers
    def obey(self, typed: str, seat: int) -> None:
        """One answer or command."""
        ask = self.play.position.ask(seat)
        assert ask is not None  # the seat is asked
        if not self.command(typed, seat) and not self.answer(ask, typed, seat):
            self.write(self.not_understood(ask, typed, seat))

    def answer(self, ask: Ask, typed: str, seat: int) -> bool:
        """True when it was understood, be it possible or not."""
        if isinstance(ask, Domain):
            if typed in ("", "ok") and self.drafts.draft is not None:
                if not self.drafts.remind(seat):
                    self.choose(self.drafts.draft, seat)
            elif is_data(typed) and not (is_count(typed) and self.drafts.offers(ask)):
                self.choose(read_data(typed), seat)
            else:
                return self.drafts.propose(ask, typed, seat)
            return True
        options = dict(self.options(ask, seat))
        first, *others = typed.split() or [""]
        if first not in options or not all(is_count(other) for other in others):
            return False
        if again := self.care.asks_again(first, options[first], seat):
            self.write(again)
            return True
        self.typed_ahead = others
        self.keys.line_begins(ask, seat)
        self.choose(options[first], seat)
        return True

    def not_understood(self, ask: Ask, typed: str, seat: int) -> str:
        keyed = self.drafts.keyed(ask) if isinstance(ask, Domain) else self.options(ask, seat)
        return not_understood(self.words, typed, [key for key, _ in keyed])

    def choose(self, choice: Any, seat: int) -> None:
        try:
            self.take(as_choice(choice), seat)
        except (IllegalChoice, UnreadableChoice) as error:
            refusal = getattr(error, "refusal", None)
            why = self.words.refusal(refusal) if refusal else self.words.text("refusal-unreadable")
            self.write(self.words.text("illegal", why=why))

    # -------------------------------------------------------------------------------- commands
    def command(self, typed: str, seat: int) -> bool:
        """Whether it was one."""
        name, _, rest = typed.partition(" ")
        rest = rest.strip()
        match self.commands.get(name.lower(), name):
            case "log":
                self.log(int(rest) if is_count(rest) else LOG_LINES, seat)
            case "board":
                self.board(seat, details=bool(rest))
            case "why":
                self.why(rest, seat)
            case "odds":
                self.odds(seat, float(rest) if is_count(rest) else odds.SECONDS)
            case "hint":
                self.odds(seat, float(rest) if is_count(rest) else odds.SECONDS, hint=True)
            case "options":
                self.show_options(seat)
            case "undo":
                self.undo(seat)
            case "again":
                if not self.again.give(seat, self.take):
                    self.write(self.words.text("again-nothing"))
            case "save":
                self.save(rest)
            case "quit":
                if self.may_leave():
                    raise Quit
            case "?" | "help":
                self.write(self.words.text("help"))
            case _:
                return False
        return True

    def log(self, number: int, seat: int) -> None:
        lines = self.play.lines(seat)
        if not lines:
            self.write(self.words.text("log-empty"))
        for line in lines[-max(number, 1) :]:
            self.write(self.words.line(line))

    def undo(self, seat: int) -> None:
        """Freely, by consent of the others at this screen, or alone; the log says so each time."""
        to = self.again.taken_whole(self.play.last_choice_of(seat))
        why = self.play.undo_refused(seat)
        if to is None:
            self.write(self.words.text("undo-nothing-chosen"))
            return
        others = [self.names[other] for other in self.seats.people if other != seat]
        how: How = "free" if not why else "consent" if others else "alone"
        if how == "consent" and not self.agreed(seat, why, others):
            self.write(self.words.text("undo-refused"))
            return
        first = self.play.record.choices[to][1]
        self.play.take_back_to(to, seat, how, why)
        self.again.taken_back()
        self.story.taken_back()
        self.undone += 1
        self.write(self.words.text("undone", what=self.again.named(seat, first)))

    def agreed(self, seat: int, why: str, others: list[str]) -> bool:
        """Whoever sits around the screen is asked."""
        who, reason = self.names[seat], self.words.text(f"undo-{why}")
        asked = self.words.text("undo-agreed", who=who, why=reason, others=", ".join(others))
        answer, yes = self.read(asked).strip().lower(), self.words.text("undo-yes")
        return answer in (yes, yes[0])

    def board(self, seat: int, details: bool) -> None:
        view = self.play.position.seen_by(seat)
        for line in self.words.board(view, self.play.setting.facts, details):
            self.write(line)

    def why(self, number: str, seat: int) -> None:
        """A rule; without a number that of the question, and what is not possible now."""
        for line in rules_in_words(self.words, number, self.play.position.rule(seat)):
            self.write(line)
        if missing := [] if number else self.words.missing(self.play.position, seat):
            self.write(self.words.text("not-possible-now"))
        for label, reason, rule in missing:
            said = self.words.text("missing-line", label=label, reason=reason, rule=rule)
            self.write(f"  {said}")

    def odds(self, seat: int, seconds: float, hint: bool = False) -> None:
        """How the options compare, or what the house would do."""
        position = self.play.position
        ask = position.ask(seat)
        assert ask is not None  # the seat is asked
        if isinstance(ask, Domain):
            tried = self.drafts.possible(ask, seat)
        else:
            g = position.state
            tried = [(self.words.choice(ask, o, g), o) for _, o in self.options(ask, seat)]
        comparison = odds.Comparison(self.play, self.words, seat, seconds, self.write)
        for line in comparison.hinted(tried) if hint else comparison.tried(tried):
            self.write(line)

    def save(self, name: str) -> None:
        path = Path(name) if name else self.save_file or Path(f"{self.play.record.game}.json")
        try:
            if UNREADABLE in name:
                raise ValueError(name)
            if path != self.save_file and path.exists():
                self.write(self.words.text("file-exists", file=str(path)))
                return
            self.play.record.save(path)
        except (OSError, ValueError):
            self.write(self.words.text("file-unwritable", file=printable(str(path))))
            return
        self.save_file = path
        self.write(self.words.text("saved", file=str(path)))
