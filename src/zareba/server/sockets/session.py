"""One socket: what comes up is obeyed in order, what goes down is the newest view.

A slow reader gets fewer views, never old ones: the sender draws when it can write.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from zareba.engine import Line
from zareba.server.jobs.workers import PERSON
from zareba.server.running.buckets import Bucket
from zareba.server.tables.house import House
from zareba.server.tables.table import LiveTable
from zareba.server.views.phrasebook import problem_text
from zareba.server.views.watching import Watching
from zareba.server.wire import protocol as p
from zareba.server.wire.declined import Declined
from zareba.server.wire.envelopes import NoMessage, id_of, read_message

from .pipe import Pipe

HELLO_SECONDS = 20.0
MOST_ANSWERS = 500  # waiting to be written
LINES_AT_ONCE = 20  # of the log, put into words without pausing
CLOSE_BROKEN, CLOSE_LATER, CLOSE_NO_HELLO, CLOSE_NO_TABLE = 1011, 1013, 4400, 4404
CLOSE_SLOW, CLOSE_FLOOD = 4408, 4429


class Closed(Exception):
    """This side ends the conversation."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Session:
    """A reader of one table; *obey* does what its messages ask for."""

    def __init__(self, house: House, pipe: Pipe, table_id: str, obey: Obey) -> None:
        self.house, self.pipe, self.table_id, self._obey = house, pipe, table_id, obey
        self._tickets: dict[int, int] = {}  # seats opened by the secrets, see Ledger.left
        self.host = False
        self.eyes: int | None = None  # whose eyes
        self.language: str = "en"
        self.moment: int | None = None  # looking back
        self.watching = Watching()
        self._known: list[Line] = []
        self._chat_known = 0
        self._naming: list[tuple[str, str]] = []
        self._answers: list[p.Down | Callable[[], p.Down]] = []
        self._news: set[str] = set()
        self._wake, self._began = asyncio.Event(), 0.0  # when what is shown was committed
        self._messages = Bucket(*house.settings.messages)
        self.chat_bucket = Bucket(*house.settings.chat)
        self.try_bucket = Bucket(*house.settings.tries)
        self.plan_bucket = Bucket(*house.settings.chat)
        self._patience = house.settings.patience
        self._person, self._watches = PERSON.get(), False
        self.odds: asyncio.Task[None] | None = None
        self.odds_for = (0, 0)  # seat and question
        self.table: LiveTable

    @property
    def held(self) -> set[int]:
        """The seats this reader holds; one that was left is lost."""
        left = self.table.ledger.left
        return {seat for seat, ticket in self._tickets.items() if left[seat] == ticket}

    @property
    def seat(self) -> int | None:
        return self.eyes if self.eyes in self.held or self.may_see_all else None

    @property
    def may_see_all(self) -> bool:
        """Every hand is open when the game is over, and the one it has left, too."""
        return self.table.ledger.status == "over" and not self.table.renderer.sealed

    # ------------------------------------------------------------------------------- life
    async def run(self) -> None:
        house = self.house
        if house.stopping or not house.seats.enter(self._person):
            await self.pipe.close(CLOSE_LATER)
            return
        house.sockets += 1
        house.metrics.sockets.set(house.sockets)
        code = 0
        try:
            await self._greet()
            code = self._code(await self._converse())
        except Exception as error:
            code = self._code(error)
        finally:
            house.sockets -= 1
            house.seats.leave(self._person, self._watches)
            house.metrics.sockets.set(house.sockets)
            self._leave()
            if self.odds is not None:
                self.odds.cancel()
        if code:
            await self.pipe.close(code)

    async def _converse(self) -> BaseException | None:
        """Both ways until one of them ends; what has ended it.

        It is not raised here: an error that holds the frame whose tasks hold it is freed by the
        collector of cycles alone, with all that belongs to the socket.
        """
        both = [asyncio.create_task(self._send_on()), asyncio.create_task(self._listen())]
        try:
            done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
        await asyncio.gather(*both, return_exceptions=True)
        ended = [task for task in both if task in done and not task.cancelled()]
        return ended[0].exception() if ended else None

    def _code(self, error: BaseException | None) -> int:
        """What the other side is told when the conversation has ended so; 0: nothing."""
        match error:
            case None | ConnectionError():
                return 0
            case Closed():
                return error.code
            case TimeoutError():
                return CLOSE_NO_HELLO
            case _:
                self.house.report("socket", error)
                return CLOSE_BROKEN

    def _leave(self) -> None:
        table = getattr(self, "table", None)
        if table is not None:
            table.readers.discard(self)
            if self.held:
                self.house.presence.tell(table)

    async def _greet(self) -> None:
        """The first message must be hello."""
        async with asyncio.timeout(HELLO_SECONDS):
            data = await self._receive()
        try:
            message = read_message(data)
        except NoMessage:
            await self._refuse_and_close(data, "malformed", CLOSE_NO_HELLO)
            return
        if not isinstance(message, p.Hello) or message.protocol != p.PROTOCOL:
            code: p.Code = "wrong-protocol" if isinstance(message, p.Hello) else "malformed"
            await self._refuse_and_close(data, code, CLOSE_NO_HELLO)
            return
        self.language = message.language
        try:
            self.table = await self.house.get(self.table_id)
        except Declined as declined:
            closing = CLOSE_LATER if declined.code == "busy" else CLOSE_NO_TABLE
            await self._refuse_and_close(data, declined.code, closing)
            return
        await self._enter(message)

    async def _receive(self) -> bytes:
        data = await self.pipe.receive()
        if data is None:
            raise ConnectionError
        return data

    async def _refuse_and_close(self, data: bytes, code: p.Code, closing: int) -> None:
        await self._write([self._refused(id_of(data), code)])
        raise Closed(closing)

    async def _enter(self, hello: p.Hello) -> None:
        table = self.table
        async with table.lock:
            keys = await table.keys(hello.secrets)
            self._tickets = {seat: table.ledger.left[seat] for seat in keys.seats}
            self.host = keys.host
            crowded = len(table.readers) >= self.house.settings.most_spectators
            if not self.held:
                self._watches = not crowded and self.house.seats.watch(self._person)
            if not (self.held or self._watches) or not self.house.holds(table):
                raise Closed(CLOSE_LATER)
            self.eyes = self._eyes(hello.seat)
            self._remember(hello)
            table.readers.add(self)
            welcome = p.Welcome(
                id=hello.id,
                protocol=p.PROTOCOL,
                run=self.house.process_id,
                table=table.shown(self.language),
                held=sorted(self.held),
                host=self.host,
            )
            if self.held:
                self.house.presence.tell(table)
        await self._write([welcome])
        for news in ("view", "chat", "marks"):
            self.wake(news)

    def _eyes(self, wished: int | None) -> int | None:
        """The seat asked for, the one that is waited for, or any seat held."""
        known = wished is not None and wished < self.table.ledger.head.players
        if wished in self.held or (known and self.may_see_all):
            return wished
        waiting = [s for s in self.table.ledger.waiting_for() if s in self.held]
        return min(waiting or self.held, default=None)

    def _remember(self, hello: p.Hello) -> None:
        """What the client has from before, as far as it is still true."""
        ledger = self.table.ledger
        self._naming = self.table.renderer.naming
        self.watching = Watching(hello.film)
        if ledger.play is not None and 0 < hello.seq <= ledger.seq:
            self.watching.begin(self.seat, hello.at, hello.seq)
            raw = ledger.play.log[: ledger.unchanged_since(hello.seq)]
            lines = [line for line in raw if line.to is None or line.to == self.seat]
            self._known = lines[: hello.log]
        self._chat_known = min(hello.chat, len(ledger.chat)) if hello.seq <= ledger.seq else 0

    # ------------------------------------------------------------------------------ sending
    def wake(self, what: str) -> None:
        """There is news: view, table, chat, marks or all of it."""
        self._news |= {"view", "table", "chat", "marks"} if what == "all" else {what}
        if what == "table":
            self._news.add("view")  # undo and consent depend on who sits there
        self._wake.set()
        if self.odds is not None and not self._is_put(*self.odds_for):
            self.odds.cancel()

    def _is_put(self, seat: int, question: int) -> bool:
        ledger = self.table.ledger
        return seat in ledger.waiting_for() and ledger.asked[seat] == question

    def answer(self, message: p.Down | Callable[[], p.Down]) -> None:
        """Only the sender draws views, or a newer one could overtake an older one."""
        self._answers.append(message)
        if len(self._answers) > MOST_ANSWERS:
            raise Closed(CLOSE_SLOW)
        self._wake.set()

    async def _send_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self.table.gone:
                raise Closed(CLOSE_NO_TABLE)
            answers, self._answers = self._answers, []
            ready = [await self._drawn(message) for message in answers]
            news, self._news = self._news, set()
            if self.table.lock.locked():  # the table is being changed: the view may take a while
                await self._write(ready)
                ready = []
            told = await self._told(news) if news else []
            await self._write(ready + told)
            if self._began and any(isinstance(message, p.View) for message in told):
                self.house.metrics.broadcast.observe(time.monotonic() - self._began)

    async def _drawn(self, message: p.Down | Callable[[], p.Down]) -> p.Down:
        if isinstance(message, msgspec.Struct):
            return message
        async with self.table.lock:
            return message()

    async def _put_into_words(self) -> None:
        """A long log that the reader does not have yet, bit by bit: others must not wait for it."""
        play, renderer = self.table.ledger.play, self.table.renderer
        for number, line in enumerate(play.log[len(self._known) :] if play else ()):
            if number % LINES_AT_ONCE == LINES_AT_ONCE - 1:
                await asyncio.sleep(0)
            renderer.line(line, self.language)

    async def _told(self, news: set[str]) -> list[p.Down]:
        table, messages = self.table, list[p.Down]()
        if "view" in news:
            await self._put_into_words()
        async with table.lock:
            if table.doubtful:
                return messages  # whoever makes sure of it wakes us again
            self._began = table.committed
            if "table" in news:
                messages.append(p.Table(seq=table.ledger.seq, table=table.shown(self.language)))
            if "view" in news and (view := self._view()) is not None:
                messages.append(view)
            lines = table.ledger.chat[self._chat_known :]
            if lines:
                said = table.renderer.chat(lines, self.language)
                messages.append(p.Chat(chat=p.ChatPart(self._chat_known, said)))
                self._chat_known += len(lines)
            if "marks" in news:
                messages.append(p.Marks(marks=table.renderer.marks(self.language)))
        return messages

    def _view(self) -> p.View | None:
        renderer = self.table.renderer
        if self.table.doubtful:
            return None
        if renderer.naming != self._naming:  # the log names people: it is read anew
            self._naming = renderer.naming
            self.forget()
        if self.moment is not None:
            view = renderer.view_at(self.moment, self.seat, self.language, self._known)
            if view is not None:
                return self.watching.with_film(view, renderer)
            self.moment = None
        view = renderer.view(self.seat, self.language, self.held, self._known)
        return view and self.watching.with_film(view, renderer)

    async def _write(self, messages: Sequence[p.Down]) -> None:
        """What is ready at the same moment goes out together."""
        if messages:
            await self.pipe.send(*map(msgspec.json.encode, messages))

    def _refused(
        self, ident: str, code: p.Code, view: p.View | None = None, why: Declined | None = None
    ) -> p.Refused:
        self.house.metrics.refused.labels(code).inc()
        rule = why.rule if why is not None else ""
        text = problem_text(self.language, code, rule)
        if why is not None and why.because is not None:
            words = self.table.renderer.words(self.language)
            text = words.refusal(why.because, with_rule=False)
        return p.Refused(id=ident, code=code, text=text, rule=rule, view=view)

    # ---------------------------------------------------------------------------- receiving
    async def _listen(self) -> None:
        while True:
            data = await self._receive()
            if not self._messages.take():
                self._out_of_patience()
                self.answer(self._refused(id_of(data), "too-fast"))
                continue
            if len(data) > p.MESSAGE_BYTES:
                self._out_of_patience()
                self.answer(self._refused("", "too-long"))
                continue
            try:
                message = read_message(data)
            except NoMessage:
                self.refuse(id_of(data), "malformed")
                continue
            try:
                await self._obey(self, message)
            except Declined as declined:
                self.refuse(message.id, declined.code, declined)
            except (Closed, ConnectionError, asyncio.CancelledError):
                raise
            except Exception as error:
                self.house.report(f"socket {type(message).__name__}", error)
                self.refuse(message.id, "broken")

    def _out_of_patience(self) -> None:
        self._patience -= 1
        if self._patience < 0:
            raise Closed(CLOSE_FLOOD)

    def refuse(self, ident: str, code: p.Code, why: Declined | None = None) -> None:
        """Nothing has changed; the fresh view comes along."""
        if code in ("malformed", "too-fast"):
            self._out_of_patience()
        self.answer(lambda: self._refused(ident, code, self._view(), why))

    def done(self, message: p.Up, seq: int | None = None, repeated: bool = False) -> None:
        at = self.table.ledger.seq if seq is None else seq
        self.answer(p.Done(id=message.id, seq=at, repeated=repeated))

    def must_hold(self, seat: int | None) -> None:
        """A seat, or (None) the right of the host."""
        if not (self.host if seat is None else seat in self.held):
            raise Declined("no-permission")

    def forget(self) -> None:
        """The client throws its log away: another language, other eyes, other people."""
        self._known = []

    def forget_chat(self) -> None:
        """Signals read differently in another language."""
        self._chat_known = 0

    def glance(self) -> p.View | None:
        """A view that the client does not get."""
        play = self.table.ledger.play
        known = play.lines(self.seat) if play else []
        return self.table.renderer.view(self.seat, self.language, (), known)


Obey = Callable[[Session, p.Up], Awaitable[None]]
