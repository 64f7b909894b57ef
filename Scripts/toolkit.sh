#!/usr/bin/env bash
# Builds the modules that imports are compiled with, as a folder to be installed: .build/toolkit-to-install.
# Where one is there that is newer than the sources and of the same compiler, it is kept.
set -eu
. "$(dirname "$0")/prelude.sh"

folder=.build/toolkit-to-install
description=$folder/built/toolkit.json
if [ -f "$description" ] \
  && [ -z "$(find Sources themes Package.swift docs/supported.md -newer "$description" -print -quit)" ] \
  && grep -qF "$(swiftc -print-target-info | sed -n 's/.*"compilerVersion": "\(.*\)".*/\1/p') for " "$description"; then
  exit 0
fi
rm -rf "$folder"
.build/release/widgettui toolkit "$folder" --scratch-path .build
