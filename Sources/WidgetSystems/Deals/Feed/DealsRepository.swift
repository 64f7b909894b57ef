import FoundationEssentials
import WidgetLayout
import WidgetSources

/// Knows the deals of the moment.
protocol DealsRepository: Sendable {
  /// The deals that a search finds, the best first, without their pictures.
  func deals(for search: DealSearch) async throws(SourceFailure) -> [Deal]
  /// The same deals with the pictures that could be had, of those that have none yet.
  func withPictures(_ deals: [Deal]) async -> PicturedDeals
}

/// Deals with the pictures that could be had.
struct PicturedDeals: Sendable, Hashable {
  var deals: [Deal]
  /// Why some are without theirs; nil where no more are to be had.
  var trouble: PictureTrouble?
}

/// That pictures did not come which may come when they are asked for again.
struct PictureTrouble: Sendable, Hashable {
  /// When asking again may help, where the server said so.
  var retryAfter: Date?
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
  func withPictures(_ deals: [Deal]) async -> PicturedDeals {
    let wanted = Set(deals.lazy.filter { $0.picture == nil }.compactMap(\.imageURL))
    let results = await results(of: wanted)
    let shown = deals.map { deal in
      var deal = deal
      deal.picture = deal.picture ?? deal.imageURL.flatMap { try? results[$0]?.get() }
      return deal
    }
    let failures = results.values.compactMap { result in
      if case .failure(let failure) = result, failure.mayPass { failure } else { nil }
    }
    // Whoever is told to wait by one picture's server waits with all.
    let trouble = PictureTrouble(retryAfter: failures.compactMap(\.retryAfter).max())
    return PicturedDeals(deals: shown, trouble: failures.isEmpty ? nil : trouble)
  }

  private func results(of urls: Set<URL>) async -> [URL: Result<Picture, SourceFailure>] {
    let rest = rest
    return await withTaskGroup(of: (URL, Result<Picture, SourceFailure>).self) { group in
      for url in urls {
        group.addTask {
          do throws(SourceFailure) {
            // `(url, .success(try await …))` would lose the URL: Swift 6.3 at -O drops what is written
            // of a result before an await. OptimizerTests fails once the compiler is fixed.
            let picture = try await rest.picture(from: url)
            return (url, .success(picture))
          } catch {
            return (url, .failure(error))
          }
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }
}

extension SourceFailure {
  /// Whether asking again soon may help: not where the server says that there is nothing, or what it
  /// has is no picture.
  fileprivate var mayPass: Bool {
    switch kind {
    case .http(status: 408), .http(status: 425), .http(status: 429): true
    case .http(status: 400..<500), .tooLarge, .malformed, .invalidAddress: false
    default: true
    }
  }
}
