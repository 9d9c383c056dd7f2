"""The requests: each one reads or changes a table, and its docstring says what it is for."""

from __future__ import annotations

from fastapi import APIRouter

from makeda.server.api import coaching, first, games, playing, records, seats, tables
from makeda.server.api.access import PROBLEMS

routes = APIRouter(prefix="/api", responses=PROBLEMS)
for chapter in (games, tables, first, seats, playing, coaching, records):
    routes.include_router(chapter.routes)
