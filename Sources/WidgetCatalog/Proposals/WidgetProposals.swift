import WidgetBase
import WidgetSettings
import WidgetSources

/// Proposed widgets for a source's data: one for each suitable kind, with its picks.
enum WidgetProposals {
  /// Returns widgets for a source's data, the best first; each is a checked mapping without a name.
  static func widgets(for datum: Datum, of source: Setting) -> [Setting] {
    var all: [Setting] = []
    if case .text(let text) = datum, let measured = measured(text, source) { all.append(measured) }
    // A plugin's menu is shown as a whole.
    if case .record = datum, DataForm(datum) != .plugin { all += parts(of: datum, source) }
    let kinds = KindFit.kinds(showing: datum)
    // A record whose parts can be shown is not at its best as one row.
    all += kinds.map { widget($0, source, datum) }
    if case .text(let text) = datum, let measured = measured(text, source) {
      all += ["gauge", "chart"].map { kind in
        .mapping(measured.entries.merging(["kind": .text(kind)]) { $1 })
      }
    }
    return all
  }

  private static func widget(_ kind: String, _ source: Setting, _ datum: Datum) -> Setting {
    var entries: [String: Setting] = ["kind": .text(kind), "source": source]
    if kind == "table", let columns = columns(of: datum) { entries["columns"] = columns }
    return .mapping(entries)
  }

  /// Returns the first fields of a table's rows that hold text or numbers, if the rows have more
  /// fields than fit a tile.
  private static func columns(of datum: Datum) -> Setting? {
    guard case .record(let fields)? = datum.items?.first else { return nil }
    let plain = fields.filter { $0.value.words != nil && !$0.name.contains(".") }
    guard fields.count > 4, !plain.isEmpty else { return nil }
    return .list(plain.prefix(4).map { .text($0.name) })
  }

  // MARK: Texts

  /// Returns a metric for a text that is a number with its unit: `42 %`, `12.5 MB/s`.
  private static func measured(_ text: String, _ source: Setting) -> Setting? {
    guard source.text == nil, source["regex"] == nil, text.utf8.count < 40 else { return nil }
    let words = text.trimmed
    let digits = words.prefix { $0.isASCII && $0.isNumber || "+-.".contains($0) }
    let unit = String(words.dropFirst(digits.count)).trimmed
    guard Double(digits) != nil, !unit.isEmpty, unit.count <= 5,
      unit.allSatisfy({ $0.isLetter || "%°/€$".contains($0) })
    else { return nil }
    var source = source.entries
    // Another unit, or words around it, would be another number.
    let end = unit.replacingExactly("$", with: "[$]")
    source["regex"] = .text("^ *([-+]?[0-9.]+) *\(end) *$")
    return .mapping(["kind": "metric", "source": .mapping(source), "unit": .text(unit)])
  }

  // MARK: Records

  /// Returns widgets for the numbers of a record as values, and for each of its lists.
  private static func parts(of datum: Datum, _ source: Setting) -> [Setting] {
    guard source.text == nil else { return [] }
    var numbers: [(path: String, name: String)] = []
    var lists: [(path: String, datum: Datum)] = []
    collect(datum, path: "", depth: 0, &numbers, &lists)
    var widgets: [Setting] = []
    if numbers.count == 1 {
      widgets.append(value(numbers[0], picked(numbers[0].path, of: source)))
    } else if numbers.count > 1 {
      let values = numbers.prefix(4).map { Setting.text($0.path) }
      widgets.append(
        .mapping(["kind": "metric", "source": source, "values": .list(values)]))
    }
    let shown = lists.compactMap { list -> Setting? in
      guard let kind = KindFit.kinds(showing: list.datum).first else { return nil }
      return widget(kind, picked(list.path, of: source), list.datum)
    }
    // A list of records is more informative than the counts beside it.
    let isList = lists.contains { if case .record? = $0.datum.items?.first { true } else { false } }
    return isList ? shown + widgets : widgets + shown
  }

  private static func collect(
    _ datum: Datum, path: String, depth: Int, _ numbers: inout [(path: String, name: String)],
    _ lists: inout [(path: String, datum: Datum)]
  ) {
    guard case .record(let fields) = datum, depth < 4 else { return }
    for field in fields {
      let inner = JQPath.field(field.name, of: path)
      switch field.value {
      case .number: numbers.append((inner, field.name))
      case .record: collect(field.value, path: inner, depth: depth + 1, &numbers, &lists)
      case .list(let items) where !items.isEmpty: lists.append((inner, field.value))
      default: break
      }
    }
  }

  private static func value(_ number: (path: String, name: String), _ source: Setting) -> Setting {
    var entries: [String: Setting] = ["kind": "metric", "source": source]
    for (key, word) in hints(number.name) { entries[key] = .text(word) }
    return .mapping(entries)
  }

  /// The prefixes of units that make others of them.
  private static let multiples = [
    "kilo", "mega", "giga", "tera", "peta", "kibi", "mebi", "gibi", "tebi", "deci", "centi",
    "milli", "micro", "nano",
  ]

  /// Returns the unit and prefix that a field's name suggests.
  private static func hints(_ name: String) -> [String: String] {
    let word = name.lowercased()
    if ["percent", "pct", "percentage"].contains(where: word.hasExactSuffix) {
      return ["unit": "%"]
    }
    // 1500 milliseconds are no 25 minutes.
    func isWhole(_ unit: String) -> Bool {
      word.hasExactSuffix(unit) && !multiples.contains { word.hasExactSuffix($0 + unit) }
    }
    if isWhole("bytes") { return ["unit": "B", "prefix": "binary"] }
    if isWhole("seconds") || word.hasExactSuffix("uptime") { return ["unit": "duration"] }
    if word.hasExactSuffix("celsius") { return ["unit": "°C"] }
    return [:]
  }

  /// Returns the source with a further pick.
  private static func picked(_ path: String, of source: Setting) -> Setting {
    var entries = source.entries
    // A pick parses JSON by itself.
    if entries["format"]?.text == "json" { entries["format"] = nil }
    entries["pick"] = .text(entries["pick"]?.text.map { "\($0) | \(path)" } ?? path)
    return .mapping(entries)
  }
}
