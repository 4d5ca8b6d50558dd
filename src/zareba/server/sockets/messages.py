"""What each message on a socket does."""

from __future__ import annotations

from typing import Any, assert_never

from zareba.engine import IllegalChoice, UnreadableChoice, after, as_choice
from zareba.server.ledger.entries import (
    Consented,
    Erased,
    Marked,
    Said,
    TakenBack,
    UndoAsked,
    UndoDropped,
)
from zareba.server.ledger.ledger import Ledger
from zareba.server.ledger.manners import allowed, is_signal
from zareba.server.tables.changes import Change, Make, answer
from zareba.server.views.phrasebook import house_words
from zareba.server.views.rendering import others, undo_kind
from zareba.server.wire import protocol as p
from zareba.server.wire.cleaning import clean
from zareba.server.wire.declined import Declined

from .odds import ask_odds
from .session import Session


async def obey(s: Session, message: p.Up) -> None:
    match message:
        case p.Choose():
            await _choose(s, message)
        case p.Undo():
            await _undo(s, message)
        case p.Consent():
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
            await ask_odds(s, message)
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
        case p.Hello():  # a second one
            raise Declined("malformed")
        case _:
            assert_never(message)


async def _commit(s: Session, message: p.Up, seat: int | None, make: Make) -> bool:
    """Commit what the message asks for, if the seat (None: the host) is still held then.

    False: the same message had been committed before.
    """

    async def permitted(ledger: Ledger) -> Change:
        s.must_hold(seat)
        return await make(ledger)

    ident = f"{'host' if seat is None else seat}:{message.id}"
    done = await s.table.change(permitted, ident, told=lambda c: s.done(message, *c))
    if done.repeated:
        s.wake("view")
    return not done.repeated


# ---------------------------------------------------------------------------------------- the game
async def _choose(s: Session, message: p.Choose) -> None:
    async def make(ledger: Ledger) -> Change:
        if ledger.seats[message.seat].kind != "person":
            raise Declined("no-permission")  # a bot plays it: take it back first
        given = message.seat, message.question, message.choice
        return answer(ledger, *given, then=message.then)

    await _commit(s, message, message.seat, make)


async def _undo(s: Session, message: p.Undo) -> None:
    async def make(ledger: Ledger) -> Change:
        if ledger.choices != message.at:
            raise Declined("stale")
        kind, why = undo_kind(ledger, message.seat, s.held)
        to = ledger.last_choice_of(message.seat)
        if kind == "none" or to is None:
            raise Declined("nothing-to-undo")
        if kind != "ask":
            return Change(TakenBack(message.seat, to, kind, why))
        if ledger.request is not None:
            raise Declined("undo-pending")
        return Change(UndoAsked(message.seat, to, others(ledger, s.held), why))

    if await _commit(s, message, message.seat, make):
        s.moment = None


async def _consent(s: Session, message: p.Consent) -> None:
    async def make(ledger: Ledger) -> Change:
        request = ledger.request
        if request is None or message.seat not in request.missing:
            raise Declined("stale")
        if not message.yes:
            return Change(UndoDropped(message.seat))
        if request.missing == [message.seat]:
            return Change(TakenBack(request.seat, request.to, "consent", request.why))
        return Change(Consented(message.seat))

    await _commit(s, message, message.seat, make)


async def _withdraw(s: Session, message: p.Withdraw) -> None:
    async def make(ledger: Ledger) -> Change:
        if ledger.request is None or ledger.request.seat != message.seat:
            raise Declined("stale")
        return Change(UndoDropped(message.seat))

    await _commit(s, message, message.seat, make)


# ----------------------------------------------------------------------------------------- looking
async def _look(s: Session, message: p.Look) -> None:
    ledger = s.table.ledger
    if message.at is not None and (
        ledger.play is None or s.table.frozen or not ledger.first <= message.at <= ledger.choices
    ):
        raise Declined("no-such-moment")
    s.moment, s.watching.retold = message.at, message.film
    s.wake("view")
    s.done(message)


async def _sit(s: Session, message: p.Sit) -> None:
    if message.seat is not None:
        exists = message.seat < s.table.ledger.head.players
        if not (exists and s.may_see_all):
            s.must_hold(message.seat)
    s.eyes = message.seat
    _afresh(s, message, "view")


def _afresh(s: Session, message: p.Up, what: str) -> None:
    s.forget()
    s.wake(what)
    s.done(message)


# -------------------------------------------------------------------------------------------- talk
async def _say(s: Session, message: p.Say) -> None:
    s.must_hold(message.seat)
    if not s.chat_bucket.take():
        raise Declined("too-fast")
    text, signal = clean(message.text or ""), message.signal
    if bool(text) == bool(signal):  # one of them
        raise Declined("malformed")

    async def make(ledger: Ledger) -> Change:
        _must_be_allowed(ledger, message.seat, signal)
        return Change(Said(message.seat, text, signal or []))

    await _commit(s, message, message.seat, make)


def _must_be_allowed(ledger: Ledger, seat: int, signal: list[str] | None = None) -> None:
    """May the seat say this now?  The plan pad is talk, too."""
    talk = allowed(ledger, seat)
    if talk.kind == "silent":
        raise Declined("silent", rule=talk.rule)
    if signal and not is_signal(ledger, seat, signal):
        raise Declined("illegal", rule=talk.rule)
    if talk.kind == "signals" and not signal:
        raise Declined("signals-only", rule=talk.rule)


# ---------------------------------------------------------------------------------------- plan pad
async def _mark(s: Session, message: p.Mark) -> None:
    s.must_hold(message.seat)
    if not s.plan_bucket.take():
        raise Declined("too-fast")
    note = clean(message.note)
    ends = 2 if message.kind == "arrow" else 1
    if len(set(message.refs)) != ends or (message.kind == "note" and not note):
        raise Declined("malformed")

    async def make(ledger: Ledger) -> Change:
        _must_be_allowed(ledger, message.seat)
        own = sum(mark.seat == message.seat for mark in ledger.marks)
        if own >= s.house.settings.most_marks:
            raise Declined("too-many")
        return Change(Marked(message.seat, message.kind, message.refs, note))

    await _commit(s, message, message.seat, make)


async def _erase(s: Session, message: p.Erase) -> None:
    async def make(ledger: Ledger) -> Change:
        meant = [
            mark
            for mark in ledger.marks
            if message.seat in (None, mark.seat) and message.mark in (None, mark.mark)
        ]
        if not meant:
            raise Declined("stale")
        return Change(Erased(message.seat, message.mark))

    await _commit(s, message, message.seat, make)


# ------------------------------------------------------------------------------------------- help
async def _try(s: Session, message: p.Try) -> None:
    """Answered from what the seat may know; nothing is written anywhere."""
    s.must_hold(message.seat)
    if not s.try_bucket.take():
        raise Declined("too-fast")
    async with s.table.lock:
        ledger = s.table.ledger
        play = ledger.play
        if play is None or s.table.frozen or ledger.status != "playing":
            raise Declined("not-playing")
        ask = play.position.ask(message.seat)
        if ask is None or ledger.asked[message.seat] != message.question:
            raise Declined("stale")
        try:
            tried = play.position.tried(message.seat, drafted(message.draft), message.intent)
        except (IllegalChoice, UnreadableChoice):
            raise Declined("illegal") from None
        words = s.table.renderer.words(s.language)
        lines = words.tried(play.position, message.seat, tried)
        warning, warned = "", list[str]()
        if tried.answers:
            end = after(play.position, message.seat, tried.answers)
            warning = words.warning(end, tried.answers[-1], message.seat)
            warned = words.warned(end, tried.answers[-1], message.seat)
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
            answers=list(tried.answers),
            warning=warning,
            warned=warned,
        )
    )


def drafted(draft: Any) -> Any:
    """A draft as a choice; None: there is none yet."""
    return None if draft is None else as_choice(draft)


def _name_pieces(s: Session, message: p.NamePieces) -> None:
    words = s.table.renderer.words(s.language)
    s.answer(p.Named(id=message.id, names=[words.piece(ref) for ref in message.refs]))


async def _describe(s: Session, message: p.Describe) -> None:
    async with s.table.lock:
        view = s.glance()
        phrases = s.table.renderer.phrases()
    lines: list[str] = []
    if view is not None and phrases is not None:
        words = s.table.renderer.words(s.language)
        lines = list(phrases.game.board.lines(view.state, phrases.facts, words))
    if not lines:
        lines = [house_words(s.language).text("refused-not-playing")]
    s.answer(p.Described(id=message.id, lines=lines))


async def _measure(s: Session, message: p.Measure) -> None:
    """Of the moment the reader looks at; the game measures only what lies openly on the board."""
    async with s.table.lock:
        play, phrases = s.table.ledger.play, s.table.renderer.phrases()
        if play is None or phrases is None or s.table.frozen:
            raise Declined("not-playing")
        position = play.position if s.moment is None else play.position_at(s.moment)
        words = phrases.words(s.language)
        found = phrases.game.board.measure(position.state, message.what, words)
    s.answer(p.Measured(id=message.id, found=found))
