"""How games go, for the reader: the figures of all strengths side by side."""

from __future__ import annotations

from makeda.lab.balance.parts import Card, Table
from makeda.lab.balance.plots import line_plot
from makeda.lab.balance.story import Figure, Told
from makeda.lab.balance.study import LOOKS
from makeda.lab.balance.words import Words
from makeda.lab.stats import difference, surely_differ


def story_card(words: Words, told: Told) -> Card:
    """Every figure with a column for each bot, and whether it changes when bots play better."""
    columns = [{figure.name: figure for figure in each.story} for each in told.strengths]
    names = dict.fromkeys(name for column in columns for name in column)
    rows: list[list[str]] = []
    sure: list[bool] = []
    for name in names:
        line = [column.get(name) for column in columns]
        found = [figure for figure in line if figure]
        rows.append(
            [
                words.told(name),
                *(words.estimate(figure) if figure else "–" for figure in line),
                words.about(words.size(found[-1], found[-1].estimate.shows)),
            ]
        )
        first, last = line[0], line[-1]
        if len(line) > 1:
            rows[-1].append(_change(words, first, last))
        sure.append(
            first is not None and last is not None and surely_differ(first.estimate, last.estimate)
        )
    heads = ["", *(each.bot for each in told.strengths), *words.heads("shows")]
    if len(columns) > 1:
        heads += words.heads("better")
    plot = ""
    if all(each.curve for each in told.strengths):
        title = words("plot_chances", players=told.players)
        steps = [words.share(look / LOOKS, 0) for look in range(LOOKS)]
        plot = line_plot(
            title, "", steps, [each.curve for each in told.strengths], words.share_tick
        )
    return Card(
        words("players", players=told.players),
        plot,
        words("chances_text") if plot else "",
        Table(heads, rows, tuple(sure)),
        is_open=True,
    )


def _change(words: Words, first: Figure | None, last: Figure | None) -> str:
    if first is None or last is None:
        return "–"
    return words.change(last, difference(first.estimate, last.estimate))


def definitions(words: Words, told: list[Told]) -> list[tuple[str, str]]:
    """What each figure is called, and how it was found."""
    every = [figure.name for each in told for side in each.strengths for figure in side.story]
    return [
        (words.told(name), words(f"define_{name}"))
        for name in dict.fromkeys(every)
        if not name.startswith("ending_")
    ]


def skill_table(words: Words, told: list[Told]) -> Table:
    """How often a better bot wins: the fair share would be luck, every game skill."""
    rows = [
        [
            words("skill_of", better=skill.better, weaker=skill.weaker, players=each.players),
            words.share(1 / each.players),
            *words.shares(skill.wins),
        ]
        for each in told
        for skill in each.skills
    ]
    return Table(["", *words.heads("fair", "wins", "interval", "shows")], rows)


def trust_table(words: Words, told: list[Told]) -> Table:
    """What the playouts said about chances, and what came of it."""
    rows = [
        [
            words("bot_players", bot=side.bot, players=each.players),
            words.share(group.expected),
            *words.shares(group.won)[:2],
        ]
        for each in told
        for side in each.strengths
        for group in side.groups
    ]
    return Table(["", *words.heads("expected", "won", "interval")], rows)
