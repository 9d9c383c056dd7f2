"""A view of Babel as plain text: the wonders with discs and parts, the offers, the players."""

from __future__ import annotations

from collections import Counter
from typing import Final

from makeda.games.babel.seen import Asks, BabelOwn, BabelPlayer, BabelView, Building, Wonder

NAME: Final = 11
DISC: Final = 22


def picture(view: BabelView, names: list[str]) -> str:
    """The board, and below it what is being built and what everyone has."""
    lines = [_wonder(wonder, names) for wonder in view["wonders"]]
    if view["phase"] != "over":
        # When all rows are used up, the last wonder can only be scored at the end.
        row = [*view["rows"], view["final_row"]][view["marker"]]
        lines += ["", f"Next wonder: {'/'.join(map(str, row))}. Deck: {view['deck_size']}."]
    if view["building"]:
        lines += _building(view, view["building"], names)
    lines.append("")
    lines += [_player(player, names) for player in view["players"]]
    if "me" in view:
        lines += _own(view["me"])
    return "\n".join(lines)


def _wonder(wonder: Wonder, names: list[str]) -> str:
    discs = [_disc(disc) if disc else "-" for disc in wonder["discs"]]
    parts = [f"{names[seat]} {own}" for seat, own in enumerate(wonder["parts"]) if own]
    cells = "".join(disc.ljust(DISC) for disc in discs)
    return f"{wonder['name'].ljust(NAME)}{cells}{', '.join(parts)}".rstrip()


def _disc(asks: Asks) -> str:
    return " ".join(f"{kind} {number}" for kind, number in asks.items())


def _cards(cards: list[str]) -> str:
    """Cards by name, equal ones counted."""
    counted = Counter(cards).items()
    return ", ".join(f"{number} {card}" for card, number in counted) or "nothing"


def _building(view: BabelView, at: Building, names: list[str]) -> list[str]:
    """What the active player wants to build, and the offers that are open."""
    lines = [f"{names[view['active']]} builds {at['wonder']} {at['place']}: {_disc(at['asks'])}"]
    for player in view["players"]:
        if player["sealed"]:
            lines.append(f"  {names[player['seat']]} has made an offer")
        elif player["offer"]:
            trade = " and trade" if player["offer"]["trade"] else ""
            cards = _cards(player["offer"]["cards"])
            lines.append(f"  {names[player['seat']]} offers {cards}{trade}")
    return lines


def _player(player: BabelPlayer, names: list[str]) -> str:
    who = f"{names[player['seat']]} ({player['colour']})"
    has = f"{player['points']} points, {player['hand_size']} cards"
    if player["action_cards"]:
        has += f", {player['action_cards']} action cards"
    if player["known"]:
        has += f", among them {_cards(player['known'])}"
    discs = "; ".join(_disc(disc) for disc in player["discs"])
    return f"{who:>20}  {has}" + (f"; discs: {discs}" if discs else "")


def _own(own: BabelOwn) -> list[str]:
    lines = [f"Your cards: {_cards(own['hand'])}"]
    if own["offer"]:
        trade = " and trade" if own["offer"]["trade"] else ""
        lines.append(f"Your offer: {_cards(own['offer']['cards'])}{trade}")
    if own["action_cards"]:
        lines.append(f"Your action cards: {', '.join(own['action_cards'])}")
    return lines
