"""Positions of Kette for tests, said in a few words, and moves played on them."""

from __future__ import annotations

from makeda.core.problems import IllegalMove
from makeda.core.rng import Rng
from makeda.games.kette.components import (
    CARDS,
    CLASS_OF,
    CLASSES,
    EMPTY,
    FIELDS,
    LION,
    LION_RULES,
    START_CASH,
    VALUES,
    field_at,
    full_deck,
)
from makeda.games.kette.game import Kette
from makeda.games.kette.phases import PHASES
from makeda.games.kette.phases.laying import NO_BID, NO_CARD, NOBODY
from makeda.games.kette.state import KetteState
from makeda.games.kette.tables import STANDARD_LAYOUT

KETTE = Kette()


def fresh(players: int, seed: int, **options: str) -> KetteState:
    """A game that begins."""
    state = KETTE.new(players, seed, **options)
    assert isinstance(state, KetteState)
    return state


def position(
    laid: str = "",
    hands: list[str] | None = None,
    *,
    players: int = 3,
    lions: str = "free",
    phase: str = "offering",
    actor: int = 0,
    auctioneer: int = 0,
    cash: list[int] | None = None,
    known: list[str] | None = None,
    forgeries: str = "",
    deck: str | None = None,
    lot: str = "",
    bid: int = NO_BID,
    bidder: int = NOBODY,
    price: int = NO_BID,
    quiet_turns: int = 0,
) -> KetteState:
    """A position that keeps all laws.

    `laid` is "ruby 1 at 0,1; lion at 0,2"; `hands` and `known` name each seat's cards, "ruby 1,
    lion"; `deck` names the deck with its top card last. Cards that are named nowhere are the deck
    or, where one is named, forgeries; in part 2 they have been removed by K3.10.
    """
    necklace, kind_of = _necklace(laid)
    in_hands = [sorted(_cards(hand)) for hand in hands or [""] * players]
    rest = full_deck(LION_RULES.index(lions))
    named = [card for card in necklace if card != EMPTY] + [c for hand in in_hands for c in hand]
    named += _cards(lot) + _cards(deck or "") + _cards(forgeries)
    for card in named:
        rest.remove(card)
    part_1 = phase not in ("restoring", "over")
    rest_is_deck = part_1 and deck is None
    s = KetteState(players, Rng(1, 2, 3, 4), STANDARD_LAYOUT)
    s.lions = LION_RULES.index(lions)
    s.phase = next(each for each in PHASES if each.name == phase)
    s.actor = actor
    s.deck = rest if rest_is_deck else _cards(deck or "")
    s.removed = [] if part_1 else rest
    s.hands = in_hands
    s.known = [sorted(_cards(cards)) for cards in known or [""] * players]
    s.cash = cash or s.cash
    s.bank = sum(s.cash) - START_CASH * players
    s.necklace, s.kind_of = necklace, kind_of
    s.forgeries = _cards(forgeries) + (rest if part_1 and not rest_is_deck else [])
    s.auctioneer = auctioneer
    s.lot = _cards(lot)[0] if lot else NO_CARD
    s.bid, s.bidder, s.price = bid, bidder, price
    s.quiet_turns = quiet_turns
    return KETTE.load(s.dump())


def _cards(text: str) -> list[int]:
    return [CARDS.index(name.strip()) for name in text.split(",") if name.strip()]


def place(text: str) -> int:
    """The field at "-1,3"."""
    column, row = text.split(",")
    return field_at(int(column), int(row))


def _necklace(laid: str) -> tuple[list[int], list[int]]:
    """Cards in order, so that a lion can settle the fifth class."""
    necklace = [EMPTY] * FIELDS
    kind_of = [EMPTY] * CLASSES
    for entry in filter(None, laid.split(";")):
        name, at = entry.split(" at ")
        card, field = _cards(name)[0], place(at)
        necklace[field] = card
        if kind_of[CLASS_OF[field]] == EMPTY:
            missing = (set(range(CLASSES)) - set(kind_of)).pop()
            kind_of[CLASS_OF[field]] = missing if card == LION else card // VALUES
    return necklace, kind_of


def do(s: KetteState, *moves: str) -> KetteState:
    """Play moves, each by the seat that is asked."""
    for words in moves:
        s.play(s.actor, KETTE.moves.parse(words))
        s.check()
    return s


def legal(s: KetteState) -> list[str]:
    """What the seat that is asked may do, in words."""
    return [KETTE.moves.words(move) for move in s.legal(s.actor)]


def refused(s: KetteState, words: str) -> str:
    """The key and the rule with which a move is refused."""
    before = s.dump()
    try:
        s.play(s.actor, KETTE.moves.parse(words))
    except IllegalMove as refusal:
        assert s.dump() == before
        return f"{refusal.key} {refusal.rule}"
    raise AssertionError(f"{words} was played")


def column(kind: str, at: int, rows: str = "1234") -> str:
    """The cards of a kind in a column: column("ruby", 0) fills the axis."""
    return "".join(f"{kind} {row} at {at},{row};" for row in rows)


def full_except(*places: str) -> str:
    """A complete necklace of gems but for some fields."""
    text = column("ruby", 0)
    for distance, kind in enumerate(("pearl", "topaz", "emerald", "sapphire"), 1):
        text += column(kind, -distance) + column(kind, distance)
    entries = [entry for entry in text.split(";") if entry]
    return ";".join(entry for entry in entries if entry.split(" at ")[1] not in places)
