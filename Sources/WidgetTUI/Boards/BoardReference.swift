import WidgetBase
import WidgetLayout
import WidgetSettings
import WidgetSources

/// A reference of all board settings in Markdown, generated from the schemas that check boards.
@MainActor
struct BoardReference {
  private let schema: BoardSchema
  private var lines: [String] = []

  init(_ schema: BoardSchema) { self.schema = schema }

  /// Returns the whole reference.
  static func text(_ schema: BoardSchema) -> String {
    var reference = BoardReference(schema)
    reference.write()
    return reference.lines.joined(separator: "\n") + "\n"
  }

  private mutating func write() {
    lines = [
      "# Board reference", "",
      "Made by `widgettui schema --format text` from the schemas that boards are checked by. "
        + "[boards.md](boards.md) explains how it fits together.", "", "## The file", "",
    ]
    table(Self.keys(of: schema.file).filter { $0.name != "widgets" })
    lines += ["## Every widget", ""]
    table(shared)
    lines += [
      "## Values", "",
      "Kinds that show numbers have these keys, or a list of them under `values:`.", "",
    ]
    table(values)
    lines += ["## Kinds", ""]
    for kind in schema.catalog.kinds { write(kind: kind) }
    lines += ["## Sources", ""]
    lines.append(
      "A figure of this machine is a text: "
        + MachineFigure.Name.allCases.map { "`system.\($0.rawValue)`" }.joined(separator: ", ")
        + "; `system.disk:/home` is one disk. All others are mappings:")
    lines.append("")
    lines += ["### Every source", ""]
    table(picks)
    for source in sources { write(source) }
  }

  /// The keys that all kinds showing numbers have in common.
  private var values: [SettingKey] {
    let kinds = ["metric", "chart", "gauge"].map { Self.keys(of: schema.widget($0)) }
    let known = Set(shared.map(\.name) + BoardSchema.widgetKeys.map(\.name) + ["kind"])
    return kinds[0].filter { key in
      !known.contains(key.name)
        && kinds.allSatisfy { $0.contains { $0.name == key.name && $0.note == key.note } }
    }
  }

  /// The keys that most sources have in common.
  private var picks: [SettingKey] {
    let all = sources.map { Self.keys(of: $0) }
    guard let first = all.first else { return [] }
    return first.filter { key in
      all.count { $0.contains { $0.name == key.name && $0.note == key.note } } * 3 > all.count
    }
  }

  /// The keys that most configured kinds have in common.
  private var shared: [SettingKey] {
    let configured = schema.catalog.kinds.filter { schema.catalog[$0]?.settings != nil }
    let all = configured.map { Self.keys(of: schema.widget($0)) }
    // A kind without a source has no schedule either.
    guard let longest = all.max(by: { $0.count < $1.count }) else { return [] }
    return longest.filter { key in
      let count = all.count { $0.contains { $0.name == key.name && $0.note == key.note } }
      return count * 2 > all.count && key.name != "kind"
    }
  }

  private mutating func write(kind: String) {
    guard let description = schema.catalog[kind] else { return }
    let families = description.families.map(\.shortName).joined(separator: ", ")
    lines += ["### \(kind)", "", "\(description.description) Families: \(families).", ""]
    let known = Set(shared.map(\.name) + BoardSchema.widgetKeys.map(\.name) + ["kind"])
    let own = Self.keys(of: schema.widget(kind)).filter { !known.contains($0.name) }
    let common = values.filter { value in
      own.contains { $0.name == value.name && $0.note == value.note }
    }.map(\.name)
    let isValue = common.count == values.count
    if isValue { lines += ["It has the keys of values.", ""] }
    let rest = own.filter { !isValue || !common.contains($0.name) }
    if !rest.isEmpty { table(rest) }
  }

  private var sources: [SettingSchema] {
    let key = shared.first { $0.name == "source" }
    guard case .either(let schemas)? = key?.schema.shape else { return [] }
    return schemas.flatMap(Self.mappings)
  }

  /// Returns the mappings among the forms of a schema.
  private static func mappings(_ schema: SettingSchema) -> [SettingSchema] {
    switch schema.shape {
    case .mapping: [schema]
    case .either(let schemas): schemas.flatMap(mappings)
    case .text, .list, .dictionary: []
    }
  }

  private mutating func write(_ source: SettingSchema) {
    let keys = Self.keys(of: source)
    guard let first = keys.first(where: \.isRequired) ?? keys.first else { return }
    lines += ["### source: \(first.name)", ""]
    let common = Set(picks.map(\.name))
    table([first] + keys.filter { $0.name != first.name && !common.contains($0.name) })
  }

  private static func keys(of schema: SettingSchema) -> [SettingKey] {
    if case .mapping(let keys, _) = schema.shape { keys } else { [] }
  }

  private mutating func table(_ keys: [SettingKey]) {
    lines += ["| key | value | meaning |", "|---|---|---|"]
    for key in keys {
      let name = key.isRequired ? "**`\(key.name)`**" : "`\(key.name)`"
      let words = Self.special[key.name] ?? Self.words(key.schema)
      lines.append("| \(name) | \(words) | \(Self.cell(key.note)) |")
    }
    lines.append("")
  }

  /// The descriptions of keys whose schemas differ by kind or are too detailed.
  private static let special = [
    "source":
      "a figure of this machine such as `system.cpu`; or one of the sources below; or a list of them",
    "family":
      "one that its kind has, of " + WidgetFamily.allCases.map(\.shortName).joined(separator: ", "),
  ]

  /// Returns a schema's permitted values in words.
  private static func words(_ schema: SettingSchema, depth: Int = 0) -> String {
    switch schema.shape {
    case .text(let kind):
      return cell(
        kind.words.isEmpty || kind.words.count > 12
          ? kind.expected : kind.words.joined(separator: ", "))
    case .list(let item, _):
      return depth > 2 ? "a list" : "a list of: \(words(item, depth: depth + 1))"
    case .mapping(let keys, _):
      if depth > 2 { return "a mapping" }
      return "a mapping of " + keys.map { "`\($0.name)`" }.joined(separator: ", ")
    case .dictionary(_, let value):
      return depth > 2 ? "a mapping" : "names, each with: \(words(value, depth: depth + 1))"
    case .either(let schemas):
      // A list of items that may stand alone needs no separate description.
      let forms = schemas.filter { schema in
        if case .list = schema.shape, schemas.count == 2 { false } else { true }
      }
      if forms.count > 4 { return "one of the sources below" }
      var all: [String] = []
      for form in forms.map({ words($0, depth: depth + 1) }) where !all.contains(form) {
        all.append(form)
      }
      let text = all.joined(separator: "; or ")
      return forms.count < schemas.count ? text + "; or a list of them" : text
    }
  }

  private static func cell(_ text: String) -> String {
    text.splitExactly(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
