# Needs Python 3.11 or newer and make; with a C compiler the engine is several times faster.
# `make help` lists the targets.

PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
ARGS   ?=

# Matches per random-play test in the uncompiled run, which is slower (the tests have their own default).
PURE_MATCHES ?= 20
# Test processes: one more than cores, because some tests wait for other processes.
WORKERS      ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')

# Everything a compiled module can depend on.
RECORDS := $(addprefix src/peerless/records/,beats.py event_fields.py events.py log view_builder.py)
ENGINE := $(sort $(shell find src/peerless/core src/peerless/effects src/peerless/catalog src/peerless/rules src/peerless/search src/peerless/arena $(RECORDS) -name '*.py'))

# The browser client: its sources (message files and content come from the package) and a file that the build writes.
# Node is installed into the environment, so the system needs none.
WEB    := $(sort $(shell find web \( -path web/node_modules -o -path web/src/generated -o -path web/test \) -prune \
                         -o -type f -print))
WORDS  := docs/rules.md $(wildcard docs/rules/*.md) $(sort $(shell find src/peerless/messages src/peerless/text src/peerless/content -type f -not -name '*.pyc'))
NODE   := cd web && PATH="$(abspath $(BIN)):$$PATH"
STATIC := src/peerless/server/static/index.html
SITE   := build/site/index.html

LOCK := $(BIN)/uv pip compile pyproject.toml --quiet --universal --generate-hashes \
        --no-emit-index-url --no-header --no-annotate --python-version 3.11

# $(call install,ARGUMENTS): with uv if it is installed, otherwise with pip, which is slower.
install = if [ -x $(BIN)/uv ]; then $(BIN)/uv pip install --quiet --python $(BIN)/python --compile-bytecode $(1); \
          else $(BIN)/python -m pip install --quiet $(1); fi

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help install play terminal web site check test static static-and-compile test-web test-attack test-compiled test-pure test-server test-busy test-browser test-package test-pairs hosting-tools test-processes test-cluster chromium screenshots lint format types fuzz mutants bench bench-server attack bench-web watch-check compile lock clean FORCE

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: $(VENV)/.compiled ## install everything into .venv and compile the engine

play: install web ## play in the browser: start a server and open it; ARGS="..." goes to peerless serve
	@$(BIN)/peerless serve --open $(ARGS)

terminal: install ## play a match in the terminal; ARGS="..." goes to peerless play
	@$(BIN)/peerless play $(ARGS)

web: $(STATIC) ## build the browser client into the package

site: $(VENV)/.installed web/node_modules/.installed web/src/generated/.written ## build a static site whose engine runs in the visitor's tab, into build/site; ARGS="--out FOLDER"
	PATH="$(abspath $(BIN)):$$PATH" PEERLESS_PURE=1 $(BIN)/python -m tools.site $(ARGS)

check: $(VENV)/.installed web/node_modules/.installed web/src/generated/.written ## after every edit: lint, types, scenarios, unit tests of engine and client; no compiled engine, random matches, bots, lab, commands, docs, server, browser
	@$(BIN)/python -m tools.check

test: static-and-compile test-compiled test-pure test-browser ## everything, as in CI: style, types, the compiled and uncompiled engine, server, client, browser

static: $(VENV)/.installed web/node_modules/.installed web/src/generated/.written ## check style and types of both languages and run the client's tests, two jobs at a time
	@$(BIN)/python -m tools.check static

static-and-compile: $(VENV)/.installed web/node_modules/.installed web/src/generated/.written
	@$(BIN)/python -m tools.check $@

# Hostile clients take a while: their tests have a command of their own.
ATTACKS := tests/server/ops/test_attack.py

test-compiled: install ## run the Python tests on the compiled engine; ARGS="..." goes to pytest
	PEERLESS_PURE=0 $(BIN)/python -m pytest -n $(WORKERS) --ignore=$(ATTACKS) $(ARGS)

test-attack: install ## test the attacks of `make attack`: that each reaches a server; ARGS="..." goes to pytest
	PEERLESS_PURE=0 $(BIN)/python -m pytest -n $(WORKERS) $(ATTACKS) $(ARGS)

# The tests of compiled code. All other code is the same Python in both runs, so its tests run once. So do the random
# matches of all pairs: that both engines play the same matches is shown by tests/properties/test_checksums.py.
ENGINE_SUITES := $(addprefix tests/,core rules effects conformance heroes properties records search envs counts)
ALL_PAIRS     := $(addprefix --ignore=tests/properties/,test_matches.py test_barriers.py)

test-pure: install ## run the engine's tests uncompiled, with fewer random matches; ARGS="..." goes to pytest
	PEERLESS_PURE=1 PEERLESS_MATCHES=$(PURE_MATCHES) $(BIN)/python -m pytest -n $(WORKERS) $(ENGINE_SUITES) $(ALL_PAIRS) $(ARGS)

test-server: install ## run the server tests; ARGS="..." goes to pytest
	PEERLESS_PURE=0 $(BIN)/python -m pytest -n $(WORKERS) tests/server $(ARGS)

# Takes hours. It stops the processes it starts to keep the machine busy.
test-busy: install web $(SITE) chromium ## find tests that depend on speed: with all cores busy, run server and browser tests five times, `make test` twice
	$(BIN)/python -m tools.busy 5 $(MAKE) test-server test-browser
	$(BIN)/python -m tools.busy 2 $(MAKE) test

test-web: web/node_modules/.installed web/src/generated/.written ## check the types of the browser client and run its tests
	$(NODE) npm run --silent check
	$(NODE) npm run --silent test

test-browser: install web $(SITE) chromium ## test the client in a real browser against a real server; ARGS="..." goes to pytest
	PEERLESS_BROWSER=1 $(BIN)/python -m pytest -n $(WORKERS) tests/browser $(ARGS)

chromium: $(VENV)/.installed ## install Chromium if it is missing: with apt as root, otherwise with Playwright
	@$(BIN)/python -m tests.browser.support.chromium || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	  apt-get update -qq; apt-get install -y -qq --no-install-recommends chromium-headless-shell \
	  || apt-get install -y -qq --no-install-recommends chromium; \
	else $(BIN)/python -m playwright install chromium; fi

screenshots: install web chromium ## take the pictures in docs/screenshots, and whole matches into build/screenshots
	$(BIN)/python -m tests.browser.screenshots
	$(BIN)/python -m tests.browser.sequences

# Builds in copies of the checkout and installs into new environments: the only thing it needs from here is uv.
test-package: $(VENV)/.installed hosting-tools ## build wheel and sdist from a clean checkout, install each, start it and play a match; takes minutes
	PEERLESS_PACKAGE=1 PEERLESS_PURE=1 $(BIN)/python -m pytest tests/package $(ARGS)

hosting-tools: # what the hosting page uses; without them their tests are skipped
	@command -v nginx > /dev/null && command -v caddy > /dev/null && command -v docker-compose > /dev/null \
	  && command -v prometheus > /dev/null || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	  apt-get update -qq; apt-get install -y -qq --no-install-recommends nginx-light caddy docker-compose prometheus; fi

# Minutes. Needs what the tests of server and browser need.
test-processes: install web chromium ## test several server processes behind one address: kills and restarts, with thousands of answers and with browsers
	PEERLESS_PURE=0 $(BIN)/python -m bench.server --failures 3
	PEERLESS_BROWSER=1 PEERLESS_BROWSER_CLUSTER=1 $(BIN)/python -m pytest tests/browser/processes tests/browser/match -k "gone or dies or restarts" $(ARGS)

test-cluster: install ## test the lab on a local Ray cluster of two nodes; installs Ray
	@PEERLESS_PURE=1; export PEERLESS_PURE; $(call install,--no-build-isolation --editable '.[cluster]')
	PEERLESS_PURE=0 PEERLESS_CLUSTER=1 $(BIN)/python -m pytest tests/cluster $(ARGS)

lint: $(VENV)/.installed web/node_modules/.installed ## check the style of all files, Python and client
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(NODE) npm run --silent lint

types: $(VENV)/.installed ## check the Python types with mypy
	$(BIN)/mypy

format: $(VENV)/.installed web/node_modules/.installed ## format all files, Python and client
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(NODE) npm run --silent format

# Some minutes on a few cores. The ordinary tests play a part of these matches.
test-pairs: install ## play every hero with every other, on every board, in every seat, edition and mode; ARGS="--workers 8 --part 1/10"
	PEERLESS_PURE=0 $(BIN)/python -m tests.every_pair $(ARGS)

fuzz: install ## play random matches until something breaks; ARGS="--decisions 1000000 --content half --workers 2"
	$(BIN)/python -m tests.fuzz $(ARGS)

# Not part of `make test`: takes half an hour or more. It saves its progress, so you can stop and restart it.
mutants: $(VENV)/.installed web/node_modules/.installed web/src/generated/.written ## check that tests catch the one-line faults of tests/faults; ARGS="..." goes to tests.faults
	$(BIN)/python -m tests.faults $(ARGS)

bench: install $(VENV)/.bench ## compare the speed with other engines
	$(BIN)/python -m bench $(ARGS)

bench-server: install ## measure the server under load, with SQLite and PostgreSQL; ARGS="..." goes to bench.server
	$(BIN)/python -m bench.server $(ARGS)

attack: install ## attack a server of its own with hostile clients and measure what its players notice; ARGS="..." goes to bench.attack
	$(BIN)/python -m bench.attack $(ARGS)

bench-web: install web $(SITE) chromium ## measure how smoothly the table moves in the browser, and how heavy and fast the static site is
	$(BIN)/python -m bench.web

watch-check: install web chromium ## play whole matches in real time and print how many combats were seen; ARGS="easy medium" for some levels
	$(BIN)/python -m bench.watch_check $(ARGS)

compile: $(VENV)/.installed build/engine.list ## recompile the engine and show compiler errors; MYPYC_OPT_LEVEL=0 compiles fastest
	PEERLESS_PURE=0 $(BIN)/python setup.py --quiet build_ext --inplace
	@touch $(VENV)/.compiled

lock: $(BIN)/python ## update the lock files from pyproject.toml; ARGS=--upgrade takes new versions
	@test -x $(BIN)/uv || { echo "make lock needs uv: $(BIN)/pip install uv"; exit 1; }
	$(LOCK) $(ARGS) --extra postgres --extra nats --extra lab --extra rl --extra dev --output-file requirements.lock
	$(LOCK) $(ARGS) --extra bench --constraint requirements.lock --output-file requirements-bench.lock

clean: ## remove build and test output, but not .venv
	rm -rf web/node_modules web/src/generated src/peerless/server/static
	rm -rf build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src \( -name "*.so" -o -name "*.pyd" \) -delete
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
	rm -f $(VENV)/.compiled

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=...")'
	$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet uv || echo "uv is not available; using pip, which is slower"

# Links the package only; compiling is a separate step, so an edit does not reinstall.
$(VENV)/.installed: pyproject.toml setup.py requirements.lock | $(BIN)/python
	@echo "installing requirements.lock into $(VENV)"
	@$(call install,--require-hashes -r requirements.lock)
	@PEERLESS_PURE=1; export PEERLESS_PURE; $(call install,--no-build-isolation --no-deps --editable .)
	@touch $@

$(VENV)/.compiled: $(VENV)/.installed build/engine.list $(ENGINE)
	@echo "compiling the engine"
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

# Changes when a module is added or removed; make sees edits by the module's own date.
build/engine.list: FORCE
	@mkdir -p $(@D)
	@echo '$(MYPYC_OPT_LEVEL) $(ENGINE)' | cmp -s - $@ || echo '$(MYPYC_OPT_LEVEL) $(ENGINE)' > $@

$(STATIC): $(WEB) web/node_modules/.installed web/src/generated/.written
	$(NODE) npm run --silent build

$(SITE): $(WEB) $(WORDS) $(sort $(shell find tools/site src/peerless -name '*.py')) tools/site/bytecode.mjs web/node_modules/.installed web/src/generated/.written
	PATH="$(abspath $(BIN)):$$PATH" PEERLESS_PURE=1 $(BIN)/python -m tools.site

web/src/generated/.written: tools/browser_data.py tools/generated.py src/peerless/service/api/sheets.py $(WORDS) $(VENV)/.installed
	PEERLESS_PURE=1 $(BIN)/python -m tools.browser_data
	@touch $@

web/node_modules/.installed: web/package-lock.json web/package.json web/.npmrc $(VENV)/.installed
	$(NODE) npm ci --ignore-scripts
	@touch $@

$(VENV)/.bench: requirements-bench.lock $(VENV)/.installed
	@echo "installing the engines to compare with into $(VENV)"
	@$(call install,--require-hashes -r requirements-bench.lock)
	@touch $@
