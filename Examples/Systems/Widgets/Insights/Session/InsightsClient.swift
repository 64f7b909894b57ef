import FoundationEssentials
import WidgetServices
import WidgetSources
import WidgetTimeline

/// A client of a shop's analytics for the merchant who is signed in.
struct InsightsClient: Sendable {
  let server: String
  let session: SessionFile
  /// The language of the words in answers, such as `de`.
  let language: String
  var timeout: TimeInterval = 10

  init(server: String, session: SessionFile, language: String, timeout: TimeInterval = 10) {
    (self.server, self.session) = (server, session)
    (self.language, self.timeout) = (language, timeout)
  }

  /// Creates a client with the settings of a widget at a place.
  init(server: String, session: String, language: String, in place: BoardPlace) {
    self.init(
      server: server, session: SessionFile(FilePath.absolute(session, in: place.folder)),
      language: Language.chosen(language))
  }

  /// Creates a client for the choices of the widget that is being configured.
  init(choosingFor insights: IntentParameterDependency<InsightsIntent>.Values?) {
    self.init(
      server: insights?.server ?? "", session: insights?.session ?? "",
      language: insights?.language ?? "", in: .current)
  }

  /// A query for metrics.
  struct Query: Sendable, Hashable {
    /// The store's identifier; empty for the merchant's first one.
    let store: String
    let range: InsightRange
    let metrics: [String]
  }

  /// Returns the answer to a query, with only the requested metrics.
  func answer(
    to query: Query, _ wanted: InsightsAnswer.Wanted
  ) throws(SourceFailure) -> InsightsAnswer {
    try session.authorized(refresh: refreshed) { tokens throws(SourceFailure) in
      let service = service(tokens.access)
      let store = query.store.isEmpty ? try firstStore(service) : query.store
      return try service.value(
        at: "/insights/metrics",
        [
          ("store", store), ("range", query.range.rawValue),
          ("metrics", query.metrics.joined(separator: ",")),
        ], configuration: wanted, refusal: refusal)
    }
  }

  /// Returns the metrics that words find, or all without words.
  func metrics(matching words: String) throws(SourceFailure) -> [MetricEntity] {
    let answer: Catalogue = try found(at: "/insights/catalogue", words)
    return try ServiceWords.readable(answer.metrics).map { MetricEntity($0.id, title: $0.title) }
  }

  /// Returns the merchant's stores that words find, or all without words.
  func stores(matching words: String) throws(SourceFailure) -> [StoreEntity] {
    let answer: Stores = try found(at: "/insights/stores", words)
    return try ServiceWords.readable(answer.stores).map { StoreEntity($0.id, name: $0.name) }
  }

  private func found<Answer: Decodable & Sendable>(
    at path: String, _ words: String
  ) throws(SourceFailure) -> Answer {
    let query = words.isEmpty ? [] : [(name: "query", value: String(words.prefix(100)))]
    return try session.authorized(refresh: refreshed) { tokens throws(SourceFailure) in
      try service(tokens.access).value(at: path, query)
    }
  }

  /// Returns the failure for a refused choice, in the back end's words, which name the existing
  /// stores or metrics; `nil` for any other refusal.
  private func refusal(_ response: HTTPResponse) -> SourceFailure? {
    guard let refusal = try? JSONDecoder().decode(Refusal.self, from: Data(response.body)).error
    else { return nil }
    let words = InsightsWords.of(language).failures
    let reasons = ["no_store": words.noStore, "no_metric": words.noMetric]
    return reasons[refusal.code].map { reason in
      SourceFailure(
        reason, String(refusal.message.prefix(500)), kind: .http(status: response.status))
    }
  }

  private func service(_ token: String) -> ServiceClient {
    ServiceClient(server: server, token: token, language: language, timeout: timeout)
  }

  private func firstStore(_ service: ServiceClient) throws(SourceFailure) -> String {
    let answer: Stores = try service.value(at: "/insights/stores")
    guard let store = try ServiceWords.readable(answer.stores).first else {
      throw SourceFailure("no store", "The merchant who is signed in has none.")
    }
    return store.id
  }

  /// Returns new tokens for expired ones; throws a denial if the session has ended.
  private func refreshed(_ tokens: SessionTokens) throws(SourceFailure) -> SessionTokens {
    let response = try service("").response(
      to: "/insights/token", sending: ["refresh_token": tokens.refresh])
    guard response.status != 400, response.status != 401 else { throw SessionFile.signedOut }
    return try ServiceClient.decoded(response.successful())
  }

  private struct Stores: Decodable {
    struct Store: Decodable, Sendable {
      let id: String
      let name: String?
    }

    let stores: [Lossy<Store>]
  }

  private struct Catalogue: Decodable {
    struct Metric: Decodable, Sendable {
      let id: String
      let title: String
    }

    let metrics: [Lossy<Metric>]
  }

  private struct Refusal: Decodable {
    struct Reason: Decodable {
      let code: String
      let message: String
    }

    let error: Reason
  }
}
