import WidgetLayout
import WidgetSources

/// An item of a list, in words.
struct ListItem: Hashable {
  /// The title in forms for less and less room, the widest first.
  var titles: [String]
  var detail = ""
  /// The value in such forms; empty for an item without a value.
  var values: [String] = []
  var link: String?
  var color: Color?
  /// True if the task is done; `nil` for an item that is no task.
  var isDone: Bool?

  /// The parts of an item that a board may name fields for.
  static let parts = ["title", "detail", "value", "link", "color", "done"]

  /// Creates an item from a text or a record; `nil` if it has no title.
  init?(_ datum: Datum, fields: FieldNames, format: ValueFormat) {
    guard case .record = datum else {
      guard datum.words != nil else { return nil }
      let words = TextLinesOfDatum(symbols: format.symbols).flat(datum)
      titles = [words.inOneLine.trimmed] + format.lines(of: datum).dropFirst()
      return
    }
    let lines = { (part: String, names: [String]) -> [String]? in
      fields.value(part, or: names, in: datum).flatMap {
        $0 == .null ? nil : format.lines(of: $0).map(\.trimmed)
      }
    }
    guard let titles = lines("title", ["name", "text", "summary", "label", "subject"]) else {
      return nil
    }
    self.titles = titles
    detail = lines("detail", ["subtitle", "description", "body", "state", "status"])?.first ?? ""
    values = lines("value", ["count", "amount"]) ?? []
    if values.first == "" { values = [] }
    link = fields.value("link", or: ["url", "href", "html_url"], in: datum)?.words.asLink
    color = DataColor.color(fields.value("color", or: ["colour"], in: datum)?.words)
    isDone = Self.answer(fields.value("done", or: ["completed", "checked"], in: datum))
  }

  /// The columns beside the title: those of the mark of a task and of the shortest form of the value.
  var besideTitle: Int {
    (isDone == nil ? 0 : 2) + (values.last.map { Painter.width(of: $0) + 1 } ?? 0)
  }

  private static func answer(_ datum: Datum?) -> Bool? {
    switch datum {
    case .bool(let isTrue): return isTrue
    case .number(let number): return number != 0
    case .text(let text):
      switch text.lowercased() {
      case "yes", "true", "done", "completed", "x": return true
      case "no", "false", "open", "todo", "needs-action", "": return false
      default: return nil
      }
    default: return nil
    }
  }
}

extension ValueFormat {
  /// Returns a datum in one line: a formatted number, a text without line breaks, or the parts of
  /// anything else side by side.
  func line(of datum: Datum) -> String {
    switch datum {
    case .number(let number): return text(number)
    case .text(let text): return text.inOneLine
    default: return TextLinesOfDatum(symbols: symbols).flat(datum).inOneLine
    }
  }
}

extension String {
  /// The beginning of a text of data without separators of lines.
  fileprivate var inOneLine: String {
    beginning.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
