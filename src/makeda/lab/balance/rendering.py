"""The templates of the pages: what they are filled with is made elsewhere, and escaped here."""

from __future__ import annotations

from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape

HERE = Path(__file__).parent
TEMPLATES = Environment(
    loader=FileSystemLoader([HERE / "templates", HERE.with_name("review") / "templates"]),
    autoescape=select_autoescape(["html", "svg"]),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def render(template: str, **data: object) -> str:
    """The template, filled in."""
    return TEMPLATES.get_template(template).render(data)
