"""The reference names what is there; that it explains itself, the build of the site demands."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from tests.docs.commands import DOCS

PAGES = sorted((DOCS / "reference").glob("*.md"))
ENTRY = re.compile(r"^\.\. auto(\w+):: ([\w.]+)\n(?:   :members:(.*)\n)?", re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_everything_in_the_reference_is_there(page: Path) -> None:
    entries = ENTRY.findall(page.read_text(encoding="utf-8"))
    assert entries
    for kind, name, members in entries:
        module, _, last = name.rpartition(".")
        thing = import_module(name) if kind == "module" else getattr(import_module(module), last)
        for member in filter(None, members.replace(" ", "").split(",")):
            assert hasattr(thing, member), f"{name}.{member}"
