"""The bots by name."""

from __future__ import annotations

from typing import Final

from makeda.bots.bot import Bot, RandomBot
from makeda.bots.greedy import GreedyBot
from makeda.core.problems import BadSetup

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str) -> type[Bot]:
    """The bot with this name."""
    if name not in BOTS:
        raise BadSetup("unknown_bot", {"bot": name, "bots": list(BOTS)})
    return BOTS[name]
