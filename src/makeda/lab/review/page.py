"""A page about one game: everybody's chances as a graph, and the moves that cost most."""

from __future__ import annotations

from makeda.analysis.judging import Depth
from makeda.analysis.summary import accounts
from makeda.lab.balance.plots import LABEL, WIDTH, Scale, drawn
from makeda.lab.balance.rendering import render
from makeda.lab.review.tables import (
    Mistake,
    account_heads,
    account_rows,
    costliest,
    mistake_heads,
    mistakes,
)
from makeda.lab.review.words import Words
from makeda.lab.review.work import Review

TALL = 260
# Where the axis of chances has its lines
TICKS = [0.0, 0.25, 0.5, 0.75, 1.0]
# At most so many numbers of moves stand below the graph.
STEPS = 8


def page(review: Review) -> str:
    """The analysis of a game as HTML, whole, with nothing to be loaded."""
    words = Words(review.record.game, review.record.seats)
    found = mistakes(words, review.looks)
    title = review.record.game.info.title
    return render(
        "review.html",
        words=words,
        title=words("title", game=title),
        question=words("title", game=title),
        lead=[method(words, review.depth), *_unfinished(words, review)],
        graph=graph(words, review, found),
        account_heads=account_heads(words),
        account_rows=account_rows(words, accounts(review.looks)),
        costliest=costliest(words, review.looks),
        mistake_heads=mistake_heads(words),
        mistakes=found,
    )


def method(words: Words, depth: Depth) -> str:
    """How it was found out."""
    return words("method", worlds=depth.measure, playouts=depth.chances)


def _unfinished(words: Words, review: Review) -> list[str]:
    if review.is_complete:
        return []
    return [words("unfinished", done=len(review.looks), wanted=len(review.jobs))]


def graph(words: Words, review: Review, found: list[Mistake]) -> str:
    """Everybody's chance from move to move; a dot where somebody's move was a mistake."""
    last = max(1, len(review.jobs) - 1)
    left = round(LABEL * 6)
    across, up = Scale(0, last, left + 8, WIDTH - 16), Scale(0.0, 1.0, TALL, 8)
    every = max(1, -(-last // STEPS // 10) * 10)
    seats = range(review.record.players)
    return drawn(
        "chances.svg",
        words("graph"),
        TALL,
        left=left,
        right=WIDTH - 16,
        ticks=[(up(tick), words.chance(tick)) for tick in TICKS],
        steps=[(across(step), str(step)) for step in range(0, last + 1, every)],
        lines=[
            [(across(look.step), up(look.chances[seat])) for look in review.looks] for seat in seats
        ],
        dots=[
            {
                "number": each.number,
                "seat": each.judgement.seat,
                "x": across(each.number - 1),
                "y": up(review.looks[each.number - 1].chances[each.judgement.seat]),
                "note": f"{each.number}. {each.cells[1]}: {each.cells[2]} ({each.cells[4]})",
            }
            for each in found
        ],
    )
