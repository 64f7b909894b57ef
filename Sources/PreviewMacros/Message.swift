import Glibc

/// Messages between the compiler and a plugin.
enum Message {
  /// The maximum length of a message, larger than any of the compiler's.
  private static let limit = 1 << 30

  /// Reads the next message; `nil` at the end of the input.
  static func read() -> [UInt8]? {
    guard let header = read(8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard length < UInt64(limit) else { return nil }
    return read(Int(length))
  }

  private static func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let got = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(STDIN_FILENO, buffer.baseAddress.map { $0 + done }, count - done)
      }
      if got < 0, errno == EINTR { continue }
      if got <= 0 { return nil }
      done += got
    }
    return bytes
  }

  /// Writes a message.
  static func write(_ text: String) {
    let body = Array(text.utf8)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: UInt64(body.count) >> UInt64(8 * $0)) }
    let bytes = header + body
    var done = 0
    while done < bytes.count {
      let put = bytes.withUnsafeBytes { buffer in
        Glibc.write(STDOUT_FILENO, buffer.baseAddress.map { $0 + done }, bytes.count - done)
      }
      if put < 0, errno == EINTR { continue }
      if put <= 0 { return }
      done += put
    }
  }

  /// Returns the first key of an object, which is the kind of message.
  static func kind(of message: [UInt8]) -> String {
    let quote = UInt8(ascii: "\"")
    guard let start = message.firstIndex(of: quote) else { return "" }
    let rest = message[(start + 1)...]
    guard let end = rest.firstIndex(of: quote) else { return "" }
    return String(decoding: rest[..<end], as: UTF8.self)
  }
}
