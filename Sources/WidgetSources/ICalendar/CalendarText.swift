/// Repairs of a calendar's text before the library reads it.
enum CalendarText {
  /// The deepest nesting of components, since the library frees them recursively.
  private static let deepest = 100

  /// The names of the properties by which an event is repeated.
  private static let repeating: Set<String> = ["RRULE", "RDATE", "EXRULE", "EXDATE"]
  /// The name of the property that is written before each of these.
  static let mark = "X-WIDGETTUI-REPEATED"

  /// Returns the text without unmatched ends, for which the library would print a warning, and
  /// without NUL characters, at which it would stop; `nil` if it is nested too deeply.
  ///
  /// The library drops a property that it does not understand. A mark before each property by which an event is
  /// repeated tells how many of them there were.
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
      case let name where repeating.contains(name): result += "\(mark):1\n".utf8
      default: break
      }
      result += line.lazy.filter { $0 != 0 }
      result.append(UInt8(ascii: "\n"))
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the name of a line's property, or an empty text for a continuation line; at most six
  /// bytes are read.
  private static func name(of line: Substring.UTF8View) -> String {
    // A line that begins with white space continues the line before.
    guard let first = line.first, first != 0x20, first != 0x09 else { return "" }
    let name = line.prefix(6).prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }
    return String(decoding: name.filter { $0 > 0x20 }, as: UTF8.self).uppercased()
  }
}
