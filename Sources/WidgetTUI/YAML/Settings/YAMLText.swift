import WidgetBase
import WidgetSettings
import WidgetSources

/// A writer of settings as YAML that reads back the same, for pasting into a board.
enum YAMLText {
  /// Returns a setting in one line, with braces and brackets.
  static func flow(_ setting: Setting) -> String {
    switch setting {
    case .text(let text): scalar(text)
    case .list(let items): "[" + items.map(flow).joined(separator: ", ") + "]"
    case .mapping:
      "{" + ordered(setting).map { "\(scalar($0)): \(flow($1))" }.joined(separator: ", ") + "}"
    }
  }

  /// Returns the entries of a mapping, one per line, indented by `indent` columns.
  static func block(_ setting: Setting, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    return ordered(setting).map { "\(margin)\(scalar($0)): \(flow($1))" }
  }

  /// Returns the entries with the ones that identify the setting first.
  private static func ordered(_ setting: Setting) -> [(String, Setting)] {
    let first = ["kind", "source"] + SourceKinds.all.map(\.name) + ["query", "pick", "format"]
    return setting.entries.sorted { one, other in
      let places = [one, other].map { entry in
        first.firstIndex(of: entry.key) ?? first.count
      }
      return places[0] == places[1] ? one.key < other.key : places[0] < places[1]
    }
  }

  /// Returns a text, in quotation marks if it would be read differently without them.
  static func scalar(_ text: String) -> String {
    guard !isPlain(text) else { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where VisibleText.shown(scalar) == scalar: quoted.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }
    }
    return quoted + "\""
  }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return false }
    let isWord = { (byte: UInt8) in
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || "_./".utf8.contains(byte)
    }
    // An option, or a path in the home folder; a dash alone would begin a list.
    let begins = isWord(first) || "~-".utf8.contains(first) && text.utf8.count > 1
    return begins && isWord(last) && !text.hasExactPrefix("--")
      && text.utf8.allSatisfy { isWord($0) || "-+=~".utf8.contains($0) }
  }
}
