"""Compile the rules with mypyc where there is a C compiler; install them interpreted otherwise."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from shlex import split

from setuptools import Extension, setup

COMPILED = ["core/*.py", "games/**/*.py", "bots/**/*.py", "lab/playout.py"]


def has_compiler() -> bool:
    """Whether a small extension module compiles here."""
    compiler = split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    include = sysconfig.get_path("include")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        command = [*compiler, "-I", include, "-c", str(source), "-o", str(source.with_suffix(".o"))]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def wants_compiling() -> bool:
    """Only into a wheel: a library beside the source would shadow every later edit."""
    return "bdist_wheel" in sys.argv and os.environ.get("MAKEDA_COMPILE") != "0"


def extensions() -> list[Extension]:
    """The modules to compile; none where that is not wanted or not possible."""
    if not wants_compiling():
        return []
    if not has_compiler():
        print("makeda: no C compiler was found, so the rules run interpreted.", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    root = Path("src/makeda")
    files = sorted({str(path) for pattern in COMPILED for path in root.glob(pattern)})
    return mypycify(files, opt_level="3", debug_level="0", strip_asserts=False)


setup(ext_modules=extensions())
