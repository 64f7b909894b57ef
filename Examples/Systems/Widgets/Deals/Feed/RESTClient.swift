import FoundationEssentials
import WidgetBase
import WidgetCatalog
import WidgetLayout
import WidgetPictures
import WidgetServices
import WidgetSources

/// A client that fetches data from addresses.
protocol RESTClient: Sendable {
  /// Returns the value of the JSON at an address, whose names are in `snake_case`.
  func value<Value: Decodable & Sendable>(from url: URL) async throws(SourceFailure) -> Value
  /// Returns the picture at an address.
  func picture(from url: URL) async throws(SourceFailure) -> Picture
}

/// A client that requests from web servers, each on a thread that may wait.
struct HTTPRESTClient: RESTClient {
  /// The time limit of an answer in seconds.
  var timeout: TimeInterval = 10

  /// The maximum size of a picture's file in bytes.
  private static let limit = 8 << 20
  /// The maximum length of a picture's longer side in pixels: a tile shows no more.
  private static let longest = 320

  func value<Value: Decodable & Sendable>(from url: URL) async throws(SourceFailure) -> Value {
    let secrets = Secrets()
    var request = HTTPRequest(
      url.absoluteString, headers: ["Accept": "application/json"], timeout: timeout)
    request.secrets = secrets
    return try await ReadingThreads.shared.result { [request] () throws(SourceFailure) -> Value in
      let response = try HTTPClient().response(to: request).hiding(secrets).successful()
      AnswerDates.current?.note(response.kept)
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
    var request = HTTPRequest(
      url.absoluteString, headers: ["Accept": "image/*"], timeout: timeout, limit: Self.limit)
    request.secrets = Secrets()
    return try await ReadingThreads.shared.result { [request] () throws(SourceFailure) -> Picture in
      let response = try HTTPClient().response(to: request).successful()
      do throws(PictureError) {
        return try Picture(decoding: response.body, longest: Self.longest)
      } catch {
        throw SourceFailure("no picture", "\(error)", kind: .malformed)
      }
    }
  }
}
