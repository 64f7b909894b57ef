#!/usr/bin/env bash
# Says whether the source of an iOS widget compiles: Scripts/check-widgets.sh FOLDER-OR-FILE...
# Type-checks all Swift files of one widget extension together, unchanged, as Swift 5 (SWIFT_VERSION
# sets another), with what Xcode would make of its .intentdefinition and .xcassets files.
set -eu -o pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
[ $# -gt 0 ] || { echo "usage: Scripts/check-widgets.sh FOLDER-OR-FILE..." >&2; exit 2; }
paths=()
for path in "$@"; do paths+=("$(realpath "$path")"); done
. "$root/Scripts/prelude.sh"

Scripts/bootstrap.sh test
[ -d .build/debug ] || say "Building the modules; the first time takes a few minutes…"
for module in WidgetKit AppIntents Intents Charts OSLog UIKit AppKit; do
  swift build --target "$module" >.build/check-widgets.log 2>&1 || die "see .build/check-widgets.log"
done

built=$(swift build --show-bin-path)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
python3 Scripts/make-xcode-sources.py "${paths[@]}" >"$scratch/XcodeSources.swift"
mapfile -d '' files < <(find "${paths[@]}" -name '*.swift' -print0)
[ ${#files[@]} -gt 0 ] || die "there is no Swift file in ${paths[*]}"

arguments=(
  -typecheck -parse-as-library -module-name CheckedWidgets -swift-version "${SWIFT_VERSION:-5}"
  -I "$built/Modules" -load-plugin-executable "$built/PreviewMacros-tool#PreviewMacros"
  # On Apple's systems Foundation alone brings networking and more.
  -Xfrontend -import-module -Xfrontend AppleFoundation
)
# The C modules below ours: those with headers of their own, and those of the system.
for map in "$built"/C*.build/module.modulemap Sources/C*/module.modulemap; do
  [ ! -e "$map" ] || arguments+=(-Xcc "-fmodule-map-file=$map")
done
for headers in Sources/C*/include; do arguments+=(-Xcc -I -Xcc "$headers"); done

if swiftc "${arguments[@]}" "$scratch/XcodeSources.swift" "${files[@]}"; then
  echo "${#files[@]} files compile."
else
  die "these widgets do not compile; docs/supported.md says what there is"
fi
