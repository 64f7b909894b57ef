# Each target is one script in Scripts/; `make help` lists them.

PREFIX ?= /usr/local
DESTDIR ?=
export PREFIX DESTDIR TEST TOOLKIT

.DEFAULT_GOAL := help
.PHONY: help run sandbox test optimized sanitize fuzz coverage build format lint record bench outages install package uninstall clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

run: ## get what is missing, build, open a board: make run [BOARD=board.yaml] [ARGS="…"]
	@Scripts/run.sh $(if $(BOARD),"$(BOARD)") $(ARGS)

sandbox: ## start the back ends that the boards in Examples/boards/ show: make sandbox [ARGS="--port 8901"]
	@Scripts/sandbox.sh $(ARGS)

test: ## get what is missing, build without a warning, lint, test: make test [TEST=StackLayoutTests]
	@Scripts/test.sh

optimized: ## get what is missing, run tests in code optimized as for release: make optimized [ARGS="WidgetSystemsTests"]
	@Scripts/optimized.sh $(ARGS)

sanitize: ## get what is missing, run tests under the thread and the address sanitizer
	@Scripts/sanitize.sh

fuzz: ## fuzz the parsers, a minute each: make fuzz [ARGS="address board feed"] [FUZZ_SECONDS=600]
	@Scripts/fuzz.sh $(ARGS)

coverage: ## print which lines of the parsers the seeds and corpora of fuzzing reach
	@Scripts/fuzz-coverage.sh

build: ## the release program, .build/release/widgettui
	@Scripts/build.sh

format: ## format all Swift source
	@Scripts/format.sh

lint: ## check the format of all Swift source, the order of the folders and docs/architecture.md
	@Scripts/lint.sh

record: ## run the tests and rewrite the golden files: make record [TEST=StackLayoutTests]
	@Scripts/record.sh

bench: ## build the release program and measure it
	@Scripts/bench.sh

outages: ## compare a board of outages with its server for an hour: make outages [ARGS=minutes]
	@Scripts/build.sh && Scripts/check-outages.py $(ARGS)

install: ## install under PREFIX (/usr/local), inside DESTDIR if that is set; with TOOLKIT=yes what imports need
	@Scripts/install.sh

package: ## a package for Debian and Ubuntu with all that install has, and what imports need
	@Scripts/package.sh

uninstall: ## remove what install put there
	@Scripts/uninstall.sh

clean: ## remove everything that was built
	@Scripts/clean.sh
