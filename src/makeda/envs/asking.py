"""What the environments share: who is asked next, and what the end of a game is worth."""

from __future__ import annotations

from typing import Final

from makeda.core.state import State
from makeda.games.registry import game as game_of

WIN: Final = "win"
RANK: Final = "rank"
MARGIN: Final = "margin"
REWARDS: Final = [WIN, RANK, MARGIN]


def asked(position: State) -> int:
    """The one seat that is asked. Several that are awaited at once are asked one after another.

    None of them sees what another has answered: the position hides it until all have.
    """
    return position.actors()[0]


def known_reward(kind: str) -> str:
    """The kind of reward, if there is such a one."""
    if kind not in REWARDS:
        raise ValueError(f'there is no reward "{kind}", only {", ".join(REWARDS)}')
    return kind


def rewards(position: State, kind: str = WIN) -> list[float]:
    """What each seat gets: 0 before the end; then from -1 to 1, and for all together 0."""
    if not position.over():
        return [0.0] * position.players
    if kind == WIN:
        return _by_win(position)
    return _by_rank(position) if kind == RANK else _by_margin(position)


def _by_win(position: State) -> list[float]:
    """Winners share the win, and the others bear it.

    Alone among n players one wins 1, and the others get -1 / (n - 1). Where all win, all get 0.
    """
    winners = position.winners()
    others = position.players - 1
    share = (position.players / len(winners) - 1) / others
    return [share if seat in winners else -1 / others for seat in range(position.players)]


def _by_rank(position: State) -> list[float]:
    """1 for the first and -1 for the last, those between them at equal steps; ties share.

    Whoever wins a tie by the rules is before the others who have as many points.
    """
    winners, scores = position.winners(), position.scores()
    places = [(seat in winners, scores[seat]) for seat in range(position.players)]
    return [
        (sum(other < own for other in places) - sum(other > own for other in places))
        / (position.players - 1)
        for own in places
    ]


def _by_margin(position: State) -> list[float]:
    """The own points less the average of the others', as parts of a landslide.

    Where somebody is further ahead or behind than that, all margins shrink until none is beyond 1.
    """
    scores = position.scores()
    total, others = sum(scores), position.players - 1
    margins = [own - (total - own) / others for own in scores]
    unit = max(game_of(position.game_id).info.landslide, *(abs(margin) for margin in margins))
    return [margin / unit for margin in margins]
