#!/usr/bin/env bash
# Removes everything that was built.
set -eu
. "$(dirname "$0")/prelude.sh"

rm -rf .build
