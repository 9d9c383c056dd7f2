"""Hints and looks at recorded positions, as workers get them. They think as one seat may see it."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

from makeda.analysis.game import Job, Look, jobs, look
from makeda.analysis.hint import hint
from makeda.analysis.judging import Depth, Judgement
from makeda.analysis.stored import stored
from makeda.bots.bot import Sight
from makeda.core.problems import Problem
from makeda.core.rng import seeded
from makeda.games.registry import game
from makeda.server.recordjobs import Refusal, read_record, refusal


class HintJob(NamedTuple):
    """A position, and the seat that would like a hint there."""

    game_id: str
    position: dict[str, object]
    seat: int
    seed: int


def new_hint_job(game_id: str, position: dict[str, object], seat: int) -> HintJob:
    return HintJob(game_id, position, seat, secrets.randbits(128))


def hinted(job: HintJob) -> dict[str, Any]:
    """The hint, as it is sent."""
    state = game(job.game_id).load(job.position)
    return hint(Sight(state, job.seat), seeded(job.seed)).json()


class Told(NamedTuple):
    """A look at a position, and the moves that it speaks of as the seat saw them there."""

    look: Look
    moves: list[dict[str, object]]

    def json(self) -> dict[str, object]:
        return {**self.look.json(), "moves": self.moves}


class Prepared(NamedTuple):
    """A record that is to be analysed: a job for each position, and what is known of some."""

    jobs: list[Job]
    known: list[Told]


def prepared(text: str, depth: Depth) -> Prepared | Refusal:
    """Cut a record into jobs, if all of it can be replayed."""
    try:
        record = read_record(text)
        looks = {known.step: known for known in stored(record, depth)}
        wanted = list(jobs(record, depth))
    except Problem as problem:
        return refusal(problem)
    known = [told(job, looks[job.step]) for job in wanted if job.step in looks]
    return Prepared(wanted, known)


def looked(job: Job) -> Told:
    """Do a job."""
    return told(job, look(job))


def told(job: Job, found: Look) -> Told:
    judgement = found.judgement
    return Told(found, [] if judgement is None else _moves(job, judgement))


def _moves(job: Job, judgement: Judgement) -> list[dict[str, object]]:
    """The move that was played and the best one, with what they would have done."""
    state = game(job.game_id).unpack(job.position)
    legal = state.view(judgement.seat)["me"]["legal"]
    wanted = (judgement.played, judgement.best)
    return [move for move in legal if move["words"] in wanted]
