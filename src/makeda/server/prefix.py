"""A server that is reached below a path, such as https://games.example/makeda."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send


class Prefix:
    """Takes the prefix off every path, so that nothing behind it needs to know of it.

    A proxy may have taken it off already; so paths without it are taken as they are.
    """

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self._app = app
        self._prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope.get("path", "")
        if path == self._prefix or path.startswith(f"{self._prefix}/"):
            scope = {**scope, "path": path.removeprefix(self._prefix) or "/"}
        await self._app(scope, receive, send)
