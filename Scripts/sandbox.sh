#!/usr/bin/env bash
# Starts the back ends of the five example systems and becomes them; arguments are theirs.
set -eu
. "$(dirname "$0")/prelude.sh"

command -v python3 >/dev/null || die "the sandbox needs Python 3.11 or later: sudo apt install python3"
say "The back ends of the example systems; docs/sandbox.md says what they answer.
  In another terminal: make run BOARD=Examples/boards/<name>.yaml
  A fault to try:      curl -X PUT http://127.0.0.1:8900/_faults -d '{\"/deals\": \"slow\"}'
  Control-C ends them."
exec python3 Sandbox/sandbox.py "$@"
