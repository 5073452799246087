"""Logs: one line per event on standard error, as text or as JSON, with the id of its request."""

from __future__ import annotations

import json
import logging
import sys
import time
from contextvars import ContextVar
from typing import Any

from ..config import Config

request_id: ContextVar[str] = ContextVar("request_id", default="")
TALKATIVE = ("alembic", "httpcore", "httpx", "numba", "uvicorn", "websockets")
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


def set_up_logs(config: Config) -> None:
    """Configure the log of this process with its format and level."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if config.log_format == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(config.log_level.upper())
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)


def extras(record: logging.LogRecord) -> dict[str, Any]:
    """The fields of an event."""
    found = {key: value for key, value in vars(record).items() if key not in _USUAL}
    return found | ({"request": request_id.get()} if request_id.get() else {})


def moment(record: logging.LogRecord) -> str:
    """The time of an event, in UTC, to the millisecond."""
    return f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03d}Z"


class JsonLines(logging.Formatter):
    """An event as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
            **extras(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class TextLines(logging.Formatter):
    """An event as one readable line; a traceback follows on further lines."""

    def format(self, record: logging.LogRecord) -> str:
        facts = "".join(f" {key}={value}" for key, value in extras(record).items())
        text = record.getMessage().replace("\r", "\\r").replace("\n", "\\n")
        line = f"{moment(record)} {record.levelname.lower():<7} {record.name}: {text}{facts}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line
