#!/usr/bin/env bash
# Builds with no warning, lints, tests. TEST=Name runs only the tests whose names match, unlinted.
set -eu -o pipefail
. "$(dirname "$0")/prelude.sh"

Scripts/bootstrap.sh test

[ -d .build/debug ] || say "Building the tests; the first time takes a few minutes…"
mkdir -p .build
log=.build/build.log
# The manifest lists the golden folders that it finds, so it is read anew. So is the plan: the modules of imports are
# built in the same folder, and leave theirs. Steps go to the log; what is left to see is what went wrong.
swift build --manifest-cache none --disable-build-manifest-caching --build-tests 2>&1 \
  | tee "$log" | grep -v '^\[[0-9]*/[0-9]*\]' >&2 \
  || [ "${PIPESTATUS[0]}" -eq 0 ] || exit 1
if grep -q 'warning:' "$log"; then
  # A file that is not compiled again is silent, so have these compiled again next time.
  sed -n 's/^\(\/[^:]*\):[0-9]*:[0-9]*: warning:.*/\1/p' "$log" | sort -u | xargs -r touch -c
  die "the build must print no warning; all it printed is in $log"
fi

if [ -z "${TEST:-}" ]; then
  Scripts/lint.sh
  Scripts/sandbox-test.sh
fi
Scripts/swift-test.sh
