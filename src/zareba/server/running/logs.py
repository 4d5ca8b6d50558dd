"""Structured logs, one JSON object a line, without secrets."""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import MutableMapping
from datetime import UTC, datetime
from typing import Any

import structlog

# One in 64 begins with a dash, where no word does.
_SECRET = re.compile(r"(?<![\w-])[A-Za-z0-9_-]{22}(?![\w-])|\b[A-Za-z0-9_-]{22}\b|\b[0-9a-f]{64}\b")


def _without_secrets(_logger: Any, _name: str, event: MutableMapping[str, Any]) -> dict[str, Any]:
    """A last net: nothing that looks like a seat's or a table's secret is written."""
    return {
        key: _SECRET.sub("[hidden]", value) if isinstance(value, str) else value
        for key, value in event.items()
    }


class AsJson(logging.Formatter):
    """What libraries say (uvicorn, asyncio), in the same form and as carefully."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "event": record.getMessage(),
            "logger": record.name,
            "level": record.levelname.lower(),
            "timestamp": datetime.fromtimestamp(record.created, UTC).isoformat(),
        }
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return json.dumps(_without_secrets(None, "", told))


def set_up_logs(as_json: bool, level: int = logging.INFO) -> None:
    if as_json:
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(AsJson())
        logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    last = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            _without_secrets,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        # A line with its end in one piece: several processes write into the same file.
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
    )
