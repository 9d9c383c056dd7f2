"""Positions of Saba in which one move is plainly right; it is red's, unless another is asked."""

from __future__ import annotations

from makeda.games.saba.state import SabaState
from tests.bots.sound import Sound
from tests.games.saba.build import do, position

# [S1.4] What a treasury card costs, and what the end card does
SCORING = "alabaster, sandstone, ebony, gold"
END = "alabaster, sandstone, ebony, 2 gold"
# [S1.3] What columns 3 and 8 cost, and that without some of it
COLUMN = "2 alabaster, sandstone, 2 ebony"
ONE_EBONY_SHORT = "2 alabaster, sandstone, ebony"
BOTH_EBONY_SHORT = "2 alabaster, sandstone"
# [S3.5] The same on the second space
DEARER_COLUMN = COLUMN + ", gold"
# Enough for the end card, or for column 7 on the second space
COLUMN_7_OR_END = "alabaster, 2 sandstone, 2 ebony, 2 gold"
# [S1.6] For red "2 + action card" and "2 + remove" lie up.
MAY_REMOVE = [0, 1, 0, 0]
FOUNTAINS = "fountain 1, fountain 2, fountain 3"


def last_column(
    red: str,
    *,
    rivals: list[str] | None = None,
    players: int = 2,
    hand: str = "",
    expert: str = "",
    house: str = "",
    phase: str = "building",
    harbour: str = "2 gold, 2 alabaster, 3 sandstone, 4 ebony",
    turned: list[int] | None = None,
    quarters: str = "",
    vizier: str = "bazaar",
    built: bool = False,
) -> SabaState:
    """Column 3 is the last card. Whoever builds it wins: red with 3 to 2, or else yellow."""
    return position(
        [red, *(rivals or [COLUMN])],
        players=players,
        hands=[hand],
        expert=expert,
        house=house,
        phase=phase,
        harbour=harbour,
        turned=turned,
        spaces="column 3",
        rest="",
        levels="1 3, 2 3, 3 2, 4 3, 5 3",
        balconies="1 yellow, 2 yellow, 3 yellow, 4 red, 5 red",
        quarters=quarters,
        vizier=vizier,
        built=built,
    )


def ending(
    red: str,
    balconies: str,
    *,
    yellow: str = "",
    players: int = 2,
    spaces: str = "end card, column 8",
    expert: str = "",
    serail: str = "",
    turned: list[int] | None = None,
    phase: str = "building",
    built: bool = False,
) -> SabaState:
    """The end card is open, and no others are to come. Only on plots 7 and 8 is no column yet."""
    return position(
        [red, yellow],
        players=players,
        expert=expert,
        phase=phase,
        turned=turned,
        spaces=spaces,
        rest="",
        levels="1 3, 2 3, 3 3, 4 3, 5 3, 6 3, 7 2, 8 2",
        balconies=balconies,
        serail=serail,
        built=built,
    )


def treasury(
    red: str,
    balconies: str,
    *,
    players: int = 2,
    spaces: str = "first treasury, fountain 1, fountain 2",
) -> SabaState:
    """The first treasury is open, and three arches stand."""
    return position(
        [red], players=players, spaces=spaces, levels="1 1, 4 1, 5 1", balconies=balconies
    )


def standstill(balconies: str, yellow: str = "") -> SabaState:
    """[S7.3] The game ends after this turn unless a card leaves; red could build on plot 3."""
    return position(
        [COLUMN, yellow],
        spaces="column 3, column 7, column 8",
        levels="1 3, 2 3, 4 3, 5 3, 6 3, 7 2, 8 2",
        balconies=balconies,
        quiet_turns=11,
    )


POSITIONS: list[Sound] = [
    # The beginning: arches
    Sound(
        "an empty harbour field brings nothing but a card",
        # [S3.2] The other side brings three pieces, and the vizier a fourth.
        lambda: position(
            ["gold", "7 gold", "7 gold"],
            players=3,
            phase="fetching",
            harbour="0 gold, 2 alabaster, 3 sandstone, 4 ebony",
        ),
        ("harbour 3",),
    ),
    Sound(
        "a fourth card is better played than thrown away",
        # [S3.11] Three may be kept.
        lambda: position(
            ["alabaster, gold"],
            players=4,
            phase="ending",
            hands=["sandstone, sandstone, sandstone, sandstone"],
        ),
        ("play sandstone",),
    ),
    # The middle: fountains and the treasury
    Sound(
        "a workshop for one gold, with most of the game to come, pays for itself",
        # [S1.8] Every other quarter costs two.
        lambda: position(
            ["gold"],
            built=True,
            spaces=FOUNTAINS,
            levels="1 1, 2 1, 3 1, 4 1",
            balconies="1 yellow, 2 yellow, 3 red, 4 red",
            quarters="stonecutters yellow, carpenters yellow, goldsmiths yellow, exchange yellow,"
            " bazaar red",
        ),
        ("place masons",),
    ),
    Sound(
        "the card with which a rival sends one back is the one to remove",
        lambda: position(
            ["", "alabaster, sandstone, 2 ebony"],
            phase="removing",
            spaces="fountain 1, fountain 6, fountain 4",
            levels="1 1",
            balconies="1 red",
        ),
        ("remove 1",),
    ),
    Sound(
        "a treasury card is not paid for so that a rival gets the point",
        lambda: treasury(SCORING, "1 yellow, 4 yellow, 5 red", players=4),
        ("draw",),
    ),
    Sound(
        "first comes the build that takes the lead, then the treasury",
        # [S3.10] There is enough for both; as it is, the treasury is tied.
        lambda: treasury(
            "2 alabaster, 2 sandstone, 3 ebony, 2 gold",
            "1 yellow, 4 red",
            spaces="fountain 1, first treasury, fountain 2",
        ),
        ("build 1",),
    ),
    Sound(
        "a marker that brings the lead in the serail is a point",
        # [S5.2, S8.2] Yellow is asked.
        lambda: do(
            position(
                ["alabaster, sandstone, 2 ebony"],
                players=4,
                expert="serail_figure",
                house="may_lay_marker",
                spaces=FOUNTAINS,
                levels="1 1",
                balconies="1 yellow",
                serail="red",
                serail_figure="red",
            ),
            "build 1",
        ),
        ("lay marker",),
    ),
    # The end: columns
    Sound(
        "the same column on the third space leaves no gold for the end card",
        # [S1.3, S3.5] Columns 2 and 7 cost the same. Yellow wins with either of them.
        lambda: position(
            ["2 alabaster, 3 sandstone, 3 ebony, 2 gold", COLUMN_7_OR_END],
            spaces="column 7, end card, column 2",
            rest="",
            levels="1 3, 4 3",
            balconies="1 red, 4 yellow",
            serail="yellow",
        ),
        ("build 1",),
    ),
    Sound(
        "a serail guard brings the lead, and with it the treasury",
        # [S8.1, S8.2] As it is, the treasury would be yellow's. Red needs that point as well:
        # yellow is about to build the last column, where red stands.
        lambda: position(
            [SCORING, DEARER_COLUMN],
            expert="persons, serail_figure",
            hands=["serail guard"],
            spaces="second treasury, column 3",
            rest="",
            levels="1 3, 2 3, 3 2, 4 3, 5 3, 6 3",
            balconies="1 red, 2 red, 3 red, 4 yellow, 5 yellow, 6 yellow",
            serail="yellow red",
            serail_figure="yellow",
        ),
        ("serail guard 1 2",),
    ),
    Sound(
        "a figure on the treasury is a point, and one in a quarter is none",
        # [S4.2] Without it yellow makes a tie with the last column, and wins that.
        lambda: do(
            position(
                [SCORING, COLUMN],
                spaces="second treasury, column 3",
                rest="",
                levels="1 3, 2 3, 4 3, 5 3, 6 3",
                balconies="1 red, 2 red, 4 red, 5 yellow, 6 yellow",
                quarters="masons red, masons red, goldsmiths red, goldsmiths red, exchange red",
                serail="yellow",
            ),
            "treasury 1",
        ),
        ("take masons", "take goldsmiths", "take exchange"),
    ),
    Sound(
        "a tie for the treasury goes to whoever leads in the serail",
        # [S4.1, S5.4] Without that point yellow wins with the last column.
        lambda: position(
            [SCORING, DEARER_COLUMN],
            players=4,
            spaces="second treasury, column 3",
            rest="",
            levels="1 3, 2 3, 4 3, 5 3, 6 3",
            balconies="1 red, 2 red, 4 green, 5 yellow, 6 yellow",
            serail="red blue",
        ),
        ("treasury 1",),
    ),
    Sound(
        "a leader takes the treasury before the last column makes a tie",
        # [S7.2] Yellow can build it on the second space as well as on the first, and wins ties.
        lambda: position(
            [SCORING, DEARER_COLUMN],
            players=3,
            spaces="second treasury, column 3",
            rest="",
            levels="1 3, 2 3, 4 3, 5 3, 6 3",
            balconies="1 red, 2 red, 4 red, 5 yellow, 6 yellow",
            serail="yellow",
        ),
        ("treasury 1",),
    ),
    Sound(
        "the last column wins",
        lambda: last_column(COLUMN),
        ("build 1",),
    ),
    Sound(
        "the house rule that lets a rival stay is not for the last column",
        # [S3.6]
        lambda: last_column(COLUMN, house="may_send_back"),
        ("build 1",),
    ),
    Sound(
        "without a figure in supply, one from a quarter wins the game",
        # [S3.6] Without any, yellow stays on the balcony.
        lambda: do(
            last_column(
                COLUMN,
                quarters="masons red, masons red, stonecutters red, stonecutters red,"
                " goldsmiths red, goldsmiths red",
                vizier="masons",
            ),
            *["use stonecutters", "use goldsmiths"] * 2,
        ),
        ("build 1 from masons", "build 1 from stonecutters", "build 1 from goldsmiths"),
    ),
    Sound(
        "a card brings the piece that is missing for the last column",
        lambda: last_column(ONE_EBONY_SHORT, hand="ebony"),
        ("play ebony",),
    ),
    Sound(
        "a workshop brings the piece that is missing for the last column",
        lambda: last_column(ONE_EBONY_SHORT, quarters="carpenters red"),
        ("use carpenters",),
    ),
    Sound(
        "the exchange brings the piece that is missing for the last column",
        lambda: last_column(ONE_EBONY_SHORT + ", gold", quarters="exchange red"),
        ("use exchange gold for ebony",),
    ),
    Sound(
        "the bazaar brings the piece that is missing for the last column",
        lambda: last_column(
            "2 alabaster, 2 sandstone, ebony", quarters="bazaar red", vizier="masons"
        ),
        ("use bazaar sandstone for ebony",),
    ),
    Sound(
        "the harbour field with both missing pieces wins the game",
        lambda: last_column(
            BOTH_EBONY_SHORT,
            phase="fetching",
            harbour="2 ebony, 2 alabaster, 3 sandstone, 4 gold",
        ),
        ("harbour 1",),
    ),
    Sound(
        "the vizier goes where the missing piece is",
        lambda: last_column(ONE_EBONY_SHORT, phase="moving_vizier"),
        ("vizier carpenters",),
    ),
    Sound(
        "the vizier swaps where the workshop is closed to him",
        # [S3.3] He may not stay at the carpenters.
        lambda: last_column(
            "2 alabaster, 2 sandstone, ebony", phase="moving_vizier", vizier="carpenters"
        ),
        ("vizier bazaar sandstone for ebony",),
    ),
    Sound(
        "one's own figure works before the vizier comes to the same quarter",
        # [S6.4] That makes two pieces; after the vizier it would be one.
        lambda: last_column(BOTH_EBONY_SHORT, phase="moving_vizier", quarters="carpenters red"),
        ("use carpenters",),
    ),
    Sound(
        "gold that buys nothing more is what goes back",
        # [S3.11] All else is needed for the last column.
        lambda: last_column(COLUMN + ", 3 gold", rivals=[""], phase="limiting", built=True),
        ("discard gold",),
    ),
    Sound(
        "the card that is missing for the last column is kept",
        lambda: last_column(
            ONE_EBONY_SHORT, rivals=[""], phase="limiting", hand="ebony, gold, gold, gold"
        ),
        ("discard card gold",),
    ),
    Sound(
        "a harbour side that ends the game is not for whoever is behind",
        # [S7.1] With the last card removed it is over; with the sandstone red can build it.
        lambda: last_column(
            "2 alabaster, 2 ebony",
            phase="fetching",
            harbour="2 sandstone, 2 gold, 3 alabaster, 4 ebony",
            turned=MAY_REMOVE,
        ),
        ("harbour 1",),
    ),
    Sound(
        "a harbour side that ends the game is just right for whoever is ahead",
        # [S7.1]
        lambda: ending(
            "", "1 red, 2 yellow, 8 red", yellow=DEARER_COLUMN, phase="fetching", turned=MAY_REMOVE
        ),
        ("harbour 2",),
    ),
    Sound(
        "of the last two cards the rival's goes, and one's own wins",
        # [S3.3] Red has the pieces for column 4 alone, and stands on plot 6.
        lambda: position(
            ["alabaster, sandstone, 3 ebony", "alabaster, 3 sandstone, ebony"],
            players=3,
            phase="removing",
            spaces="column 6, column 4",
            rest="",
            levels="1 3, 2 3, 3 3, 4 2, 6 2",
            balconies="1 red, 2 yellow, 3 blue, 4 yellow, 6 red",
        ),
        ("remove 1",),
    ),
    Sound(
        "the serail guard works before the last card has gone",
        # [S3.1, S8.2] As it is, yellow wins by the figure in the serail.
        lambda: position(
            phase="removing",
            expert="persons, serail_figure",
            hands=["serail guard"],
            spaces="column 8, end card",
            rest="",
            levels="1 3, 2 3",
            balconies="1 red, 2 yellow",
            serail="yellow red",
            serail_figure="yellow",
        ),
        ("serail guard 1 2",),
    ),
    Sound(
        "a marker that breaks the last tie is laid",
        # [S5.2, S5.4] Yellow is asked, and the game is over.
        lambda: do(
            position(
                [COLUMN],
                players=3,
                house="may_lay_marker",
                spaces="column 3",
                rest="",
                levels="2 3, 3 2, 4 3",
                balconies="2 yellow, 3 yellow, 4 blue",
                serail="red",
            ),
            "build 1",
        ),
        ("lay marker",),
    ),
    # The end card
    Sound(
        "a sure win is not given up for a larger one",
        # [S7.2, S5.4] 3 to 3, and only red has a marker
        lambda: position(
            ["2 alabaster, sandstone, 2 ebony, 2 gold", "sandstone, ebony"],
            players=3,
            spaces="end card, column 8, column 7",
            rest="",
            levels="1 3, 2 3, 3 3, 4 3, 5 3, 6 3, 7 2, 8 2",
            balconies="1 red, 2 red, 3 yellow, 4 yellow, 5 yellow, 6 blue, 7 red, 8 blue",
            serail="red",
        ),
        ("finish 1",),
    ),
    Sound(
        "whoever is ahead ends the game",
        lambda: ending(END, "1 red, 2 yellow, 8 red", yellow=DEARER_COLUMN),
        ("finish 1",),
    ),
    Sound(
        "whoever is behind does not end the game",
        lambda: ending(END, "1 red, 2 yellow, 8 yellow"),
        ("draw",),
    ),
    Sound(
        "a tie that the serail decides for one is a win",
        # [S7.2, S5.4]
        lambda: ending(
            END,
            "1 yellow, 2 red, 3 yellow, 4 red",
            yellow=DEARER_COLUMN,
            players=3,
            serail="blue red",
        ),
        ("finish 1",),
    ),
    Sound(
        "a tie that the serail decides for a rival is none to end the game with",
        # [S7.2, S5.4]
        lambda: ending(END, "1 yellow, 2 red, 3 blue", players=4, serail="yellow"),
        ("draw",),
    ),
    Sound(
        "the second of four has not won, however far behind the others are",
        lambda: ending(
            END,
            "1 yellow, 2 yellow, 3 yellow, 4 red, 5 red, 6 red, 7 yellow",
            players=4,
            spaces="end card, column 7, column 8",
        ),
        ("draw",),
    ),
    Sound(
        "to win now is better than to take a point and lose to the answer",
        # There is not enough for both. Yellow has the pieces for column 7, where red stands.
        lambda: ending(
            COLUMN + ", 2 gold",
            "1 red, 2 red, 3 yellow, 4 yellow, 5 yellow, 6 blue, 7 red",
            yellow=COLUMN_7_OR_END,
            players=3,
            spaces="end card, column 8, column 7",
            serail="red",
        ),
        ("finish 1",),
    ),
    Sound(
        "no figure goes to a quarter when the end card can be paid for",
        # [S3.10] A figure in a quarter closes the build step.
        lambda: ending(
            END, "1 red, 2 yellow, 3 blue, 8 red", yellow=DEARER_COLUMN, players=3, built=True
        ),
        ("finish 1",),
    ),
    Sound(
        "before the game is ended, the leader is sent back, not the last",
        # Both columns can be paid for together with the end card. Else yellow ends the game.
        lambda: ending(
            "3 alabaster, 3 sandstone, 3 ebony, 4 gold",
            "1 yellow, 2 yellow, 3 red, 4 red, 7 yellow, 8 blue",
            yellow=END,
            players=3,
            spaces="end card, column 8, column 7",
            serail="yellow",
        ),
        ("build 3",),
    ),
    Sound(
        "before the game is ended, a new balcony counts, and one's own does not",
        # Both columns can be paid for together with the end card; ties are yellow's.
        lambda: ending(
            "3 alabaster, 3 sandstone, 3 ebony, 4 gold",
            "1 yellow, 2 yellow, 3 red, 8 red",
            yellow=END,
            spaces="end card, column 8, column 7",
            serail="yellow yellow",
        ),
        ("build 3",),
    ),
    Sound(
        "no guard is left where all the pieces are needed to end the game",
        # [S8.3] Else yellow wins with column 7, or with the end card.
        lambda: ending(
            "3 alabaster, 2 sandstone, 3 ebony, 2 gold",
            "1 yellow, 2 red, 8 yellow",
            yellow=COLUMN_7_OR_END,
            serail="yellow",
            expert="guards",
            spaces="column 8, end card, column 7",
        ),
        ("build 1",),
    ),
    # A standstill
    Sound(
        "a leader lets a standstill end the game",
        lambda: standstill("1 red, 2 red, 7 red, 5 yellow, 6 yellow", COLUMN_7_OR_END),
        ("draw",),
    ),
    Sound(
        "whoever is behind does not let a standstill end the game",
        lambda: standstill("1 red, 2 red, 4 yellow, 5 yellow, 6 yellow"),
        ("build 1",),
    ),
    # Persons
    Sound(
        "a caravan leader brings the piece that is missing for the last column",
        lambda: last_column(ONE_EBONY_SHORT, expert="persons", hand="caravan leader"),
        ("caravan leader ebony",),
    ),
    Sound(
        "a robber takes the piece that is missing for the last column",
        lambda: last_column(
            ONE_EBONY_SHORT,
            rivals=[COLUMN, "3 gold, 2 sandstone", "3 alabaster, 2 gold"],
            players=4,
            expert="persons",
            hand="robber",
        ),
        ("robber yellow ebony",),
    ),
    Sound(
        "a merchant gives what is left over for what is missing",
        lambda: last_column(ONE_EBONY_SHORT + ", gold", expert="persons", hand="merchant"),
        ("merchant yellow ebony for gold",),
    ),
    Sound(
        "an overseer brings a figure that the vizier keeps idle to the missing piece",
        # [S6.3, S8.1]
        lambda: last_column(
            ONE_EBONY_SHORT,
            expert="persons",
            hand="overseer",
            quarters="masons red",
            vizier="masons",
        ),
        ("overseer masons to carpenters",),
    ),
    Sound(
        "a craftsman spares both missing pieces",
        lambda: last_column(BOTH_EBONY_SHORT, expert="persons", hand="craftsman"),
        ("build 1 with craftsman ebony",),
    ),
    Sound(
        "a harbour master brings the missing pieces to an open side",
        # [S8.1] To the first side or to the third: both win.
        lambda: last_column(
            BOTH_EBONY_SHORT,
            phase="fetching",
            harbour="2 gold, 2 ebony, 3 alabaster, 4 sandstone",
            expert="persons",
            hand="harbour master",
        ),
        ("harbour master 1 2", "harbour master 2 3"),
    ),
]
