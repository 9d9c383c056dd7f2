"""The report as one HTML page that loads nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path

from makeda.games.texts import Catalogue
from makeda.lab.balance.figures import Change, Item, Summary, by_name, middle
from makeda.lab.balance.plots import Dot, Row, dot_plot, histogram
from makeda.lab.series import Series
from makeda.lab.stats import Estimate, difference

STYLE = Path(__file__).with_name("page.css")
# Below this share of players, something hardly ever happens.
RARE = 0.02


class Heading:
    """What was played."""

    def __init__(self, series: list[Series], texts: Catalogue) -> None:
        self.title = series[0].game.info.title
        self.texts = texts
        counts = [str(each.players) for each in series]
        names = dict.fromkeys(series[0].bots)
        self.what = (
            f"{series[0].games:,} games each with {_and(counts)} players; in every seat "
            f"{' or '.join(names)}, seed {series[0].seed}"
        )
        self.options = ", ".join(
            f"{name} = {value if isinstance(value, str) else 'a table of its own'}"
            for name, value in series[0].options.items()
        )


def report_page(
    heading: Heading,
    summaries: list[Summary],
    counted: list[Item],
    variants: list[tuple[str, list[Change]]],
) -> str:
    """How balanced the game is."""
    parts = [
        f"<h1>How balanced is {escape(heading.title)}?</h1>",
        f'<p class="lead">{escape(heading.what)}.<br>Options: {escape(heading.options)}.</p>',
        _findings(
            [
                *_seat_findings(summaries),
                *_source_findings(summaries, heading.texts),
                *_item_findings(counted, heading.texts),
            ]
        ),
        "<h2>Does the seat matter?</h2>",
        f"<p>{SEATS}</p>",
        *(_seats([each]) for each in summaries),
        "<h2>How long are games?</h2>",
        "<p>Decisions of all players together, from the first to the last.</p>",
        *(_lengths(each) for each in summaries),
        "<h2>How many points, and how close?</h2>",
        f"<p>{_key(0, 'winners')}{_key(1, 'all others')}</p>",
        *(_scores(each) for each in summaries),
        "<h2>Where do the points come from?</h2>",
        f"<p>{SOURCES}</p>",
        *(_sources(f"{each.players} players", each, heading.texts) for each in summaries),
        "<h2>What matters for winning?</h2>",
        f"<p>{READING}</p>",
        *_chapters([counted], heading.texts),
    ]
    if variants:
        parts += [
            "<h2>What do the options change?</h2>",
            f"<p>{VARIANTS.format(players=summaries[0].players)}</p>",
            *(f"<h3>{escape(name)}</h3>{_changes(found)}" for name, found in variants),
        ]
    return _page(f"{heading.title}: balance", parts)


def comparison_page(
    heading: Heading,
    names: tuple[str, str],
    differ: list[tuple[str, str, str]],
    pairs: list[tuple[Summary, Summary, list[Change]]],
    counted: tuple[list[Item], list[Item]],
) -> str:
    """How two sets of options differ."""
    key = f"<p>{_key(0, f'A: {names[0]}')}{_key(1, f'B: {names[1]}')}</p>"
    parts = [
        f"<h1>{escape(heading.title)}: A or B?</h1>",
        f'<p class="lead">{escape(heading.what)}, with common deals for A and B.</p>',
        key,
        _findings(_change_findings(pairs)),
        "<h2>Where they differ</h2>",
        _table(["", "A", "B"], [[place, a, b] for place, a, b in differ])
        if differ
        else "<p>Nowhere: A and B are the same.</p>",
        "<h2>What that changes</h2>",
        "<p>B compared with A, from deal to deal, with 95 % intervals; what is sure is bold.</p>",
        *(
            f"<h3>With {a.players} players</h3>{_changes(found, ('A', 'B'))}"
            for a, _, found in pairs
        ),
        "<h2>Does the seat matter?</h2>",
        f"<p>{SEATS}</p>",
        key,
        *(_seats([a, b]) for a, b, _ in pairs),
        "<h2>Where do the points come from?</h2>",
        f"<p>{SOURCES}</p>",
        *(
            _sources(f"{each.players} players: {side}", each, heading.texts)
            for a, b, _ in pairs
            for side, each in (("A", a), ("B", b))
        ),
        "<h2>What matters for winning?</h2>",
        f"<p>{READING}</p>",
        key,
        *_chapters(list(counted), heading.texts),
    ]
    return _page(f"{heading.title}: A or B", parts)


SEATS = (
    "Each dot is the share of games that a seat wins, and its line the 95 % interval. The dashed "
    "line is the fair share; filled dots differ from it beyond reasonable doubt. Seat 1 begins."
)
SOURCES = (
    "What a player gets from it in a game, on average: in each seat, as a winner, and as anybody "
    "else. The last column is how far winners are ahead by it, with the 95 % interval from game to "
    "game; what is sure is bold."
)
VARIANTS = (
    "The same deals with {players} players, with one option changed. Differences with their 95 % "
    "intervals, from deal to deal; what is sure is bold."
)
READING = (
    "Take the players who had more of something than the average at their table. How often did "
    "they win, as a multiple of their fair share? At 1, the dashed line, it made no difference; at "
    "1.5 they won half as often again. Lines are 95 % intervals, and filled dots differ from 1 "
    "beyond reasonable doubt (one chance in a thousand). This shows what goes together with "
    "winning, not what causes it: who is ahead may also do more of everything. All numbers of "
    "players are taken together. On the right: how many of it a player had in a game, on average."
)


# Sentences


def _seat_findings(summaries: list[Summary]) -> list[str]:
    found = [
        f"With {each.players} players, seat {seat + 1} wins {_percent(share)} of the games, "
        f"{'more' if share.value > 1 / each.players else 'less'} than its fair share of "
        f"{1 / each.players:.1%}."
        for each in summaries
        for seat, share in enumerate(each.seats)
        if each.sure_seats[seat]
    ]
    return found or ["No seat clearly wins more or less than its fair share."]


def _source_findings(summaries: list[Summary], texts: Catalogue) -> list[str]:
    """By what the winners are ahead most."""
    found: list[str] = []
    for each in summaries:
        sure = [source for source in each.sources if source.is_sure and source.lead.value > 0]
        if sure:
            best = max(sure, key=lambda source: source.lead.value)
            found.append(
                f"With {each.players} players, winners are ahead most by "
                f"“{texts.account(best.category, [], [])}”: {best.winners:.1f}, and "
                f"{best.others:.1f} for the others."
            )
    return found


def _item_findings(counted: list[Item], texts: Catalogue) -> list[str]:
    """For each chapter what goes with winning most and least, and what hardly ever happens."""
    found: list[str] = []
    for title, chapter in _by_chapter(counted, texts):
        judged = [(item.times_fair.value, item) for item in chapter if item.times_fair]
        if any(item.is_sure for _, item in judged):
            judged.sort(key=lambda entry: entry[0])
            ends = [judged[-1]] if len(judged) == 1 else [judged[-1], judged[0]]
            said = [
                f"{word} often with “{_name(item, texts)}”, {times:.2f} times the fair share"
                for word, (times, item) in zip(("most", "least"), ends, strict=False)
            ]
            found.append(f"{title}: who had more than the others won {', and '.join(said)}.")
        rare = [f"“{_name(item, texts)}”" for item in chapter if item.had < RARE]
        if rare:
            found.append(f"{title}: fewer than one player in fifty had {_and(rare)}.")
    return found


def _change_findings(pairs: list[tuple[Summary, Summary, list[Change]]]) -> list[str]:
    found = [
        f"With {a.players} players: {each.name} {_figure(each.a)} in A, {_figure(each.b)} in B "
        f"({_signed(each.change, _digits(each.a))})."
        for a, _, changes in pairs
        for each in changes
        if each.is_sure
    ]
    return found or ["Nothing clearly differs between A and B."]


# Sections


def _findings(sentences: list[str]) -> str:
    said = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)
    return f'<div class="findings"><h2>What stands out</h2><ul>{said}</ul></div>'


def _seats(series: list[Summary]) -> str:
    players = series[0].players
    rows = [
        Row(
            f"seat {seat + 1}",
            [Dot(each.seats[seat], each.sure_seats[seat]) for each in series],
            " / ".join(f"{each.seats[seat].value:.1%}" for each in series),
        )
        for seat in range(players)
    ]
    title = f"Share of wins of each seat, with {players} players"
    return _card(
        f"{players} players",
        dot_plot(title, rows, 1 / players, percent=True),
        ["seat", *(["wins", "95 %"] * len(series))],
        [
            [
                str(seat + 1),
                *(text for each in series for text in _cells(each.seats[seat])),
            ]
            for seat in range(players)
        ],
    )


def _cells(share: Estimate) -> list[str]:
    return [f"{share.value:.1%}", f"{share.low:.1%} to {share.high:.1%}"]


def _lengths(each: Summary) -> str:
    said = (
        f"{each.length.value:.0f} decisions on average ({each.length.low:.0f} to "
        f"{each.length.high:.0f}), half of the games below {middle(each.lengths):.0f}, the "
        f"shortest {min(each.lengths)} and the longest {max(each.lengths)}"
    )
    plot = histogram(f"Length of games with {each.players} players: {said}", [each.lengths])
    return _explained(each, plot, said)


def _scores(each: Summary) -> str:
    said = (
        f"Winners have {each.winning_score.value:.1f} points on average and are "
        f"{each.margin.value:.1f} ahead of the second; {each.shared:.1%} of the games have "
        "several winners"
    )
    title = f"Points with {each.players} players. {said}"
    plot = histogram(title, [each.winning_scores, each.scores])
    return _explained(each, plot, said)


def _sources(title: str, each: Summary, texts: Catalogue) -> str:
    rows = [
        [
            texts.account(source.category, [], []),
            *(_figure(amount) for amount in (*source.seats, source.winners, source.others)),
            _signed(source.lead, _digits(source.winners)),
        ]
        for source in each.sources
    ]
    seats = [f"seat {seat + 1}" for seat in range(each.players)]
    table = _table(
        ["", *seats, "winners", "all others", "difference"],
        rows,
        [source.is_sure for source in each.sources],
    )
    return f'<section class="card"><h3>{escape(title)}</h3>{table}</section>'


def _explained(each: Summary, plot: str, said: str) -> str:
    heading = f"<h3>{each.players} players</h3>"
    return f'<section class="card">{heading}{plot}<p class="soft">{said}.</p></section>'


Line = list[Item | None]


def _chapters(series: list[list[Item]], texts: Catalogue) -> list[str]:
    """A plot for each chapter; with two series, both in each line."""
    found = [{(item.chapter, item.name): item for item in each} for each in series]
    every = list({**found[-1], **found[0]}.values())
    parts: list[str] = []
    for title, chapter in _by_chapter(sorted(every, key=by_name), texts):
        lines: list[tuple[str, Line]] = [
            (_name(item, texts), [each.get((item.chapter, item.name)) for each in found])
            for item in chapter
        ]
        drawn = [
            Row(name, [_item_dot(item) for item in line], _per_player(line))
            for name, line in lines
            if any(_item_dot(item) for item in line)
        ]
        plot = dot_plot(f"{title}: times the fair share of wins", drawn, 1) if drawn else ""
        heads = ["", *["a player", "players with any", "times fair", "95 %"] * len(series)]
        rows = [
            [name, *(cell for item in line for cell in _item_cells(item))] for name, line in lines
        ]
        if len(series) == 2:
            heads.append("B more than A")
            rows = [[*row, _item_change(line)] for row, (_, line) in zip(rows, lines, strict=True)]
        parts.append(_card(title, plot, heads, rows))
    return parts


def _by_chapter(counted: list[Item], texts: Catalogue) -> Iterable[tuple[str, list[Item]]]:
    """The chapters in the order in which the game's catalogue names them."""
    for chapter in texts.keys("counts"):
        found = [item for item in counted if item.chapter == chapter]
        if found:
            yield texts.say("counts", chapter), found


def _item_dot(item: Item | None) -> Dot | None:
    return Dot(item.times_fair, item.is_sure) if item and item.times_fair else None


def _per_player(line: Line) -> str:
    return " / ".join(f"{item.per_player if item else 0:.2f}" for item in line) + " a player"


def _item_cells(item: Item | None) -> list[str]:
    if item is None:
        return ["0.00", "0%", "–", "–"]
    times = item.times_fair
    said = [f"{times.value:.2f}", f"{times.low:.2f} to {times.high:.2f}"] if times else ["–", "–"]
    return [f"{item.per_player:.2f}", f"{item.had:.0%}", *said]


def _item_change(line: Line) -> str:
    a, b = (item.times_fair if item else None for item in line)
    return _signed(difference(a, b), 2) if a and b else "–"


def _changes(found: list[Change], heads: tuple[str, str] = ("usual", "changed")) -> str:
    rows = [
        [
            each.name,
            _figure(each.a),
            _figure(each.b),
            _signed(each.change, _digits(each.a)),
        ]
        for each in found
    ]
    return _table(["", *heads, "difference"], rows, [each.is_sure for each in found])


# Pieces


def _card(title: str, plot: str, heads: list[str], rows: list[list[str]]) -> str:
    return (
        f'<section class="card"><h3>{escape(title)}</h3>{plot}'
        f"<details><summary>As a table</summary>{_table(heads, rows)}</details></section>"
    )


def _table(heads: list[str], rows: list[list[str]], bold: list[bool] | None = None) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = ""
    for number, row in enumerate(rows):
        mark = ' class="sure"' if bold and bold[number] else ""
        body += "<tr>" + "".join(f"<td{mark}>{escape(text)}</td>" for text in row) + "</tr>"
    return f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'


def _key(series: int, text: str) -> str:
    return f'<span class="key"><i class="series-{series}"></i>{escape(text)}</span>'


def _name(item: Item, texts: Catalogue) -> str:
    return texts.word(item.name)


def _percent(share: Estimate) -> str:
    return f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%})"


def _digits(value: float) -> int:
    """Behind the point: two for small numbers."""
    return 1 if abs(value) >= 10 else 2


def _figure(value: float) -> str:
    return f"{value:.{_digits(value)}f}"


def _signed(change: Estimate, digits: int) -> str:
    return f"{change.value:+.{digits}f}, {change.low:+.{digits}f} to {change.high:+.{digits}f}"


def _and(words: list[str]) -> str:
    return f"{', '.join(words[:-1])} and {words[-1]}" if len(words) > 1 else "".join(words)


def _page(title: str, parts: list[str]) -> str:
    style = STYLE.read_text(encoding="utf-8")
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )
