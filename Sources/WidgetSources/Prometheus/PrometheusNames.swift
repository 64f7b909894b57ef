import WidgetBase

/// The names of series.
struct PrometheusNames {
  let names: [String]

  /// Creates the names from a template such as `{{instance}} ({{job}})`, or else from the labels in
  /// which the series differ.
  init(_ labels: [Datum], template: String?) {
    let sets = labels.map(Self.labels)
    if let template {
      names = sets.map { Self.filled(template, $0) }
      return
    }
    let differing = Self.differing(sets)
    names = sets.map { set in
      let labels = set.filter { differing.contains($0.key) }.sorted(by: Self.isBefore)
      let words = labels.prefix(Self.mostLabels).map(\.value)
      return words.isEmpty ? set["__name__"] ?? "" : words.joined(separator: " ")
    }
  }

  /// Labels are sorted by name, those last that an exporter set for itself where the reader has one of that name: such a one may
  /// name another machine.
  private static func isBefore(_ one: (key: String, String), _ other: (key: String, String)) -> Bool
  {
    let areOwn = [one, other].map { $0.key.hasExactPrefix("exported_") }
    return areOwn[0] == areOwn[1] ? one.key < other.key : areOwn[1]
  }

  /// The most labels of which a name consists.
  private static let mostLabels = 64

  /// Returns the names of the labels that not all series have with the same value.
  private static func differing(_ sets: [[String: String]]) -> Set<String> {
    var seen: [String: (value: String, count: Int)] = [:]
    var differing: Set<String> = []
    for (name, value) in sets.lazy.joined() {
      if let other = seen[name]?.value, other != value { differing.insert(name) }
      seen[name, default: (value, 0)].count += 1
    }
    for (name, label) in seen where label.count < sets.count { differing.insert(name) }
    return differing
  }

  private static func labels(_ datum: Datum) -> [String: String] {
    guard case .record(let fields) = datum else { return [:] }
    return Dictionary(fields.map { ($0.name, $0.value.words ?? "") }) { first, _ in first }
  }

  private static func filled(_ template: String, _ labels: [String: String]) -> String {
    var text = ""
    var rest = template[...]
    while let open = rest.firstExactRange(of: "{{"),
      let close = rest[open.upperBound...].firstExactRange(of: "}}")
    {
      text += rest[..<open.lowerBound]
      text += labels[rest[open.upperBound..<close.lowerBound].filter { $0 != " " }] ?? ""
      rest = rest[close.upperBound...]
    }
    return text + rest
  }
}
