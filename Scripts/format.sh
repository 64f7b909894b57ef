#!/usr/bin/env bash
# Formats all Swift source in place.
set -eu
. "$(dirname "$0")/prelude.sh"

mapfile -t folders < <(swift_folders)
swift format --in-place --parallel --recursive Package.swift "${folders[@]}"
