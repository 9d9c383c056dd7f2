"""A game: what it is called, for how many it is, and how to begin one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from makeda.core.accounts import Accounts
from makeda.core.events import Count, Event
from makeda.core.moves import MoveTable
from makeda.core.numbers import Numbers
from makeda.core.observation import Observer
from makeda.core.picture import outline
from makeda.core.problems import BadSetup
from makeda.core.rng import Rng, SealedRng, seeded
from makeda.core.seen import AnyView
from makeda.core.state import State

# The word for the table that comes with a game
STANDARD: Final = "standard"
# What an option that is a switch can be
ON_OFF: Final = ["off", "on"]


class Option:
    """A choice that is made before the game begins: one of a few words.

    A house rule names the rule that the books leave open and that it reads in another way; a
    variant of our own (`ours`) names the rule that describes it.
    """

    def __init__(self, name: str, values: list[str], rule: str = "", ours: bool = False) -> None:
        self.name: Final = name
        self.values: Final = values
        self.rule: Final = rule
        self.ours: Final = ours

    @property
    def default(self) -> str:
        """What is played when nobody chooses: the first value."""
        return self.values[0]

    @property
    def is_table(self) -> bool:
        """Whether a player may pass a table of their own instead of a word."""
        return False

    def settle(self, value: object) -> object:
        """The value, if the option has it."""
        if not isinstance(value, str) or value not in self.values:
            raise BadSetup(
                "bad_option_value", {"option": self.name, "value": value, "values": self.values}
            )
        return value


class TableOption(Option, ABC):
    """A table that an owner of the game may correct from their own copy.

    Its one word stands for the table that comes with the game. A player may pass the content of
    another one instead; it is checked, and goes into records and saved positions as plain data.
    A game's `numbers` tell how to fill one up that holds only what differs.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, [STANDARD])

    @property
    def is_table(self) -> bool:
        return True

    def settle(self, value: object) -> object:
        return self.check(value) if isinstance(value, dict) else super().settle(value)

    @abstractmethod
    def check(self, table: dict[str, object]) -> dict[str, object]:
        """The table as plain data; BadSetup names the place where it is wrong."""

    def bad(self, place: str, wanted: object) -> BadSetup:
        """What is wrong with a table: the place in it, and what belongs there."""
        return BadSetup("bad_table", {"option": self.name, "place": place, "wanted": wanted})


class Info:
    """The facts about a game that a player or a program asks first.

    `rules_version` is raised with every change of behaviour, so that old records never replay
    differently. No game takes more than `longest` decisions, whatever the players, the options and
    what is played. `minutes` is how long it takes around a table, as the boxes say. `landslide` is
    the unit of margins: so many points above the average of the others. `unit` is what people write
    for one point or coin: 1000 where the game counts in thousands.
    """

    def __init__(
        self,
        id: str,
        title: str,
        author: str,
        publisher: str,
        year: int,
        least_players: int,
        most_players: int,
        options: list[Option],
        rules_version: int,
        longest: int,
        minutes: int,
        landslide: int,
        unit: int = 1,
    ) -> None:
        self.id: Final = id
        self.title: Final = title
        self.author: Final = author
        self.publisher: Final = publisher
        self.year: Final = year
        self.least_players: Final = least_players
        self.most_players: Final = most_players
        self.options: Final = options
        self.rules_version: Final = rules_version
        self.longest: Final = longest
        self.minutes: Final = minutes
        self.landslide: Final = landslide
        self.unit: Final = unit


class Game(ABC):
    """One of the games. `new` begins one; everything else happens on the position it returns.

    `info` holds the facts about it, `moves` what each move code means, and `observer` shows a
    position as numbers.
    """

    def __init__(self, info: Info, moves: MoveTable, observer: Observer) -> None:
        self.info: Final = info
        self.moves: Final = moves
        self.observer: Final = observer

    def new(self, players: int, seed: int, **options: object) -> State:
        """A fresh game, dealt from the seed."""
        if seed < 0:
            raise BadSetup("bad_seed", {"seed": str(seed)})
        return self._begin(players, seeded(seed), options)

    def new_sealed(self, players: int, key: bytes, **options: object) -> State:
        """A fresh game whose draws nobody foresees who does not know the key of 32 bytes."""
        return self._begin(players, SealedRng(key), options)

    def _begin(self, players: int, rng: Rng, options: dict[str, object]) -> State:
        self.settle_players(players)
        return self.deal(players, rng, self.settle(options))

    def action_count(self, players: int, **options: object) -> int:
        """Every move code is below it, and a code means the same in every phase of a game."""
        self.settle_players(players)
        self.settle(options)
        return len(self.moves)

    @abstractmethod
    def deal(self, players: int, rng: Rng, options: dict[str, object]) -> State:
        """Set the game up. Players and options have been checked, and every option is there."""

    @abstractmethod
    def load(self, data: object) -> State:
        """The position that `dump` wrote; BadPosition when it is none."""

    @abstractmethod
    def unpack(self, data: bytes) -> State:
        """The position that `pack` wrote in this version; nothing is checked."""

    @abstractmethod
    def options_of(self, state: State) -> dict[str, object]:
        """The options that a position of this game is played with."""

    @abstractmethod
    def accounts(self, state: State) -> Accounts:
        """Where the points of each seat come from: accounts that are opened at this position."""

    def picture(self, view: AnyView, names: list[str]) -> str:
        """A view as plain text; games draw their own where an outline is not clear enough."""
        return outline({name: value for name, value in view.items() if name != "me"})

    def counts(self, state: State, events: list[Event]) -> list[Count]:
        """What a balance report counts of a move's events, and at the end of the position.

        Each game says itself what may matter for winning.
        """
        return []

    def countable(self, state: State) -> list[tuple[str, str]]:
        """The chapters and items that `counts` may tell of in a game that began like this."""
        return []

    def ending(self, state: State, events: list[Event]) -> str:
        """By what a game ended, given its last events: a message `endings-…` of the game."""
        return "over"

    def numbers(self) -> Numbers | None:
        """What an owner of the game can check and correct, component by component."""
        return None

    def settle_players(self, players: int) -> None:
        """Refuse a number of players that the game is not for."""
        info = self.info
        if not info.least_players <= players <= info.most_players:
            raise BadSetup(
                "bad_players",
                {
                    "title": info.title,
                    "least": info.least_players,
                    "most": info.most_players,
                    "players": players,
                },
            )

    def settle(self, options: dict[str, object]) -> dict[str, object]:
        """The options, checked and completed with what is played when nobody chooses."""
        names = [option.name for option in self.info.options]
        for name in options:
            if name not in names:
                raise BadSetup(
                    "unknown_option", {"title": self.info.title, "option": name, "options": names}
                )
        return {
            option.name: option.settle(
                self._filled(option, options.get(option.name, option.default))
            )
            for option in self.info.options
        }

    def _filled(self, option: Option, value: object) -> object:
        """What was chosen. Of a table it is enough to give what differs from ours."""
        numbers = self.numbers()
        if isinstance(value, dict) and numbers is not None and numbers.option == option.name:
            return numbers.filled(value)
        return value
