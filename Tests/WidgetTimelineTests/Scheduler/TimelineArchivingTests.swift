import FoundationEssentials
import Testing
import WidgetArchive
import WidgetLayout

@testable import WidgetTimeline

private let start = Date(timeIntervalSince1970: 1_773_480_000)

/// A provider of ten entries, one a minute, that is reloaded after the tenth.
private struct MinutesProvider: InlineTimelineProvider {
  let clock: ManualClock

  struct Entry: TimelineEntry {
    let date: Date
  }

  func placeholder(in context: Context) -> Entry { Entry(date: start) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {}
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void
  ) {
    let dates = (0..<10).map { clock.now + Double(60 * $0) }
    completion(Timeline(entries: dates.map { Entry(date: $0) }, policy: .atEnd))
  }
}

/// A provider that never answers.
private struct SilentProvider: TimelineProvider {
  typealias Entry = MinutesProvider.Entry

  func placeholder(in context: Context) -> Entry { Entry(date: start) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {}
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void
  ) {}
}

@MainActor
@Suite("What is archived")
struct TimelineArchivingTests {
  private let clock = ManualClock(start)
  private let alarm = ManualAlarm()
  private let scheduler: Scheduler
  private let size = Size(width: 10, height: 1)

  init() {
    scheduler = Scheduler(clock: clock, alarm: alarm)
    var description = WidgetDescription()
    StaticConfiguration(kind: "minutes", provider: MinutesProvider(clock: clock)) { entry in
      Text("\(Int(entry.date.timeIntervalSince(start)) / 60) min")
    }.describe(into: &description)
    scheduler.add(
      WidgetInstance(id: "a", kind: "minutes", family: .accessoryInline), of: description,
      size: size)
  }

  private func run(to seconds: TimeInterval) {
    while let date = alarm.date, date <= start + seconds {
      clock.now = date
      scheduler.wake()
    }
    clock.now = start + seconds
  }

  private func archive(
    after previous: ArchivedTimeline?, history: HistoryLimit = HistoryLimit()
  ) throws -> ArchivedTimeline {
    try #require(scheduler.state(of: "a")).archive(
      after: previous, sizes: [size], history: history)
  }

  private func minutes(_ archive: ArchivedTimeline) -> [Int] {
    archive.entries.map { Int($0.date.timeIntervalSince(start)) / 60 }
  }

  /// A view that depends on the appearance, and one that does not.
  private struct Mood: View {
    let isNamed: Bool
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(isNamed ? scheme == .dark ? "dark" : "light" : "plain") }
  }

  @Test func aPictureIsDrawnForBothGroundsWhereTheyDiffer() {
    func archive(_ entry: AnyTimelineEntry) -> ArchivedTimeline {
      ArchivedTimeline(
        picture: entry, of: WidgetInstance(id: "a", kind: "mood", family: .accessoryInline),
        title: "Mood", size: size, hasContentMargins: false)
    }
    func row(_ archive: ArchivedTimeline, _ scheme: ColorScheme) -> String {
      AnyTimelineEntry(archive.entries[0], of: archive.pictures)
        .picture(size: size, family: .accessoryInline, on: scheme, at: start).grid.row(0)
    }
    let named = archive(AnyTimelineEntry(date: start, view: Mood(isNamed: true)))
    #expect(row(named, .dark).contains("dark"))
    #expect(row(named, .light).contains("light"))
    let plain = archive(AnyTimelineEntry(date: start, view: Text("plain")))
    #expect(plain.entries[0].pictures.count == 1)
    #expect(row(plain, .light) == row(plain, .dark))
  }

  /// A host that begins with another's archive has no picture for a smaller place until the provider has
  /// answered: what it archives must not look like an empty widget.
  @Test func whereNoPictureFitsNoneIsArchived() throws {
    let large = try archive(after: nil)
    let later = Scheduler(clock: clock, alarm: ManualAlarm())
    var description = WidgetDescription()
    StaticConfiguration(kind: "minutes", provider: SilentProvider()) { _ in Text("never") }
      .describe(into: &description)
    let small = Size(width: 3, height: 1)
    later.add(
      ConfiguredInstance(WidgetInstance(id: "a", kind: "minutes", family: .accessoryInline)),
      of: description, size: small, archives: [large])
    let load = try #require(later.state(of: "a"))
    #expect(load.isAsking)
    let kept = load.archive(after: large, sizes: [small])
    let entry = AnyTimelineEntry(kept.entries[0], of: kept.pictures)
    #expect(entry.sizeTooLarge(for: small) == size)
  }

  /// While one widget's entries are drawn, no other widget is asked or drawn.
  @Test func entriesThatTakeLongAreDrawnLater() throws {
    let load = try #require(scheduler.state(of: "a"))
    let few = load.archive(after: nil, sizes: [size], patience: 0)
    #expect(minutes(few) == [0, 1])
    #expect(load.end(of: few) == 1)
    let all = load.archive(after: nil, sizes: [size], patience: .infinity)
    #expect(minutes(all) == Array(0..<10))
    #expect(load.end(of: all) == nil)
  }

  @Test func whatWasShownIsKeptBeforeWhatIsToCome() throws {
    let first = try archive(after: nil)
    #expect(minutes(first) == Array(0..<10))
    #expect(first.first == 0)
    run(to: 545)
    let second = try archive(after: first)
    #expect(minutes(second) == Array(0..<19))
    #expect(second.first == 9)
    run(to: 700)
    let third = try archive(after: second)
    #expect(minutes(third) == Array(0..<19))
    #expect(third.first == 11)
    let grid = second.entry(at: start + 200).flatMap { second.pictures.grid($0.pictures[0]) }
    #expect(grid?.row(0) == "  3 min")
  }

  @Test func theHistoryHasAnEnd() throws {
    let first = try archive(after: nil)
    run(to: 545)
    var limit = HistoryLimit()
    limit.age = 200
    #expect(minutes(try archive(after: first, history: limit)) == [6, 7, 8] + Array(9..<19))
    limit = HistoryLimit()
    limit.bytes = 100
    let kept = try archive(after: first, history: limit)
    #expect(kept.first > 0 && kept.first < 9)
  }
}
