"""The printed facts as the rules use them (RB-2, RB-20); `reading` makes them from the files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .options import Readings
from .roads import Ways

# Cards and figures the rules name.
MOUDJAHIDINE, SHARPSHOOTER, WEAPONS, TOOLS = "moudjahidine", "sharpshooter", "weapons", "tools"
DEFENSES, ARTISAN, MARKET = "defenses", "artisan", "market"
FATMA, OUMOUHAND, MOUHAND, OUSSAID = "fatma", "oumouhand", "mouhand", "oussaid"
OULMOKHTAR, HOMME, TAYEB = "oulmokhtar", "homme_a_la_mule", "tayeb"
FIGHTERS = (MOUDJAHIDINE, SHARPSHOOTER)  # cards that lead an ambush (RB-6.3)

# Units: the columns of `State.units` and `State.army`.
M, S, W = 0, 1, 2
BERBERS = ("moudjahidine", "sharpshooter", "moudjahidate")
CV, CA, AR, SA, TM, TS = 0, 1, 2, 3, 4, 5
FRENCH = ("cavalry", "carabinier", "artillery", "sapper")
ARMY = (*FRENCH, "moudjahidine", "sharpshooter")  # the last two turned (RB-16.5, RB-16.7)

INFLUENCE, STRENGTH, FOOD, TOOL, WEAPON = 0, 1, 2, 3, 4  # the columns of a pool
RESOURCES = ("influence", "strength", "food", "tools", "weapons")
ARTISAN_BONUS = 3  # RB-7.6
CHILD_CARDS, YOUTH_CARDS, ORCHARD_CARDS = 2, 3, 2  # cards drawn (RB-9.2, RB-9.6, RB-10.2)
MOST_DISCARDS = 2  # other cards that go with Defenses (RB-10.5)
LOOK = 2  # automata cards L'homme à la Mule sees (RB-11.6)

# What a placement bonus needs in the village or the supply (RB-9.3, RB-9.4, RB-9.7, RB-10.3).
KIND_OF_BONUS = {
    "elderly_man": "fighters", "weapons": "women", "elderly_woman": "cards", "woman": "supply",
}  # fmt: skip

SOUMEUR = "soumeur"
AMBUSH = "ambush"  # where units stand for the moments of an ambush (RB-1.4)
AUTOMATA = -1  # a slot of the round that belongs to the French
FRENCH_LAND = -1  # the territory of a village that is French from the start
ARMIES = (1, 2, 3)
REINFORCEMENT = 0  # the row of `State.army` that is the reinforcement space
UNLIMITED = 1000

Pool = tuple[int, int, int, int, int]


@dataclass(frozen=True, slots=True)
class FrenchCard:
    """One card of the automata deck."""

    symbol: str
    units: tuple[int, ...]  # as FRENCH
    effect: str
    army: int
    extra: tuple[int, ...]  # units named by the text
    cards: tuple[str, ...]  # cards destroyed by the text


@dataclass(frozen=True, slots=True)
class Seating:
    """What depends on the number of players (RB-3.1, RB-3.2, RB-4.1)."""

    owner: tuple[int, ...]  # by village: the seat that controls it, -1 for the French
    land: tuple[int, ...]  # by village: its territory; alone, its region (RB-18.2)
    lands: int
    by_seat: tuple[tuple[tuple[int, str], ...], ...]  # its villages, numbered
    by_land: tuple[tuple[tuple[int, str], ...], ...]
    slots: tuple[int, ...]  # of a round: seats and AUTOMATA
    stacks: tuple[int, ...]  # of the display
    moudjahidate: int
    removed: int  # automata cards that leave the game unseen
    reveal: int  # automata cards turned at set-up


@dataclass(frozen=True, slots=True, eq=False)
class Facts:
    """Everything that is printed, under the options of one table."""

    rules: Readings
    face_up_row: bool  # the solo automata of RB-18.4 (not in Hard A)
    village_items: bool
    leader_items: bool
    axes: Mapping[str, tuple[str, ...]]
    names: Mapping[str, Mapping[str, str]]
    numbers: Mapping[str, int | str]  # for the texts: what options and cards make of a rule
    # the map
    villages: tuple[str, ...]
    number: Mapping[str, int]  # of a village; AMBUSH has the row after the last
    terrain: Mapping[str, str]
    regions: tuple[str, ...]
    starts: tuple[str, ...]
    places: Mapping[str, tuple[int, int]]  # of every node on the drawn map
    roads: tuple[tuple[str, str], ...]
    ways: Ways
    forks: Mapping[tuple[str, str], Mapping[str, str]]
    direct: Mapping[str, tuple[str, ...]]
    seating: Mapping[int, Seating]
    # cards
    starter: tuple[str, ...]
    display: tuple[str, ...]
    stack: Mapping[str, int]  # display card -> its stack
    counts: Mapping[str, int]  # all cards of a kind that exist
    resources: Mapping[str, Pool]
    costs: tuple[Pool, ...]  # by stack
    food: frozenset[str]
    playable: frozenset[str]  # discard ability (RB-5.4)
    bonus: frozenset[str]  # placement bonus (RB-5.5)
    blockers: frozenset[str]  # Child and Youth (RB-16.2)
    free_cards: tuple[str, ...]  # display cards without the add-to-map icon (RB-9.5)
    village_cards: Mapping[str, tuple[str, ...]]
    village_tokens: Mapping[str, int]
    leaders: tuple[str, ...]
    leader_cards: Mapping[str, tuple[str, ...]]
    figures: tuple[str, ...]
    rolls_as: Mapping[str, str]
    # the French
    french_cards: Mapping[str, FrenchCard]
    deploy_at: tuple[int, ...]  # by army; 0 unused
    retreat_at: tuple[int, ...]
    hits: Mapping[str, tuple[int, ...]]  # unit -> hits by face; 0 unused (RB-15.8)
    hit_order: tuple[int, ...]  # columns of an army
    removal_order: tuple[int, ...]  # of units that remove defenses (RB-14.3)
    cubes: tuple[int, ...]  # as FRENCH
    # numbers
    hand_size: int
    max_actions: int
    max_purchases: int
    defense_markers: int
    tokens: int
