"""What a question offers: its options, intents for drafts, and an answer for the idle."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from zareba.engine import Ask, Domain, Line, Position, drafting, offered_again
from zareba.server.ledger.ledger import Ledger
from zareba.server.wire import parts as p
from zareba.wording import Words

from .guiding import is_prepared
from .phrasebook import Phrasebook


def options(
    ask: Ask, g: Any, offered: Sequence[Any], phrases: Phrasebook, words: Words
) -> list[p.Choice]:
    """The answers that are listed, with what is known and warned of each, in a table's words."""
    said, language = phrases.game.phrases, words.language
    return [
        p.Choice(
            option,
            phrases.label(language, ask, option, g),
            said.hint(g, ask, option, words),
            said.warning(g, ask, option, words),
            list(said.warned(g, ask, option)),
        )
        for option in offered
    ]


def offers(position: Position, ask: Ask, words: Words, told: Sequence[Line]) -> list[p.Choice]:
    """The intents of a free answer; where the options are listed, to do as the log has told."""
    if not isinstance(ask, Domain):
        again = offered_again(position, ask.seat, told)
        return [p.Choice(again, words.intent(position, again, ask.seat))] if again else []
    drafts = drafting(ask)
    return [
        p.Choice(
            intent,
            words.intent(position, intent, ask.seat),
            final=drafts.is_final(intent),
        )
        for intent in drafts.intents(position.state)
    ]


def idle(position: Position, ask: Ask, words: Words) -> p.Choice | None:
    """What is answered for people, in words; None: they are asked."""
    answer = ask.idle(position.state)
    return None if answer is None else p.Choice(answer, words.choice(ask, answer, position.state))


def idle_elsewhere(
    ledger: Ledger, seat: int | None, held: Iterable[int], words: Words
) -> list[p.IdleQuestion]:
    """Where the reader's other seats have nothing to decide, as everybody can see."""
    if ledger.play is None or ledger.status == "closed" or not is_prepared(ledger):
        return []
    position, found = ledger.play.position, []
    for other in sorted(held):
        ask = position.ask(other) if other != seat else None
        if ask and (answer := idle(position, ask, words)):
            text = words.prompt(ask, position.state)
            found.append(p.IdleQuestion(ledger.asked[other], other, text, answer))
    return found
