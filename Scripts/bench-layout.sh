#!/usr/bin/env bash
# What views to cells costs, beside C with ncurses and Rust with tui-rs drawing the same board.
# Medians of processor time; the peers are built here, and left out where what they need is missing
# (Debian: libncurses-dev; cargo and librust-tui-dev).
set -eu -o pipefail
. "$(dirname "$0")/prelude.sh"

out=.build/bench
mkdir -p "$out"
swift build -c release --static-swift-stdlib --product LayoutBench >"$out/build.log" 2>&1 \
  || { cat "$out/build.log" >&2; die "the benchmark does not build"; }
.build/release/LayoutBench | tee "$out/layout.txt"
figure() { awk -v name="$1" 'index($0, name) == 1 { print $(NF - 3) }' "$out/layout.txt"; }
ratio() { awk -v a="$2" -v b="$3" -v name="$1" 'BEGIN { printf "%-58s %6.2f\n", name, a / b }'; }

# Of two sizes: how much longer a node takes in the larger one.
growth() {
  awk -v large="$2" -v small="$3" -v name="$1" '
    function nodes(line) { sub(/ nodes.*/, "", line); sub(/.* /, "", line); return line }
    index($0, large) == 1 { a = $(NF - 3) / nodes($0) }
    index($0, small) == 1 { b = $(NF - 3) / nodes($0) }
    END { printf "%-58s %6.2f\n", name, a / b }' "$out/layout.txt"
}
growth 'time a node, 10,001 nodes / 101 nodes' '10001 nodes' '101 nodes'
growth 'time a node, depth 12 / depth 2' 'nesting depth 12,' 'nesting depth 2,'
ratio 'golden picture, time a cell, 384 metric cells / 24' \
  "$(figure 'golden picture of 384')" \
  "$(awk -v a="$(figure 'golden picture of 24 ')" 'BEGIN { print 16 * a }')"

if cc -O2 Benchmarks/Peers/ncurses.c -lncursesw -o "$out/board-ncurses" 2>/dev/null; then
  read -r all one < <("$out/board-ncurses")
  printf 'C and ncurses, to /dev/null: %s µs all changed, %s µs one changed\n' "$all" "$one"
  ratio 'views to grid, all changed / C and ncurses to /dev/null' \
    "$(figure '24 metric cells: all changed, views to grid')" "$all"
fi

registry=/usr/share/cargo/registry
if command -v cargo >/dev/null && compgen -G "$registry/tui-0.19*" >/dev/null; then
  cargo build --release --offline --quiet --manifest-path Benchmarks/Peers/tui-rs/Cargo.toml \
    --target-dir "$out/tui-rs" --config "source.debian.directory='$registry'" \
    --config "source.crates-io.replace-with='debian'"
  rm -f Benchmarks/Peers/tui-rs/Cargo.lock
  read -r frame picture < <("$out/tui-rs/release/board-tui-rs")
  printf 'Rust and tui-rs, test back end: %s µs a frame, %s µs a golden picture\n' "$frame" "$picture"
  ratio 'views to grid, all changed / tui-rs test back end' \
    "$(figure '24 metric cells: all changed, views to grid')" "$frame"
  ratio 'golden picture / tui-rs golden picture' \
    "$(figure 'golden picture: fresh, to text, compared')" "$picture"
fi
