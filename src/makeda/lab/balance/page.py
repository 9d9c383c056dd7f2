"""What stands on the pages of a report; the templates say how it is laid out."""

from __future__ import annotations

from makeda.lab.balance.figures import Change, Item, Summary
from makeda.lab.balance.parts import (
    Card,
    Table,
    changes_table,
    item_cards,
    lengths_card,
    scores_card,
    seats_card,
    sources_card,
)
from makeda.lab.balance.plots import line_plot
from makeda.lab.balance.rendering import render
from makeda.lab.balance.sentences import (
    change_findings,
    item_findings,
    options_said,
    seat_findings,
    source_findings,
    story_findings,
    what,
)
from makeda.lab.balance.story import Told
from makeda.lab.balance.telling import definitions, skill_table, story_card, trust_table
from makeda.lab.balance.words import Words
from makeda.lab.series import Series

# The whole report, and the page of findings
REPORT = "report.html"
FINDINGS = "findings.md"
# How often somebody wins, as a multiple of the fair share, in the text that explains it
HALF_AS_OFTEN_AGAIN = 1.5


def report_page(
    template: str,
    words: Words,
    series: list[Series],
    told: list[Told],
    counted: list[list[Item]],
    variants: list[tuple[str, list[Change]]],
    seconds: float,
) -> str:
    """How balanced the game is."""
    title = series[0].game.info.title
    strongest = [each.strengths[-1].summary for each in told]
    return render(
        template,
        words=words,
        title=words("title", game=title),
        question=words("question", game=title),
        lead=[what("what", words, series), options_said(words, series)],
        findings=[
            *story_findings(words, told, seconds),
            *seat_findings(words, strongest),
            *source_findings(words, strongest),
            *item_findings(words, counted[-1]),
        ],
        bots=[each.bot for each in told[0].strengths],
        stories=[story_card(words, each) for each in told],
        definitions=definitions(words, told),
        skills=skill_table(words, told),
        trust=trust_table(words, told),
        seats=[seats_card(words, [side.summary for side in each.strengths]) for each in told],
        lengths=[lengths_card(words, each) for each in strongest],
        scores=[scores_card(words, each) for each in strongest],
        sources=[
            sources_card(words, words("players", players=each.players), each) for each in strongest
        ],
        items_text=_items_text(words),
        items=item_cards(words, counted),
        variants_text=words("variants_text", players=told[0].players),
        variants=[
            (name, changes_table(words, found, words.heads("usual", "changed")))
            for name, found in variants
        ],
    )


def comparison_page(
    words: Words,
    series: list[Series],
    names: tuple[str, str],
    differ: list[tuple[str, str, str]],
    pairs: list[tuple[Summary, Summary, list[Change]]],
    counted: tuple[list[Item], list[Item]],
) -> str:
    """How two sets of options differ."""
    title = series[0].game.info.title
    return render(
        "comparison.html",
        words=words,
        title=words("compare_title", game=title),
        question=words("compare_question", game=title),
        lead=[what("what_common", words, series)],
        sides=[words("side_a", name=names[0]), words("side_b", name=names[1])],
        findings=change_findings(words, pairs),
        differ=Table(["", "A", "B"], [list(each) for each in differ]),
        changes=[
            (
                words("with_players", players=first.players),
                changes_table(words, found, ["A", "B"]),
            )
            for first, _, found in pairs
        ],
        seats=[seats_card(words, [first, second]) for first, second, _ in pairs],
        sources=[
            sources_card(words, words(heading, players=each.players), each)
            for first, second, _ in pairs
            for heading, each in (("players_a", first), ("players_b", second))
        ],
        items_text=_items_text(words),
        items=item_cards(words, list(counted), compared=True),
    )


def what_if_page(
    words: Words,
    series: list[Series],
    names: list[str],
    steps: list[str],
    lines: list[str],
    curves: list[tuple[int, list[list[list[Change]]]]],
) -> str:
    """How figures change with a value: for each number of players, line and step the changes."""
    title = series[0].game.info.title
    return render(
        "whatif.html",
        words=words,
        title=words("if_title", game=title),
        question=words("if_question", game=title, what=words.several(names)),
        lead=[what("what_if", words, series)],
        findings=_curve_findings(words, steps, lines, curves),
        lines=lines,
        groups=[
            (
                words("with_players", players=players),
                _curve_cards(words, names[0], steps, lines, found),
            )
            for players, found in curves
        ],
    )


def _curve_cards(
    words: Words, axis: str, steps: list[str], lines: list[str], found: list[list[list[Change]]]
) -> list[Card]:
    """A plot for each figure."""
    cards: list[Card] = []
    for place, figure in enumerate(found[0][0]):
        series = [[step[place].level for step in line] for line in found]
        title = words.compared(figure)
        rows = [
            [
                " ".join(filter(None, (name, step))),
                words.figure(change.b),
                words.signed(change.change, 2),
                words.about(words.figure(change.change.shows)),
            ]
            for name, line in zip(lines, found, strict=True)
            for step, change in zip(steps, (each[place] for each in line), strict=True)
        ]
        bold = tuple(step[place].is_sure for line in found for step in line)
        heads = ["", *words.heads("value", "difference", "shows")]
        plot = line_plot(title, axis, steps, series, words.tick)
        cards.append(Card(title, plot, table=Table(heads, rows, bold)))
    return cards


def _curve_findings(
    words: Words,
    steps: list[str],
    lines: list[str],
    curves: list[tuple[int, list[list[list[Change]]]]],
) -> list[str]:
    """What surely differs between the first setting and the others."""
    found = [
        words(
            "curve",
            players=players,
            what=words.compared(change),
            setting=" ".join(filter(None, (name, step))),
            a=words.figure(change.a),
            b=words.figure(change.b),
        )
        for players, grid in curves
        for name, line in zip(lines, grid, strict=True)
        for step, changes in zip(steps, line, strict=True)
        for change in changes
        if change.is_sure
    ]
    return found or [words("no_curve")]


def _items_text(words: Words) -> str:
    return words("items_text", more=words.number(HALF_AS_OFTEN_AGAIN, 1))
