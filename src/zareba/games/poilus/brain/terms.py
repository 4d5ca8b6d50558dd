"""What the numbers of the judgement mean to people: reasons of hints are told by them."""

from __future__ import annotations

from zareba.engine import Term

_LEFT = ("solo_left", "two_left", "four_left", "five_left", "expansion_left")
_MORALE = ("low_morale", "solo_morale", "expansion_morale", "left_morale", "solo_left_morale")
TERMS = {
    "left": Term(("trials", "hands"), _LEFT),
    "morale": Term(("morale",), _MORALE),
    "broken": Term(("broken",)),
    "worn": Term(("worn",), ("left_worn", "solo_worn", "solo_left_worn")),
    "hardships": Term(("hardships",), ("solo_hardships",)),
    "charms": Term(("charms",), ("solo_charms",)),
    "speeches": Term(("speeches",)),
}
