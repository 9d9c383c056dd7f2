"""What the environments share: who is asked next, and what the end of a game is worth."""

from __future__ import annotations

from makeda.core.state import State


def asked(position: State) -> int:
    """The one seat that is asked. Several that are awaited at once are asked one after another.

    None of them sees what another has answered: the position hides it until all have.
    """
    return position.actors()[0]


def rewards(position: State) -> list[float]:
    """What each seat gets: 0 before the end; then 1 for a win, and for all together 0.

    Winners share the win, and the others bear it: alone among n players one wins 1, and the others
    get -1 / (n - 1). Where all win, all get 0.
    """
    winners = position.winners()
    if not winners:
        return [0.0] * position.players
    others = position.players - 1
    share = (position.players / len(winners) - 1) / others
    return [share if seat in winners else -1 / others for seat in range(position.players)]
