import FoundationEssentials
import WidgetSources
import WidgetTimeline

/// A provider of an agency's deals, one an hour; missing pictures are requested again in the
/// meantime.
struct DealsProvider: ThrowingAppIntentTimelineProvider {
  let clock: any WallClock
  var fakes = FakeDealEntryProvider()
  /// Returns the provider of entries for a server's deals.
  var entries: @Sendable (_ server: String) -> any DealEntryProviding = {
    DealEntryProvider(repository: RemoteDealsRepository(server: $0))
  }
  /// Returns the repository of a server's airports.
  var airports: @Sendable (_ server: String) -> any AirportsRepository = {
    RemoteAirportsRepository(server: $0)
  }

  private let retries = PictureRetries()

  init(clock: any WallClock) { self.clock = clock }

  func placeholder(in context: Context) -> DealEntry { fakes.entry(at: clock.now) }

  func snapshot(for configuration: DealsIntent, in context: Context) async -> DealEntry {
    guard !context.isPreview else { return fakes.entry(at: clock.now) }
    let timeline = try? await reload(for: configuration, in: context)
    return timeline?.entries.first ?? placeholder(in: context)
  }

  func reload(
    for configuration: DealsIntent, in context: Context
  ) async throws -> Timeline<DealEntry> {
    let now = clock.now
    guard let airport = configuration.airport?.id else {
      // Nothing changes by itself: a new configuration causes a reload.
      return Timeline(entries: [fakes.configure(at: now)], policy: .never)
    }
    let search = DealSearch(
      airport: airport, travellers: configuration.travellers, dates: configuration.dates,
      language: Language.chosen(configuration.language))
    let server = configuration.server
    let key = PictureRetries.Key(
      tile: ShownAccounts.tile(context.place), server: server, search: search)
    do throws(SourceFailure) {
      let found =
        if let waiting = retries.due(key, at: now) {
          await entries(server).completed(waiting)
        } else {
          try await entries(server).entries(for: search, from: now)
        }
      // The last deal has its hour too: at its start it would be replaced at once.
      return Timeline(
        entries: found.entries, policy: .after(retries.next(after: found, of: key, at: now)))
    } catch {
      throw await failure(error, airport: airport, server: server, of: context.place.name)
    }
  }

  /// Returns a failure in words; for an unknown airport, with similar ones.
  private func failure(
    _ failure: SourceFailure, airport: String, server: String, of widget: String
  ) async -> ReloadFailure {
    guard failure.kind == .http(status: 404),
      let near = try? await airports(server).airports(matching: airport)
    else { return ReloadFailure(failure) }
    // The airport exists, so the address is wrong.
    guard !near.contains(where: { $0.id == airport }) else { return ReloadFailure(failure) }
    var result = ReloadFailure("no airport \(airport)")
    let names = near.prefix(3).map(\.name).joined(separator: ", ")
    result.detail =
      names.isEmpty
      ? "widgettui options \(widget.isEmpty ? "deals" : widget) airport WORDS finds them."
      : "Perhaps \(names)?"
    return result
  }
}
