import FoundationEssentials
import Testing
import WidgetArchive
import WidgetLayout
import WidgetTimeline

@testable import WidgetTUI

private let start = Date(timeIntervalSince1970: 1_773_480_000)

private struct DatedEntry: TimelineEntry {
  let date: Date
}

/// A provider of an entry whose data are of some time before.
private struct DatedProvider: ThrowingTimelineProvider {
  let age: TimeInterval?

  func placeholder(in context: Context) -> DatedEntry { DatedEntry(date: start) }

  func timeline(in context: Context) async throws -> Timeline<DatedEntry> {
    var timeline = Timeline(entries: [DatedEntry(date: start)], policy: .never)
    timeline.read = age.map { start - $0 }
    return timeline
  }
}

private struct DatedWidget: Widget {
  static var age: TimeInterval?

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "dated", provider: DatedProvider(age: Self.age)) { _ in Text("56") }
  }
}

private struct DatedBundle: WidgetBundle {
  var body: some Widget { DatedWidget() }
}

@MainActor
@Suite("Lines in words")
struct AccessibleLineTests {
  private func line(age: TimeInterval?) async throws -> String {
    let clock = ManualClock(start)
    let scheduler = Scheduler(clock: clock, alarm: ManualAlarm())
    DatedWidget.age = age
    let widget = DatedBundle().descriptions.first
    let timelines = SharedTimelines(
      scheduler: scheduler, clock: clock, folder: nil, describe: { $0 == "dated" ? widget : nil })
    let instance = WidgetInstance(id: "dated/small", kind: "dated", family: .systemSmall)
    timelines.show([Placement(ConfiguredInstance(instance), size: Size(width: 16, height: 8))])
    for _ in 0..<500 where scheduler.isAsking { try? await Task.sleep(for: .milliseconds(5)) }
    let state = try #require(timelines.state(of: "dated/small"))
    return AccessibleLine(title: "A", value: "56", state, alarm: nil, at: clock.now).text
  }

  /// A border has the date of a value that is older than an hour, and so have words.
  @Test(arguments: [(nil, false), (600.0, false), (10_000, true)])
  func anOldValueHasItsDate(age: TimeInterval?, isDated: Bool) async throws {
    let date = LocalTime(start - (age ?? 0)).words(at: LocalTime(start))
    #expect(try await line(age: age) == "A: 56" + (isDated ? ", as of \(date)" : ""))
  }
}
