"""What may matter for winning a game of Kette, for balance reports."""

from __future__ import annotations

from makeda.core.events import Count, Event, count


def counts(events: list[Event]) -> list[Count]:
    """The cards someone buys and lays, and where the money comes from."""
    found: list[Count] = []
    for event in events:
        params = event.params
        if event.key == "sold":
            amount = _amount(event)
            found.append(count(event, "bought", str(params["card"]), who="buyer"))
            found.append(count(event, "money", "earned by sales", amount))
            found.append(count(event, "money", "spent at auctions", amount, "buyer"))
        elif event.key == "draw":
            found.append(count(event, "money", "spent on the deck", _amount(event)))
        elif event.key == "lay":
            found.append(count(event, "laid", _columns(params["at"])))
            found.append(count(event, "laid_cards", str(params["card"])))
            found.append(count(event, "money", "earned by premiums", _amount(event)))
        elif event.key == "forgery":
            found.append(count(event, "fates", "laid a forgery aside"))
        elif event.key == "unsold":
            found.append(count(event, "fates", "found no buyer"))
    return found


def _amount(event: Event) -> int:
    return int(str(event.params["amount"]))


def _columns(place: object) -> str:
    """[K1.2] The columns that belong together: as far from the axis on the left as on the right."""
    assert isinstance(place, list)
    distance = abs(int(place[0]))
    return f"columns -{distance} and {distance}" if distance else "column 0"
