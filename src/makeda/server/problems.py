"""What a request may get wrong, and how it is answered."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from makeda.core.problems import IllegalMove, Problem
from makeda.games.texts import catalogue
from makeda.table.problems import NotYours, Stale, TableProblem
from makeda.table.status import OVER


class Unknown(Problem):
    """Something that does not exist, or that the asker may not know of."""


class Concerned(NamedTuple):
    """Whom a table concerns that cannot be opened, as far as that can be told."""

    public: bool
    keys: set[str]
    # The devices of the host and of those who sit there.
    holders: set[str]
    sitting: set[str]


class Unreadable(Problem):
    """A table that this version of the program cannot read, and whom that concerns."""

    def __init__(
        self, key: str, table_id: str, concerned: Concerned, params: dict[str, object] | None = None
    ) -> None:
        super().__init__(key, {"table": table_id, **(params or {})})
        self.table_id = table_id
        self._concerned = concerned

    def seen_by(self, holder: str, key: str) -> Problem:
        """What somebody is told: to outsiders there is no such table."""
        concerned = self._concerned
        if concerned.public or holder in concerned.holders or key in concerned.keys:
            return self
        return Unknown("unknown_table", {"table": self.table_id})


class Outdated(Unreadable):
    """A table whose game began with other rules, and ended with them; its record is left."""

    def must_give_record(self, holder: str, key: str, status: str) -> None:
        """Refuse whoever may not have the record. It shows what everybody held: that of a game
        which was not over is for those alone who sit at the table.
        """
        told = self.seen_by(holder, key)
        if told is not self:
            raise told
        if status != OVER and holder not in self._concerned.sitting:
            raise Forbidden("outdated_record", {})


class Forbidden(Problem):
    """Something that this asker may not do."""


class TooMuch(Problem):
    """Too large, too often, or too slow."""

    def __init__(
        self,
        key: str,
        status: int,
        params: dict[str, object] | None = None,
        *,
        retry_after: float = 0.0,
    ) -> None:
        super().__init__(key, params)
        self.status = status
        # Seconds after which it may be tried again; 0 where that does not help.
        self.retry_after = retry_after


def status_of(problem: Problem) -> int:
    """The HTTP status for a problem."""
    if isinstance(problem, TooMuch):
        return problem.status
    if isinstance(problem, Unknown):
        return 404
    if isinstance(problem, (Forbidden, NotYours)):
        return 403
    if isinstance(problem, (IllegalMove, Stale, TableProblem, Unreadable)):
        return 409
    return 400


def headers_of(problem: Problem) -> dict[str, str]:
    """The headers that belong to a problem."""
    if isinstance(problem, TooMuch) and problem.retry_after:
        return {"Retry-After": str(ceil(problem.retry_after))}
    return {}


def seen_by(problem: Problem, holder: str, key: str) -> Problem:
    """A problem as somebody may know of it."""
    return problem.seen_by(holder, key) if isinstance(problem, Unreadable) else problem


def problem_json(problem: Problem, game_id: str, names: list[str]) -> dict[str, object]:
    """The problem as a client gets it: key, parameters, the rule, and the sentence."""
    return {
        "error": problem.key,
        "params": problem.params,
        "rule": problem.rule if isinstance(problem, IllegalMove) else None,
        "sentence": catalogue(game_id).say("problems", problem.key, problem.params, names),
    }
