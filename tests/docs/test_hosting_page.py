"""The table of settings in the page about hosting is the one that the command has."""

from __future__ import annotations

import re
from pathlib import Path

import typer

from makeda.cli import app
from makeda.server.settings import Settings

PAGE = (Path(__file__).parents[2] / "docs/hosting.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(--[a-z-]+)` \| `(MAKEDA_\w+)` \| (.*?) ?\| .+ \|$", re.MULTILINE)


def test_every_setting_is_in_the_table_with_its_variable_and_default() -> None:
    command = typer.main.get_command(app)
    serve = command.commands["serve"]  # type: ignore[attr-defined]  # a group has commands
    settings = [
        (option.opts[0], option.envvar, str(option.default))
        for option in serve.params
        if option.name != "help"
    ]
    assert [row.groups() for row in ROW.finditer(PAGE)] == settings


def test_the_command_and_the_server_have_the_same_defaults() -> None:
    documented = {option: default for option, _, default in ROW.findall(PAGE)}
    settings = Settings()._asdict()
    for option, default in documented.items():
        name = option[2:].replace("-", "_")
        if name in settings and name != "bot_workers":
            assert str(settings[name]) == default, option
