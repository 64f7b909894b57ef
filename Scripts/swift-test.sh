#!/usr/bin/env bash
# Runs the tests that are built: all, or those that TEST matches (then there must be some).
set -eu -o pipefail
. "$(dirname "$0")/prelude.sh"

arguments=(--testing-library swift-testing)
[ -z "${TEST:-}" ] || arguments+=(--filter "$TEST")
log=.build/test.log
# A crash's registers and list of libraries say nothing here that its stack does not.
export SWIFT_BACKTRACE=${SWIFT_BACKTRACE:-registers=none,images=none,color=no}

# The tests in ProgramTests run the programs that ship, so where one of them is to run, these are built.
runs_programs() {
  [ -n "${TEST:-}" ] || return 0
  local tests
  tests=$(swift test list --skip-build --disable-xctest 2>/dev/null | grep -E -e "$TEST" || true)
  [[ $'\n'$tests == *$'\nProgramTests.'* ]]
}
if runs_programs; then Scripts/build.sh tests; fi

# Tests run at once, so a failure lies far above the end: all of them are said again, last, and the
# stack that a crash left after them.
say_failures() {
  printf '\nWhat failed:\n'
  grep -a -A 12 '^✘' "$log" | grep -a -v '^[◇✔]' || true
  grep -a 'Fatal error:' "$log" || true
  grep -a -A 24 '^Thread .*crashed:' "$log" | grep -a '^Thread\|^[0-9]* .* in ' \
    | sed 's/^\([0-9]*\) .* 0x[0-9a-f]* /\1 /; s/ in WidgetTUIPackageTests.xctest at / at /' \
    | cut -c -240 | head -16 || true
}

results=.build/tests.xml
rm -f "$results" .build/tests-*.xml
status=0
export NO_COLOR=1
# Not by `swift test`, which keeps .build locked while tests run: an import builds modules there.
tests=.build/debug/WidgetTUIPackageTests.xctest
: >"$log"
run() { "$tests" "${arguments[@]}" "$@" 2>&1 | tee -a "$log" || status=$?; }
if [ -n "${TEST:-}" ]; then
  run
else
  # The tests of the example systems mostly wait for servers, and the others need the processors meanwhile.
  beside=.build/test-systems.log
  "$tests" "${arguments[@]}" --filter '^WidgetSystemsTests\.' --xunit-output .build/tests-systems.xml \
    >"$beside" 2>&1 &
  systems=$!
  trap 'kill "$systems" 2>/dev/null || true' EXIT
  run --skip '^(ProgramTests|WidgetSystemsTests)\.' --xunit-output .build/tests-units.xml
  wait "$systems" || status=$?
  tee -a "$log" <"$beside"
  # The tests of the programs wait for them; among thousands of others, they would wait too long.
  run --filter '^ProgramTests\.' --xunit-output .build/tests-programs.xml
  Scripts/join-results.py "$results" .build/tests-{units,systems,programs}.xml
fi
if grep -q 'Test run with 0 tests' "$log"; then
  die "no test's name matches ${TEST:-anything}"
fi
if [ "$status" -ne 0 ]; then
  say_failures >&2
  # A crash leaves no results, so that it stays a failure.
  if [ ! -s "$results" ] \
    || ! Scripts/rerun-failed.py "$results" "$tests" --testing-library swift-testing; then
    die "tests failed; the whole log is $log"
  fi
fi
# What docs/systems says is held by a test must have been in this run.
[ -n "${TEST:-}" ] || Scripts/check-system-docs.py "$results" \
  || die "correct docs/systems, or write the test"
