"""The parts of a page: tables and plots with what is said below them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from makeda.lab.balance.figures import Change, Item, Summary, by_name, middle
from makeda.lab.balance.plots import Dot, Row, dot_plot, histogram
from makeda.lab.balance.words import Words, digits_of
from makeda.lab.stats import difference


class Table(NamedTuple):
    """Cells as they are read; rows that are sure are bold."""

    heads: list[str]
    rows: list[list[str]]
    bold: tuple[bool, ...] = ()

    def marked(self) -> list[tuple[list[str], bool]]:
        """Each row, and whether it is bold."""
        bold = self.bold or (False,) * len(self.rows)
        return list(zip(self.rows, bold, strict=True))


class Card(NamedTuple):
    """A part with a heading."""

    title: str
    plot: str = ""
    said: str = ""
    table: Table | None = None
    is_open: bool = False  # whether the table is shown although there is a plot


def seats_card(words: Words, series: list[Summary]) -> Card:
    """Who wins where, in one series or in several."""
    players = series[0].players
    rows = [
        Row(
            words("seat", number=seat + 1),
            [Dot(each.seats[seat], each.sure_seats[seat]) for each in series],
            " / ".join(words.share(each.seats[seat].value) for each in series),
        )
        for seat in range(players)
    ]
    plot = dot_plot(words("plot_seats", players=players), rows, 1 / players, words.share_tick)
    cells = [
        [str(seat + 1), *(text for each in series for text in words.shares(each.seats[seat]))]
        for seat in range(players)
    ]
    heads = [*words.heads("seat"), *(words.heads("wins", "interval", "shows") * len(series))]
    return Card(words("players", players=players), plot, table=Table(heads, cells))


def lengths_card(words: Words, each: Summary) -> Card:
    said = words(
        "length",
        mean=words.number(each.length.value),
        low=words.number(each.length.low),
        high=words.number(each.length.high),
        middle=words.number(middle(each.lengths)),
        least=min(each.lengths),
        most=max(each.lengths),
    )
    title = words("plot_lengths", players=each.players, said=said)
    plot = histogram(title, [each.lengths], words.tick)
    return Card(words("players", players=each.players), plot, said)


def scores_card(words: Words, each: Summary) -> Card:
    said = words(
        "score",
        points=words.number(each.winning_score.value, 1),
        margin=words.number(each.margin.value, 1),
        shared=words.share(each.shared),
    )
    title = words("plot_scores", players=each.players, said=said)
    plot = histogram(title, [each.winning_scores, each.scores], words.tick)
    return Card(words("players", players=each.players), plot, said)


def sources_card(words: Words, title: str, each: Summary) -> Card:
    rows = [
        [
            words.source(source),
            *(words.figure(amount) for amount in (*source.seats, source.winners, source.others)),
            words.signed(source.lead, digits_of(source.winners)),
        ]
        for source in each.sources
    ]
    seats = [words("seat", number=seat + 1) for seat in range(each.players)]
    heads = ["", *seats, *words.heads("winners", "others", "difference")]
    table = Table(heads, rows, tuple(source.is_sure for source in each.sources))
    return Card(title, table=table)


def changes_table(words: Words, found: list[Change], heads: list[str]) -> Table:
    rows = [
        [
            words.compared(each),
            words.figure(each.a),
            words.figure(each.b),
            words.signed(each.change, digits_of(each.a)),
            words.about(words.figure(each.change.shows)),
        ]
        for each in found
    ]
    columns = ["", *heads, *words.heads("difference", "shows")]
    return Table(columns, rows, tuple(each.is_sure for each in found))


# Items

Line = list[Item | None]


def item_cards(words: Words, series: list[list[Item]], *, compared: bool = False) -> list[Card]:
    """A plot for each chapter, with all series in each line; what two differ by, if wanted."""
    found = [{(item.chapter, item.name): item for item in each} for each in series]
    every = {key: item for each in reversed(found) for key, item in each.items()}
    cards: list[Card] = []
    for title, chapter in by_chapter(words, sorted(every.values(), key=by_name)):
        lines: list[tuple[str, Line]] = [
            (words.item(item), [each.get((item.chapter, item.name)) for each in found])
            for item in chapter
        ]
        drawn = [
            Row(name, [_item_dot(item) for item in line], _per_player(words, line))
            for name, line in lines
            if any(_item_dot(item) for item in line)
        ]
        plot = dot_plot(words("plot_items", chapter=title), drawn, 1, words.tick) if drawn else ""
        heads = ["", *words.heads("player", "had", "times", "interval", "shows") * len(series)]
        rows = [
            [name, *(cell for item in line for cell in _item_cells(words, item))]
            for name, line in lines
        ]
        if compared:
            heads += words.heads("more")
            rows = [
                [*row, _item_change(words, line)]
                for row, (_, line) in zip(rows, lines, strict=True)
            ]
        cards.append(Card(title, plot, table=Table(heads, rows)))
    return cards


def by_chapter(words: Words, counted: list[Item]) -> Iterable[tuple[str, list[Item]]]:
    """The chapters in the order in which the game's catalogue names them."""
    for chapter, title in words.chapters():
        found = [item for item in counted if item.chapter == chapter]
        if found:
            yield title, found


def _item_dot(item: Item | None) -> Dot | None:
    return Dot(item.times_fair, item.is_sure) if item and item.times_fair else None


def _per_player(words: Words, line: Line) -> str:
    figures = [words.number(item.per_player if item else 0, 2) for item in line]
    return words("per_player", figures=" / ".join(figures))


def _item_cells(words: Words, item: Item | None) -> list[str]:
    times = item.times_fair if item else None
    cells = [
        words.number(item.per_player if item else 0, 2),
        words.share(item.had if item else 0, 0),
    ]
    if times is None:
        return [*cells, "–", "–", "–"]
    value, low, high = (words.number(each, 2) for each in times)
    return [*cells, value, words.range(low, high), words.about(words.number(times.shows, 2))]


def _item_change(words: Words, line: Line) -> str:
    a, b = (item.times_fair if item else None for item in line)
    return words.signed(difference(a, b), 2) if a and b else "–"
