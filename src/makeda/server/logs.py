"""What the server writes down: for people, or as JSON for programs that collect logs."""

from __future__ import annotations

import json
import logging
import sys

from makeda.server.settings import JSON, Settings


class JsonLines(logging.Formatter):
    """One object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(settings: Settings) -> None:
    """Write everything worth knowing to standard error.

    Links hold keys, so requests are not among it.
    """
    handler = logging.StreamHandler(sys.stderr)
    if settings.log_format == JSON:
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(logging.Formatter("%(levelname)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
