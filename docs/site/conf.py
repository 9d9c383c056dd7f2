"""What Sphinx is told of the documentation site; `build.py` calls it."""

from __future__ import annotations

from typing import Any

from sphinx.application import Sphinx
from sphinx.util.logging import getLogger

import makeda
from makeda.games.texts import LANGUAGES

project = "Makeda"
release = makeda.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]

# As the other readers of these files do it: headings can be linked to.
myst_heading_anchors = 3
# What passes between a client and the server is shown shorter than it is.
suppress_warnings = ["misc.highlighting_failure"]

# Docstrings are written plainly: `names` are code.
default_role = "code"
autodoc_default_options = {"undoc-members": True}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
toc_object_entries_show_parents = "hide"

html_theme = "theme"
html_theme_path = ["."]
html_title = "Makeda"
html_copy_source = False
html_use_index = False
html_domain_indices = False
html_permalinks_icon = "#"


def speak_the_page(
    _app: Sphinx, name: str, _template: str, context: dict[str, Any], _page: object
) -> None:
    """Rules are in the language that their page is named after."""
    language = name.rpartition("/")[2]
    context["language"] = language if language in LANGUAGES else "en"


def must_explain(
    _app: Sphinx, what: str, name: str, _thing: object, _: object, text: list[str]
) -> None:
    """Whatever is listed says what it is; a module may leave that to the page."""
    if what != "module" and not any(text):
        getLogger(__name__).warning("%s has no docstring", name)


def setup(app: Sphinx) -> None:
    app.connect("autodoc-process-docstring", must_explain)
    app.connect("html-page-context", speak_the_page)
