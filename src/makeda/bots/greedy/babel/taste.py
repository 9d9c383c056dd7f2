"""The numbers that Babel is judged by, in points."""

from __future__ import annotations

from typing import Final

from makeda.bots.greedy.numbers import Numbers


class Taste:
    """What a player finds how valuable."""

    def __init__(self, numbers: Numbers) -> None:
        # A joker beyond the two cards that it stands for: it fits every kind
        self.joker_extra: Final = numbers.one("joker_extra")
        # How much of what they could give the others offer, about
        self.offered_share: Final = numbers.one("offered_share")
        # What is left of that when the disc would end the game: only a winner helps with it.
        self.willing_to_end: Final = numbers.one("willing_to_end")
        # A second turn or a triple is kept for better times if it brings less than this.
        self.kept: Final = numbers.one("kept")
        # How likely an offer is to be accepted: plainly, and with the trading card
        self.accepted: Final = numbers.one("accepted")
        self.accepted_trade: Final = numbers.one("accepted_trade")
        # How likely the active player can do without the own offer
        self.without_me: Final = numbers.one("without_me")
        # A building card in hand, as long as the game goes on for a while
        self.card: Final = numbers.one("card")
        # An action card that is not known yet, and what one of a rival pays at the end on average
        self.action: Final = numbers.one("action")
        self.hidden_action: Final = numbers.one("hidden_action")
        # How far today's order on a wonder counts, with none, one, two or three discs still to come
        self.certain: Final = numbers.row("certain")
        # The parts that another disc brings, about
        self.parts_of_a_disc: Final = numbers.one("parts_of_a_disc")
        # How much of the bonus for one more disc of a kind counts already
        self.hope: Final = numbers.one("hope")
        # How much of what the rivals gain, taken together, is a loss; and how much more of the
        # leader's
        self.rivals: Final = numbers.one("rivals")
        self.leader: Final = numbers.one("leader")
