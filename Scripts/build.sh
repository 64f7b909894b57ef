#!/usr/bin/env bash
# Builds the release programs: files that need no Swift where they run. With `board [FILE]`, only what the
# dashboard needs, and the programs of this package that the board names as bundles; with `tests`, also
# the programs that tests run as they ship.
set -eu
. "$(dirname "$0")/prelude.sh"

# Generic types are built by functions that know what they are made of. By default, they are decoded from
# names when a program first needs them, which took a sixth of the time to the first screen.
plain=(-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors)

# Builds a product in a folder; it looks for no library beside itself. The date of the file beside it says when the build began: the tests
# refuse a program that is older than its sources.
build() {
  local product=$1 folder=$2
  shift 2
  mkdir -p .build
  touch ".build/$product.began"
  swift build -c release --disable-local-rpath --product "$product" "${plain[@]}" "$@" >&2
  mv ".build/$product.began" "$folder/$product.built"
}

# Puts the archives of small libraries where Package.swift has the linker look first, so that a program
# contains them. A library without an archive, or with only some of those it needs, stays a shared one.
contain() {
  local clang names name path paths
  clang=$(dirname "$(command -v swift)")/clang
  [ -x "$clang" ] || clang=clang
  rm -rf .build/static
  mkdir -p .build/static
  for names in stdc++ yaml "ncursesw tinfo"; do
    paths=()
    for name in $names; do
      path=$("$clang" -print-file-name="lib$name.a" 2>/dev/null || true)
      [ -f "$path" ] || continue 2
      paths+=("$path")
    done
    # To a linker, a text file is a list of files.
    echo "INPUT(${paths[*]})" >".build/static/lib${names%% *}.a"
  done
}

contain
[ -x .build/release/widgettui ] \
  || say "Building widgettui for release; the first time takes a few minutes…"
build widgettui .build/release --static-swift-stdlib
if [ "${1:-}" = board ]; then
  # A board names a program of this package by its path: ../../.build/release/Systems.
  for program in $(grep -oE '\.build/release/[A-Za-z0-9_-]+' "${2:-/dev/null}" | sort -u); do
    build "${program##*/}" .build/release --static-swift-stdlib
  done
  exit 0
fi
[ -x .build/status/release/widgettui-status ] \
  || say "Building widgettui-status, which needs no library; that takes as long again…"
# The status line starts once a second or so: without any library to load it takes a third of the time.
# It lies at a random address all the same.
build widgettui-status .build/status/release -Xswiftc -static-executable --scratch-path .build/status \
  -Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc -static-pie -Xlinker -z -Xlinker now
if [ "${1:-}" = tests ]; then
  build RandomTrees .build/release --static-swift-stdlib
  build Systems .build/release --static-swift-stdlib
fi
say "Built .build/release/widgettui and .build/status/release/widgettui-status."
