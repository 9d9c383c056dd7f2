"""Opponents for Babel that play otherwise than our bots expect, for matches from this folder:

cd bench && makeda match babel --bots master:60,zoo.babel:Loner,zoo.babel:Loner,zoo.babel:Loner
"""

from __future__ import annotations

from makeda.bots.bot import Sight
from makeda.bots.greedy import GreedyBot
from makeda.games.babel.building import cards_in
from makeda.games.babel.components import KIND_COUNT, PLACES, SEATS
from makeda.games.babel.moves import (
    BUILD,
    JOKERS_USED,
    OFFER_NOTHING,
    accepted_seats,
    has_trade,
    is_accept,
    is_build,
    is_offer,
    joker_way,
)
from makeda.games.babel.state import BabelState


def _imagined(bot: GreedyBot, sight: Sight) -> BabelState:
    world = sight.redeal(bot.rng)
    assert isinstance(world, BabelState)
    return world


class Loner(GreedyBot):
    """It takes as few cards from the others as it can, and rather empties its own hand."""

    def choose(self, sight: Sight) -> int:
        greedy = super().choose(sight)
        if not is_accept(greedy):
            return greedy
        world = _imagined(self, sight)

        def help_taken(move: int) -> tuple[int, int]:
            helpers = SEATS[accepted_seats(move)]
            cards = sum(cards_in(world, world.offers[seat]) for seat in helpers)
            return JOKERS_USED[joker_way(move)], cards

        return min(filter(is_accept, sight.legal()), key=help_taken)


class Trader(GreedyBot):
    """It wants every disc: there is no offer of its own without the trading card."""

    def choose(self, sight: Sight) -> int:
        greedy = super().choose(sight)
        if not is_offer(greedy) or greedy == OFFER_NOTHING or has_trade(greedy):
            return greedy
        return greedy + 1  # the same cards with the trading card

    def interrupt(self, sight: Sight) -> int | None:
        move = super().interrupt(sight)
        return None if move is not None and is_offer(move) else move


class Faithful(GreedyBot):
    """It builds where it leads, or shares the lead, as long as there is such a wonder."""

    def choose(self, sight: Sight) -> int:
        greedy = super().choose(sight)
        if not is_build(greedy):
            return greedy
        world = _imagined(self, sight)

        def leads(move: int) -> bool:
            parts = world.parts_on((move - BUILD) // PLACES)
            return parts[sight.seat] == max(parts) > 0

        def missing(move: int) -> int:
            disc, hand = world.disc_on(move - BUILD), sight.seat * KIND_COUNT
            low = max(0, disc.low_number - world.hands[hand + disc.low])
            return low + max(0, disc.high_number - world.hands[hand + disc.high])

        led = [move for move in sight.legal() if is_build(move) and leads(move)]
        return greedy if greedy in led else min(led, key=missing, default=greedy)
