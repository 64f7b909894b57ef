import FoundationEssentials
import WidgetBase
import WidgetCatalog
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// A provider of the chosen metrics from a shop's analytics, for every family, on the screen and in
/// status lines.
struct InsightsProvider: ThrowingAppIntentTimelineProvider {
  /// The time in seconds for which figures are reused instead of requested again.
  static let lifetime: TimeInterval = 60
  /// The time from one reload to the next in seconds.
  static let pause: TimeInterval = 900

  private let clock: any WallClock
  private let cache: ReloadCache
  private let shapes: MetricShapes
  private let accounts: ShownAccounts
  /// The widgets that are shown.
  var places: @Sendable () async -> [WidgetInfo] = {
    (try? await WidgetCenter.shared.currentConfigurations()) ?? []
  }

  /// Creates a provider whose figures are kept for a minute.
  init(_ surroundings: SystemSurroundings, shapes: MetricShapes = .known) {
    clock = surroundings.clock
    self.shapes = shapes
    accounts = ShownAccounts(folder: surroundings.state)
    cache = ReloadCache(lifetime: Self.lifetime, clock: clock)
  }

  func placeholder(in context: Context) -> InsightsEntry {
    sample(in: Language.chosen(""), context)
  }

  private func sample(in language: String, _ context: Context) -> InsightsEntry {
    let layout = InsightsLayout(context.family)
    let now = clock.now
    return InsightsEntry(
      date: now, state: .sample(at: now, layout: layout, words: .of(language)), layout: layout)
  }

  func snapshot(for configuration: InsightsIntent, in context: Context) async -> InsightsEntry {
    guard !context.isPreview else {
      return sample(in: Language.chosen(configuration.language), context)
    }
    let timeline = try? await reload(for: configuration, in: context)
    return timeline?.entries.first ?? placeholder(in: context)
  }

  func reload(
    for configuration: InsightsIntent, in context: Context
  ) async throws -> Timeline<InsightsEntry> {
    let layout = InsightsLayout(context.family)
    // The defaults are those of the largest family, and users may choose a metric twice.
    let metrics = MetricEntity.shown(of: configuration.metrics, most: layout.most)
    let words = InsightsWords.of(Language.chosen(configuration.language))
    guard !metrics.isEmpty else {
      let entry = InsightsEntry(
        date: clock.now, state: InsightsState(words: words), layout: layout)
      return Timeline(entries: [entry], policy: .never)
    }
    var state: InsightsState
    do {
      state = try await figures(
        await shownMetrics(configuration, atLeast: metrics), configuration, context.place,
        in: ShownAccounts.tile(context.place, context.family))
    } catch let failure as SourceFailure {
      throw Self.failure(failure, words)
    }
    state.cells.removeAll { !metrics.contains($0.id) }
    state.skipped = state.skipped.filter { metrics.contains($0.key) }
    state.notice = words.notice(skipping: metrics.compactMap { state.skipped[$0] })
    let now = clock.now
    let entry = InsightsEntry(date: now, state: state, layout: layout)
    return Timeline(entries: [entry], policy: .after(now + Self.pause))
  }

  /// Returns the metrics that the largest place of the widget shows: all of its places then ask one
  /// question, whose answer is cached, and show the same figures.
  private func shownMetrics(
    _ configuration: InsightsIntent, atLeast metrics: [String]
  ) async -> [String] {
    let shown = await places().compactMap { place -> [String]? in
      guard let other = place.widgetConfigurationIntent(of: InsightsIntent.self),
        other.isOfSameFigures(as: configuration)
      else { return nil }
      return MetricEntity.shown(of: other.metrics, most: InsightsLayout(place.family).most)
    }
    return shown.filter { $0.starts(with: metrics) }.max { $0.count < $1.count } ?? metrics
  }

  /// Returns the failure of a reload: network trouble and wrong data keep what is shown; a denial
  /// replaces it.
  private static func failure(_ failure: SourceFailure, _ words: InsightsWords) -> ReloadFailure {
    var result = ReloadFailure(failure)
    if failure == SessionFile.signedOut {
      (result.reason, result.detail) = (words.signIn, words.howToSignIn)
      return result
    }
    result.reason = words.reason(of: failure)
    if result.reason != failure.reason { result.detail = failure.description }
    guard failure.isDenied, case .http(let status) = failure.kind else { return result }
    (result.reason, result.detail) =
      status == 403 ? (words.forbidden, failure.description) : (words.signIn, words.howToSignIn)
    return result
  }

  private func figures(
    _ metrics: [String], _ configuration: InsightsIntent, _ place: BoardPlace,
    in tile: String
  ) async throws -> InsightsState {
    guard !configuration.session.isEmpty else {
      throw SourceFailure(
        "no session", "Write the file that the merchant's app keeps its tokens in: session: …")
    }
    let client = InsightsClient(
      server: configuration.server, session: configuration.session,
      language: configuration.language, in: place)
    let query = InsightsClient.Query(
      store: configuration.store?.id ?? "", range: configuration.range, metrics: metrics)
    // After signing out or in as another, nothing kept for the previous account is shown.
    let tokens = try client.session.tokens()
    do {
      let state = try await figures(query, client, tokens)
      accounts.note(tokens.identity, in: tile)
      return state
    } catch let failure as SourceFailure {
      throw accounts.told(
        Self.failure(failure, .of(client.language)), to: tokens.identity, in: tile)
    }
  }

  private func figures(
    _ query: InsightsClient.Query, _ client: InsightsClient, _ tokens: SessionTokens
  ) async throws -> InsightsState {
    try await cache.value(for: key(query, client, tokens)) { [clock, shapes] in
      let words = InsightsWords.of(client.language)
      let wanted = InsightsAnswer.Wanted(
        metrics: query.metrics, shapes: shapes, now: clock.now, words: words)
      let answer = try await ReadingThreads.shared.result { () throws(SourceFailure) in
        try client.answer(to: query, wanted)
      }
      return InsightsState(
        store: answer.store, ranges: words.ranges[query.range] ?? [], cells: answer.cells,
        updated: AnswerDates.current?.oldest ?? clock.now, skipped: answer.skipped, words: words)
    }
  }

  private func key(
    _ query: InsightsClient.Query, _ client: InsightsClient, _ tokens: SessionTokens
  ) -> ReloadCache.Key {
    ReloadCache.Key(
      kind: InsightsWidget.kind,
      configuration: [
        "server": client.server, "session": client.session.path, "signed in": tokens.id ?? "",
        "store": query.store, "range": query.range.rawValue,
        "metrics": query.metrics.joined(separator: ","),
      ], locale: client.language)
  }
}
