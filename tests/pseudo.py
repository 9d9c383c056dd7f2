"""A language that nobody speaks: English with every letter changed.

What shows plain letters in it was never looked up: it is English that no translator could find.
"""

from __future__ import annotations

import re

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
CHANGED = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"
LETTERS = str.maketrans(PLAIN, CHANGED)
WORD = re.compile(r"[A-Za-z]{2,}")


class Change(Transformer):
    """Changes the letters of all texts, and nothing else."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(node.value.translate(LETTERS))

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:  # noqa: N802
        """Sentences ask for the gender of a term by its name: it is no text."""
        return node if node.id.name == "gender" else self.generic_visit(node)


def pseudo(source: str) -> str:
    """A catalogue in the language that nobody speaks."""
    return serialize(Change().visit(parse(source)))


def plain_words(text: str, *known: str) -> list[str]:
    """The words of a text that were never translated, but for those that are the same anywhere."""
    for each in sorted(known, key=len, reverse=True):
        text = text.replace(each, "")
    return WORD.findall(text)
