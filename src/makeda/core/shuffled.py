"""What all know of the last shuffle, as numbers for programs that learn (see `known.py`)."""

from __future__ import annotations

from makeda.core.observation import Row


def write_shuffle(
    row: Row,
    seats: list[int],
    made_of: list[int],
    held_then: list[int],
    drawn_since: list[int],
    played_since: list[int],
) -> None:
    """The parts `made_of`, `held_then`, `drawn_since` and `played_since`; seats as they are seen.

    `played_since` lies by seat and kind.
    """
    kinds = len(made_of)
    row.part("made_of")
    row.add_all(made_of)
    row.part("held_then")
    for seat in seats:
        row.add(held_then[seat])
    row.part("drawn_since")
    for seat in seats:
        row.add(drawn_since[seat])
    row.part("played_since")
    for seat in seats:
        row.add_some(played_since, seat * kinds, kinds)
