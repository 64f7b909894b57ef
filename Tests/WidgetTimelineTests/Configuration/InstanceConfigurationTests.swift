import Foundation
import TestServers
import Testing
import WidgetArchive
import WidgetLayout

@testable import WidgetTimeline

private struct PlaceIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Place"
  @Parameter(title: "Name", default: "Oslo") var name: String
  @Parameter(title: "Days", default: 3, inclusiveRange: (1, 7)) var days: Int
  @Parameter(title: "Tags") var tags: [String]
}

private struct PlaceProvider: AppIntentTimelineProvider {
  struct Entry: TimelineEntry {
    let date: Date
    let words: String
  }

  func placeholder(in context: Context) -> Entry { Entry(date: .distantPast, words: "…") }

  func snapshot(for configuration: PlaceIntent, in context: Context) async -> Entry {
    let tags = configuration.tags.joined(separator: "+")
    return Entry(
      date: .distantPast, words: "\(configuration.name) \(configuration.days) \(tags)")
  }

  func timeline(for configuration: PlaceIntent, in context: Context) async -> Timeline<Entry> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
  }
}

/// The class of an intent from an intent definition.
private final class CityIntent: INIntent, @unchecked Sendable {
  var city = "Oslo"

  override var settableParameters: [INIntentParameter] {
    [
      INIntentParameter(
        "city", title: "City", type: .text, of: CityIntent.self, value: { .text($0.city) },
        set: { $0.city = try String.value(for: $1) })
    ]
  }
}

private struct CityProvider: IntentTimelineProvider {
  typealias Entry = PlaceProvider.Entry

  func placeholder(in context: Context) -> Entry { Entry(date: .distantPast, words: "…") }

  func getSnapshot(
    for configuration: CityIntent, in context: Context,
    completion: @escaping @Sendable (Entry) -> Void
  ) { completion(Entry(date: .distantPast, words: configuration.city)) }

  func getTimeline(
    for configuration: CityIntent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void
  ) {
    let entry = Entry(date: .distantPast, words: configuration.city)
    completion(Timeline(entries: [entry], policy: .never))
  }
}

private struct PlainProvider: InlineTimelineProvider {
  typealias Entry = PlaceProvider.Entry

  func placeholder(in context: Context) -> Entry { Entry(date: .distantPast, words: "…") }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {}
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void
  ) { completion(Timeline(entries: [], policy: .never)) }
}

/// A scheduler with instances of configured widgets.
@MainActor
private final class Board {
  private let scheduler = Scheduler(
    clock: ManualClock(Date(timeIntervalSince1970: 1_773_480_000)), alarm: ManualAlarm())

  static func describe(_ configuration: some WidgetConfiguration) -> WidgetDescription {
    var description = WidgetDescription()
    configuration.describe(into: &description)
    return description
  }

  static var place: WidgetDescription {
    describe(
      AppIntentConfiguration(kind: "place", provider: PlaceProvider()) { Text($0.words) })
  }

  static var city: WidgetDescription {
    describe(
      IntentConfiguration(kind: "city", intent: CityIntent.self, provider: CityProvider()) {
        Text($0.words)
      })
  }

  static var plain: WidgetDescription {
    describe(StaticConfiguration(kind: "plain", provider: PlainProvider()) { Text($0.words) })
  }

  func add(_ id: String, _ description: WidgetDescription, _ words: [String: String]) {
    scheduler.add(
      WidgetInstance(
        id: id, kind: description.kind, family: .systemSmall, configuration: words),
      of: description, size: Size(width: 40, height: 1))
  }

  /// Returns the picture's text once an instance's provider has answered, or the reason of its
  /// failure.
  func words(_ id: String) async throws -> String {
    try await comesAbout { !scheduler.isAsking }
    let load = try #require(scheduler.state(of: id))
    if let failure = load.failure { return failure.reason }
    let size = Size(width: 40, height: 1)
    return load.entry.picture(size: size, family: .systemSmall, at: .distantPast)
      .grid.row(0).trimmingCharacters(in: .whitespaces)
  }
}

@Suite("Instances with configurations")
@MainActor
struct InstanceConfigurationTests {
  private let board = Board()

  @Test func twoOfAKindDiffer() async throws {
    board.add("a", Board.place, ["name": "Bergen", "tags": "sea, rain"])
    board.add("b", Board.place, ["days": "7", "tags": #"["a,b", "c"]"#])
    board.add("c", Board.place, [:])
    #expect(try await board.words("a") == "Bergen 3 sea+rain")
    #expect(try await board.words("b") == "Oslo 7 a,b+c")
    #expect(try await board.words("c") == "Oslo 3")
  }

  @Test func siriKitsToo() async throws {
    board.add("a", Board.city, ["city": "Bergen"])
    board.add("b", Board.city, [:])
    board.add("c", Board.city, ["town": "Bergen"])
    #expect(try await board.words("a") == "Bergen")
    #expect(try await board.words("b") == "Oslo")
    #expect(try await board.words("c") == "unknown parameter “town”; there are city")
  }

  @Test func whatCannotBeIsSaid() async throws {
    board.add("a", Board.place, ["days": "8"])
    board.add("b", Board.plain, ["days": "8"])
    #expect(
      try await board.words("a") == "“days” is “8”; expected is a whole number from 1 to 7")
    #expect(try await board.words("b") == "unknown parameter “days”; there are none")
  }

  @Test func anAnswerToAnOlderConfigurationIsDropped() async throws {
    board.add("a", Board.place, ["name": "Bergen"])
    board.add("a", Board.place, ["name": "Oslo"])
    #expect(try await board.words("a") == "Oslo 3")
  }

  @Test func appsAreGivenTheirIntentsBack() async throws {
    let instance = WidgetInstance(
      id: "a", kind: "place", family: .systemSmall, configuration: ["name": "Bergen"])
    let info = await Board.place.info(of: instance)
    #expect(info.widgetConfigurationIntent(of: PlaceIntent.self)?.name == "Bergen")
    let other = WidgetInstance(
      id: "b", kind: "city", family: .systemSmall, configuration: ["city": "Bergen"])
    #expect((await Board.city.info(of: other).configuration as? CityIntent)?.city == "Bergen")
  }
}
