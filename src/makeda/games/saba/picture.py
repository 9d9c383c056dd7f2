"""A view of Saba as plain text: harbour, build spaces, palace, quarters, serail and the players."""

from __future__ import annotations

from typing import Final

from makeda.games.saba.components import COLOURS, PARTS
from makeda.games.saba.seen import Field, Pieces, Plot, Quarter, SabaView, Space

# The plots fit a terminal of 80 columns.
NAME: Final = 9
WIDE: Final = 17
NARROW: Final = 9


def picture(view: SabaView, names: list[str]) -> str:
    """The board from the harbour to the serail, and below it what everyone has."""
    lines = [
        _row("harbour", [_field(field) for field in view["harbour"]]),
        _row("side", [field["side"] for field in view["harbour"]]),
        "",
        *[_space(space) for space in view["spaces"]],
        "",
        _row("plot", [str(plot["plot"]) for plot in view["plots"]], NARROW),
        _row("part", [_part(plot) for plot in view["plots"]], NARROW),
        _row("balcony", [_colour(plot["balcony"]) for plot in view["plots"]], NARROW),
    ]
    if view["guarding"]:
        lines.append(_row("guard", [(plot["guard"] or ".")[:5] for plot in view["plots"]], NARROW))
    lines += ["", *[_quarter(quarter) for quarter in view["quarters"]]]
    lines += ["", _treasury(view), _serail(view), f"{'supply':{NAME}}{_pieces(view['supply'])}", ""]
    lines += _players(view, names)
    return "\n".join(lines)


def _row(name: str, cells: list[str], width: int = WIDE) -> str:
    return (name.ljust(NAME) + "".join(cell.ljust(width) for cell in cells)).rstrip()


def _colour(seat: int | None) -> str:
    return "." if seat is None else COLOURS[seat]


def _pieces(pieces: Pieces) -> str:
    return ", ".join(f"{number} {name}" for name, number in pieces.items() if number) or "nothing"


def _field(field: Field) -> str:
    return f"{field['field']}: {field['pieces']} {field['resource']}"


def _space(space: Space) -> str:
    card = space["card"]
    return _row(
        f"space {space['space']}",
        [card or ".", _pieces(space["price"]) if card is not None else ""],
    )


def _part(plot: Plot) -> str:
    return PARTS[plot["level"] - 1] if plot["level"] else "."


def _quarter(quarter: Quarter) -> str:
    """A figure that may still act this turn has a star."""
    places = [
        f"{place['price']} gold: {_colour(place['seat'])}{'*' if place['ready'] else ''}"
        for place in quarter["places"]
    ]
    vizier = "vizier" if quarter["vizier"] else ""
    return _row("", [quarter["quarter"], *places, vizier])


def _serail(view: SabaView) -> str:
    serail = view["serail"]
    empty = serail["fields"] - len(serail["markers"])
    markers = " ".join([COLOURS[seat] for seat in serail["markers"]] + ["."] * empty)
    figure = f", figure {_colour(serail['figure'])}" if serail["figure"] is not None else ""
    return f"{'serail':{NAME}}{markers}{figure}"


def _treasury(view: SabaView) -> str:
    figures = [player["colour"] for player in view["players"] for _ in range(player["treasury"])]
    return f"{'treasury':{NAME}}{' '.join(figures) or '.'}"


def _players(view: SabaView, names: list[str]) -> list[str]:
    lines: list[str] = []
    width = max(map(len, names))
    for player in view["players"]:
        turn = ">" if player["seat"] in view["actors"] else " "
        who = f"{names[player['seat']].ljust(width)} ({player['colour']})".ljust(width + 9)
        fields = "+".join(map(str, player["harbour_fields"]))
        lines.append(
            f"{turn} {who}  {player['points']} points  {player['figures']} figures  "
            f"{player['hand_size']} cards  harbour {fields}  {_pieces(player['pieces'])}"
        )
    if "me" in view:
        lines.append("your hand: " + (", ".join(view["me"]["hand"]) or "empty"))
    return lines
