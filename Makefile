# Two commands do everything on a fresh machine: `make play` and `make test`.
# Each target makes the environment it needs.

PYTHON ?= python3
PIP = -m pip --disable-pip-version-check install --quiet

DEV = .venv
COMPILED = .venv-compiled
BENCH = .venv-bench
SOURCES = $(shell find src -name '*.py' -o -name '*.md' -o -name '*.toml' -o -name '*.css') pyproject.toml setup.py README.md

.PHONY: play test test-interpreted test-compiled test-long check bench bench-server goldens clean compiler

play: $(COMPILED)/installed
	$(COMPILED)/bin/makeda play kette

test: compiler test-interpreted test-compiled

test-interpreted: $(DEV)/installed
	$(DEV)/bin/pytest -n auto

test-compiled: compiler $(COMPILED)/tested
	MAKEDA_EXPECT=compiled $(COMPILED)/bin/pytest -n auto --ignore tests/build

test-long: compiler $(COMPILED)/tested
	MAKEDA_EXPECT=compiled MAKEDA_LONG=1 $(COMPILED)/bin/pytest -n auto -m long

check: $(DEV)/installed
	$(DEV)/bin/ruff check
	$(DEV)/bin/ruff format --check
	$(DEV)/bin/mypy

# Interpreted, straight from src/: for debugging and for editing.
$(DEV)/installed: requirements/*.txt pyproject.toml setup.py
	test -d $(DEV) || $(PYTHON) -m venv $(DEV)
	$(DEV)/bin/python $(PIP) -r requirements/dev.txt
	$(DEV)/bin/python $(PIP) --editable .
	touch $@

# Compiled where there is a C compiler: an installation as users have it. What an earlier build left
# behind would get into the package, deleted modules included.
$(COMPILED)/installed: $(SOURCES) requirements/runtime.txt
	@echo "Setting up: this takes a minute or two, and only the first time."
	test -d $(COMPILED) || $(PYTHON) -m venv $(COMPILED)
	$(COMPILED)/bin/python $(PIP) -r requirements/runtime.txt
	rm -rf build
	$(COMPILED)/bin/python $(PIP) --force-reinstall --no-deps .
	touch $@

$(COMPILED)/tested: $(COMPILED)/installed requirements/test.txt
	$(COMPILED)/bin/python $(PIP) -r requirements/test.txt
	touch $@

# Side by side with other libraries, which live in an environment of their own.
bench: compiler $(BENCH)/installed
	$(BENCH)/bin/python bench/run.py

$(BENCH)/installed: $(SOURCES) requirements/bench.txt requirements/runtime.txt
	test -d $(BENCH) || $(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python $(PIP) -r requirements/bench.txt
	rm -rf build
	$(BENCH)/bin/python $(PIP) --force-reinstall --no-deps .
	touch $@

# The server with a thousand tables, on both databases.
bench-server: $(COMPILED)/tested
	$(COMPILED)/bin/python bench/server.py --rate 200 --rate 300

# A C compiler: found, installed with apt by root on Debian, or asked for in one sentence.
compiler:
	@command -v $${CC:-cc} > /dev/null || \
	{ [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && \
	  apt-get update --quiet && apt-get install --yes --quiet gcc libc6-dev; } || \
	{ echo "The tests need a C compiler: install gcc or clang and try again." >&2; exit 1; }

# The golden games of the current rules versions, written anew.
goldens: $(DEV)/installed
	$(DEV)/bin/python -m tests.goldens

clean:
	rm -rf $(DEV) $(COMPILED) $(BENCH) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
