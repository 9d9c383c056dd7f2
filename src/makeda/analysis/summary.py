"""What an analysis comes to for each seat: its mistakes, and luck apart from skill.

A seat begins with a chance and ends with a share of the win. Of the way between them, its own
mistakes took some, those of others gave some, and what is left came from the draws, and from moves
whose effect is too small to be clear. So the four numbers of a seat add up.
"""

from __future__ import annotations

from typing import NamedTuple

from makeda.analysis.game import Look
from makeda.analysis.judging import MISTAKES, Judgement, Verdict

# So many decisions are named as those that cost a seat most.
COSTLIEST = 3


class Account(NamedTuple):
    """The winning chances of one seat: start + own + others + luck = result.

    `own` is what its mistakes cost it, and `others` what the mistakes of others did to it. `judged`
    decisions had a real choice. `costliest` are the steps of the mistakes that cost most.
    """

    seat: int
    start: float
    own: float
    others: float
    luck: float
    result: float
    judged: int
    mistakes: int
    blunders: int
    costliest: list[int]


def accounts(looks: list[Look]) -> list[Account]:
    """The winning chances of each seat, as far as the looks go, which are in order."""
    made = [(look.step, look.judgement) for look in looks if look.judgement]
    return [_account(looks, made, seat) for seat in range(len(looks[0].chances))]


def _account(looks: list[Look], made: list[tuple[int, Judgement]], seat: int) -> Account:
    wrong = [(step, each) for step, each in made if each.verdict in MISTAKES]
    own = [(each.loss, step) for step, each in wrong if each.seat == seat]
    lost = sum(_effect(each, seat) for _, each in wrong if each.seat == seat)
    given = sum(_effect(each, seat) for _, each in wrong if each.seat != seat)
    start, result = looks[0].chances[seat], looks[-1].chances[seat]
    blunders = [each for _, each in wrong if each.seat == seat and each.verdict is Verdict.BLUNDER]
    return Account(
        seat,
        start,
        lost,
        given,
        result - start - lost - given,
        result,
        sum(each.seat == seat for _, each in made),
        len(own),
        len(blunders),
        [step for _, step in sorted(own, reverse=True)[:COSTLIEST]],
    )


def _effect(judgement: Judgement, seat: int) -> float:
    """What a decision did to the chance of a seat, its own or another one."""
    return judgement.chances_played[seat] - judgement.chances_best[seat]
