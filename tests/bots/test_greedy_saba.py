"""The ideas of the greedy policy for Saba, each in a small position."""

from __future__ import annotations

from makeda.bots.bot import RandomBot, Sight
from makeda.bots.greedy import GreedyBot, advice, advice_by
from makeda.bots.greedy.numbers import FIRST, Numbers, numbers_of
from makeda.core.rng import seeded
from makeda.games.saba.state import SabaState
from tests.conformance.laws import bot_does_not_peek
from tests.games.saba.build import SABA, do, legal, position

EXPERT = {"persons": "on", "serail_figure": "on", "guards": "on"}
# One of each, which is what a treasury card costs
ONE_OF_EACH = "alabaster, sandstone, ebony, gold"


FIRST_NUMBERS = numbers_of("saba", FIRST)


def chosen(s: SabaState, **others: float) -> str:
    """What the policy does by the first numbers, or where some of them are others."""
    values = {name: [number] for name, number in others.items()}
    policy = advice_by("saba", Numbers({**FIRST_NUMBERS.values, **values}))
    return SABA.moves.words(policy.choose(s, s.actor))


def test_it_builds_when_it_can() -> None:
    assert chosen(position(["2 alabaster, sandstone"])) == "build 1"


def test_it_plays_the_card_that_is_missing_for_a_build() -> None:
    s = position(["alabaster, sandstone"], hands=["alabaster, gold"])
    assert chosen(s) == "play alabaster"


def test_it_swaps_for_the_piece_that_is_missing() -> None:
    s = position(["2 alabaster, gold"], quarters="exchange red")
    assert chosen(s) == "use exchange gold for sandstone"


def test_it_lets_the_workshops_work_first() -> None:
    s = position(phase="fetching", quarters="masons red")
    assert chosen(s) == "use masons"


def test_it_fetches_what_leads_to_a_build() -> None:
    # Sides 1 and 3 lie up: sandstone and a piece by the vizier, or two gold and a card.
    s = position(["2 alabaster"], phase="fetching")
    assert chosen(s) == "harbour 3"


def test_it_rather_sends_a_rival_back_than_to_take_a_free_balcony() -> None:
    s = position(
        ["alabaster, 2 sandstone, 3 ebony, 2 gold"],
        spaces="fountain 1, fountain 5, fountain 6",
        levels="5 1",
        balconies="5 yellow",
    )
    assert chosen(s) == "build 2"


def test_it_rather_builds_a_column_than_an_arch() -> None:
    goods = ["3 alabaster, 3 sandstone, ebony, gold"]
    assert chosen(position(goods, spaces="arch 1, column 1, arch 2")) == "build 2"


def test_it_carries_out_a_treasury_card_only_when_it_is_ahead() -> None:
    table = "first treasury, arch 2, arch 3"
    behind = position([ONE_OF_EACH], spaces=table, levels="1 1", balconies="1 yellow")
    ahead = position([ONE_OF_EACH], spaces=table, levels="1 1", balconies="1 red")
    assert chosen(behind) == "draw"
    assert chosen(ahead) == "treasury 1"


def test_it_ends_the_game_only_when_it_wins() -> None:
    goods = [ONE_OF_EACH + ", gold"]
    table = "end card, column 8"
    behind = position(goods, spaces=table, levels="1 3", balconies="1 yellow")
    ahead = position(goods, spaces=table, levels="1 3", balconies="1 red")
    assert chosen(behind) == "draw"
    assert chosen(ahead) == "finish 1"


def test_it_completes_the_palace_only_when_it_wins() -> None:
    assert chosen(_last_part("2 yellow, 3 yellow")) == "draw"
    assert chosen(_last_part("2 red, 3 yellow")) == "build 1"


def _last_part(balconies: str) -> SabaState:
    """Red could build the last part of the palace."""
    return position(
        ["2 alabaster, 2 sandstone, ebony"],
        spaces="column 1",
        rest="",
        levels="1 2, 2 3, 3 3",
        balconies=balconies,
    )


def test_it_brings_a_figure_to_a_quarter_while_that_pays_off() -> None:
    early = position(["2 gold"], built=True)
    late = position(["2 gold"], built=True, spaces="column 7, column 8", rest="")
    assert chosen(early) in legal(early, "place")
    assert chosen(late) == "draw"


def test_numbers_can_make_it_play_gold_for_a_place() -> None:
    """[S3.8, S3.9]"""
    s = position(["", ""], built=True, hands=["gold"])
    assert chosen(s) == "draw"
    assert chosen(s, cards_for_place=1.0) == "play gold"
    assert chosen(s, cards_for_place=1.0, card=2.0) == "draw"


def test_numbers_can_let_a_second_figure_earn_as_much_as_the_first() -> None:
    s = position(["3 gold"], built=True, quarters="stonecutters red")
    do(s, "use stonecutters")
    assert chosen(s, swap=0.0) == "place carpenters"
    assert chosen(s, swap=0.0, second=2.0) == "place stonecutters"


def test_numbers_can_make_gold_worth_more_than_other_pieces() -> None:
    s = position(["2 gold"], built=True)
    assert chosen(s) == "place stonecutters"
    assert chosen(s, gold=0.05) == "place goldsmiths"


def test_numbers_can_make_a_card_cheaper_that_would_be_one_too_many() -> None:
    """[S3.11] With three in hand, one has to go after the next is drawn."""
    few = position(["alabaster, sandstone"], hands=["alabaster, gold"])
    many = position(["alabaster, sandstone"], hands=["alabaster, gold, gold"])
    for s in (few, many):
        assert chosen(s) == "play alabaster"
        assert chosen(s, card=1.0, spare_card=1.0) == "draw"
    assert chosen(few, card=1.0, spare_card=0.0) == "draw"
    assert chosen(many, card=1.0, spare_card=0.0) == "play alabaster"


def test_numbers_can_prefer_sides_of_the_harbour() -> None:
    """[S1.6, S3.2] What is turned over tells what can be fetched next time."""
    s = position(phase="fetching")
    assert chosen(s, card_extra=1.0) == "harbour 1"
    assert chosen(s, vizier_extra=1.0) == "harbour 3"
    assert chosen(s, vizier_extra=1.0, vizier_early=-2.0) == "harbour 1"
    late = position(phase="fetching", spaces="column 7, column 8", rest="")
    assert chosen(late, vizier_extra=1.0, vizier_early=-2.0) == "harbour 3"
    turned = position(phase="fetching", turned=[1, 1, 0, 0])
    assert chosen(turned, four_extra=2.0) == "harbour 4"
    assert chosen(turned, four_extra=-2.0) == "harbour 2"
    assert chosen(turned, four_extra=2.0, four_early=-4.0) == "harbour 2"
    assert chosen(turned, remove_extra=4.0) == "harbour 2"
    assert chosen(turned, remove_extra=4.0, remove_early=-8.0) == "harbour 4"


def test_it_removes_the_card_that_a_rival_would_build() -> None:
    s = position(
        ["", "alabaster, 2 ebony, 2 gold"],
        phase="removing",
        levels="3 1, 4 1",
        balconies="3 red",
        spaces="fountain 1, fountain 2, column 3",
    )
    assert chosen(s) == "remove 3"


def test_it_keeps_what_the_open_cards_need() -> None:
    s = position(
        ["2 alabaster, 2 sandstone, 4 gold"], phase="limiting", spaces="fountain 4, arch 6, arch 1"
    )
    assert chosen(s) == "discard gold"


def test_it_robs_what_is_missing() -> None:
    s = position(["2 alabaster", "3 sandstone"], expert="persons", hands=["robber"])
    assert chosen(s) == "robber yellow sandstone"


def test_a_craftsman_saves_what_is_missing() -> None:
    s = position(["2 alabaster"], expert="persons", hands=["craftsman"])
    assert chosen(s) == "build 1 with craftsman sandstone"


def test_a_serail_guard_fetches_the_lead() -> None:
    s = position(
        expert="persons, serail_figure",
        hands=["serail guard"],
        serail="yellow red",
        serail_figure="yellow",
    )
    assert chosen(s) == "serail guard 1 2"


def test_a_serail_guard_keeps_markers_from_leaving() -> None:
    s = position(
        expert="persons, serail_figure",
        hands=["serail guard"],
        serail="yellow yellow yellow red",
        serail_figure="yellow",
    )
    assert chosen(s) == "draw"
    # Three fields more for red, and three fewer for yellow
    assert chosen(s, fields=5.0) == "serail guard 1 4"
    assert chosen(s, fields=6.0) == "draw"


def test_it_wins_against_random_players() -> None:
    wins = 0
    for seed in range(20):
        players = 2 + seed % 3
        wins += seed % players in _played(seed, players, seed % players).winners()
    assert wins >= 18


def _played(seed: int, players: int, greedy: int) -> SabaState:
    """A game of one greedy player against random ones, in which nobody is shown anything."""
    s = SABA.new(players, seed, **(EXPERT if seed % 2 else {}))
    assert isinstance(s, SabaState)
    bots = [
        GreedyBot(seeded(f"{seed}")) if seat == greedy else RandomBot(seeded(f"{seed}"))
        for seat in range(players)
    ]
    while not s.over():
        s.play(s.actor, bots[s.actor].choose(Sight(s, s.actor)))
    return s


def test_it_does_not_peek_and_always_knows_a_move() -> None:
    for seed in range(6):
        s = SABA.new(2 + seed % 3, seed, **(EXPERT if seed % 2 else {}))
        assert isinstance(s, SabaState)
        rng = seeded(f"peek {seed}")
        while not s.over():
            bot_does_not_peek(GreedyBot, s, rng)
            seat = s.actors()[0]
            moves = s.legal(seat)
            # Half of the moves are random, so that odd positions come up too.
            move = advice("saba").choose(s, seat) if rng.below(2) else moves[rng.below(len(moves))]
            s.play(seat, move)
