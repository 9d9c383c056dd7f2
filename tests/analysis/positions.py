"""Positions and games that the tests of hints and analyses look at."""

from __future__ import annotations

from makeda.core.game import Game
from makeda.core.records import Record
from makeda.core.state import State
from makeda.lab.recording import record_game


def recorded(game: Game, seed: int = 3) -> Record:
    """A short way to a whole game between greedy bots."""
    return record_game(game, game.info.least_players, seed, {}, "greedy")


def with_choice(game: Game, after: int, seed: int = 3) -> tuple[State, int, int]:
    """A position of it, the seat that is asked there and has a choice, and what it played."""
    record = recorded(game, seed)
    state = game.load(record.first)
    for number, turn in enumerate(record.turns):
        move = game.moves.parse(turn.words)
        if number >= after and turn.seat in state.actors() and len(state.legal(turn.seat)) > 2:
            return state, turn.seat, move
        state.apply(turn.seat, move)
    raise AssertionError("nobody had a choice")


def last_moves(game: Game, moves: int = 12, seed: int = 3) -> Record:
    """A record of nothing but the end of that game, where imagined games are short."""
    whole = recorded(game, seed)
    state = game.load(whole.first)
    played = [(turn.seat, game.moves.parse(turn.words)) for turn in whole.turns]
    for seat, move in played[:-moves]:
        state.apply(seat, move)
    record = Record(game, whole.players, whole.options, whole.seats, None, state.dump())
    for seat, move in played[-moves:]:
        state.apply(seat, move)
        record.add(seat, move, state)
    return record
