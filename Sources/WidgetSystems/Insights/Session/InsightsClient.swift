import FoundationEssentials
import WidgetSources

/// A shop's analytics as the merchant who is signed in sees them.
struct InsightsClient: Sendable {
  let server: String
  let session: SessionFile
  /// The language of the words in answers, such as `de`.
  let language: String
  var timeout: TimeInterval = 10

  /// What is asked for.
  struct Query: Sendable, Hashable {
    /// A store's identifier; empty is the merchant's first.
    let store: String
    let range: InsightRange
    let metrics: [String]
  }

  /// The metrics of a query, and no others.
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
        ], configuration: wanted)
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

  /// New tokens for some that are out of date; a denial where the session has ended.
  private func refreshed(_ tokens: SessionTokens) throws(SourceFailure) -> SessionTokens {
    let response = try service("").response(
      to: "/insights/token", sending: ["refresh_token": tokens.refresh])
    guard response.status != 400, response.status != 401 else { throw SessionFile.signedOut }
    return try ServiceClient.decoded(response.successful())
  }

  private struct Stores: Decodable {
    struct Store: Decodable, Sendable {
      let id: String
    }

    let stores: [Lossy<Store>]
  }
}
