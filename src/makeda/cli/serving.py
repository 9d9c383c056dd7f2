"""The command `makeda serve`: its settings, each an option and an environment variable."""

from __future__ import annotations

import socket
from contextlib import suppress
from typing import Annotated, Any

import typer

from makeda.core.problems import BadSetup
from makeda.games.reasons import reason_of
from makeda.server.settings import Settings

LOOPBACK = "127.0.0.1"
USUAL_PORT = 8000
# Seconds before a bot's move, so that people can follow.
BOT_PAUSE = 0.4

# What a server has where nothing else is said.
USUAL = Settings()


def setting(name: str, **limits: Any) -> Any:
    """An option of the command that is an environment variable as well."""
    return typer.Option(envvar=f"MAKEDA_{name}", **limits)


Database = Annotated[str, setting("DATABASE_URL")]


def serve(
    host: Annotated[str, setting("HOST")] = LOOPBACK,
    port: Annotated[int, setting("PORT", min=1, max=65535)] = USUAL_PORT,
    database: Database = USUAL.database,
    public_url: Annotated[str, setting("PUBLIC_URL")] = USUAL.public_url,
    prefix: Annotated[str, setting("PREFIX")] = USUAL.prefix,
    trusted_proxies: Annotated[str, setting("TRUSTED_PROXIES")] = USUAL.trusted_proxies,
    rate: Annotated[float, setting("RATE", min=0)] = USUAL.rate,
    burst: Annotated[int, setting("BURST", min=1)] = USUAL.burst,
    socket_connects: Annotated[int, setting("SOCKET_CONNECTS", min=0)] = USUAL.socket_connects,
    sockets_per_address: Annotated[
        int, setting("SOCKETS_PER_ADDRESS", min=0)
    ] = USUAL.sockets_per_address,
    patience: Annotated[float, setting("PATIENCE", min=1)] = USUAL.patience,
    bot_workers: Annotated[int, setting("BOT_WORKERS", min=0)] = 0,
    bot_limit: Annotated[float, setting("BOT_LIMIT", min=1)] = USUAL.bot_limit,
    keep_days: Annotated[int, setting("KEEP_DAYS", min=0)] = USUAL.keep_days,
    beat_every: Annotated[float, setting("BEAT_EVERY", min=1)] = USUAL.beat_every,
    away_after: Annotated[float, setting("AWAY_AFTER", min=1)] = USUAL.away_after,
    metrics_from: Annotated[str, setting("METRICS_FROM")] = USUAL.metrics_from,
    log_format: Annotated[str, setting("LOG_FORMAT")] = USUAL.log_format,
) -> None:
    """Run a server for others."""
    # The server is large: only those who want it wait for it.
    from makeda.server import run

    settings = Settings(
        database,
        public_url,
        prefix=prefix,
        trusted_proxies=trusted_proxies,
        metrics_from=metrics_from,
        log_format=log_format,
        rate=rate,
        burst=burst,
        socket_connects=socket_connects,
        sockets_per_address=sockets_per_address,
        patience=patience,
        bot_pause=BOT_PAUSE,
        bot_limit=bot_limit,
        keep_days=keep_days,
        beat_every=beat_every,
        away_after=away_after,
    ).checked()
    if bot_workers:
        settings = settings._replace(bot_workers=bot_workers)
    run.serve(settings, host, free_port(port, host), typer.echo)


def free_port(port: int, host: str = LOOPBACK) -> int:
    """The port, if nothing else listens there."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            about: dict[str, object] = {"host": host, "port": str(port), "reason": reason_of(error)}
            raise BadSetup("port_taken", about) from error
    return port


def some_free_port() -> int:
    """The usual port, or one after it: whoever wants to play need not care what else runs here."""
    for port in range(USUAL_PORT, USUAL_PORT + 20):
        with suppress(BadSetup):
            return free_port(port)
    return free_port(USUAL_PORT)
