import FoundationEssentials
import WidgetLayout
import WidgetSources

/// Knows the deals of the moment.
protocol DealsRepository: Sendable {
  /// The deals that a search finds, the best first, without their pictures.
  func deals(for search: DealSearch) async throws(SourceFailure) -> [Deal]
  /// The same deals with the pictures that could be had.
  func withPictures(_ deals: [Deal]) async -> [Deal]
}

/// The deals of an agency's server.
struct RemoteDealsRepository: DealsRepository {
  /// The most deals that are taken of an answer: half a day's.
  static let most = 12

  let rest: any RESTClient
  let adapter: DealsAdapter
  let urls: any DealsFeedURLSource

  /// The deals of a server, as it is asked by HTTP.
  init(server: String) {
    self.init(
      rest: HTTPRESTClient(), adapter: DealsAdapter(), urls: ServerDealsFeedURLs(server: server))
  }

  init(rest: any RESTClient, adapter: DealsAdapter, urls: any DealsFeedURLSource) {
    (self.rest, self.adapter, self.urls) = (rest, adapter, urls)
  }

  func deals(for search: DealSearch) async throws(SourceFailure) -> [Deal] {
    let url = try urls.url(for: search)
    let answer: DealsAnswer = try await rest.value(from: url)
    return try adapter.deals(of: answer, from: url, most: Self.most)
  }

  /// Each picture is asked for once, all at the same time: one that does not come costs only itself.
  func withPictures(_ deals: [Deal]) async -> [Deal] {
    let rest = rest
    let pictures = await withTaskGroup(of: (URL, Picture?).self) { group in
      for url in Set(deals.compactMap(\.imageURL)) {
        group.addTask { (url, try? await rest.picture(from: url)) }
      }
      return await group.reduce(into: [URL: Picture]()) { $0[$1.0] = $1.1 }
    }
    return deals.map { deal in
      var deal = deal
      deal.picture = deal.imageURL.flatMap { pictures[$0] }
      return deal
    }
  }
}
