"""Views in words: what one reader gets to see of a table, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import msgspec

from zareba.engine import Domain, Line, Play, Position, Record, UnknownGame, arranging
from zareba.engine.chain import LiveChain
from zareba.server.ledger.entries import Seat
from zareba.server.ledger.ledger import Ledger
from zareba.server.ledger.manners import chat_in_words, mark_in_words, talk_in_words
from zareba.server.ledger.salts import given_salt
from zareba.server.ledger.seating import seat_name, seat_view
from zareba.server.wire import protocol as p
from zareba.wording import Words

from . import asking
from .films import Films
from .guiding import goal_of, guide_view, is_prepared
from .phrasebook import Phrasebook, house_words, line_in_words, opening_in_words, phrasebook_for

QUESTION_FIELDS = ("ask", "rule", "options", "limits", "waiting_for")


class Frozen(msgspec.Struct):
    """A table whose rules are gone: the last picture of it."""

    why: str  # what is said of it: frozen-...
    at: int = 0
    choices: int = 0
    views: dict[str, dict[str, Any]] = {}
    log: list[Line] = []
    agreed: int | None = None  # choices after which the present rules could go on
    record: Record | None = None
    choice: int = 0  # the first that would go otherwise
    detail: str = ""


class Renderer:
    """Draws one table for its phrases."""

    def __init__(
        self,
        ledger: Ledger,
        frozen: Frozen | None = None,
        patience: float = 0,
        held: bool = False,  # by the operator
    ) -> None:
        self.ledger, self.frozen, self.patience, self.held = ledger, frozen, patience, held
        origin = ledger.head.origin  # until the house has seen that it is over (`unseal`)
        self.sealed = origin is not None and origin.kind == "branch"
        self.films = Films()
        self._chain = LiveChain()
        self._phrases: Phrasebook | None = None
        self._words: dict[str, tuple[Sequence[Seat], Words]] = {}  # with whom it was made for
        self._naming: tuple[Sequence[Seat], list[tuple[str, str]]] = (), []
        self._lines: dict[str, dict[int, tuple[Line, p.LogLine]]] = {}
        self._views: dict[tuple[int | None, str], tuple[int, p.View]] = {}
        self._outlooks: dict[int | None, tuple[Position, dict[str, Any]]] = {}

    def words(self, language: str) -> Words:
        """With the names of the people at this table."""
        seats, kept = self._words.get(language, (None, None))
        if kept is not None and seats is self.ledger.seats:
            return kept
        phrases = self.phrases()
        if phrases is None:
            return house_words(language)
        words = phrases.words(language)
        people = self.people(words)
        if kept is None or kept.people != people:
            kept = words.among(people)
            self._lines.pop(language, None)
        self._words[language] = self.ledger.seats, kept
        return kept

    def people(self, words: Words) -> list[str]:
        return [seat_name(i, seat, words) for i, seat in enumerate(self.ledger.seats)]

    @property
    def naming(self) -> list[tuple[str, str]]:
        """When it changes, the log reads differently."""
        seats = self.ledger.seats
        if self._naming[0] is not seats:
            self._naming = seats, [(seat.name, seat.kind) for seat in seats]
        return self._naming[1]

    def phrases(self) -> Phrasebook | None:
        if self._phrases is None:
            try:
                setting = self.ledger.play.setting if self.ledger.play else self.ledger.setting()
            except (UnknownGame, ValueError):
                return None
            self._phrases = phrasebook_for(setting)
        return self._phrases

    # ----------------------------------------------------------------------------------- tables
    def table(self, language: str, here: Iterable[int] = ()) -> p.TableView:
        ledger, head = self.ledger, self.ledger.head
        words = self.words(language)
        present, played = set(here), ledger.play
        awaited = ledger.salts.awaited if ledger.status == "gathering" else []
        return p.TableView(
            table=head.id,
            game=head.game,
            title=words.text("game-title") if self.phrases() else head.game,
            players=head.players,
            options=head.options,
            rules_version=ledger.rules_version,
            data_hash=ledger.data_hash,
            commitment=head.commitment,
            status=self._status(),
            listed=head.listed,
            seats=[seat_view(i, s, i in present, words) for i, s in enumerate(ledger.seats)],
            choices=self.frozen.choices if self.frozen else ledger.choices,
            waiting_for=[] if self.frozen else ledger.waiting_for(),
            created=head.created,
            changed=ledger.changed,
            origin=head.origin,
            rematch=ledger.rematch,
            result=words.result(played.record.result) if played and played.record.result else "",
            winners=played.winners if played else [],
            notice=self._notice(words),
            decision=self._decision(words),
            manners=ledger.manners,
            hidden=words.game.has_hands if self.phrases() else False,
            salts_awaited=awaited,
            opening=opening_in_words(awaited, self.people(words), words, self.patience),
        )

    def chat(self, lines: list[p.ChatLine], language: str) -> list[p.ChatLine]:
        phrases = self.phrases()
        if phrases is None:
            return lines
        return [chat_in_words(line, partial(phrases.sentence, language)) for line in lines]

    def marks(self, language: str) -> list[p.MarkView]:
        """The plan pad, each mark in words."""
        words = self.words(language)
        who = [name or words.text("seat", n=i + 1) for i, name in enumerate(self.people(words))]
        return [mark_in_words(mark, who[mark.seat], words) for mark in self.ledger.marks]

    def _status(self) -> p.TableStatus:
        kept = self.frozen is None or self.ledger.status == "closed"
        return self.ledger.status if kept else "frozen"  # type: ignore[return-value]

    def _notice(self, words: Words) -> str:
        if (frozen := self.frozen) is None:
            return words.text("table-on-hold") if self.held else ""
        told = "table-kept" if self.ledger.status == "closed" else "table-frozen"
        why = words.text(f"frozen-{frozen.why}", choice=frozen.choice, detail=frozen.detail)
        return words.text(told, why=why, at=frozen.at, choices=frozen.choices)

    def _decision(self, words: Words) -> list[p.RulesOption]:
        """What the host can make of a table whose rules are gone."""
        frozen = self.frozen
        if frozen is None or self.ledger.status != "playing":
            return []
        replay = p.RulesOption("replay", words.text("rules-replay"))
        if frozen.agreed is None:
            return [replay]
        version = words.game.rules_version
        go_on = words.text(
            "rules-continue", version=version, agreed=frozen.agreed, choices=frozen.choices
        )
        return [p.RulesOption("continue", go_on), replay]

    # ------------------------------------------------------------------------------------- views
    def view(
        self, seat: int | None, language: str, held: Iterable[int], known: list[Line]
    ) -> p.View | None:
        """The table now.  *known* are the lines the reader has; it is brought up to date."""
        ledger = self.ledger
        if self.frozen is not None:
            return self._frozen_view(self.frozen, seat, language, known)
        if ledger.play is None:
            return None
        kept = self._views.get((seat, language))
        if kept is None or kept[0] != ledger.seq:
            kept = (ledger.seq, self._draw(ledger.play.position, seat, language))
            self._views[seat, language] = kept
        log = self._log_part(ledger.play.lines(seat), language, known)
        undo = self._undo(seat, set(held), language)
        idle = asking.idle_elsewhere(ledger, seat, held, self.words(language))
        return msgspec.structs.replace(kept[1], log=log, undo=undo, idle=idle)

    def _chosen_there(
        self, moment: int, position: Position, seat: int | None, language: str
    ) -> tuple[Any, str]:
        """What the seat itself has chosen next, and in words."""
        assert self.ledger.play is not None
        choices = self.ledger.play.record.choices
        if moment >= len(choices) or seat is None or choices[moment][0] != seat:
            return None, ""
        ask, phrases, chosen = position.ask(seat), self.phrases(), choices[moment][1]
        text = phrases.label(language, ask, chosen, position.state) if ask and phrases else ""
        return chosen, text

    def view_at(
        self, moment: int, seat: int | None, language: str, known: list[Line]
    ) -> p.View | None:
        """The table as it was, through the same eyes."""
        play = self.ledger.play
        if play is None or self.frozen or not self.ledger.first <= moment <= self.ledger.choices:
            return None
        position = play.position_at(moment)
        view = self._draw(position, seat, language, live=False, moment=moment)
        lines = [line for line in play.lines(seat) if line.at <= moment]
        chosen, text = self._chosen_there(moment, position, seat, language)
        return msgspec.structs.replace(
            view,
            log=self._log_part(lines, language, known),
            undo=p.UndoState("none"),
            chosen=chosen,
            chosen_text=text,
        )

    def _draw(
        self,
        position: Position,
        seat: int | None,
        language: str,
        live: bool = True,
        moment: int | None = None,
    ) -> p.View:
        ledger, phrases = self.ledger, self.phrases()
        assert ledger.play is not None
        assert phrases is not None
        seen = position.seen_now(seat)
        state = {name: value for name, value in seen.items() if name not in QUESTION_FIELDS}
        at = ledger.choices if moment is None else moment
        told = ledger.play.lines(seat) if live else []
        return p.View(
            seq=ledger.seq,
            seat=seat,
            at=at,
            first=ledger.first,
            last=ledger.choices,
            live=live,
            state=state,
            question=self._question(position, seat, language, phrases, seen, told),
            waiting_for=seen["waiting_for"] if ledger.status == "playing" or not live else [],
            log=p.LogPart(0, []),
            undo=p.UndoState("none"),
            talk=talk_in_words(
                ledger, seat, self.words(language), partial(phrases.sentence, language)
            ),
            preview=self._preview(position, seat, phrases, live),
            ending=self._ending(ledger.play, language) if position.over else None,
            head=self._chain.head(ledger.play.record) if live else "",
        )

    def _question(
        self,
        position: Position,
        seat: int | None,
        language: str,
        phrases: Phrasebook,
        seen: dict[str, Any],
        told: Sequence[Line],
    ) -> p.Question | None:
        ask = position.ask(seat) if seat is not None else None
        if ask is None or seat is None or self.ledger.status == "closed":
            return None
        if not is_prepared(self.ledger):
            return None  # the house answers it
        domain, g, words = isinstance(ask, Domain), position.state, self.words(language)
        return p.Question(
            number=self.ledger.asked[seat],
            seat=seat,
            kind=ask.kind,
            facts={name: getattr(ask, name) for name in ask.__struct_fields__},
            text=words.prompt(ask, g),
            rule=seen["rule"],
            options=[] if domain else asking.options(ask, g, seen["options"], phrases, words),
            limits=seen["limits"] if domain else None,
            about=words.limits(position, seat),
            intents=asking.offers(position, ask, words, told),
            arranges=arranging(ask) is not None,
            guide=guide_view(self.ledger, ask, seat, position, phrases, language),
            idle=asking.idle(position, ask, words),
            goal=goal_of(self.ledger, phrases, language),
        )

    def _preview(
        self, position: Position, seat: int | None, phrases: Phrasebook, live: bool
    ) -> dict[str, Any]:
        """What every reader could work out (``outlook``), and where the own options lead."""
        board = phrases.game.board
        eyes = None if board.for_all else seat
        kept = self._outlooks.get(eyes)
        if kept is None or kept[0] is not position:
            kept = self._outlooks[eyes] = position, board.outlook(position.state, seat)
        found = kept[1]
        ask = position.ask(seat) if live and seat is not None else None
        return found | board.preview(position.state, ask) if ask is not None else found

    def _ending(self, play: Play, language: str) -> p.Ending:
        g, words, head = play.position.state, self.words(language), self.ledger.head
        record = play.record
        secret, salt = ("", "") if self.sealed else (head.secret, record.lucks()[-1].salt)
        return p.Ending(
            result=g.result,
            text=words.result(g.result),
            epilogue=words.epilogue(g),
            winners=play.winners,
            commitment=head.commitment,
            secret=secret,
            salt=salt,
            given=given_salt(head) is not None,
        )

    def unseal(self) -> None:
        self.sealed = False
        self._views.clear()

    def _undo(self, seat: int | None, held: set[int], language: str) -> p.UndoState:
        ledger = self.ledger
        words, request = self.words(language), ledger.request
        kind, why = undo_kind(ledger, seat, held)
        if request is not None and request.seat != seat:  # what they are asked about
            text = words.text(f"undo-{request.why}") if request.why else ""
        else:
            text = words.undo(kind, why) if why else ""
        return p.UndoState(kind, text, request)

    # --------------------------------------------------------------------------------------- log
    def _log_part(self, lines: list[Line], language: str, known: list[Line]) -> p.LogPart:
        start = min(len(known), len(lines))
        while start and known[start - 1] is not lines[start - 1]:
            start -= 1
        known[:] = lines
        return p.LogPart(start, [self.line(line, language) for line in lines[start:]])

    def line(self, line: Line, language: str) -> p.LogLine:
        made = self._lines.setdefault(language, {})
        kept = made.get(id(line))
        if kept is None or kept[0] is not line:  # ids are used again
            kept = made[id(line)] = (line, line_in_words(line, self.words(language)))
        return kept[1]

    # ------------------------------------------------------------------------------------ frozen
    def _frozen_view(
        self, frozen: Frozen, seat: int | None, language: str, known: list[Line]
    ) -> p.View:
        lines = [line for line in frozen.log if line.to is None or line.to == seat]
        state = frozen.views.get("" if seat is None else str(seat), {})
        return p.View(
            seq=self.ledger.seq,
            seat=seat,
            at=frozen.at,
            first=frozen.at,
            last=frozen.at,
            live=True,
            state={name: value for name, value in state.items() if name not in QUESTION_FIELDS},
            question=None,
            waiting_for=[],
            log=self._log_part(lines, language, known),
            undo=p.UndoState("none"),
        )


def undo_kind(ledger: Ledger, seat: int | None, held: set[int]) -> tuple[p.UndoKind, str]:
    """What taking back would be for this reader, and why it is not free."""
    if seat is None or seat not in held or ledger.play is None or ledger.status != "playing":
        return "none", ""
    if ledger.last_choice_of(seat) is None:
        return "none", "nothing-chosen"
    why = ledger.play.undo_refused(seat)
    if not why:
        return "free", ""
    return ("ask" if others(ledger, held) else "alone"), why


def others(ledger: Ledger, held: set[int]) -> list[int]:
    """The seats of other people, who must agree."""
    return [i for i, s in enumerate(ledger.seats) if s.held and not s.absent and i not in held]
