"""The bots by name: built in, by level for people, or of one's own.

| spec                   | bot                                                         |
|------------------------|-------------------------------------------------------------|
| `random`               | any legal move                                              |
| `careless`             | greedy with slips                                           |
| `greedy`               | by the policy of the game                                   |
| `search:400`           | looks ahead with 400 playouts per move                      |
| `search:200ms`         | the same with 200 milliseconds per move; also `search:1s`   |
| `adept`                | greedy, by numbers that were found by playing               |
| `master:400`           | looks ahead as an adept; also `master:200ms`                |
| `journeyman`           | a master with far fewer playouts, as many as the game needs |
| `adept:kette.toml`     | by one's own numbers; also `master:400:kette.toml`          |
| `beginner` … `master`  | the levels for people                                       |
| `package.module:Class` | a bot of one's own                                          |
| any other name         | an entry point of the group `makeda.bots`                   |

A spec is plain text, so that worker processes can be told it and make the bot themselves.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from makeda.bots.bot import Bot, RandomBot
from makeda.bots.budget import budget
from makeda.bots.careless import CarelessBot
from makeda.bots.greedy import GreedyBot
from makeda.bots.greedy.numbers import TRAINED
from makeda.bots.journeyman import JourneymanBot
from makeda.bots.search import SearchBot
from makeda.core.problems import BadSetup
from makeda.core.rng import Rng, seeded

MakeBot = Callable[[Rng], Bot]

SIMPLE: Final[dict[str, MakeBot]] = {
    "random": RandomBot,
    "careless": CarelessBot,
    "greedy": GreedyBot,
    "journeyman": JourneymanBot,
}
SEARCH: Final = "search"
ADEPT: Final = "adept"
MASTER: Final = "master"
# What people are offered, from weak to strong, and the bot behind it.
LEVELS: Final[dict[str, str]] = {
    "beginner": "careless",
    "easy": "greedy",
    "medium": "search:40",
    "hard": "journeyman",
    "master": "master:1s",
}
ENTRY_POINTS: Final = "makeda.bots"


@cache
def bot(spec: str) -> MakeBot:
    """What makes the bot with this spec, once it is given its generator."""
    spec = LEVELS.get(spec, spec)
    if spec in SIMPLE:
        return SIMPLE[spec]
    name, colon, rest = spec.partition(":")
    if name == SEARCH:
        return partial(SearchBot, budget=budget(rest))
    if name == ADEPT:
        return partial(GreedyBot, source=rest or TRAINED)
    if name == MASTER:
        allowed, _, source = rest.partition(":")
        return partial(SearchBot, budget=budget(allowed), source=source or TRAINED)
    return _checked(spec, _imported(spec, name, rest) if colon else _installed(spec))


def _installed(name: str) -> object:
    """What an installed package offers under this name."""
    for point in entry_points(group=ENTRY_POINTS):
        if point.name == name:
            module, _, attribute = point.value.partition(":")
            return _imported(name, module, attribute)
    known = [*SIMPLE, ADEPT, f"{SEARCH}:400", f"{SEARCH}:200ms", f"{MASTER}:400", *LEVELS]
    raise BadSetup("unknown_bot", {"bot": name, "bots": known})


def _imported(spec: str, module: str, name: str) -> object:
    """The class in a module; modules in the folder where the command is run are found, too."""
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found = import_module(module)
    except Exception as error:
        # Whatever a foreign module does wrong while it is imported is the user's to know.
        about: dict[str, object] = {"bot": spec, "module": module, "reason": described(error)}
        raise BadSetup("bot_not_imported", about) from error
    if not hasattr(found, name):
        raise BadSetup("bot_not_in_module", {"bot": spec, "module": module, "name": name})
    member: object = getattr(found, name)
    return member


def _checked(spec: str, found: object) -> MakeBot:
    """The class, if it is one that bots can be made of."""
    # A compiled class does not tell that it is abstract.
    if not isinstance(found, type) or not issubclass(found, Bot) or found.choose is Bot.choose:
        raise BadSetup("not_a_bot", {"bot": spec})
    try:
        found(seeded(0))
    except Exception as error:
        raise BadSetup("bot_cannot_be_made", {"bot": spec, "reason": described(error)}) from error
    return found


def described(error: Exception) -> str:
    """What went wrong in the code of somebody else, in one line."""
    about = " ".join(str(error).split())
    return f"{type(error).__name__}: {about}" if about else type(error).__name__
