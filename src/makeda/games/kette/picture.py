"""A view of Kette as plain text: the necklace hanging in its V, the lot and the players.

A ruby 3 is written R3, a lion LL, a free field as its row, and one reserved for a lion [ ]. The
letters are those of the reader's language.
"""

from __future__ import annotations

from typing import Final

from makeda.games.kette.components import (
    COLUMNS,
    FIELDS,
    ROWS,
    SIDE,
    field_at,
    row_of,
)
from makeda.games.kette.seen import KetteView
from makeda.games.texts import Catalogue, catalogue

CELL: Final = 5


def picture(view: KetteView, names: list[str]) -> str:
    """The necklace, and below it what is for sale and what everyone has."""
    texts = catalogue("kette")
    sale, players = _sale(view, names, texts), _players(view, names, texts)
    return "\n".join([_necklace(view, texts), "", sale, *players])


def _necklace(view: KetteView, texts: Catalogue) -> str:
    cells = [str(row_of(field)) for field in range(FIELDS)]
    for entry in view["necklace"]:
        column, row = entry["at"]
        cells[field_at(column, row)] = _short(entry["card"], texts) if "card" in entry else "[ ]"
    lines = [_line([str(column) for column in range(-SIDE, SIDE + 1)]), _line(_kinds(view, texts))]
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


def _kinds(view: KetteView, texts: Catalogue) -> list[str]:
    """Above each column its kind in short, or a dot while it has none."""
    letters = ["."] * COLUMNS
    for entry in view["columns"]:
        if entry["kind"]:
            for column in entry["columns"]:
                letters[column + SIDE] = texts.say("picture", entry["kind"])
    return letters


def _short(card: str, texts: Catalogue) -> str:
    kind, _, value = card.partition(" ")
    return texts.say("picture", kind) + value


def _sale(view: KetteView, names: list[str], texts: Catalogue) -> str:
    parts = [texts.say("picture", "deck", {"number": view["deck_size"]})]
    if view["removed_size"]:
        parts.append(texts.say("picture", "removed", {"number": view["removed_size"]}))
    if view["forgeries"]:
        cards = " ".join(_short(card, texts) for card in view["forgeries"])
        parts.append(texts.say("picture", "forgeries", {"cards": cards}))
    if view["lot"]:
        parts.append(texts.say("picture", "lot", {"card": view["lot"]}))
    if view["bid"]:
        parts.append(texts.say("picture", "bid", {**view["bid"]}, names))
    if view["price"]:
        parts.append(texts.say("picture", "price", {"amount": view["price"]}))
    return ", ".join(parts)


def _players(view: KetteView, names: list[str], texts: Catalogue) -> list[str]:
    lines: list[str] = []
    width = max(map(len, names))
    for player in view["players"]:
        turn = ">" if player["seat"] in view["actors"] else " "
        who = names[player["seat"]].ljust(width)
        cards = texts.say("picture", "cards", {"number": player["hand_size"]})
        line = f"{turn} {who}  {texts.score(player['cash']):>7}  {cards}"
        if player["known"]:
            line += "  " + texts.say("picture", "known", {"cards": player["known"]})
        lines.append(line)
    if "me" in view:
        hand = view["me"]["hand"]
        lines.append(texts.say("picture", "hand" if hand else "hand_empty", {"cards": hand}))
    return lines
