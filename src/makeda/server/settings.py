"""What whoever runs a server may set."""

from __future__ import annotations

import os
from typing import NamedTuple


class Settings(NamedTuple):
    """The settings of one server process."""

    # An SQLAlchemy address, or the path of an SQLite file.
    database: str = "makeda.sqlite"
    # How the server is reached from outside, "https://games.example"; by default as it is asked.
    public_url: str = ""
    # Requests a second that one address may make in the long run, and at once; 0 for no limit.
    rate: float = 20.0
    burst: int = 100
    # Seconds that a bot may think, and that it pauses before its move so that people can follow.
    bot_limit: float = 10.0
    bot_pause: float = 0.0
    # How many bots may think at the same time; each keeps a core busy while it does.
    bot_workers: int = max(1, (os.cpu_count() or 1) // 2)
    # How often, in seconds, tables are looked for that wait for a bot or whose time is up.
    sweep_every: float = 1.0

    def database_url(self) -> str:
        if "://" not in self.database:
            return f"sqlite:///{self.database}"
        return self.database.replace("postgresql://", "postgresql+psycopg://", 1)
