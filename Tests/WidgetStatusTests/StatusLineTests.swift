import FoundationEssentials
import Glibc
import Testing
import WidgetArchive
import WidgetLayout

@testable import WidgetStatus

private let start = Date(timeIntervalSince1970: 1_773_480_000)

@MainActor
@Suite("Status lines")
struct StatusLineTests {
  private func archive(
    _ kind: String, relevance: Float? = nil, width: Int = 40, @ViewBuilder _ view: () -> some View
  ) -> ArchivedTimeline {
    var environment = EnvironmentValues()
    environment.contentSize = Size(width: width, height: 1)
    environment.currentDate = start
    let grid = Rendering.grid(
      of: Lowering.tree(of: view(), environment: environment), size: environment.contentSize)
    var archive = ArchivedTimeline(
      instance: WidgetInstance(id: "\(kind)/inline", kind: kind, family: .accessoryInline),
      title: kind)
    archive.loaded = start
    archive.rule = .never
    archive.entries = [
      ArchivedEntry(
        date: start, relevance: relevance.map { .init(score: $0, duration: 60) },
        pictures: [archive.pictures.add(grid)])
    ]
    return archive
  }

  private func line(_ archives: [ArchivedTimeline?], width: Int = 80, at: TimeInterval = 0)
    -> StatusLine
  {
    line(archives.map { $0.map { .archive($0) } ?? .waiting("orders") }, width: width, at: at)
  }

  private func line(_ readings: [StatusReading], width: Int = 80, at: TimeInterval = 0)
    -> StatusLine
  {
    StatusLine(readings, width: width, at: start + at, asleep: 0)
  }

  @Test func showTheEntryOfNow() {
    let orders = archive("orders") {
      HStack {
        Text("1,284")
        Text("▲ 4 %").foregroundStyle(Color(.good))
      }
    }
    #expect(line([orders]).text(.plain) == "1,284 ▲ 4 %")
    #expect(line([orders]).text(.tmux) == "1,284 #[fg=green]▲ 4 %#[default]")
    #expect(line([orders]).state == .fresh)
  }

  /// A mark after `#` makes one character of both; tmux and Pango still see the `#`.
  @Test(arguments: ["\u{301}", "\u{20dd}", "\u{fe0f}"])
  func marksDoNotHideWhatIsEscaped(mark: String) {
    let text = "#\(mark)[fg=red]<\(mark)b>&\(mark)"
    let orders = archive("orders") { Text(verbatim: text) }
    func scalars(_ text: String, _ scalar: Unicode.Scalar) -> Int {
      text.unicodeScalars.count { $0 == scalar }
    }
    #expect(scalars(line([orders]).text(.tmux), "#") == 2)
    let waybar = line([orders]).text(.waybar)
    #expect(scalars(waybar, "<") == 0)
    // Three in the text, three in the tooltip.
    #expect(scalars(waybar, "&") == 6)
  }

  @Test func aWidgetThatIsNoneIsNamed() {
    let orders = archive("orders") { Text("1,284") }
    let both = line([.archive(orders), .unknown("ord\u{1B}ers")])
    #expect(both.text == "1,284  no widget ord\u{FFFD}ers")
    #expect(both.state == .unknown)
    #expect(both.due == orders.reload)
  }

  @Test(arguments: ["\u{202E}", "\u{AD}", "\u{200B}", "\u{2066}", "\u{E0041}"])
  func aNameHidesAndTurnsNothing(scalar: String) {
    for reading in [StatusReading.unknown("a\(scalar)b"), .waiting("a\(scalar)b")] {
      let text = line([reading]).text
      #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .format })
      #expect(text.contains("a\u{FFFD}b"))
    }
  }

  @Test func whatMattersMoreIsShownWhereThereIsNoRoomForAll() {
    let first = archive("a", relevance: 1) { Text("first") }
    let second = archive("b", relevance: 9) { Text("second") }
    let third = archive("c") { Text("third") }
    #expect(line([first, second, third]).text == "first  second  third")
    #expect(line([first, second, third], width: 17).text == "first  second  +1")
    #expect(line([first, second, third], width: 13).text == "second  +2")
    #expect(line([first, second, third], width: 12).text == "second  +2")
    #expect(line([first, second, third], width: 12).hidden == 2)
    #expect(line([first, second, third], width: 4).text == "sec…")
    // A minute later none of them is relevant.
    #expect(line([first, second, third], width: 16, at: 60).text == "first  third  +1")
    #expect(line([first]).nextChange == start + 60)
  }

  /// A provider says itself how much its words matter, and how many they are.
  @Test func whatMattersMostLeavesRoomForOthers() {
    let long = archive("a", relevance: 1e30) { Text("a long text of many words and more") }
    let disk = archive("b") { Text("disk 97") }
    let load = archive("c") { Text("load 1") }
    #expect(
      line([long, disk, load], width: 50).text == "a long text of many words and more  disk 97  +1")
    #expect(line([long, disk, load], width: 36).text == "a long text of man…  disk 97  load 1")
    #expect(line([long, disk, load], width: 30).text == "a long text …  disk 97  +1")
    #expect(line([long, disk], width: 18).text == "a long t…  disk 97")
    #expect(line([long, disk], width: 16).text == "a long text…  +1")
  }

  /// Blanks of any kind part the words of one widget by one.
  @Test(arguments: ["\u{2003}\u{2003}", "\u{3000}", " \u{a0}", "\u{205f} \u{1680}"])
  func noBlanksLookLikeTheEndOfAWidget(blanks: String) {
    let text = line([archive("a") { Text("Disk 12\(blanks)Load 1") }]).text
    #expect(text == "Disk 12 Load 1")
  }

  @Test(
    "A number that has no room is …, in every format",
    arguments: [
      (16, "orders 409,723 k"), (15, "orders 409,723…"), (14, "orders …"), (13, "orders …"),
      (8, "orders …"), (7, "orders…"), (6, "order…"), (1, "…"),
    ])
  func noNumberIsCut(width: Int, expected: String) {
    let orders = archive("orders") {
      HStack(spacing: 0) {
        Text("orders ").foregroundStyle(Color(.dim))
        Text("409,723").bold()
        Text(" k")
      }
    }
    #expect(line([orders], width: width).text == expected)
    let words = line([orders], width: width).text(.i3bar)
    #expect(words.contains("\"full_text\":\"\(expected)\""), "\(words)")
    let tmux = line([orders], width: width).text(.tmux).replacing(/#\[[^\]]*\]/, with: "")
    #expect(tmux == expected)
  }

  @Test("The date of an old value has room before the value")
  func anOldValueIsDatedInFewColumns() {
    let time = LocalTime(start).hourAndMinute
    var late = archive("a") { Text("1,284") }
    late.reload = start + 60
    let expected = [
      13: "1,284 (\(time))", 12: "… (\(time))", 9: "… (\(time))", 8: "(\(time))", 7: "(\(time))",
      6: "…",
    ]
    for (width, words) in expected { #expect(line([late], width: width, at: 90).text == words) }
  }

  @Test func whatIsOfATimeToComeIsDue() {
    var orders = archive("a") { Text("1,284") }
    orders.reload = start + 3600
    #expect(line([orders], at: -20).due == start + 3600)
    #expect(line([orders], at: -7200).due == start - 7200)
    #expect(line([orders], at: -7200).state == .late)
    // Its last attempt was by the new clock.
    orders.outcomes = [
      ReloadOutcome(date: start - 7201, reason: .policy, duration: 0, entries: nil)
    ]
    #expect(line([orders], at: -7200).due == start + 3600)
  }

  @Test func aReasonIsNotObeyed() {
    var failed = archive("a") { Text("1,284") }
    (failed.entries, failed.loaded) = ([], nil)
    failed.failure = StandingFailure(
      reason: "no \u{1B}[31mway", isDenied: false, since: start, attempts: 1, next: start + 60)
    #expect(line([failed]).text == "a: no ␛[31mway")
  }

  @Test func dataStylesNothingAndRunsNothing() {
    let evil = archive("a", width: 80) {
      Text(verbatim: "#(touch f) #[fg=red] #{session_name} ## \u{1B}[31m")
    }
    #expect(
      line([evil]).text(.tmux) == "##(touch f) ##[fg=red] ##{session_name} #### ␛[31m")
    let quoted = archive("a") { Text(verbatim: "\"<b>\\\" & more") }
    #expect(
      line([quoted]).text(.i3bar)
        == #"{"full_text":"\"<b>\\\" & more","name":"widgettui","instance":"a","urgent":false}"#)
    #expect(
      line([quoted]).text(.waybar)
        == #"{"text":"\"&lt;b&gt;\\\" &amp; more","tooltip":"\"&lt;b&gt;\\\" &amp; more","#
        + #""class":"fresh"}"#)
  }

  @Test(arguments: [StatusOptions.Format.plain, .tmux, .i3bar, .waybar])
  func lettersFromRightToLeftMoveNoOtherWidget(format: StatusOptions.Format) {
    let first = archive("a") { Text("אבג 1") }
    let second = archive("b") { Text("95 %") }
    let words = line([first, second], width: 11).text(format)
    // Blocks of i3bar are texts of their own.
    #expect(words.contains("\u{2068}אבג 1\u{2069}" + (format == .i3bar ? "\"" : "  95 %")))
    #expect(!line([second, second]).text(format).unicodeScalars.contains("\u{2068}"))
  }

  @Test func whatIsDoubtfulIsDatedAndDim() {
    let time = LocalTime(start).hourAndMinute
    var late = archive("a") { Text("1,284").bold() }
    late.reload = start + 60
    #expect(line([late], at: 89).text == "1,284")
    #expect(line([late], at: 90).text == "1,284 (\(time))")
    #expect(
      line([late], at: 90).text(.tmux)
        == "#[dim]1,284#[default]#[fg=yellow] (\(time))#[default]")
    #expect(line([late], at: 90).text(.waybar).contains("\"late\""))
    #expect(line([late]).nextChange == start + 90)
    #expect(line([late]).due == start + 60)
    #expect(line([late], at: 90).text(.i3bar).contains("\"1,284 (\(time))\""))
    var failed = late
    failed.failure = StandingFailure(
      reason: "refused", isDenied: false, since: start, attempts: 1, next: start + 30)
    #expect(line([failed]).text == "1,284 (\(time))")
    #expect(line([failed]).state == .failed)
    var over = late
    over.entries[0].expiration = start + 10
    #expect(line([over], at: 10).text == "1,284 (\(time))")
    #expect(line([over], at: 10).state == .expired)
    // A reading makes an entry no newer that is too old by its own date.
    var stale = archive("orders") { Text("1,284") }
    stale.loaded = start + 600
    stale.entries[0].stale = start + 15
    #expect(line([stale], at: 660).text == "1,284 (\(time))")
    #expect(line([stale], at: 660).state == .stale)
    // A time of another day is shown as its date.
    #expect(line([late], at: 86_400).text == "1,284 (03-14)")
    #expect(line([late], at: 86_400 * 365).text == "1,284 (2026)")
    // The clock was set back.
    #expect(line([late], at: -3600).text == "1,284 (\(time))")
  }

  @Test func wordsStandInPlaceOfAValueThatThereIsNot() {
    var orders = archive("orders") { Text("1,284") }
    #expect(line([nil]).text == "orders: not read yet")
    #expect(line([nil]).state == .waiting)
    #expect(line([orders, nil]).text(.plain) == "1,284  orders: not read yet")
    orders.failure = StandingFailure(
      reason: "signed out", isDenied: true, since: start, attempts: 1, next: start + 30)
    #expect(line([orders]).text == "orders: signed out")
    #expect(
      line([orders]).text(.waybar)
        == #"{"text":"orders: signed out","tooltip":"orders: signed out · denied","class":"denied"}"#
    )
    orders.failure?.isDenied = false
    orders.entries = []
    #expect(line([orders]).text == "orders: signed out")
    orders.failure = nil
    #expect(line([orders]).text == "orders: nothing to show")
    orders.loaded = nil
    #expect(line([orders]).text == "orders: not read yet")
  }

  /// A digit less moves nothing beside it, for as long as there is room.
  @Test func widgetsStayWhereTheyAre() {
    func both(_ value: String, _ least: [Int], width: Int = 80) -> StatusLine {
      let readings = [archive("a") { Text(value) }, archive("b") { Text("end") }]
      return StatusLine(
        readings.map { .archive($0) }, width: width, at: start, asleep: 0, least: least)
    }
    let wide = both("CPU 100 %", [])
    #expect(wide.text == "CPU 100 %  end")
    let least = wide.leastWidths(after: [])
    #expect(least == [9, 3])
    #expect(both("CPU 9 %", least).text == "CPU 9 %    end")
    #expect(both("CPU 9 %", least, width: 13).text == "CPU 9 %  end")
    // What became much shorter does not leave a hole.
    #expect(both("CPU", least).leastWidths(after: least) == [3, 3])
  }

  @Test func eachWidgetIsABlockOfI3bar() {
    let cpu = archive("cpu") { Text("98 %").foregroundStyle(Color(.bad)) }
    let orders = archive("orders-0123456789abcdef0123456789abcdef") {
      Text("1,284").foregroundStyle(Color(.good))
    }
    let blocks = [
      ##"{"full_text":"98 %","name":"widgettui","instance":"cpu","color":"#ff5f5f","urgent":true}"##,
      ##"{"full_text":"…","name":"widgettui","instance":"orders","color":"#5fd75f","urgent":false}"##,
      ##"{"full_text":"ord…","name":"widgettui","instance":"orders","color":"#ffd75f","urgent":false}"##,
    ]
    #expect(
      line([cpu, orders, nil], width: 4).text(.i3bar) == blocks.joined(separator: ","))
  }

  @Test func waybarHasATooltipAndAPercentage() {
    let cpu = archive("cpu") { Text("CPU 43.7 %") }
    let orders = archive("orders") { Text("1,284 <&>") }
    let tooltip = #"1,284 &lt;&amp;&gt;\u000aCPU 43.7 %\u000aorders: not read yet · waiting"#
    let expected = #"{"text":"1,284 &lt;&amp;&gt;  +2","tooltip":"\#(tooltip)","class":"fresh"}"#
    #expect(line([orders, cpu, nil], width: 22).text(.waybar) == expected)
    #expect(line([cpu]).text(.waybar).hasSuffix(#""class":"fresh","percentage":43}"#))
  }

  @Test(
    arguments: [
      ("CPU 43 %", 43), ("CPU 7.9 %", 7), ("7%", 7), ("▲ 140 %", nil), ("1,284", nil), ("%", nil),
      ("–  % 12", nil), ("up 120 %  / 23 %", nil), ("Drop 10 ▼ 90 %", nil), ("Drop ▼ 90 %", nil),
      ("Orders 1,120 ▲ 12 %", nil), ("p99 12 %", 12), ("1,050 %", nil), ("1\u{202F}050 %", nil),
      ("1 050%", nil), ("5/80%", nil), ("-5 %", nil), ("disk 1 100 %", nil), ("disk1 100 %", 100),
      ("43,5 %", 43), ("99.999 %", nil),
    ] as [(String, Int?)])
  func percentages(text: String, expected: Int?) {
    #expect(line([archive("a") { Text(text) }]).percentage == expected)
  }

  /// A headline's number is no value of the widget, and the next widget's may be.
  @Test func wordsOfOthersAreNoPercentage() {
    let headline = archive("feed") { Text("70% off shoes") }
    #expect(line([headline]).percentage == nil)
    #expect(line([headline, archive("cpu") { Text("CPU 43.7 %") }]).percentage == 43)
  }

  @Test func otherGlyphsAreShownWhereTheTerminalHasNoOther() {
    let traffic = archive("a") { Text("▲ 4 % ▁▃█ é") }
    let line = StatusLine(
      [.archive(traffic)], width: 80, at: start, asleep: 0, glyphs: .ascii)
    #expect(line.text == "^ 4 % _-# é")
  }

  @Test func timersTick() {
    let timer = archive("a") { Text(start + 90, style: .timer) }
    #expect(line([timer], at: 1).text == "1:29")
    #expect(line([timer], at: 1).nextChange == start + 2)
  }
}
