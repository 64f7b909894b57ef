#!/usr/bin/env bash
# Builds the release program and runs every benchmark, Scripts/bench-*.{sh,py} and Scripts/bench-fleet, the last without
# faults unless FAULTS says otherwise.
set -eu
. "$(dirname "$0")/prelude.sh"

Scripts/bootstrap.sh test
Scripts/build.sh
swift build -c release --product CountedWidgets >&2
export FAULTS=${FAULTS:-no}
shopt -s nullglob
for benchmark in Scripts/bench-*.sh Scripts/bench-*.py Scripts/bench-fleet; do
  [ -x "$benchmark" ] || continue
  printf '\n%s\n' "${benchmark#Scripts/}"
  "$benchmark"
done
