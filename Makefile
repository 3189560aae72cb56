# The project's commands. `make` alone lists them.

# A pipe fails when any part of it does.
SHELL := bash -o pipefail

# Debian installs chess engines here.
export PATH := $(PATH):/usr/games

# Separate workspaces: peers/ may hold GPL code, fuzz/ is built with a sanitizer, python/ is loaded by Python.
SIDE_WORKSPACES := $(wildcard peers/Cargo.toml fuzz/Cargo.toml python/Cargo.toml)

# A Python environment for the oracles.
PYTHON_ORACLE := peers/target/python

FUZZ_SECONDS ?= 60
BENCH_ROUNDS ?= 5
BENCH ?= perft walk pgn audit watch winnable laws
CRASHES ?= 200
SEEDS ?= 1000
TABLES ?= 10000
SECONDS ?= 20

# The peers may use every instruction of this CPU; ours is measured as `cargo build --release` builds it.
BENCH_CARGO = RUSTFLAGS="-C target-cpu=native" cargo run -q --profile measured \
	--manifest-path peers/bench/Cargo.toml --target-dir peers/target/native \
	$(shell grep -qsw bmi2 /proc/cpuinfo && echo --features pext)

# Where Cargo leaves what it builds.
BUILT := $(abspath $(or $(CARGO_TARGET_DIR),target))

# The page's tools, as pinned by its lock file.
WEB_TOOLS := web/node_modules/.package-lock.json

# The page, and what it is made from: a page that is written again is embedded again, which takes minutes.
PAGE := crates/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/locales web/public crates/*/locales -type f) \
	$(wildcard web/*.html web/*.js web/*.json web/*.ts)

.PHONY: help run page test test-crash simulate check bench bench-server fuzz dist deb wheel site test-dist \
	reproducible release-dry-run

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

run: page ## build everything and serve tables at http://127.0.0.1:8960
	@scripts/need cargo cc=gcc
	cargo build --profile quick --bin tuomari
	@cargo run -q --profile quick --bin tuomari -- serve

page: $(PAGE) ## build the page, which is embedded in the program

test: page ## run every test
	@scripts/need cargo cc=gcc stockfish pgn-extract pg_ctlcluster=postgresql nats-server faketime
	cargo test --workspace
ifdef TUOMARI_VECTORS
	cargo test --workspace --tests -- --ignored
endif
	@scripts/python-oracle $(PYTHON_ORACLE)
	PATH="$(CURDIR)/$(PYTHON_ORACLE)/bin:$$PATH" TUOMARI=$(BUILT)/debug/tuomari \
		cargo test --release --manifest-path peers/oracles/Cargo.toml
	@scripts/need chromium firefox-esr
	TUOMARI=$(BUILT)/debug/tuomari npm --prefix web test

test-crash: ## kill servers, NATS and databases, CRASHES times (200), during play
	@scripts/need cargo cc=gcc pg_ctlcluster=postgresql nats-server faketime
	TUOMARI_CRASHES=$(CRASHES) cargo test -p tuomari --test crash -- --nocapture

simulate: ## simulate the whole house, SEEDS times (1000); TUOMARI_SEED=17 for one run, TUOMARI_TRACE=1 to see it
	@scripts/need cargo cc=gcc
	TUOMARI_SEEDS=$(SEEDS) cargo test -p tuomari-server --test simulation no_seed -- --nocapture

check: page ## check formatting, lints, documentation, packages and the model of the protocol
	@scripts/need cargo cargo-fmt cargo-clippy cc=gcc c++=g++ node=nodejs python3 shellcheck
	cargo fmt --all --check
	cargo clippy --locked --workspace --all-targets -- -D warnings
	cargo clippy --locked -p tuomari-laws --no-default-features -- -D warnings
	for feature in text seal casebook schema; do \
		cargo check -q --locked -p tuomari-laws --no-default-features --features $$feature || exit 1; done
	RUSTDOCFLAGS="-D warnings" cargo doc --locked --workspace --no-deps
	cargo test -q --locked --workspace --test protocol
	cargo package -q --workspace --no-verify --allow-dirty --offline
	packaging/test/scripts
	npm --prefix web run check
	@set -e; for workspace in $(SIDE_WORKSPACES); do set -x; \
		cargo fmt --manifest-path $$workspace --all --check; \
		cargo clippy --manifest-path $$workspace --workspace --all-targets -- -D warnings; \
	done

bench: ## measure ours and the peers, into benchmarks/ (BENCH="perft walk pgn audit watch winnable laws", BENCH_ROUNDS=5)
	@scripts/need cargo cc=gcc
	-@scripts/need stockfish
	-@scripts/need pgn-extract
	cargo build -q --release --bin tuomari
	@for section in $(BENCH); do { scripts/bench-head && \
		if [ $$section = laws ]; then cargo run -q --release -p tuomari-laws --example speed; \
		else $(BENCH_CARGO) -- $$section --rounds $(BENCH_ROUNDS); fi; \
	} | tee benchmarks/$$section.txt || exit; done

bench-server: ## measure a server with TABLES (10000) live tables over WebSockets for SECONDS (20), and under attack
	@scripts/need cargo cc=gcc
	cargo build -q --release --bin tuomari
	cargo build -q --release -p tuomari-server --example load --example besieged --example hall
	@ulimit -n $$(ulimit -Hn) && $(BUILT)/release/examples/load $(BUILT)/release/tuomari $(TABLES) $(SECONDS)
	@$(BUILT)/release/examples/besieged $(BUILT)/release/tuomari
	@$(BUILT)/release/examples/besieged $(BUILT)/release/tuomari 20
	@ulimit -n $$(ulimit -Hn) && $(BUILT)/release/examples/hall $(BUILT)/release/tuomari

fuzz: ## fuzz each target for FUZZ_SECONDS (60)
	@scripts/need cargo cc=gcc c++=g++
	@command -v cargo-fuzz >/dev/null || cargo install --locked cargo-fuzz
	@set -e; export RUSTC_BOOTSTRAP=1; for target in $$(cargo fuzz list); do \
		echo "fuzzing $$target"; mkdir -p fuzz/corpus/$$target; \
		cargo fuzz run $$target fuzz/corpus/$$target $$(ls -d fuzz/seeds/$$target 2>/dev/null) \
			-- -max_total_time=$(FUZZ_SECONDS); \
	done

# What ships is built for musl, so that it needs nothing; TARGET chooses another system.
dist: page ## make the program as one file that needs nothing, with its licences, into target/dist
	@scripts/need cargo cc=gcc musl-gcc=musl-tools
	@target=$${TARGET:-$$(uname -m)-unknown-linux-musl}; \
		rustup target list --installed | grep -qx "$$target" || rustup target add "$$target"
	packaging/build binary
	packaging/dist

deb: dist ## make the Debian package, into target/dist
	@scripts/need dpkg-deb=dpkg systemd-analyze=systemd
	packaging/deb

wheel: ## make the wheel for Python, into target/dist, and try it in a clean environment
	@scripts/need cargo cc=gcc node=nodejs python3
	scripts/wheel

# PROGRAM is the one that is asked, if it is built already.
site: page ## make the site with the guides, the rule books and the reference, into target/site
	@scripts/need cargo cc=gcc
	$(if $(PROGRAM),,cargo build -q --bin tuomari)
	node site/build.mjs $(or $(PROGRAM),$(BUILT)/debug/tuomari) target/site

test-dist: deb wheel ## install and use each of these, and the site, in a clean environment
	@scripts/need debootstrap systemd-nspawn=systemd-container python3
	@$(MAKE) --no-print-directory site PROGRAM=target/$${TARGET:-$$(uname -m)-unknown-linux-musl}/dist/tuomari
	packaging/test/all

reproducible: ## build the program twice, in two folders, and compare
	packaging/test/reproducible

release-dry-run: ## everything of a release up to where the network is needed
	packaging/release --dry-run

$(PAGE): $(WEB_TOOLS) $(PAGE_SOURCES)
	npm --prefix web run build --silent -- --logLevel warn

$(WEB_TOOLS): web/package-lock.json
	@scripts/need node=nodejs npm
	npm --prefix web ci
	@touch $@
