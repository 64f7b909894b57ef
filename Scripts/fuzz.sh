#!/usr/bin/env bash
# Fuzzes parsers with libFuzzer: `fuzz.sh address|thread [TARGET…]`, all targets where none is named.
# FUZZ_SECONDS says how long each runs (60). What is found lies in .build/fuzz/findings, what leads to
# more code in .build/fuzz/corpus, which `make test` replays.
set -eu -o pipefail
. "$(dirname "$0")/prelude.sh"

Scripts/bootstrap.sh run

kind=${1:-address}
case $kind in
  address | thread) shift || true ;;
  *) die "usage: Scripts/fuzz.sh address|thread [TARGET…]" ;;
esac
seconds=${FUZZ_SECONDS:-60}
program=.build/fuzz-$kind/release/Fuzz

# The compiler instruments our modules for libFuzzer; its library without a main is linked by name,
# since each program has a main of its own.
build() {
  local runtime log=.build/fuzz/build-$kind.log
  runtime=$(find "$(dirname "$(command -v swift)")/../lib/clang" \
    -name "libclang_rt.fuzzer_no_main-$(uname -m).a" 2>/dev/null | head -1)
  [ -n "$runtime" ] || die "the toolchain has no libFuzzer (libclang_rt.fuzzer_no_main)"
  [ -x "$program" ] || say "Building the targets with the $kind sanitizer; that takes some minutes…"
  WIDGETTUI_TARGETS=Fuzz swift build -c release --manifest-cache none --product Fuzz \
    --sanitize="$kind" --scratch-path ".build/fuzz-$kind" \
    -Xswiftc -enable-testing -Xswiftc -gline-tables-only -Xswiftc -use-ld=lld \
    -Xswiftc -Xfrontend -Xswiftc "-sanitize=fuzzer,$kind" \
    -Xlinker "$runtime" -Xlinker -lstdc++ >"$log" 2>&1 || {
    cat "$log" >&2
    die "the targets do not build with the $kind sanitizer"
  }
}

# Fuzzes one target. The libraries in C keep memory until the process ends, which would count as leaks.
run() {
  local name=$1 corpus=.build/fuzz/corpus/$1 log=.build/fuzz/$1.log TIMEFORMAT=%U spent count
  mkdir -p "$corpus" .build/fuzz/findings
  if spent=$({ time nice -n 19 "$program" "--target=$name" -max_total_time="$seconds" -timeout=30 \
    -rss_limit_mb=2048 -malloc_limit_mb=1024 -detect_leaks=0 -max_len=8192 -use_value_profile=1 \
    -print_final_stats=1 -verbosity=1 -artifact_prefix=".build/fuzz/findings/$name-" \
    "$corpus" "Tests/Fuzz/Seeds/$name" >"$log" 2>&1; } 2>&1); then
    count=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    say "$name: $count inputs in $spent s of processor time, nothing found"
  else
    found+=("$name")
    say "$name: found something in $spent s; see $log and .build/fuzz/findings"
    grep -a -m 3 -e '^BROKEN' -e 'Fatal error' -e '^SUMMARY' "$log" >&2 || true
  fi
}

mkdir -p .build/fuzz
build
export SWIFT_BACKTRACE=enable=no TZ=Europe/Berlin
export ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=0 TSAN_OPTIONS=halt_on_error=1
mapfile -t names < <([ $# -gt 0 ] && printf '%s\n' "$@" || ls Tests/Fuzz/Seeds)
found=()
for name in "${names[@]}"; do
  [ -d "Tests/Fuzz/Seeds/$name" ] || die "there is no target $name; Tests/Fuzz/Seeds has all"
  run "$name"
done
[ ${#found[@]} -eq 0 ] || die "inputs that break a promise were found: ${found[*]}"
