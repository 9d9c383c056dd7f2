"""What the command says, in the reader's language: help, mistakes and everything else.

The help of a command is the message `help-…` under its name; the attributes of that message explain
its arguments and options, and `help-shared` those that several commands take. So no command holds
a text, and a language can be chosen as late as when the command is started.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import typer
from rich.console import Console
from rich.panel import Panel
from rich.text import Text
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from makeda.core.problems import BadSetup
from makeda.games.texts import LANGUAGES, Catalogue, best_language, catalogue, speak

out = Console()

# Typer's mistakes are recognised by their words. It passes only some titles through gettext, which
# could be translated there; the sentences it inherited from Click are plain English, and so are
# those of Pydantic in them. What a later version says otherwise stays English, and a test fails.
MISTAKES = {
    "no_option_but": r"No such option: (?P<option>.+) \(Possible options: (?P<options>.+)\)",
    "no_option": r"No such option: (?P<option>.+)",
    "no_command_but": r"No such command (?P<command>.+)\. Did you mean (?P<commands>.+)\?",
    "no_command": r"No such command (?P<command>.+)\.",
    "command_missing": r"Missing command\.",
    "argument_missing": r"Missing argument (?P<name>.+)\.",
    "option_missing": r"Missing option (?P<name>.+)\.",
    "no_value": r"Option (?P<option>.+) does not take a value\.",
    "needs_value": r"Option (?P<option>.+) requires an argument\.",
    "needs_values": r"Option (?P<option>.+) requires (?P<number>\d+) arguments\.",
    "too_much": r"Got unexpected extra argument\(s\) \((?P<arguments>.+)\)",
    "wrong": r"Invalid value for (?P<name>'.+?'(?: \(env var: '\w+'\))?): (?P<reason>.+)",
    "no_integer": r"Input should be a valid integer.*",
    "no_number": r"Input should be a valid number.*",
    "at_least": r"Input should be greater than or equal to (?P<least>.+)",
    "at_most": r"Input should be less than or equal to (?P<most>.+)",
}
VARIABLE = re.compile(r" \(env var: (\w+)\)")


def texts() -> Catalogue:
    return catalogue(part="cli")


def said(key: str, **params: object) -> str:
    """A sentence of the chapter `said`."""
    return texts().say("said", key, params)


def tell(key: str, **params: object) -> None:
    """Print such a sentence."""
    tell_text(said(key, **params))


def tell_text(text: str) -> None:
    """Print something just as it is; the terminal breaks its lines."""
    out.print(text, highlight=False, markup=False, soft_wrap=True)


def heads(*keys: str) -> list[str]:
    """The heads of a table's columns."""
    return [texts().say("heads", key) for key in keys]


def choose_language(arguments: list[str], environment: Mapping[str, str]) -> None:
    """Speak as `--language` before the command says, or else as the environment does."""
    speak(language_of(environment))
    wanted = _wanted_language(arguments)
    if wanted and wanted not in LANGUAGES:
        raise BadSetup("unknown_language", {"language": wanted, "languages": list(LANGUAGES)})
    if wanted:
        speak(wanted)


def language_of(environment: Mapping[str, str]) -> str:
    """The language of an environment, by the rules of gettext: in C, it is English."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in names if environment.get(name)), "C")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return "en"
    return best_language(f"{environment.get('LANGUAGE', '')}:{locale}")


def _wanted_language(arguments: list[str]) -> str:
    """What stands after `--language`; empty where it does not stand before the command."""
    for place, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--language":
            return value if equals else "".join(arguments[place + 1 : place + 2])
        if not name.startswith("-"):
            break
    return ""


class Command(TyperCommand):
    """A command whose help is in the reader's language."""

    def get_help_option(self, ctx: Any) -> Any:
        return _explained(super().get_help_option(ctx))

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _write_usage(self.collect_usage_pieces(ctx), ctx, formatter)


class Group(TyperGroup):
    """A group of commands, likewise."""

    def get_help_option(self, ctx: Any) -> Any:
        return _explained(super().get_help_option(ctx))

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _write_usage(self.collect_usage_pieces(ctx), ctx, formatter)


def _explained(option: Any) -> Any:
    if option is not None:
        option.help = _typer("help")
    return option


def _write_usage(pieces: list[str], context: Any, formatter: Any) -> None:
    prefix = _typer("usage") + " "
    formatter.write_usage(context.command_path, " ".join(pieces), prefix=prefix)


def run(app: typer.Typer) -> int:
    """Run the command that was typed, and tell what was typed wrong; the exit code."""
    command: Any = typer.main.get_command(app)
    _translate_titles()
    translate(command, "makeda")
    try:
        return int(command(standalone_mode=False) or 0)
    except TyperException as mistake:
        _tell_mistake(mistake)
        return mistake.exit_code
    except typer.Abort:
        return 1


def translate(command: Any, name: str) -> None:
    """Put help and names into a command and all commands below it."""
    known = texts()
    command.help = known.say("help", name)
    command.options_metavar = _typer("options")
    helps = {**known.explained("help", "shared"), **known.explained("help", name)}
    names = {**known.explained("help", "names"), "language": "|".join(LANGUAGES)}
    for parameter in command.params:
        key = parameter.name.strip("_")
        parameter.help = helps[key]
        parameter.metavar = names.get(key, parameter.metavar)
    if isinstance(command, Group):
        command.subcommand_metavar = _typer("command")
        for below, each in command.commands.items():
            translate(each, below if name == "makeda" else f"{name}_{below}")


def _translate_titles() -> None:
    """Titles and notes that Typer has looked up when it was imported."""
    rich_utils.ARGUMENTS_PANEL_TITLE = _typer("arguments_title")
    rich_utils.OPTIONS_PANEL_TITLE = _typer("options_title")
    rich_utils.COMMANDS_PANEL_TITLE = _typer("commands_title")
    rich_utils.DEFAULT_STRING = _typer("default", value="{}")
    rich_utils.ENVVAR_STRING = _typer("variable", value="{}")
    rich_utils.REQUIRED_LONG_STRING = _typer("required")


def _tell_mistake(mistake: TyperException) -> None:
    """What was typed wrong; where Typer has only shown the help, there is nothing more to say."""
    message = mistake.format_message()
    if not message:
        return
    console = Console(stderr=True, highlight=False)
    context = getattr(mistake, "ctx", None)
    if context is not None:
        console.print(Text(context.get_usage()))
        console.print(Text(_typer("try", command=f"{context.command_path} --help"), style="dim"))
    panel = Panel(
        Text(in_our_words(message)),
        title=_typer("error_title"),
        title_align="left",
        border_style="red",
    )
    console.print(panel)


def in_our_words(message: str) -> str:
    """A mistake that Typer has found, in the reader's language."""
    for key, words in MISTAKES.items():
        found = re.fullmatch(words, message, re.DOTALL)
        if found:
            return _typer(key, **{name: _plain(text) for name, text in found.groupdict().items()})
    return message


def _plain(text: str) -> str:
    """A part of a mistake: names without quotes, or another mistake."""
    return in_our_words(VARIABLE.sub(r" / \1", text.replace("'", "")))


def _typer(key: str, **params: object) -> str:
    return texts().say("typer", key, params)
