"""What can be said from a number of games."""

from __future__ import annotations

from math import sqrt


def wilson(share: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson); unlike the simple one it never leaves 0 to 1."""
    z = 1.959964
    middle = share + z * z / (2 * trials)
    half = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)
