"""What people do with tables besides playing: make, join, leave, lend, close, branch."""

from __future__ import annotations

import copy
from dataclasses import dataclass

import msgspec
from msgspec.structs import replace

from zareba.bots import UnknownBot
from zareba.engine import PEOPLED, BadOption, Branch, Setting, UnknownGame, find_game
from zareba.engine.chance import commitment
from zareba.engine.chance import new_secret as new_chance
from zareba.server.jobs.thinking import check_bot
from zareba.server.ledger.entries import (  # fmt: skip
    GivenBack,
    Head,
    Joined,
    Left,
    Lent,
    MannersSet,
    Rematched,
    TableClosed,
)
from zareba.server.ledger.ledger import Ledger
from zareba.server.ledger.manners import BadManners, decided
from zareba.server.ledger.salts import is_alone
from zareba.server.ledger.seating import MOST_LETTERS
from zareba.server.storage.keys import HOST, INVITE, NO_SEAT, SEAT, Keys, hashed, new_secret
from zareba.server.storage.storage import Door
from zareba.server.views.guiding import guided_table
from zareba.server.wire import api
from zareba.server.wire import protocol as p
from zareba.server.wire.cleaning import clean
from zareba.server.wire.declined import Declined

from .changes import Change
from .house import House
from .table import LiveTable, now


class BadRequest(ValueError):
    """Readable, but not possible: unknown game, option or bot; a record that does not hold."""


@dataclass(frozen=True, slots=True)
class Visit:
    """Who comes to a table, the secret they bring, the language they read."""

    house: House
    table: LiveTable
    secret: str
    language: p.Language

    async def keys(self) -> Keys:
        """What the secret opens; to be asked while the table's lock is held."""
        return await self.table.keys([self.secret] if self.secret else [])

    def shown(self) -> p.TableView:
        """The table as it is now."""
        return self.table.shown(self.language)


# ------------------------------------------------------------------------------------ new tables
class Made(msgspec.Struct):
    table: LiveTable
    host: str
    invite: str


def _wished_seats(house: House, wish: api.NewTable, setting: Setting) -> list[api.NewSeat]:
    """One for each player, those that nobody has spoken of open; bots that can play here."""
    if len(wish.seats) > setting.players:
        raise BadRequest(f"{len(wish.seats)} seats for {setting.players} players")
    seats = [*wish.seats, *[api.NewSeat()] * setting.players][: setting.players]
    for seat in seats:
        if seat.kind == "bot":
            check_bot(seat.bot, setting.game, house.settings.most_playouts)
        elif seat.answers:
            raise BadRequest("answers: only for a bot's seat")
    told = [answer for seat in seats for answer in seat.answers.values()]
    if sum(len(str(answer)) for answer in told) > house.settings.answer_letters:
        raise BadRequest("answers: too long")
    return seats


async def make_table(house: House, wish: api.NewTable) -> Made:
    try:
        game = find_game(wish.game)
        wish, secret = guided_table(game, wish) if wish.guided else (wish, new_chance())
        setting = Setting.of(game, wish.players, wish.options, house.overlay(game.name))
        manners = decided(game, wish.manners)
        seats = _wished_seats(house, wish, setting)
    except (UnknownGame, BadOption, UnknownBot, BadManners) as error:
        raise BadRequest(str(error)) from None
    head = new_head(house, setting, secret, seats, wish.listed, manners)
    head = replace(head, prepared=wish.prepared, guided=wish.guided)
    return await put_up(house, head)


def new_head(
    house: House,
    setting: Setting,
    secret: str,
    seats: list[api.NewSeat],
    listed: bool = False,
    manners: p.Manners | None = None,
) -> Head:
    return Head(
        id=house.settings.share.new_id(),
        **setting.written(),
        commitment=commitment(secret),
        secret=secret,
        listed=listed,
        created=now(),
        seats=seats,
        manners=manners or decided(setting.game, api.NewManners()),
    )


async def put_up(house: House, head: Head, more: list[Door] | None = None) -> Made:
    host, invite = new_secret(), new_secret()
    doors = [
        Door(hashed(host), head.id, HOST, NO_SEAT),
        Door(hashed(invite), head.id, INVITE, NO_SEAT),
        *(more or []),
    ]
    return Made(await house.make(head, doors), host, invite)


# ----------------------------------------------------------------------------------------- seats
async def join(visit: Visit, seat: int, wish: api.Join) -> str:
    """Take an open seat; the secret comes back, or nothing if the visitor holds it already."""
    table, storage = visit.table, visit.house.storage
    must_exist(table, seat)
    name = clean(wish.name)
    if not name:
        raise BadRequest("a name needs letters")
    secret = ""

    async def make(ledger: Ledger) -> Change:
        nonlocal secret
        given = await visit.keys()
        own = seat in given.seats
        reserved = (SEAT, seat) in {(d.role, d.seat) for d in await storage.doors_of(table.id)}
        if reserved and not own:
            raise Declined("taken")
        if not (own or given.invite or ledger.head.listed):
            raise Declined("no-permission")
        if ledger.status not in ("gathering", "playing"):
            raise Declined("not-playing")
        if ledger.seats[seat].kind != "open":
            raise Declined("taken")
        if wish.salt and not is_alone(seat, ledger.seats):
            raise Declined("promise-first")
        others = {there.name for i, there in enumerate(ledger.seats) if i != seat}
        secret = "" if own else new_secret()
        doors = [Door(hashed(secret), table.id, SEAT, seat)] if secret else []
        return Change(Joined(seat, _distinct(name, others), wish.salt, wish.commitment), doors)

    await table.change(make)
    return secret


def _distinct(name: str, taken: set[str]) -> str:
    """The log calls people by their names: Ann, and another Ann is Ann 2."""
    made, number = name, 2
    while made in taken:
        made, number = f"{name[: MOST_LETTERS - 3]} {number}", number + 1
    return made


def must_exist(table: LiveTable, seat: int) -> None:
    if not 0 <= seat < table.ledger.head.players:
        raise Declined("no-permission")


async def leave(visit: Visit, seat: int) -> None:
    """The seat opens again and its secret opens nothing any more."""

    async def make(_ledger: Ledger) -> Change:
        (await visit.keys()).must_hold(seat)
        return Change(Left(seat), closed_doors=[Door("", visit.table.id, SEAT, seat)])

    await visit.table.change(make)


async def lend(visit: Visit, seat: int, bot: str) -> None:
    """A bot plays on: for a person who can take the seat back, or on an open seat.

    The host may do it for somebody who has been away for a while; who is here decides alone.
    """
    house, table = visit.house, visit.table
    must_exist(table, seat)
    await house.presence.read([table.id])
    try:
        check_bot(bot, find_game(table.ledger.head.game), house.settings.most_playouts)
    except (UnknownBot, UnknownGame) as error:
        raise BadRequest(str(error)) from None

    async def make(ledger: Ledger) -> Change:
        given = await visit.keys()
        if ledger.status not in ("gathering", "playing"):
            raise Declined("not-playing")
        if seat in given.seats:
            return Change(Lent(seat, bot))
        there = ledger.seats[seat]
        if not given.host or there.kind == "bot":
            raise Declined("no-permission")
        away = seat not in table.here() and table.away_for(seat) >= house.settings.away_seconds
        if there.kind == "person" and not away:
            raise Declined("is-here")
        return Change(Lent(seat, bot, "host"))

    await table.change(make)


async def take_back(visit: Visit, seat: int) -> None:
    """The person plays on; or the host ends what he has begun: a bot's seat, a stand-in."""
    must_exist(visit.table, seat)

    async def make(ledger: Ledger) -> Change:
        given, there = await visit.keys(), ledger.seats[seat]
        if there.kind != "bot":
            raise Declined("stale")
        hosts = given.host and (there.absent or not there.lent)
        if not (hosts or (there.lent and seat in given.seats)):
            raise Declined("no-permission")
        return Change(GivenBack(seat))

    await visit.table.change(make)


async def set_manners(visit: Visit, wish: api.NewManners) -> None:
    """The host decides how people talk, and what help they get."""

    async def make(ledger: Ledger) -> Change:
        (await visit.keys()).must_be_host()
        try:
            manners = decided(find_game(ledger.head.game), wish, ledger.manners)
        except (UnknownGame, BadManners) as error:
            raise BadRequest(str(error)) from None
        return Change(MannersSet(manners.chat, manners.odds, manners.wipe, manners.hints))

    await visit.table.change(make)


async def close(visit: Visit) -> None:
    async def make(ledger: Ledger) -> Change:
        (await visit.keys()).must_be_host()
        if ledger.status not in ("gathering", "playing"):
            raise Declined("not-playing")
        return Change(TableClosed())

    await visit.table.change(make)


# ------------------------------------------------------------------------------- tables of tables
async def rematch(visit: Visit) -> Made:
    """The same once more.  The old seats' secrets open the new seats."""
    house, table = visit.house, visit.table
    async with table.lock:
        given, ledger = await visit.keys(), table.ledger
        old = await house.storage.doors_of(table.id)
    if not (given.host or given.seats):
        raise Declined("no-permission")
    if table.frozen or not ledger.is_revealed:
        raise Declined("not-over")
    if ledger.rematch:
        raise Declined("taken")
    head = replace(
        new_head(
            house,
            ledger.setting(),
            new_chance(),
            _seats_again(ledger),
            ledger.head.listed,
            ledger.manners,
        ),
        origin=p.Origin(table=table.id, kind="rematch"),
        prepared=ledger.head.prepared,
    )
    kept = [Door(d.hash, head.id, SEAT, d.seat) for d in old if d.role == SEAT]
    made = await put_up(house, head, kept)

    async def make(ledger: Ledger) -> Change:
        if ledger.rematch:
            raise Declined("taken")
        return Change(Rematched(made.table.id))

    await table.change(make)
    return made


def _seats_again(ledger: Ledger) -> list[api.NewSeat]:
    """Bots stay where they sit, told the same; a seat that was lent to one is a person's."""
    return [
        replace(made if made.kind == "bot" else api.NewSeat(), kind="bot", bot=seat.bot)
        if seat.kind == "bot" and not seat.lent
        else api.NewSeat()
        for made, seat in zip(ledger.head.seats, ledger.seats, strict=True)
    ]


def _seats_of_branch(ledger: Ledger) -> list[api.NewSeat]:
    """As at the table it leaves; where bots have played alone, all seats are for people."""
    seats = _seats_again(ledger)
    return seats if any(seat.kind == "open" for seat in seats) else [api.NewSeat()] * len(seats)


async def branch(visit: Visit, wish: api.NewBranch) -> Made:
    """A what-if.  While the game runs it must tell nothing: fresh dice, hidden cards dealt anew."""
    table = visit.table
    async with table.lock:
        given, ledger = await visit.keys(), table.ledger
        play = ledger.play
        if play is None or table.frozen:
            raise Declined("not-playing")
        if not ledger.first <= wish.at <= ledger.choices:
            raise Declined("no-such-moment")
        seat = min(given.seats, default=None)
        if not ledger.is_revealed:
            if wish.dice == "same":
                raise Declined("not-over")
            if seat is None:
                raise Declined("no-permission")
        if play.position_at(wish.at).over:
            raise Declined("no-such-moment")
        base = copy.copy(play.record)
        base.choices, base.trail = play.record.choices[: wish.at], play.record.trail[: wish.at]
        base.result, base.undone = "", []  # what was taken back is no part of this course
    secret = new_chance() if wish.dice == "fresh" else ledger.head.secret
    head = new_head(visit.house, ledger.setting(), secret, _seats_of_branch(ledger))
    if wish.dice == "fresh":
        turning = Branch(at=wish.at, commitment=head.commitment, seat=seat, deal=PEOPLED)
        base.branches = [*base.branches, turning]
    origin = p.Origin(table=table.id, kind="branch", at=wish.at, dice=wish.dice)
    return await put_up(visit.house, replace(head, base=base, origin=origin))
