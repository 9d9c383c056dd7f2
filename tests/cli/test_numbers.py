"""`makeda numbers`: what is told, what is written, and what of a file is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from makeda.cli import app
from makeda.cli.options import options_in, options_of
from makeda.core.game import Game
from makeda.core.problems import BadSetup, phrase
from makeda.games.numbers import note_of, numbers_of
from makeda.games.registry import game as game_of
from makeda.games.texts import catalogue
from tests.setups import every_game

runner = CliRunner()


def run(*arguments: str) -> str:
    result = runner.invoke(app, ["numbers", *arguments])
    assert result.exit_code == 0, result.output
    return result.output


@every_game
def test_every_component_is_listed_with_its_note(game: Game) -> None:
    told = run(game.info.id)
    for component in numbers_of(game).components:
        assert f"({component.key})" in told.replace("\n", " ")
        assert f"[{component.rule}]" in told
        assert note_of(game, component) in told.replace("\n", " ")


@every_game
def test_a_template_is_checked_and_played_with(game: Game, tmp_path: Path) -> None:
    file = str(tmp_path / "mine.toml")
    assert f"makeda numbers {game.info.id}" in run(game.info.id, "--template", file)
    assert "These are our numbers." in run(game.info.id, file)
    option = f"{numbers_of(game).option}={file}"
    played = runner.invoke(app, ["simulate", game.info.id, "--games", "2", "--option", option])
    assert played.exit_code == 0, played.output


@every_game
def test_a_file_is_put_beside_ours_in_a_balance_report(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    run(game.info.id, "--template", str(file))
    numbers = numbers_of(game)
    assert options_in(game, file) == {numbers.option: numbers.standard}


def test_differences_and_mistakes_are_told(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    run("babel", "--template", str(file))
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("20, 30, 40, 50]", "20, 25, 40, 50]"), encoding="utf-8")
    told = run("babel", str(file))
    assert "Bonus for 5 discs of a kind, points: 25 instead of 30" in told
    file.write_text(text.replace("replaced_disc = 5", "replaced_disc = 7"), encoding="utf-8")
    refused = runner.invoke(app, ["numbers", "babel", str(file)])
    assert isinstance(refused.exception, BadSetup)
    assert refused.exception.params["wanted"] == phrase("disc_number", "babel")


def refusal(*arguments: str) -> BadSetup:
    refused = runner.invoke(app, list(arguments))
    assert isinstance(refused.exception, BadSetup), refused.output
    return refused.exception


def test_a_template_never_replaces_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("spaces.gold.2 = 0\n", encoding="utf-8")
    assert refusal("numbers", "saba", "--template", str(file)).key == "template_exists"
    assert refusal("numbers", "saba", str(file), "--template", "new").key == "file_and_template"
    assert file.read_text(encoding="utf-8") == "spaces.gold.2 = 0\n"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no file without an end")
def test_a_file_without_an_end_is_refused() -> None:
    assert refusal("numbers", "saba", "/dev/zero").key == "numbers_too_long"


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    refused = runner.invoke(app, ["numbers", "saba", str(tmp_path / "none.toml")])
    assert isinstance(refused.exception, BadSetup)
    assert refused.exception.key == "table_unreadable"


def test_single_entries_are_typed_as_options() -> None:
    saba = game_of("saba")
    typed = ["cards.palace.arches.5.ebony=3", "cards.spaces.gold.1=1", "even_start=on"]
    options = options_of(saba, typed)
    table = numbers_of(saba).filled({"palace": {"arches": {"5": {"3": 3}}}})
    assert options == {"cards": {**table, "spaces": {"gold": [1, 1, 2]}}, "even_start": "on"}
    with pytest.raises(BadSetup, match="bad_table"):
        options_of(saba, ["cards.palace.arches.5.ebony=three"])


def test_entries_that_only_fit_together_are_typed_one_by_one() -> None:
    saba = game_of("saba")
    turned = ["cards.harbour.fields.1=remove", "cards.harbour.fields.2=card"]
    table = options_of(saba, turned)["cards"]
    assert isinstance(table, dict)
    assert table["harbour"]["fields"] == ["remove", "card", "vizier", "nothing"]
    with pytest.raises(BadSetup, match="bad_table"):
        options_of(saba, turned[:1])


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (f"cards.spaces.gold.1={'9' * 5000}", "at spaces.gold.1, where a whole number from 0 to"),
        ("even_start.x=on", "even_start is not a table, so “x” cannot be one of its entries"),
        ("cards.=3", 'at "", where palace, treasury, spaces, harbour, actions belongs'),
        ("cards.spaces..gold=3", 'at spaces."", where gold belongs'),
        ("towers.high=3", "no option “towers.high”"),
    ],
)
def test_what_is_typed_wrong_is_refused_in_a_sentence(typed: str, sentence: str) -> None:
    saba = game_of("saba")
    with pytest.raises(BadSetup) as caught:
        saba.settle(options_of(saba, [typed]))
    assert sentence in catalogue("saba").problem(caught.value, [])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('persons = "on"\neven_start = true\n', "The option even_start cannot be “true”"),
        ('persons = "on"\nevenstart = "on"\n', "no option “evenstart”"),
        ('evenstart = "on"\n', "no option “evenstart”"),
        ("cards = 3\n", "The option cards cannot be “3”"),
        ('"" = 3\n', 'Line 1 of the table cards is wrong: at "", palace, treasury'),
    ],
)
def test_a_wrong_option_in_a_file_is_not_taken_for_a_table(
    text: str, sentence: str, tmp_path: Path
) -> None:
    file = tmp_path / "options.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadSetup, match="in_file") as caught:
        options_in(game_of("saba"), file)
    told = catalogue("saba").problem(caught.value, [])
    assert told.startswith(f"{file}: ")
    assert sentence in told


def test_an_options_file_names_tables_or_holds_what_differs(tmp_path: Path) -> None:
    saba, babel = game_of("saba"), game_of("babel")
    (tmp_path / "dear.toml").write_text("palace.arches.5.ebony = 3\n", encoding="utf-8")
    file = tmp_path / "options.toml"
    dear = options_of(saba, [f"cards={tmp_path / 'dear.toml'}"])["cards"]
    for text in ('cards = "dear.toml"', "[cards.palace]\narches.5.ebony = 3"):
        file.write_text(f'even_start = "on"\n{text}\n', encoding="utf-8")
        assert options_in(saba, file) == {"even_start": "on", "cards": dear}
    file.write_text('cards = "standard"\n', encoding="utf-8")
    assert options_in(saba, file) == {"cards": "standard"}
    # Both an option and an entry of the table
    file.write_text('action_cards = "off"\n', encoding="utf-8")
    assert options_in(babel, file) == {"action_cards": "off"}
    file.write_text("action_cards.joker = 1\n", encoding="utf-8")
    assert options_in(babel, file) == options_of(babel, ["numbers.action_cards.joker=1"])
    file.write_text("\n[cards.palace]\narches.5.ebony = 99\n", encoding="utf-8")
    with pytest.raises(BadSetup, match="in_file") as caught:
        options_in(saba, file)
    told = catalogue("saba").problem(caught.value, [])
    assert told.startswith(f"{file}: Line 3 of the table cards is wrong: at palace.arches.5.ebony")
