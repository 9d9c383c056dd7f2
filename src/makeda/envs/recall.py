"""How a position came about, and what each seat has seen and done on the way.

Nothing is collected while a game is played. Whoever asks what a seat recalls lets it be played once
more from its beginning, with somebody listening; later questions go on from there.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np

from makeda.core.game import Game
from makeda.core.rng import Rng
from makeda.core.state import State
from makeda.envs.asking import asked
from makeda.games.registry import game as game_of

# The kinds of rows: a move of one's own, and places of the observation that changed with a move
DID = 1
CHANGED = 2
CHANGED_TOO = 3


class Recall:
    """What one seat has seen and done, in order: as texts, and as rows of numbers.

    A row holds its kind; the code of the move, or the place in the observation; and the number that
    stands at this place now.
    """

    def __init__(self, game: Game, began: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.texts = [json.dumps(began.view(seat))]
        self.rows: list[tuple[float, float, float]] = []
        self._seen = np.zeros(game.observer.size, np.float32)
        self.go_on_from(began)
        self._look()

    def go_on_from(self, position: State) -> None:
        """Follow another position from now on, which looks the same to the seat."""
        self.position = position.copy()
        self.position.listen()
        self._followed = 0

    def follow(self, moves: list[int]) -> None:
        """See what happens from the position on; of its moves, those that are not yet known."""
        for move in moves[self._followed :]:
            mover = asked(self.position)
            self.position.apply(mover, move)
            if mover == self.seat:
                self.texts.append(json.dumps({"did": self.game.moves.words(move)}))
                self.rows.append((DID, move, 0))
            for event in self.position.heard():
                self.texts.append(json.dumps(event.seen_by(self.seat)))
            self._look()
        self._followed = len(moves)

    def _look(self) -> None:
        seen = np.empty(self.game.observer.size, np.float32)
        self.game.observer.observe_into(self.position, self.seat, seen.data)
        kind = CHANGED
        for place in np.flatnonzero(seen != self._seen).tolist():
            self.rows.append((kind, place, float(seen[place])))
            kind = CHANGED_TOO
        self._seen = seen

    def copy(self) -> Recall:
        new = Recall.__new__(Recall)
        new.__dict__.update(self.__dict__)
        new.texts = self.texts[:]
        new.rows = self.rows[:]
        new.position = self.position.copy()
        new.position.listen()
        return new


class Course:
    """A position, and the way to it: where it began and the moves since.

    What was imagined begins anew: only the seat whose knowledge it was drawn from recalls what lies
    before. The others have another past there, which nobody has drawn.
    """

    def __init__(
        self, game: Game, began: State, past: Course | None = None, knower: int | None = None
    ) -> None:
        self.game = game
        self.position = began.copy()
        self.moves: list[int] = []
        self._began = began
        self._past = past
        self._knower = knower
        self.recalls: dict[int, Recall] = {}

    def play(self, move: int) -> None:
        """Play a move for the seat that is asked; an illegal one changes nothing."""
        self.position.play(asked(self.position), move)
        self.moves.append(move)

    def imagine(self, seat: int, rng: Rng) -> Course:
        """A course that may be this one, as far as the seat knows, drawn at random."""
        return Course(self.game, self.position.redeal(seat, rng), self.copy(), seat)

    def recall(self, seat: int) -> Recall:
        """What the seat has seen and done until now."""
        if seat not in self.recalls:
            self.recalls[seat] = self._begin_to_recall(seat)
        self.recalls[seat].follow(self.moves)
        return self.recalls[seat]

    def _begin_to_recall(self, seat: int) -> Recall:
        if self._past is None or seat != self._knower:
            return Recall(self.game, self._began, seat)
        recall = self._past.recall(seat).copy()
        recall.go_on_from(self._began)
        return recall

    # Copies

    def copy(self) -> Course:
        """An independent course, equal to this one. What lies before it is shared, and stays."""
        new = Course.__new__(Course)
        new.__dict__.update(self.__dict__)
        new.position = self.position.copy()
        new.moves = self.moves[:]
        new.recalls = {seat: recall.copy() for seat, recall in self.recalls.items()}
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Course], tuple[Any, ...]]:
        began = self._began.pack()
        return _load, (self.game.info.id, began, self.moves, self._past, self._knower)


def _load(
    game_id: str,
    began: bytes,
    moves: list[int],
    past: Course | None,
    knower: int | None,
) -> Course:
    game = game_of(game_id)
    course = Course(game, game.unpack(began), past, knower)
    for move in moves:
        course.play(move)
    return course
