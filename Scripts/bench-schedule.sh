#!/usr/bin/env bash
# What ten thousand scheduled instances cost: memory for each, and time a wake-up.
set -eu -o pipefail
. "$(dirname "$0")/prelude.sh"

out=.build/bench
mkdir -p "$out"
swift build -c release --static-swift-stdlib --product ScheduleBench >"$out/schedule.log" 2>&1 \
  || { cat "$out/schedule.log" >&2; die "the benchmark does not build"; }
.build/release/ScheduleBench
