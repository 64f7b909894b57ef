/// The first line of a response, as HTTP says it: `HTTP/1.1 404 Not Found`.
enum HTTPStatusLine {
  private static let name = Array("HTTP/".utf8)

  /// Returns true if a line, with its end, has the version of HTTP and a status of three digits.
  ///
  /// Servers may leave out the words, and the blank before them.
  static func isOne(_ line: some Collection<UInt8>) -> Bool {
    var rest = Array(line.prefix { $0 != 0x0d && $0 != 0x0a })[...]
    guard rest.starts(with: name) else { return false }
    rest = rest.dropFirst(name.count)
    guard let major = rest.popFirst(), isDigit(major) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard let minor = rest.popFirst(), isDigit(minor) else { return false }
    }
    guard rest.popFirst() == 0x20, rest.prefix(3).count == 3, rest.prefix(3).allSatisfy(isDigit)
    else { return false }
    rest = rest.dropFirst(3)
    return rest.isEmpty || rest.first == 0x20
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 48...57 ~= byte }
}
