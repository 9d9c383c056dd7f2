"""[K6, K7] Where a card may be laid, and when it is a forgery."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.games.kette.components import (
    CLASS_OF,
    CLASSES,
    EMPTY,
    FIELDS,
    FIELDS_OF,
    KINDS,
    LION,
    LIONS,
    MIRROR,
    MIRRORED,
    ROWS,
    VALUES,
)

if TYPE_CHECKING:
    from makeda.games.kette.state import KetteState


def fields_for(s: KetteState, card: int) -> list[int]:
    """The fields on which this card may be laid now."""
    return _fields_for_lion(s) if card == LION else _fields_for_gem(s, card)


def is_forgery(s: KetteState, card: int) -> bool:
    """[K7.1] A gem without a field, or any card once the necklace is complete.

    A lion that only has to wait for its field (K4.4) is none.
    """
    if card == LION:
        return s.laid == FIELDS
    return not _fields_for_gem(s, card)


def _fields_for_gem(s: KetteState, card: int) -> list[int]:
    """[K6.1] In the class of its kind, or in any class without a kind; always in its own row."""
    row = card % VALUES
    own = s.class_of[card // VALUES]
    fields: list[int] = []
    if own != EMPTY:
        _add_free_fields(s, own, row, fields)
        return fields
    for distance in range(CLASSES):
        if s.kind_of[distance] == EMPTY:
            _add_free_fields(s, distance, row, fields)
    return fields


def _add_free_fields(s: KetteState, distance: int, row: int, fields: list[int]) -> None:
    """The fields of a class in one row, from 0, that are neither taken nor reserved [K6.4]."""
    for field in FIELDS_OF[distance * ROWS + row]:
        if s.necklace[field] == EMPTY and not is_reserved(s, field):
            fields.append(field)


def _fields_for_lion(s: KetteState) -> list[int]:
    only_open = _one_class_is_open(s)
    return [field for field in range(FIELDS) if _may_hold_lion(s, field, only_open)]


def lion_has_field(s: KetteState) -> bool:
    only_open = _one_class_is_open(s)
    return any(_may_hold_lion(s, field, only_open) for field in range(FIELDS))


def _one_class_is_open(s: KetteState) -> bool:
    return s.kind_of.count(EMPTY) == 1


def _may_hold_lion(s: KetteState, field: int, only_open: bool) -> bool:
    """[K6.2] Where it is beyond doubt which card belongs there; [K6.4] symmetry may bind it."""
    if s.necklace[field] != EMPTY or (s.kind_of[CLASS_OF[field]] == EMPTY and not only_open):
        return False
    return s.lions != MIRRORED or _keeps_symmetry(s, field)


def is_reserved(s: KetteState, field: int) -> bool:
    """[K6.4] Kept for a lion, because one lies opposite."""
    return s.lions == MIRRORED and s.necklace[field] == EMPTY and s.necklace[MIRROR[field]] == LION


def reserved_fields(s: KetteState) -> list[int]:
    return [field for field in range(FIELDS) if is_reserved(s, field)]


def _keeps_symmetry(s: KetteState, field: int) -> bool:
    """[K6.4] Opposite is a lion or nothing, and enough lions are left for what is then reserved."""
    opposite = s.necklace[MIRROR[field]]
    if opposite != LION and opposite != EMPTY:
        return False
    reserved = len(reserved_fields(s))
    if opposite == LION:
        reserved -= 1
    elif MIRROR[field] != field:
        reserved += 1
    lions_left = LIONS - s.necklace.count(LION) - 1
    return lions_left >= reserved


def put(s: KetteState, card: int, field: int) -> None:
    """Lay the card and, if it is the first of its class, settle the kind of the class."""
    s.necklace[field] = card
    s.laid += 1
    distance = CLASS_OF[field]
    if s.kind_of[distance] == EMPTY:
        # [K6.2] A lion settles the last open class for the fifth kind.
        kind = s.class_of.index(EMPTY) if card == LION else card // VALUES
        s.kind_of[distance] = kind
        s.class_of[kind] = distance


def card_for(s: KetteState, field: int) -> int:
    """The gem that belongs on a field whose class has its kind."""
    return s.kind_of[CLASS_OF[field]] * VALUES + field % ROWS


def refusal_key(s: KetteState, card: int, field: int) -> tuple[str, str]:
    """Why the card may not be laid on this field: a key of the catalogue, and the rule."""
    if s.necklace[field] != EMPTY:
        return "field_taken", "K6.1"
    distance = CLASS_OF[field]
    if card == LION:
        if s.kind_of[distance] == EMPTY and s.kind_of.count(EMPTY) > 1:
            return "lion_in_doubt", "K6.2"
        if s.necklace[MIRROR[field]] in (EMPTY, LION):
            return "lions_needed", "K6.4"
        return "lion_not_mirrored", "K6.4"
    if is_reserved(s, field):
        return "field_reserved", "K6.4"
    if s.kind_of[distance] not in (EMPTY, card // VALUES):
        return "column_of_other_kind", "K6.1"
    return "kind_has_column", "K6.1"


def column_kinds(s: KetteState) -> list[list[str]]:
    """For each class the kinds it may hold: its own, or all that have no class yet."""
    free = [KINDS[kind] for kind in range(len(KINDS)) if s.class_of[kind] == EMPTY]
    return [free if kind == EMPTY else [KINDS[kind]] for kind in s.kind_of]
