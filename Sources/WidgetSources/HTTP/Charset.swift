import Glibc
import WidgetBase

/// Character encodings, by the names that servers use.
enum Charset {
  /// Returns the encoding named in a `Content-Type`, in lower case, such as `iso-8859-1`, or `nil`
  /// if there is none.
  static func name(in type: String) -> String? {
    let type = type.lowercased()
    guard let range = type.firstExactRange(of: "charset=") else { return nil }
    let name = type[range.upperBound...].prefix { $0 != ";" && $0 != "," && $0 != " " }
    return name.filter { $0 != "\"" && $0 != "'" }
  }

  /// Returns the text in UTF-8, in which invalid characters are replaced. Bytes that are already
  /// UTF-8, or in an unknown encoding, are returned unchanged.
  static func utf8(_ bytes: [UInt8], from name: String) -> [UInt8] {
    guard !isUTF8(name), name.utf8.allSatisfy(isOfName),
      let converter = iconv_open("UTF-8", name), Int(bitPattern: converter) != -1
    else { return bytes }
    defer { iconv_close(converter) }
    var bytes = bytes
    return bytes.withUnsafeMutableBytes { converted($0, converter) }
  }

  private static func isUTF8(_ name: String) -> Bool {
    ["", "utf-8", "utf8", "us-ascii", "ascii"].contains(name)
  }

  /// Returns true if the byte may be part of an encoding's name; others could be options of
  /// `iconv`.
  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x61...0x7a, 0x2b, 0x2d, 0x2e, 0x3a, 0x5f: true
    default: false
    }
  }

  private static func converted(
    _ bytes: UnsafeMutableRawBufferPointer, _ converter: iconv_t
  ) -> [UInt8] {
    var start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    var left = bytes.count
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    var stalls = 0
    // A converter that writes and takes nothing, again and again, has a defect.
    while left > 0, stalls < 4 {
      let before = left
      defer { stalls = left == before ? stalls + 1 : 0 }
      let (count, problem) = chunk.withUnsafeMutableBytes { room -> (Int, Int32) in
        var end = room.baseAddress?.assumingMemoryBound(to: CChar.self)
        var free = room.count
        let isDone = iconv(converter, &start, &left, &end, &free) != -1
        return (room.count - free, isDone ? 0 : errno)
      }
      result += chunk[..<count]
      guard problem == EILSEQ || problem == EINVAL else { continue }
      result += "\u{FFFD}".utf8
      // The end of the last character may be missing.
      guard problem == EILSEQ else { break }
      start = start.map { $0 + 1 }
      left -= 1
    }
    return result
  }
}
