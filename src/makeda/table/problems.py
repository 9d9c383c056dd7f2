"""What people at a table may get wrong."""

from __future__ import annotations

from makeda.core.problems import Problem


class TableProblem(Problem):
    """Something that is not possible at this table now."""


class NotYours(TableProblem):
    """Somebody wants to act for a seat that they do not hold, or as the host without being it."""


class Stale(TableProblem):
    """An answer to a question that is not the one that is open now."""


class OtherRules(TableProblem):
    """The game of a table began with other rules than the program has now, and ended with them."""
