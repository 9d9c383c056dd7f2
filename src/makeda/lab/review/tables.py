"""What an analysis comes to, as tables of text: for the terminal, and for a page."""

from __future__ import annotations

from typing import NamedTuple

from makeda.analysis.game import Look
from makeda.analysis.judging import MISTAKES, Judgement
from makeda.analysis.summary import Account, accounts
from makeda.lab.review.words import Words


class Mistake(NamedTuple):
    """A decision that is told: the number of its move, and what was found out."""

    number: int
    judgement: Judgement
    cells: list[str]
    why: str


def account_heads(words: Words) -> list[str]:
    return words.heads("player", "start", "own", "others", "luck", "result", "mistakes")


def account_rows(words: Words, accounts: list[Account]) -> list[list[str]]:
    """What became of everybody's chance."""
    return [
        [
            words.names[each.seat],
            words.chance(each.start),
            words.change(each.own),
            words.change(each.others),
            words.change(each.luck),
            words.chance(each.result),
            words("mistakes", mistakes=each.mistakes, judged=each.judged),
        ]
        for each in accounts
    ]


def mistake_heads(words: Words) -> list[str]:
    return words.heads("move", "player", "played", "better", "cost", "points")


def mistakes(words: Words, looks: list[Look]) -> list[Mistake]:
    """The decisions that were clearly wrong, in the order in which they were taken."""
    return [
        Mistake(
            look.step + 1,
            look.judgement,
            _cells(words, look.step + 1, look.judgement),
            words.why(look.judgement.why),
        )
        for look in looks
        if look.judgement and look.judgement.verdict in MISTAKES
    ]


def _cells(words: Words, number: int, found: Judgement) -> list[str]:
    return [
        str(number),
        words.names[found.seat],
        found.played,
        found.best,
        words.loss(found),
        words.points(found.points_lost),
    ]


def costliest(words: Words, looks: list[Look]) -> list[str]:
    """For each player a sentence about the decisions that cost most."""
    found = mistakes(words, looks)
    return [_costliest(words, each, found) for each in accounts(looks)]


def _costliest(words: Words, account: Account, found: list[Mistake]) -> str:
    told = [each for each in found if each.number - 1 in account.costliest]
    told.sort(key=lambda each: -each.judgement.loss)
    if not told:
        return words("no_mistakes", seat=account.seat)
    parts = [
        words(
            "cost_part",
            number=each.number,
            played=each.judgement.played,
            better=each.judgement.best,
            cost=words.loss(each.judgement),
            why=each.why,
        )
        for each in told
    ]
    return words("costliest", seat=account.seat, parts="; ".join(parts))
