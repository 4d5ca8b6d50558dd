"""Table talk: what the host has decided, what a seat may say now, and how it reads.

A game with a module ``talk`` offers sentences of its own (its signals: talk that tells nothing, or
cards that are shown) and says whether its rules restrict talk at all, when nothing else may be
said, and who must be silent.  In any other game people talk as they like.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from zareba.engine import Game
from zareba.server.wire.api import NewManners
from zareba.server.wire.parts import ChatLine, ChatMode, Manners, MarkView, Signal, Talk
from zareba.wording import Words

from .ledger import Ledger

WITH_SIGNALS: tuple[ChatMode, ...] = ("game", "presets", "free")  # the default first
WITHOUT: tuple[ChatMode, ...] = ("free",)
Sentence = Callable[[Sequence[str]], str]  # a signal in the reader's language


class BadManners(ValueError):
    """A way of talking that the game does not offer."""


def chat_modes(game: Game) -> tuple[ChatMode, ...]:
    """What the host can choose; the first is the default."""
    return WITH_SIGNALS if game.talk is not None and game.talk.restricts else WITHOUT


def decided(game: Game, wish: NewManners, before: Manners | None = None) -> Manners:
    """What holds from now on: the wish, and for the rest what held before."""
    modes = chat_modes(game)
    old = before or Manners(chat=modes[0])
    chat = old.chat if wish.chat is None else wish.chat
    if chat not in modes:
        raise BadManners(f"chat: {chat!r} is not one of {', '.join(modes)} in {game.name}")
    return Manners(
        chat=chat,
        odds=old.odds if wish.odds is None else wish.odds,
        wipe=old.wipe if wish.wipe is None else wish.wipe,
        hints=old.hints if wish.hints is None else wish.hints,
    )


def allowed(ledger: Ledger, seat: int) -> Talk:
    """How the seat may talk now, and by which rule not freely; still without words."""
    play = ledger.play
    face = play.setting.game.talk if play is not None else None
    if play is None or face is None or ledger.status != "playing":
        return Talk()
    g = play.position.state
    if rule := face.silenced_by(g, seat):  # free talk or not: a rule of the game
        return Talk("silent", rule=rule)
    rule = face.signals_only(g)
    match ledger.manners.chat:
        case "presets":
            return Talk("signals", rule=face.rule)
        case "game" if rule:
            return Talk("signals", rule=rule)
    return Talk()


def is_signal(ledger: Ledger, seat: int, said: list[str]) -> bool:
    """Does the game offer this sentence to the seat now?"""
    play = ledger.play
    face = play.setting.game.talk if play is not None else None
    if play is None or face is None or ledger.status != "playing":
        return False
    return tuple(said) in face.signals(play.position.state, seat)


# ---------------------------------------------------------------------------------------- in words
def talk_in_words(ledger: Ledger, seat: int | None, words: Words, sentence: Sentence) -> Talk:
    """What the seat that looks may say now."""
    play = ledger.play
    if seat is None or play is None:
        return Talk()
    talk = allowed(ledger, seat)
    face = play.setting.game.talk
    offered = face.signals(play.position.state, seat) if face and ledger.status == "playing" else []
    signals = [Signal(list(said), sentence(said)) for said in offered]
    why = "" if talk.kind == "free" else words.text(f"talk-{talk.kind}")
    return msgspec.structs.replace(talk, text=why, signals=signals)


def chat_in_words(line: ChatLine, sentence: Sentence) -> ChatLine:
    if not line.signal:
        return line
    return msgspec.structs.replace(line, text=sentence(line.signal))


def mark_in_words(mark: MarkView, who: str, words: Words) -> MarkView:
    """Anna: arrow from Ighil to Soumeur."""
    places = [words.piece(ref) for ref in mark.refs]
    text = words.text(f"mark-{mark.kind}", who=who, place=places[0], to=places[-1], note=mark.note)
    if mark.note and mark.kind != "note":
        text = words.text("mark-noted", mark=text, note=mark.note)
    return msgspec.structs.replace(mark, text=text)
