import FoundationEssentials
import Glibc
import WidgetBase

/// The last response to a request, stored in a file so that the server may confirm that it is still
/// valid.
struct KeptResponse {
  /// The mark of the address that gave it, after all redirects.
  let address: RequestMark
  let etag: String?
  let modified: String?
  let contentType: String?
  let body: [UInt8]

  /// Creates the stored form of a response to a request with secrets, or returns `nil` if it cannot be validated
  /// later.
  init?(_ response: HTTPResponse, _ secrets: Secrets?) {
    address = RequestMark(of: response.url, secrets)
    etag = Self.sendable(response.headers["ETag"])
    modified = Self.sendable(response.headers["Last-Modified"])
    contentType = response.headers["Content-Type"]
    body = response.body
    if etag == nil && modified == nil { return nil }
  }

  /// Reads the stored response to a request from a folder, or returns `nil` if there is none or it
  /// cannot be read.
  init?(for request: HTTPRequest, in folder: String) {
    guard let file = try? FileBytes(Self.path(of: request, in: folder)),
      let bytes = try? file.all(limit: request.limit + 65_536),
      let end = bytes.firstIndex(of: 0x0a),
      let head = try? JSON.datum(Array(bytes[..<end])),
      head["for"]?.words == RequestMark(of: request).text,
      let address = head["address"]?.words
    else { return nil }
    self.address = RequestMark(text: address)
    etag = Self.sendable(head["etag"]?.words)
    modified = Self.sendable(head["modified"]?.words)
    contentType = head["type"]?.words
    body = Array(bytes[(end + 1)...])
  }

  /// The condition that an answer has changed since.
  var condition: HTTPCondition {
    HTTPCondition(address: address, etag: etag, modified: modified)
  }

  /// Returns the value of a header field that may be sent back, or `nil` for one with controls.
  private static func sendable(_ value: String?) -> String? {
    value.flatMap { $0.utf8.contains { $0 < 0x20 || $0 == 0x7f } ? nil : $0 }
  }

  /// Stores the response. If that fails, the server sends the whole response again.
  func keep(for request: HTTPRequest, in folder: String) {
    func text(_ text: String?) -> Datum { text.map { .text($0) } ?? .null }
    let head: Datum = [
      "for": .text(RequestMark(of: request).text), "address": .text(address.text),
      "etag": text(etag), "modified": text(modified), "type": text(contentType),
    ]
    try? FileAccess.replace(
      Self.path(of: request, in: folder), with: Array("\(head.json)\n".utf8) + body)
  }

  /// Removes the stored response to a request.
  static func forget(_ request: HTTPRequest, in folder: String) {
    unlink(path(of: request, in: folder))
  }

  /// Returns the path of the response's file.
  ///
  /// Each URL has its own, since widgets with different requests share the folder. Header fields do
  /// not count, or each new token would leave a file behind.
  static func path(of request: HTTPRequest, in folder: String) -> String {
    "\(folder)/answer-\(RequestMark(ofPlace: request).text)"
  }
}
