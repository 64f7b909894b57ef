import FoundationEssentials
import Testing
import WidgetLayout
import WidgetSources
import WidgetTimeline

@testable import WidgetSystems

/// Entries of one response, an hour apart.
@Suite struct DealEntryProviderTests {
  private let now = Date(timeIntervalSince1970: 1_773_480_360)

  private func provider(_ found: Result<[Deal], SourceFailure>) -> DealsProvider {
    var provider = DealsProvider(clock: ManualClock(now))
    provider.entries = { _ in
      DealEntryProvider(repository: CannedDealsRepository(found: found))
    }
    return provider
  }

  private func intent(_ airport: String?) -> DealsIntent {
    let intent = DealsIntent()
    intent.server = "http://agency.example"
    intent.airport = airport.map { AirportEntity(id: $0, name: $0) }
    return intent
  }

  private let context = TimelineProviderContext(
    family: .systemSmall, isPreview: false, size: Size(width: 20, height: 8))

  /// The last deal has its hour too: at the end of the entries it would be replaced as it comes.
  @Test func anHourForEach() async throws {
    let timeline = try await provider(.success([.sample("A"), .sample("B"), .sample("C")]))
      .reload(for: intent("MXP"), in: context)
    #expect(timeline.entries.map(\.date) == [now, now + 3600, now + 7200])
    #expect(
      timeline.entries.map(\.content) == [
        .deal(.sample("A")), .deal(.sample("B")), .deal(.sample("C")),
      ])
    #expect(timeline.policy == .after(now + 10800))
  }

  @Test func noneIsAskedForAgainInAnHour() async throws {
    let timeline = try await provider(.success([])).reload(for: intent("MXP"), in: context)
    #expect(timeline.entries.map(\.content) == [.none(airport: "MXP", dates: "next weekend")])
    #expect(timeline.policy == .after(now + 3600))
  }

  /// Nobody is asked before an airport is chosen, and nothing is asked again: by itself nothing changes.
  @Test func notConfigured() async throws {
    let timeline = try await provider(.failure(SourceFailure("asked"))).reload(
      for: intent(nil), in: context)
    #expect(timeline.entries.map(\.content) == [.configure])
    #expect(timeline.policy == .never)
  }

  @Test func aFailureIsSaid() async {
    await #expect(throws: ReloadFailure("HTTP 503")) {
      _ = try await provider(.failure(SourceFailure("HTTP 503"))).reload(
        for: intent("MXP"), in: context)
    }
  }

  /// The fake needs nobody: neither for a placeholder nor for a gallery.
  @Test func theFake() async {
    let provider = provider(.failure(SourceFailure("asked")))
    let preview = TimelineProviderContext(
      family: .systemSmall, isPreview: true, size: Size(width: 20, height: 8))
    let entry = await provider.snapshot(for: intent("MXP"), in: preview)
    #expect(entry == provider.placeholder(in: preview))
    guard case .deal(let deal) = entry.content else {
      Issue.record("\(entry)")
      return
    }
    #expect(deal.cityName == "Lisbon")
    #expect(deal.picture != nil)
    #expect(deal.url == nil)
  }

  /// An airport that is none is said to be none, with those that may be meant.
  @Test func anAirportThatIsNone() async {
    struct Airports: AirportsRepository {
      func airports(matching words: String) async throws(SourceFailure) -> [AirportEntity] {
        words == "MIL"
          ? [
            AirportEntity(id: "LIN", name: "Milan Linate (LIN)"),
            AirportEntity(id: "MXP", name: "Milan Malpensa (MXP)"),
          ] : words == "LIN" ? [AirportEntity(id: "LIN", name: "Milan Linate (LIN)")] : []
      }
    }
    var provider = provider(.failure(SourceFailure("HTTP 404")))
    provider.airports = { _ in Airports() }
    for (airport, reason, detail) in [
      ("MIL", "no airport MIL", "Perhaps Milan Linate (LIN), Milan Malpensa (MXP)?"),
      ("QQQ", "no airport QQQ", "widgettui options deals airport WORDS finds them."),
      ("LIN", "HTTP 404", ""),
    ] {
      let failure = await #expect(throws: ReloadFailure.self) {
        _ = try await provider.reload(for: intent(airport), in: context)
      }
      #expect(failure?.reason == reason)
      #expect(failure?.detail == detail)
    }
  }
}
