"""Positions of Saba for tests, said in a few words, and moves played on them."""

from __future__ import annotations

from makeda.core.problems import IllegalMove
from makeda.core.rng import Rng
from makeda.games.saba.components import (
    ACTIONS,
    COLOURS,
    DECK_CARDS,
    DECK_NAMES,
    END_CARD,
    FIRST_TREASURY,
    KINDS,
    NOBODY,
    NOTHING,
    PLACES,
    PLACES_OF,
    PLOTS,
    QUARTERS,
    RESOURCES,
    SECOND_TREASURY,
    SPACES,
)
from makeda.games.saba.game import Saba
from makeda.games.saba.phases import PHASES
from makeda.games.saba.state import SabaState
from makeda.games.saba.tables import STANDARD_TABLES

SABA = Saba()
COLUMNS = 2 * PLOTS
IN_ORDER = [
    *range(PLOTS),
    FIRST_TREASURY,
    *range(PLOTS, COLUMNS),
    SECOND_TREASURY,
    *range(COLUMNS, 3 * PLOTS),
    END_CARD,
]


def position(
    goods: list[str] | None = None,
    *,
    players: int = 2,
    expert: str = "",
    house: str = "",
    phase: str = "building",
    turn: int = 0,
    harbour: str = "2 gold, 2 alabaster, 3 sandstone, 4 ebony",
    turned: list[int] | None = None,
    spaces: str = "arch 1, arch 2, arch 3",
    rest: str | None = None,
    levels: str = "",
    balconies: str = "",
    guards: str = "",
    treasury: list[int] | None = None,
    quarters: str = "",
    vizier: str = "bazaar",
    serail: str = "",
    serail_figure: str = "",
    hands: list[str] | None = None,
    deck: str | None = None,
    played: list[str] | None = None,
    old: str = "",
    held_then: list[int] | None = None,
    built: bool = False,
    carried: bool = False,
    quiet_turns: int = 0,
) -> SabaState:
    """A position that keeps all laws.

    `goods` are each seat's pieces, "2 gold, ebony"; `spaces` the open cards; `rest` the palace deck
    from the top, by default all that follows the open cards; `levels`, `balconies` and `guards`
    say what belongs to a plot, "1 red, 4 blue"; `quarters` name figures, "masons red, bazaar red";
    `hands` name action cards, "ebony, gold"; `deck` is the action deck with the top card last, and
    cards that are named nowhere are the discards, unless no deck is named. `played` says who has
    played the discards since the last shuffle, else it was the first; `old` are the cards that were
    in hands then, and `held_then` how many each had.
    """
    have = [_pieces(text) for text in goods or []] + [[0] * KINDS] * (players - len(goods or []))
    s = SabaState(players, Rng(1, 2, 3, 4), STANDARD_TABLES)
    s.persons = "persons" in expert
    s.serail_figures = "serail_figure" in expert
    s.guarding = "guards" in expert
    s.may_send_back = "may_send_back" in house
    s.may_lay_marker = "may_lay_marker" in house
    s.phase = next(each for each in PHASES if each.name == phase)
    s.actor = s.turn = turn
    s.built, s.carried, s.quiet_turns = built, carried, quiet_turns
    s.goods = [number for each in have for number in each]
    s.harbour_kinds, s.harbour_pieces = _harbour(harbour)
    s.turned = turned or s.turned
    s.levels = [level + 1 for level in _by_plot(levels, ["1", "2", "3"])]
    s.balconies = _by_plot(balconies, COLOURS)
    s.guards = _by_plot(guards, RESOURCES)
    s.treasury = treasury or s.treasury
    s.quarters = _quarters(quarters)
    s.ready = sum(1 << place for place in range(PLACES) if s.quarters[place] == turn)
    s.vizier = QUARTERS.index(vizier)
    s.serail = [COLOURS.index(name) for name in serail.split()]
    s.serail_figure = COLOURS.index(serail_figure) if serail_figure else NOBODY
    s.palace, s.palace_next, s.spaces = _palace(spaces, rest)
    s.hands = [_action_cards(text) for text in (hands or []) + [""] * (players - len(hands or []))]
    s.deck, s.discards = _actions(s.hands, deck, s.persons)
    s.deck_left = len(s.deck)
    s.played_since = _played(played, s.discards, players)
    s.made_of = _less(STANDARD_TABLES.action_cards(s.persons), _action_cards(old))
    s.held_then = held_then or s.held_then
    _put_the_rest_into_supply(s)
    return SABA.load(s.dump())


def _put_the_rest_into_supply(s: SabaState) -> None:
    """Pieces and figures that are nowhere else."""
    for kind in range(KINDS):
        s.supply[kind] -= sum(s.goods[kind::KINDS]) + s.guards.count(kind)
        s.supply[kind] -= s.harbour_pieces[s.harbour_kinds.index(kind)]
    for seat in range(s.players):
        s.figures[seat] -= s.balconies.count(seat) + s.quarters.count(seat) + s.treasury[seat]
        s.figures[seat] -= s.serail_figure == seat


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _count(entry: str) -> tuple[int, int]:
    """How many of which resource: "2 gold" or "gold"."""
    number, _, name = entry.rpartition(" ")
    return int(number or 1), RESOURCES.index(name)


def _pieces(text: str) -> list[int]:
    have = [0] * KINDS
    for entry in _names(text):
        number, kind = _count(entry)
        have[kind] += number
    return have


def _harbour(text: str) -> tuple[list[int], list[int]]:
    entries = [_count(entry) for entry in _names(text)]
    return [kind for _, kind in entries], [number for number, _ in entries]


def _by_plot(text: str, values: list[str]) -> list[int]:
    found = [NOTHING] * PLOTS
    for entry in _names(text):
        plot, value = entry.split()
        found[int(plot) - 1] = values.index(value)
    return found


def _quarters(text: str) -> list[int]:
    places = [NOBODY] * PLACES
    for entry in _names(text):
        quarter, colour = entry.split()
        free = [place for place in PLACES_OF[QUARTERS.index(quarter)] if places[place] == NOBODY]
        places[free[0]] = COLOURS.index(colour)
    return places


def _palace(spaces: str, rest: str | None) -> tuple[list[int], int, list[int]]:
    """The deck as it was made, where it stands, and the open cards."""
    open_cards = [DECK_NAMES.index(name) for name in _names(spaces)]
    if rest is None:
        last = max(IN_ORDER.index(card) for card in open_cards)
        left = IN_ORDER[last + 1 :]
    else:
        left = [DECK_NAMES.index(name) for name in _names(rest)]
    before = [card for card in IN_ORDER if card not in left]
    open_cards += [NOTHING] * (SPACES - len(open_cards))
    return before + left, DECK_CARDS - len(left), open_cards


def _action_cards(text: str) -> list[int]:
    return sorted(ACTIONS.index(name) for name in _names(text))


def _played(texts: list[str] | None, discards: list[int], players: int) -> list[int]:
    """By seat and card what has been played since the last shuffle."""
    if texts is None:
        return discards + [0] * ((players - 1) * len(ACTIONS))
    return [_action_cards(text).count(card) for text in texts for card in range(len(ACTIONS))]


def _less(counts: list[int], cards: list[int]) -> list[int]:
    return [counts[card] - cards.count(card) for card in range(len(counts))]


def _actions(
    hands: list[list[int]], deck: str | None, persons: bool
) -> tuple[list[int], list[int]]:
    """The deck and the discards that are left beside the hands."""
    left = STANDARD_TABLES.action_cards(persons)
    for hand in hands:
        for card in hand:
            left[card] -= 1
    if deck is None:
        return [card for card in range(len(left)) for _ in range(left[card])], [0] * len(left)
    cards = [ACTIONS.index(name) for name in _names(deck)]
    for card in cards:
        left[card] -= 1
    return cards, left


def do(s: SabaState, *moves: str) -> SabaState:
    """Play moves, each by the seat that is asked."""
    for words in moves:
        s.play(s.actor, SABA.moves.parse(words))
        s.check()
    return s


def legal(s: SabaState, verb: str = "") -> list[str]:
    """What the seat that is asked may do, in words; of one verb only, if it is named."""
    words = [SABA.moves.words(move) for move in s.legal(s.actor)]
    return [each for each in words if each.startswith(verb)]


def refused(s: SabaState, words: str) -> str:
    """The key and the rule with which a move is refused."""
    before = s.dump()
    try:
        s.play(s.actor, SABA.moves.parse(words))
    except IllegalMove as refusal:
        assert s.dump() == before
        return f"{refusal.key} {refusal.rule}"
    raise AssertionError(f"{words} was played")


def has(s: SabaState, seat: int) -> str:
    """The pieces of a seat: "1 alabaster, 2 gold"."""
    return _text(s.goods[seat * KINDS : (seat + 1) * KINDS])


def supply(s: SabaState) -> str:
    return _text(s.supply)


def harbour(s: SabaState) -> str:
    fields = zip(s.harbour_pieces, s.harbour_kinds, strict=True)
    return ", ".join(f"{number} {RESOURCES[kind]}" for number, kind in fields)


def _text(numbers: list[int]) -> str:
    pairs = zip(numbers, RESOURCES, strict=True)
    return ", ".join(f"{number} {name}" for number, name in pairs if number)


def hand(s: SabaState, seat: int) -> str:
    return ", ".join(ACTIONS[card] for card in s.hands[seat])


def spaces(s: SabaState) -> str:
    return ", ".join(DECK_NAMES[card] for card in s.spaces if card != NOTHING)


def serail(s: SabaState) -> str:
    return " ".join(COLOURS[seat] for seat in s.serail)


def told(s: SabaState, *moves: str) -> list[str]:
    """The keys of the events that the moves cause."""
    s.listen()
    do(s, *moves)
    return [event.key for event in s.heard()]
