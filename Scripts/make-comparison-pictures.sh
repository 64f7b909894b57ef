#!/usr/bin/env bash
# Draws docs/comparison/PROGRAM-SIZE.png: this program's dashboard of the machine, btop's and glances', one after
# another in kitty under a virtual screen, each for SECONDS_SHOWN seconds (40).
# Needs: sudo apt install xvfb kitty imagemagick fonts-dejavu-core btop glances
set -eu
. "$(dirname "$0")/prelude.sh"

program=$PWD/.build/release/widgettui
[ -x "$program" ] || die "$program is missing: run Scripts/build.sh first"
for tool in Xvfb kitty import btop glances; do
  command -v "$tool" >/dev/null \
    || die "$tool is missing: sudo apt install xvfb kitty imagemagick btop glances"
done

state=$(mktemp -d)
display=:$((100 + RANDOM % 800))
Xvfb "$display" -screen 0 1700x1200x24 >/dev/null 2>&1 &
screen=$!
trap 'kill "$screen" 2>/dev/null || true; rm -rf "$state"' EXIT
export DISPLAY=$display LIBGL_ALWAYS_SOFTWARE=1 XDG_STATE_HOME=$state XDG_CONFIG_HOME=$state LANG=C.UTF-8
sleep 1

# Draws one program: picture NAME SIZE COMMAND…
picture() {
  local name=$1 size=$2 file
  shift 2
  file=docs/comparison/$name-$size.png
  kitty --config NONE -o font_family='DejaVu Sans Mono' -o font_size=10 -o remember_window_size=no \
    -o initial_window_width="${size%x*}c" -o initial_window_height="${size#*x}c" -o background='#101418' \
    -o foreground='#d8dee9' -o confirm_os_window_close=0 "$@" >/dev/null 2>&1 &
  local terminal=$!
  sleep "${SECONDS_SHOWN:-40}"
  import -window root -trim +repage +dither -colors 64 -strip -define png:compression-level=9 "$file"
  kill "$terminal"
  wait "$terminal" 2>/dev/null || true
  say "$file"
}

mkdir -p docs/comparison
for size in 80x24 120x36 200x60; do
  picture widgettui "$size" "$program"
  picture btop "$size" btop --utf-force
  picture glances "$size" glances
done
