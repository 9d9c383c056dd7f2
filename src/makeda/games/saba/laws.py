"""The conservation laws of Saba, and what makes a position one that play can reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.core.dealing import could_be_dealt
from makeda.core.problems import demand
from makeda.games.saba.cards import hand_limit
from makeda.games.saba.components import (
    ACTIONS,
    CAPACITY,
    DECK_CARDS,
    END_CARD,
    FIELDS,
    FIGURES,
    FIRST_TREASURY,
    KINDS,
    LAST_GROUP,
    MARKERS,
    MOST_PIECES,
    NOBODY,
    NOTHING,
    PALACE_CARDS,
    PIECES,
    PLACES,
    PLOTS,
    SECOND_GROUP,
    SECOND_TREASURY,
    SERAIL_FIELDS,
    SPACES,
    THIRD_GROUP,
)
from makeda.games.saba.knowledge import drawn_since, old_cards
from makeda.games.saba.palace import gone, is_built_over, is_complete, removable_spaces
from makeda.games.saba.phases.building import CHOOSING, MARKING
from makeda.games.saba.phases.ending import LIMITING, OVER, pieces_of
from makeda.games.saba.phases.harbour import FETCHING, REMOVING
from makeda.games.saba.scoring import serail_lead
from makeda.games.saba.serail import has_marker

if TYPE_CHECKING:
    from makeda.games.saba.state import SabaState


def check(s: SabaState) -> None:
    """Raise BrokenLaw unless goods, figures, markers, cards and turn are all in order."""
    _check_goods(s)
    _check_figures(s)
    _check_palace(s)
    _check_spaces(s)
    _check_actions(s)
    _check_last_shuffle(s)
    _check_turn(s)


def _check_goods(s: SabaState) -> None:
    """[S1.1] 15 pieces of each resource; [S3.4] each is on one harbour field."""
    demand(sorted(s.harbour_kinds) == list(range(KINDS)), "a resource has no harbour field")
    for kind in range(KINDS):
        field = s.harbour_kinds.index(kind)
        total = s.supply[kind] + s.harbour_pieces[field] + s.guards.count(kind)
        total += sum(s.goods[kind::KINDS])
        demand(total == PIECES, "a piece is missing or doubled")
    for field in range(FIELDS):
        demand(s.harbour_pieces[field] <= CAPACITY[field], "a harbour field is too full")
    demand(min(s.goods + s.supply) >= 0, "a debt of pieces")


def _check_figures(s: SabaState) -> None:
    """[S1.5] 8 figures and 5 markers for each player."""
    for seat in range(s.players):
        placed = s.balconies.count(seat) + s.quarters.count(seat) + s.treasury[seat]
        if s.serail_figure == seat:
            placed += 1
        demand(s.figures[seat] + placed == FIGURES, "a figure is missing or doubled")
        demand(s.serail.count(seat) <= MARKERS, "a player has too many markers")
    demand(len(s.serail) <= SERAIL_FIELDS[s.players], "the serail is too long")
    demand(sum(s.treasury) <= 2, "the treasury has too many figures")
    if s.serail_figures:
        lead = serail_lead(s.serail, list(range(s.players)))
        demand(s.serail_figure in (lead, NOBODY), "the serail figure is not the leader's")
        waiting = lead != NOBODY and s.serail_figure == NOBODY
        # [S5.2] While a build waits for an answer, the lead is not settled yet.
        settled = not waiting or not s.figures[lead] or s.phase is MARKING
        demand(settled, "the leader has put no figure")
    else:
        demand(s.serail_figure == NOBODY, "a serail figure in a game without one")
    for place in range(PLACES):
        demand(not s.may_act(place) or s.quarters[place] == s.turn, "a figure acts out of turn")


def _check_palace(s: SabaState) -> None:
    """[S2.3] Every card is in the deck once, in the group where it belongs."""
    palace = s.palace
    demand(sorted(palace) == list(range(DECK_CARDS)), "a palace card is missing or doubled")
    demand(palace[SECOND_GROUP - 1] == FIRST_TREASURY, "the first treasury is out of place")
    demand(palace[THIRD_GROUP - 1] == SECOND_TREASURY, "the second treasury is out of place")
    demand(palace.index(END_CARD) >= LAST_GROUP, "the end card is out of place")
    demand(max(palace[: SECOND_GROUP - 1]) < PLOTS, "a card of level 1 is out of place")
    second = palace[SECOND_GROUP : THIRD_GROUP - 1]
    demand(max(second) < 2 * PLOTS, "a card of level 2 is out of place")


def _check_spaces(s: SabaState) -> None:
    """[S3.7] Cards lie close together, came from the deck, and can still be built."""
    cards = [card for card in s.spaces if card != NOTHING]
    demand(s.spaces[: len(cards)] == cards, "a gap on the build spaces")
    # [S7.1] The end card leaves the game, and nothing comes on its space.
    ended = s.phase is OVER and END_CARD in gone(s)
    full = len(cards) == SPACES or (ended and len(cards) == SPACES - 1)
    demand(full or s.palace_next == DECK_CARDS, "a build space was not filled")
    built = s.spaces[s.leaving] if s.phase is MARKING else NOTHING
    for card in cards:
        demand(card in s.palace[: s.palace_next], "an open card is still in the deck")
        demand(card == built or not is_built_over(s, card), "an open card can no longer be built")
    demand(len(set(cards)) == len(cards), "a card lies open twice")
    left = gone(s)
    for plot in range(PLOTS):
        level = s.levels[plot]
        part = (level - 1) * PLOTS + plot
        demand(not level or part == built or part in left, "a part was built without its card")
        demand(level > 0 or s.balconies[plot] == NOBODY, "a figure on the balcony of an empty plot")
        demand(level > 0 or s.guards[plot] == NOTHING, "a guard in an empty plot")
        demand(s.guarding or s.guards[plot] == NOTHING, "a guard in a game without guards")
    scored = [card for card in left if card in (FIRST_TREASURY, SECOND_TREASURY)]
    demand(sum(s.treasury) <= len(scored), "a treasury figure without a scoring")


def _check_actions(s: SabaState) -> None:
    """[S1.7] 20 action cards, or 41. [S3.11] Hands keep their limit."""
    counts = s.discards[:]
    for card in s.deck[: s.deck_left]:
        counts[card] += 1
    for hand in s.hands:
        demand(hand == sorted(hand), "a hand is not in order")
        for card in hand:
            counts[card] += 1
    demand(counts == s.tables.action_cards(s.persons), "an action card is missing or doubled")
    for seat in range(s.players):
        if seat != s.turn:
            demand(len(s.hands[seat]) <= hand_limit(s), "a hand is over its limit")
            demand(pieces_of(s, seat) <= MOST_PIECES, "too many pieces")


def _check_last_shuffle(s: SabaState) -> None:
    """[S9.1] What is known of the last shuffle can be."""
    kinds = len(ACTIONS)
    for card in range(kinds):
        demand(sum(s.played_since[card::kinds]) == s.discards[card], "a discard that nobody played")
    old = old_cards(s)
    got = s.played_since[:]
    for seat in range(s.players):
        demand(drawn_since(s, seat) >= 0, "a seat has drawn less than nothing")
        for card in s.hands[seat]:
            got[seat * kinds + card] += 1
    demand(min(old) >= 0 and sum(old) == sum(s.held_then), "the old cards are miscounted")
    demand(could_be_dealt(old, s.held_then, got), "cards that could not be dealt")


def _check_turn(s: SabaState) -> None:
    """Somebody is asked until the game is over, and can answer."""
    demand((s.actor == NOBODY) == (s.phase is OVER), "nobody is asked, or somebody after the end")
    waits = s.phase is CHOOSING or s.phase is MARKING
    demand((s.leaving != NOTHING) == waits, "a card waits without a question")
    if s.phase is OVER:
        return
    demand(not is_complete(s), "the game goes on without a palace card")
    demand(s.actor == s.turn or waits, "someone is asked out of turn")
    if s.phase is FETCHING:
        demand(not (s.built or s.carried or s.moved), "something came before the harbour")
    if s.phase is REMOVING:
        demand(bool(removable_spaces(s)), "no palace card to remove")
    if s.phase is CHOOSING:
        demand(s.spaces[s.leaving] >= PALACE_CARDS, "a palace card is scored")
        demand(s.actor in s.quarters and not s.figures[s.actor], "a choice without need")
    if s.phase is MARKING:
        demand(s.may_lay_marker, "a marker is asked for in a game where it is always laid")
        demand(has_marker(s, s.actor), "a marker is asked for that is not there")
        # The builder's own figure stands on the balcony again.
        came_back = s.actor == s.turn or s.figures[s.actor] > 0
        demand(s.built and came_back, "a marker for nobody who was sent back")
    if s.phase is LIMITING:
        over = pieces_of(s, s.turn) > MOST_PIECES or len(s.hands[s.turn]) > hand_limit(s)
        demand(over, "the limits are kept")
    demand(bool(s.legal(s.actor)), "a question without an answer")
