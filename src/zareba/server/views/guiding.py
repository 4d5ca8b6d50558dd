"""First games at the server: the table a guide wants, and what it says to a question."""

from __future__ import annotations

import msgspec

from zareba.engine import (
    Ask,
    BadOption,
    Game,
    Guide,
    Position,
    Step,
    advised,
    find_game,
    guide_of,
    next_step,
)
from zareba.server.ledger.ledger import Ledger
from zareba.server.wire import api
from zareba.server.wire.parts import GuideView

from .phrasebook import Phrasebook


def guided_table(game: Game, wish: api.NewTable) -> tuple[api.NewTable, str]:
    """The table of the game's guide, and its deal, which is no secret; one seat is a person's."""
    guide = guide_of(game)
    if guide is None:
        raise BadOption(f"{game.name} has no guided game", "no-guide", game=game.name)
    # Nobody else sits down at a table whose dice are known beforehand.
    bots = {i: seat for i, seat in enumerate(wish.seats) if seat.kind == "bot"}
    seats = [
        api.NewSeat() if i == guide.person else bots.get(i, api.NewSeat(kind="bot"))
        for i in range(guide.players)
    ]
    wish = msgspec.structs.replace(
        wish, players=guide.players, options=guide.options, seats=seats, listed=False
    )
    return wish, guide.secret


def guide_for(ledger: Ledger) -> Guide | None:
    return guide_of(find_game(ledger.head.game)) if ledger.head.guided else None


def guided_step(ledger: Ledger) -> Step | None:
    """What the guide's game goes on with, as long as it was followed."""
    guide = guide_for(ledger)
    return next_step(guide, ledger.play.record.choices) if guide and ledger.play else None


def is_prepared(ledger: Ledger, at: int | None = None) -> bool:
    """Is everything made that the house makes for everybody, now or at an earlier moment?"""
    if not ledger.head.prepared or ledger.play is None:
        return True
    first, play = ledger.play.setting.game.first, ledger.play
    position = play.position if at is None else play.position_at(at)
    return first is None or first.ready(position.state)


def guide_view(
    ledger: Ledger, ask: Ask, seat: int, position: Position, phrases: Phrasebook, language: str
) -> GuideView | None:
    """The guide speaks to the table as it stands, not to its past."""
    guide, play = guide_for(ledger), ledger.play
    if guide is None or play is None or position is not play.position:
        return None
    found = advised(guide, play.record.choices, seat)
    if found is None:
        return None
    label = phrases.label(language, ask, found.choice, position.state)
    text = phrases.words(language).text(found.say) if found.say else ""
    return GuideView(found.choice, label, text, found.number, found.steps)


def goal_of(ledger: Ledger, phrases: Phrasebook, language: str) -> str:
    """What newcomers should know at the table that is made for them; a guide says it itself."""
    head = ledger.head
    if not head.prepared or head.guided or find_game(head.game).first is None:
        return ""
    return phrases.words(language).text("game-goal")
