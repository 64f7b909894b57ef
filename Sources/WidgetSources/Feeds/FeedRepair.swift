import CXML
import WidgetBase

/// Repairs of common mistakes in feeds before they are parsed: a bare `&`, HTML's character names,
/// control characters, and white space before the beginning.
///
/// Only XML's own five names are kept, so no document can expand without limit by defining
/// entities.
enum FeedRepair {
  private static let longestName = 32
  private static let ownNames: Set<String> = ["amp", "lt", "gt", "quot", "apos"]

  static func repaired(_ bytes: [UInt8], library: cxml) -> [UInt8] {
    let start = bytes.drop { $0 <= 0x20 && $0 != 0 }
    // UTF-16 and UTF-32 are too rare to need repairs.
    if start.prefix(4).contains(where: { $0 == 0 || $0 >= 0xfe }) { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(start.count + start.count / 16)
    var rest = start[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "<"), rest.starts(with: "<![CDATA[".utf8) {
        take(&rest, upTo: "]]>", into: &result)
      } else if byte == UInt8(ascii: "<"), rest.starts(with: "<!--".utf8) {
        take(&rest, upTo: "-->", into: &result)
      } else if byte == UInt8(ascii: "&") {
        takeReference(&rest, library, into: &result)
      } else {
        rest.removeFirst()
        if byte >= 0x20 || byte == 9 || byte == 10 || byte == 13 { result.append(byte) }
      }
    }
    return result
  }

  /// Copies a section that contains no references, to its end.
  private static func take(
    _ rest: inout ArraySlice<UInt8>, upTo end: String, into result: inout [UInt8]
  ) {
    while let byte = rest.first, !rest.starts(with: end.utf8) {
      rest.removeFirst()
      if byte >= 0x20 || byte == 9 || byte == 10 || byte == 13 { result.append(byte) }
    }
    result += rest.prefix(end.utf8.count)
    rest = rest.dropFirst(end.utf8.count)
  }

  private static func takeReference(
    _ rest: inout ArraySlice<UInt8>, _ library: cxml, into result: inout [UInt8]
  ) {
    let name = rest.dropFirst().prefix(longestName).prefix {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
        || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 || $0 == UInt8(ascii: "#")
    }
    let isClosed = rest.dropFirst(1 + name.count).first == UInt8(ascii: ";")
    let text = String(decoding: name, as: UTF8.self)
    if isClosed, ownNames.contains(text) || text.hasExactPrefix("#") {
      result += rest.prefix(name.count + 2)
    } else if isClosed, let entity = library.html_entity(text) {
      result += "&#\(entity.pointee.scalar);".utf8
    } else {
      result += "&amp;".utf8
      rest.removeFirst()
      return
    }
    rest = rest.dropFirst(name.count + 2)
  }
}
