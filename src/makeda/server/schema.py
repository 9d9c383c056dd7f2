"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

# A table with all but its log; `version` counts its changes.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    # Whether a bot is to move, and when the time of a person is up (0: never): for the caretaker.
    Column("waits_for_bot", Boolean, nullable=False),
    Column("deadline", Float, nullable=False),
    # The fingerprints of its links' keys.
    Column("invitation", String(64), nullable=False),
    Column("watch", String(64), nullable=False),
    # Goes into those keys, so that new ones can be made; no secret.
    Column("salt", String(32), nullable=False, server_default=""),
    Column("snapshot", Text, nullable=False),
    Index("tables_public", "public", "status", "created"),
    Index("tables_bots", "waits_for_bot"),
    Index("tables_deadline", "deadline"),
)

# One row per entry of the log. A client's id of a move is there at most once per table.
log = Table(
    "log",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("move_id", String(64), nullable=True),
    Column("entry", Text, nullable=False),
    Index("log_move_id", "table_id", "move_id", unique=True),
)

# Links that move a seat to another device, each good for one use; only their fingerprints. Each
# belongs to the holder who made it, and dies when the seat changes hands.
transfers = Table(
    "transfers",
    metadata,
    Column("fingerprint", String(64), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("holder", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Column("expires", Float, nullable=False),
)

# What was found out about the positions of a game that is over: a note of its record's `analyses`
# for each. `about` tells which game: its last move may have been taken back since.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("about", String(64), primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("note", Text, nullable=False),
)

# When the people at a table were last seen connected, by whichever process. What is older than the
# time after which somebody is away tells nothing and is deleted.
presence = Table(
    "presence",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("holder", String(64), primary_key=True),
    Column("seen", Float, nullable=False),
    Index("presence_seen", "seen"),
)
