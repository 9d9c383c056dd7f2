"""[S3.5-S3.10, S4] The second step of a turn: building, the treasury, and a figure in a quarter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from makeda.core.problems import IllegalMove
from makeda.games.saba import scoring
from makeda.games.saba.cards import discard
from makeda.games.saba.components import (
    CRAFTSMAN,
    DECK_NAMES,
    END_CARD,
    GOLD,
    KINDS,
    NOBODY,
    NOTHING,
    PALACE_CARDS,
    PRICE_OF_PLACE,
    QUARTERS,
    RESOURCES,
    SPACES,
    level_of,
    plot_of,
)
from makeda.games.saba.moves import (
    BUILD,
    DECLINE,
    DRAW,
    FINISH,
    KEEP_MARKER,
    LAY_MARKER,
    LEAVING,
    PLACE,
    TAKE,
    TREASURY,
    build,
    build_guard,
    build_source,
    build_space,
    build_spared,
    sort_of,
)
from makeda.games.saba.palace import (
    can_pay,
    has_figure_for,
    lacks,
    leave_space,
    pay,
    price,
    removable_spaces,
)
from makeda.games.saba.phases.ending import (
    DRAWING,
    draw_and_end,
    ended_by_last_palace_card,
    finish,
)
from makeda.games.saba.phases.turn import SabaPhase, TurnPhase
from makeda.games.saba.serail import has_marker, put_marker, settle_lead

if TYPE_CHECKING:
    from makeda.games.saba.state import SabaState


class Building(TurnPhase):
    """[S3.5, S3.10] Build one palace part and carry out one treasury card or the end card, in
    either order; [S3.8] after a palace part put a figure in a quarter; then draw.
    """

    def steps(self, s: SabaState, seat: int) -> list[int]:
        moves = [DRAW]
        for space in range(SPACES):
            card = s.spaces[space]
            if card >= PALACE_CARDS:
                if not s.carried and can_pay(s, seat, space, NOTHING):
                    moves.append((FINISH if card == END_CARD else TREASURY) + space)
            elif card != NOTHING and not s.built:
                _add_builds(s, seat, space, moves)
        if s.built and s.figures[seat]:
            for quarter in range(len(QUARTERS)):
                place = s.free_place(quarter)
                if place != NOTHING and s.goods[seat * KINDS + GOLD] >= PRICE_OF_PLACE[place]:
                    moves.append(PLACE + quarter)
        return moves

    def step(self, s: SabaState, seat: int, move: int) -> None:
        sort = sort_of(move)
        if sort == DRAW:
            draw_and_end(s, seat)
        elif sort == BUILD:
            _build(s, seat, move)
        elif sort == TREASURY:
            _begin_scoring(s, seat, move - TREASURY)
        elif sort == FINISH:
            _carry_out_end(s, seat, move - FINISH)
        else:
            _place(s, seat, move - PLACE)

    def why_not(self, s: SabaState, seat: int, move: int) -> IllegalMove | None:
        sort = sort_of(move)
        if sort == BUILD:
            return _why_not_build(s, seat, move)
        if sort in (TREASURY, FINISH):
            return _why_not_carry_out(s, seat, move)
        if sort == PLACE:
            return _why_not_place(s, seat, move - PLACE)
        return None

    def key(self, s: SabaState, seat: int) -> str:
        """Only what can be done at this moment is named; or that nothing open can be paid for."""
        sorts = self._sorts(s, seat)
        carries = TREASURY in sorts or FINISH in sorts
        if BUILD in sorts:
            return "building_or_carrying" if carries else "building"
        if PLACE in sorts:
            return "placing_or_carrying" if carries else "placing"
        if carries:
            return "carrying"
        if self._too_dear(s):
            return "short_or_using" if len(self.legal(s, seat)) > 1 else "short"
        return DRAWING.key(s, seat)

    def prompt(self, s: SabaState, seat: int) -> dict[str, object]:
        """Which cards can be carried out, if any."""
        sorts = self._sorts(s, seat)
        if TREASURY in sorts and FINISH in sorts:
            return {"card": "both"}
        return {"card": "end" if FINISH in sorts else "treasury"}

    def _sorts(self, s: SabaState, seat: int) -> list[int]:
        return [sort_of(move) for move in self.steps(s, seat)]

    def _too_dear(self, s: SabaState) -> bool:
        """Whether a card is open that the step allows, when none can be paid for."""
        carries = not s.carried and any(card >= PALACE_CARDS for card in s.spaces)
        return carries or (not s.built and bool(removable_spaces(s)))


# Building a palace part


def _add_builds(s: SabaState, seat: int, space: int, moves: list[int]) -> None:
    """[S3.5] The card on a space, paid in full or [S8.1] but for what a craftsman spares."""
    if can_pay(s, seat, space, NOTHING):
        _add_forms(s, seat, space, NOTHING, moves)
    if s.persons and s.holds(seat, CRAFTSMAN):
        for spared in range(KINDS):
            if price(s, space, spared) and can_pay(s, seat, space, spared):
                _add_forms(s, seat, space, spared, moves)


def _add_forms(s: SabaState, seat: int, space: int, spared: int, moves: list[int]) -> None:
    """[S8.3] Without a guard, or with one from what is left after paying."""
    _add_sources(s, seat, space, spared, NOTHING, moves)
    if s.guarding:
        for guard in range(KINDS):
            if _is_left(s, seat, space, spared, guard):
                _add_sources(s, seat, space, spared, guard, moves)


def _add_sources(
    s: SabaState, seat: int, space: int, spared: int, guard: int, moves: list[int]
) -> None:
    """[S3.6] The figure comes from the supply; only if there is none, perhaps from a quarter.

    As a house rule, whoever stands on the balcony may be left there.
    """
    moves.append(build(space, spared, guard, NOTHING))
    plot = plot_of(s.spaces[space])
    if has_figure_for(s, seat, plot):
        if s.may_send_back and s.balconies[plot] != NOBODY:
            moves.append(build(space, spared, guard, LEAVING))
    else:
        for quarter in range(len(QUARTERS)):
            if s.place_of(seat, quarter) != NOTHING:
                moves.append(build(space, spared, guard, quarter))


def _is_left(s: SabaState, seat: int, space: int, spared: int, kind: int) -> bool:
    """[S8.3] Whether a piece of a kind is left after paying."""
    paid = 0 if kind == spared else price(s, space, kind)
    return s.goods[seat * KINDS + kind] > paid


def _build(s: SabaState, seat: int, move: int) -> None:
    """[S3.5] Pay, build, and put a figure on the balcony; then the card leaves the game."""
    space = build_space(move)
    spared = build_spared(move)
    card = s.spaces[space]
    plot = plot_of(card)
    if s.events is not None:
        s.tell("build", {"seat": seat, "card": DECK_NAMES[card]})
    if spared != NOTHING:
        discard(s, seat, CRAFTSMAN)
        if s.events is not None:
            s.tell("craftsman", {"seat": seat, "resource": RESOURCES[spared]})
    pay(s, seat, space, spared)
    s.levels[plot] = level_of(card)
    s.built = True
    _change_guard(s, seat, plot, build_guard(move))
    sent_back = _put_on_balcony(s, seat, plot, build_source(move))
    if sent_back != NOBODY:
        if s.may_lay_marker and has_marker(s, sent_back):
            s.leaving = space
            s.ask(MARKING, sent_back)
            return
        put_marker(s, sent_back)
    _end_build(s, space)


def _end_build(s: SabaState, space: int) -> None:
    """[S8.2] The lead is settled, and [S3.7] the card leaves the game."""
    settle_lead(s)
    leave_space(s, space)
    ended_by_last_palace_card(s)


def _change_guard(s: SabaState, seat: int, plot: int, guard: int) -> None:
    """[S8.3] The guard that was there goes to the supply; the builder may lay a new one."""
    if s.guards[plot] != NOTHING:
        s.supply[s.guards[plot]] += 1
    s.guards[plot] = guard
    if guard != NOTHING:
        s.goods[seat * KINDS + guard] -= 1
        if s.events is not None:
            s.tell("guard", {"seat": seat, "plot": plot + 1, "resource": RESOURCES[guard]})


def _put_on_balcony(s: SabaState, seat: int, plot: int, source: int) -> int:
    """[S3.6] Send back who stands there and put an own figure, both or neither; the seat that was
    sent back, or NOBODY.
    """
    if source == LEAVING or (source == NOTHING and not has_figure_for(s, seat, plot)):
        return NOBODY
    before = s.balconies[plot]
    if before != NOBODY:
        s.figures[before] += 1
        if s.events is not None:
            s.tell("sent_back", {"seat": before})
    if source != NOTHING:
        s.leave_quarter(seat, source)
    else:
        s.figures[seat] -= 1
    s.balconies[plot] = seat
    if s.events is not None:
        s.tell("balcony", {"seat": seat, "plot": plot + 1})
    return before


class Marking(SabaPhase):
    """[S5.2] A house rule: whoever was sent back puts a marker in the serail, or keeps it."""

    def legal(self, s: SabaState, seat: int) -> list[int]:
        return [LAY_MARKER, KEEP_MARKER]

    def play(self, s: SabaState, seat: int, move: int) -> None:
        if move == LAY_MARKER:
            put_marker(s, seat)
        elif s.events is not None:
            s.tell("no_marker", {"seat": seat})
        space = s.leaving
        s.leaving = NOTHING
        s.ask(BUILDING, s.turn)
        _end_build(s, space)

    def prompt(self, s: SabaState, seat: int) -> dict[str, object]:
        return {"plot": plot_of(s.spaces[s.leaving]) + 1}


def _why_not_build(s: SabaState, seat: int, move: int) -> IllegalMove:
    space = build_space(move)
    spared = build_spared(move)
    if s.built:
        return IllegalMove("already_built", "S3.5")
    if not NOTHING < s.spaces[space] < PALACE_CARDS:
        return IllegalMove("no_palace_card", "S3.5", {"space": space + 1})
    if spared != NOTHING:
        if not s.holds(seat, CRAFTSMAN):
            return IllegalMove("card_not_in_hand", "S8.1", {"card": "craftsman"})
        if not price(s, space, spared):
            return IllegalMove("craftsman_idle", "S8.1", {"resource": RESOURCES[spared]})
    if not can_pay(s, seat, space, spared):
        return IllegalMove("too_little", "S3.5", {"missing": _missing(s, seat, space, spared)})
    return _why_not_form(s, seat, move)


def _why_not_form(s: SabaState, seat: int, move: int) -> IllegalMove:
    """Why a part that can be paid for cannot have this guard, a figure from this quarter, or none
    at all.
    """
    guard = build_guard(move)
    if guard != NOTHING:
        if not s.guarding:
            return IllegalMove("no_guards", "S8.3")
        if not _is_left(s, seat, build_space(move), build_spared(move), guard):
            return IllegalMove("no_guard_left", "S8.3", {"resource": RESOURCES[guard]})
    plot = plot_of(s.spaces[build_space(move)])
    at_hand = has_figure_for(s, seat, plot)
    if build_source(move) == LEAVING:
        if not at_hand:
            return IllegalMove("no_figure_left", "S3.6")
        key = "balcony_free" if s.may_send_back else "must_send_back"
        return IllegalMove(key, "S3.6", {"plot": plot + 1})
    source = QUARTERS[build_source(move)]
    return IllegalMove(
        "figure_in_supply" if at_hand else "no_figure_there", "S3.6", {"quarter": source}
    )


def _missing(s: SabaState, seat: int, space: int, spared: int) -> list[str]:
    """What a seat lacks to pay for a card, piece by piece."""
    missing: list[str] = []
    for kind in range(KINDS):
        lack = lacks(s, seat, space, kind)
        if kind != spared:
            missing += [RESOURCES[kind]] * lack
    return missing


# Treasury and end card


def _begin_scoring(s: SabaState, seat: int, space: int) -> None:
    """[S4.1] Who has most points puts a figure on the treasury.

    [S4.2] Who has none in supply may take one from a quarter, and who has none at all puts none.
    """
    pay(s, seat, space, NOTHING)
    s.carried = True
    s.leaving = space
    winner = scoring.leader(s)
    if s.events is not None:
        about: dict[str, object] = {"seat": seat, "card": DECK_NAMES[s.spaces[space]]}
        about["winner"] = None if winner == NOBODY else winner
        about["points"] = scoring.points(s)
        about["tied"] = len(scoring.best_seats(s)) > 1
        s.tell("treasury", about)
    if winner == NOBODY:
        if s.events is not None:
            s.tell("treasury_tied", {"seats": scoring.best_seats(s)})
    elif s.figures[winner]:
        s.figures[winner] -= 1
        _put_on_treasury(s, winner)
    elif winner in s.quarters:
        s.ask(CHOOSING, winner)
        return
    elif s.events is not None:
        s.tell("treasury_no_figure", {"seat": winner})
    _end_scoring(s)


def _put_on_treasury(s: SabaState, winner: int) -> None:
    s.treasury[winner] += 1
    if s.events is not None:
        s.tell("treasury_figure", {"seat": winner})


def _end_scoring(s: SabaState) -> None:
    """[S4.2] Now the card leaves, and the turn goes on."""
    leave_space(s, s.leaving)
    s.leaving = NOTHING
    s.ask(BUILDING, s.turn)


class Choosing(SabaPhase):
    """[S4.2] The winner of a treasury scoring takes a figure from a quarter, or none."""

    def legal(self, s: SabaState, seat: int) -> list[int]:
        moves = [DECLINE]
        for quarter in range(len(QUARTERS)):
            if s.place_of(seat, quarter) != NOTHING:
                moves.append(TAKE + quarter)
        return moves

    def play(self, s: SabaState, seat: int, move: int) -> None:
        if move == DECLINE:
            if s.events is not None:
                s.tell("decline", {"seat": seat})
        else:
            s.leave_quarter(seat, move - TAKE)
            _put_on_treasury(s, seat)
        _end_scoring(s)

    def reason(self, s: SabaState, seat: int, move: int) -> IllegalMove:
        if sort_of(move) == TAKE:
            return IllegalMove("no_figure_there", "S4.2", {"quarter": QUARTERS[move - TAKE]})
        return super().reason(s, seat, move)


def _carry_out_end(s: SabaState, seat: int, space: int) -> None:
    """[S7.1] The end card ends the game at once.

    [S3.7] It leaves its space like any other, but nothing more is turned up.
    """
    pay(s, seat, space, NOTHING)
    del s.spaces[space]
    s.spaces.append(NOTHING)
    if s.events is not None:
        s.tell("end_card", {"seat": seat})
    finish(s)


def _why_not_carry_out(s: SabaState, seat: int, move: int) -> IllegalMove:
    ends = sort_of(move) == FINISH
    space = move - sort_of(move)
    card = s.spaces[space]
    if card < PALACE_CARDS or (card == END_CARD) != ends:
        return IllegalMove("no_end_card" if ends else "no_treasury", "S3.10", {"space": space + 1})
    if s.carried:
        return IllegalMove("already_carried_out", "S3.10")
    return IllegalMove("too_little", "S3.10", {"missing": _missing(s, seat, space, NOTHING)})


# A figure in a quarter


def _place(s: SabaState, seat: int, quarter: int) -> None:
    """[S3.8] On the cheapest free place, for its gold. [S3.10] The build step is over."""
    place = s.free_place(quarter)
    s.get(seat, GOLD, -PRICE_OF_PLACE[place])
    s.figures[seat] -= 1
    s.quarters[place] = seat
    if s.events is not None:
        gold = PRICE_OF_PLACE[place]
        s.tell("place", {"seat": seat, "quarter": QUARTERS[quarter], "number": gold})
    s.ask(DRAWING, seat)


def _why_not_place(s: SabaState, seat: int, quarter: int) -> IllegalMove:
    if not s.built:
        return IllegalMove("build_first", "S3.8")
    if not s.figures[seat]:
        return IllegalMove("no_figure_left", "S3.8")
    place = s.free_place(quarter)
    if place == NOTHING:
        return IllegalMove("quarter_full", "S3.8", {"quarter": QUARTERS[quarter]})
    return IllegalMove("too_little_gold", "S3.8", {"number": PRICE_OF_PLACE[place]})


BUILDING: Final = Building("building", "S3.5")
CHOOSING: Final = Choosing("choosing", "S4.2")
MARKING: Final = Marking("marking", "S5.2")
