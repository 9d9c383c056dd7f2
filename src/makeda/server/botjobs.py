"""Questions for bots, as workers get them."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from makeda.bots.playing import bot_player
from makeda.core.rng import seeded
from makeda.games.registry import game


class Job(NamedTuple):
    """One question for a bot. The worker shows it to the bot only as its seat may see it."""

    game_id: str
    position: dict[str, object]
    seat: int
    level: str
    # Whether the bot is only told that it could do something out of turn.
    unasked: bool
    seed: int


def new_job(
    game_id: str, position: dict[str, object], seat: int, level: str, *, unasked: bool
) -> Job:
    return Job(game_id, position, seat, level, unasked, secrets.randbits(128))


def answer(job: Job) -> int | None:
    """The legal move that the bot chooses; one that nobody waits for may choose none."""
    chosen = game(job.game_id)
    state = chosen.load(job.position)
    player = bot_player(chosen, job.level, seeded(job.seed))
    return player.interrupt(state, job.seat) if job.unasked else player.choose(state, job.seat)
