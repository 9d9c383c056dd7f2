"""How the server is doing, for whatever starts it, balances it or watches over it."""

from __future__ import annotations

import asyncio

from fastapi import FastAPI, Request
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

import makeda
from makeda.server.metrics import Metrics
from makeda.server.rooms import Rooms
from makeda.server.settings import Settings
from makeda.server.storage import Storage

# A database that answers later than that is not ready.
PATIENCE = 2.0
PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


def add_health(
    app: FastAPI, storage: Storage, rooms: Rooms, settings: Settings, metrics: Metrics
) -> None:
    """Answer at /health, /ready and /metrics."""

    @app.get("/health", include_in_schema=False)
    async def health() -> JSONResponse:
        """Say that the process is alive."""
        return JSONResponse({"alive": True, "version": makeda.__version__})

    @app.get("/ready", include_in_schema=False)
    async def ready() -> JSONResponse:
        """Say part by part whether the server can do its work. Strangers learn no reasons."""
        parts = {"database": await _answers(storage, rooms)}
        parts |= {lasting.name: lasting.alive for lasting in rooms.supervisor.lasting}
        is_ready = all(parts.values())
        return JSONResponse({"ready": is_ready, "parts": parts}, 200 if is_ready else 503)

    @app.get("/metrics", include_in_schema=False)
    async def figures(request: Request) -> Response:
        """Give the figures to whoever may have them; for others there is nothing here."""
        allowed = [address.strip() for address in settings.metrics_from.split(",")]
        if request.client is None or request.client.host not in allowed:
            raise HTTPException(404)
        return Response(metrics.text(), media_type=PROMETHEUS)


async def _answers(storage: Storage, rooms: Rooms) -> bool:
    try:
        await asyncio.wait_for(rooms.in_thread(storage.ping), PATIENCE)
    except Exception:
        return False
    return True
