"""Whether every language says all that English says: `make check` runs it.

`python -m tests.languages` prints one sentence for each gap and says what to do about it;
`python -m tests.languages --translated` notes that the rules in other languages now say what the
English ones say: their fingerprints are written anew.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from makeda.games.annotated import annotated_game, commented, comments_file
from makeda.games.texts import LANGUAGES

ROOT = Path(__file__).parents[1]
# The messages of all parts in English: beside each file is one for every other language.
TEXTS = sorted([*ROOT.glob("src/makeda/**/texts/*en.ftl"), ROOT / "web/src/texts/en.ftl"])
RULES = sorted(ROOT.glob("src/makeda/games/*/rules"))
# What a message carries above it that may say the same in both languages, such as "Gold".
SAME = "Same as in English"
# Terms have the forms that their language needs, and are put together from more than English uses.
TERMS = "words-"
PIECE = re.compile(r"^(?:## |- \*\*)(?P<number>[A-Z]\d+(?:\.\d+)?)\b", re.MULTILINE)
LETTERS = re.compile(r"[^\W\d_]")


class Used(Visitor):
    """The variables and functions of a message, and its plain words."""

    def __init__(self, entry: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.words: list[str] = []
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


def messages(file: Path) -> dict[str, ast.Message]:
    """The messages of a file by name."""
    resource = parse(file.read_text(encoding="utf-8"))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def junk(file: Path) -> Iterator[str]:
    """What is no message at all."""
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            begins = (entry.content or "").strip()[:60]
            yield f"{name_of(file)}: this cannot be read, mend it: {begins!r}."


def gaps_of_messages(source: Path, language: str) -> Iterator[str]:
    """What a language does not say as it should: `en.ftl` and `python.en.ftl` have their like."""
    file = source.with_name(source.name.replace("en.ftl", f"{language}.ftl"))
    if not file.exists():
        yield f"{name_of(file)} is missing: translate {name_of(source)}."
        return
    yield from junk(file)
    english, ours = messages(source), messages(file)
    for key in english.keys() - ours.keys():
        yield f"{name_of(file)}: {key} is missing, translate it."
    for key in ours.keys() - english.keys():
        yield f"{name_of(file)}: {key} is not in English, remove it."
    for key in english.keys() & ours.keys():
        yield from gaps_of_message(f"{name_of(file)}: {key}", english[key], ours[key])


def gaps_of_message(where: str, english: ast.Message, ours: ast.Message) -> Iterator[str]:
    is_term = english.id.name.startswith(TERMS)
    attributes = {one.id.name for one in english.attributes}
    found = {one.id.name for one in ours.attributes}
    if attributes - found or (found - attributes and not is_term):
        yield f"{where} must have the attributes that it has in English: {sorted(attributes)}."
    wanted, used = Used(english).variables, Used(ours).variables
    if wanted != used and not is_term:
        yield f"{where} must use the variables that it uses in English: {sorted(wanted)}."
    same = ours.comment is not None and ours.comment.content == SAME
    if same != (text_of(english) == text_of(ours) and has_words(english)):
        if same:
            yield f"{where} differs from English, remove the comment “{SAME}”."
        else:
            yield f"{where} is as in English: translate it, or put “# {SAME}” above it."


def has_words(message: ast.Message) -> bool:
    return any(LETTERS.search(text) for text in Used(message).words)


def text_of(message: ast.Message) -> str:
    plain = ast.Message(message.id, message.value, message.attributes)
    return FluentSerializer().serialize_entry(plain)


def pieces(file: Path) -> dict[str, str]:
    """The rules file cut up: by number of rule or chapter, and what stands before them all."""
    text = file.read_text(encoding="utf-8")
    starts = [(0, ""), *((match.start(), match["number"]) for match in PIECE.finditer(text))]
    ends = [start for start, _ in starts[1:]] + [len(text)]
    return {number: text[start:end] for (start, number), end in zip(starts, ends, strict=True)}


def fingerprints(folder: Path) -> dict[str, str]:
    """What each piece of the English rules says, in eight digits; white space does not count."""
    return {
        number or "-": hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:8]
        for number, text in pieces(folder / "en.md").items()
    }


def gaps_of_rules(folder: Path, language: str) -> Iterator[str]:
    """Which rules are missing, or changed in English after they were translated."""
    file = folder / f"{language}.md"
    if not file.exists():
        yield f"{name_of(file)} is missing: translate {name_of(folder / 'en.md')}."
        return
    english, ours = list(pieces(folder / "en.md")), list(pieces(file))
    if english != ours:
        numbers = sorted(set(english) ^ set(ours)) or ["the order"]
        yield f"{name_of(file)} has other rules than English: mend {', '.join(numbers)}."
    seen = dict(line.split() for line in noted(folder, language).read_text().splitlines())
    for number, fingerprint in fingerprints(folder).items():
        if seen.get(number) != fingerprint:
            yield (
                f"{name_of(file)}: {number} has changed in English. Translate it again, then run "
                "`python -m tests.languages --translated`."
            )


def gaps_of_comments(folder: Path, language: str) -> Iterator[str]:
    """Which comments of the annotated game are missing, or superfluous."""
    game_id = folder.parent.name
    file = comments_file(game_id, language)
    wanted = commented(json.loads(annotated_game(game_id)))
    found = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    if wanted.keys() != found.keys():
        steps = sorted(wanted.keys() ^ found.keys(), key=int)
        yield f"{name_of(file)} has other comments than English: mend {', '.join(steps)}."


def noted(folder: Path, language: str) -> Path:
    """Where the fingerprints of the English rules stand that a translation was made from."""
    file = folder / f"{language}.fingerprints"
    file.touch()
    return file


def name_of(file: Path) -> str:
    return str(file.relative_to(ROOT))


def gaps() -> list[str]:
    """Everything that is missing in any language."""
    found = [sentence for file in TEXTS for sentence in junk(file)]
    for language in LANGUAGES:
        if language != "en":
            found += [gap for file in TEXTS for gap in gaps_of_messages(file, language)]
            found += [gap for folder in RULES for gap in gaps_of_rules(folder, language)]
            found += [gap for folder in RULES for gap in gaps_of_comments(folder, language)]
    return sorted(found)


def main() -> None:
    if sys.argv[1:] == ["--translated"]:
        for folder in RULES:
            lines = "".join(f"{key} {value}\n" for key, value in fingerprints(folder).items())
            for language in LANGUAGES:
                if language != "en":
                    noted(folder, language).write_text(lines)
    found = gaps()
    if found:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
