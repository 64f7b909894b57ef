#!/usr/bin/env bash
# Builds the release program: one file that needs no Swift where it runs. With `board`, only what the
# dashboard needs.
set -eu
. "$(dirname "$0")/prelude.sh"

[ -x .build/release/widgettui ] \
  || say "Building widgettui for release; the first time takes a few minutes…"
swift build -c release --static-swift-stdlib --product widgettui >&2
[ "${1:-}" != board ] || exit 0
[ -x .build/status/release/widgettui-status ] \
  || say "Building widgettui-status, which needs no library; that takes as long again…"
# The status line starts once a second or so: without any library to load it takes a third of the time.
swift build -c release -Xswiftc -static-executable --scratch-path .build/status \
  --product widgettui-status >&2
say "Built .build/release/widgettui and .build/status/release/widgettui-status."
