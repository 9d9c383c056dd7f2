"""Babel: what anybody does who counts the points."""

from __future__ import annotations

from makeda.games.babel.state import BabelState
from tests.bots.sound import Sound
from tests.games.babel.build import do, position

SHIPS = "pyramids 1: ship 4; pyramids 2: ship 5; colossus 1: ship 4; colossus 2: ship 5"
SHIP_PLACES = ["pyramids 1", "pyramids 2", "colossus 1", "colossus 2", "temple 1"]
CAMELS = (
    "pyramids 1: camel 4; pyramids 2: camel 5; colossus 1: camel 4; temple 1: camel 6; "
    "colossus 2: camel 2 stonemason 3; statue 1: camel 3; tower 1: camel 3 crane 2"
)
CAMELS_TAKEN = (
    "pyramids 1: red; pyramids 2: red; colossus 1: red; temple 1: yellow; "
    "colossus 2: yellow; statue 1: blue"
)
CAMEL_PARTS = "pyramids: 9 0 0 0; colossus: 0 9 0 0; temple: 0 0 6 0; statue: 0 0 0 3"

THREE_WONDERS = (
    "pyramids 1: camel 4; pyramids 2: crane 4; pyramids 3: stonemason 4; "
    "colossus 1: camel 5; colossus 2: crane 5; colossus 3: stonemason 5; "
    "statue 1: camel 6; statue 2: crane 6; statue 3: stonemason 6"
)
THREE_WONDERS_TAKEN = (
    "pyramids 1: red; pyramids 2: yellow; pyramids 3: green; "
    "colossus 1: red; colossus 2: yellow; colossus 3: green; "
    "statue 1: yellow; statue 2: green; statue 3: red"
)


def last_ship(
    hands: list[str],
    points: list[int],
    *,
    owners: str = "red yellow green red yellow",
    cost: int = 3,
    discs: str = "",
    taken: str = "",
    parts: str = "",
    actions: list[str] | None = None,
    deck: str | None = None,
    may_replace_parts: bool = False,
) -> BabelState:
    """The last disc for ships lies on the tower, and whoever gets it ends the game [B5.1].

    Apart from the tower, red, yellow and green have one wonder each, which pays 10 at the end.
    `owners` have the other five ships.
    """
    rest = "0 " * (len(hands) - 3)
    other = 9 - cost
    held = [f"{place}: {own}" for place, own in zip(SHIP_PLACES, owners.split(), strict=True)]
    wonders = [f"pyramids: 9 0 0 {rest}", f"colossus: 0 9 0 {rest}", f"temple: 0 0 {other} {rest}"]
    return position(
        hands,
        players=len(hands),
        points=points,
        discs=_listed(SHIPS, f"temple 1: ship {other}", f"tower 1: ship {cost}", discs),
        taken=_listed(*held, taken),
        parts=_listed(*wonders, parts),
        actions=actions,
        deck=deck,
        may_replace_parts=may_replace_parts,
    )


def _listed(*entries: str) -> str:
    return "; ".join(filter(None, entries))


def last_camel(hands: list[str], points: list[int]) -> BabelState:
    """The last disc for camels lies on the tower, and it is for cranes, too.

    Everyone has a wonder that pays 10 at the end.
    """
    return position(
        hands,
        points=points,
        two_colour=True,
        discs=CAMELS,
        taken=CAMELS_TAKEN,
        parts=CAMEL_PARTS,
    )


def fourth_wonder(hands: list[str], parts: str) -> BabelState:
    """Three players have finished three wonders, and a disc for three ships finishes the tower."""
    return position(
        hands,
        players=3,
        discs=f"{THREE_WONDERS}; tower 1: camel 4; tower 2: crane 4; tower 3: ship 3",
        taken=f"{THREE_WONDERS_TAKEN}; tower 1: yellow; tower 2: green",
        parts=f"tower: {parts}",
        points=[20, 20, 20],
        marker=3,
    )


def offered(s: BabelState, *offers: str, site: str = "tower 1") -> BabelState:
    """Red builds and has all the offers on the table, "2" or "1 trade"."""
    return do(s, f"build {site}", *[f"offer {offer}" for offer in offers])


def without_action_cards(s: BabelState) -> BabelState:
    """[B2.3] The same position in a game that has none."""
    s.with_actions = False
    s.action_deck = []
    s.check()
    return s


TURNS: list[Sound] = [
    Sound(
        "who is far ahead takes the last disc of a kind",
        # Red has 50 then, and nobody else more than 30.
        lambda: last_ship(["3 ship", "4 camel", "4 crane", "4 camel"], [20, 10, 10, 10]),
        ("build tower 1",),
    ),
    Sound(
        "where nobody holds a card there is nothing to build with",
        # [B3.1] Passing brings a card more.
        lambda: without_action_cards(position(["", "", ""], players=3)),
        ("pass",),
    ),
    Sound(
        "another quiet turn ends the game, and red is ahead",
        # [B5.5]
        lambda: position(
            ["2 ship", "6 camel", "3 crane, 3 ship", "6 stonemason"],
            points=[30, 25, 20, 20],
            quiet_turns=39,
        ),
        ("pass",),
    ),
    Sound(
        "another quiet turn ends the game, and red is behind",
        # [B5.5] Only one disc can be paid for.
        lambda: position(
            ["3 ship", "", ""],
            players=3,
            discs="tower 1: ship 3",
            points=[4, 6, 5],
            quiet_turns=29,
        ),
        ("build tower 1",),
    ),
    Sound(
        "of two discs that end the game only one wins it",
        # Red has 50 with a fourth ship and 40 with a first camel, and yellow has 45.
        lambda: last_ship(
            ["3 ship, 3 camel", "", "", ""],
            [10, 20, 10, 10],
            owners="red red red yellow yellow",
            discs="statue 1: camel 6; statue 2: camel 4; gardens 1: camel 4; gardens 2: camel 5; "
            "mausoleum 1: camel 5; lighthouse 1: camel 3",
            taken="statue 1: blue; statue 2: green; gardens 1: green; gardens 2: blue; "
            "mausoleum 1: green",
            parts="statue: 0 0 0 10; gardens: 0 0 9 0; mausoleum: 0 5 0 0",
        ),
        ("build tower 1",),
    ),
    Sound(
        "a disc of two colours can be the last of a kind, too",
        # [B5.1] Red has 60 then, and yellow 40.
        lambda: last_camel(["3 camel, 2 crane", "", "", ""], [20, 20, 10, 10]),
        ("build tower 1",),
    ),
    Sound(
        "a game that is won is ended rather than a wonder",
        # Red has 50 then, and yellow 40; the gardens pay red 10 in any case [B5.2].
        lambda: last_ship(
            ["3 ship, 3 stonemason", "4 camel", "4 crane", "4 crane"],
            [10, 25, 10, 10],
            discs="gardens 1: crane 4; gardens 2: crane 5; gardens 3: stonemason 3",
            taken="gardens 1: blue; gardens 2: green",
            parts="gardens: 9 0 0 0",
        ),
        ("build tower 1",),
    ),
]

OFFERS: list[Sound] = [
    Sound(
        "two of three cards are two points, and the third would end a lost game",
        # Red has 50 then, and yellow 45 with the parts.
        lambda: do(last_ship(["", "3 ship", "", ""], [30, 20, 10, 10]), "build tower 1"),
        ("offer 2", "offer 2 trade"),
    ),
    Sound(
        "with the trading card in it an offer cannot end a lost game",
        # Red has 47 to 45 with the disc, and 42 to 50 without it.
        lambda: do(
            last_ship(
                ["", "3 ship", "", ""],
                [22, 20, 0, 0],
                owners="yellow yellow yellow green red",
                discs="tower 2: camel 6",
                taken="tower 2: blue",
                parts="tower: 6 0 0 0",
            ),
            "build tower 1",
        ),
        ("offer 3 trade",),
    ),
    Sound(
        "who has the parts wins, and who has the disc does not",
        # The tower is finished: 45 to 44 with the parts, and 41 to 43 with the disc.
        lambda: do(
            last_ship(
                ["", "3 ship", "", ""],
                [20, 27, 0, 0],
                owners="red red green blue blue",
                discs="tower 2: crane 4; tower 3: stonemason 4",
                taken="tower 2: red; tower 3: blue",
                parts="tower: 4 3 0 1",
            ),
            "build tower 1",
        ),
        ("offer 3",),
    ),
]

ANSWERS: list[Sound] = [
    Sound(
        "giving up ends the game, and red is ahead",
        # [B5.5]
        lambda: offered(
            position(
                ["3 ship", "6 camel", "3 crane, 3 camel", "6 stonemason"],
                discs="tower 1: ship 3",
                points=[30, 26, 20, 20],
                quiet_turns=39,
            ),
            *["nothing"] * 3,
        ),
        ("give up",),
    ),
    Sound(
        "three cards are a small price for a tie that becomes a lead",
        # [B1.6] The fourth row pays 14, and yellow could do the same.
        lambda: offered(
            fourth_wonder(["3 ship, crane", "2 camel, crane", "3 stonemason"], "4 4 0"),
            *["nothing"] * 2,
            site="tower 3",
        ),
        ("accept nobody",),
    ),
    Sound(
        "a wonder that others finish for nothing pays all the same",
        # [B4.1] Red has a lead of five parts, and gets disc and action card, too.
        lambda: offered(
            fourth_wonder(["2 crane", "3 ship", "3 stonemason"], "8 0 0"),
            *["3", "nothing"],
            site="tower 3",
        ),
        ("accept yellow",),
    ),
    Sound(
        "a fourth ship is not to be traded while another helper asks for nothing",
        lambda: offered(
            position(
                ["3 ship, camel", "ship, 3 crane", "ship, 3 camel", "4 camel", "4 crane"],
                players=5,
                discs=f"{SHIPS}; temple 1: ship 3",
                taken="pyramids 1: red; pyramids 2: red; colossus 2: red",
                parts="pyramids: 0 9 0 0 0; colossus: 0 0 5 0 0",
            ),
            *["1 trade", "1", "nothing", "nothing"],
            site="colossus 1",
        ),
        ("accept green",),
    ),
    Sound(
        "nothing is gained by cards that are left at the end",
        lambda: offered(
            last_ship(["3 ship", "", "3 ship", ""], [10, 10, 10, 10]), "nothing", "3", "nothing"
        ),
        ("accept nobody",),
    ),
    Sound(
        "the sixth ship is not to be traded for a part",
        # Red has 60 with it and 50 without it; yellow has 54 or 53.
        lambda: offered(
            last_ship(["2 ship", "ship", "ship", ""], [0, 43, 10, 10], owners="red " * 5),
            *["1 trade", "1", "nothing"],
        ),
        ("accept green",),
    ),
    Sound(
        "two parts are worth more than a disc that pays nothing",
        # Red has 40 to green's 32 with them, and 35 to 40 without them.
        lambda: offered(
            last_ship(
                ["ship", "2 ship", "2 ship", ""],
                [20, 10, 10, 10],
                owners="green green green blue blue",
            ),
            *["2 trade", "2", "nothing"],
        ),
        ("accept yellow",),
    ),
    Sound(
        "nobody leaves a trader the parts",
        # [B3.6] Red has 45 to yellow's 35 with them, and 35 to 45 without them.
        lambda: offered(
            last_ship(["", "3 ship", "", ""], [20, 15, 10, 10], may_replace_parts=True),
            *["3 trade", "nothing", "nothing"],
        ),
        ("accept yellow",),
    ),
    Sound(
        "a joker does at the end what a rival's help would do",
        # [B7.4] Red has 40 to yellow's 32 with it, and 35 to 40 with the help.
        lambda: offered(
            last_ship(["ship", "2 ship", "", ""], [10, 15, 10, 10], actions=["joker", "", "", ""]),
            *["2", "nothing", "nothing"],
        ),
        ("accept nobody joker",),
    ),
    Sound(
        "two jokers do what four cards of a rival would do",
        # Red has 40 to yellow's 37 with them, and 35 to 43 with the help.
        lambda: offered(
            last_ship(
                ["2 ship", "4 ship", "", ""],
                [10, 18, 10, 10],
                cost=6,
                actions=["2 joker", "", "", ""],
            ),
            *["4", "nothing", "nothing"],
        ),
        ("accept nobody joker joker",),
    ),
    Sound(
        "of two equal offers the rival's is refused",
        # Red has 50; a part brings black 51, and a refusal 49.
        lambda: offered(
            last_ship(
                ["", "3 ship", "2 ship", "ship", "ship"],
                [30, 0, 0, 0, 48],
                owners="red red green blue black",
                cost=6,
            ),
            *["3", "2", "1", "1"],
        ),
        ("accept yellow green blue",),
    ),
    Sound(
        "a lead must not become a tie",
        # [B4.2] 8 to 4 points with blue's help, 4 to 4 with yellow's
        lambda: offered(
            position(
                ["2 ship, 2 camel", "ship, 3 crane", "4 camel", "ship, 3 stonemason"],
                discs="tower 1: camel 4; tower 2: crane 5; tower 3: ship 3",
                taken="tower 1: yellow; tower 2: red",
                parts="tower: 4 5 0 0",
            ),
            *["1", "nothing", "1"],
            site="tower 3",
        ),
        ("accept blue",),
    ),
    Sound(
        "a game can be won with two helpers",
        # Red has 55, and yellow 52.
        lambda: offered(
            last_ship(["ship", "ship", "", "ship"], [30, 32, 10, 10]), "1", "nothing", "1"
        ),
        ("accept yellow blue",),
    ),
    Sound(
        "three points for a refusal would lose the game",
        # Nobody's rank on the tower changes. Red has 57, and yellow 55 or 58.
        lambda: offered(
            last_ship(
                ["3 ship", "3 ship", "", ""],
                [32, 30, 0, 0],
                discs="tower 2: camel 6",
                taken="tower 2: yellow",
                parts="tower: 1 5 0 0",
            ),
            *["3", "nothing", "nothing"],
        ),
        ("accept yellow",),
    ),
    Sound(
        "a point for a refusal would share the win",
        # [B5.4] Red has 56, and yellow 55 or 56.
        lambda: offered(
            last_ship(
                ["3 ship", "ship", ""],
                [31, 30, 0],
                discs="tower 2: camel 6",
                taken="tower 2: yellow",
                parts="tower: 1 5 0",
            ),
            *["1", "nothing"],
        ),
        ("accept yellow",),
    ),
    Sound(
        "five points in hand make up for three",
        # [B7.6] 35 to 33
        lambda: offered(
            last_ship(["3 ship", "", "", ""], [0, 18, 0, 0], actions=["five points", "", "", ""]),
            *["nothing"] * 3,
        ),
        ("accept nobody",),
    ),
    Sound(
        "a point for each of four discs makes up for two",
        # [B7.7] 44 to 42
        lambda: offered(
            last_ship(
                ["3 ship", "", "", ""],
                [0, 27, 0, 0],
                owners="red red red yellow yellow",
                actions=["points for discs", "", "", ""],
            ),
            *["nothing"] * 3,
        ),
        ("accept nobody",),
    ),
    Sound(
        "of two helpers with the same cards one does not ask for the disc",
        # Red has 50 to yellow's 45 with it, and 40 to 42 without it.
        lambda: offered(
            last_camel(["3 camel", "2 crane", "2 crane", ""], [10, 25, 0, 0]),
            *["2 crane", "2 crane trade", "nothing"],
        ),
        ("accept yellow",),
    ),
    Sound(
        "a disc is traded to whom it brings nothing",
        # Red has 50; a fourth ship brings yellow 55, and a refusal 48.
        lambda: offered(
            last_ship(
                ["", "3 ship", "3 ship", ""],
                [30, 25, 0, 0],
                owners="yellow yellow yellow blue blue",
            ),
            *["3 trade", "3 trade", "nothing"],
        ),
        ("accept green",),
    ),
    Sound(
        "giving up would end the game, and red is behind",
        # [B5.5]
        lambda: offered(
            position(
                ["3 ship", "3 camel", "3 crane", "3 camel", "3 crane"],
                players=5,
                discs="tower 1: ship 3",
                points=[5, 10, 8, 8, 8],
                quiet_turns=49,
            ),
            *["nothing"] * 4,
        ),
        ("accept nobody",),
    ),
    Sound(
        "the ships that are missing are all that is left in the deck",
        # [B7.3] Red has 40 with them, and yellow 37.
        lambda: offered(
            last_ship(
                ["ship", "", "", ""],
                [10, 22, 10, 10],
                actions=["draw", "", "", ""],
                deck="ship " * 4,
            ),
            *["nothing"] * 3,
        ),
        ("draw 3",),
    ),
    Sound(
        "three camels become the three ships that are missing",
        # [B7.2] There is nothing else in the deck. Red has 40 with them, and yellow 37.
        lambda: offered(
            last_ship(
                ["3 camel", "", "", ""],
                [10, 22, 10, 10],
                actions=["exchange", "", "", ""],
                deck="ship " * 6,
            ),
            *["nothing"] * 3,
        ),
        ("exchange camel camel camel",),
    ),
]

CARDS: list[Sound] = [
    Sound(
        "a second turn ends the game before anybody else can",
        # [B7.5]
        lambda: do(
            last_ship(
                ["3 ship, 2 camel", "6 ship", "6 ship", "6 camel"],
                [20, 20, 10, 10],
                actions=["second turn", "", "", ""],
            ),
            "pass",
        ),
        ("second turn",),
    ),
    Sound(
        "without a second turn it is over, and red is behind",
        # [B5.5]
        lambda: do(
            position(
                ["3 ship", "", "", "", ""],
                players=5,
                discs="tower 1: ship 3",
                actions=["second turn", "", "", "", ""],
                points=[5, 8, 7, 6, 6],
                quiet_turns=49,
            ),
            "pass",
        ),
        ("second turn",),
    ),
    Sound(
        "after the last disc there is no better time for a triple",
        # [B5.1, B7.8]
        lambda: do(
            offered(
                last_ship(
                    ["3 ship", "3 ship", "", ""], [10, 20, 10, 10], actions=["", "triple", "", ""]
                ),
                *["3", "nothing", "nothing"],
            ),
            "accept nobody",
        ),
        ("triple",),
    ),
    Sound(
        "no offer can be larger than six cards",
        # [B7.8]
        lambda: do(
            offered(
                position(
                    ["6 ship", "6 ship", "", ""],
                    discs="tower 1: ship 6",
                    actions=["", "triple", "", ""],
                ),
                *["6", "nothing", "nothing"],
            ),
            "accept nobody",
        ),
        ("triple",),
    ),
]

POSITIONS: list[Sound] = TURNS + OFFERS + ANSWERS + CARDS
