#!/usr/bin/env bash
# Draws docs/comparison/PROGRAM-SIZE.png: this program's dashboard of the machine, btop's, glances' and, where SAMPLER
# is the path of that program, sampler's, one after another in kitty under a virtual screen, each for SECONDS_SHOWN
# seconds (30); and PROGRAM-120x36-light.png on a light background. Meanwhile a broker, an exporter, a web server and
# its reader, and a compression are at work, so that there is something to see. PICTURES names those to draw (default:
# 80x24 120x36 200x60 120x36-light). Where it may, it runs in a namespace of its own, so that the pictures show no other
# processes; the processor's load is the machine's.
# Needs: sudo apt install xvfb kitty imagemagick fonts-dejavu-core btop glances mosquitto prometheus-node-exporter
set -eu
. "$(dirname "$0")/prelude.sh"

if [ "${IS_APART:-}" != yes ] && unshare -p -f --mount-proc true 2>/dev/null; then
  export IS_APART=yes
  exec unshare -p -f --mount-proc Scripts/make-comparison-pictures.sh "$@"
fi

program=$PWD/.build/release/widgettui
[ -x "$program" ] || die "$program is missing: run Scripts/build.sh first"
for tool in Xvfb kitty import btop glances mosquitto prometheus-node-exporter; do
  command -v "$tool" >/dev/null \
    || die "$tool is missing: sudo apt install xvfb kitty imagemagick btop glances mosquitto prometheus-node-exporter"
done

state=$(mktemp -d)
display=:$((100 + RANDOM % 800))
Xvfb "$display" -screen 0 1700x1200x24 >/dev/null 2>&1 &
screen=$!
works=()
trap 'kill "$screen" "${works[@]}" 2>/dev/null || true; rm -rf "$state"' EXIT
export DISPLAY=$display LIBGL_ALWAYS_SOFTWARE=1 XDG_STATE_HOME=$state XDG_CONFIG_HOME=$state LANG=C.UTF-8
# Started by its name, so that no folder is in the pictures.
export PATH=$PWD/.build/release:$PATH
sleep 1

# Starts a program in the folder of the state, and remembers it.
work() {
  (cd "$state" && exec "$@") >/dev/null 2>&1 &
  works+=($!)
}

head -c 8M /dev/urandom >"$state/data"
port=$((20000 + RANDOM % 20000))
work mosquitto -p "$port"
work prometheus-node-exporter --web.listen-address "127.0.0.1:$((port + 1))"
work python3 -m http.server "$((port + 2))" --bind 127.0.0.1
work bash -c "while :; do gzip -kf data; sleep 2.5; done"
work bash -c "while :; do curl -s --limit-rate 2M -o copy http://127.0.0.1:$((port + 2))/data; sleep 3; done"

# Draws one program: picture NAME SIZE[-light] COMMAND…
picture() {
  local name=$1 size=${2%-light} file=docs/comparison/$1-$2.png background='#101418' foreground='#d8dee9'
  [ "$size" = "$2" ] || background='#fafafa' foreground='#202020'
  shift 2
  kitty --config NONE -o font_family='DejaVu Sans Mono' -o font_size=10 -o remember_window_size=no \
    -o initial_window_width="${size%x*}c" -o initial_window_height="${size#*x}c" -o background="$background" \
    -o foreground="$foreground" -o confirm_os_window_close=0 "$@" >/dev/null 2>&1 &
  local terminal=$!
  sleep "${SECONDS_SHOWN:-30}"
  import -window root -trim +repage +dither -colors 64 -strip -define png:compression-level=9 "$file"
  kill "$terminal"
  wait "$terminal" 2>/dev/null || true
  say "$file"
}

mkdir -p docs/comparison "$state/btop"
for kind in ${PICTURES:-80x24 120x36 200x60 120x36-light}; do
  # btop and glances do not ask the terminal whether it is light.
  echo 'color_theme = "Default"' >"$state/btop/btop.conf"
  white=()
  case $kind in
    *-light)
      echo 'color_theme = "whiteout"' >"$state/btop/btop.conf"
      white=(--theme-white)
      ;;
  esac
  picture widgettui "$kind" widgettui
  picture btop "$kind" btop --utf-force
  picture glances "$kind" glances "${white[@]}"
  [ -n "${SAMPLER:-}" ] || continue
  { [ "${#white[@]}" -eq 0 ] || echo "theme: light"; cat docs/comparison/sampler.yml; } >"$state/sampler.yml"
  picture sampler "$kind" env HOME="$state" "$SAMPLER" -c "$state/sampler.yml"
done
