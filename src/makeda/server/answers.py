"""What clients get, as the interface describes it.

Frames and replays are sent as text that was prepared elsewhere; here they are only described.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Options = dict[str, str | dict[str, Any]]


class ProblemAnswer(BaseModel):
    """Why a request was refused. Nothing has changed."""

    error: str = Field(description="A key that does not change.")
    sentence: str = Field(description="The reason in words.")
    rule: str | None = Field(description="The rule of the game behind it.")
    params: dict[str, Any] = Field(description="What the sentence is about.")


class Done(BaseModel):
    """It is done; the next frame tells what came of it."""

    done: bool = True


# Games


class GameOption(BaseModel):
    """A choice that is made before the game begins."""

    name: str
    values: list[str]
    default: str
    table: bool = Field(description="Whether a table of one's own may be passed instead of a word.")
    rule: str = Field(description='The rule that a house rule reads in another way, or "".')


class Game(BaseModel):
    """All that a client needs to know of a game before it is played."""

    id: str
    title: str
    author: str
    publisher: str
    year: int
    players: tuple[int, int] = Field(description="The least and the most.")
    rules_version: int
    longest: int = Field(description="No game of it takes more decisions.")
    minutes: int = Field(description="How long it takes around a table, as the box says.")
    unit: int = Field(description="What one point or coin is written as.")
    first: bool = Field(description="Whether there is a first game that teaches it.")
    options: list[GameOption]


class Games(BaseModel):
    """The games that can be played here."""

    games: list[Game]
    levels: list[str] = Field(description="The levels of bots, from weak to strong.")
    bot_names: list[str] = Field(description="Names for bots, enough for every table.")
    languages: dict[str, str] = Field(description="The languages there are, each by its own name.")
    public_time_limit: int = Field(
        description="Seconds a decision at a public table, unless it says otherwise."
    )
    docs: bool = Field(description="Whether the documentation is there, at /docs/.")


class Texts(BaseModel):
    """All texts in a language, as Fluent resources; a message is named by chapter and key."""

    common: str = Field(description="What all games share.")
    games: dict[str, str] = Field(description="What each game adds, by its id.")


class Rules(BaseModel):
    """The rules of a game."""

    markdown: str


class NumberCell(BaseModel):
    """A number on a component."""

    path: list[str | int] = Field(description="Where it stands in the table.")
    name: str = Field(description="What it is for, as a program calls it.")
    label: str = Field(description="What it is for.")
    most: int = Field(description="The highest number that fits, from 0.")
    words: dict[str, str] = Field(description="Where it is a word: those that fit, with texts.")


class NumberComponent(BaseModel):
    """Something in the box that carries numbers."""

    key: str
    sort: str = Field(description="How it is drawn.")
    title: str
    note: str = Field(description="How we know the numbers, and who has confirmed them.")
    rule: str
    sure: bool = Field(description="Whether they stand in a rulebook, or somebody confirmed them.")
    cells: list[NumberCell]


class Numbers(BaseModel):
    """What an owner of a game can check: its numbers, component by component."""

    option: str = Field(description="The option that takes another table.")
    table: dict[str, Any] = Field(description="Our numbers.")
    components: list[NumberComponent]


class NumberDifference(BaseModel):
    """A number that is not ours."""

    component: str = Field(description="The key of its component.")
    title: str
    label: str
    ours: str
    theirs: str


class NumberProblem(BaseModel):
    """Why a game cannot be played with a table."""

    sentence: str
    components: list[str] = Field(description="The keys of those that it concerns.")


class CheckedNumbers(BaseModel):
    """What was found in numbers of somebody's own."""

    table: dict[str, Any]
    edition: str
    by: str
    confirmed: list[str] = Field(description="The keys of components that were compared.")
    differences: list[NumberDifference]
    problem: NumberProblem | None
    file: str = Field(description="All of it as a file; empty where there is a problem.")


# Tables


class OwnNumber(BaseModel):
    """A number that is not ours, for a reader of any language: keys of the game's texts."""

    sort: str = Field(description="Of its component, a text of the chapter numbers.")
    about: dict[str, Any] = Field(description="Parameters of that text.")
    name: str = Field(description="Of the number: a text of the same chapter, or a term.")
    more: dict[str, Any] = Field(description="Parameters of that text.")
    ours: int | str
    theirs: int | str


class Terms(BaseModel):
    """What is agreed on before the game: fixed for the life of the table."""

    game: str = Field(description="The id of the game.")
    options: Options = Field(description="All options of the game by name.")
    own_numbers: list[OwnNumber] = Field(
        description="Where the table of an option is not ours: what differs."
    )
    fixed_deal: bool = Field(description="Whether somebody chose the deal.")
    public: bool = Field(description="Whether the table is listed and may be watched.")
    time_limit: int = Field(description="Seconds a decision; 0: none.")
    patience: int = Field(description="Seconds until one may act for a seat that hesitates.")
    guided: bool = Field(description="Whether it is somebody's first game, which teaches.")
    hints: bool = Field(description="Whether people may have hints though others play.")


class Seat(BaseModel):
    """Who sits here."""

    kind: Literal["open", "person", "bot"]
    name: str
    colour: int
    level: str = Field(description="The level of a bot; empty for a person.")
    stand_in: str = Field(description="The level of the bot that plays for a person, or empty.")
    invited: bool = Field(
        description="Whether a person was asked to play again, and has to answer."
    )


class Deal(BaseModel):
    """What a deal is bound to before anybody can know it."""

    commitment: str = Field(description="SHA-256 of the server's secret number and the table.")
    words: list[str] = Field(description="What each seat has added; empty for nothing.")


class Table(BaseModel):
    """What everyone may know about a table."""

    id: str
    terms: Terms
    status: Literal["waiting", "playing", "over"]
    seats: list[Seat]
    stopped: bool = Field(description="Whether all agreed to end it without a result.")
    rematch: str = Field(description="The id of the table for another game, or empty.")
    deal: Deal | None = Field(
        description="How the deal can be checked afterwards; null for a chosen one."
    )


class Tables(BaseModel):
    """Public tables that wait for players or are being played."""

    tables: list[Table]


class TableAnswer(BaseModel):
    """A table, and what the asking device is there."""

    table: Table
    mine: list[int] = Field(description="The seats that this device holds.")
    host: bool = Field(description="Whether this device is the host.")
    host_seats: list[int] = Field(description="The seats of the host: who invites.")
    invitation: str | None = Field(
        description="The key of the invitation, for the device that made it, the host's, and for"
        " whoever brought it."
    )
    watch: str | None = Field(description="The key for spectators, in the same way.")
    keep_days: int = Field(description="Days without news until it is deleted; 0: never.")


class Link(BaseModel):
    """A link that moves a seat to another device, once."""

    key: str
    expires: float


# Playing


class GameEvent(BaseModel):
    """Something that happened: its key, and beside it the parameters of its text."""

    model_config = ConfigDict(extra="allow")

    event: str = Field(description="The key of its text among the events of the game.")


class LogEntry(BaseModel):
    """One line of the log, as far as it may be seen from here."""

    number: int = Field(description="Counts, from 1, the entries that can be seen from here.")
    at: float = Field(description="When it was.")
    kind: Literal["move", "note", "taken_back", "chat"]
    seat: int | None = Field(description="Whose move, or who says something.")
    events: list[GameEvent]
    keep: int | None = Field(
        default=None,
        description="Where a move is taken back: how many moves with events are left.",
    )


class Log(BaseModel):
    """The log as it may be seen from here."""

    log: list[LogEntry]


class AccountEntry(BaseModel):
    """What a seat got or lost for something."""

    category: str = Field(description="The key of its text among the accounts of the game.")
    amount: int
    rule: str = Field(description="The rule behind it.")


# By seat; the entries of each add up to its score.
Accounts = list[list[AccountEntry]]


class Proposal(BaseModel):
    """Somebody would like something that all must agree to."""

    seat: int


class TakeBackProposal(Proposal):
    """Somebody would like to take back a move, and with it what followed."""

    undone: list[int] = Field(
        description="The numbers of the log's entries, as they are counted here, that would go."
    )


class StandInProposal(Proposal):
    """Somebody would like a bot to play for somebody who is away."""

    player: int = Field(description="The seat of whoever is away.")


class ActFor(BaseModel):
    """A move that may be made for a seat that hesitates too long."""

    seat: int = Field(description="The seat that hesitates.")
    verb: str = Field(description="The verb of the move; `<verb>_for` names it among the texts.")


class Lesson(BaseModel):
    """What is taught now in a first game."""

    key: str = Field(description="Its text is `lessons-<key>` of the game.")
    points: list[str] = Field(description="What it speaks of: places of the page, the best first.")
    rules: list[str] = Field(description="The rules that it explains.")
    asks: bool = Field(description="Whether it is about what is to be decided now.")


class Guide(BaseModel):
    """What a first game shows to the learner."""

    lesson: Lesson | None = Field(description="What is taught now, if anything.")
    read: int = Field(description="How many lessons were read.")
    lessons: int = Field(description="How many lessons there are.")
    suggestion: str = Field(description="The move that is suggested, in words; empty for none.")
    strayed: bool = Field(description="Whether the learner tries something else: the way back.")


class Frame(BaseModel):
    """All that a seat or a spectator sees now; also what is pushed over the WebSocket."""

    version: int = Field(description="Counts the changes that can be seen from here.")
    table: Table
    view: dict[str, Any] | None = Field(description="The game as seen from here; null before.")
    accounts: Accounts | None = Field(
        description="Per seat, where its points come from: the entries add up to its score."
    )
    asked_at: list[float] = Field(description="Per seat, since when it is asked; 0: it is not.")
    deadline: float = Field(description="When the next time limit is up; 0: none.")
    away: list[bool] = Field(
        description="Per seat, whether its person has been connected nowhere for a minute or more."
    )
    log: list[LogEntry] = Field(description="The last entries of the log.")
    take_back: TakeBackProposal | None = Field(description="Who wants to take back a move.")
    stop: Proposal | None = Field(description="Who wants to stop the game.")
    stand_in: StandInProposal | None = Field(
        description="Who wants a bot to play for whoever is away."
    )
    decision: int | None = Field(default=None, description="The number of this seat's decision.")
    act_for: ActFor | None = Field(
        default=None, description="What this seat may do for another that hesitates too long."
    )
    stand_in_for: list[int] | None = Field(
        default=None,
        description="The seats of people who are away for whom this seat may let a bot play, or "
        "propose it to the others.",
    )
    guide: Guide | None = Field(
        default=None, description="What this seat is taught, where it plays its first game."
    )
    hints: bool | None = Field(
        default=None, description="Whether this seat may ask for a hint when it is asked something."
    )
    must_agree: bool | None = Field(
        default=None, description="Whether this seat is to agree to what somebody wants."
    )


# Coaching


class PointSource(BaseModel):
    """What one move brings more than another, or less, from one category of the accounts."""

    category: str = Field(description="The key of its text among the accounts of the game.")
    points: float


class OtherMove(BaseModel):
    """A move that looks good too, and what the best one gains over it.

    Errors are standard errors: what is less than twice its error may be chance.
    """

    move: str = Field(description="In words.")
    chance: float = Field(description="The seat's chance to win with it, from 0 to 1.")
    points: float = Field(description="The points that the seat ends with.")
    gain: float = Field(description="How much of a win the best move brings more.")
    error: float
    points_gain: float
    points_error: float
    why: list[PointSource] = Field(description="Where these points come from, the most first.")


class Hint(BaseModel):
    """What a seat could do, from what it knows: the best move found, and others beside it."""

    seat: int
    best: str = Field(description="A move that is legal now, in words.")
    chances: list[float] = Field(description="Per seat, its chance to win then.")
    points: float = Field(description="The points that the seat ends with.")
    others: list[OtherMove] = Field(description="The nearest one first.")
    worlds: int = Field(description="In how many imagined games they were compared.")


class Judgement(BaseModel):
    """A decision: what was played, and the best move found from what the seat knew."""

    seat: int
    played: str
    best: str
    legal: int = Field(description="How many moves there were.")
    verdict: Literal["best", "fine", "mistake", "blunder"] = Field(
        description="A mistake is clear of chance, and a blunder a large one."
    )
    loss: float = Field(description="How much of a win it cost the seat.")
    error: float = Field(description="The standard error of that.")
    points_lost: float
    points_error: float
    chances_played: list[float] = Field(description="Per seat, from what this one knew.")
    chances_best: list[float]
    why: list[PointSource] = Field(description="Where the points would have come from.")
    worlds: int


class SeenMove(BaseModel):
    """A move as the seat saw it that could play it."""

    verb: str
    args: dict[str, Any]
    words: str
    effects: dict[str, Any]


class Look(BaseModel):
    """What was found out about a position."""

    step: int = Field(description="So many moves come before it.")
    chances: list[float] = Field(description="Per seat, its chance to win, as a spectator knows.")
    judgement: Judgement | None = Field(description="The decision there, if it was a choice.")
    moves: list[SeenMove] = Field(description="The moves that the judgement names.")


class ChanceAccount(BaseModel):
    """What became of a seat's chance: start + own + others + luck = result."""

    seat: int
    start: float
    own: float = Field(description="What its own mistakes did.")
    others: float = Field(description="What the mistakes of others did.")
    luck: float = Field(description="The rest: draws, and what is too small to be clear.")
    result: float
    judged: int = Field(description="Decisions with a real choice.")
    mistakes: int
    blunders: int
    costliest: list[int] = Field(description="The steps of the mistakes that cost most.")


class Analysis(BaseModel):
    """What is known of a game so far; whoever asks again gets the rest, and keeps it going."""

    last: int = Field(description="The step of the last position.")
    done: bool
    looks: list[Look] = Field(description="Those that the asker does not know, in order.")
    accounts: list[ChanceAccount] = Field(description="Per seat, as far as it goes.")


# Records


class ReplayStep(BaseModel):
    """One step of a recorded game; step 0 is the position before the first move."""

    step: int
    seat: int | None = Field(description="Whose move it was.")
    move: str | None = Field(description="The move in words.")
    events: list[GameEvent]
    view: dict[str, Any] = Field(description="The game after it, as the seat saw it.")
    accounts: Accounts = Field(description="Per seat, where its points come from.")
    comment: str = Field(description="What an annotated game says about it; mostly nothing.")


class Replay(BaseModel):
    """A page of a recorded game, step by step."""

    game: str = Field(description="The id of the game.")
    options: Options
    own_numbers: list[OwnNumber] = Field(
        description="Where the table of an option is not ours: what differs."
    )
    seats: list[str] = Field(description="The names of the players.")
    scores: list[int] | None = Field(description="The scores, if the game was played to the end.")
    last: int = Field(description="The number of the game's last step.")
    steps: list[ReplayStep]
