"""The description of each game's view, as models that check it and as the web app's types.

`python -m tests.views` writes what `make web-types` makes those types of.
"""

from __future__ import annotations

import json
from functools import reduce
from importlib import import_module
from operator import or_
from pathlib import Path
from types import UnionType
from typing import (
    Any,
    NotRequired,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from pydantic import BaseModel, ConfigDict, Field, create_model

from makeda.core import seen
from makeda.core.game import Game
from makeda.games.registry import GAMES

FOLDER = Path(__file__).parents[1] / "web" / "views"
# Nothing is taken for something else, and nothing more is there than what is described.
EXACT = ConfigDict(strict=True, extra="forbid")


def described(game: Game) -> Any:
    """The type in the game's `seen.py` that describes its view."""
    module = import_module(f"makeda.games.{game.info.id}.seen")
    [name] = [name for name in vars(module) if name.endswith("View")]
    return getattr(module, name)


class Models:
    """The models of all types that a view is made of, by their names."""

    def __init__(self) -> None:
        self.made: dict[str, type[BaseModel]] = {}

    def model(self, kind: Any, of: dict[Any, Any]) -> type[BaseModel]:
        """The model of a TypedDict; `of` says what its variables stand for."""
        known = dict(of) | dict(_variables(kind))
        if kind.__name__ not in self.made:
            fields = {
                name: self._field(hint, known, kind.__total__)
                for name, hint in get_type_hints(kind, include_extras=True).items()
            }
            make: Any = create_model
            about = {"__config__": EXACT, "__doc__": kind.__doc__}
            self.made[kind.__name__] = make(kind.__name__, **about, **fields)
        return self.made[kind.__name__]

    def _field(self, hint: Any, of: dict[Any, Any], total: bool) -> tuple[Any, Any]:
        if get_origin(hint) is NotRequired:
            return self.type(get_args(hint)[0], of), Field(default_factory=dict)
        return self.type(hint, of), ... if total else Field(default_factory=dict)

    def type(self, hint: Any, of: dict[Any, Any]) -> Any:
        """A type as pydantic reads it."""
        if isinstance(hint, TypeVar):
            return self.type(of[hint], of)
        origin, args = get_origin(hint), get_args(hint)
        if is_typeddict(origin or hint):
            variables = dict(zip(getattr(origin, "__parameters__", ()), args, strict=True))
            known = {name: of.get(value, value) for name, value in variables.items()}
            return self.model(origin or hint, of | known)
        if origin in (UnionType, Union):
            return reduce(or_, (self.type(arg, of) for arg in args))
        if origin in (list, dict):
            return origin[tuple(self.type(arg, of) for arg in args)]
        return Any if hint is object else hint


def _variables(kind: Any) -> list[tuple[Any, Any]]:
    """What the variables of a TypedDict's bases stand for."""
    found: list[tuple[Any, Any]] = []
    for base in getattr(kind, "__orig_bases__", ()):
        origin = get_origin(base)
        if is_typeddict(origin):
            found += zip(origin.__parameters__, get_args(base), strict=True)
        found += _variables(origin or base)
    return found


def model_of(kind: Any) -> type[BaseModel]:
    made: type[BaseModel] = Models().type(kind, {})
    return made


def description(kind: Any) -> str:
    """All types of a view in the form that the types of the interface are made of."""
    schema = model_of(kind).model_json_schema(ref_template="#/components/schemas/{model}")
    schemas: dict[str, Any] = schema.pop("$defs")
    schemas[schema["title"]] = schema
    page = {
        "openapi": "3.1.0",
        "info": {"title": schema["title"], "version": "1"},
        "paths": {},
        "components": {"schemas": {name: _tidied(schemas[name]) for name in sorted(schemas)}},
    }
    return json.dumps(page, indent=1) + "\n"


def _tidied(schema: dict[str, Any]) -> dict[str, Any]:
    """Without titles, which only repeat the names."""
    for field in schema["properties"].values():
        field.pop("title", None)
    return {key: value for key, value in schema.items() if key != "title"}


def files() -> dict[str, str]:
    """A file for each game, and one for what those know of a view who know no game."""
    common = seen.View[seen.Player, seen.Own[dict[str, Any]]]
    games = {f"{game.info.id}.json": description(described(game)) for game in GAMES}
    return {"any.json": description(common), **games}


if __name__ == "__main__":
    for name, text in files().items():
        FOLDER.joinpath(name).write_text(text, encoding="utf-8")
