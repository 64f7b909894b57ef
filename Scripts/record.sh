#!/usr/bin/env bash
# Runs the tests with golden files rewritten instead of compared, then says which changed.
set -eu
. "$(dirname "$0")/prelude.sh"

Scripts/bootstrap.sh test
[ -d .build/debug ] || say "Building the tests; the first time takes a few minutes…"
swift build --manifest-cache none --disable-build-manifest-caching --build-tests >&2
status=0
WIDGETTUI_RECORD=1 Scripts/swift-test.sh || status=$?

changed=$(git status --short -- '*.txt')
if [ -n "$changed" ]; then
  printf '\nGolden files that changed; look at each before you commit it:\n%s\n' "$changed"
else
  printf '\nNo golden file changed.\n'
fi
exit "$status"
