"""The tests run twice: interpreted from src/, and on the package as users install it."""

from __future__ import annotations

import os
from pathlib import Path

import makeda


def test_this_is_the_build_that_is_meant_to_be_tested() -> None:
    compiled = os.environ.get("MAKEDA_EXPECT") == "compiled"
    assert makeda.compiled() == compiled
    source = Path(__file__).parents[1] / "src"
    assert Path(makeda.__file__).is_relative_to(source) != compiled


def test_nothing_is_compiled_in_place() -> None:
    """A library beside the source would shadow every later edit."""
    source = Path(__file__).parents[1] / "src"
    assert not list(source.rglob("*.so"))
