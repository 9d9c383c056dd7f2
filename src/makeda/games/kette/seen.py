"""[K8] What a view of Kette holds."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from makeda.core import seen


class KettePlayer(seen.Player):
    """[K8.1] Money and the number of cards are open; of the cards only those that were seen."""

    cash: int
    hand_size: int
    known: list[str]


class Bid(TypedDict):
    """The highest bid, and whose it is."""

    seat: int
    amount: int


class Field(TypedDict):
    """A field by column and row: with its card, which stands for another if it is a lion; or
    without one, reserved for a lion.
    """

    at: list[int]
    card: NotRequired[str]
    stands_for: NotRequired[str]
    reserved: NotRequired[bool]


class Columns(TypedDict):
    """[K6.1] Two columns, or the one in the middle: their kind, or those that they may take."""

    name: str
    columns: list[int]
    kind: str | None
    may_hold: list[str]


class Payable(TypedDict):
    """[K3.2, K3.4] The least and the most that somebody could pay for what is for sale."""

    least: int
    most: int


class Opens(TypedDict):
    """[K6.1] The kind that the first card of its columns gives to them."""

    kind: str
    columns: str


class KetteEffects(TypedDict, total=False):
    """What a move earns or costs, who pays, and what it settles."""

    gain: int
    cost: int
    buyer: int
    opens: Opens


class KetteOwn(seen.Own[KetteEffects]):
    """What only the looking seat sees."""

    hand: list[str]
    payable: Payable | None


class KetteView(seen.View[KettePlayer, KetteOwn]):
    """Kette as one seat sees it, or a spectator."""

    lions: str
    auctioneer: int
    lot: str | None
    bid: Bid | None
    price: int | None
    deck_size: int
    removed_size: int
    quiet_turns: int
    # [K1.3] By how many half fields each column hangs lower than the highest, from the left
    layout: list[int]
    necklace: list[Field]
    columns: list[Columns]
    forgeries: list[str]
