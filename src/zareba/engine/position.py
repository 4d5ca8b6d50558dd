"""A position: the state, the stack of rules being followed, the question."""

from __future__ import annotations

import hashlib
import random
from typing import Any

import msgspec

from .arranging import arranging
from .asks import Ask, AskAll, Domain, Over, Refusal
from .chance import Witness, reseed
from .drafts import Intent, Tried, drafting
from .procedure import PROCEDURES, STEPS, Call, Frame
from .state import AS_IT_LAY, PEOPLED

_PLAIN = (int, str, bool, type(None))
_RUNAWAY = 100_000  # steps between two decisions
_DEALS = 1_000  # until what others are asked fits their cards; the rarest pair of cards needs 100
FINGERPRINT = "2-"  # how a fingerprint begins; those of format 1 covered the rules' locals too
_ENCODER = msgspec.json.Encoder(order="deterministic")


class IllegalChoice(ValueError):
    """The answer is not among the options of the pending decision, or a rule forbids it."""

    def __init__(self, text: str, refusal: Refusal | None = None) -> None:
        super().__init__(text)
        self.refusal = refusal


class UnreadableChoice(ValueError):
    """The answer is not even a number, a text or a list of them."""


class NotPlainData(TypeError):
    """A rule kept something across a decision that cannot be copied."""


class BrokenRule(RuntimeError):
    """A rule asked a question without an answer, or never came to an end."""


def as_choice(choice: Any) -> Any:
    """JSON lists become tuples, once, at the edge; anything but plain data is refused."""
    if isinstance(choice, list | tuple):
        return tuple(map(as_choice, choice))
    if not isinstance(choice, str | int):
        raise UnreadableChoice(f"a choice is a number, a text or a list of them, not {choice!r}")
    return choice


def _thaw(x: Any) -> Any:
    return tuple(map(_thaw, x)) if isinstance(x, list) else x


def _guess(question: Ask, state: Any, luck: random.Random) -> Any:
    """Any legal answer."""
    if isinstance(question, Domain):
        return question.sample(state, luck)
    return luck.choice(question.options(state))


def differ(kept: str, now: str) -> bool:
    """Is a kept fingerprint another one than that made now?  Those of format 1 tell nothing."""
    return kept.startswith(FINGERPRINT) and kept != now


class Position:
    """Plain data at every decision: clone it, save it, compare it.

    ``checked`` makes every suspension verify that the locals are plain; the tests switch it on,
    searches leave it off.
    """

    __slots__ = ("_listed", "answers", "pending", "stack", "state")
    checked = False

    def __init__(self, state: Any, stack: list[Frame]) -> None:
        self.state, self.stack = state, stack
        # A list with the one question, or what was asked of several at once.
        self.pending: list[Ask] | AskAll = []
        self.answers: list[Any] = []
        self._listed: list[Any] | None = None  # options of a single pending question

    @classmethod
    def start(cls, call: Call) -> Position:
        """Follow a rule from its beginning: the whole game, or one combat."""
        new = cls(call.state, [call.frame()])
        new._run(None)
        return new

    @property
    def over(self) -> bool:
        return not self.stack

    # ------------------------------------------------------------------------------ questions
    def ask(self, seat: int | None = None) -> Ask | None:
        """The decision *seat* must take (None: the first open one)."""
        if type(self.pending) is list:  # a single question is open until it is answered
            single = self.pending[0] if self.pending else None
            return single if single is None or seat in (None, single.seat) else None
        for question, answer in zip(self.pending, self.answers, strict=True):
            if answer is None and seat in (None, question.seat):
                return question
        return None

    def waiting_for(self) -> list[int]:
        """The seats that have something to decide now."""
        return [q.seat for q, a in zip(self.pending, self.answers, strict=True) if a is None]

    def options(self, seat: int | None = None) -> list[Any]:
        """Every legal answer; empty if *seat* is not asked, or asked for a free position."""
        if self._listed is not None and seat in (None, self.pending[0].seat):
            return self._listed
        question = self.ask(seat)
        if question is None or isinstance(question, Domain):
            return []
        listed = question.options(self.state)
        if not listed:
            raise BrokenRule(f"{question!r} has no option")
        if len(self.pending) == 1:
            self._listed = listed
        return listed

    def sample(self, rng: random.Random, seat: int | None = None) -> Any:
        """Any legal answer, listed or not."""
        question = self.ask(seat)
        if isinstance(question, Domain):
            return question.sample(self.state, rng)
        return rng.choice(self.options(seat))

    def rule(self, seat: int | None = None) -> str:
        """The number of the rule behind the question: its own, or that of the rule asking."""
        question = self.ask(seat)
        if question is not None and question.rule:
            return question.rule
        return next((n for f in reversed(self.stack) for n in PROCEDURES[f[0]].numbers), "")

    def is_secret(self, seat: int | None = None) -> bool:
        """Is the answer for the eyes of its seat only, at least until all have answered?"""
        question = self.ask(seat)
        return len(self.pending) > 1 or (question is not None and question.secret)

    # ------------------------------------------------------------------------------- decisions
    def legal(self, choice: Any, seat: int | None = None) -> Any:
        """The choice as it will be recorded; raises IllegalChoice with what was possible."""
        question = self.ask(seat)
        if question is None:
            whom = "nobody" if seat is None else f"seat {seat}"
            raise IllegalChoice(f"{choice!r}: {whom} is asked nothing now")
        if isinstance(question, Domain):
            choice, why = question.judged(self.state, choice)
            if why is not None:
                raise IllegalChoice(f"{choice!r} does not answer {question!r}: {why}", why)
            return choice
        options = self.options(seat)
        # True == 1 in Python; in a record they are different answers.
        if not any(choice == o and type(choice) is type(o) for o in options):
            raise IllegalChoice(f"{choice!r} does not answer {question!r}; possible: {options}")
        return choice

    def choose(self, choice: Any, seat: int | None = None) -> Any:
        """Answer the pending decision if that is legal; the choice as recorded comes back."""
        choice = self.legal(choice, seat)
        self.push(choice, seat)
        return choice

    def tried(self, seat: int, draft: Any, intent: Intent | None = None) -> Tried:
        """A proposal tried out: nothing changes, and nothing is told that *seat* cannot know.

        It is judged where everything hidden from the seat has been dealt anew, always alike.
        """
        question = self.ask(seat)
        run = arranging(question)
        if run is not None:
            return run.tried_in(self.imagine(seat, 0), seat, draft, intent)
        if not isinstance(question, Domain):
            raise IllegalChoice(f"seat {seat} is not asked for a proposal")
        known = self.state.clone()
        reseed(known, 0)
        known.redeal(seat)
        return drafting(question).tried(known, draft, intent)

    def push(self, choice: Any, seat: int | None = None) -> None:
        """Answer without checking (searches, and replays of verified games)."""
        if type(self.pending) is list:
            self._run(choice)
            return
        question = self.ask(seat)
        self.answers[next(i for i, q in enumerate(self.pending) if q is question)] = choice
        if None not in self.answers:
            self._run(tuple(self.answers))

    def _run(self, sent: Any) -> None:
        """Follow the rules until somebody must decide, or the game is over."""
        g, stack, steps = self.state, self.stack, STEPS
        if not stack:
            return
        self._listed = None
        name, pc, frame = stack.pop()  # the rule that is followed now; the stack waits for it
        try:
            for _ in range(_RUNAWAY):
                out, pc, frame = steps[name](g, pc, frame, sent)
                if pc < 0:
                    if not stack:
                        self._end()
                        return
                    sent = out
                    name, pc, frame = stack.pop()
                    continue
                stack.append((name, pc, frame))
                if type(out) is Call:
                    name, pc, frame = out.frame()
                    sent = None
                    continue
                listed = self._suspend(out)
                if listed is None or len(listed) > 1 or listed[0] in self.pending[0].confirmed:
                    return
                sent = listed[0]  # a single option is no decision
                stack.pop()
            raise BrokenRule(f"no decision within {_RUNAWAY} steps")
        except Over as end:
            g.result = end.result
            self._end()
        except Exception as error:
            trail = " > ".join([f[0] for f in stack if f[0] != name] + [name])
            error.add_note(f"while following {trail}")
            raise

    def _end(self) -> None:
        """Nobody has anything to decide any more."""
        self.stack.clear()
        self._listed, self.pending, self.answers = None, [], []

    def _suspend(self, out: Any) -> list[Any] | None:
        """Put the question; its options, if a single one were taken by the engine."""
        listed = None
        if isinstance(out, Ask):
            self.pending, self.answers = [out], [None]
            if out.settles:
                listed = out.options(self.state)
                if not listed:
                    raise BrokenRule(f"{out!r} has no option")
        elif isinstance(out, AskAll):
            self.pending, self.answers = out, [None] * len(out)
        elif isinstance(out, Over):
            raise out
        else:
            raise BrokenRule(f"a rule yields questions and rules, not {out!r}")
        self._listed = listed
        if self.checked:
            self._check()
        return listed

    def _check(self) -> None:
        def is_plain(x: Any) -> bool:
            # a named tuple would come back from JSON without its names
            return isinstance(x, _PLAIN) or (type(x) is tuple and all(map(is_plain, x)))

        for name, pc, frame in self.stack:
            for local, value in zip(PROCEDURES[name].kept[pc], frame, strict=True):
                if not is_plain(value):
                    raise NotPlainData(f"rule {name}: local {local!r} holds {value!r}")

    # ---------------------------------------------------------------------------------- copies
    def clone(self) -> Position:
        new = Position.__new__(Position)
        new.state, new.stack = self.state.clone(), self.stack[:]
        new.pending, new.answers, new._listed = self.pending, self.answers[:], self._listed
        return new

    def imagine(self, seat: int, seed: int, deal: int = PEOPLED) -> Position:
        """A position *seat* might really be in: the only thing a bot or a what-if gets.

        Hidden cards are re-dealt, the dice are re-seeded (or the bot would foresee them) and the
        secret answers of others are replaced by answers they might have given: that they have
        answered is no secret.  It follows from what the seat knows and from *seed* alone: not even
        who knows the seed learns more from it.  *deal*: as branches of old records did it.
        """
        new = self.clone()
        reseed(new.state, seed)
        if isinstance(self.state.script, Witness):
            self.state.script.watch(new.state)
        new.state.dealing = deal
        new.state.redeal(seat)
        if deal != AS_IT_LAY:
            new._make_fit(seat)
            new.state.drawn = 0
        if type(self.pending) is AskAll:
            luck = random.Random(seed)
            new.answers = [
                a if a is None or q.seat == seat else _guess(q, new.state, luck)
                for q, a in zip(new.pending, self.answers, strict=True)
            ]
        if new._listed is not None and self.pending[0].seat != seat:
            new._listed = None
        return new

    def _make_fit(self, seat: int) -> None:
        """Others can go on from what they are asked: that they have been asked is no secret."""
        if all(q.seat == seat for q in self.pending):
            return
        name, pc, frame = self.stack[-1]
        kept = dict(zip(PROCEDURES[name].kept[pc], frame, strict=True))
        for _ in range(_DEALS):
            self._put_anew(seat)
            if all(q.seat == seat or q.fits(self.state, kept) for q in self.pending):
                return
            self.state.redeal(seat)

    def _put_anew(self, seat: int) -> None:
        """The questions of others may tell what they hold."""
        put = [q if q.seat == seat else q.anew(self.state) for q in self.pending]
        self.pending = put if type(self.pending) is list else AskAll(*put)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The state as one seat sees it (None: a spectator), with that seat's own question only."""
        return self._with_question(self.state.seen_by(seat), seat)

    def seen_now(self, seat: int | None) -> dict[str, Any]:
        """The same without copies: for a position that stays as it is, or to be read at once."""
        return self._with_question(self.state.seen_now(seat), seat)

    def _with_question(self, view: dict[str, Any], seat: int | None) -> dict[str, Any]:
        view["waiting_for"] = self.waiting_for()
        mine = self.ask(seat) if seat is not None else None
        if mine is not None:
            view["ask"], view["rule"] = mine.to_json(), self.rule(seat)
            if isinstance(mine, Domain):
                view["limits"] = mine.describe(self.state)
            else:
                view["options"] = self.options(seat)
        return view

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]  # a position changes

    # ------------------------------------------------------------------------------------ JSON
    def to_json(self) -> dict[str, Any]:
        saved = {
            "state": self.state.to_json(),
            "stack": [[name, pc, frame] for name, pc, frame in self.stack],
            "pending": [q.to_json() for q in self.pending],
            "answers": self.answers,
        }
        if type(self.pending) is AskAll and len(self.pending) == 1:
            saved["together"] = True  # several questions are never a single one's list
        return saved

    @classmethod
    def from_json(cls, data: dict[str, Any], state_class: Any, **given: Any) -> Position:
        """Read a saved position; *given* is what is not saved, such as the facts."""
        stack = [(name, pc, _thaw(frame)) for name, pc, frame in data["stack"]]
        new = cls(state_class.from_json(data["state"], **given), stack)
        pending = [Ask.from_json(_thaw(q)) for q in data["pending"]]
        new.pending = AskAll(*pending) if len(pending) > 1 or data.get("together") else pending
        new.answers = [_thaw(a) for a in data["answers"]]
        return new

    def digest(self) -> str:
        """A short fingerprint of the state, the open questions and the answers given so far.

        Which rules are being followed, with which locals, is no part of it: they may be renamed
        and rewritten as long as they ask and do the same.
        """
        asked = [question.essence() for question in self.pending]
        together = type(self.pending) is AskAll
        text = _ENCODER.encode((self.state.essence(), asked, self.answers, together))
        return FINGERPRINT + hashlib.blake2b(text, digest_size=7).hexdigest()
