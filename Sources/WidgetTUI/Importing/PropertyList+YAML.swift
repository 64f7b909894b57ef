import WidgetImport

extension PropertyList {
  /// The values of a file in YAML; `nil` for another one.
  init?(yaml bytes: [UInt8]) {
    let report = YAMLReport(YAMLFile(name: "project.yml", bytes: bytes))
    guard let root = YAMLParser.root(of: report), report.errors.isEmpty else { return nil }
    self.init(root)
  }

  private init(_ node: YAMLNode) {
    switch node {
    case .scalar(let scalar): self = .text(scalar.text)
    case .sequence(let items, _): self = .list(items.map { PropertyList($0) })
    case .mapping(let entries, _):
      self = .mapping(
        Dictionary(entries.map { ($0.key.text, PropertyList($0.value)) }) { $1 })
    }
  }
}
