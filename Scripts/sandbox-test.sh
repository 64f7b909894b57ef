#!/usr/bin/env bash
# Tests the back ends of the example systems and their apps.
set -eu
. "$(dirname "$0")/prelude.sh"

log=.build/sandbox-test.log
mkdir -p .build
if ! PYTHONDONTWRITEBYTECODE=1 python3 -m unittest discover -s Sandbox/tests -t Sandbox >"$log" 2>&1; then
  cat "$log" >&2
  die "the sandbox's tests failed"
fi
