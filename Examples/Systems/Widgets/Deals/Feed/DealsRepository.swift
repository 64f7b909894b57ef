import FoundationEssentials
import WidgetLayout
import WidgetSources

/// A repository of the current deals.
protocol DealsRepository: Sendable {
  /// Returns the deals that a search finds, the best first, without their pictures.
  func deals(for search: DealSearch) async throws(SourceFailure) -> [Deal]
  /// Returns the same deals with the available pictures of those that have none yet.
  func withPictures(_ deals: [Deal]) async -> PicturedDeals
}

/// Deals with the available pictures.
struct PicturedDeals: Sendable, Hashable {
  var deals: [Deal]
  /// The problem with missing pictures; `nil` if no more can come.
  var trouble: PictureTrouble?
}

/// A failure to get pictures that may succeed when they are requested again.
struct PictureTrouble: Sendable, Hashable {
  /// The date from which a retry may succeed, if the server stated one.
  var retryAfter: Date?
}

/// The deals of an agency's server.
struct RemoteDealsRepository: DealsRepository {
  /// The maximum number of deals taken from an answer, which last half a day.
  static let most = 12

  let rest: any RESTClient
  let adapter: DealsAdapter
  let urls: any DealsFeedURLSource

  /// Creates a repository of a server's deals over HTTP.
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

  /// Requests each picture once, all at the same time: one that fails does not affect the others.
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
    // The latest date that a picture's server asks to wait for applies to all of them.
    let trouble = PictureTrouble(retryAfter: failures.compactMap(\.retryAfter).max())
    return PicturedDeals(deals: shown, trouble: failures.isEmpty ? nil : trouble)
  }

  private func results(of urls: Set<URL>) async -> [URL: Result<Picture, SourceFailure>] {
    let rest = rest
    return await withTaskGroup(of: (URL, Result<Picture, SourceFailure>).self) { group in
      for url in urls {
        group.addTask {
          do throws(SourceFailure) {
            // `(url, .success(try await …))` would lose the URL: Swift 6.3 at -O drops the part
            // of a result that is written before an await. OptimizerTests fails once the compiler
            // is fixed.
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
  /// True if a retry may soon succeed: not if the server says that there is nothing, or if its data
  /// is not a picture.
  fileprivate var mayPass: Bool {
    switch kind {
    case .http(status: 408), .http(status: 425), .http(status: 429): true
    case .http(status: 400..<500), .tooLarge, .malformed, .invalidAddress: false
    default: true
    }
  }
}
