"""Die Kette von Saba: what anybody would do who can count."""

from __future__ import annotations

from makeda.games.kette.state import KetteState
from tests.bots.sound import Sound
from tests.games.kette.build import column, do, full_except, position

# Where the lions lie that are on the necklace, and so in nobody's hand
LIONS = ["4,1", "-4,1", "3,1", "-3,1"]


def necklace(*empty: str, lions: int = 4) -> str:
    """A necklace that is complete but for some fields, with so many lions on it.

    Rubies hang on the axis, then pearls, topazes, emeralds and sapphires outwards.
    """
    places = LIONS[:lions]
    return full_except(*empty, *places) + "".join(f"; lion at {at}" for at in places)


def part_1(laid: str, hands: list[str], cash: list[int], lions: str = "free") -> KetteState:
    """Seat 0 offers a card, and all know all hands.

    [K3.10] If nothing is then bought from the deck, part 1 ends.
    """
    return position(
        laid,
        hands,
        players=len(hands),
        known=hands,
        cash=cash,
        lions=lions,
        quiet_turns=3 * len(hands) - 1,
    )


def sale(laid: str, card: str, *moves: str, cash: list[int]) -> KetteState:
    """Seat 0 offers its only card, and nobody else has any."""
    return do(part_1(laid, [card, *[""] * (len(cash) - 1)], cash), f"offer {card}", *moves)


def early_sale(laid: str, card: str, *moves: str, cash: list[int]) -> KetteState:
    """Seat 0 offers a card when little is laid, and everyone has cards that nobody has seen."""
    hands = [f"{card}, topaz 1, topaz 4", "topaz 2, pearl 4", "topaz 3, emerald 4"]
    hands += ["emerald 1, pearl 1", "emerald 2, pearl 1", "emerald 3, lion"]
    s = position(laid, hands[: len(cash)], players=len(cash), cash=cash)
    return do(s, f"offer {card}", *moves)


def from_the_deck(deck: str, empty: str, hands: list[str], cash: list[int]) -> KetteState:
    """Seat 0 may buy from a deck whose cards it can tell, since it has seen all others.

    [K3.10] If it buys nothing, part 1 ends.
    """
    return position(
        necklace(empty),
        hands,
        players=len(hands),
        known=hands,
        cash=cash,
        deck=deck,
        phase="drawing",
        quiet_turns=3 * len(hands) - 1,
    )


def part_2(laid: str, hands: list[str], cash: list[int], lions: str = "free") -> KetteState:
    """Seat 0 lays a card, and all know all hands."""
    return position(
        laid,
        hands,
        players=len(hands),
        known=hands,
        cash=cash,
        phase="restoring",
        lions=lions,
    )


OFFERING = [
    # The ruby 2 would be laid without premium [K3.6], and later it earns 21.
    Sound(
        "where nobody can pay one offers a forgery",
        lambda: part_1(necklace("0,2"), ["ruby 2, ruby 3", "", ""], cash=[0, 0, 0]),
        ("offer ruby 3",),
    ),
    # A rival will earn 17. One of the two cards is left: 22 or 13
    Sound(
        "if one card must go for nothing, let it be the cheap one",
        lambda: part_1(
            necklace("0,1", "4,4", "-3,3"),
            ["ruby 1, sapphire 4", "", "emerald 3", ""],
            cash=[0, 0, 0, 0],
        ),
        ("offer sapphire 4",),
    ),
    # Unsold, a ruby takes the only field of the other: 13 are left, and not 21. A rival will
    # earn 17.
    Sound(
        "one of two equal cards would make the other a forgery",
        lambda: part_1(
            necklace("0,2", "4,4", "-3,3"),
            ["ruby 2, ruby 2, sapphire 4", "", "", "emerald 3", ""],
            cash=[0, 0, 0, 0, 0],
        ),
        ("offer sapphire 4",),
    ),
    # [K3.7] All fields of the ruby columns have a gem, or one opposite [K6.4]. Later the ruby
    # earns 5.
    Sound(
        "a lion without a field comes back, but a ruby does not",
        lambda: part_1(
            "ruby 1 at 2,1; ruby 2 at -2,2; ruby 3 at 2,3; ruby 4 at 2,4",
            ["ruby 2, lion", "", ""],
            cash=[0, 0, 0],
            lions="mirrored",
        ),
        ("offer lion",),
    ),
]

BIDDING = [
    # [K7.1] Nor is there anything for which it would pay to wait with it in part 2.
    Sound(
        "a forgery is worth no coin",
        lambda: do(
            part_1(necklace("2,3"), ["ruby 3, topaz 3", *[""] * 6], cash=[20] * 7), "offer ruby 3"
        ),
        ("pass",),
    ),
    # [K6.4, K7.1] The only free field of the ruby is kept for a lion.
    Sound(
        "a card whose field is reserved is not worth 11 coins",
        lambda: do(
            position(
                "ruby 1 at 2,1; lion at 2,2",
                ["ruby 2, topaz 1", "topaz 2, pearl 4", "topaz 3, emerald 4", "pearl 1, lion"],
                players=4,
                lions="mirrored",
            ),
            *["offer ruby 2", "bid 10"],
        ),
        ("pass",),
    ),
    # A refusal would cost nothing.
    Sound(
        "the last card of the necklace earns 44 for a single coin",
        lambda: sale(necklace("0,1", lions=3), "lion", cash=[10, 1, 0]),
        ("bid 1",),
    ),
    Sound(
        "with one coin more it is not a rival who earns 42",
        lambda: sale(necklace("0,2"), "ruby 2", "bid 5", cash=[20, 5, 6, 0]),
        ("bid 6",),
    ),
    Sound(
        "the last coins are well spent on a card that earns 18 now",
        lambda: early_sale(
            column("ruby", 0, "134") + "pearl 2 at 1,2; pearl 3 at -1,3",
            *["ruby 2", "bid 1"],
            cash=[20, 1, 2],
        ),
        ("bid 2",),
    ),
    # [K5.3] 2 x 12 on a full necklace, and never more
    Sound(
        "a corner is never worth 25",
        lambda: early_sale(
            "sapphire 2 at 4,2; sapphire 3 at 4,3",
            *["sapphire 1", "bid 24"],
            cash=[20, 25, 30, 15, 15],
        ),
        ("pass",),
    ),
    # It earns 2 x 13 and ends the game [K3.12]: with 27 it is 40 to 39, without it 40 to 39 the
    # other way round.
    Sound(
        "nobody pays more than a card can earn to lose by it",
        lambda: sale(necklace("4,4"), "sapphire 4", "bid 26", cash=[13, 26, 40]),
        ("pass",),
    ),
]

DECIDING = [
    Sound(
        "whoever pays for a forgery shall have it",
        lambda: early_sale("ruby 1 at 0,1", "ruby 1", "bid 5", cash=[20, 5, 5, 5]),
        ("accept",),
    ),
    Sound(
        "nobody refuses somebody's whole money for the first card",
        lambda: early_sale("", "pearl 3", "bid 20", cash=[20] * 3),
        ("accept",),
    ),
    # Seat 1 would have 44, and seat 0 only 33; without a sale seat 0 has won with 30 [K3.12].
    Sound(
        "nobody sells the game for 3",
        lambda: sale(necklace("0,1"), "ruby 1", "bid 3", cash=[30, 3, 2]),
        ("price 4",),
    ),
]

ASKING = [
    Sound(
        "a card that earns 44 is cheap at 5",
        lambda: sale(necklace("0,1"), "ruby 1", "bid 1", *["pass"] * 3, "price 5", cash=[20] * 5),
        ("take",),
    ),
    Sound(
        "a card that earns 18 now is cheap at 2, early in the game",
        lambda: early_sale(
            column("ruby", 0, "134") + "pearl 2 at 1,2; pearl 3 at -1,3",
            *["ruby 2", "bid 1", "pass", "price 2"],
            cash=[20] * 3,
        ),
        ("take",),
    ),
    Sound(
        "a forgery is not worth 8, however early it is",
        lambda: early_sale(
            "ruby 1 at 0,1",
            *["ruby 1", "pass", "bid 1", *["pass"] * 4, "price 8"],
            cash=[20] * 6,
        ),
        ("pass",),
    ),
    Sound(
        "the price of 25 for a corner card never comes back",
        lambda: early_sale(
            "sapphire 2 at 4,2; sapphire 3 at 4,3",
            *["sapphire 1", "bid 1", "pass", "pass", "price 25"],
            cash=[20, 30, 15, 15],
        ),
        ("pass",),
    ),
    # Seat 1 gets to 36 and wins; otherwise seat 2 has 37, or 31 against 30.
    Sound(
        "what one does not take, the next one wins with",
        lambda: sale(necklace("4,4"), "sapphire 4", "bid 1", "pass", "price 20", cash=[10, 30, 31]),
        ("take",),
    ),
    # It would be 41 to 63, and is 40 to 38.
    Sound(
        "nobody pays the rival 25 to gain 1",
        lambda: sale(necklace("4,4"), "sapphire 4", "bid 1", "price 25", cash=[38, 40, 0]),
        ("pass",),
    ),
]

BUYING = [
    Sound(
        "the last card at double the premium wins the game",
        lambda: sale(necklace("0,1"), "ruby 1", "bid 3", "pass", "accept", cash=[20] * 3),
        ("lay ruby 1 at 0,1",),
    ),
    # 2 x 22 on the left, and 2 x 18 on the right beside a gap; seat 2 has 50.
    Sound(
        "double the premium is best where the premium is higher",
        lambda: sale(
            necklace("-1,2", "1,2", "2,2"),
            "pearl 2",
            *["bid 9", *["pass"] * 4, "accept"],
            cash=[20, 20, 50, 20, 20, 20],
        ),
        ("lay pearl 2 at -1,2",),
    ),
    # 2 x 22, and elsewhere 2 x 17 or 2 x 13; seat 2 has 50.
    Sound(
        "a lion just bought takes the field that pays most",
        lambda: sale(
            necklace("0,1", "4,4", "-3,2", lions=3),
            "lion",
            *["bid 9", "pass", "accept"],
            cash=[20, 20, 50],
        ),
        ("lay lion at 0,1",),
    ),
    # Alone it earns 2 x 1. All its neighbours are in the hands of others, and no card or lion can
    # take its field, while three forgeries let seat 1 wait for them.
    Sound(
        "a card is kept if all its neighbours are still to come",
        lambda: do(
            part_1(
                necklace("1,1", "1,2", "1,3", "0,1", "0,2", "2,2", "2,3"),
                [
                    "pearl 2, pearl 1, topaz 2, ruby 1",
                    "sapphire 1, sapphire 1, emerald 1",
                    "pearl 3, topaz 3, ruby 2",
                ],
                cash=[20] * 3,
            ),
            *["offer pearl 2", "bid 2", "pass", "accept"],
        ),
        ("keep",),
    ),
    # 2 x 6 at once; in part 2 seat 2 comes first, with 15 against 11 and 7.
    Sound(
        "a card that a richer rival has as well is laid at once",
        lambda: do(
            part_1(
                necklace("0,1", "0,2", "0,3", "1,2", "-1,2"),
                ["ruby 2", "", "ruby 2"],
                cash=[9, 9, 15],
            ),
            *["offer ruby 2", "bid 2", "pass", "accept"],
        ),
        ("lay ruby 2 at 0,2",),
    ),
]

UNSOLD = [
    # The topaz earns 17 beside the pearl, and 10 without it; seat 0 will have 14.
    Sound(
        "an unsold card is not laid beside a rival's field",
        lambda: do(
            part_1(
                necklace("1,3", "-1,3", "-2,4", "-3,2", "4,4"),
                ["pearl 3, sapphire 4", "topaz 4", ""],
                cash=[1, 0, 0],
            ),
            "offer pearl 3",
        ),
        ("lay pearl 3 at 1,3",),
    ),
    # With it the sapphire earns 13, otherwise 8; seat 1 has 10.
    Sound(
        "an unsold card is laid beside one's own field",
        lambda: do(
            part_1(
                necklace("3,4", "-3,4", "4,4", "-3,2"),
                ["emerald 4, sapphire 4", "", ""],
                cash=[1, 10, 0],
            ),
            *["offer emerald 4", "pass"],
        ),
        ("lay emerald 4 at 3,4",),
    ),
    Sound(
        "an unsold lion takes a rival's field and not one's own",
        lambda: do(
            part_1(
                necklace("0,2", "2,3", lions=3), ["lion, ruby 2", "topaz 3", ""], cash=[1, 0, 0]
            ),
            "offer lion",
        ),
        ("lay lion at 2,3",),
    ),
]

DRAWING = [
    Sound(
        "the only card in the deck earns 21 and costs 2",
        lambda: from_the_deck("topaz 3", "2,3", [""] * 5, cash=[20] * 5),
        ("draw",),
    ),
    Sound(
        "an even chance of 21 is worth the last two coins",
        lambda: from_the_deck("ruby 3, topaz 3", "2,3", [""] * 3, cash=[2, 9, 12]),
        ("draw",),
    ),
    # Seat 1 will have 39.
    Sound(
        "whoever buys a forgery for 2 loses by 38 to 39",
        lambda: from_the_deck("ruby 3", "2,3", ["", "topaz 3", ""], cash=[40, 18, 0]),
        ("pass",),
    ),
]

RESTORING = [
    # 22 on the left, and 18 on the right beside a gap
    Sound(
        "the last card goes where it pays more",
        lambda: part_2(necklace("-1,2", "1,2", "2,2"), ["pearl 2", "", ""], cash=[10, 30, 9]),
        ("lay pearl 2 at -1,2",),
    ),
    # 22, and elsewhere 17 or 13
    Sound(
        "the last lion goes where it pays most",
        lambda: part_2(
            necklace("0,1", "4,4", "-3,2", lions=3), ["lion", *[""] * 4], cash=[10, 30, 9, 9, 9]
        ),
        ("lay lion at 0,1",),
    ),
    # [K6.1] 9 with neighbours on both sides, and at most 4 elsewhere
    Sound(
        "a new kind takes the columns where it pays most",
        lambda: part_2(
            column("ruby", 0) + column("pearl", 1) + column("topaz", 3),
            ["emerald 2", *[""] * 6],
            cash=[20, 26, *[9] * 5],
        ),
        ("lay emerald 2 at 2,2",),
    ),
    # 3 + 4 is more than 1 + 5, and wins by 27 to 26.
    Sound(
        "a line is made longer from its near end",
        lambda: part_2(
            "ruby 3 at 0,3; ruby 4 at 0,4", ["ruby 1, ruby 2", "", ""], cash=[20, 26, 9]
        ),
        ("lay ruby 2 at 0,2",),
    ),
    # [K4.3] 21 to 18 if the rival must lay the neighbour first, otherwise 19 to 22
    Sound(
        "a forgery is laid while one's own field grows",
        lambda: part_2(necklace("0,1", "0,2"), ["ruby 2, ruby 3", "ruby 1", ""], cash=[30] * 3),
        ("forgery ruby 3",),
    ),
    Sound(
        "the last field is taken before a lion takes it",
        lambda: part_2(necklace("0,2", lions=3), ["ruby 2, ruby 3", "lion", "", ""], cash=[30] * 4),
        ("lay ruby 2 at 0,2",),
    ),
    Sound(
        "a field that a rival can take comes before a safe one",
        lambda: part_2(
            necklace("0,2", "4,4", lions=0),
            ["ruby 2, sapphire 4", "ruby 2", "", "", "", ""],
            cash=[30] * 6,
            lions="none",
        ),
        ("lay ruby 2 at 0,2",),
    ),
    # The sapphire earns 13 at any time, the ruby 16 now and 21 between its neighbours: 64 to 63,
    # and not 59 to 65.
    Sound(
        "a card that will earn more lets another go first",
        lambda: part_2(
            necklace("0,1", "0,2", "0,3", "4,4"),
            ["ruby 2, sapphire 4", "ruby 1", "ruby 3"],
            cash=[30, 45, 9],
        ),
        ("lay sapphire 4 at 4,4",),
    ),
    # 18 on either field; the rival's topaz then earns 17 or 10.
    Sound(
        "of two equal fields one takes that which helps no rival",
        lambda: part_2(
            necklace("1,3", "-1,3", "2,4", "3,2"),
            ["pearl 3", "topaz 4", "", ""],
            cash=[30, 34, 9, 9],
        ),
        ("lay pearl 3 at -1,3",),
    ),
    # 21 on either field
    Sound(
        "of two equal fields a lion takes that of the rival",
        lambda: part_2(necklace("0,2", "2,3", lions=3), ["lion", "ruby 2", ""], cash=[30, 35, 9]),
        ("lay lion at 0,2",),
    ),
    # 53 to 50 with 13, but 62 to 63 with 22
    Sound(
        "to win with less is better than to lose with more",
        lambda: part_2(
            necklace("0,1", "4,4", lions=3),
            ["lion", "sapphire 4", *[""] * 5],
            cash=[40, 50, *[9] * 5],
        ),
        ("lay lion at 4,4",),
    ),
    # [K6.4] On either side it reserves the other: again 53 to 50, and not 62 to 63.
    Sound(
        "one mirrored lion closes both fields to the rival's card",
        lambda: part_2(
            necklace("0,1", "4,4", "-4,4", lions=2),
            ["lion", "sapphire 4", ""],
            cash=[40, 50, 9],
            lions="mirrored",
        ),
        ("lay lion at 4,4", "lay lion at -4,4"),
    ),
    # [K6.4] Nobody else has a lion for the field opposite the first: 53 to 45 in the end.
    Sound(
        "a field that is reserved for one's own lion can wait",
        lambda: part_2(
            necklace("0,2", "-4,1", lions=1),
            ["ruby 2, lion", "ruby 2", ""],
            cash=[20, 45, 9],
            lions="mirrored",
        ),
        ("lay ruby 2 at 0,2",),
    ),
]

POSITIONS: list[Sound] = [
    *OFFERING,
    *BIDDING,
    *DECIDING,
    *ASKING,
    *BUYING,
    *UNSOLD,
    *DRAWING,
    *RESTORING,
]
