#!/usr/bin/env bash
# Runs tests in code that is optimized as the release programs are, since the compiler makes other code of
# it: with names of test targets those of these alone, else all but ProgramTests, which runs the programs.
# TEST=Name runs only the tests whose names match.
set -eu -o pipefail
. "$(dirname "$0")/prelude.sh"

Scripts/bootstrap.sh test

targets() {
  grep -oE '\b[A-Za-z]+Tests"' Package.swift | tr -d '"' | sort -u | grep -vx ProgramTests | tr '\n' ' '
}
WIDGETTUI_TARGETS=${*:-$(targets)}
export WIDGETTUI_TARGETS
folder=.build/optimized
log=.build/optimized.log
mkdir -p .build
[ -d "$folder" ] || say "Building the tests for release; the first time takes some ten minutes…"
swift build -c release --disable-local-rpath --manifest-cache none --build-tests --scratch-path "$folder" \
  -Xswiftc -enable-testing >"$log" 2>&1 || {
  cat "$log" >&2
  die "the tests do not build for release"
}

arguments=(--testing-library swift-testing)
[ -z "${TEST:-}" ] || arguments+=(--filter "$TEST")
status=0
NO_COLOR=1 "$folder/release/WidgetTUIPackageTests.xctest" "${arguments[@]}" >"$log" 2>&1 || status=$?
grep -a '^✘' "$log" >&2 || true
tail -n 1 "$log"
[ "$status" -eq 0 ] || die "tests failed in optimized code; the whole log is $log"
