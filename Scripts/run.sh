#!/usr/bin/env bash
# Builds the program and becomes it; arguments are the program's.
set -eu
. "$(dirname "$0")/prelude.sh"

Scripts/bootstrap.sh run
board=
for word in "$@"; do
  case $word in *.yaml | *.yml) board=$word && break ;; esac
done
Scripts/build.sh board ${board:+"$board"}
exec .build/release/widgettui "$@"
