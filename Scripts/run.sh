#!/usr/bin/env bash
# Builds the program and becomes it; arguments are the program's.
set -eu
. "$(dirname "$0")/prelude.sh"

Scripts/bootstrap.sh run
Scripts/build.sh board
exec .build/release/widgettui "$@"
