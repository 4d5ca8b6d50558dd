"""The desk for armies outside a battle: lists, checks, armies by chance, rosters to print.

The server (`/api/games/kriegspfad/armies`) and the command `zareba army` ask here, so that
both say the same.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from zareba.engine import Desk
from zareba.games.kriegspfad.armies import (
    Army,
    BadArmy,
    army_price,
    faults,
    overshoot,
    random_army,
    read_army,
)
from zareba.games.kriegspfad.armies.muster import Id
from zareba.games.kriegspfad.armies.points import bill
from zareba.games.kriegspfad.armies.random_army import NoArmy
from zareba.games.kriegspfad.facts.tables import Facts

from .army_words import ArmyWords, bad_army, fault_text
from .offer import battles, blank, lists_offered, offer
from .printing import NoPrinter, html_of, pdf_of
from .roster import Reader, fault_lines, roster, unit_lines

WISHED = ("YEAR", "TRIBE", "TRIBE_YEAR", "OCCASION")
SMALLEST_ARMY = 50  # points below which no army of any list is looked for


class DeskError(ValueError):
    """What was asked cannot be done; the text is in the reader's language."""


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An army by chance, or an empty draft."""

    list: Id
    year: Annotated[int, Meta(ge=0, le=9999)]
    tribe: Id = ""
    points: Annotated[int, Meta(ge=SMALLEST_ARMY, le=2_000)] = 300
    scenario: Id = ""
    role: Id = ""
    enemy: Annotated[str, Meta(max_length=121)] = ""
    stratagem: Id = ""
    seed: Annotated[int, Meta(ge=0, lt=1 << 53)] = 0
    empty: bool = False


def lists(facts: Facts, words: Reader) -> dict[str, Any]:
    """All lists, and the scenarios with their points."""
    return {"lists": lists_offered(facts, words), "battles": battles(facts, words)}


def read(words: Reader, text: str | bytes, name: str = "army") -> Army:
    """An army from the text of its file."""
    try:
        return read_army(text, name)
    except BadArmy as error:
        raise DeskError(bad_army(words, error)) from error


def check(facts: Facts, words: Reader, army: Army) -> dict[str, Any]:
    """The bill, every broken rule, and what else could be bought."""
    found = facts.catalogue
    return {
        "army": army.to_json(),
        "ap": army_price(found, army),
        "over": overshoot(found, army),
        "units": [
            {"ap": unit.ap, "name": unit.name or unit.entry, "text": unit.summary}
            for unit in unit_lines(facts, words, army)
        ],
        "bill": dict(bill(found, army)),
        "faults": [asdict(line) for line in fault_lines(facts, words, army)],
        "offer": offer(facts, words, army),
    }


def new(facts: Facts, words: Reader, wish: Wish) -> Army:
    """A legal army drawn by chance, or an empty draft."""
    army_list = facts.catalogue.lists.get(wish.list)
    if army_list is None:
        raise DeskError(words.text("fault-list", subject=wish.list))
    army = blank(facts, wish.list, wish.tribe, wish.year, wish.points)
    occasion = msgspec.structs.replace(
        army, scenario=wish.scenario, role=wish.role, enemy=wish.enemy
    )
    for fault in faults(facts.catalogue, occasion):
        if fault.code in WISHED:  # no army could mend it
            raise DeskError(fault_text(words, facts.catalogue, army, fault))
    if wish.empty:
        return occasion
    try:
        return random_army(
            facts.catalogue, wish.list, army.year, wish.points, army.tribe, seed=wish.seed,
            scenario=wish.scenario, role=wish.role, enemy=wish.enemy, stratagem=wish.stratagem,
            spend=True,
        )  # fmt: skip
    except NoArmy as error:
        own = ArmyWords(words, facts.catalogue, wish.list)
        where = ", ".join(filter(None, (own.listed(), own.tribe(army.tribe))))
        text = words.text("army-no-army", points=wish.points, list=where, year=str(army.year))
        raise DeskError(text) from error


def page(facts: Facts, words: Reader, army: Army) -> str:
    """The roster as one HTML page with its own style sheet."""
    return html_of(roster(facts, words, army))


def pdf(facts: Facts, words: Reader, army: Army) -> bytes:
    """The roster as a PDF."""
    try:
        return pdf_of(roster(facts, words, army))
    except NoPrinter as error:
        raise DeskError(words.text("army-no-print")) from error


DESK = Desk(
    error=DeskError, wish=Wish, read=read, lists=lists, check=check, new=new, page=page, pdf=pdf
)
