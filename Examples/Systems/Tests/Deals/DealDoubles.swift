import FoundationEssentials
import Synchronization
import WidgetLayout
import WidgetSources

@testable import WidgetSystems

/// A client with canned answers that records its requests.
final class CannedRESTClient: RESTClient {
  private let answers: [String: String]
  private let pictures: [String: Picture]
  private let failures: [String: SourceFailure]
  private let asked = Mutex<[String]>([])

  /// Creates a client with JSON and pictures by the ends of their addresses.
  init(
    _ answers: [String: String] = [:], pictures: [String: Picture] = [:],
    failures: [String: SourceFailure] = [:]
  ) {
    (self.answers, self.pictures, self.failures) = (answers, pictures, failures)
  }

  /// The requested addresses, in order.
  var requests: [String] { asked.withLock { $0 } }

  func value<Value: Decodable & Sendable>(from url: URL) async throws(SourceFailure) -> Value {
    let text = try found(answers, url)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
    do {
      return try decoder.decode(Value.self, from: Data(text.utf8))
    } catch {
      throw SourceFailure("\(error)")
    }
  }

  func picture(from url: URL) async throws(SourceFailure) -> Picture { try found(pictures, url) }

  private func found<Value>(_ table: [String: Value], _ url: URL) throws(SourceFailure) -> Value {
    asked.withLock { $0.append(url.absoluteString) }
    if let failure = failures.first(where: { url.absoluteString.hasSuffix($0.key) }) {
      throw failure.value
    }
    guard let end = table.keys.first(where: { url.absoluteString.hasSuffix($0) }),
      let value = table[end]
    else { throw SourceFailure.http(404) }
    return value
  }
}

/// A repository that has some deals, or fails.
struct CannedDealsRepository: DealsRepository {
  var found: Result<[Deal], SourceFailure>
  /// The troubles that keep pictures away; empty for none.
  var troubles = Troubles([])

  /// A sequence of troubles, then `nil`.
  final class Troubles: Sendable {
    private let left: Mutex<[PictureTrouble]>
    init(_ troubles: [PictureTrouble]) { left = Mutex(troubles) }
    func next() -> PictureTrouble? {
      left.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
  }

  func deals(for search: DealSearch) async throws(SourceFailure) -> [Deal] { try found.get() }
  func withPictures(_ deals: [Deal]) async -> PicturedDeals {
    PicturedDeals(deals: deals, trouble: troubles.next())
  }
}

/// A source of one address that records its searches.
final class CannedFeedURLs: DealsFeedURLSource {
  private let asked = Mutex<[DealSearch]>([])
  var searches: [DealSearch] { asked.withLock { $0 } }

  func url(for search: DealSearch) throws(SourceFailure) -> URL {
    asked.withLock { $0.append(search) }
    guard let url = URL(string: "http://agency.example/feed") else {
      throw SourceFailure("invalid URL")
    }
    return url
  }
}

extension Deal {
  /// Returns a deal to a city.
  static func sample(
    _ city: String = "Lisbon", picture: Picture? = nil, imageURL: URL? = nil,
    url: String =
      "holidays://search?from=MXP&to=LIS&departs=2026-03-20&returns=2026-03-22&travellers=2"
  ) -> Deal {
    let departs = Date(timeIntervalSince1970: 1_774_029_600)
    return Deal(
      id: city, cityName: city, country: "Portugal", type: "flight + hotel", price: "€199",
      nights: 2, departs: departs, returns: departs + 2 * 86400, imageURL: imageURL,
      url: URL(string: url), picture: picture)
  }
}

extension Picture {
  /// Returns a picture of one grey, or of stripes of two.
  static func stripes(_ first: UInt8, _ second: UInt8) -> Picture? {
    Picture(
      width: 64, height: 64,
      rgba: (0..<64 * 64).flatMap { index -> [UInt8] in
        let grey = (index / 64 + index % 64) % 2 == 0 ? first : second
        return [grey, grey, grey, 255]
      })
  }
}
