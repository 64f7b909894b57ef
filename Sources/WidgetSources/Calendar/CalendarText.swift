/// What is put right in a calendar's text before the library reads it.
enum CalendarText {
  /// How deep components may stand in each other: the library frees them by recursion.
  private static let deepest = 100

  /// The text without ends that have no beginning, of which the library would print a warning, and
  /// without zeros, at which it would stop; nil where it is nested deeper than any calendar.
  static func repaired(_ text: String) -> String? {
    var depth = 0
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true) {
      switch name(of: line) {
      case "BEGIN" where depth == deepest: return nil
      case "BEGIN": depth += 1
      case "END" where depth == 0: continue
      case "END": depth -= 1
      default: break
      }
      result += line.lazy.filter { $0 != 0 }
      result.append(UInt8(ascii: "\n"))
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The name of a line's property, where it is a short one.
  private static func name(of line: Substring.UTF8View) -> String {
    // A line that begins with a space goes on with the one before.
    guard let first = line.first, first != 0x20, first != 0x09 else { return "" }
    let name = line.prefix(6).prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }
    return String(decoding: name.filter { $0 > 0x20 }, as: UTF8.self).uppercased()
  }
}
