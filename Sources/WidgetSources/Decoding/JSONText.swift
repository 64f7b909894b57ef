/// A JSON encoder.
package enum JSONText {
  /// Returns data as JSON in one line; a number that JSON cannot represent becomes null.
  package static func text(_ datum: Datum) -> String {
    var text = ""
    write(datum, to: &text)
    return text
  }

  private static func write(_ datum: Datum, to text: inout String) {
    switch datum {
    case .null: text += "null"
    case .bool(let isTrue): text += isTrue ? "true" : "false"
    case .number(let number): text += number.isFinite ? words(number) : "null"
    case .text(let words): write(words, to: &text)
    case .list(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += "," }
        write(item, to: &text)
      }
      text += "]"
    case .record(let fields):
      text += "{"
      for (index, field) in fields.enumerated() {
        if index > 0 { text += "," }
        write(field.name, to: &text)
        text += ":"
        write(field.value, to: &text)
      }
      text += "}"
    }
  }

  private static func words(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
  }

  private static func write(_ words: String, to text: inout String) {
    text += "\""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
