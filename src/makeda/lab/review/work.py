"""A record analysed by workers; what is known already is not done again."""

from __future__ import annotations

from collections.abc import Iterator

from makeda.analysis.game import Look, jobs, look
from makeda.analysis.judging import Depth
from makeda.analysis.stored import stored
from makeda.core.records import Record
from makeda.lab.workers import Workers


class Review:
    """The looks at the positions of a record, as far as they go."""

    def __init__(self, record: Record, depth: Depth) -> None:
        self.record = record
        self.depth = depth
        self.looks: list[Look] = []
        for known in stored(record, depth):
            # Only what lies before a gap: the rest is done in order.
            if known.step == len(self.looks):
                self.looks.append(known)
        self.jobs = list(jobs(record, depth))

    @property
    def is_complete(self) -> bool:
        return len(self.looks) == len(self.jobs)

    def go_on(self, workers: Workers) -> Iterator[Look]:
        """Do what is left, in order; whoever stops in between keeps what was done."""
        for found in workers.map(look, self.jobs[len(self.looks) :]):
            self.looks.append(found)
            yield found
