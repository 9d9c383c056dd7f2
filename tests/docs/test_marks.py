"""Players' marks: a colour and a shape for every seat, told apart by everybody."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from pathlib import Path
from typing import NamedTuple

import pytest

from makeda.games.registry import MOST_PLAYERS

WEB = Path(__file__).parents[2] / "web/src"
COLOURS = re.compile(r"--player-(\d): light-dark\((#\w{6}), (#\w{6})\);")
SHAPES = re.compile(r"'(M[^']+)',")

Matrix = tuple[tuple[float, float, float], ...]
# What is left of red, green and blue for people who see no red, no green or no blue
# (Machado, Oliveira and Fernandes 2009, severity 1)
EYES: dict[str, Matrix] = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
# From linear light to the cones, and from their cube roots to Oklab
CONES: Matrix = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
OKLAB: Matrix = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)
# Distances in Oklab, where black and white are 1 apart
FAR = 0.07


class Marks(NamedTuple):
    """What the app has for its players."""

    light: list[str]
    dark: list[str]
    shapes: list[str]


def marks() -> Marks:
    found = COLOURS.findall((WEB / "app.css").read_text(encoding="utf-8"))
    assert [int(number) for number, _, _ in found] == list(range(len(found)))
    mark = (WEB / "frame/PlayerMark.svelte").read_text(encoding="utf-8")
    shapes = SHAPES.findall(mark)
    return Marks([light for _, light, _ in found], [dark for _, _, dark in found], shapes)


def test_every_seat_has_a_colour_and_a_shape_of_its_own() -> None:
    light, dark, shapes = marks()
    assert len(light) == len(shapes) >= MOST_PLAYERS
    for each in (light, dark, shapes):
        assert len(set(each)) == len(each)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_colours_are_told_apart(theme: str, eyes: str) -> None:
    colours = marks().light if theme == "light" else marks().dark
    seen = {colour: look(colour, EYES[eyes]) for colour in colours}
    near = [pair for pair in combinations(colours, 2) if dist(seen[pair[0]], seen[pair[1]]) < FAR]
    assert not near


def look(colour: str, eyes: Matrix) -> list[float]:
    """A colour as these eyes see it, in Oklab."""
    light = [_linear(int(colour[place : place + 2], 16) / 255) for place in (1, 3, 5)]
    seen = [min(1.0, max(0.0, part)) for part in _times(eyes, light)]
    return _times(OKLAB, [cone ** (1 / 3) for cone in _times(CONES, seen)])


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _times(matrix: Matrix, vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]
