"""The description of the interface, from which the types of the web app are made.

`python -m tests.server.interface` writes it anew; `make web-types` does that and makes the types.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx

from makeda.server.app import create_app
from makeda.server.settings import Settings

FILE = Path(__file__).parents[2] / "web" / "openapi.json"


def description() -> str:
    """What the server says of its interface; sorted, so that a change shows as what it is."""

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(create_app(Settings("sqlite://")))
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            return await client.get("/api/openapi.json")

    return json.dumps(asyncio.run(ask()).json(), indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    FILE.write_text(description(), encoding="utf-8")
