"""What is logged: JSON lines, of libraries too, without secrets."""

import json
import logging

from zareba.server.logs import AsJson

SECRET = "AbCdEfGhIjKlMnOpQrStUv"


def test_lines_of_libraries_are_json_without_secrets():
    try:
        raise RuntimeError(f"broke at {SECRET}")
    except RuntimeError as error:
        given = (type(error), error, error.__traceback__)
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "x", 1, "Bad %s", (SECRET,), given)
    line = AsJson().format(record)
    told = json.loads(line)

    assert "\n" not in line
    assert told["event"] == "Bad [hidden]"
    assert "RuntimeError" in told["exception"]
    assert SECRET not in line
