"""Armies before the battle: the thirteen lists, prices, checks, files, random musters (KP-30)."""

from zareba.games.kriegspfad.facts.catalogue import FILES, Catalogue, catalogue, read_catalogue

from .extras import Fault
from .muster import Army, BadArmy, Group, Separate, Unit, Works, read_army, write_army
from .points import army_price, bill, overshoot, unit_price
from .random_army import random_army, random_unit, varied_army
from .validate import faults

__all__ = [
    "FILES",
    "Army",
    "BadArmy",
    "Catalogue",
    "Fault",
    "Group",
    "Separate",
    "Unit",
    "Works",
    "army_price",
    "bill",
    "catalogue",
    "faults",
    "overshoot",
    "random_army",
    "random_unit",
    "read_army",
    "read_catalogue",
    "unit_price",
    "varied_army",
    "write_army",
]
