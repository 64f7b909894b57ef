import WidgetSources

/// The form of data, for the choice of a kind of widget.
enum DataForm: Hashable {
  case nothing, number, answer, date, word, lines
  /// A list of numbers, or of pairs of a time and a number.
  case numbers
  /// Records with a name and a number each.
  case parts
  case events, articles, plugin, records, texts, record, other

  init(_ datum: Datum) {
    switch datum {
    case .null: self = .nothing
    case .bool: self = .answer
    case .number(let number): self = number > 1e9 && number < 4e9 ? .date : .number
    case .text(let text): self = Self.text(text, datum)
    case .list(let items): self = Self.list(items)
    case .record:
      self = datum["title"] != nil && datum["body"]?.items != nil ? .plugin : .record
    }
  }

  private static func text(_ text: String, _ datum: Datum) -> DataForm {
    if datum.number != nil { return .number }
    if datum.date != nil { return .date }
    return text.split(whereSeparator: \.isNewline).count > 1 ? .lines : .word
  }

  private static func list(_ items: [Datum]) -> DataForm {
    guard let first = items.first else { return .other }
    switch first {
    case .record: return records(items, first)
    case .list(let pair): return pair.count == 2 && pair[0].date != nil ? .numbers : .records
    case .number: return .numbers
    case .text where items.allSatisfy({ $0.number != nil }): return .numbers
    case .text: return .texts
    case .null, .bool: return .other
    }
  }

  private static func records(_ items: [Datum], _ first: Datum) -> DataForm {
    if AgendaEvent(first) != nil, first["title"] != nil || first["summary"] != nil,
      first["start"] != nil
    {
      return .events
    }
    if first["title"] != nil, first["link"] != nil || first["url"] != nil { return .articles }
    let isPart = first["values"]?.items != nil || first["value"]?.number != nil
    return isPart && (first["name"] ?? first["label"] ?? first["title"]) != nil ? .parts : .records
  }

  /// The kinds that suit the form, the best first.
  var kinds: [String] {
    switch self {
    case .nothing: ["text"]
    case .number: ["metric", "gauge", "chart", "text"]
    case .answer: ["metric", "text"]
    case .date: ["countdown", "timer", "metric", "text"]
    case .word: ["text", "metric", "list", "qr", "barcode"]
    case .lines: ["text", "log", "list"]
    case .numbers: ["chart", "list", "text"]
    case .parts: ["gauge", "chart", "table", "list"]
    case .events: ["agenda", "calendar", "list", "table"]
    case .articles: ["feed", "list", "table"]
    case .plugin: ["plugin", "table", "text"]
    case .records: ["table", "list", "text"]
    case .texts: ["list", "log", "text"]
    case .record: ["table", "gauge", "chart", "text"]
    case .other: ["list", "table", "text"]
    }
  }
}
