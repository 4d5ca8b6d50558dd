"""Tables in the texts of the rules: a line for each row, cells parted by semicolons."""

from __future__ import annotations

from dataclasses import dataclass, field

# KP-13.2, KP-19.2, KP-22.12, KP-24.14, KP-24.16: what is looked up in every battle.
LOOKED_UP = ("KP-13.2", "KP-19.2", "KP-22.12", "KP-24.14", "KP-24.16")
CELL_END = ";"
FEWEST_COLUMNS = 3


@dataclass(frozen=True, slots=True)
class RuleText:
    """A rule; one that is a table has its cells, and what is said before and after them."""

    number: str
    text: str
    head: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    after: str = ""

    @property
    def plain(self) -> str:
        """All of it as lines."""
        table = ["; ".join(row) for row in (self.head, *self.rows) if row]
        return "\n".join(filter(None, (self.text, *table, self.after)))


def rule_text(number: str, text: str) -> RuleText:
    """A rule as it is printed: a table if every line but the last ones has the same cells."""
    lead, *lines = text.split("\n")
    cells = [[cell.strip() for cell in line.split(CELL_END)] for line in lines]
    end = len(cells)
    while end and len(cells[end - 1]) == 1:
        end -= 1
    widths = {len(row) for row in cells[:end]}
    if len(widths) != 1 or min(widths) < FEWEST_COLUMNS:
        return RuleText(number, text)
    return RuleText(number, lead, cells[0], cells[1:end], "\n".join(lines[end:]))
