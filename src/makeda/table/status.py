"""How far a table is."""

from __future__ import annotations

WAITING = "waiting"
PLAYING = "playing"
OVER = "over"
