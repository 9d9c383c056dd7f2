"""What Prometheus may know of a server: how much it does, and how long that takes."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from starlette.types import ASGIApp, Message, Receive, Scope, Send

if TYPE_CHECKING:
    from makeda.server.rooms import Rooms

# Seconds: a request is answered in a few thousandths; a record to be replayed takes longer.
STEPS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Metrics:
    """The figures of one server process."""

    def __init__(self, rooms: Rooms) -> None:
        self._registry = CollectorRegistry()
        self._registry.register(Now(rooms))
        self._requests = Counter(
            "makeda_requests", "Requests, by their answer", ["status"], registry=self._registry
        )
        self._by_status: dict[int, Counter] = {}
        self._seconds = Histogram(
            "makeda_request_seconds",
            "Time until a request is answered",
            registry=self._registry,
            buckets=STEPS,
        )

    def count(self, status: int, seconds: float) -> None:
        """Count a request that was answered after so long."""
        counter = self._by_status.get(status)
        if counter is None:
            counter = self._by_status[status] = self._requests.labels(str(status))
        counter.inc()
        self._seconds.observe(seconds)

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self._registry)


class Now:
    """What can be asked at any moment and need not be counted."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    def collect(self) -> Iterator[Metric]:
        for name, (about, value) in self._rooms.figures().items():
            yield GaugeMetricFamily(f"makeda_{name}", about, value)
        failures = GaugeMetricFamily(
            "makeda_failures", "How often lasting work began anew", labels=["work"]
        )
        for lasting in self._rooms.supervisor.lasting:
            failures.add_metric([lasting.name], lasting.failures)
        yield failures


class Counted:
    """Counts every request and the time that it takes."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        start = perf_counter()

        async def send_and_count(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._metrics.count(message["status"], perf_counter() - start)
            await send(message)

        await self._app(scope, receive, send_and_count)
