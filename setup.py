"""Compile the rules with mypyc where there is a C compiler, and build the web app, into a wheel.

Without a compiler the rules are installed interpreted. The web app needs no node on the machine:
it comes as a Python package.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shlex import split
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

CORES = os.cpu_count() or 1
# Not for Microsoft's compiler, which hides by itself.
HIDDEN = [] if os.name == "nt" else ["-fvisibility=hidden"]
COMPILED = ["core/*.py", "games/**/*.py", "bots/**/*.py", "lab/playout.py"]
# They hold types alone, which compiled could not be read again: the tests do that.
TYPES = "seen.py"


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


def is_wanted(switch: str) -> bool:
    """Only into a wheel: a library beside the source would shadow every later edit."""
    return "bdist_wheel" in sys.argv and os.environ.get(switch) != "0"


def start_web_build() -> subprocess.Popen[bytes] | None:
    """Build the web app, while the rules are being compiled."""
    if not is_wanted("MAKEDA_WEB"):
        return None
    return subprocess.Popen([sys.executable, "web/npm.py", "build"])


class BuildWithWeb(build_py):
    """Collects the files of the package, once the web app is among them."""

    def run(self) -> None:
        if web_build and web_build.wait():
            sys.exit(1)
        # The names of its files change with their content: older ones would stay in the package.
        shutil.rmtree(Path(self.build_lib, "makeda", "server", "web"), ignore_errors=True)
        super().run()


def extensions() -> list[Extension]:
    """The modules to compile; none where that is not wanted or not possible."""
    if not is_wanted("MAKEDA_COMPILE"):
        return []
    if not has_compiler():
        print("makeda: no C compiler was found, so the rules run interpreted.", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    root = Path("src/makeda")
    files = sorted(
        {str(path) for pattern in COMPILED for path in root.glob(pattern) if path.name != TYPES}
    )
    # One C file a module instead of one for all: several compilers can work at the same time. The
    # second and third level of optimising take half as long again and gain no more than 5 %.
    found = mypycify(files, opt_level="1", debug_level="0", strip_asserts=False, multi_file=True)
    for extension in found:
        # Nobody calls into the library but itself, so calls in it may be direct ones.
        extension.extra_compile_args = [*extension.extra_compile_args, *HIDDEN]
    return found


class CompileTogether(build_ext):
    """Compiles on all cores."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or CORES

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_together(sources: list[str], *args: Any, **more: Any) -> list[str]:
            with ThreadPoolExecutor(CORES) as pool:
                parts = pool.map(lambda source: compile_in_turn([source], *args, **more), sources)
                return [object_file for part in parts for object_file in part]

        self.compiler.compile = compile_together
        super().build_extensions()


web_build = start_web_build()
setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildWithWeb, "build_ext": CompileTogether},
)
