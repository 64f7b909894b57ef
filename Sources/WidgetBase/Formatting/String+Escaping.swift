extension StringProtocol {
  /// Returns the text with some scalars replaced.
  ///
  /// Escaping goes by scalars, never by characters: a mark after `#` makes one character of both,
  /// which no longer equals `#`, while the reader of the text still sees `#`.
  package func escaping(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let text = replacement(scalar) {
        escaped.append(contentsOf: text.unicodeScalars)
      } else {
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// The text with the characters escaped that Pango and notification servers read as markup.
  package var escapingMarkup: String {
    escaping { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: nil
      }
    }
  }

  /// The text as one word for a POSIX shell, in single quotes.
  package var shellWord: String { "'" + escaping { $0 == "'" ? "'\\''" : nil } + "'" }

  /// The text with the characters escaped that end or change a quoted text of Swift, or of a table of
  /// strings; without the quotation marks.
  package var escapingLiteral: String {
    escaping { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\r": "\\r"
      default: nil
      }
    }
  }

  /// Returns true if the text contains a scalar, whatever marks follow it.
  package func containsScalar(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }
}
