import CZlib
import Glibc

/// The encodings of a body (`Content-Encoding`) that are asked for and undone.
///
/// libcurl would undo more of them, but takes a body for whole that ends in the middle.
enum HTTPEncoding {
  /// The encodings that are asked for; `nil` if none can be undone.
  static var accepted: String? { cz_is_installed() ? "gzip, deflate" : nil }

  /// Returns a body without its encoding.
  static func decoded(
    _ body: [UInt8], _ encoding: String?, limit: Int
  ) throws(SourceFailure) -> [UInt8] {
    let name = encoding?.trimmed.lowercased() ?? ""
    guard !["", "identity"].contains(name) else { return body }
    guard ["gzip", "x-gzip", "deflate"].contains(name) else {
      throw HTTPWords.unknownEncoding(name)
    }
    // An encoded body without content has some bytes too.
    guard !body.isEmpty else { throw HTTPWords.cut }
    var target: UnsafeMutablePointer<UInt8>?
    var length = 0
    let outcome = cz_decompress(body, body.count, limit, &target, &length)
    defer { free(target) }
    switch outcome {
    case CZ_WHOLE: return Array(UnsafeBufferPointer(start: target, count: length))
    case CZ_CUT: throw HTTPWords.cut
    case CZ_TOO_MUCH: throw HTTPWords.tooMuch(limit)
    case CZ_ABSENT: throw HTTPWords.unknownEncoding(name)
    default: throw HTTPWords.broken(name)
    }
  }
}
