import Foundation
import TestServers
import Testing
import WidgetLayout
import WidgetSettings
import WidgetSources
import WidgetTesting
import WidgetTimeline

@testable import WidgetCatalog

/// Tests of the pictures of a calendar that was read days ago and has failed since.
@MainActor
@Suite struct OfflineDaysTests {
  private let folder = TemporaryFolder()
  /// A Saturday, nine o'clock.
  private let start = Date(timeIntervalSince1970: 1_773_478_800)
  private let day = 86_400.0

  /// Returns a calendar with events at these hours on each of so many days, and one that spans
  /// three days.
  private func calendar(days: Int, eachDay: [(String, Int)]) -> String {
    func text(_ date: Date) -> String {
      date.formatted(.iso8601).filter { !"-:".contains($0) }
    }
    let midnight = start - 9 * 3600
    var events: [(String, Date, Double)] = [("Fair", midnight + 2 * day + 36_000, 2 * day)]
    for index in 0..<days {
      for (title, hour) in eachDay {
        let date = midnight + Double(index) * day + Double(hour) * 3600
        events.append(("\(title) \(index)", date, 3600))
      }
    }
    let lines = events.map { title, date, length in
      """
      BEGIN:VEVENT\r\nUID:\(title)\r\nSUMMARY:\(title)\r\nDTSTART:\(text(date))\r
      DTEND:\(text(date + length))\r\nEND:VEVENT\r\n
      """
    }
    return
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//EN\r\n\(lines.joined())END:VCALENDAR\r\n"
  }

  private func entries<Kind: ReadingKind>(
    of kind: Kind.Type, _ setting: [String: Setting]
  ) throws -> [ReadingEntry] {
    var place = BoardPlace()
    place.folder = folder.path
    place.name = "days"
    place.title = "Days"
    let session = ReadingSession<Kind>(
      try ReadingSettings(InstanceSettings(.mapping(setting), at: place)), state: nil)
    return try session.read(at: start) { _ in nil }.entries
  }

  private func pictures<Kind: ReadingKind>(
    of kind: Kind.Type, _ setting: [String: Setting], _ family: WidgetFamily, after days: [Double]
  ) throws -> [GoldenPicture] {
    let entries = try entries(of: kind, setting)
    let drawn = Kind(Setting.mapping(setting))
    return try days.map { days in
      let now = start + days * day
      let entry = try #require(entries.last { $0.date <= now })
      let size = family.contentSize
      let state = entry.expiration.map { $0 <= now } == true ? "over" : "shown"
      return GoldenPicture(
        "after \(days) days, \(state)",
        WidgetTesting.picture(
          columns: size.width, rows: size.height, family: family, at: now
        ) { AnyView(drawn.view(of: entry)) })
    }
  }

  @Test func eachDayShowsItsOwnEvents() throws {
    try folder.write(calendar(days: 7, eachDay: [("Stand-up", 10), ("Review", 15)]), to: "a.ics")
    let setting: [String: Setting] = [
      "source": ["ical": "a.ics", "days": "7"], "every": "5m", "days": "7",
    ]
    let pictures = try pictures(
      of: AgendaKind.self, setting, .systemLarge, after: [0, 1, 2.1, 5, 6.4, 7])
    try expectGolden(pictures, named: "agenda")
  }

  @Test func aMonthMarksItsOwnDay() throws {
    try folder.write(calendar(days: 7, eachDay: [("Stand-up", 10)]), to: "a.ics")
    let setting: [String: Setting] = [
      "source": ["ical": "a.ics", "days": "7"], "every": "5m", "week": "monday",
    ]
    let pictures = try pictures(
      of: CalendarKind.self, setting, .systemMedium, after: [0, 1, 5, 13])
    try expectGolden(pictures, named: "calendar")
  }

  /// Without `days:` the whole month is read, and nothing of it is unknown.
  @Test(arguments: [true, false])
  func aMonthSaysUntilWhenEventsAreKnown(isCut: Bool) throws {
    try folder.write(calendar(days: 7, eachDay: [("Stand-up", 10)]), to: "a.ics")
    let source: Setting = isCut ? ["ical": "a.ics", "days": "7"] : ["ical": "a.ics"]
    let setting: [String: Setting] = ["source": source, "every": "5m", "week": "monday"]
    let entry = try #require(try entries(of: CalendarKind.self, setting).first)
    let kind = CalendarKind(Setting.mapping(setting))
    let grid = WidgetTesting.picture(columns: 36, rows: 18, family: .systemLarge, at: start) {
      AnyView(kind.view(of: entry))
    }
    let rows = (0..<18).map(grid.row)
    #expect(rows.contains { $0.contains("events until 20 Mar") } == isCut, "\(rows)")
    let unknown = grid.styles.contains { $0.attributes.contains(.italic) }
    #expect(unknown == isCut)
  }

  /// Any source may have more events than are shown.
  @Test func daysWhoseEventsAreLeftOutAreUnknown() throws {
    let tomorrow = start.timeIntervalSince1970 + day
    let slots = (0..<2100).map { "{\"title\": \"Slot\", \"start\": \(tomorrow + Double($0))}" }
    let late = "{\"title\": \"Surgery\", \"start\": \(tomorrow + day)}"
    try folder.write("[\((slots + [late]).joined(separator: ","))]", to: "e.json")
    let setting: [String: Setting] = [
      "source": ["file": "e.json"], "every": "5m", "week": "monday",
    ]
    let entry = try #require(try entries(of: CalendarKind.self, setting).first)
    #expect(entry.warnings == ["more than 2000 events: the last are not shown"])
    let kind = CalendarKind(Setting.mapping(setting))
    let grid = WidgetTesting.picture(columns: 36, rows: 18, family: .systemLarge, at: start) {
      AnyView(kind.view(of: entry))
    }
    let rows = (0..<18).map(grid.row)
    #expect(rows.contains { $0.contains("events until 14 Mar") }, "\(rows)")
    #expect(grid.styles.contains { $0.attributes.contains(.italic) })
    let agenda = try #require(
      try entries(of: AgendaKind.self, ["source": ["file": "e.json"], "every": "5m"]).first)
    #expect(agenda.warnings == entry.warnings)
  }

  @Test func aWeekSaysWhichDaysAreUnknown() throws {
    try folder.write(calendar(days: 7, eachDay: [("Stand-up", 10)]), to: "a.ics")
    let setting: [String: Setting] = [
      "source": ["ical": "a.ics", "days": "3"], "every": "5m", "week": "monday",
    ]
    let entry = try #require(try entries(of: CalendarKind.self, setting).first)
    let kind = CalendarKind(Setting.mapping(setting))
    let grid = WidgetTesting.picture(columns: 16, rows: 8, family: .systemSmall, at: start) {
      AnyView(kind.view(of: entry))
    }
    let rows = (0..<8).map(grid.row)
    // The fair of Monday lasts until Wednesday.
    #expect(rows[4].hasPrefix("Tu 17 Fair") && rows[6].hasPrefix("Th 19 unknown"), "\(rows)")
  }

  @Test func whatASourceCountsDownToComesWithNothingRead() throws {
    let end = start + 5 * day
    try folder.write(
      "{\"to\": \(end.timeIntervalSince1970), \"label\": \"Release\"}", to: "release.json")
    let setting: [String: Setting] = [
      "source": ["file": "release.json", "format": "json"], "every": "5m", "done": "out",
    ]
    let entries = try entries(of: CountdownKind.self, setting)
    // Just after the fifth day before it there are four.
    let days: [Date] = (0..<5).map { start + Double($0) * day + 1 }
    #expect(entries.map(\.date) == [start] + days + [end])
  }

  @Test func entriesOfATimelineAreShownAtTheirDates() throws {
    let dates = (0..<5).map { start + Double($0) * day }
    let parts = dates.map { "{\"date\": \($0.timeIntervalSince1970), \"value\": 1}" }
    try folder.write("{\"entries\": [\(parts.joined(separator: ","))]}", to: "t.json")
    let setting: [String: Setting] = ["source": ["timeline": ["file": "t.json", "format": "json"]]]
    #expect(try entries(of: MetricKind.self, setting).map(\.date) == dates)
  }

  /// Measures the archive of two weeks with ten events a day.
  @Test func aFullCalendarIsASmallArchive() throws {
    let hours = (8..<18).map { ("Meeting about a thing at \($0)", $0) }
    try folder.write(calendar(days: 14, eachDay: hours), to: "a.ics")
    let setting: [String: Setting] = [
      "source": ["ical": "a.ics", "days": "14"], "every": "5m", "days": "14",
    ]
    let entries = try entries(of: AgendaKind.self, setting)
    // There is an entry for each start, end and midnight, and for the changing distance of the next
    // day's events.
    #expect((170...200).contains(entries.count), "\(entries.count)")
    #expect(zip(entries, entries.dropFirst()).allSatisfy { $0.date < $1.date })
    let kind = AgendaKind(Setting.mapping(setting))
    var bytes: [[UInt8]: Int] = [:]
    for entry in entries {
      let size = WidgetFamily.systemLarge.contentSize
      var writer = ByteWriter()
      writer.write(
        WidgetTesting.picture(
          columns: size.width, rows: size.height, family: .systemLarge, at: entry.date
        ) { AnyView(kind.view(of: entry)) })
      bytes[writer.bytes, default: 0] += 1
    }
    let size = bytes.keys.reduce(0) { $0 + $1.count }
    #expect(size < 600_000, "\(size) bytes, \(bytes.count) pictures of \(entries.count) entries")
  }
}
