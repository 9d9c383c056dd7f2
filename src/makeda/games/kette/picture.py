"""A view of Kette as plain text: the necklace hanging in its V, the lot and the players.

A ruby 3 is written R3, a lion LL, a free field as its row, and one reserved for a lion [ ].
"""

from __future__ import annotations

from typing import Final

from makeda.core.picture import thousands
from makeda.games.kette.components import (
    COLUMNS,
    FIELDS,
    ROWS,
    SIDE,
    field_at,
    row_of,
)
from makeda.games.kette.seen import KetteView

LETTERS: Final = {"ruby": "R", "pearl": "P", "topaz": "T", "emerald": "E", "sapphire": "S"}
CELL: Final = 5


def picture(view: KetteView, names: list[str]) -> str:
    """The necklace, and below it what is for sale and what everyone has."""
    return "\n".join([_necklace(view), "", _sale(view, names), *_players(view, names)])


def _necklace(view: KetteView) -> str:
    cells = [str(row_of(field)) for field in range(FIELDS)]
    for entry in view["necklace"]:
        column, row = entry["at"]
        cells[field_at(column, row)] = _short(entry["card"]) if "card" in entry else "[ ]"
    lines = [_line([str(column) for column in range(-SIDE, SIDE + 1)]), _line(_kinds(view))]
    for level in range(2, 2 * ROWS + max(view["layout"]) + 1):
        shown: list[str] = []
        for column in range(-SIDE, SIDE + 1):
            row, between = divmod(level - view["layout"][column + SIDE], 2)
            here = 1 <= row <= ROWS and not between
            shown.append(cells[field_at(column, row)] if here else "")
        lines.append(_line(shown))
    return "\n".join(lines)


def _line(cells: list[str]) -> str:
    return "".join(cell.center(CELL) for cell in cells).rstrip()


def _kinds(view: KetteView) -> list[str]:
    """Above each column the first letter of its kind, or a dot while it has none."""
    letters = ["."] * COLUMNS
    for entry in view["columns"]:
        if entry["kind"]:
            for column in entry["columns"]:
                letters[column + SIDE] = LETTERS[entry["kind"]]
    return letters


def _short(card: str) -> str:
    if card == "lion":
        return "LL"
    kind, value = card.split()
    return LETTERS[kind] + value


def _sale(view: KetteView, names: list[str]) -> str:
    parts = [f"deck {view['deck_size']}"]
    if view["forgeries"]:
        parts.append("forgeries " + " ".join(_short(card) for card in view["forgeries"]))
    if view["lot"]:
        parts.append(f"for sale: {view['lot']}")
    if view["bid"]:
        parts.append(f"{names[view['bid']['seat']]} bids {thousands(view['bid']['amount'])}")
    if view["price"]:
        parts.append(f"price {thousands(view['price'])}")
    return ", ".join(parts)


def _players(view: KetteView, names: list[str]) -> list[str]:
    lines: list[str] = []
    width = max(map(len, names))
    for player in view["players"]:
        turn = ">" if player["seat"] in view["actors"] else " "
        who = names[player["seat"]].ljust(width)
        line = f"{turn} {who}  {thousands(player['cash']):>7}  {player['hand_size']} cards"
        known = ", ".join(player["known"])
        lines.append(f"{line}  (known: {known})" if known else line)
    if "me" in view:
        lines.append("your hand: " + (", ".join(view["me"]["hand"]) or "empty"))
    return lines
