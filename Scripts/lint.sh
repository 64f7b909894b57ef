#!/usr/bin/env bash
# Checks the format of all Swift source and the order of the rooms (docs/rooms.md), without changing it.
set -eu
. "$(dirname "$0")/prelude.sh"

mapfile -t folders < <(swift_folders)
swift format lint --strict --parallel --recursive Package.swift "${folders[@]}" \
  || die "make format puts most of this right"

Scripts/check-rooms.py || die "move what is used up to a room above, or turn the reference round"
