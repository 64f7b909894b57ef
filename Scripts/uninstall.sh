#!/usr/bin/env bash
# Removes what install.sh put under $DESTDIR$PREFIX.
set -eu
. "$(dirname "$0")/prelude.sh"

root=${DESTDIR:-}${PREFIX:-/usr/local}
shopt -s nullglob
rm -f "$root/bin/widgettui" "$root/bin/widgettui-status" "$root/share/widgettui/widgettui.tmux" \
  "$root/share/widgettui/board.schema.json" "$root/lib/systemd/user/widgettui.service" \
  "$root/lib/systemd/user/widgettui-agent.service"
rm -rf "$root/share/doc/widgettui"
# Themes of the user's own may lie beside ours; then the folder stays.
for theme in themes/*.yaml; do
  rm -f "$root/share/widgettui/$theme"
done
for folder in "$root/share/widgettui/themes" "$root/share/widgettui"; do
  [ ! -d "$folder" ] || rmdir --ignore-fail-on-non-empty "$folder"
done
rm -rf "$root/lib/widgettui/toolkit"
[ ! -d "$root/lib/widgettui" ] || rmdir --ignore-fail-on-non-empty "$root/lib/widgettui"
say "Removed widgettui from $root"
