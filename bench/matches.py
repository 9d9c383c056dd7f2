"""What the matches in `bench/matches/` came to, with intervals by deals: `python bench/matches.py`.

They were written by an earlier version, a line a round, and cannot be gone on with.
"""

from __future__ import annotations

import json
from pathlib import Path

from makeda.bots.playing import Result
from makeda.lab.stats import by_deals, wilson


def main() -> None:
    for file in sorted((Path(__file__).parent / "matches").glob("*.jsonl")):
        about, *lines = map(json.loads, file.read_text(encoding="utf-8").splitlines())
        rounds = [[Result(*game) for game in line] for line in lines]
        found = by_deals([(sum(game.share(0) for game in deal), len(deal)) for deal in rounds])
        games = sum(map(len, rounds))
        low, high = wilson(found.value, games)
        print(
            f"{file.stem}: {about['bots'][0]} {found.value:.1%} of {games}, "
            f"{found.low:.1%} to {found.high:.1%} "
            f"(as independent games {low:.1%} to {high:.1%})"
        )


main()
