"""A view of Babel as plain text: the wonders with discs and parts, the offers, the players."""

from __future__ import annotations

from collections import Counter
from typing import Final

from makeda.games.babel.seen import Asks, BabelOwn, BabelPlayer, BabelView, Building, Wonder
from makeda.games.texts import Catalogue, catalogue

DISC: Final = 22


def picture(view: BabelView, names: list[str]) -> str:
    """The board, and below it what is being built and what everyone has."""
    texts = catalogue("babel")
    wonders = [texts.say("picture", wonder["name"]) for wonder in view["wonders"]]
    width = max(map(len, wonders)) + 1
    lines = [
        _wonder(name.ljust(width), wonder, names, texts)
        for name, wonder in zip(wonders, view["wonders"], strict=True)
    ]
    if view["phase"] != "over":
        # When all rows are used up, the last wonder can only be scored at the end.
        row = "/".join(map(str, [*view["rows"], view["final_row"]][view["marker"]]))
        lines += ["", texts.say("picture", "next", {"row": row, "deck": view["deck_size"]})]
    if view["building"]:
        lines += _building(view, view["building"], names, texts)
    lines.append("")
    lines += [_player(player, names, texts) for player in view["players"]]
    if "me" in view:
        lines += _own(view["me"], texts)
    return "\n".join(lines)


def _wonder(name: str, wonder: Wonder, names: list[str], texts: Catalogue) -> str:
    discs = [_disc(disc, texts) if disc else "-" for disc in wonder["discs"]]
    parts = [f"{names[seat]} {own}" for seat, own in enumerate(wonder["parts"]) if own]
    cells = "".join(disc.ljust(DISC) for disc in discs)
    return f"{name}{cells}{', '.join(parts)}".rstrip()


def _disc(asks: Asks, texts: Catalogue) -> str:
    return " ".join(texts.word(f"{kind} {number}") for kind, number in asks.items())


def _cards(cards: list[str], texts: Catalogue) -> str:
    """Cards by name, equal ones counted."""
    some = [
        texts.say("picture", "some", {"number": number, "card": card})
        for card, number in Counter(cards).items()
    ]
    return ", ".join(some) or texts.say("picture", "nothing")


def _building(view: BabelView, at: Building, names: list[str], texts: Catalogue) -> list[str]:
    """What the active player wants to build, and the offers that are open."""
    about: dict[str, object] = {
        "seat": view["active"],
        "wonder": texts.say("picture", at["wonder"]),
        "place": at["place"],
        "asks": _disc(at["asks"], texts),
    }
    lines = [texts.say("picture", "builds", about, names)]
    for player in view["players"]:
        told: dict[str, object] = {"seat": player["seat"]}
        if player["sealed"]:
            lines.append("  " + texts.say("picture", "sealed", told, names))
        elif player["offer"]:
            key = "offers_trade" if player["offer"]["trade"] else "offers"
            told["cards"] = _cards(player["offer"]["cards"], texts)
            lines.append("  " + texts.say("picture", key, told, names))
    return lines


def _player(player: BabelPlayer, names: list[str], texts: Catalogue) -> str:
    who = f"{names[player['seat']]} ({texts.word(player['colour'])})"
    has = [
        texts.say("picture", "points", {"number": player["points"]}),
        texts.say("picture", "cards", {"number": player["hand_size"]}),
    ]
    if player["action_cards"]:
        has.append(texts.say("picture", "action_cards", {"number": player["action_cards"]}))
    if player["known"]:
        has.append(texts.say("picture", "known", {"cards": _cards(player["known"], texts)}))
    line = f"{who:>20}  {', '.join(has)}"
    if player["discs"]:
        discs = "; ".join(_disc(disc, texts) for disc in player["discs"])
        line += "; " + texts.say("picture", "discs", {"discs": discs})
    return line


def _own(own: BabelOwn, texts: Catalogue) -> list[str]:
    lines = [texts.say("picture", "hand", {"cards": _cards(own["hand"], texts)})]
    if own["offer"]:
        key = "offer_trade" if own["offer"]["trade"] else "offer"
        lines.append(texts.say("picture", key, {"cards": _cards(own["offer"]["cards"], texts)}))
    if own["action_cards"]:
        lines.append(texts.say("picture", "actions", {"cards": own["action_cards"]}))
    return lines
