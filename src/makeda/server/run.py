"""Starting the server."""

from __future__ import annotations

import gc
import socket
import threading
import time
import webbrowser
from collections.abc import Callable

import segno
import uvicorn

from makeda.games.texts import catalogue, speak
from makeda.server.app import create_app
from makeda.server.lines import Line
from makeda.server.logs import set_up_logs
from makeda.server.protocol import patient
from makeda.server.settings import Settings

# How long a stopping server waits for what it is just answering.
GRACE = 5
# New objects until a small, a middle and a full garbage collection, each as a multiple of the last.
# What tables remember stays, so a middle one finds little, and takes longer the more it looks at.
RARE_COLLECTIONS = (5_000, 1, 10_000)


def serve(settings: Settings, host: str, port: int, say: Callable[[str], None]) -> None:
    """Run a server until it is stopped, and say where it is."""
    server = _server(settings, host, port)
    shown = f"[{host}]" if ":" in host else host
    say(_told("listens", f"http://{shown}:{port}{settings.prefix}/"))
    if settings.public_url:
        say(_told("outside", settings.public_url))
    _run(server)


def serve_and_open(settings: Settings, port: int, say: Callable[[str], None], *, lan: bool) -> None:
    """Run a server at home: open the browser, and with `lan` let phones in the same network in."""
    address = lan_address() if lan else "127.0.0.1"
    url = f"http://{address}:{port}/"
    server = _server(settings._replace(public_url=url), "0.0.0.0" if lan else address, port)  # noqa: S104 - only on request
    say(_told("runs", url))
    if lan:
        say(qr_text(url))
    threading.Thread(target=_open_when_ready, args=(server, url), daemon=True).start()
    _run(server)


def _told(key: str, url: str) -> str:
    """Where the server is, for whoever starts it."""
    return catalogue(part="server").say("server", key, {"url": url})


def _run(server: uvicorn.Server) -> None:
    # Who starts a server may read another language than those who ask it: each request names one.
    speak("en")
    server.run()


def _server(settings: Settings, host: str, port: int) -> uvicorn.Server:
    # With a thousand tables a full garbage collection stops everything for a third of a second, and
    # by default it comes every few seconds.
    gc.set_threshold(*RARE_COLLECTIONS)
    set_up_logs(settings)
    return uvicorn.Server(
        uvicorn.Config(
            create_app(settings),
            host=host,
            port=port,
            http=patient(settings.patience),
            ws=Line,
            # It compresses in its own way.
            ws_per_message_deflate=False,
            # Clients have nothing to say over a WebSocket.
            ws_max_size=4096,
            ws_ping_interval=settings.ping_every,
            ws_ping_timeout=settings.ping_every,
            # Links hold keys, so requests are not written to a log.
            access_log=False,
            log_config=None,
            proxy_headers=True,
            forwarded_allow_ips=settings.trusted_proxies,
            timeout_graceful_shutdown=GRACE,
        )
    )


def _open_when_ready(server: uvicorn.Server, url: str) -> None:
    while not server.started:
        time.sleep(0.05)
    webbrowser.open(url)


def lan_address() -> str:
    """The address of this machine in its own network; no packet is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def qr_text(url: str) -> str:
    """A QR code for the terminal."""
    rows = [[*row, 0] for row in segno.make(url, micro=False).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    # Half blocks show two rows in one line; dark squares stay dark on a dark terminal.
    blocks = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("".join(blocks[cell] for cell in zip(*pair, strict=True)) for pair in pairs)
