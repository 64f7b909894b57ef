#!/usr/bin/env bash
# Installs the program, its themes and its services under $DESTDIR$PREFIX; with TOOLKIT=yes also the modules
# that imports are compiled with, which takes minutes the first time.
set -eu
. "$(dirname "$0")/prelude.sh"

root=${DESTDIR:-}${PREFIX:-/usr/local}
program=.build/release/widgettui
# Under sudo swift is often not on PATH, and a build would leave files that their owner cannot
# change; then what was built before is installed.
if [ -n "${BUILT:-}" ]; then
  # By whoever calls this.
  :
elif [ -z "${SUDO_USER:-}" ]; then
  Scripts/bootstrap.sh run
  Scripts/build.sh
elif [ ! -x "$program" ] || [ ! -x .build/status/release/widgettui-status ]; then
  die "nothing is built yet: run 'make build' first, without sudo"
fi

install -D -m 755 --strip "$program" "$root/bin/widgettui"
install -D -m 755 --strip .build/status/release/widgettui-status "$root/bin/widgettui-status"
install -D -m 644 docs/board.schema.json "$root/share/widgettui/board.schema.json"
install -D -m 755 widgettui.tmux "$root/share/widgettui/widgettui.tmux"
for page in README.md CHANGELOG.md SECURITY.md docs/*.md; do
  install -D -m 644 "$page" "$root/share/doc/widgettui/${page##*/}"
done
install -D -m 644 LICENSE "$root/share/doc/widgettui/copyright"
mkdir -p "$root/lib/systemd/user"
for service in widgettui widgettui-agent; do
  sed "s|@PREFIX@|${PREFIX:-/usr/local}|g" "systemd/$service.service.in" \
    >"$root/lib/systemd/user/$service.service"
  chmod 644 "$root/lib/systemd/user/$service.service"
done
shopt -s nullglob
for theme in themes/*.yaml; do
  install -D -m 644 "$theme" "$root/share/widgettui/$theme"
done
if [ "${TOOLKIT:-}" = yes ]; then
  toolkit=.build/toolkit-to-install
  [ -n "${SUDO_USER:-}" ] || Scripts/toolkit.sh
  [ -d "$toolkit/built" ] || die "the modules are not built yet: run Scripts/toolkit.sh first, without sudo"
  rm -rf "$root/lib/widgettui/toolkit"
  mkdir -p "$root/lib/widgettui"
  cp -R --preserve=mode,timestamps "$toolkit" "$root/lib/widgettui/toolkit"
fi
say "Installed $root/bin/widgettui"
