#!/usr/bin/env bash
# Installs the Debian packages that are missing, and nothing else: `bootstrap.sh run|test`.
# With all of them there it needs no root, no network and a few milliseconds.
set -eu
. "$(dirname "$0")/prelude.sh"

packages=(
  libncurses-dev libyaml-dev libjq-dev libcurl4-openssl-dev libxml2-dev libical-dev
  libsqlite3-dev libpq-dev libmosquitto-dev libzint-dev libgdk-pixbuf-2.0-dev libchafa-dev webp-pixbuf-loader librsvg2-common
)
case "${1:-}" in
  run) ;;
  # Only tests and benchmarks need these: real terminals and servers to run against, Python to write
  # scripts in, certificates, windows without a screen, and what reads back a barcode, checks a schema, looks into a program or moves a
  # program's clock.
  test)
    packages+=(
      git tmux procps ncurses-term python3 python3-yaml python3-jsonschema openssl zbar-tools sqlite3
      postgresql pgbouncer prometheus prometheus-node-exporter mosquitto mosquitto-clients python3-jinja2 openssh-server radicale restic libsecret-tools gnome-keyring
      dbus-daemon libglib2.0-bin systemd faketime binutils
      xvfb xterm kitty libgl1-mesa-dri fonts-dejavu-core
    )
    ;;
  *) die "usage: Scripts/bootstrap.sh run|test" ;;
esac

check_swift() {
  command -v swift >/dev/null || die "swift was not found.
  Install Swift 6.0 or later for this system from https://www.swift.org/install/linux,
  or, if it is here already, put its usr/bin folder on PATH:
    export PATH=/path/to/swift/usr/bin:\$PATH"

  # Asking swift itself takes a fifth of a second, so a version once approved is remembered by the
  # date of its compiler.
  local swift approved=.build/approved-swift
  swift=$(command -v swift)
  if [ -e "$approved" ] && [ "$(cat "$approved")" = "$swift" ] && [ "$approved" -nt "$swift" ]; then
    return
  fi
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p')
  [ -n "$version" ] || die "$swift does not run; try: $swift --version"
  [ "${version%%.*}" -ge 6 ] || die "Swift 6.0 or later is needed; $swift is $version.
  Newer ones: https://www.swift.org/install/linux"
  mkdir -p .build
  printf '%s\n' "$swift" >"$approved"
}

missing_packages() {
  local installed package
  local format='${Package} ${db:Status-Status}\n'
  # It fails where it knows nothing of a package, which then is missing.
  installed=$(dpkg-query -W -f="$format" "${packages[@]}" 2>/dev/null || true)
  for package in "${packages[@]}"; do
    [[ $'\n'$installed$'\n' == *$'\n'"$package installed"$'\n'* ]] || printf '%s\n' "$package"
  done
}

has_headers() {
  printf '#include <ncurses.h>\n#include <yaml.h>\n' \
    | "$(command -v clang || command -v cc)" -E -x c - >/dev/null 2>&1
}

apt() {
  local log
  log=$(mktemp)
  if ! "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get "$@" >"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    return 1
  fi
  rm -f "$log"
}

check_swift

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
  if has_headers; then
    exit 0
  fi
  die "this is not Debian or Ubuntu, so install these by hand: the headers of ncurses (wide
  characters) and libyaml. There they are called: ${packages[*]}"
fi

mapfile -t missing < <(missing_packages)
[ "${#missing[@]}" -gt 0 ] || exit 0

root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || die "packages are missing, and there is no sudo to install them.
  As root: apt-get install ${missing[*]}"
  root=(sudo)
fi

say "Installing ${missing[*]} (apt-get)…"
# Lists that cannot be fetched may still be there from before, so only the install decides.
apt update || say "apt-get update failed; trying with the lists that are here."
apt install -y --no-install-recommends "${missing[@]}" \
  || die "apt-get could not install: ${missing[*]}"
