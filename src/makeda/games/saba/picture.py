"""A view of Saba as plain text: harbour, build spaces, palace, quarters, serail and the players."""

from __future__ import annotations

from typing import Final

from makeda.games.saba.components import COLOURS, EXTRAS, PARTS, SIDE_NAMES
from makeda.games.saba.seen import Field, Pieces, Plot, Quarter, SabaView, Space
from makeda.games.texts import Catalogue, catalogue

# The plots fit a terminal of 80 columns.
NAME: Final = 9
WIDE: Final = 17
NARROW: Final = 9
# As much of a word as fits where a guard stands
SHORT: Final = 5


def picture(view: SabaView, names: list[str]) -> str:
    """The board from the harbour to the serail, and below it what everyone has."""
    texts = catalogue("saba")
    plots = view["plots"]
    lines = [
        _row("harbour", [_field(field, texts) for field in view["harbour"]], texts),
        _row("side", [_side(field, texts) for field in view["harbour"]], texts),
        "",
        *[_space(space, texts) for space in view["spaces"]],
        "",
        _row("plot", [str(plot["plot"]) for plot in plots], texts, NARROW),
        _row("part", [_part(plot, texts) for plot in plots], texts, NARROW),
        _row("balcony", [_colour(plot["balcony"], texts) for plot in plots], texts, NARROW),
    ]
    if view["guarding"]:
        guards = [texts.word(plot["guard"])[:SHORT] if plot["guard"] else "." for plot in plots]
        lines.append(_row("guard", guards, texts, NARROW))
    lines += ["", *_quarters(view["quarters"], texts), "", _treasury(view, texts)]
    lines += [_serail(view, texts), _row("supply", [_pieces(view["supply"], texts)], texts), ""]
    lines += _players(view, names, texts)
    return "\n".join(lines)


def _row(key: str, cells: list[str], texts: Catalogue, width: int = WIDE) -> str:
    return _line(texts.say("picture", key), cells, width)


def _line(name: str, cells: list[str], width: int = WIDE) -> str:
    return (name.ljust(NAME) + "".join(cell.ljust(width) for cell in cells)).rstrip()


def _colour(seat: int | None, texts: Catalogue) -> str:
    return "." if seat is None else texts.word(COLOURS[seat])


def _pieces(pieces: Pieces, texts: Catalogue) -> str:
    some = [
        texts.say("picture", "some", {"number": number, "name": name})
        for name, number in pieces.items()
        if number
    ]
    return ", ".join(some) or texts.say("picture", "nothing")


def _field(field: Field, texts: Catalogue) -> str:
    about = {"field": field["field"], "number": field["pieces"], "name": field["resource"]}
    return texts.say("picture", "field", {**about})


def _side(field: Field, texts: Catalogue) -> str:
    return texts.say("picture", f"side_{EXTRAS[SIDE_NAMES.index(field['side'])]}")


def _space(space: Space, texts: Catalogue) -> str:
    card = space["card"]
    cells = ["."] if card is None else [_card(card, texts), _pieces(space["price"], texts)]
    return _line(texts.say("picture", "space", {"number": space["space"]}), cells)


def _card(card: str, texts: Catalogue) -> str:
    """A palace card by part and plot, or one that has a name of its own."""
    part, _, plot = card.partition(" ")
    return f"{texts.say('picture', part)} {plot}" if part in PARTS else texts.word(card)


def _part(plot: Plot, texts: Catalogue) -> str:
    return texts.say("picture", PARTS[plot["level"] - 1]) if plot["level"] else "."


def _quarters(quarters: list[Quarter], texts: Catalogue) -> list[str]:
    """A figure that may still act this turn has a star."""
    width = max(WIDE, 1 + max(len(texts.word(quarter["quarter"])) for quarter in quarters))
    lines: list[str] = []
    for quarter in quarters:
        cells = [texts.word(quarter["quarter"]).ljust(width)]
        for place in quarter["places"]:
            about = {"price": place["price"], "colour": _colour(place["seat"], texts)}
            star = "*" if place["ready"] else ""
            cells.append(texts.say("picture", "place", {**about}) + star)
        cells.append(texts.say("picture", "vizier") if quarter["vizier"] else "")
        lines.append(_line("", cells))
    return lines


def _serail(view: SabaView, texts: Catalogue) -> str:
    serail = view["serail"]
    empty = serail["fields"] - len(serail["markers"])
    markers = " ".join([_colour(seat, texts) for seat in serail["markers"]] + ["."] * empty)
    if serail["figure"] is not None:
        colour = _colour(serail["figure"], texts)
        markers += ", " + texts.say("picture", "figure", {"colour": colour})
    return _row("serail", [markers], texts)


def _treasury(view: SabaView, texts: Catalogue) -> str:
    figures = [
        texts.word(player["colour"])
        for player in view["players"]
        for _ in range(player["treasury"])
    ]
    return _row("treasury", [" ".join(figures) or "."], texts)


def _players(view: SabaView, names: list[str], texts: Catalogue) -> list[str]:
    lines: list[str] = []
    width = max(map(len, names))
    for player in view["players"]:
        turn = ">" if player["seat"] in view["actors"] else " "
        colour = texts.word(player["colour"])
        who = f"{names[player['seat']].ljust(width)} ({colour})".ljust(width + 9)
        has = [
            texts.say("picture", "points", {"number": player["points"]}),
            texts.say("picture", "figures", {"number": player["figures"]}),
            texts.say("picture", "cards", {"number": player["hand_size"]}),
            texts.say(
                "picture", "fields", {"fields": "+".join(map(str, player["harbour_fields"]))}
            ),
            _pieces(player["pieces"], texts),
        ]
        lines.append(f"{turn} {who}  {'  '.join(has)}")
    if "me" in view:
        hand = view["me"]["hand"]
        lines.append(texts.say("picture", "hand" if hand else "hand_empty", {"cards": hand}))
    return lines
