#!/usr/bin/env bash
# Runs tests under the sanitizers: `thread` what threads share, `address` what parses others' bytes;
# without an argument both.
set -eu -o pipefail
. "$(dirname "$0")/prelude.sh"

Scripts/bootstrap.sh test

# Builds some targets and what they need, and no more, with a sanitizer.
build() {
  local kind=$1 start=$SECONDS log=.build/$1.log
  mkdir -p .build
  swift build --manifest-cache none --build-tests --sanitize="$kind" --scratch-path ".build/$kind" \
    -Xswiftc -gline-tables-only -Xswiftc -use-ld=lld >"$log" 2>&1 || {
    cat "$log" >&2
    die "the tests do not build with the $kind sanitizer"
  }
  say "Built for the $kind sanitizer in $((SECONDS - start)) s."
}

# Fails where the sanitizer reported something or the tests did not come to their end. What they expect is
# for `make test` to judge: under a sanitizer everything is slow, and some wait for a time.
judge() {
  local kind=$1 log=$2
  if grep -a -q -e '^WARNING: ThreadSanitizer' -e 'ERROR: AddressSanitizer' "$log" \
    || ! grep -a -q 'Test run with' "$log"; then
    grep -a -A 40 -e '^WARNING: ThreadSanitizer' -e 'ERROR: AddressSanitizer' "$log" \
      | swift demangle --simplified | head -200 >&2 || true
    tail -n 40 "$log" >&2
    die "the $kind sanitizer found something; the whole log is $log"
  fi
  say "No report of the $kind sanitizer; these tests failed under it:"
  grep -a '^✘ Test .* recorded' "$log" | cut -c -200 >&2 || true
}

# Runs the tests whose names a pattern matches; what follows are options of `swift test`.
run() {
  local kind=$1 start=$SECONDS log=.build/$1.log
  swift test --manifest-cache none --skip-build --disable-xctest --sanitize="$kind" \
    --scratch-path ".build/$kind" --filter "$2" "${@:3}" >"$log" 2>&1 || judge "$kind" "$log"
  if grep -q 'Test run with 0 tests' "$log"; then die "no test's name matches $2"; fi
  say "Ran the tests under the $kind sanitizer in $((SECONDS - start)) s."
}

# A pattern for tests of a target whose names have one of these words.
of() {
  local target=$1 IFS='|'
  shift
  printf '%s' "$target.*($*)"
}

check_threads() {
  export WIDGETTUI_TARGETS="WidgetArchiveTests WidgetTimelineTests WidgetSourcesTests WidgetCatalogTests"
  build thread
  # What is launched, streamed, watched and kept, by whom it is read, and when. Under this sanitizer a
  # child shares no memory with its parent before it runs its program, so it cannot say why it did not.
  run thread "WidgetArchiveTests|WidgetTimelineTests|$(of WidgetCatalogTests Reading Alert)|$(
    of WidgetSourcesTests Command Stream Watch FolderChanges HTTPClient Secrets Keyring SampleFile)" \
    --skip CommandTests/cannotBeStarted
}

check_addresses() {
  export WIDGETTUI_TARGETS="WidgetArchiveTests WidgetSettingsTests WidgetSourcesTests"
  WIDGETTUI_TARGETS+=" WidgetPicturesTests WidgetTUITests RandomTrees"
  # The runtime keeps what it made once, which would count as leaks.
  export ASAN_OPTIONS=detect_leaks=0
  build address
  # Boards, themes, archives, settings, pictures, and what sources read.
  run address "WidgetArchiveTests|WidgetSettingsTests|WidgetPicturesTests|$(
    of WidgetTUITests YAML Theme Spelling YAMLExcerpt)|$(
    of WidgetSourcesTests CalendarDocument CalendarText FeedParser Charset HTTPResponse JQ JSON \
      DataPath Pattern Picks Table DateText PrometheusAnswer Exposition MetricQuery SampleFile TimelineDocumentTests XBarOutput \
      ByteCursor Atlas Battery)"
  .build/address/debug/RandomTrees 500 >/dev/null \
    || die "the address sanitizer found something in random trees"
}

case ${1:-} in
  thread) check_threads ;;
  address) check_addresses ;;
  '')
    (check_threads)
    (check_addresses)
    ;;
  *) die "usage: Scripts/sanitize.sh [thread|address]" ;;
esac
