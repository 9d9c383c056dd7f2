"""The numbers that Saba is judged by, in points: a figure that stays until the end is one."""

from __future__ import annotations

from typing import Final

from makeda.bots.greedy.numbers import Numbers


class Taste:
    """What a player finds how valuable."""

    def __init__(self, numbers: Numbers) -> None:
        # What a guard is worth where a higher part is still to come: not more than a piece to spare
        self.guard: Final = numbers.one("guard")
        # What a figure in a quarter earns a turn: in a workshop, at the exchange or the bazaar
        self.work: Final = numbers.one("work")
        self.swap: Final = numbers.one("swap")
        # The part of that which a second figure in a quarter earns
        self.second: Final = numbers.one("second")
        # Whether it plays gold cards for a place in a quarter: not if this is 0
        self.cards_for_place: Final = numbers.one("cards_for_place")
        # What sides of the harbour are worth beside their pieces: the card that one brings, and
        # that a small side is turned over to a large one, or a large one to a small one. The early
        # ones are added at the beginning of the game, and then less and less.
        self.card_extra: Final = numbers.one("card_extra")
        self.remove_extra: Final = numbers.one("remove_extra")
        self.vizier_extra: Final = numbers.one("vizier_extra")
        self.four_extra: Final = numbers.one("four_extra")
        self.remove_early: Final = numbers.one("remove_early")
        self.vizier_early: Final = numbers.one("vizier_early")
        self.four_early: Final = numbers.one("four_early")
        # The part of what removing a card promises that is left, as rivals have other cards too
        self.removal: Final = numbers.one("removal")
        # To block a figure in a quarter, or to free one, by moving the vizier
        self.blocked: Final = numbers.one("blocked")
        # A harbour master is played only if he brings this much.
        self.masterly: Final = numbers.one("masterly")
        # A swap is made only if it helps.
        self.little: Final = numbers.one("little")
        # What it costs to use up a means
        self.card: Final = numbers.one("card")
        # An action card that would be one too many at the end of the turn
        self.spare_card: Final = numbers.one("spare_card")
        self.person: Final = numbers.one("person")
        # A serail guard is also played if he brings the seat more fields than this ahead of the
        # best rival, so that its markers stay longer: only for the lead if this is 0.
        self.fields: Final = numbers.one("fields")
        # The chance that a figure outlives one higher part that is still to come in its plot
        self.outlives: Final = numbers.one("outlives")
        # A figure that is there at a scoring helps to win it, even if it goes home later.
        self.present: Final = numbers.one("present")
        # How much it helps to send back a figure of the best rival, or of another one among several
        self.leading_rival: Final = numbers.one("leading_rival")
        self.other_rival: Final = numbers.one("other_rival")
        # To come ahead while a treasury card lies open, or the end card
        self.ahead: Final = numbers.one("ahead")
        self.ahead_at_end: Final = numbers.one("ahead_at_end")
        # What is left of a card's worth when so many pieces are missing
        self.closeness: Final = numbers.row("closeness")
        # The worth of so many pieces of one kind: one is always of use, a fourth hardly ever
        self.stock: Final = numbers.row("stock")
        # What a piece of gold is worth more than another one
        self.gold: Final = numbers.one("gold")
        # A piece or an action card beyond the limit, which goes back
        self.waste: Final = numbers.one("waste")
