"""The client's types are those of the protocol, and of what the games send to their drawings."""

from pathlib import Path

import pytest

from zareba.server.wire.typescript import files

CLIENT = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize("path", files())
def test_typescript_types_are_made_from_what_is_sent(path):
    if not CLIENT.exists():
        pytest.skip("no browser client in this copy")
    assert (CLIENT / path).read_text(encoding="utf-8") == files()[path], (
        "stale: python -m zareba.server.wire.typescript web/src"
    )
