"""The description of the interface, from which the types of the web app are made.

`python -m tests.server.interface` writes it anew; `make web-types` does that and makes the types.
"""

from __future__ import annotations

import json
from pathlib import Path

from makeda.server.app import create_app
from makeda.server.settings import Settings

FILE = Path(__file__).parents[2] / "web" / "openapi.json"


def description() -> str:
    """What the server says of its interface; sorted, so that a change shows as what it is."""
    app = create_app(Settings("sqlite://"))
    return json.dumps(app.openapi(), indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    FILE.write_text(description(), encoding="utf-8")
