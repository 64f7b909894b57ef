#!/usr/bin/env bash
# Makes a package for Debian and Ubuntu of the programs, their services, and the modules that imports are
# compiled with: .build/widgettui_VERSION_ARCHITECTURE.deb. It runs on this release of the distribution and later ones.
# With BUILT=yes the programs are those that are there.
set -eu
. "$(dirname "$0")/prelude.sh"

command -v dpkg-deb >/dev/null || die "dpkg-deb is missing; packages are made on Debian and Ubuntu"
command -v objdump >/dev/null || die "objdump is missing; install binutils"
if [ -z "${BUILT:-}" ]; then
  Scripts/bootstrap.sh run
  Scripts/build.sh
fi

root=.build/package
rm -rf "$root"
DESTDIR=$PWD/$root PREFIX=/usr TOOLKIT=yes BUILT=yes Scripts/install.sh

# Returns the packages that own files of these names, one a line.
owners() {
  local name
  for name in "$@"; do
    dpkg-query -S "*/$name" 2>/dev/null | sed 's/[:,].*//' | sort -u | head -n 1
  done | sort -u
}

# Returns the least version of the C library that the programs run with.
c_library() {
  find "$root/usr/bin" "$root/usr/lib" -type f -perm -u+x -print0 \
    | xargs -0 objdump -T 2>/dev/null | grep -oE 'GLIBC_[0-9.]+' | sort -uV | tail -n 1 | cut -d _ -f 2
}

list() { paste -sd , - | sed 's/,/, /g'; }

version=$(.build/release/widgettui --version | cut -d ' ' -f 2)
architecture=$(dpkg --print-architecture)
# What the programs load when it is first needed. apt installs it too, unless it is told not to.
mapfile -t loaded < <(grep -rhoE 'CLINUX_LIBRARY\("[^"]+"' Sources | cut -d '"' -f 2 | sort -u)
mkdir -p "$root/DEBIAN"
cat >"$root/DEBIAN/control" <<EOF
Package: widgettui
Version: $version
Architecture: $architecture
Maintainer: WidgetTUI <widgettui@localhost>
Section: utils
Priority: optional
Installed-Size: $(du -ks "$root/usr" | cut -f 1)
Depends: libc6 (>= $(c_library)), libstdc++6, ncurses-base
Recommends: $(owners "${loaded[@]}" | list), webp-pixbuf-loader
Description: WidgetKit for the terminal
 A live dashboard, a status pane for tmux, i3bar and Waybar, and golden tests of widgets. Widgets say what to
 show when; boards in YAML name their sources. Imports the widgets of Xcode projects, for which it needs a Swift
 toolchain.
EOF
package=.build/widgettui_${version}_$architecture.deb
dpkg-deb --root-owner-group -Zzstd --build "$root" "$package" >&2
rm -rf "$root"
say "Made $package; install it with: sudo apt install ./$package"
