"""Plots as SVG: dots with intervals, histograms, and lines. Colours and fonts are in page.css."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, floor, log10
from typing import NamedTuple

from makeda.lab.balance.rendering import render
from makeda.lab.stats import Estimate

# How the number at a tick is written
Write = Callable[[float], str]

WIDTH = 720
ROW = 24
AXIS = 34
# Between the dots of one row
APART = 9
# About as wide as a letter is, in labels and in the smaller notes
LABEL = 7.6
NOTE = 6.9
# How high the bars and lines of a plot may be
TALL = 130
# Lines with few steps need no more room, and so can be read on a phone.
FEW_STEPS = 8
SLIM = 400
# Between the points of one step
BESIDE = 9
# For the name of an axis
NAMED = 20


class Dot(NamedTuple):
    """A figure to be drawn; what is sure is drawn filled."""

    estimate: Estimate
    is_sure: bool


class Row(NamedTuple):
    """A line of a dot plot: its name, one dot for each series, and a note at the end."""

    label: str
    dots: list[Dot | None]
    note: str = ""


def plain(value: float) -> str:
    return f"{value:g}"


def dot_plot(title: str, rows: list[Row], reference: float, write: Write = plain) -> str:
    """Rows of dots with their intervals, and a line at the value that would be fair."""
    left = max(60, round(LABEL * max(len(row.label) for row in rows)) + 14)
    right = WIDTH - 24 - round(NOTE * max(len(row.note) for row in rows))
    ends = [
        end for row in rows for dot in row.dots if dot for end in (dot.estimate[1], dot.estimate[2])
    ]
    ticks = nice_ticks(min([reference, *ends]), max([reference, *ends]))
    scale = Scale(ticks[0], ticks[-1], left, right)
    high = max(ROW, APART * len(rows[0].dots) + 8)
    return drawn(
        "dots.svg",
        title,
        high * len(rows),
        ticks=[(scale(tick), write(tick)) for tick in ticks],
        fair=scale(reference),
        left=left,
        right=right,
        rows=[
            {
                "y": high * number + high / 2,
                "label": row.label,
                "note": row.note,
                "dots": _dots(row.dots, high * number + high / 2, scale),
            }
            for number, row in enumerate(rows)
        ],
    )


def _dots(dots: list[Dot | None], middle: float, scale: Scale) -> list[dict[str, object]]:
    return [
        {
            "series": series,
            "sure": dot.is_sure,
            "y": middle + (series - (len(dots) - 1) / 2) * APART,
            "value": scale(dot.estimate.value),
            "low": scale(dot.estimate.low),
            "high": scale(dot.estimate.high),
        }
        for series, dot in enumerate(dots)
        if dot
    ]


def histogram(title: str, series: list[list[int]], write: Write = plain) -> str:
    """How often each value came up: bars for one or two groups, on top of each other."""
    values = [value for group in series for value in group]
    width = bin_width(min(values), max(values))
    first = floor(min(values) / width)
    bins = floor(max(values) / width) - first + 1
    counted = [[0] * bins for _ in series]
    for group, counts in zip(series, counted, strict=True):
        for value in group:
            counts[floor(value / width) - first] += 1
    most = max(sum(column) for column in zip(*counted, strict=True))
    # A bar for a single number stands above it, others between the ends of their range.
    shift = 0.5 if width == 1 else 0
    scale = Scale(first * width - shift, (first + bins) * width - shift, 24, WIDTH - 24)
    bars: list[dict[str, object]] = []
    for place in range(bins):
        x, base = scale((first + place) * width - shift), float(TALL)
        thick = scale((first + place + 1) * width - shift) - x - 1
        for number, counts in enumerate(counted):
            high = round(TALL * counts[place] / most, 1)
            base = round(base - high, 1)
            if high:
                bar = {"series": number, "x": x, "y": base, "width": thick, "height": high}
                bars.append(dict(bar))
    ticks = [
        (scale(tick), write(tick))
        for tick in nice_ticks(first * width, (first + bins) * width)
        if scale.first <= tick <= scale.last and tick == round(tick)
    ]
    return drawn("bars.svg", title, TALL, ticks=ticks, bars=bars)


def line_plot(
    title: str, axis: str, steps: list[str], series: list[list[Estimate]], write: Write = plain
) -> str:
    """How a figure goes from step to step: a line for each series, with intervals.

    They stand a little beside each other, so that no interval hides another.
    """
    slim = len(steps) <= FEW_STEPS
    width = SLIM if slim else WIDTH
    apart = min(BESIDE, (width / len(steps)) / (len(series) + 1))
    ends = [end for line in series for point in line for end in (point.low, point.high)]
    ticks = nice_ticks(min(ends), max(ends))
    written = [write(tick) for tick in ticks]
    left = round(LABEL * max(len(text) for text in written)) + 18
    across = Scale(0, max(1, len(steps) - 1), left + 24, width - 40)
    up = Scale(ticks[0], ticks[-1], TALL, 6)
    return drawn(
        "lines.svg",
        title,
        TALL + (NAMED if axis else 0),
        width=width,
        slim=slim,
        bottom=TALL,
        axis=axis,
        left=left,
        right=width - 16,
        ticks=[(up(tick), text) for tick, text in zip(ticks, written, strict=True)],
        steps=[(across(place), text) for place, text in enumerate(steps)],
        lines=[
            {
                "series": number,
                "points": [
                    {
                        "x": round(across(place) + apart * (number - (len(series) - 1) / 2), 1),
                        "value": up(point.value),
                        "low": up(point.low),
                        "high": up(point.high),
                    }
                    for place, point in enumerate(line)
                ],
            }
            for number, line in enumerate(series)
        ],
    )


class Scale:
    """Where a value is drawn."""

    def __init__(self, first: float, last: float, left: float, right: float) -> None:
        self.first = first
        self.last = last
        self._left = left
        self._step = (right - left) / ((last - first) or 1)

    def __call__(self, value: float) -> float:
        return round(self._left + (value - self.first) * self._step, 1)


def nice_ticks(low: float, high: float) -> list[float]:
    """About five round numbers that reach from below the low value to above the high one."""
    step = _round_step((high - low) / 5)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    if first == last:
        last += 1
    return [round(number * step, 10) for number in range(first, last + 1)]


def bin_width(low: int, high: int) -> int:
    """Bars of a round width, about thirty of them."""
    return max(1, round(_round_step((high - low) / 30)))


def _round_step(about: float) -> float:
    """1, 2 or 5 times a power of ten, not below the given number."""
    if about <= 0:
        return 1.0
    power = 10.0 ** floor(log10(about))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= about * 0.999)


def drawn(template: str, title: str, height: float, **data: object) -> str:
    """The plot, with room for the axis below it."""
    shown = {"width": WIDTH, "bottom": height, "slim": False, **data}
    return render(template, title=title, height=height + AXIS, **shown)
