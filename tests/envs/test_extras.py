from __future__ import annotations

import sys
from importlib import import_module

import pytest


@pytest.mark.parametrize(
    ("environment", "library", "extra"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("vector", "gymnasium", "pettingzoo"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_without_the_library_the_extra_is_named(
    environment: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"makeda.envs.{environment}", raising=False)
    with pytest.raises(ImportError, match=rf'pip install "makeda\[{extra}\]"'):
        import_module(f"makeda.envs.{environment}")
