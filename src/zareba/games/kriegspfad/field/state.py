"""What lies on the table, and what each side still hides (KP-35, KP-37)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zareba.engine import OWNER, PUBLIC, SHARED, Table, plain, zone
from zareba.games.kriegspfad.facts.tables import Facts

from .structures import (
    Blaze,
    Blockhouse,
    Boat,
    Company,
    DeclaredShot,
    Emplacement,
    Fallen,
    Fight,
    LostLeader,
)

if TYPE_CHECKING:
    from .sight import Sight

# Where an element is (KP-35).
REMOVED, ON_TABLE, EXITED = 0, 1, 2
# Traits of a unit (KP-5).
BRAVE, MILITIA, NIMBLE_FOOT, NIMBLE_MOUNTED, ARMOURED, KIN = 1, 2, 4, 8, 16, 32
# Skills of an element (KP-5).
UNTRAINED, SHARPSHOOTER, LANCER, COMMANDER = 1, 2, 4, 8
# What an element did in a round (KP-22.12).
STOOD, TURNED, MOVED = 0, 1, 2
# Roles of a unit (KP-0.9).
FIGHTING, SCOUT, CHIEF, PROPHET, TRAIN = "unit", "scout", "chief", "prophet", "train"
# Quality of a commander (KP-3.4).
ORDINARY, EXCEPTIONAL, INCOMPETENT = "ordinary", "exceptional", "incompetent"
OPEN_BATTLE, AMBUSH, RAID, SIEGE = "open_battle", "ambush", "raid", "siege"
# The camp of a raid or siege (KP-16.8).
VILLAGE, WAGONS = "village", "wagons"


@plain
class State(Table):
    facts: Facts = zone(SHARED, None)
    view: Sight | None = zone(SHARED, None)  # ground and sight, made when needed
    # preparation (KP-16.1)
    year: int = zone(PUBLIC, 0)
    lists: list[str] = zone(PUBLIC, depth=1)
    tribes: list[str] = zone(PUBLIC, depth=1)
    stratagems: list[str] = zone(PUBLIC, depth=1)  # as bought
    active: list[str] = zone(PUBLIC, depth=1)  # as they work: cancelled ones are empty
    scenario: str = zone(PUBLIC, "")
    attacker: int = zone(PUBLIC, -1)  # seat, -1 in an open battle
    points: list[int] = zone(PUBLIC, depth=1)
    disciplined: list[bool] = zone(PUBLIC, depth=1)
    command: list[str] = zone(PUBLIC, depth=1)  # quality of the commanders
    army_one: int = zone(PUBLIC, 0)
    armies: list[str] = zone(OWNER, depth=1)  # the army files
    # companies not on the table
    reserve: list[tuple[Company, ...]] = zone(OWNER, depth=1, of=tuple[Company, ...])
    to_arrive: list[int] = zone(PUBLIC, depth=1)  # late units still to come
    march: list[str] = zone(PUBLIC, depth=1)  # the ambush attacker's order of march
    # the field
    region: str = zone(PUBLIC, "")  # the terrain zone
    season: str = zone(PUBLIC, "")
    weather: list[str] = zone(PUBLIC, depth=1)
    darkness: str = zone(PUBLIC, "")
    dark_limit: int = zone(PUBLIC, 0)
    edges: list[str] = zone(PUBLIC, depth=1)  # base edges by seat
    pieces: list[list[int]] = zone(PUBLIC, depth=2)
    fires: list[Blaze] = zone(PUBLIC, depth=1, of=Blaze)
    wind: int = zone(PUBLIC, -1)
    works: list[Emplacement] = zone(PUBLIC, depth=1, of=Emplacement)
    palisade: bool = zone(PUBLIC, False)
    climbing: list[int] = zone(PUBLIC, depth=1)  # elements that fight across the palisade
    camp: str = zone(PUBLIC, "")  # what the attacker of a raid or siege must take
    boats: list[Boat] = zone(PUBLIC, depth=1, of=Boat)
    houses: list[Blockhouse] = zone(PUBLIC, depth=1, of=Blockhouse)
    # the course of the battle
    round: int = zone(PUBLIC, 0)
    medicine: list[int] = zone(PUBLIC, depth=1)  # die of war medicine by seat
    prophet_losses: list[int] = zone(PUBLIC, depth=1)  # KP-11.6: elements shot
    rerolls: list[int] = zone(PUBLIC, depth=1)  # the commander's, this round
    held: int = zone(PUBLIC, 0)  # KP-16.9: rounds the village was held in a row
    village_burnt: int = zone(PUBLIC, -1)  # seat that burnt it
    entered: bool = zone(PUBLIC, False)  # KP-16.6: a unit came in this round
    exited: list[int] = zone(PUBLIC, depth=1)  # KP-16.17
    chief_exited: bool = zone(PUBLIC, False)
    start_elements: list[int] = zone(PUBLIC, depth=1)  # fighting elements at the start
    lost_ap: list[int] = zone(PUBLIC, depth=1)
    plundered: list[bool] = zone(PUBLIC, depth=1)
    action: str = zone(PUBLIC, "")  # what the unit that moves has declared
    following: list[int] = zone(PUBLIC, depth=1)  # KP-6.6: units behind a guided column
    allowance: int = zone(PUBLIC, 0)  # of the unit that moves, in inches
    dice: list[int] = zone(PUBLIC, depth=1)  # the last roll shown
    # units
    side: list[int] = zone(PUBLIC, depth=1)
    role: list[str] = zone(PUBLIC, depth=1)
    troop: list[str] = zone(PUBLIC, depth=1)
    entry: list[str] = zone(PUBLIC, depth=1)
    first: list[int] = zone(PUBLIC, depth=1)  # its first element
    size: list[int] = zone(PUBLIC, depth=1)  # elements it began with
    horses: list[bool] = zone(PUBLIC, depth=1)
    mounted: list[bool] = zone(PUBLIC, depth=1)
    traits: list[int] = zone(PUBLIC, depth=1)
    mark: list[str] = zone(PUBLIC, depth=1)  # see `marks`; shorter where nobody dealt any
    title: list[str] = zone(PUBLIC, depth=1)  # names that owners gave
    markers: list[int] = zone(PUBLIC, depth=1)
    activated: list[bool] = zone(PUBLIC, depth=1)
    arrived: list[bool] = zone(PUBLIC, depth=1)  # this round
    mounting: list[bool] = zone(PUBLIC, depth=1)
    opened: list[bool] = zone(PUBLIC, depth=1)  # a melee this round
    touched: list[bool] = zone(PUBLIC, depth=1)  # new contact this round
    sprung: list[bool] = zone(PUBLIC, depth=1)  # appeared from ambush this round
    retreat: list[int] = zone(PUBLIC, depth=1)  # dice of a retreat that is due
    owed: list[int] = zone(PUBLIC, depth=1)  # morale tests
    fright: list[bool] = zone(PUBLIC, depth=1)  # one of them at most
    terror: list[bool] = zone(PUBLIC, depth=1)
    ignored: list[bool] = zone(PUBLIC, depth=1)  # the commander cancelled a test this round
    jammed: list[int] = zone(PUBLIC, depth=1)  # round in which a machine gun last jammed
    # elements
    unit: list[int] = zone(PUBLIC, depth=1)
    place: list[int] = zone(PUBLIC, depth=1)
    # KP-1.6: whatever can be measured is public
    x: list[int] = zone(PUBLIC, depth=1)  # hundredths of an inch
    y: list[int] = zone(PUBLIC, depth=1)
    facing: list[int] = zone(PUBLIC, depth=1)  # tenths of a degree
    arms: list[str] = zone(PUBLIC, depth=1)  # weapons joined with +
    skills: list[int] = zone(PUBLIC, depth=1)
    price: list[int] = zone(PUBLIC, depth=1)
    did: list[int] = zone(PUBLIC, depth=1)  # this round: stood, turned, moved
    did_last: list[int] = zone(PUBLIC, depth=1)
    shot: list[bool] = zone(PUBLIC, depth=1)  # this round
    shot_last: list[bool] = zone(PUBLIC, depth=1)
    from_x: list[int] = zone(PUBLIC, depth=1)  # at the start of the activation
    from_y: list[int] = zone(PUBLIC, depth=1)
    from_facing: list[int] = zone(PUBLIC, depth=1)
    way: list[int] = zone(PUBLIC, depth=1)  # grains moved in this activation
    post: list[int] = zone(PUBLIC, depth=1)  # in the field, aboard, at a building
    wall: list[int] = zone(PUBLIC, depth=1)  # its place at a building
    busy: list[int] = zone(PUBLIC, depth=1)  # boarding, climbing, entering this round
    fights: list[Fight] = zone(PUBLIC, depth=1, of=Fight)
    fallen: list[Fallen] = zone(PUBLIC, depth=1, of=Fallen)
    chiefs_lost: list[LostLeader] = zone(PUBLIC, depth=1, of=LostLeader)
    surprised: list[int] = zone(PUBLIC, depth=1)  # units revealed in this shooting step
    shots: list[DeclaredShot] = zone(PUBLIC, depth=1, of=DeclaredShot)

    def redeal(self, seat: int) -> None:
        """KP-37.1: another army of the same list, points and number of late units."""
        from .imagining import redeal  # noqa: PLC0415 - the module above this one

        redeal(self, seat)


def set_up(facts: Facts, _players: int) -> State:
    """The empty table; KP-16.1 fills it."""
    g = State()
    g.facts = facts
    for name in ("lists", "tribes", "stratagems", "active", "armies", "command", "edges"):
        setattr(g, name, ["", ""])
    g.reserve = [(), ()]
    for name in (
        "points", "to_arrive", "medicine", "prophet_losses", "rerolls", "exited",
        "start_elements", "lost_ap",
    ):  # fmt: skip
        setattr(g, name, [0, 0])
    g.disciplined, g.plundered = [False, False], [False, False]
    return g


UNIT_LISTS: dict[str, Any] = {
    "markers": 0, "activated": False, "arrived": False, "mounting": False, "opened": False,
    "touched": False, "sprung": False, "retreat": 0, "owed": 0, "fright": False, "terror": False,
    "ignored": False, "jammed": 0,
}  # fmt: skip
ELEMENT_LISTS: dict[str, Any] = {
    "did": STOOD, "did_last": STOOD, "shot": False, "shot_last": False, "way": 0,
    "post": 0, "wall": 0, "busy": 0,
}  # fmt: skip


def check_lists(g: State) -> None:
    """A number for every unit, and for every element."""
    units, elements = len(g.side), len(g.unit)
    for name in ("role", "troop", "entry", "first", "size", "horses", "mounted", *UNIT_LISTS):
        assert len(getattr(g, name)) == units, f"{name}: {len(getattr(g, name))} for {units} units"
    for name in ("place", "x", "y", "facing", "arms", "skills", "price", *ELEMENT_LISTS):
        assert len(getattr(g, name)) == elements, f"{name} of {elements} elements"


def check_units(g: State) -> None:
    """The elements of a unit lie side by side."""
    for u in range(len(g.side)):
        alive = range(g.first[u], g.first[u] + g.size[u])
        assert all(g.unit[e] == u for e in alive), f"elements of unit {u}"
        assert g.markers[u] >= 0, f"markers of {u}"  # more than four while losses are chosen


def check_elements(g: State) -> None:
    """On the table or off it, at posts that exist."""
    width, height = g.facts.sizes.table
    for e in range(len(g.unit)):
        assert 0 <= g.facing[e] < 3600, f"facing of element {e}"  # noqa: PLR2004
        if g.place[e] == ON_TABLE:
            assert 0 <= g.x[e] * 100 <= width, f"x of element {e}"
            assert 0 <= g.y[e] * 100 <= height, f"y of element {e}"
        assert -len(g.houses) <= g.post[e] <= len(g.boats), f"post of element {e}"


def check_fights(g: State) -> None:
    """Between enemies."""
    for attacker, defender, number, _ in g.fights:
        assert g.side[attacker] != g.side[defender], "a fight between friends"
        assert number >= 1, "rounds of a fight"


def check(g: State) -> None:
    """Every list as long as it must be, every element somewhere, every marker in range."""
    check_lists(g)
    check_units(g)
    check_elements(g)
    check_fights(g)
