#!/usr/bin/env bash
# Builds the release program: one file that needs no Swift where it runs.
set -eu
. "$(dirname "$0")/prelude.sh"

[ -x .build/release/widgettui ] \
  || say "Building widgettui for release; the first time takes a few minutes…"
swift build -c release --static-swift-stdlib --product widgettui >&2
