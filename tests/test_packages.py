"""The packages that `make dist` builds, as those get them who install Makeda."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from makeda.games.registry import GAMES

ROOT = Path(__file__).parents[1]
# `make test` has built and installed them just before it tests what is installed.
pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(
        os.environ.get("MAKEDA_EXPECT") != "compiled", reason="`make dist` may be old, or not there"
    ),
]


def package(pattern: str) -> Path:
    (found,) = (ROOT / "dist").glob(pattern)
    return found


def sources() -> set[str]:
    """The files of the source package."""
    with tarfile.open(package("*.tar.gz")) as archive:
        return {each.name.partition("/")[2] for each in archive if each.isfile()}


def run(*command: object, cwd: Path = ROOT, **environment: str) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        cwd=cwd,
        env={**os.environ, **environment},
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_both_packages_are_as_registries_want_them() -> None:
    run(sys.executable, "-m", "twine", "check", "--strict", package("*.whl"), package("*.tar.gz"))


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such tags")
def test_the_wheel_needs_no_library_that_some_linux_lacks() -> None:
    shown = run(sys.executable, "-m", "auditwheel", "show", package("*.whl"))
    assert 'platform tag: "manylinux_' in " ".join(shown.split())


def test_the_source_package_has_the_web_app_built_and_its_sources() -> None:
    names = sources()
    assert {"src/makeda/server/web/index.html", "src/makeda/py.typed"} <= names
    assert {"setup.py", "web/package-lock.json", "web/index.html"} <= names
    assert not any("node_modules" in name for name in names)


def test_the_wheel_has_the_same_web_app_and_nothing_else_than_makeda() -> None:
    wheel = ZipFile(package("*.whl")).namelist()
    ours = {name.removeprefix("src/") for name in sources() if "server/web/" in name}
    assert {name for name in wheel if "server/web/" in name} == ours
    assert all(name.startswith("makeda") for name in wheel)


def test_without_a_compiler_the_source_package_is_installed_interpreted(tmp_path: Path) -> None:
    """And a documentation that was built goes along."""
    with tarfile.open(package("*.tar.gz")) as archive:
        archive.extractall(tmp_path, filter="data")
    (source,) = tmp_path.glob("makeda-*")
    page = Path("makeda", "server", "docs", "start", "index.html")
    built = source / "src" / page
    built.parent.mkdir(parents=True, exist_ok=True)
    built.write_text("first steps", encoding="utf-8")
    installed = tmp_path / "installed"
    pip = [ROOT / ".venv-build" / "bin" / "python", "-m", "pip", "--verbose", "install"]
    options = ["--no-build-isolation", "--no-deps", "--no-compile", "--target", installed]
    said = run(*pip, *options, source, cwd=tmp_path, CC="no-such-compiler")
    assert "makeda: no C compiler was found, so the rules run interpreted." in said
    assert (installed / page).read_text(encoding="utf-8") == "first steps"
    assert not [*installed.rglob("*.so"), *installed.rglob("*.pyd")]
    makeda = [sys.executable, "-c", "from makeda.cli import main; main()"]
    game = ["simulate", "kette", "--games", "2"]
    assert "interpreted" in run(*makeda, *game, cwd=tmp_path, PYTHONPATH=str(installed))


def test_installed_in_a_clean_environment_it_is_typed_and_plays(tmp_path: Path) -> None:
    """With what the wheel names alone, and without a compiler: only wheels are taken."""
    clean = tmp_path / "clean"
    run(sys.executable, "-m", "venv", "--without-pip", clean)
    python = clean / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-compile"]
    run(*pip, "--only-binary=:all:", package("*.whl"))
    program = ROOT / "tests" / "outside.py"
    # From elsewhere: neither the sources nor our own settings are found.
    checks = [sys.executable, "-m", "mypy", "--strict", "--python-executable", python]
    run(*checks, "--config-file=", "--cache-dir", tmp_path / "cache", program, cwd=tmp_path)
    said = run(python, program, cwd=tmp_path)
    games = [each.info.id for each in GAMES]
    assert [line.split()[0] for line in said.splitlines()] == ["refused", *games]
    assert "(compiled)" in run(clean / "bin" / "makeda", "--version", cwd=tmp_path)
