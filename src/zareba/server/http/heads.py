"""What requests have in common, given to their handlers: the house, the table, who comes."""

from __future__ import annotations

from typing import Annotated

from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import HeaderParameter, PathParameter, QueryParameter, SkipValidation

from zareba.engine import Game, find_game, games
from zareba.server.tables.actions import Visit
from zareba.server.tables.house import House
from zareba.server.tables.table import LiveTable
from zareba.server.wire import protocol as p
from zareba.server.wire.declined import Declined

TableId = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{20}$")]
SeatId = Annotated[int, PathParameter(ge=0, le=15)]
GameId = Annotated[str, PathParameter(pattern=r"^[a-z]{1,40}$")]
Bearer = Annotated[
    str | None, HeaderParameter(name="Authorization", pattern=r"^Bearer [A-Za-z0-9_-]{22}$")
]
InLanguage = Annotated[p.Language, QueryParameter(description="Of the words in the answer.")]

TheHouse = NamedDependency[SkipValidation[House]]
TheGame = NamedDependency[SkipValidation[Game]]
TheTable = NamedDependency[SkipValidation[LiveTable]]
TheVisit = NamedDependency[SkipValidation[Visit]]


async def provide_house(state: State) -> House:
    house: House = state.house
    return house


async def provide_game(game: GameId) -> Game:
    if game not in games():
        raise Declined("no-table")
    return find_game(game)


async def provide_table(house: TheHouse, table: TableId) -> LiveTable:
    return await house.get(table)


async def provide_visit(
    house: TheHouse, found: TheTable, authorization: Bearer = None, language: InLanguage = "en"
) -> Visit:
    secret = authorization.removeprefix("Bearer ") if authorization else ""
    return Visit(house, found, secret, language)


PROVIDED = {
    "house": Provide(provide_house),
    "found_game": Provide(provide_game),
    "found": Provide(provide_table),
    "visit": Provide(provide_visit),
}
