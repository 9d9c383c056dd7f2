"""The command `makeda serve`: its settings, each an option and an environment variable."""

from __future__ import annotations

import socket
from contextlib import suppress
from typing import Annotated

import typer

from makeda.cli.common import reason_of
from makeda.core.problems import BadSetup

DEFAULT_DATABASE = "makeda.sqlite"
LOOPBACK = "127.0.0.1"
USUAL_PORT = 8000
# Seconds before a bot's move, so that people can follow.
BOT_PAUSE = 0.4

Database = Annotated[
    str,
    typer.Option(envvar="MAKEDA_DATABASE_URL", help="An SQLite file, or a postgresql:// address."),
]


def serve(
    host: Annotated[
        str, typer.Option(envvar="MAKEDA_HOST", help="The address to listen on.")
    ] = LOOPBACK,
    port: Annotated[
        int, typer.Option(envvar="MAKEDA_PORT", min=1, max=65535, help="The port to listen on.")
    ] = USUAL_PORT,
    database: Database = DEFAULT_DATABASE,
    public_url: Annotated[
        str,
        typer.Option(
            envvar="MAKEDA_PUBLIC_URL",
            help="How the server is reached from outside, such as https://games.example",
        ),
    ] = "",
    prefix: Annotated[
        str,
        typer.Option(
            envvar="MAKEDA_PREFIX", help="The path below which it is reached, such as /makeda"
        ),
    ] = "",
    trusted_proxies: Annotated[
        str,
        typer.Option(
            envvar="MAKEDA_TRUSTED_PROXIES",
            help="Addresses of proxies that may say for whom they ask.",
        ),
    ] = "127.0.0.1,::1",
    rate: Annotated[
        float,
        typer.Option(
            envvar="MAKEDA_RATE", min=0, help="Requests per second and address; 0 for no limit."
        ),
    ] = 20.0,
    burst: Annotated[
        int,
        typer.Option(envvar="MAKEDA_BURST", min=1, help="Requests of an address at once."),
    ] = 100,
    socket_connects: Annotated[
        int,
        typer.Option(
            envvar="MAKEDA_SOCKET_CONNECTS",
            min=0,
            help="Lines that an address may open per minute; 0 for no limit.",
        ),
    ] = 120,
    sockets_per_address: Annotated[
        int,
        typer.Option(
            envvar="MAKEDA_SOCKETS_PER_ADDRESS",
            min=0,
            help="Lines that an address may have open; 0 for no limit.",
        ),
    ] = 200,
    patience: Annotated[
        float,
        typer.Option(
            envvar="MAKEDA_PATIENCE", min=1, help="Seconds within which a request must be complete."
        ),
    ] = 20.0,
    bot_workers: Annotated[
        int,
        typer.Option(
            envvar="MAKEDA_BOT_WORKERS",
            min=0,
            help="How many bots may think at the same time; 0 for half of the cores.",
        ),
    ] = 0,
    bot_limit: Annotated[
        float, typer.Option(envvar="MAKEDA_BOT_LIMIT", min=1, help="Seconds that a bot may think.")
    ] = 10.0,
    keep_days: Annotated[
        int,
        typer.Option(
            envvar="MAKEDA_KEEP_DAYS",
            min=0,
            help="Days after which a quiet table is deleted; 0 to keep all.",
        ),
    ] = 90,
    beat_every: Annotated[
        float,
        typer.Option(
            envvar="MAKEDA_BEAT_EVERY",
            min=1,
            help="Seconds between notes in the database of who is connected.",
        ),
    ] = 20.0,
    away_after: Annotated[
        float,
        typer.Option(
            envvar="MAKEDA_AWAY_AFTER",
            min=1,
            help="Seconds without a connection after which a player counts as away.",
        ),
    ] = 60.0,
    metrics_from: Annotated[
        str,
        typer.Option(envvar="MAKEDA_METRICS_FROM", help="Addresses that may read /metrics."),
    ] = "",
    log_format: Annotated[
        str, typer.Option(envvar="MAKEDA_LOG_FORMAT", help="How the log is written: text or json.")
    ] = "text",
) -> None:
    """Run a server for others."""
    # The server is large: only those who want it wait for it.
    from makeda.server import run
    from makeda.server.settings import Settings

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
            about: dict[str, object] = {"host": host, "port": port, "reason": reason_of(error)}
            raise BadSetup("port_taken", about) from error
    return port


def some_free_port() -> int:
    """The usual port, or one after it: whoever wants to play need not care what else runs here."""
    for port in range(USUAL_PORT, USUAL_PORT + 20):
        with suppress(BadSetup):
            return free_port(port)
    return free_port(USUAL_PORT)
