/// A filter that makes text from files safe to show on a terminal.
enum VisibleText {
  /// Returns the scalar, or a substitute if it would move the cursor, change the terminal's state
  /// or reorder the line: a picture of it (`␛`) or U+FFFD.
  ///
  /// Emoji joiners are also replaced, because terminals disagree on where the caret belongs after
  /// them.
  static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.properties.generalCategory {
    case .control where scalar.value < 0x20:
      Unicode.Scalar(0x2400 + scalar.value) ?? "\u{fffd}"
    case .control where scalar.value == 0x7f: "\u{2421}"
    case .control, .surrogate, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator:
      "\u{fffd}"
    // The non-joiner belongs to Persian spelling; the others are bidi controls and such.
    case .format: scalar.value == 0x200c ? scalar : "\u{fffd}"
    default: scalar
    }
  }

  /// Returns the text without anything that controls a terminal, cut to `limit` characters.
  static func quoted(_ text: String, limit: Int = 60) -> String {
    var scalars = String.UnicodeScalarView()
    let cut = text.unicodeScalars.prefix(limit)
    scalars.append(contentsOf: cut.map(shown))
    if cut.endIndex != text.unicodeScalars.endIndex { scalars.append("…") }
    return String(scalars)
  }
}
