"""Plots as SVG: dots with intervals, and histograms. Colours and fonts are in page.css."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from makeda.lab.stats import Estimate

# How the number at a tick is written
Write = Callable[[float], str]

WIDTH = 720
ROW = 24
AXIS = 34
# About as wide as a letter is, in labels and in the smaller notes
LABEL = 7.6
NOTE = 6.9


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
    height = ROW * len(rows) + AXIS
    parts = [_grid(ticks, scale, ROW * len(rows), write)]
    at = scale(reference)
    parts.append(f'<line class="fair" x1="{at}" x2="{at}" y1="0" y2="{ROW * len(rows)}"/>')
    for number, row in enumerate(rows):
        y = ROW * number + ROW / 2
        parts.append(f'<text class="label" x="{left - 12}" y="{y + 4}">{escape(row.label)}</text>')
        drawn = len(row.dots)
        for series, dot in enumerate(row.dots):
            if dot:
                parts.append(_dot(dot, series, y + (series - (drawn - 1) / 2) * 9, scale))
        if row.note:
            parts.append(
                f'<text class="note" x="{right + 12}" y="{y + 4}">{escape(row.note)}</text>'
            )
    return _svg(title, height, parts)


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
    tall = 130
    # A bar for a single number stands above it, others between the ends of their range.
    shift = 0.5 if width == 1 else 0
    scale = Scale(first * width - shift, (first + bins) * width - shift, 24, WIDTH - 24)
    parts: list[str] = []
    for place in range(bins):
        x, base = scale((first + place) * width - shift), float(tall)
        thick = scale((first + place + 1) * width - shift) - x - 1
        for number, counts in enumerate(counted):
            high = tall * counts[place] / most
            base -= high
            if high:
                parts.append(
                    f'<rect class="bar series-{number}" x="{x:.1f}" y="{base:.1f}" '
                    f'width="{thick:.1f}" height="{high:.1f}"/>'
                )
    ticks = [
        tick
        for tick in nice_ticks(first * width, (first + bins) * width)
        if scale.first <= tick <= scale.last and tick == round(tick)
    ]
    return _svg(title, tall + AXIS, [_grid(ticks, scale, tall, write), *parts])


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


def _grid(ticks: list[float], scale: Scale, height: float, write: Write) -> str:
    parts = []
    for tick in ticks:
        x = scale(tick)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="{height}"/>')
        parts.append(f'<text class="tick" x="{x}" y="{height + 18}">{write(tick)}</text>')
    return "".join(parts)


def _dot(dot: Dot, series: int, y: float, scale: Scale) -> str:
    value, low, high = (scale(end) for end in dot.estimate)
    kind = f"series-{series}{' sure' if dot.is_sure else ''}"
    line = f'<line class="span {kind}" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>'
    if series:
        mark = f'<rect class="dot {kind}" x="{value - 4}" y="{y - 4}" width="8" height="8"/>'
    else:
        mark = f'<circle class="dot {kind}" cx="{value}" cy="{y}" r="4.5"/>'
    return line + mark


def _svg(title: str, height: float, parts: list[str]) -> str:
    return (
        f'<div class="plot"><svg viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(title)}">{"".join(parts)}</svg></div>'
    )
