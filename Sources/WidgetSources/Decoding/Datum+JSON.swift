extension Datum {
  /// The datum as JSON, with fields in their order; a number that JSON cannot represent becomes
  /// null.
  package var json: String {
    var text = ""
    write(to: &text, keepingNumbers: false)
    return text
  }

  /// The datum as text for this program's own files, which it reads as it was: JSON, with Python's and
  /// JavaScript's words for numbers that JSON cannot represent.
  package var keptJSON: String {
    var text = ""
    write(to: &text, keepingNumbers: true)
    return text
  }

  private static func words(_ number: Double) -> String {
    number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity"
  }

  private func write(to text: inout String, keepingNumbers: Bool) {
    switch self {
    case .null: text += "null"
    case .bool(let isTrue): text += isTrue ? "true" : "false"
    case .number(let number):
      if number.isFinite {
        text += words ?? "null"
      } else {
        text += keepingNumbers ? Self.words(number) : "null"
      }
    case .text(let words): Self.write(words, to: &text)
    case .list(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += "," }
        item.write(to: &text, keepingNumbers: keepingNumbers)
      }
      text += "]"
    case .record(let fields):
      text += "{"
      for (index, field) in fields.enumerated() {
        if index > 0 { text += "," }
        Self.write(field.name, to: &text)
        text += ":"
        field.value.write(to: &text, keepingNumbers: keepingNumbers)
      }
      text += "}"
    }
  }

  private static func write(_ words: String, to text: inout String) {
    text += "\""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
