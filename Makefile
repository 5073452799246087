# Two commands: `make play` sets everything up and opens the table, `make test` sets everything up and runs all tests.

PYTHON ?= python3
VENV := .venv
WORKERS ?= 3
BIN := $(VENV)/bin
READY := $(VENV)/.ready
CLIENT := $(shell find web -name node_modules -prune -o -type f -print)

# Hundreds of processes are started by the tests: each would translate all modules anew if none were kept.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test lint bench bench-table docs setup golden clean

play: setup
	@$(BIN)/bellona serve --open

test: setup
	@if command -v npm >/dev/null; then npm --prefix web run --silent test; \
	  else echo 'There is no npm here; the logic of the browser client was not tested.'; fi
	$(BIN)/python -m tests.compile_all
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --durations=40
	$(BIN)/bellona rules --coverage

lint: setup
	$(BIN)/ruff check --no-cache .
	$(BIN)/ruff format --no-cache --check .
	$(BIN)/mypy
	@if command -v npm >/dev/null; then npm --prefix web run --silent check; \
	  else echo 'There is no npm here; the browser client was not checked.'; fi

bench: setup
	$(BIN)/pip install --quiet --editable '.[bench]'
	$(BIN)/bellona bench --peers

bench-table: setup
	$(BIN)/python -m bench.table

docs: setup
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict

golden: setup
	$(BIN)/python -m tests.golden

setup: $(READY)

$(READY): pyproject.toml hatch_build.py $(CLIENT)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo 'Bellona needs Python 3.11 or newer; name it with make PYTHON=python3.12'; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) \
	  || { echo 'A virtual environment could not be made; on Debian and Ubuntu: apt install python3-venv'; exit 1; }
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache site dist
