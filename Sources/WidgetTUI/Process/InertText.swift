import WidgetBase

/// Text for a terminal, of which no part acts on it.
enum InertText {
  /// The most marks of one character, as in the Stream-Safe Text Format of Unicode (UAX #15).
  private static let mostMarks = 30

  /// Returns the text with a picture (`␛`) or U+FFFD in place of each scalar that would control the
  /// terminal, reorder a line or hide text. Line ends and tabs stay; of a flood of marks, the first
  /// do.
  static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isActive($0) || isMark($0) }) else { return text }
    var marks = 0
    return text.escaping { scalar in
      marks = isMark(scalar) ? marks + 1 : 0
      if marks > mostMarks { return "" }
      return isActive(scalar) ? String(VisibleText.shown(scalar)) : nil
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// Returns JSON with an escape in place of each such scalar, which stays the same data.
  static func json(_ json: String) -> String {
    json.escaping { isActive($0) ? escape($0) : nil }
  }

  /// Returns JSON with an escape in place of each scalar that is not ASCII, too.
  static func ascii(json: String) -> String {
    json.escaping { isActive($0) || !$0.isASCII ? escape($0) : nil }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// True for an active scalar other than line ends and tabs.
  private static func isActive(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isActive && ![0x09, 0x0a].contains(scalar.value)
  }
}
