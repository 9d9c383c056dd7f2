"""A view as plain text."""

from __future__ import annotations


def outline(data: object, indent: str = "") -> str:
    """Any view as an indented outline: for games that draw no picture of their own."""
    lines: list[str] = []
    if isinstance(data, dict):
        for name, value in data.items():
            if isinstance(value, (dict, list)) and not _is_flat(value):
                lines.append(f"{indent}{name}:")
                lines.append(outline(value, indent + "  "))
            else:
                lines.append(f"{indent}{name}: {_flat(value)}")
    elif isinstance(data, list):
        for item in data:
            lines.append(f"{indent}- {_flat(item)}")
    else:
        lines.append(f"{indent}{_flat(data)}")
    return "\n".join(lines)


def _is_flat(value: object) -> bool:
    items = list(value.values()) if isinstance(value, dict) else value
    return isinstance(items, list) and not any(isinstance(item, (dict, list)) for item in items)


def _flat(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, dict):
        return ", ".join(f"{name} {_flat(item)}" for name, item in value.items())
    if isinstance(value, list):
        return ", ".join(_flat(item) for item in value) or "-"
    return str(value)
