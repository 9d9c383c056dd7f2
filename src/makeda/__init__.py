"""Makeda: board games that are out of print, to play, to simulate and to analyse."""

from __future__ import annotations

__version__ = "0.1.0"


def compiled() -> bool:
    """Whether the rules run compiled; otherwise they run interpreted, and slower."""
    from makeda.core import state

    return not str(state.__file__).endswith(".py")
