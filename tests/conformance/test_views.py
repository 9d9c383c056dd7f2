"""Every game's view is what its `seen.py` describes, and the web app's types are made of that."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import ValidationError

from makeda.core.rng import seeded
from tests.conformance import laws
from tests.setups import ALL_SETUPS, Setup, every_setup
from tests.views import FOLDER, described, files, model_of

MODELS = {setup.game.info.id: model_of(described(setup.game)) for setup in ALL_SETUPS}


@every_setup
def test_whole_games_look_as_described(setup: Setup) -> None:
    """At each step one looks, at some everybody does: all seats, and a spectator."""
    model = MODELS[setup.game.info.id]
    rng = seeded("seen", 1)
    for step, position in enumerate(laws.positions(setup.new(11), rng)):
        looking = laws.seats(position)
        if step % 6 and not position.over():
            looking = [looking[step % len(looking)]]
        for seat in looking:
            model.model_validate(json.loads(laws.text(position.view(seat))))


def test_the_web_app_knows_the_views_as_they_are() -> None:
    written = {file.name: file.read_text(encoding="utf-8") for file in FOLDER.iterdir()}
    assert written == files(), "run `make web-types`"


# A description that took everything would be worth nothing.

a_view = pytest.mark.parametrize("game_id", sorted(MODELS))


def begun(game_id: str) -> dict[str, Any]:
    """A game's first position as somebody sees it who is asked."""
    setup = next(setup for setup in ALL_SETUPS if setup.game.info.id == game_id)
    position = setup.new(1)
    view: dict[str, Any] = json.loads(laws.text(position.view(position.actors()[0])))
    return view


def refuses(game_id: str, view: dict[str, Any]) -> bool:
    try:
        MODELS[game_id].model_validate(view)
    except ValidationError:
        return True
    return False


@a_view
def test_a_field_too_many_is_found(game_id: str) -> None:
    view = begun(game_id)
    assert not refuses(game_id, view)
    for part in (view, view["players"][0], view["me"], view["me"]["legal"][0], effects(view)):
        part["unknown"] = 1
        assert refuses(game_id, view)
        del part["unknown"]
    assert not refuses(game_id, view)


@a_view
def test_a_missing_field_and_a_wrong_type_are_found(game_id: str) -> None:
    view = begun(game_id)
    for name, value in list(view.items()):
        if name != "me":
            del view[name]
            assert refuses(game_id, view), name
        view[name] = {"wrong": "type"}
        assert refuses(game_id, view), name
        view[name] = value
    assert not refuses(game_id, view)


def effects(view: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = view["me"]["legal"][0]["effects"]
    return found
