"""Build the documentation site into the package, where the server finds it: `make docs`.

The site is made of the documents as they lie in the repository, the rules of the games among them.
They are copied into one tree first, with their links turned to where the pages are then. A link
that leads nowhere, like everything else that Sphinx warns of, fails the build.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from sphinx.cmd.build import main as sphinx

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
DOCS = ROOT / "docs"
BUILT = ROOT / "src" / "makeda" / "server" / "docs"
# The reference shows the rules as they are written, wherever they are installed compiled.
sys.path.insert(0, str(ROOT / "src"))

from makeda.games.registry import GAMES  # noqa: E402  # found by the line above
from makeda.games.texts import LANGUAGES  # noqa: E402  # likewise

# The menu: its chapters, and what each begins with. All other pages of a folder come after that.
MENU = {
    "First steps": [
        "For players <start/players>",
        "For hosts <start/hosts>",
        "For bot writers <start/bots>",
        "For researchers <start/researchers>",
        "For designers <start/designers>",
    ],
    "Rules": [f"{game.info.title} <rules/{game.info.id}/en>" for game in GAMES],
    "Guides": ["analysis", "bots", "learning", "envs", "hosting", "api", "*"],
    "Python": ["reference/games", "reference/positions", "reference/*"],
    "Findings": ["balance/*", "bench/*"],
    "About": ["about/*"],
}
LINK = re.compile(r"\]\(([^)#\s]+)(#[^)\s]*)?\)")
PICTURE = re.compile(r'(?:src|srcset)="([^"]+)"')
RULE = re.compile(r"^- \*\*([A-Z]\d+\.\d+)\*\*", re.MULTILINE)
CITED_RULE = re.compile(r"(?<![\w*])([A-Z]\d+\.\d+)\b")
# Worth sending compressed
TEXTS = (".css", ".html", ".js", ".py", ".svg", ".txt")
# What Sphinx adds and no page of ours asks for
UNUSED = [
    *[".buildinfo", "objects.inv", "_static/basic.css"],
    *["_static/pygments.css", "_static/pygments_dark.css"],
    *["_static/file.png", "_static/minus.png", "_static/plus.png"],
]


def pages() -> dict[Path, str]:
    """The documents of the site, and where each stands in it."""
    found = {path: path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
    for name in ("ARCHITECTURE", "CONTRIBUTING", "CHANGELOG"):
        found[ROOT / f"{name}.md"] = f"about/{name.lower()}.md"
    for path in ROOT.glob("bench/*.md"):
        found[path] = f"bench/{path.name.lower()}"
    for path in ROOT.glob("src/makeda/games/*/rules/*.md"):
        found[path] = f"rules/{path.parts[-3]}/{path.name}"
    return found


def lay_out(folder: Path) -> None:
    """Copy the documents to where their pages shall be."""
    places = pages()
    for path, place in places.items():
        text = path.read_text(encoding="utf-8")
        if place.startswith("rules/"):
            text = rules_page(text, path.stem)
        target = folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(turn_links(text, path, target, places), encoding="utf-8")
        for name in PICTURE.findall(text):
            picture = folder / "pictures" / name
            picture.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path.parent / name, picture)
    with (folder / "index.md").open("a", encoding="utf-8") as index:
        for chapter, entries in MENU.items():
            there = [entry for entry in entries if entry[-1] != "*" or list(folder.glob(entry))]
            index.write(menu(there, f":caption: {chapter}\n"))


def turn_links(text: str, path: Path, target: Path, places: dict[Path, str]) -> str:
    """Links between documents as links between their pages; other files can be downloaded."""
    top = target.parents[places[path].count("/")]

    def turned(link: re.Match[str]) -> str:
        name, anchor = link[1], link[2] or ""
        if "://" in name:
            return link[0]
        wanted = (path.parent / name).resolve()
        there = top / places[wanted] if wanted in places else wanted
        return f"]({Path(os.path.relpath(there, target.parent)).as_posix()}{anchor})"

    return LINK.sub(turned, text)


def rules_page(text: str, language: str) -> str:
    """The rules of a game, each with an address of its own, and the way to other languages."""
    text = CITED_RULE.sub(r'<a href="#\1">\1</a>', text)
    text = RULE.sub(r'- <a class="rule" id="\1" href="#\1">\1</a>', text)
    title, rest = text.split("\n", 1)
    if language != "en":
        title += f" ({LANGUAGES[language]})"
    others = [name if key == language else f"[{name}]({key}.md)" for key, name in LANGUAGES.items()]
    page = f"{title}\n\n{' · '.join(others)}\n{rest}"
    if language == "en":
        page += menu([f"{name} <{key}>" for key, name in LANGUAGES.items() if key != "en"])
    return page


def menu(entries: list[str], about: str = "") -> str:
    """A part of the menu, which the page itself does not show."""
    return "\n\n```{toctree}\n:hidden:\n:glob:\n" + about + "\n" + "\n".join(entries) + "\n```\n"


def compress(folder: Path) -> None:
    for path in sorted(folder.rglob("*")):
        if path.suffix in TEXTS:
            packed = gzip.compress(path.read_bytes(), mtime=0)
            path.with_name(f"{path.name}.gz").write_bytes(packed)


def build(folder: Path) -> None:
    """Build the site into a folder; what was there is replaced once that has worked."""
    with TemporaryDirectory() as aside:
        source, built = Path(aside, "source"), Path(aside, "built")
        lay_out(source)
        pictures = f"html_extra_path={source / 'pictures'}"
        options = ["-qW", "--keep-going", "-c", str(HERE), "-d", str(Path(aside, "work"))]
        failed = sphinx([*options, "-D", pictures, str(source), str(built)])
        if failed:
            sys.exit(failed)
        for left in UNUSED:
            (built / left).unlink()
        compress(built)
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(built, folder)


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else BUILT)
