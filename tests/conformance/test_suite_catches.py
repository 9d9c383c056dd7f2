"""The suite itself is tested: games and bots that cheat on purpose make it fail."""

from __future__ import annotations

from typing import cast

import pytest

from makeda.bots.bot import Bot, Sight
from makeda.core.accounts import Accounts
from makeda.core.events import Event
from makeda.core.observation import Observer, Open, Own, Row
from makeda.core.problems import IllegalMove
from makeda.core.rng import Rng, seeded
from makeda.core.seen import AnyView
from makeda.core.state import State
from tests.conformance import laws
from tests.conformance.worlds import redeals_are_uniform, small_position, worlds
from tests.setups import ALL_SETUPS, Setup

every_smallest_setup = pytest.mark.parametrize(
    "setup", list({setup.game.info.id: setup for setup in reversed(ALL_SETUPS)}.values()), ids=str
)


class Dressed(State):
    """A position that passes everything on to a real one; subclasses spoil one thing."""

    def __init__(self, inner: State) -> None:
        super().__init__(inner.players, inner.rng)
        self.inner = inner

    @property
    def game_id(self) -> str:
        return self.inner.game_id

    def actors(self) -> list[int]:
        return self.inner.actors()

    def legal(self, seat: int) -> list[int]:
        return self.inner.legal(seat)

    def apply(self, seat: int, move: int) -> None:
        self.inner.apply(seat, move)

    def refusal(self, seat: int, move: int) -> IllegalMove:
        return self.inner.refusal(seat, move)

    def copy(self) -> State:
        return type(self)(self.inner.copy())

    def redeal(self, seat: int | None, rng: Rng) -> State:
        return type(self)(self.inner.redeal(seat, rng))

    def view(self, seat: int | None) -> AnyView:
        return self.inner.view(seat)

    def scores(self) -> list[int]:
        return self.inner.scores()

    def dump(self) -> dict[str, object]:
        return self.inner.dump()

    def pack(self) -> bytes:
        return self.inner.pack()

    def check(self) -> None:
        self.inner.check()


class CopyingRedeal(Dressed):
    """Gives the true position away, with a fresh generator as a disguise."""

    def redeal(self, seat: int | None, rng: Rng) -> State:
        new = self.inner.copy()
        new.rng = rng.fork()
        return type(self)(new)


class LazyRedeal(Dressed):
    """Leaves traces of the true order in what is dealt."""

    def redeal(self, seat: int | None, rng: Rng) -> State:
        return type(self)(self.inner.redeal(seat, seeded(self.inner.checksum(), rng.word())))


class SharingCopy(Dressed):
    def copy(self) -> State:
        return self


class ForgetfulCopy(Dressed):
    """Has fields of its own, which its copies know nothing of."""


class TellingView(Dressed):
    """Shows a fingerprint of the truth to the seats, and more of it to a spectator."""

    def view(self, seat: int | None) -> AnyView:
        leak = self.inner.checksum() if seat is not None else "more"
        return cast("AnyView", {**self.inner.view(seat), "leak": leak})


class Meddling(Dressed):
    """Lets a seat do for the awaited one what that one may not do itself."""

    def may_act_for(self, seat: int) -> tuple[int, int] | None:
        awaited = self.actors()[0]
        return None if seat == awaited else (awaited, max(self.legal(awaited)) + 1)


class Endless(Dressed):
    """Lets nothing happen."""

    def apply(self, seat: int, move: int) -> None:
        pass


class DeafRefusal(Dressed):
    """Plays what is not legal."""

    def play(self, seat: int, move: int) -> None:
        if move in self.legal(seat):
            self.apply(seat, move)


class PeekingBot(Bot):
    """Chooses by what it may not know."""

    def choose(self, sight: Sight) -> int:
        moves = sight.legal()
        return moves[int(sight._state.checksum(), 16) % len(moves)]


@every_smallest_setup
def test_an_honest_game_passes_in_the_same_dress(setup: Setup) -> None:
    state = Dressed(setup.new(1))
    laws.redeals_vary(state, seeded("honest"))
    laws.copy_is_independent(state)
    laws.redeal_keeps_the_view(state, seeded("honest"))
    laws.spectator_sees_no_more(state)


@every_smallest_setup
def test_a_copying_redeal_is_caught(setup: Setup) -> None:
    with pytest.raises(AssertionError, match="repeats what it should not know"):
        laws.redeals_vary(CopyingRedeal(setup.new(1)), seeded("copying"))


@every_smallest_setup
def test_a_redeal_with_traces_of_the_truth_is_caught(setup: Setup) -> None:
    laws.redeals_follow_from_knowledge(Dressed(setup.new(1)), seeded("lazy"))
    with pytest.raises(AssertionError, match="what the seat does not know"):
        laws.redeals_follow_from_knowledge(LazyRedeal(setup.new(1)), seeded("lazy"))


@every_smallest_setup
def test_a_copying_redeal_is_caught_by_its_frequencies(setup: Setup) -> None:
    for seed in range(50):
        for met in laws.sample(setup.new(seed), seeded("copying", seed), 5):
            position = small_position(setup.game, met)
            if position is not None and len(worlds(setup.game, position, 0)) > 1:
                redeals_are_uniform(setup.game, position, 0, seeded(1))
                with pytest.raises(AssertionError, match="not uniform"):
                    redeals_are_uniform(setup.game, CopyingRedeal(position), 0, seeded(1))
                return
    pytest.fail("no small position was found")


@every_smallest_setup
def test_a_shared_copy_is_caught(setup: Setup) -> None:
    with pytest.raises(AssertionError):
        laws.copy_is_independent(SharingCopy(setup.new(1)))


@every_smallest_setup
def test_a_forgetful_copy_is_caught(setup: Setup) -> None:
    with pytest.raises(AssertionError, match="a copy forgets reveals"):
        laws.copy_carries_every_field(ForgetfulCopy(setup.new(1)))


@every_smallest_setup
def test_a_move_for_another_that_is_not_legal_is_caught(setup: Setup) -> None:
    with pytest.raises(AssertionError, match="not legal may be made for another"):
        laws.acting_for_others_is_legal(Meddling(setup.new(1)), setup.game)


@every_smallest_setup
def test_a_telling_view_is_caught(setup: Setup) -> None:
    with pytest.raises(AssertionError, match="changed a view"):
        laws.redeal_keeps_the_view(TellingView(setup.new(1)), seeded("telling"))
    with pytest.raises(AssertionError, match="a spectator sees"):
        laws.spectator_sees_no_more(TellingView(setup.new(1)))


@every_smallest_setup
def test_a_move_that_should_be_refused_is_caught(setup: Setup) -> None:
    count = setup.game.action_count(setup.players, **setup.options)
    with pytest.raises(AssertionError, match="not legal"):
        laws.other_moves_are_refused(DeafRefusal(setup.new(1)), setup.game, count)


@every_smallest_setup
def test_a_peeking_bot_is_caught(setup: Setup) -> None:
    with pytest.raises(AssertionError, match="may not know"):
        for position in laws.sample(setup.new(1), seeded("peeking"), 3):
            laws.bot_does_not_peek(PeekingBot, position, seeded("peeking", 1))


@every_smallest_setup
def test_peeking_advice_is_caught(setup: Setup) -> None:
    with pytest.raises(AssertionError, match="may not know"):
        for position in laws.positions(setup.new(1), seeded("peeking")):
            laws.advice_does_not_peek(
                lambda sight, _: sight._state.dump(), position, seeded("peeking", 1)
            )


class TellingEvents(Dressed):
    """Reports a fingerprint of the truth with every move."""

    def apply(self, seat: int, move: int) -> None:
        self.inner.apply(seat, move)
        self.tell("leak", {"truth": self.inner.checksum()})


@every_smallest_setup
def test_a_telling_event_is_caught(setup: Setup) -> None:
    with pytest.raises(AssertionError, match="an event tells"):
        for position in laws.sample(TellingEvents(setup.new(1)), seeded("telling"), 2):
            laws.events_tell_no_more_than_views(position, seeded("telling", 1))


class SpoiltAccounts(Accounts):
    """Real accounts of a game; subclasses spoil one thing."""

    def __init__(self, real: Accounts) -> None:
        super().__init__(real.rules, real.amounts)
        self.real = real

    def hear(self, state: State, events: list[Event]) -> None:
        self.real.hear(state, events)
        self.rules, self.amounts = self.real.rules, self.real.amounts

    def copy(self) -> Accounts:
        return type(self)(self.real.copy())


class GenerousAccounts(SpoiltAccounts):
    """Give a point for every move."""

    def hear(self, state: State, events: list[Event]) -> None:
        super().hear(state, events)
        next(iter(self.amounts.values()))[0] += 1


class SharedAccounts(SpoiltAccounts):
    """Are copied only in name."""

    def copy(self) -> Accounts:
        return self


class TellingAccounts(SpoiltAccounts):
    """Name a category after the truth."""

    def hear(self, state: State, events: list[Event]) -> None:
        super().hear(state, events)
        secret = state.checksum()
        self.rules = {**self.rules, secret: ""}
        self.amounts = {**self.amounts, secret: [0] * state.players}


@every_smallest_setup
def test_accounts_that_do_not_add_up_are_caught(setup: Setup) -> None:
    with pytest.raises(AssertionError, match="do not add up"):
        laws.accounts_add_up(
            setup.new(1), lambda s: GenerousAccounts(setup.game.accounts(s)), seeded("generous")
        )


@every_smallest_setup
def test_a_shared_copy_of_accounts_is_caught(setup: Setup) -> None:
    with pytest.raises(AssertionError):
        laws.accounts_follow_imagined_games(
            setup.new(1), lambda s: SharedAccounts(setup.game.accounts(s)), seeded("shared")
        )


@every_smallest_setup
def test_telling_accounts_are_caught(setup: Setup) -> None:
    with pytest.raises(AssertionError, match="accounts tell"):
        for position in laws.sample(setup.new(1), seeded("telling"), 2):
            laws.accounts_tell_no_more_than_views(
                position, lambda s: TellingAccounts(setup.game.accounts(s)), seeded("telling", 1)
            )


def test_a_game_without_end_is_caught() -> None:
    setup = min(ALL_SETUPS, key=lambda setup: setup.game.info.longest)
    with pytest.raises(AssertionError, match="longer than it can be"):
        for _ in laws.positions(Endless(setup.new(1)), seeded("endless")):
            pass


@every_smallest_setup
def test_a_telling_observation_is_caught(setup: Setup) -> None:
    ours = setup.game.observer

    def tell(state: State, seat: int, row: Row) -> None:
        ours.write(state, seat, row)
        row.part("leak")
        row.add(int(state.checksum()[:4], 16))

    observer = Observer([*ours.parts, Own("leak", [1], "the truth", 1, 1 << 16)], tell)
    with pytest.raises(AssertionError, match="tells a secret"):
        laws.observation_tells_no_more_than_the_view(setup.new(1), observer, seeded("telling"))


@every_smallest_setup
def test_an_observation_that_leaves_something_out_is_caught(setup: Setup) -> None:
    def tell(state: State, _: int, row: Row) -> None:
        row.part("asked")
        for other in range(state.players):
            row.yes(other in state.actors())

    some = Observer([Open("asked", [setup.players], "who is asked")], tell)
    with pytest.raises(AssertionError, match="leaves something out"):
        laws.observation_tells_as_much_as_the_view(setup.new(1), some, seeded("out"))


@every_smallest_setup
def test_an_observation_of_another_size_is_caught(setup: Setup) -> None:
    def tell(state: State, _: int, row: Row) -> None:
        row.part("long")
        row.add_all([0] * (state.players + 1))

    long = Observer([Open("long", [1], "too long")], tell)
    with pytest.raises(AssertionError, match="too long"):
        laws.observation_fits(setup.new(1), long)


@every_smallest_setup
def test_an_observation_that_is_cut_off_is_caught(setup: Setup) -> None:
    def tell(state: State, _: int, row: Row) -> None:
        row.part("players")
        row.add(state.players)

    small = Observer([Open("players", [1], "how many", 1, 1)], tell)
    with pytest.raises(AssertionError, match="cut off"):
        laws.observation_fits(setup.new(1), small)
