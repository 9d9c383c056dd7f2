"""What clients send, as the interface describes it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from makeda.core.deals import LONGEST_WORDS
from makeda.games.registry import MOST_PLAYERS
from makeda.table.terms import AMONG_STRANGERS, PATIENCE

# Steps of a replay in one answer.
MOST_STEPS = 200

Name = Annotated[str, StringConstraints(min_length=1, max_length=40)]
MoveId = Annotated[str, StringConstraints(min_length=8, max_length=64, pattern=r"^[\w-]+$")]
SeatNumber = Annotated[
    int, Field(ge=0, lt=MOST_PLAYERS, description="A seat of the table, from 0.")
]


class Strict(BaseModel):
    """A message without unknown fields."""

    model_config = ConfigDict(extra="forbid")


class SeatPlan(Strict):
    """Who shall sit at a seat of a new table."""

    kind: Literal["me", "open", "bot"] = Field(
        description="me: a person at this device (several for hot-seat); open: whoever is invited"
    )
    name: Name = Field(default="Guest", description="The name of the person or the bot.")
    level: str = Field(default="", description="The level of a bot: see the levels of /api/games.")
    colour: int | None = Field(
        default=None, ge=0, lt=MOST_PLAYERS, description="By default the seat number."
    )


class Attempt(Strict):
    """A position of a record to play on from, from what one of its seats knew there: what that
    seat could not know is drawn anew.
    """

    step: int = Field(ge=0, description="So many moves come before the position.")
    seat: SeatNumber


class NewTable(Strict):
    """A table to be made."""

    game: str = Field(description="The id of a game, or of the game of the record.")
    seats: list[SeatPlan] = Field(min_length=1, max_length=MOST_PLAYERS)
    options: dict[str, Any] = Field(default={}, description="Options of the game by name.")
    public: bool = Field(default=False, description="Whether it is listed and may be watched.")
    seed: str | None = Field(
        default=None,
        pattern=r"^\d{1,39}$",
        description="A chosen deal; only where no other person plays. Shown as a fixed deal.",
    )
    time_limit: int | None = Field(
        default=None,
        ge=0,
        le=604_800,
        description="Seconds a decision; 0: none. By default none, or at a public table the "
        "`public_time_limit` of /api/games.",
    )
    patience: int = Field(
        default=PATIENCE,
        ge=0,
        le=3600,
        description="Seconds that a seat may hesitate; after them another may act for it in "
        "games that allow it.",
    )
    hints: bool = Field(
        default=False,
        description="Whether people may have hints though others play; against bots alone they "
        "always may.",
    )
    record: str | None = Field(default=None, description="A record whose game shall go on here.")
    attempt: Attempt | None = Field(
        default=None,
        description="Where in the record to try something else, against bots alone.",
    )

    def agreed_limit(self) -> int:
        """The time limit that was named, or the usual one."""
        if self.time_limit is None:
            return AMONG_STRANGERS if self.public else 0
        return self.time_limit


class Learner(Strict):
    """Somebody who plays a game for the first time."""

    name: Name


class Join(Strict):
    """Somebody takes an open seat."""

    invitation: str = Field(max_length=64, description="The key of the invitation link.")
    seat: SeatNumber
    name: Name


class Acting(Strict):
    """Something done for a seat that this device holds."""

    seat: SeatNumber


class Words(Acting):
    """What a player adds to the deal, so that the server alone could not choose it."""

    words: str = Field(max_length=LONGEST_WORDS, description="Anything; empty to take it back.")


class PlayedMove(Acting):
    """A move, as the answer to a question."""

    id: MoveId = Field(description="Made by the client, new for each move; repeating it is safe.")
    decision: int = Field(ge=0, description="The number of the decision, from the frame.")
    move: str | dict[str, Any] = Field(description="In words, or as JSON with its verb.")


class AskedHint(Acting):
    """A seat that would like a hint."""

    decision: int = Field(ge=0, description="The number of the decision, from the frame.")


class ActingFor(Acting):
    """The move of another seat that hesitates, made by the one that may act for it."""

    id: MoveId
    decision: int = Field(ge=0, description="The number of the own decision, from the frame.")


class Answer(Strict):
    """Whether somebody who was asked plays again."""

    agree: bool


class Agreement(Acting):
    """An answer to whoever wants to take back a move, to stop the game, or a bot to play."""

    agree: bool


class StandIn(Strict):
    """A bot for a seat, or with an empty level its person again."""

    level: str = Field(description="The level of the bot, or empty.")


class LessonRead(Acting):
    """A lesson that the learner has read."""

    lesson: str = Field(max_length=40, description="The key of the lesson, from the frame.")


class Chat(Acting):
    """Something said to everyone."""

    text: str = Field(min_length=1, max_length=500)


class Claim(Strict):
    """A link that moves a seat to this device."""

    key: str = Field(max_length=64)


class OwnNumbers(Strict):
    """Numbers of somebody's own: the text of a file, or the table and what is known of it."""

    file: str | None = Field(default=None, description="A file, as TOML; the rest is in it then.")
    table: dict[str, Any] = Field(default={}, description="The table of the game's option.")
    edition: str = Field(default="", description="Which edition of the game it is.")
    by: str = Field(default="", description="Who compared the numbers.")
    confirmed: list[str] = Field(
        default=[], max_length=200, description="The keys of components that were compared."
    )


class AskedAnalysis(Strict):
    """What somebody would like to know of a game."""

    known: int = Field(
        default=0, ge=0, description="About so many positions, from the first on, it is known."
    )


class AnalysedRecord(AskedAnalysis):
    """The same, with the record of the game."""

    record: str = Field(description="The text of the file.")


class RecordFile(Strict):
    """A record to be shown, page by page."""

    record: str = Field(description="The text of the file.")
    seat: int | None = Field(
        default=None, ge=0, lt=MOST_PLAYERS, description="Whose view; null: a spectator."
    )
    start: int = Field(default=0, ge=0, alias="from", description="The first step of the page.")
    count: int = Field(
        default=MOST_STEPS, ge=1, le=MOST_STEPS, description="How many steps, at most."
    )
