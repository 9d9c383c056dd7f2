"""What whoever runs a server may set."""

from __future__ import annotations

import os
import re
from typing import NamedTuple

from makeda.analysis.judging import Depth
from makeda.core.problems import BadSetup

TEXT = "text"
JSON = "json"
PREFIX = re.compile(r"(/[\w.~-]+)*")


class Settings(NamedTuple):
    """The settings of one server process."""

    # An SQLAlchemy address, or the path of an SQLite file.
    database: str = "makeda.sqlite"
    # How the server is reached from outside, "https://games.example"; by default as it is asked.
    public_url: str = ""
    # The path below which it is reached, such as "/makeda"; "" for the top.
    prefix: str = ""
    # Addresses of proxies that may say for whom they ask (X-Forwarded-For), separated by commas.
    trusted_proxies: str = "127.0.0.1,::1"
    # Addresses that may read the metrics, separated by commas.
    metrics_from: str = ""
    # "text" for people, "json" for programs: an object per line.
    log_format: str = TEXT
    # Requests a second that one address may make in the long run, and at once; 0 for no limit.
    rate: float = 20.0
    burst: int = 100
    # WebSockets of one address: how many it may open per minute, how many may be open (0 for no
    # limit), and messages per second that each may send, although nobody listens to them.
    socket_connects: int = 120
    sockets_per_address: int = 200
    socket_messages: float = 5.0
    # Seconds within which a request must be complete, and between pings to whoever watches.
    patience: float = 20.0
    ping_every: float = 20.0
    # Seconds that a bot may think, and that it pauses before its move so that people can follow.
    bot_limit: float = 10.0
    bot_pause: float = 0.0
    # How many bots may think at the same time; each keeps a core busy while it does.
    bot_workers: int = max(1, (os.cpu_count() or 1) // 2)
    # Processes for hints and analyses, beside those of bots; they stand back for everything else.
    # Analyses leave one of them free for hints.
    hint_workers: int = min(4, os.cpu_count() or 1) + 1
    # Hints that one address may have in a minute; 0 for no limit.
    hints_per_minute: int = 20
    # Imagined games at most in which a decision of a game is judged.
    analysis_worlds: int = Depth().measure
    # Days after which a table is deleted where nothing has happened; 0 to keep all for ever.
    keep_days: int = 90
    # How often, in seconds, tables are looked for that wait for a bot or whose time is up.
    sweep_every: float = 1.0
    # How often, in seconds, it is noted in the database who is connected, and for how long somebody
    # must not have been to count as away.
    beat_every: float = 20.0
    away_after: float = 60.0

    def database_url(self) -> str:
        if "://" not in self.database:
            return f"sqlite:///{self.database}"
        return self.database.replace("postgresql://", "postgresql+psycopg://", 1)

    def checked(self) -> Settings:
        """The settings, if a server can be run with them."""
        if not PREFIX.fullmatch(self.prefix):
            raise BadSetup("bad_prefix", {"prefix": self.prefix})
        if self.log_format not in (TEXT, JSON):
            raise BadSetup("bad_log_format", {"format": self.log_format, "formats": [TEXT, JSON]})
        return self
