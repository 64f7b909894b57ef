#!/usr/bin/env bash
# Runs the tests that are built: all, or those that TEST matches (then there must be some).
set -eu -o pipefail
. "$(dirname "$0")/prelude.sh"

arguments=(--disable-xctest)
[ -z "${TEST:-}" ] || arguments+=(--filter "$TEST")
log=.build/test.log
swift test --skip-build "${arguments[@]}" 2>&1 | tee "$log"
if grep -q 'Test run with 0 tests' "$log"; then
  die "no test's name matches ${TEST:-anything}"
fi
