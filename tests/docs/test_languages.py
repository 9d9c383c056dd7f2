"""Every language says all that English says, in whole games, and gaps are found."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from fluent.syntax import ast, parse

from makeda.core.game import Game
from makeda.core.rng import seeded
from makeda.games.registry import GAMES
from makeda.games.rulebook import rule_numbers, rule_text
from makeda.games.texts import LANGUAGES, Catalogue, best_language, catalogue, source
from tests.languages import SAME, gaps, gaps_of_message
from tests.pseudo import plain_words, pseudo
from tests.setups import setups

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_no_language_lacks_anything() -> None:
    assert gaps() == []


def message(text: str) -> ast.Message:
    found = parse(text).body[0]
    assert isinstance(found, ast.Message)
    return found


@pytest.mark.parametrize(
    ("english", "ours", "told"),
    [
        ("a = Buy { $card }", "a = Kaufe { $karte }", "must use the variables"),
        ("a = Gold", "a = Gold", "is as in English"),
        ("a = Silver", f"# {SAME}\na = Silber", "differs from English"),
        ("a = On\n    .off = Off", "a = An", "must have the attributes"),
        ("a = Yes", "a = Ja", ""),
        ("a = Gold", f"# {SAME}\na = Gold", ""),
        ("a = { $n }", "a = { $n }", ""),
        ("words-a = ruby", "words-a = Rubin\n    .gender = m", ""),
    ],
)
def test_a_gap_is_told_in_a_sentence(english: str, ours: str, told: str) -> None:
    found = list(gaps_of_message("file: key", message(english), message(ours)))
    assert [told in sentence for sentence in found] == ([True] if told else [])


def told_games(game: Game, texts: Catalogue) -> Iterator[str]:
    """All that is said in whole games, of players without letters."""
    rng = seeded(7)
    for setup in list(setups(game))[::3]:
        state = setup.new(3)
        names = [f"<{seat}>" for seat in range(state.players)]
        state.listen()
        while not state.over():
            seat = state.actors()[0]
            own = state.view(seat)["me"]
            yield texts.prompt(own["prompt"]["key"], own["prompt"]["params"], names)
            for move in own["legal"][:40]:
                yield texts.move(move, names)
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
            for event in state.heard():
                for viewer in (None, seat):
                    told = json.loads(json.dumps(event.seen_by(viewer)))
                    yield texts.event(told, names)


@every_language
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_whole_games_can_be_told(game: Game, language: str) -> None:
    assert all(told_games(game, catalogue(game.info.id, language)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_no_word_of_a_game_is_out_of_reach_of_translators(game: Game) -> None:
    sources = [pseudo(source(part, "en")) for part in ("", game.info.id)]
    for text in told_games(game, Catalogue("en", sources)):
        assert not plain_words(text, " and "), text


@every_language
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_rules_have_the_same_numbers(game: Game, language: str) -> None:
    for number in rule_numbers(game.info.id):
        assert number in rule_text(game.info, number, language)


def test_the_first_language_that_we_speak_is_taken() -> None:
    assert best_language("fr-CA,nl-BE;q=0.9,de;q=0.8") == "nl"
    assert best_language("de_AT.UTF-8") == "de"
    assert best_language("sv:de") == "de"
    assert best_language("") == best_language("xx") == "en"
