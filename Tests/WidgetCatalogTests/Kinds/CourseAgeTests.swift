import FoundationEssentials
import Testing
import WidgetLayout
import WidgetSources
import WidgetTesting

@testable import WidgetCatalog

/// Tests that a course that ended long ago looks like one.
@MainActor
@Suite("The age of courses")
struct CourseAgeTests {
  private static let now = Exhibit.now.timeIntervalSince1970

  /// Returns a value each hour of three days, the last of them days ago.
  nonisolated private static func hours(daysAgo days: Int) -> Datum {
    let end = Exhibit.now.timeIntervalSince1970 - Double(days) * 86_400
    return .list(
      (0..<72).map { hour in
        .list([.number(end - Double(hour) * 3600), .number(Double(hour * 7 % 23 + 5))])
      })
  }

  /// Returns a value each minute, the last of them minutes ago.
  nonisolated private static func minutes(_ value: Double, ago: Int) -> Datum {
    .list(
      (ago..<60).map { minute in
        .list([.number(Exhibit.now.timeIntervalSince1970 - Double(minute) * 60), .number(value)])
      })
  }

  private func text(_ style: String, _ datum: Datum) -> String {
    Exhibit("chart", ChartKind.self, ["style": .text(style)], datum)
      .picture(.systemLarge, size: Size(width: 60, height: 12)).text
  }

  @Test(arguments: [("line", "Mar 13"), ("heatmap", "13 Mar")])
  func daysOfLastYearHaveDates(style: String, name: String) {
    let (old, new) = (text(style, Self.hours(daysAgo: 364)), text(style, Self.hours(daysAgo: 0)))
    #expect(old.contains(name) && !old.contains("Fri"), "\(old)")
    #expect(new.contains("Fri") && !new.contains("Mar"), "\(new)")
  }

  /// A year of which nothing is in the last one is not empty.
  @Test func aYearMapOfOldValuesShowsTheirYear() {
    let (old, new) = (text("year", Self.hours(daysAgo: 800)), text("year", Self.hours(daysAgo: 0)))
    #expect(old.contains("until 4 Jan 2024") && old.contains("█"), "\(old)")
    #expect(!new.contains("until") && new.contains("█"), "\(new)")
  }

  /// A map of more days than it has rows says how many are not there.
  @Test func daysWithoutRoomAreCounted() {
    let days = Datum.list((0..<7).flatMap { Self.hours(daysAgo: 3 * $0).items ?? [] })
    let text = text("heatmap", days)
    #expect(text.contains("+"), "\(text)")
  }

  @Test func timesOfLastYearHaveDatesInMaps() {
    let datum: Datum = [
      "a": .list(Array(Self.hours(daysAgo: 364).items?.prefix(9) ?? [])), "b": [],
    ]
    #expect(text("heatmap", datum).contains("Mar"))
  }

  /// The value of a series that ended before the others is not one of now.
  @Test func aSeriesThatEndedHasNoValueInTheLegend() {
    let ended: Datum = ["a": Self.minutes(10, ago: 0), "b": Self.minutes(20, ago: 30)]
    let text = text("line", ended)
    #expect(text.contains("a 10") && text.contains("b –"), "\(text)")
    let near: Datum = ["a": Self.minutes(10, ago: 0), "b": Self.minutes(20, ago: 4)]
    #expect(self.text("line", near).contains("b 20"))
  }

  /// A series with longer steps than others has not ended before its next one is due.
  @Test func longStepsAreNoEnd() {
    let steps = (1..<9).map { step -> Datum in
      .list([.number(Self.now - Double(step) * 1200 + 60), .number(20)])
    }
    #expect(
      text("line", ["a": Self.minutes(10, ago: 0), "b": .list(steps)]).contains("b 20"))
  }

  @Test(arguments: [(0, "now"), (364, "2025-03-15")])
  func aCourseSaysItsEnd(days: Int, words: String) throws {
    let kind = MetricKind([:])
    let end = Exhibit.now - Double(days) * 86_400
    var reading = ValueReading(
      settings: ValueSettings(), datum: 5,
      history: (0..<40).map { .init(date: end - Double(40 - $0) * 60, value: Double($0 % 7)) })
    reading.date = end
    let entry = ReadingEntry(date: Exhibit.now, datum: 5, values: [reading])
    let text = picture(columns: 48, rows: 12, family: .systemLarge, at: Exhibit.now) {
      kind.view(of: entry)
    }.text
    #expect(text.contains(words), "\(text)")
    #expect(text.contains("now") == (days == 0), "\(text)")
  }
}
