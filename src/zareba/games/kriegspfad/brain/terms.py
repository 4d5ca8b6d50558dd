"""What the numbers of the judgement mean to people: reasons of hints are told by them."""

from __future__ import annotations

from zareba.engine import Term

PERCENT = 100.0
TERMS = {
    "ahead": Term(("ahead",), ("share", "late_ahead", "march_left"), scale=PERCENT),
    "held": Term(("raid_held", "siege_held"), size=True),
    "burnt": Term(("raid_burnt", "siege_burnt"), scale=PERCENT, size=True),
    "gone": Term(("march_gone",), scale=PERCENT, size=True),
    "charges": Term(("charges",), scale=PERCENT),
    "volleys": Term(("volleys",), scale=PERCENT),
    "near": Term(("raid_near", "siege_near"), ("siege_in_time",), scale=PERCENT, size=True),
    "come": Term(("march_come",), scale=PERCENT, size=True),
}
