#!/usr/bin/env bash
# Prints which share of the parsers' lines the seeds, and the corpora of `make fuzz`, run through.
set -eu -o pipefail
. "$(dirname "$0")/prelude.sh"

# The files whose lines are counted: what reads bytes that others wrote.
parsers=(
  WidgetTUI/YAML WidgetTUI/Themes/ThemeFile.swift WidgetTUI/Themes/RoleSettings.swift
  WidgetTUI/Boards/{BoardFile,BoardReading,BoardPart,BoardAssembly,Arrangement,TileMap}.swift
  WidgetTUI/Boards/WidgetReading.swift WidgetTUI/Ncurses/KeyDecoder.swift
  WidgetTUI/Process/{InertText,VisibleText}.swift
  WidgetSources/Decoding WidgetSources/Datum/{Datum,DateText,Excerpt}.swift
  WidgetSources/TimelineDocuments/TimelineDocument.swift WidgetSources/Workers/DatumCoding.swift
  WidgetSources/Extraction/DataPath.swift WidgetSources/Patterns
  WidgetSources/XBar/XBar{Output,Item,Parameters,Action}.swift WidgetSources/XBar/EmojiNames.swift
  WidgetSources/Feeds/{FeedDocument,FeedItem,FeedParser,FeedRepair,HTMLText,XMLReader}.swift
  WidgetSources/ICalendar/Calendar{Component,Document,Event,Length,Reader,Recurrence,Text,Zone}.swift
  WidgetSources/HTTP/{Charset,HTTPHeaders,HTTPResponse}.swift
  WidgetSources/Prometheus/Prometheus{Answer,Names}.swift
  WidgetSources/Metrics/{Exposition,MetricQuery,MetricH}*.swift
  WidgetTimeline/ReloadCalendar WidgetTimeline/Bundles/BundleDescription.swift
  WidgetArchive/SharedFolder/TimelineCoding.swift WidgetLayout/GridCoding
  WidgetLayout/Engine/Glyphs WidgetCatalog/StyledText WidgetStatus/StatusText.swift
)

scratch=.build/fuzz-coverage log=.build/fuzz/coverage.log
mkdir -p .build/fuzz
[ -d "$scratch" ] || say "Building the tests with coverage; that takes some minutes…"
export WIDGETTUI_TARGETS=FuzzTests WIDGETTUI_CORPUS=all
{
  swift build --manifest-cache none --build-tests --enable-code-coverage --scratch-path "$scratch"
  swift test --manifest-cache none --skip-build --disable-xctest --enable-code-coverage \
    --scratch-path "$scratch" --filter FuzzTests
} >"$log" 2>&1 || {
  tail -n 40 "$log" >&2
  die "the seeds do not pass; the whole log is $log"
}

tools=$(dirname "$(readlink -f "$(command -v swift)")")
folder=$scratch/debug
"$tools/llvm-cov" report "$folder/WidgetTUIPackageTests.xctest" \
  -instr-profile "$folder/codecov/default.profdata" "${parsers[@]/#/Sources/}" \
  | awk '/\.swift|^TOTAL/ { printf "%-66s %6d lines %8s\n", $1, $8, $10 }'
