"""A whole game analysed, position by position.

Each position is a job of its own, which any process may do in any order: so an analysis can be
shared out, stopped and taken up again, and shown while it grows. The jobs of a record and a depth
always give the same looks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from makeda.analysis.chances import chances
from makeda.analysis.judging import Depth, Judgement, judged
from makeda.bots.bot import Sight
from makeda.core.records import Record
from makeda.core.rng import seeded
from makeda.games.registry import game


class Job(NamedTuple):
    """A position after so many moves, and who played what there; nobody (-1) at the end."""

    game_id: str
    step: int
    position: bytes
    seat: int
    move: int
    depth: Depth


class Look(NamedTuple):
    """What was found out about a position: everybody's chances, from what a spectator knows, and
    the decision that was taken there, if there was a choice.
    """

    step: int
    chances: list[float]
    judgement: Judgement | None

    def json(self) -> dict[str, object]:
        """JSON-ready: a note of a record's `analyses`."""
        found = self.judgement.json() if self.judgement else None
        return {"step": self.step, "chances": self.chances, "judgement": found}


def jobs(record: Record, depth: Depth) -> Iterator[Job]:
    """The positions of a game, from the first to the last; BadRecord if it does not replay."""
    game_id = record.game.info.id
    before: bytes | None = None
    for step in record.replay():
        if step.turn is not None and before is not None:
            move = record.game.moves.parse(step.turn.words)
            yield Job(game_id, step.number - 1, before, step.turn.seat, move, depth)
        before = step.state.pack()
    assert before is not None
    yield Job(game_id, len(record.turns), before, -1, -1, depth)


def look(job: Job) -> Look:
    """Do a job. A decision is judged where the seat was asked and had a choice."""
    state = game(job.game_id).unpack(job.position)
    rng = seeded("analysis", job.step)
    judgement = None
    if job.seat in state.actors() and len(state.legal(job.seat)) > 1:
        judgement = judged(Sight(state, job.seat), job.move, rng, job.depth)
    return Look(job.step, chances(state, rng, job.depth.chances), judgement)
