# make play: tables in the browser.  make test: everything that must hold.  Both set up what they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test lint check cover bench lock clean

play: $(READY)
	@$(BIN)/doubloon serve --open

test: lint cover check

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

bench: $(READY)
	$(BIN)/pip install --quiet --require-hashes --requirement requirements-bench.lock
	$(BIN)/python -m bench

# Writes the lock files anew, with the newest versions that fit.
lock: $(READY)
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-annotate --no-header --group dev pyproject.toml --output-file requirements.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-annotate --no-header --extra bench pyproject.toml --constraint requirements.lock --output-file requirements-bench.lock

clean:
	rm -rf $(VENV) dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

$(READY): pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Doubloon needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Set PYTHON=/path/to/python3.")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@
