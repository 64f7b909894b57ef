#!/usr/bin/env bash
# Writes docs/board.schema.json and docs/board-reference.md anew, from the schemas of the program.
set -eu
. "$(dirname "$0")/prelude.sh"

swift build --disable-build-manifest-caching --product widgettui >&2
.build/debug/widgettui schema >docs/board.schema.json
.build/debug/widgettui schema --format text >docs/board-reference.md
