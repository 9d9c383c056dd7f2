"""The report as one HTML page that loads nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path

from makeda.lab.balance.figures import Change, Item, Summary, by_name, middle
from makeda.lab.balance.plots import Dot, Row, dot_plot, histogram
from makeda.lab.balance.words import Words, digits_of
from makeda.lab.series import Series
from makeda.lab.stats import difference

STYLE = Path(__file__).with_name("page.css")
# Below this share of players, something hardly ever happens.
RARE = 0.02
# How often somebody wins, as a multiple of the fair share, in the text that explains it
HALF_AS_OFTEN_AGAIN = 1.5


def report_page(
    words: Words,
    series: list[Series],
    summaries: list[Summary],
    counted: list[Item],
    variants: list[tuple[str, list[Change]]],
) -> str:
    """How balanced the game is."""
    title = series[0].game.info.title
    parts = [
        f"<h1>{escape(words('question', game=title))}</h1>",
        _lead(_what("what", words, series), _options(words, series)),
        _findings(
            words,
            [
                *_seat_findings(words, summaries),
                *_source_findings(words, summaries),
                *_item_findings(words, counted),
            ],
        ),
        *_chapter(words, "seats"),
        *(_seats(words, [each]) for each in summaries),
        *_chapter(words, "lengths"),
        *(_lengths(words, each) for each in summaries),
        f"<h2>{escape(words('scores'))}</h2>",
        f"<p>{_key(0, words('head_winners'))}{_key(1, words('head_others'))}</p>",
        *(_scores(words, each) for each in summaries),
        *_chapter(words, "sources"),
        *(_sources(words, words("players", players=each.players), each) for each in summaries),
        *_reading(words),
        *_items(words, [counted]),
    ]
    if variants:
        heads = words.heads("usual", "changed")
        parts += [
            f"<h2>{escape(words('variants'))}</h2>",
            f"<p>{escape(words('variants_text', players=summaries[0].players))}</p>",
            *(
                f"<h3>{escape(name)}</h3>{_changes(words, found, heads)}"
                for name, found in variants
            ),
        ]
    return _page(words.language, words("title", game=title), parts)


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
    a, b = words("side_a", name=names[0]), words("side_b", name=names[1])
    key = f"<p>{_key(0, a)}{_key(1, b)}</p>"
    parts = [
        f"<h1>{escape(words('compare_question', game=title))}</h1>",
        _lead(_what("what_common", words, series)),
        key,
        _findings(words, _change_findings(words, pairs)),
        f"<h2>{escape(words('differ'))}</h2>",
        _table(["", "A", "B"], [list(each) for each in differ])
        if differ
        else f"<p>{escape(words('differ_nowhere'))}</p>",
        *_chapter(words, "changes"),
        *(
            f"<h3>{escape(words('with_players', players=first.players))}</h3>"
            f"{_changes(words, found, ['A', 'B'])}"
            for first, _, found in pairs
        ),
        *_chapter(words, "seats"),
        key,
        *(_seats(words, [first, second]) for first, second, _ in pairs),
        *_chapter(words, "sources"),
        *(
            _sources(words, words(title, players=each.players), each)
            for first, second, _ in pairs
            for title, each in (("players_a", first), ("players_b", second))
        ),
        *_reading(words),
        key,
        *_items(words, list(counted)),
    ]
    return _page(words.language, words("compare_title", game=title), parts)


# Heads


def _what(key: str, words: Words, series: list[Series]) -> str:
    """What was played."""
    first = series[0]
    return words(
        key,
        games=first.games,
        counts=words.several([str(each.players) for each in series]),
        bots=words.either(list(dict.fromkeys(first.bots))),
        seed=str(first.seed),
    )


def _lead(*sentences: str) -> str:
    return f'<p class="lead">{"<br>".join(escape(sentence) for sentence in sentences)}</p>'


def _options(words: Words, series: list[Series]) -> str:
    shown = [
        f"{name} = {value if isinstance(value, str) else words('own_table')}"
        for name, value in series[0].options.items()
    ]
    return words("options", options=", ".join(shown))


def _chapter(words: Words, key: str) -> list[str]:
    """A heading, and how to read what follows."""
    return [f"<h2>{escape(words(key))}</h2>", f"<p>{escape(words(f'{key}_text'))}</p>"]


def _reading(words: Words) -> list[str]:
    text = words("items_text", more=words.number(HALF_AS_OFTEN_AGAIN, 1))
    return [f"<h2>{escape(words('items'))}</h2>", f"<p>{escape(text)}</p>"]


# Sentences


def _seat_findings(words: Words, summaries: list[Summary]) -> list[str]:
    found = [
        words(
            "seat_more" if share.value > 1 / each.players else "seat_less",
            players=each.players,
            seat=seat + 1,
            share=words.share(share.value),
            low=words.share(share.low),
            high=words.share(share.high),
            fair=words.share(1 / each.players),
        )
        for each in summaries
        for seat, share in enumerate(each.seats)
        if each.sure_seats[seat]
    ]
    return found or [words("seats_fair")]


def _source_findings(words: Words, summaries: list[Summary]) -> list[str]:
    """By what the winners are ahead most."""
    found: list[str] = []
    for each in summaries:
        sure = [source for source in each.sources if source.is_sure and source.lead.value > 0]
        if sure:
            best = max(sure, key=lambda source: source.lead.value)
            found.append(
                words(
                    "source_best",
                    players=each.players,
                    source=words.source(best),
                    winners=words.number(best.winners, 1),
                    others=words.number(best.others, 1),
                )
            )
    return found


def _item_findings(words: Words, counted: list[Item]) -> list[str]:
    """For each chapter what goes with winning most and least, and what hardly ever happens."""
    found: list[str] = []
    for title, chapter in _by_chapter(words, counted):
        judged = [(item.times_fair.value, item) for item in chapter if item.times_fair]
        if any(item.is_sure for _, item in judged):
            judged.sort(key=lambda entry: entry[0])
            (least, worst), (most, best) = judged[0], judged[-1]
            found.append(
                words(
                    "item_best" if len(judged) == 1 else "item_ends",
                    chapter=title,
                    best=words.item(best),
                    most=words.number(most, 2),
                    worst=words.item(worst),
                    least=words.number(least, 2),
                )
            )
        rare = [words("quoted", name=words.item(item)) for item in chapter if item.had < RARE]
        if rare:
            found.append(words("items_rare", chapter=title, items=words.several(rare)))
    return found


def _change_findings(words: Words, pairs: list[tuple[Summary, Summary, list[Change]]]) -> list[str]:
    found = [
        words(
            "change",
            players=a.players,
            what=words.compared(each),
            a=words.figure(each.a),
            b=words.figure(each.b),
            change=words.signed(each.change, digits_of(each.a)),
        )
        for a, _, changes in pairs
        for each in changes
        if each.is_sure
    ]
    return found or [words("no_change")]


# Sections


def _findings(words: Words, sentences: list[str]) -> str:
    said = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)
    return f'<div class="findings"><h2>{escape(words("findings"))}</h2><ul>{said}</ul></div>'


def _seats(words: Words, series: list[Summary]) -> str:
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
    heads = [*words.heads("seat"), *(words.heads("wins", "interval") * len(series))]
    return _card(words, words("players", players=players), plot, heads, cells)


def _lengths(words: Words, each: Summary) -> str:
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
    return _explained(words, each, histogram(title, [each.lengths], words.tick), said)


def _scores(words: Words, each: Summary) -> str:
    said = words(
        "score",
        points=words.number(each.winning_score.value, 1),
        margin=words.number(each.margin.value, 1),
        shared=words.share(each.shared),
    )
    title = words("plot_scores", players=each.players, said=said)
    plot = histogram(title, [each.winning_scores, each.scores], words.tick)
    return _explained(words, each, plot, said)


def _sources(words: Words, title: str, each: Summary) -> str:
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
    table = _table(heads, rows, [source.is_sure for source in each.sources])
    return f'<section class="card"><h3>{escape(title)}</h3>{table}</section>'


def _explained(words: Words, each: Summary, plot: str, said: str) -> str:
    heading = f"<h3>{escape(words('players', players=each.players))}</h3>"
    return f'<section class="card">{heading}{plot}<p class="soft">{escape(said)}</p></section>'


Line = list[Item | None]


def _items(words: Words, series: list[list[Item]]) -> list[str]:
    """A plot for each chapter; with two series, both in each line."""
    found = [{(item.chapter, item.name): item for item in each} for each in series]
    every = list({**found[-1], **found[0]}.values())
    parts: list[str] = []
    for title, chapter in _by_chapter(words, sorted(every, key=by_name)):
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
        heads = ["", *words.heads("player", "had", "times", "interval") * len(series)]
        rows = [
            [name, *(cell for item in line for cell in _item_cells(words, item))]
            for name, line in lines
        ]
        if len(series) == 2:
            heads += words.heads("more")
            rows = [
                [*row, _item_change(words, line)]
                for row, (_, line) in zip(rows, lines, strict=True)
            ]
        parts.append(_card(words, title, plot, heads, rows))
    return parts


def _by_chapter(words: Words, counted: list[Item]) -> Iterable[tuple[str, list[Item]]]:
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
        return [*cells, "–", "–"]
    value, low, high = (words.number(each, 2) for each in times)
    return [*cells, value, words.range(low, high)]


def _item_change(words: Words, line: Line) -> str:
    a, b = (item.times_fair if item else None for item in line)
    return words.signed(difference(a, b), 2) if a and b else "–"


def _changes(words: Words, found: list[Change], heads: list[str]) -> str:
    rows = [
        [
            words.compared(each),
            words.figure(each.a),
            words.figure(each.b),
            words.signed(each.change, digits_of(each.a)),
        ]
        for each in found
    ]
    columns = ["", *heads, *words.heads("difference")]
    return _table(columns, rows, [each.is_sure for each in found])


# Pieces


def _card(words: Words, title: str, plot: str, heads: list[str], rows: list[list[str]]) -> str:
    return (
        f'<section class="card"><h3>{escape(title)}</h3>{plot}'
        f"<details><summary>{escape(words('as_table'))}</summary>{_table(heads, rows)}</details>"
        "</section>"
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


def _page(language: str, title: str, parts: list[str]) -> str:
    style = STYLE.read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )
