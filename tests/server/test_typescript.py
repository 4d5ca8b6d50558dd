"""The client's types are those of the protocol."""

from pathlib import Path

import pytest

from zareba.server.typescript import typescript

MADE = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_typescript_types_are_made_from_the_protocol_as_it_is():
    if not MADE.parent.exists():
        pytest.skip("no browser client in this copy")
    assert MADE.read_text(encoding="utf-8") == typescript(), (
        "stale: python -m zareba.server.typescript web/src/protocol.ts"
    )
