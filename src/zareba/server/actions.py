"""What people do with tables besides playing: make, join, leave, lend, close, branch, import."""

from __future__ import annotations

import copy

import msgspec

from zareba.bots import UnknownBot
from zareba.engine import BadOption, BadRecord, Branch, Record, Setting, UnknownGame, find_game
from zareba.engine.chance import commitment
from zareba.engine.chance import new_secret as new_chance

from . import api
from . import protocol as p
from .entries import Head
from .house import House
from .ledger import Ledger
from .limits import clean
from .manners import BadManners, decided
from .storage import Door
from .table import Change, Refusal, Table, hashed, new_secret, new_table_id, now
from .thinking import check_bot, judge

HOST, INVITE, SEAT = "host", "invite", "seat"
NO_SEAT = -1
MOST_LETTERS = 32  # of a name


class BadRequest(ValueError):
    """Readable, but not possible: unknown game, option or bot; a record that does not hold."""


class Keys:
    """What the secrets of one request open at one table."""

    def __init__(self, doors: list[Door]) -> None:
        self.host = any(d.role == HOST for d in doors)
        self.invite = self.host or any(d.role == INVITE for d in doors)
        self.seats = {d.seat for d in doors if d.role == SEAT}

    def must_hold(self, seat: int) -> None:
        if seat not in self.seats:
            raise Refusal("no-permission")


async def keys(house: House, table: str, bearer: str) -> Keys:
    return Keys(await house.doors([bearer] if bearer else [], table))


# ------------------------------------------------------------------------------------ new tables
class Made(msgspec.Struct):
    table: Table
    host: str
    invite: str


async def make_table(house: House, wish: api.NewTable) -> Made:
    try:
        game = find_game(wish.game)
        setting = Setting.of(game, wish.players, wish.options, house.overlay(game.name))
        manners = decided(game, wish.manners)
        seats = [*wish.seats, *[api.NewSeat()] * setting.players][: setting.players]
        for seat in seats:
            if seat.kind == "bot":
                check_bot(seat.bot, game, house.settings.most_playouts)
            elif seat.answers:
                raise BadRequest("answers: only for a bot's seat")
    except (UnknownGame, BadOption, UnknownBot, BadManners) as error:
        raise BadRequest(str(error)) from None
    if len(wish.seats) > setting.players:
        raise BadRequest(f"{len(wish.seats)} seats for {setting.players} players")
    return await _make(house, _head(setting, new_chance(), seats, wish.listed, manners))


def _head(
    setting: Setting,
    secret: str,
    seats: list[api.NewSeat],
    listed: bool = False,
    manners: p.Manners | None = None,
) -> Head:
    return Head(
        id=new_table_id(),
        game=setting.game.name,
        rules_version=setting.game.rules_version,
        data_hash=setting.data.hash,
        players=setting.players,
        options=dict(setting.options),
        commitment=commitment(secret),
        secret=secret,
        listed=listed,
        created=now(),
        seats=seats,
        manners=manners or decided(setting.game, api.NewManners()),
    )


async def _make(house: House, head: Head, more: list[Door] | None = None) -> Made:
    host, invite = new_secret(), new_secret()
    doors = [
        Door(hashed(host), head.id, HOST, NO_SEAT),
        Door(hashed(invite), head.id, INVITE, NO_SEAT),
        *(more or []),
    ]
    return Made(await house.make(head, doors), host, invite)


# ----------------------------------------------------------------------------------------- seats
async def join(house: House, table: Table, seat: int, wish: api.Join, bearer: str) -> str:
    """Take an open seat; the secret comes back, or nothing if the bearer holds it already."""
    given = await keys(house, table.id, bearer)
    _must_exist(table, seat)
    name = clean(wish.name)
    if not name:
        raise BadRequest("a name needs letters")
    own = seat in given.seats
    reserved = any(
        d.role == SEAT and d.seat == seat for d in await house.storage.doors_of(table.id)
    )
    if reserved and not own:
        raise Refusal("taken")
    if not (own or given.invite or table.ledger.head.listed):
        raise Refusal("no-permission")
    secret = "" if own else new_secret()
    doors = [] if own else [Door(hashed(secret), table.id, SEAT, seat)]

    def make(ledger: Ledger) -> Change:
        if ledger.status not in ("gathering", "playing"):
            raise Refusal("not-playing")
        if ledger.seats[seat].kind != "open":
            raise Refusal("taken")
        others = {there.name for there in ledger.seats}
        body = {"name": _distinct(name, others), "salt": wish.salt}
        return Change(ledger.next("join", seat, body=body), doors)

    await table.change(make)
    return secret


def _distinct(name: str, taken: set[str]) -> str:
    """The log calls people by their names: Ann, and another Ann is Ann 2."""
    made, number = name, 2
    while made in taken:
        made, number = f"{name[: MOST_LETTERS - 3]} {number}", number + 1
    return made


def _must_exist(table: Table, seat: int) -> None:
    if not 0 <= seat < table.ledger.head.players:
        raise Refusal("no-permission")


async def leave(house: House, table: Table, seat: int, bearer: str) -> None:
    """The seat opens again and its secret opens nothing any more."""
    (await keys(house, table.id, bearer)).must_hold(seat)
    await table.change(
        lambda ledger: Change(
            ledger.next("leave", seat), closed_doors=[Door("", table.id, SEAT, seat)]
        )
    )


async def lend(house: House, table: Table, seat: int, bot: str, bearer: str) -> None:
    """A bot plays on: for a person who can take the seat back, or on an open seat.

    The host may do it for somebody who has been away for a while; who is here decides alone.
    """
    given = await keys(house, table.id, bearer)
    _must_exist(table, seat)
    await house.presence.read([table.id])
    try:
        check_bot(bot, find_game(table.ledger.head.game), house.settings.most_playouts)
    except (UnknownBot, UnknownGame) as error:
        raise BadRequest(str(error)) from None

    def make(ledger: Ledger) -> Change:
        if ledger.status not in ("gathering", "playing"):
            raise Refusal("not-playing")
        if seat in given.seats:
            return Change(ledger.next("bot", seat, body={"bot": bot}))
        there = ledger.seats[seat]
        if not given.host or there.kind == "bot":
            raise Refusal("no-permission")
        away = seat not in table.here() and table.away_for(seat) >= house.settings.away_seconds
        if there.kind == "person" and not away:
            raise Refusal("is-here")
        return Change(ledger.next("bot", seat, body={"bot": bot, "by": "host"}))

    await table.change(make)


async def take_back(house: House, table: Table, seat: int, bearer: str) -> None:
    """The person plays on; or the host ends what he has begun: a bot's seat, a stand-in."""
    given = await keys(house, table.id, bearer)
    _must_exist(table, seat)

    def make(ledger: Ledger) -> Change:
        there = ledger.seats[seat]
        if there.kind != "bot":
            raise Refusal("stale")
        hosts = given.host and (there.absent or not there.lent)
        if not (hosts or (there.lent and seat in given.seats)):
            raise Refusal("no-permission")
        return Change(ledger.next("back", seat))

    await table.change(make)


async def set_manners(house: House, table: Table, wish: api.NewManners, bearer: str) -> None:
    """The host decides how people talk, and what help they get."""
    if not (await keys(house, table.id, bearer)).host:
        raise Refusal("no-permission")

    def make(ledger: Ledger) -> Change:
        try:
            manners = decided(find_game(ledger.head.game), wish, ledger.manners)
        except (UnknownGame, BadManners) as error:
            raise BadRequest(str(error)) from None
        return Change(ledger.next("manners", body=msgspec.to_builtins(manners)))

    await table.change(make)


async def close(house: House, table: Table, bearer: str) -> None:
    if not (await keys(house, table.id, bearer)).host:
        raise Refusal("no-permission")

    def make(ledger: Ledger) -> Change:
        if ledger.status not in ("gathering", "playing"):
            raise Refusal("not-playing")
        return Change(ledger.next("close"))

    await table.change(make)


# ------------------------------------------------------------------------------- tables of tables
async def rematch(house: House, table: Table, bearer: str) -> Made:
    """The same once more.  The old seats' secrets open the new seats."""
    given = await keys(house, table.id, bearer)
    if not (given.host or given.seats):
        raise Refusal("no-permission")
    ledger = table.ledger
    if table.frozen or not ledger.is_revealed:
        raise Refusal("not-over")
    if ledger.rematch:
        raise Refusal("taken")
    seats = [
        api.NewSeat(kind="bot", bot=seat.bot)
        if seat.kind == "bot" and not seat.lent
        else api.NewSeat()
        for seat in ledger.seats
    ]
    head = msgspec.structs.replace(
        _head(ledger.setting(), new_chance(), seats, ledger.head.listed, ledger.manners),
        origin=p.Origin(table=table.id, kind="rematch"),
    )
    old = await house.storage.doors_of(table.id)
    kept = [Door(d.hash, head.id, SEAT, d.seat) for d in old if d.role == SEAT]
    made = await _make(house, head, kept)

    def make(ledger: Ledger) -> Change:
        if ledger.rematch:
            raise Refusal("taken")
        return Change(ledger.next("rematch", body={"table": made.table.id}))

    await table.change(make)
    return made


async def branch(house: House, table: Table, wish: api.NewBranch, bearer: str) -> Made:
    """A what-if.  While the game runs it must tell nothing: fresh dice, hidden cards dealt anew."""
    given = await keys(house, table.id, bearer)
    async with table.lock:
        ledger = table.ledger
        play = ledger.play
        if play is None or table.frozen:
            raise Refusal("not-playing")
        if not ledger.first <= wish.at <= ledger.choices:
            raise Refusal("no-such-moment")
        seat = min(given.seats, default=None)
        if not ledger.is_revealed:
            if wish.dice == "same":
                raise Refusal("not-over")
            if seat is None:
                raise Refusal("no-permission")
        if play.position_at(wish.at).over:
            raise Refusal("no-such-moment")
        base = copy.copy(play.record)
        base.choices, base.trail = play.record.choices[: wish.at], play.record.trail[: wish.at]
        base.result = ""
    secret = new_chance() if wish.dice == "fresh" else ledger.head.secret
    head = _head(ledger.setting(), secret, [api.NewSeat()] * ledger.head.players)
    if wish.dice == "fresh":
        turning = Branch(at=wish.at, commitment=head.commitment, seat=seat)
        base.branches = [*base.branches, turning]
    origin = p.Origin(table=table.id, kind="branch", at=wish.at, dice=wish.dice)
    return await _make(house, msgspec.structs.replace(head, base=base, origin=origin))


# --------------------------------------------------------------------------------------- records
async def export(house: House, table: Table, bearer: str) -> str:
    """The record with its secret: when the game is over, or for who sits alone (the log tells)."""
    given = await keys(house, table.id, bearer)
    ledger = table.ledger
    if ledger.play is None or table.frozen:
        raise Refusal("not-playing")
    await _parent_must_be_over(house, ledger)
    if not ledger.is_revealed:
        held = {i for i, seat in enumerate(ledger.seats) if seat.held}
        if not held or not held <= given.seats:
            raise Refusal("not-over")
        seat = min(held)
        await table.change(lambda ledger: Change(ledger.next("opened", seat)))
    async with table.lock:
        return table.ledger.record().to_text()


async def _parent_must_be_over(house: House, ledger: Ledger) -> None:
    """A branch's record holds the secret of the table it left."""
    origin = ledger.head.origin
    if origin is not None and origin.kind == "branch":
        parent = await house.get(origin.table)
        if not parent.ledger.is_revealed:
            raise Refusal("not-over")
        await _parent_must_be_over(house, parent.ledger)


async def import_record(house: House, text: bytes) -> Made:
    """A table from a record: to look at, or to go on."""
    try:
        record = Record.read(text)
        overlay = house.overlay(record.game)
        setting = record.setting(overlay)
    except (BadRecord, BadOption, UnknownGame, ValueError) as error:
        raise BadRequest(str(error)) from None
    if len(record.choices) > house.settings.most_entries:
        raise BadRequest("too many choices")
    why, result = await house.thinkers.run(judge, text.decode(), overlay)
    if why:
        raise BadRequest(why)
    secret = record.branches[-1].secret if record.branches else record.secret
    head = msgspec.structs.replace(
        _head(setting, secret, [api.NewSeat()] * record.players),
        base=record,
        origin=p.Origin(table="", kind="import", at=len(record.choices), dice="same"),
    )
    made = await _make(house, head)
    if result:  # only to be looked at: nobody needs to sit there
        body = {"salt": record.salt}
        await made.table.change(lambda ledger: Change(ledger.next("start", body=body)))
    return made


async def verdict(house: House, table: Table, language: str) -> api.Verdict:
    """Replay the record from the revealed secret."""
    async with table.lock:
        ledger = table.ledger
        if ledger.play is None or table.frozen or not ledger.is_revealed:
            raise Refusal("not-over")
        text, choices = ledger.record().to_text(), ledger.choices
    why, result = await house.thinkers.run(judge, text, ledger.overlay)
    words = table.renderer.words(language)
    said = words.text("unfair", why=why) if why else words.text("fair")
    return api.Verdict(fair=not why, text=said, choices=choices, result=result)
