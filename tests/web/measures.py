"""What a screen must show, measured in the browser: room for the board, sizes, nothing hidden."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from tests.web.browser import Device, Size

# The part of the window that the things of the board must have, by the size of the window.
SHARES = {(1280, 800): 0.50, (1920, 1080): 0.50, (1024, 768): 0.45}
SMALLEST_TEXT = 12
TARGET = 44
# The fields of a necklace are nine in a row, on a phone held upright too.
NARROW_TARGET = 38
UPRIGHT_PHONE = 500


class Shape(NamedTuple):
    """A shape of screen by its name."""

    name: str
    size: Size


SHAPES = (
    Shape("phone", Size(360, 740, phone=True)),
    Shape("phone sideways", Size(740, 360, phone=True)),
    Shape("tablet", Size(768, 1024)),
    Shape("tablet sideways", Size(1024, 768)),
    Shape("laptop", Size(1280, 800)),
    Shape("television", Size(1920, 1080)),
)


def resize(device: Device, size: Size) -> None:
    """Another window; the page has found its layout when this returns."""
    device.size = size
    device.page.set_viewport_size({"width": size.width, "height": size.height})
    device.page.evaluate(SETTLED)


def faults(device: Device, text: int = SMALLEST_TEXT, drawn: int = SMALLEST_TEXT) -> list[str]:
    """What is wrong with the table as it is shown now, if text and what is written in drawings are
    to have these sizes.
    """
    size = device.size
    narrow = NARROW_TARGET if size.width < UPRIGHT_PHONE else TARGET
    found: dict[str, Any] = device.page.evaluate(
        MEASURE, {"text": text, "drawn": drawn, "target": TARGET, "narrow": narrow}
    )
    lines: list[str] = found["faults"]
    wanted = SHARES.get((size.width, size.height), 0.0)
    if found["share"] < wanted:
        lines.append(f"the board has {found['share']:.1%} of the window instead of {wanted:.0%}")
    return lines


# Two frames: one to measure the window, one to lay out what follows from it.
SETTLED = """() => new Promise(done =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"""

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
