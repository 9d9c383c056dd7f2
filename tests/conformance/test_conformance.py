"""The suite that every registered game runs through, for each player count and option set."""

from __future__ import annotations

import pytest

from makeda.analysis.hint import HintDepth, hint
from makeda.analysis.judging import Depth, judged
from makeda.bots.registry import SIMPLE
from makeda.bots.registry import bot as bot_of
from makeda.core.rng import seeded
from tests.conformance import laws
from tests.setups import Setup, every_setup

every_bot = pytest.mark.parametrize("spec", [*SIMPLE, "search:4", "adept", "master:4"])


@every_setup
def test_whole_games_keep_the_laws_and_end(setup: Setup) -> None:
    for seed in range(5):
        for position in laws.positions(setup.new(seed), seeded("walk", seed)):
            position.check()
            laws.awaited_seats_can_move(position)
            laws.acting_for_others_is_legal(position, setup.game)


@every_setup
def test_each_legal_move_can_be_played(setup: Setup) -> None:
    for position in laws.sample(setup.new(1), seeded("legal"), 30):
        laws.legal_moves_can_be_played(position)


@every_setup
def test_every_other_move_is_refused_and_changes_nothing(setup: Setup) -> None:
    count = setup.game.action_count(setup.players, **setup.options)
    for position in laws.sample(setup.new(2), seeded("refused"), 60):
        laws.other_moves_are_refused(position, setup.game, count)


@every_setup
def test_copies_are_independent(setup: Setup) -> None:
    for position in laws.sample(setup.new(3), seeded("copies"), 40):
        laws.copy_is_independent(position)
        laws.copy_carries_every_field(position)


@every_setup
def test_positions_copied_earlier_never_change(setup: Setup) -> None:
    kept = [
        (position.copy(), position.dump())
        for position in laws.positions(setup.new(4), seeded("kept"))
    ]
    assert all(copy.dump() == dumped for copy, dumped in kept)


@every_setup
def test_dump_and_load_are_exact(setup: Setup) -> None:
    for position in laws.sample(setup.new(5), seeded("dump"), 40):
        laws.dump_and_load_are_exact(position, setup.game)


@every_setup
def test_equal_seeds_give_equal_games(setup: Setup) -> None:
    runs = [
        [position.checksum() for position in laws.positions(setup.new(6), seeded("equal"))]
        for _ in range(2)
    ]
    assert runs[0] == runs[1]
    assert setup.new(6).dump() != setup.new(7).dump()


@every_setup
def test_sealed_draws_keep_the_laws_and_stay_sealed(setup: Setup) -> None:
    key = bytes(range(32))
    state = setup.game.new_sealed(setup.players, key, **setup.options)
    for position in laws.sample(state, seeded("sealed"), 10):
        position.check()
        laws.dump_and_load_are_exact(position, setup.game)
        laws.nothing_tells_the_key(position, key)


@every_setup
def test_a_redeal_keeps_the_seats_view(setup: Setup) -> None:
    rng = seeded("redeal", 0)
    for position in laws.sample(setup.new(8), seeded("redeal"), 40):
        laws.redeal_keeps_the_view(position, rng)


@every_setup
def test_redeals_follow_from_what_the_seat_knows(setup: Setup) -> None:
    rng = seeded("knowledge", 1)
    for position in laws.sample(setup.new(8), seeded("knowledge"), 40):
        laws.redeals_follow_from_knowledge(position, rng)


@every_setup
def test_redeals_vary(setup: Setup) -> None:
    laws.redeals_vary(setup.new(9), seeded("vary"))


@every_setup
def test_a_spectator_sees_nothing_that_a_seat_does_not(setup: Setup) -> None:
    for position in laws.sample(setup.new(10), seeded("spectator"), 10):
        laws.spectator_sees_no_more(position)


@every_setup
def test_views_hold_every_legal_move_and_the_prompt(setup: Setup) -> None:
    for position in laws.sample(setup.new(11), seeded("views"), 20):
        laws.views_are_complete(position, setup.game)


@every_setup
def test_every_event_has_its_sentence(setup: Setup) -> None:
    for seed in range(3):
        laws.events_can_be_told(setup.new(seed), setup.game, seeded("events", seed))


@every_setup
def test_events_tell_no_more_than_views(setup: Setup) -> None:
    rng = seeded("telling", 1)
    for position in laws.sample(setup.new(14), seeded("telling"), 6):
        laws.events_tell_no_more_than_views(position, rng)


@every_setup
def test_accounts_add_up_to_the_scores(setup: Setup) -> None:
    for seed in range(3):
        rng = seeded("accounts", seed)
        laws.accounts_add_up(setup.new(seed), setup.game.accounts, rng)
    for position in laws.sample(setup.new(18), seeded("accounts"), 20):
        accounts = setup.game.accounts(position)
        laws.accounts_can_be_read(accounts, setup.game, setup.players)
    for position in laws.sample(setup.new(18), seeded("accounts"), 40):
        laws.accounts_follow_imagined_games(position, setup.game.accounts, rng)


@every_setup
def test_accounts_tell_no_more_than_views(setup: Setup) -> None:
    rng = seeded("accounts", 1)
    for position in laws.sample(setup.new(19), seeded("accounts"), 6):
        laws.accounts_tell_no_more_than_views(position, setup.game.accounts, rng)


@every_setup
def test_listening_changes_nothing(setup: Setup) -> None:
    heard, silent = setup.new(12), setup.new(12)
    heard.listen()
    for position in (heard, silent):
        list(laws.positions(position, seeded("listening")))
    assert heard.dump() == silent.dump()
    assert heard.events
    assert silent.events is None


@every_setup
def test_records_keep_the_last_change_only(setup: Setup) -> None:
    rng = seeded("changes")
    laws.records_keep_the_last_change_only(setup.new(20), setup.game, rng)


@every_setup
def test_observations_are_as_announced(setup: Setup) -> None:
    for position in laws.sample(setup.new(15), seeded("observed"), 10):
        laws.observation_fits(position, setup.game.observer)
        laws.legal_moves_fit_a_mask(position, len(setup.game.moves))


@every_setup
def test_observations_tell_what_the_view_tells_and_no_more(setup: Setup) -> None:
    observer = setup.game.observer
    for position in laws.sample(setup.new(16), seeded("observed"), 20):
        laws.observation_tells_no_more_than_the_view(position, observer, seeded("observed", 1))
    laws.observation_tells_as_much_as_the_view(setup.new(17), observer, seeded("observed", 2))


@every_setup
@every_bot
def test_bots_do_not_peek(setup: Setup, spec: str) -> None:
    for position in laws.sample(setup.new(13), seeded("peek"), 40):
        laws.bot_does_not_peek(bot_of(spec), position, seeded("peek", 1))


@pytest.mark.once
@every_setup
def test_hints_and_analyses_do_not_peek(setup: Setup) -> None:
    for position in laws.sample(setup.new(21), seeded("hints"), 60):
        rng = seeded("hints", 1)
        laws.chances_do_not_peek(position, rng)
        laws.advice_does_not_peek(
            lambda sight, chance: hint(sight, chance, HintDepth("4", 2, "4", "4")).json(),
            position,
            rng,
        )
        laws.advice_does_not_peek(
            lambda sight, chance: judged(
                sight, sight.legal()[-1], chance, Depth(search=4, moves=2, choice=4, measure=5)
            ).json(),
            position,
            rng,
        )
