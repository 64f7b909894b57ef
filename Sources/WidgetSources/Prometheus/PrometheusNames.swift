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
    let all = Set(sets.flatMap(\.keys))
    let differing = all.filter { name in Set(sets.map { $0[name] }).count > 1 }.sorted()
    names = sets.map { set in
      let words = differing.compactMap { set[$0] }
      return words.isEmpty ? set["__name__"] ?? "" : words.joined(separator: " ")
    }
  }

  private static func labels(_ datum: Datum) -> [String: String] {
    guard case .record(let fields) = datum else { return [:] }
    return Dictionary(fields.map { ($0.name, $0.value.words ?? "") }) { first, _ in first }
  }

  private static func filled(_ template: String, _ labels: [String: String]) -> String {
    var text = ""
    var rest = template[...]
    while let open = rest.firstRange(of: "{{"),
      let close = rest[open.upperBound...].firstRange(of: "}}")
    {
      text += rest[..<open.lowerBound]
      text += labels[rest[open.upperBound..<close.lowerBound].filter { $0 != " " }] ?? ""
      rest = rest[close.upperBound...]
    }
    return text + rest
  }
}
