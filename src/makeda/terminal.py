"""Playing in the terminal: the position as a picture, the question, and moves typed as words."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Lines
from rich.text import Text

from makeda.bots.playing import Player, Result, bot_player, play_game
from makeda.core.accounts import Accounts
from makeda.core.game import Game
from makeda.core.problems import Problem
from makeda.core.rng import seeded
from makeda.core.seen import AnyView, Move
from makeda.core.state import State
from makeda.games.rulebook import rule_text
from makeda.games.texts import Catalogue, catalogue, spoken

ME = 0
# More moves of one kind than these are shown in short.
MANY = 8


class Left(Exception):
    """The person has had enough."""


def play(game: Game, state: State, bot: str, name: str, seed: int) -> None:
    """Play until the game is over or the person has had enough."""
    table = Table(game, state, name)
    table.say(f"[bold]{game.info.title}[/bold]. {table.texts.say('terminal', 'help')}")
    players: list[Player] = [Person(table)]
    players += [
        bot_player(game, bot, seeded(seed, "bot", seat)) for seat in range(1, state.players)
    ]
    try:
        table.show_end(play_game(state, players, None, table.tell_events))
    except Left:
        table.say(table.texts.say("terminal", "bye"))


class Person(Player):
    """Whoever sits before the terminal. Out of turn they are not asked."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def choose(self, state: State, seat: int) -> int:
        return self._table.ask()


class Table:
    """A person at seat 0, bots at the others, and what is said between them."""

    def __init__(self, game: Game, state: State, name: str) -> None:
        self.game = game
        self.state = state
        self.texts = catalogue(game.info.id)
        me = name or self.texts.say("terminal", "me")
        self.names = [me, *self.texts.bot_names()][: state.players]
        self.out = Console()
        self.accounts = game.accounts(state)
        state.listen()

    def say(self, text: str) -> None:
        self.out.print(text, highlight=False)

    def tell_events(self, _seat: int, _move: int) -> None:
        """What happened with a move, as the person may see it."""
        events = self.state.heard()
        self.accounts.hear(self.state, events)
        for event in events:
            sentence = self.texts.event(event.seen_by(ME), self.names)
            self.out.print(f"  {sentence}", style="cyan", highlight=False, markup=False)

    def ask(self) -> int:
        """Put the question to the person until it is answered with a legal move."""
        view = self.state.view(ME)
        moves = view["me"]["legal"]
        prompt = view["me"]["prompt"]
        question = self.texts.prompt(prompt["key"], prompt["params"], self.names)
        self.out.print()
        self.out.print(self.picture(view), highlight=False, markup=False)
        self.say(f"[bold yellow]{question}[/bold yellow] [dim]\\[{prompt['rule']}][/dim]")
        self.out.print(self.menu(moves), highlight=False, markup=False)
        while True:
            answer = self.read()
            if answer in ("quit", "q", "exit"):
                raise Left
            move = self.answer(answer, moves)
            if move is not None:
                return move

    def menu(self, moves: list[Move[Any]]) -> str:
        """The legal moves, numbered; long runs of one kind are shown by their ends."""
        lines: list[str] = []
        verbs = list(dict.fromkeys(move["verb"] for move in moves))
        for verb in verbs:
            group = [(number, move) for number, move in enumerate(moves, 1) if move["verb"] == verb]
            if len(group) > MANY and "amount" in group[0][1]["args"]:
                ends = [self.texts.move(group[end][1], self.names) for end in (0, -1)]
                words = f"{group[0][1]['words']} … {group[-1][1]['words']}"
                lines.append(f"      {words}  ({' … '.join(ends)})")
            else:
                lines += [f"  {number:>2}. {self.describe(move)}" for number, move in group]
        return "\n".join(lines)

    def describe(self, move: Move[Any]) -> str:
        """A move as it is typed, and what it does."""
        does = self.texts.move(move, self.names)
        return move["words"] if does.lower() == move["words"] else f"{move['words']}  ({does})"

    def read(self) -> str:
        """What the person types; leaving the terminal is leaving the game."""
        try:
            return self.out.input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            self.out.print()
            return "quit"

    def answer(self, answer: str, moves: list[Move[Any]]) -> int | None:
        """The move that was typed; None when the question still stands."""
        word, _, rest = answer.partition(" ")
        rule = str(self.state.view(None)["rule"])
        try:
            if word == "rules":
                self.out.print(Markdown(rule_text(self.game.info, rest or rule, spoken())))
                return None
            if word in ("help", "?", ""):
                self.say(self.texts.say("terminal", "help"))
                return None
            number = int(answer) if answer.isdecimal() else 0
            words = moves[number - 1]["words"] if 1 <= number <= len(moves) else answer
            move = self.game.moves.parse(words)
            if move not in self.state.legal(ME):
                raise self.state.refusal(ME, move)
        except Problem as problem:
            self.out.print(self.texts.problem(problem, self.names), style="red", markup=False)
            return None
        return move

    def picture(self, view: AnyView) -> str:
        return self.game.picture(view, self.names)

    def show_end(self, result: Result) -> None:
        self.out.print()
        self.out.print(self.picture(self.state.view(ME)), highlight=False, markup=False)
        self.out.print(account_table(self.texts, result, self.accounts, self.names))


def account_table(texts: Catalogue, result: Result, accounts: Accounts, names: list[str]) -> Lines:
    """Where everybody's points came from, and the totals; winners have a star."""
    table = Lines(box=None, show_footer=True)
    table.add_column("", footer="")
    for seat, total in enumerate(result.scores):
        crown = " *" if seat in result.winners else ""
        footer = f"{texts.score(total)}{crown}"
        table.add_column(Text(names[seat]), footer=footer, justify="right", no_wrap=True)
    for category, rule in accounts.rules.items():
        title = texts.account(category, result.winners, names)
        amounts = [texts.score(amount) for amount in accounts.amounts[category]]
        table.add_row(Text(f"{title} [{rule}]"), *amounts)
    return table
