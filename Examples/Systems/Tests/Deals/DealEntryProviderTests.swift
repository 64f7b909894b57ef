import FoundationEssentials
import Testing
import WidgetLayout
import WidgetSources
import WidgetTimeline

@testable import WidgetSystems

/// Entries of one response, an hour apart.
@Suite struct DealEntryProviderTests {
  private let now = Date(timeIntervalSince1970: 1_773_480_360)

  private func provider(
    _ found: Result<[Deal], SourceFailure>, troubles: [PictureTrouble] = [],
    clock: ManualClock? = nil
  ) -> DealsProvider {
    var provider = DealsProvider(clock: clock ?? ManualClock(now))
    let repository = CannedDealsRepository(
      found: found, troubles: CannedDealsRepository.Troubles(troubles))
    provider.entries = { _ in DealEntryProvider(repository: repository) }
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

  /// The last deal has its hour too: at the end of the entries it would be replaced at once.
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

  /// Missing pictures are requested again after five minutes, then after twice as long each time,
  /// or at the time the server states; the deals keep their hours.
  @Test func missingPicturesAreAskedForAgain() async throws {
    let clock = ManualClock(now)
    let later = now + 7000
    let provider = provider(
      .success([.sample("A"), .sample("B"), .sample("C")]),
      troubles: [
        PictureTrouble(), PictureTrouble(), PictureTrouble(), PictureTrouble(),
        PictureTrouble(retryAfter: later),
      ], clock: clock)
    for (passed, next) in [(0, 300), (300, 900), (900, 2100), (2100, 4500)] {
      clock.now = now + Double(passed)
      let timeline = try await provider.reload(for: intent("MXP"), in: context)
      #expect(timeline.entries.map(\.date) == [now, now + 3600, now + 7200])
      #expect(timeline.policy == .after(now + Double(next)))
    }
    clock.now = now + 4500
    let fifth = try await provider.reload(for: intent("MXP"), in: context)
    #expect(fifth.entries.map(\.date) == [now + 3600, now + 7200])
    #expect(fifth.policy == .after(later))
    // A request before that reads the deals anew.
    clock.now = now + 5000
    let sixth = try await provider.reload(for: intent("MXP"), in: context)
    #expect(sixth.entries.map(\.date) == [now + 5000, now + 8600, now + 12200])
    #expect(sixth.policy == .after(now + 15800))
  }

  @Test func noneIsAskedForAgainInAnHour() async throws {
    let timeline = try await provider(.success([])).reload(for: intent("MXP"), in: context)
    #expect(timeline.entries.map(\.content) == [.none(airport: "MXP", dates: "next weekend")])
    #expect(timeline.policy == .after(now + 3600))
  }

  /// Nothing is requested before an airport is chosen, nor later: nothing changes by itself.
  @Test func notConfigured() async throws {
    let timeline = try await provider(.failure(SourceFailure("asked"))).reload(
      for: intent(nil), in: context)
    #expect(timeline.entries.map(\.content) == [.configure])
    #expect(timeline.policy == .never)
  }

  @Test func aFailureIsSaid() async {
    let failure = await #expect(throws: ReloadFailure.self) {
      _ = try await provider(.failure(SourceFailure.http(503))).reload(
        for: intent("MXP"), in: context)
    }
    #expect(failure?.reason == "HTTP 503")
  }

  /// The fake deal needs no server, for placeholders and for galleries.
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

  /// An unknown airport is reported, with similar ones.
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
    var provider = provider(.failure(SourceFailure.http(404)))
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
