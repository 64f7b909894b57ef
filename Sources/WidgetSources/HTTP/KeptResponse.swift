import FoundationEssentials
import Glibc
import WidgetBase

/// The last answer to a request, kept in a file so that the server may say that it still holds.
struct KeptResponse {
  let etag: String?
  let modified: String?
  let contentType: String?
  let body: [UInt8]

  /// What an answer says that can be asked for later; nil where it says nothing.
  init?(_ response: HTTPResponse) {
    etag = response.headers["ETag"]
    modified = response.headers["Last-Modified"]
    contentType = response.headers["Content-Type"]
    body = response.body
    if etag == nil && modified == nil { return nil }
  }

  /// What is kept for a request in a folder; nil where there is nothing, or nothing that can be read.
  init?(for request: HTTPRequest, in folder: String) {
    guard let file = try? FileBytes(Self.path(of: request, in: folder)),
      let bytes = try? file.all(limit: request.limit + 65_536),
      let end = bytes.firstIndex(of: 0x0a),
      let head = try? JSON.datum(Array(bytes[..<end])), head["for"]?.words == Self.mark(of: request)
    else { return nil }
    etag = head["etag"]?.words
    modified = head["modified"]?.words
    contentType = head["type"]?.words
    body = Array(bytes[(end + 1)...])
  }

  /// Writes it; where that fails, the whole is asked for again.
  func keep(for request: HTTPRequest, in folder: String) {
    func text(_ text: String?) -> Datum { text.map { .text($0) } ?? .null }
    let head: Datum = [
      "for": .text(Self.mark(of: request)), "etag": text(etag), "modified": text(modified),
      "type": text(contentType),
    ]
    try? FileAccess.replace(
      Self.path(of: request, in: folder), with: Array("\(JSONText.text(head))\n".utf8) + body)
  }

  /// Removes what was kept for a request.
  static func forget(_ request: HTTPRequest, in folder: String) {
    unlink(path(of: request, in: folder))
  }

  /// A file of each address's own: widgets that ask for different things share the folder. Who asks does
  /// not matter for it, or each new token would leave a file behind.
  private static func path(of request: HTTPRequest, in folder: String) -> String {
    var place = request
    place.headers = HTTPHeaders()
    return "\(folder)/answer-\(mark(of: place))"
  }

  /// A number for the request that is the same in every process, and says nothing of it.
  private static func mark(of request: HTTPRequest) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func mix(_ text: String) {
      for byte in text.utf8 + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    mix(request.method)
    mix(request.url)
    for field in request.headers.fields {
      mix(field.name)
      mix(field.value)
    }
    for byte in request.body ?? [] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
