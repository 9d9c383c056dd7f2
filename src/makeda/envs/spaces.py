"""What an agent sees, as Gymnasium describes it."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from makeda.core.game import Game


def seen_space(game: Game, actions: int) -> spaces.Dict:
    """The observation, and the mask of the legal actions."""
    highest = np.array(game.observer.highest(), np.float32)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(highest), highest),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
