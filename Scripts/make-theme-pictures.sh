#!/usr/bin/env bash
# Draws docs/themes/NAME.png for each built-in theme, in kitty under a virtual screen, from a recorded machine.
# Needs: sudo apt install xvfb kitty imagemagick fonts-dejavu-core
set -eu
. "$(dirname "$0")/prelude.sh"

program=.build/release/widgettui
[ -x "$program" ] || die "$program is missing: run Scripts/build.sh first"
for tool in Xvfb kitty import; do
  command -v "$tool" >/dev/null || die "$tool is missing: sudo apt install xvfb kitty imagemagick"
done

display=:$((100 + RANDOM % 800))
Xvfb "$display" -screen 0 1000x500x24 >/dev/null 2>&1 &
screen=$!
trap 'kill "$screen" 2>/dev/null || true' EXIT
export DISPLAY=$display LIBGL_ALWAYS_SOFTWARE=1
sleep 1

mkdir -p docs/themes
for file in themes/*.yaml; do
  name=$(basename "$file" .yaml)
  case $(sed -n 's/^appearance: //p' "$file") in
    light) ground='#fafafa' ink='#202020' ;;
    *) ground='#101418' ink='#d8dee9' ;;
  esac
  painted=$(sed -n 's/^  background: {rgb: "\(#[0-9a-f]*\)".*/\1/p' "$file")
  kitty --config NONE -o font_family='DejaVu Sans Mono' -o font_size=10 -o remember_window_size=no \
    -o initial_window_width=90c -o initial_window_height=18c -o window_padding_width=6 \
    -o background="${painted:-$ground}" -o foreground="$ink" -o confirm_os_window_close=0 \
    "$program" --machine Tests/Fixtures/machine.recording --at 2026-03-14T09:26:00Z --theme "$file" \
    >/dev/null 2>&1 &
  terminal=$!
  sleep "${SECONDS_SHOWN:-4}"
  import -window root -trim +repage +dither -colors 64 -strip -define png:compression-level=9 "docs/themes/$name.png"
  kill "$terminal"
  wait "$terminal" 2>/dev/null || true
  say "docs/themes/$name.png"
done
