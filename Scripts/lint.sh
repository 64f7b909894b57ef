#!/usr/bin/env bash
# Checks the format of all Swift source, without changing it.
set -eu
. "$(dirname "$0")/prelude.sh"

mapfile -t folders < <(swift_folders)
swift format lint --strict --parallel --recursive Package.swift "${folders[@]}" \
  || die "make format puts most of this right"
