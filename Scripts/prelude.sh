# Read by every script here (`. Scripts/prelude.sh`): goes to the repository's root and finds swift.
# shellcheck shell=bash

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

say() { printf '%s\n' "$*" >&2; }
die() {
  printf 'error: %s\n' "$*" >&2
  exit 1
}

# A toolchain is often unpacked without being put on PATH; these are the usual places.
if ! command -v swift >/dev/null; then
  for place in /opt/swift/usr/bin "${HOME:-}/.local/share/swiftly/bin" /usr/share/swift/usr/bin; do
    if [ -x "$place/swift" ]; then
      PATH="$place:$PATH"
      break
    fi
  done
fi

# Folders of Swift source that exist.
swift_folders() {
  local folder
  for folder in Sources Tests Examples Sandbox; do
    [ ! -d "$folder" ] || printf '%s\n' "$folder"
  done
}
