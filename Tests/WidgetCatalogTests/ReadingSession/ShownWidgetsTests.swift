import FoundationEssentials
import Synchronization
import Testing
import WidgetArchive
import WidgetLayout
import WidgetSettings
import WidgetSources
import WidgetTimeline

@testable import WidgetCatalog

/// The places of one widget have its settings and its readings in common.
@MainActor
@Suite struct ShownWidgetsTests {
  /// A kind that counts how often its settings are read.
  private struct CountedKind: ReadingKind {
    static let kind = "counted"
    static let displayName = "Counted"
    static let description = "Counts how often its settings are read."
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]
    static let keys: [SettingKey] = []
    static let sourceNeed = SourceNeed.required
    static let count = Atomic(0)

    init(_ settings: Setting) { Self.count.add(1, ordering: .relaxed) }

    func view(of entry: ReadingEntry) -> some View { Text(verbatim: "counted") }

    func sample(at date: Date) -> ReadingEntry { ReadingEntry(date: date, datum: 1) }
  }

  private let clock = ManualClock(Date(timeIntervalSince1970: 1_773_480_607))

  @Test func settingsAreReadOnceForAllPlaces() throws {
    let machine = MachineContext(
      monitor: SystemMonitor(machine: LiveMachine()), clock: clock, interval: nil)
    var descriptions: [WidgetDescription] = []
    ReadingWidget<CountedKind>(shown: ShownWidgets(on: machine)).describe(into: &descriptions)
    let description = try #require(descriptions.first)
    let scheduler = Scheduler(clock: clock, alarm: ManualAlarm())
    func add(_ name: String, _ family: WidgetFamily, _ source: Setting) {
      let settings = InstanceSettings(["source": source], at: BoardPlace())
      let record = WidgetInstance(
        id: "\(name)/\(family.shortName)", kind: "counted", family: family,
        configuration: settings.words)
      scheduler.add(
        ConfiguredInstance(record, settings), of: description, size: Size(width: 16, height: 8))
    }
    let source: Setting = ["run": ["true"]]
    add("orders", .systemSmall, source)
    #expect(CountedKind.count.load(ordering: .relaxed) == 1)
    add("orders", .systemMedium, source)
    #expect(CountedKind.count.load(ordering: .relaxed) == 1)
    add("others", .systemSmall, ["run": ["false"]])
    #expect(CountedKind.count.load(ordering: .relaxed) == 2)
  }
}
