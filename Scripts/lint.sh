#!/usr/bin/env bash
# Checks the format of all Swift source, the order of the rooms (docs/rooms.md), what
# docs/architecture.md names, and the tests that SECURITY.md and docs/systems name, without changing
# anything.
set -eu
. "$(dirname "$0")/prelude.sh"

mapfile -t folders < <(swift_folders)
swift format lint --strict --parallel --recursive Package.swift "${folders[@]}" \
  || die "make format puts most of this right"

Scripts/check-rooms.py || die "move what is used up to a room above, or turn the reference round"
Scripts/check-architecture.py || die "correct docs/architecture.md"
Scripts/check-security.py || die "correct SECURITY.md, or write the test"
Scripts/check-system-docs.py || die "correct docs/systems, or write the test"
