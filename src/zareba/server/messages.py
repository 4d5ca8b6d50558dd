"""What each message on a socket does."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from zareba.engine import IllegalChoice, UnreadableChoice, freeze

from . import protocol as p
from .ledger import Ledger
from .limits import clean
from .manners import allowed, is_signal
from .phrasebook import house_words
from .rendering import others, undo_kind
from .table import Change, Refusal
from .thinking import job_for, weigh

if TYPE_CHECKING:
    from .session import Session


class Closed(Exception):
    """This side ends the conversation."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class _Repeated(Exception):
    """The same message had been committed before."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


def _withdrawn(ledger: Ledger, seat: int) -> Change:
    if ledger.request is None or ledger.request.seat != seat:
        raise Refusal("stale")
    return Change(ledger.next("no_undo", seat))


async def _withdraw(s: Session, message: p.Withdraw) -> None:
    s.must_hold(message.seat)
    await s.table.change(lambda g: _withdrawn(g, message.seat))
    s.done(message)


async def obey(s: Session, message: p.Up) -> None:
    match message:
        case p.Choose():
            await _choose(s, message)
        case p.Undo():
            s.must_hold(message.seat)
            await _undo(s, message)
        case p.Consent():
            s.must_hold(message.seat)
            await _consent(s, message)
        case p.Withdraw():
            await _withdraw(s, message)
        case p.Look():
            await _look(s, message)
        case p.Sit():
            await _sit(s, message)
        case p.Speak():
            s.language = message.language
            s.forget_chat()
            _afresh(s, message, "all")
        case p.Say():
            await _say(s, message)
        case p.Mark():
            await _mark(s, message)
        case p.Erase():
            await _erase(s, message)
        case p.AskOdds():
            await _ask_odds(s, message)
        case p.Try():
            await _try(s, message)
        case p.NamePieces():
            _name_pieces(s, message)
        case p.Describe():
            await _describe(s, message)
        case p.Measure():
            await _measure(s, message)
        case p.Ping():
            s.done(message)
        case _:  # a second hello
            raise Refusal("malformed")


# ---------------------------------------------------------------------------- messages
async def _choose(s: Session, message: p.Choose) -> None:
    s.must_hold(message.seat)
    if s.table.ledger.seats[message.seat].kind != "person":
        raise Refusal("no-permission")  # a bot plays it: take it back first
    ident = f"{message.seat}:{message.id}"
    seq, repeated = await s.table.choose(message.seat, message.question, message.choice, ident)
    s.done(message, seq, repeated)
    if repeated:
        s.wake("view")


async def _undo(s: Session, message: p.Undo) -> None:
    held = set(s.held)
    ident = f"{message.seat}:{message.id}"

    def make(ledger: Ledger) -> Change:
        if ident in ledger.idents:
            raise _Repeated(ledger.idents[ident])
        if ledger.choices != message.at:
            raise Refusal("stale")
        kind, _ = undo_kind(ledger, message.seat, held)
        to = ledger.last_choice_of(message.seat)
        if kind == "none" or to is None:
            raise Refusal("nothing-to-undo")
        if kind == "ask":
            if ledger.request is not None:
                raise Refusal("undo-pending")
            body = {"to": to, "missing": others(ledger, held)}
            return Change(ledger.next("ask_undo", message.seat, body=body, ident=ident))
        body = {"to": to, "how": kind}
        return Change(ledger.next("undo", message.seat, body=body, ident=ident))

    try:
        entry = await s.table.change(make)
    except _Repeated as before:
        s.done(message, before.seq, repeated=True)
        s.wake("view")
        return
    s.moment = None
    s.done(message, entry.seq)


async def _consent(s: Session, message: p.Consent) -> None:
    def make(ledger: Ledger) -> Change:
        request = ledger.request
        if request is None or message.seat not in request.missing:
            raise Refusal("stale")
        if not message.yes:
            return Change(ledger.next("no_undo", message.seat))
        if request.missing == [message.seat]:
            body = {"to": request.to, "how": "consent"}
            return Change(ledger.next("undo", request.seat, body=body))
        return Change(ledger.next("consent", message.seat))

    entry = await s.table.change(make)
    s.done(message, entry.seq)


async def _look(s: Session, message: p.Look) -> None:
    ledger = s.table.ledger
    if message.at is not None and (
        ledger.play is None or s.table.frozen or not ledger.first <= message.at <= ledger.choices
    ):
        raise Refusal("no-such-moment")
    s.moment = message.at
    s.wake("view")
    s.done(message)


async def _sit(s: Session, message: p.Sit) -> None:
    if message.seat is not None:
        s.must_hold(message.seat)
    s.eyes = message.seat
    _afresh(s, message, "view")


def _afresh(s: Session, message: p.Up, what: str) -> None:
    s.forget()
    s.wake(what)
    s.done(message)


async def _say(s: Session, message: p.Say) -> None:
    s.must_hold(message.seat)
    if not s.chat_bucket.take():
        raise Refusal("too-fast")
    text, signal = clean(message.text or ""), message.signal
    if bool(text) == bool(signal):  # one of them
        raise Refusal("malformed")

    def make(ledger: Ledger, ident: str) -> Change:
        _must_be_allowed(ledger, message.seat, signal)
        body = {"text": text, "signal": signal} if signal else {"text": text}
        return Change(ledger.next("chat", message.seat, body=body, ident=ident))

    await _once(s, message, message.seat, make)


def _must_be_allowed(ledger: Ledger, seat: int, signal: list[str] | None = None) -> None:
    """May the seat say this now?  The plan pad is talk, too."""
    talk = allowed(ledger, seat)
    if talk.kind == "silent":
        raise Refusal("silent", rule=talk.rule)
    if signal and not is_signal(ledger, seat, signal):
        raise Refusal("illegal", rule=talk.rule)
    if talk.kind == "signals" and not signal:
        raise Refusal("signals-only", rule=talk.rule)


async def _once(
    s: Session, message: p.Up, seat: int | None, make: Callable[[Ledger, str], Change]
) -> None:
    """Commit what the message asks for, unless it has been committed before."""
    ident = f"{'host' if seat is None else seat}:{message.id}"

    def once(ledger: Ledger) -> Change:
        if ident in ledger.idents:
            raise _Repeated(ledger.idents[ident])
        return make(ledger, ident)

    try:
        entry = await s.table.change(once)
    except _Repeated as before:
        s.done(message, before.seq, repeated=True)
        return
    s.done(message, entry.seq)


# ---------------------------------------------------------------------------------------- plan pad
async def _mark(s: Session, message: p.Mark) -> None:
    s.must_hold(message.seat)
    if not s.plan_bucket.take():
        raise Refusal("too-fast")
    note = clean(message.note)
    ends = 2 if message.kind == "arrow" else 1
    if len(set(message.refs)) != ends or (message.kind == "note" and not note):
        raise Refusal("malformed")
    body = {"kind": message.kind, "refs": message.refs, "note": note}

    def make(ledger: Ledger, ident: str) -> Change:
        _must_be_allowed(ledger, message.seat)
        own = sum(mark.seat == message.seat for mark in ledger.marks)
        if own >= s.house.settings.most_marks:
            raise Refusal("too-many")
        return Change(ledger.next("plan", message.seat, body=body, ident=ident))

    await _once(s, message, message.seat, make)


async def _erase(s: Session, message: p.Erase) -> None:
    if message.seat is not None:
        s.must_hold(message.seat)
    elif not s.host:
        raise Refusal("no-permission")

    def make(ledger: Ledger, ident: str) -> Change:
        meant = [
            mark
            for mark in ledger.marks
            if message.seat in (None, mark.seat) and message.mark in (None, mark.mark)
        ]
        if not meant:
            raise Refusal("stale")
        body = {"mark": message.mark}
        return Change(ledger.next("erase", message.seat, body=body, ident=ident))

    await _once(s, message, message.seat, make)


async def _ask_odds(s: Session, message: p.AskOdds) -> None:
    s.must_hold(message.seat)
    house = s.house
    if s.odds is not None or house.odds_running >= house.settings.most_odds:
        raise Refusal("busy")
    async with s.table.lock:
        ledger = s.table.ledger
        play = ledger.play
        if not ledger.manners.odds:
            raise Refusal("no-odds")
        if play is None or ledger.status != "playing":
            raise Refusal("not-playing")
        ask = play.position.ask(message.seat)
        if ask is None or ledger.asked[message.seat] != message.question:
            raise Refusal("stale")
        job = job_for(play.setting, play.position, message.seat, secrets.randbits(63))
    readers = s.table.renderer.readers()
    assert readers is not None

    async def work() -> None:
        house.odds_running += 1
        try:
            found = await house.thinkers.run(weigh, job, house.settings.odds_playouts)
            entries = [
                p.OddsEntry(choice, readers.label(s.language, ask, choice), mean, error, n)
                for choice, mean, error, n in found
            ]
            s.answer(p.Odds(id=message.id, question=message.question, options=entries))
        except Closed:
            return
        finally:
            house.odds_running -= 1
            s.odds = None

    s.odds = house.keep(work())


async def _try(s: Session, message: p.Try) -> None:
    """Answered from what the seat may know; nothing is written anywhere."""
    s.must_hold(message.seat)
    if not s.try_bucket.take():
        raise Refusal("too-fast")
    async with s.table.lock:
        ledger = s.table.ledger
        play = ledger.play
        if play is None or s.table.frozen or ledger.status != "playing":
            raise Refusal("not-playing")
        ask = play.position.ask(message.seat)
        if ask is None or ledger.asked[message.seat] != message.question:
            raise Refusal("stale")
        try:
            tried = play.position.tried(message.seat, thawed(message.draft), message.intent)
        except (IllegalChoice, UnreadableChoice):
            raise Refusal("illegal") from None
        words = s.table.renderer.words(s.language)
        lines = words.tried(play.position, message.seat, tried)
    why = tried.refusal
    s.answer(
        p.Tried(
            id=message.id,
            question=message.question,
            choice=tried.choice,
            refusal=words.refusal(why, with_rule=False) if why else "",
            rule=why.rule if why else "",
            facts=why.facts if why else {},
            lines=lines,
            drawing=tried.drawing,
        )
    )


def thawed(draft: Any) -> Any:
    """A draft as a choice; None: there is none yet."""
    return None if draft is None else freeze(draft)


def _name_pieces(s: Session, message: p.NamePieces) -> None:
    words = s.table.renderer.words(s.language)
    s.answer(p.Named(id=message.id, names=[words.piece(ref) for ref in message.refs]))


async def _describe(s: Session, message: p.Describe) -> None:
    async with s.table.lock:
        view = s.glance()
        readers = s.table.renderer.readers()
    lines: list[str] = []
    face = readers.game.face("board") if readers else None
    if view is not None and readers is not None and face is not None:
        words = s.table.renderer.words(s.language)
        lines = list(face.board(view.state, readers.facts, words))
    if not lines:
        lines = [house_words(s.language).text("refused-not-playing")]
    s.answer(p.Described(id=message.id, lines=lines))


async def _measure(s: Session, message: p.Measure) -> None:
    """Of the moment the reader looks at; the game measures only what lies openly on the board."""
    async with s.table.lock:
        play, readers = s.table.ledger.play, s.table.renderer.readers()
        if play is None or readers is None or s.table.frozen:
            raise Refusal("not-playing")
        position = play.position if s.moment is None else play.position_at(s.moment)
        measure = getattr(readers.game.face("board"), "measure", None)
        words = readers.words(s.language)
        found = measure(position.state, message.what, words) if measure else {}
    s.answer(p.Measured(id=message.id, found=found))
