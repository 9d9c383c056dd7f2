"""The examples in the documents run, and their links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])

every_document = pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.name)


@every_document
def test_examples_run(file: Path) -> None:
    results = doctest.testfile(
        str(file), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert results.failed == 0


def test_the_readme_has_examples() -> None:
    parser = doctest.DocTestParser()
    assert len(parser.get_examples((ROOT / "README.md").read_text(encoding="utf-8"))) > 10


@every_document
def test_links_lead_somewhere(file: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", file.read_text(encoding="utf-8")):
        if target.startswith("https://"):
            continue
        assert (file.parent / target).exists(), target


def test_every_command_of_the_readme_is_in_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"make ([a-z-]+)", (ROOT / "README.md").read_text(encoding="utf-8")):
        assert f"\n{target}:" in makefile
