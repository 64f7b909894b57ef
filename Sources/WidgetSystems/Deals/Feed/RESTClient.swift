import FoundationEssentials
import WidgetCatalog
import WidgetLayout
import WidgetPictures
import WidgetSources

/// Gets what is at an address.
protocol RESTClient: Sendable {
  /// What the JSON there says; names in it are in `snake_case`.
  func value<Value: Decodable & Sendable>(from url: URL) async throws(SourceFailure) -> Value
  /// The picture there.
  func picture(from url: URL) async throws(SourceFailure) -> Picture
}

/// Asks web servers, each on a thread that may wait.
struct HTTPRESTClient: RESTClient {
  /// The seconds that an answer may take.
  var timeout: TimeInterval = 10

  /// The most bytes that a picture's file may have.
  private static let limit = 8 << 20
  /// The most pixels of a picture's longer side that are kept: a tile shows no more.
  private static let longest = 320

  func value<Value: Decodable & Sendable>(from url: URL) async throws(SourceFailure) -> Value {
    let request = HTTPRequest(
      url.absoluteString, headers: ["Accept": "application/json"], timeout: timeout)
    return try await ReadingThreads.shared.result { () throws(SourceFailure) -> Value in
      let response = try HTTPClient().response(to: request).successful()
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      decoder.dateDecodingStrategy = .iso8601
      do {
        return try decoder.decode(Value.self, from: Data(response.body))
      } catch {
        throw ServiceWords.undecodable(error, response)
      }
    }
  }

  func picture(from url: URL) async throws(SourceFailure) -> Picture {
    let request = HTTPRequest(
      url.absoluteString, headers: ["Accept": "image/*"], timeout: timeout, limit: Self.limit)
    return try await ReadingThreads.shared.result { () throws(SourceFailure) -> Picture in
      let response = try HTTPClient().response(to: request).successful()
      do throws(PictureError) {
        return try Picture(decoding: response.body, longest: Self.longest)
      } catch {
        throw SourceFailure("no picture", "\(error)", kind: .malformed)
      }
    }
  }
}
