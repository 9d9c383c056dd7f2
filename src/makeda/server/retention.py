"""What goes by itself: links that have expired, and tables where nothing happens any more."""

from __future__ import annotations

import asyncio
import logging
import time

from makeda.server.rooms import Rooms
from makeda.server.settings import Settings
from makeda.server.storage import Storage
from makeda.server.supervision import Lasting, Work

logger = logging.getLogger("makeda")

# How often it is looked for, in seconds.
CLEAN_EVERY = 60.0
DAY = 24 * 3600


def cleaner(storage: Storage, rooms: Rooms, settings: Settings) -> Work:
    """The work of clearing away, for as long as the server runs."""

    async def clean(state: Lasting) -> None:
        while True:
            await rooms.in_thread(lambda: clear(storage, settings, time.time()))
            state.works()
            await asyncio.sleep(CLEAN_EVERY)

    return clean


def clear(storage: Storage, settings: Settings, now: float) -> None:
    """Delete what has had its time."""
    storage.forget_expired_links(now)
    if settings.keep_days:
        gone = storage.forget_old(now - settings.keep_days * DAY)
        if gone:
            logger.info("%d quiet tables were deleted", gone)
