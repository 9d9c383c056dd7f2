from __future__ import annotations

from typing import Any

from makeda.core.game import Game
from makeda.core.rng import Rng, seeded
from makeda.core.state import State
from makeda.envs.asking import asked
from makeda.envs.recall import Course
from makeda.games.registry import game as game_of
from tests.setups import every_game


class Witness:
    """A course, and all that a seat was shown or did on the way, noted down at once."""

    def __init__(self, game: Game, began: State, seat: int) -> None:
        self.course = Course(game, began)
        self.seat = seat
        self.noted: list[Any] = [began.view(seat)]
        self._position = began.copy()
        self._position.listen()

    def play(self, move: int) -> None:
        self.course.play(move)
        mover = asked(self._position)
        self._position.play(mover, move)
        if mover == self.seat:
            self.noted.append(move)
        happened = [event.seen_by(self.seat) for event in self._position.heard()]
        view = self._position.view(self.seat)
        if happened or view != self.noted[-1]:
            self.noted += [*happened, view]


def common_move(witnesses: list[Witness], rng: Rng) -> int | None:
    """A move that can be played in all courses, if the same seat is asked."""
    positions = [witness.course.position for witness in witnesses]
    if any(position.over() for position in positions) or len({*map(asked, positions)}) > 1:
        return None
    moves = set.intersection(*(set(position.legal(asked(position))) for position in positions))
    return sorted(moves)[rng.below(len(moves))] if moves else None


@every_game
def test_what_looks_the_same_is_recalled_the_same_and_nothing_else(game: Game) -> None:
    rng = seeded("recall", game.info.id)
    same = other = 0
    for seed in range(5):
        began = game.new(game.info.least_players, seed)
        witnesses = [Witness(game, world, 0) for world in (began, began.redeal(0, rng))]
        for _ in range(70):
            move = common_move(witnesses, rng)
            if move is None:
                break
            for witness in witnesses:
                witness.play(move)
            recalls = [witness.course.recall(0) for witness in witnesses]
            looks_same = witnesses[0].noted == witnesses[1].noted
            assert (recalls[0].texts == recalls[1].texts) == looks_same
            assert (recalls[0].rows == recalls[1].rows) == looks_same
            same += looks_same
            other += not looks_same
    assert min(same, other) > 5


def test_what_others_answer_at_the_same_time_is_not_recalled() -> None:
    rng = seeded("sealed")
    babel = game_of("babel")
    course = Course(babel, babel.new(4, 4))
    compared = 0
    while compared < 100:
        first, *later = course.position.actors()
        moves = course.position.legal(first)
        if len(later) > 1:
            worlds = [course.copy() for _ in moves]
            for world, move in zip(worlds, moves, strict=True):
                world.play(move)
            sealed = [world for world in worlds if world.position.actors() == later]
            for seat in later:
                assert len({tuple(world.recall(seat).texts) for world in sealed}) == 1
                assert len({tuple(world.recall(seat).rows) for world in sealed}) == 1
            assert len({tuple(world.recall(first).texts) for world in sealed}) == len(sealed)
            compared += len(sealed) - 1
        course.play(moves[rng.below(len(moves))])


@every_game
def test_only_who_imagines_recalls_what_was_before(game: Game) -> None:
    rng = seeded("imagined")
    course = Course(game, game.new(game.info.least_players, 3))
    for _ in range(25):
        course.play(course.position.legal(asked(course.position))[0])
    imagined = course.imagine(0, rng)
    again = imagined.imagine(1, rng)
    assert imagined.recall(0).texts == course.recall(0).texts
    assert len(imagined.recall(1).texts) == 1 == len(again.recall(0).texts)
    assert again.recall(1).texts == imagined.recall(1).texts
    before = course.recall(0).texts[:]
    imagined.play(imagined.position.legal(asked(imagined.position))[0])
    assert imagined.recall(0).texts[: len(before)] == before == course.recall(0).texts
    assert len(imagined.recall(0).texts) > len(before)
