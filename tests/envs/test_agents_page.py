"""What docs/agents.md shows runs as it stands there, piece by piece, in smaller numbers."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "agents.md"
FENCE = re.compile(r"^```python\n(.*?)^```", re.M | re.S)
SMALLER = {
    "range(1500)": "range(20)",
    "measured(400)": "measured(5)",
    '{"khartoum": 60, "burnoose": 30, "poilus": 30}': '{"khartoum": 20}',
}


def test_the_code_of_the_page_runs(capsys):
    page = PAGE.read_text(encoding="utf-8")
    assert all(big in page for big in SMALLER)
    for big, small in SMALLER.items():
        page = page.replace(big, small)
    names = {}
    for found in FENCE.finditer(page):
        line = page.count("\n", 0, found.start(1))
        exec(compile("\n" * line + found[1], str(PAGE), "exec"), names)

    said = capsys.readouterr().out
    assert "\n0: " in said
    assert re.search(r"before 0\.\d+ ± 0\.\d+, after 0\.\d+ ±", said)
    assert re.search(r"^khartoum \d+\.\d$", said, re.M)
    assert names["weights"].any()
