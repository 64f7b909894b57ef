import CLinux

/// A short name for texts, the same in every process and on every machine: 128 bits of their SHA-256 (FIPS 180-4).
///
/// Nobody can find texts with the fingerprint of others. So it names files by what strangers choose, such as the name
/// of a plugin or of an app group, without giving one the file of another.
package struct Fingerprint: Sendable, Hashable {
  private let first: UInt64
  private let second: UInt64

  /// Creates the fingerprint of texts in order, each of which counts as a whole.
  package init(_ texts: String...) { self.init(texts) }

  /// Creates the fingerprint of texts in order, each of which counts as a whole.
  package init(_ texts: [String]) {
    // No text contains this byte, so it marks the end of each one.
    self.init(texts.flatMap { Array($0.utf8) + [0xff] })
  }

  /// Creates the fingerprint of bytes.
  package init(_ bytes: [UInt8]) {
    var digest = [UInt8](repeating: 0, count: 32)
    clinux_sha256(bytes, bytes.count, &digest)
    func number(_ part: ArraySlice<UInt8>) -> UInt64 { part.reduce(0) { $0 << 8 | UInt64($1) } }
    (first, second) = (number(digest[..<8]), number(digest[8..<16]))
  }

  /// The fingerprint as 32 hexadecimal digits.
  package var digits: String { Self.digits(first) + Self.digits(second) }

  /// Its first 64 bits as a number.
  package var number: UInt64 { first }

  private static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
