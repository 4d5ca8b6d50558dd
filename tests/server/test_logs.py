"""What is logged: JSON lines, of libraries too, without secrets."""

import json
import logging
import sys

import pytest
import structlog

from zareba.server.running.logs import AsJson, set_up_logs

SECRETS = ["AbCdEfGhIjKlMnOpQrStUv", "-bCdEfGhIjKlMnOpQrStUv", "_b-dEfGhIj--MnOpQrStUv", "ab" * 32]


@pytest.mark.parametrize("secret", SECRETS)
def test_lines_of_libraries_are_json_without_secrets(secret):
    try:
        raise RuntimeError(f"broke at {secret}")
    except RuntimeError as error:
        given = (type(error), error, error.__traceback__)
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "x", 1, "Bad %s", (secret,), given)
    line = AsJson().format(record)
    told = json.loads(line)

    assert "\n" not in line
    assert told["event"] == "Bad [hidden]"
    assert "RuntimeError" in told["exception"]
    assert secret not in line


def test_a_line_is_written_in_one_piece(monkeypatch):
    """Several processes write into the same file: nobody's line may end in another's."""
    before, written = structlog.get_config(), []

    class File:
        flush = staticmethod(lambda: None)
        write = staticmethod(written.append)

    monkeypatch.setattr(sys, "stderr", File)
    try:
        set_up_logs(as_json=False)
        structlog.get_logger("zareba.server").warning("held", at="x" * 10_000)
    finally:
        structlog.configure(**before)
    assert len(written) == 1
    assert written[0].endswith("\n")
