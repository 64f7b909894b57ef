import WidgetSources
import WidgetTimeline

extension WidgetTrial.Shape {
  /// The maximum number of listed fields.
  private static let most = 16
  /// The maximum number of lines of the excerpt.
  private static let excerptLines = 6

  /// Creates the description of a datum.
  init(_ datum: Datum) {
    self.init(form: Self.form(of: datum))
    var all: [WidgetTrial.Field] = []
    Self.collect(datum, path: "", depth: 0, into: &all)
    fields = Array(all.prefix(Self.most))
    moreFields = all.count - fields.count
    excerpt = Self.excerpt(of: datum)
    kinds = KindFit.kinds(showing: datum)
  }

  private static func form(of datum: Datum) -> String {
    switch datum {
    case .null: return "nothing (null)"
    case .text(let text):
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
      if datum.number != nil { return "a text that is a number" }
      return lines > 1 ? "a text of \(lines) lines" : datum.form
    case .list(let items):
      guard let first = items.first else { return "an empty list" }
      let kind =
        switch first {
        case .record: "record"
        case .list: "list"
        case .number: "number"
        case .text: "text"
        case .null, .bool: "item"
        }
      return "a list of \(items.count) \(kind)\(items.count == 1 ? "" : "s")"
    case .record(let fields):
      return "a record of \(fields.count) field\(fields.count == 1 ? "" : "s")"
    default: return datum.form
    }
  }

  /// Adds the fields of a record, or of a list's first record.
  private static func collect(
    _ datum: Datum, path: String, depth: Int, into all: inout [WidgetTrial.Field]
  ) {
    guard depth < 4 else { return }
    switch datum {
    case .record(let fields):
      for field in fields {
        let inner = JQPath.field(field.name, of: path)
        switch field.value {
        case .record(let parts) where !parts.isEmpty && depth < 3:
          collect(field.value, path: inner, depth: depth + 1, into: &all)
        case .list(let items):
          all.append(.init(path: inner, type: "list", example: form(of: field.value)))
          if case .record? = items.first {
            collect(items[0], path: inner + "[]", depth: depth + 1, into: &all)
          }
        default: all.append(Self.field(field.value, at: inner))
        }
      }
    case .list(let items):
      guard let first = items.first, case .record = first else { return }
      collect(first, path: path.isEmpty ? ".[]" : path + "[]", depth: depth + 1, into: &all)
    default: break
    }
  }

  private static func field(_ datum: Datum, at path: String) -> WidgetTrial.Field {
    let type =
      switch datum {
      case .null: "null"
      case .bool: "boolean"
      case .number: "number"
      case .text: datum.date != nil && datum.number == nil ? "date" : "text"
      case .list: "list"
      case .record: "record"
      }
    let words = datum == .null ? "" : datum.words ?? datum.json
    return .init(path: path, type: type, example: String(words.prefix(60)))
  }

  private static func excerpt(of datum: Datum) -> [String] {
    let text: String =
      switch datum {
      case .text(let text): text
      case .list(let items):
        items.prefix(excerptLines).map { $0.words ?? $0.json }.joined(separator: "\n")
      case .null: ""
      default: datum.words ?? datum.json
      }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .prefix(excerptLines).map { String($0.prefix(200)) }
  }
}

/// Steps of jq expressions.
enum JQPath {
  /// Returns the path to a field below a path, which is empty for the whole: `.name`, or `["a
  /// name"]` if the name is not a jq identifier.
  static func field(_ name: String, of path: String) -> String {
    let isWord =
      name.utf8.first.map { !(48...57).contains($0) } ?? false
      && name.utf8.allSatisfy {
        (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 95
      }
    if isWord { return "\(path).\(name)" }
    return "\(path.isEmpty ? "." : path)[\(Datum.text(name).json)]"
  }
}
