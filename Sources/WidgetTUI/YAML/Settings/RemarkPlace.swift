import WidgetSettings

/// The place in a file at which a remark on a setting is shown.
extension YAMLReport {
  /// Returns the span that a remark on `node` refers to, following its path as far as it is
  /// written.
  func span(of remark: SettingRemark, in node: YAMLNode) -> YAMLSpan {
    var (node, key): (YAMLNode, YAMLSpan?) = (node, nil)
    for step in remark.path {
      guard let next = Self.part(step, of: node) else { break }
      (node, key) = next
    }
    if remark.isAboutKey, let key { return key }
    guard let part = remark.part, case .scalar(let scalar) = node else { return node.span }
    return source.span(of: part, in: scalar.span) ?? scalar.span
  }

  private static func part(
    _ step: SettingRemark.Step, of node: YAMLNode
  ) -> (YAMLNode, YAMLSpan?)? {
    switch (step, node) {
    case (.key(let name), .mapping(let entries, _)):
      entries.first { $0.key.text == name }.map { ($0.value, $0.key.span) }
    case (.index(let index), .sequence(let items, _)):
      items.indices.contains(index) ? (items[index], nil) : nil
    // A value that may be a list may also stand alone.
    case (.index(0), _): (node, nil)
    default: nil
    }
  }
}

extension YAMLFile {
  /// Returns the span of a text's first occurrence within `span`; `nil` if it is written
  /// differently, with escapes.
  func span(of part: String, in span: YAMLSpan) -> YAMLSpan? {
    let wanted = Array(part.unicodeScalars)
    guard !wanted.isEmpty else { return nil }
    for line in span.start.line...span.end.line {
      let scalars = Array(text(ofLine: line).unicodeScalars)
      let first = line == span.start.line ? span.start.column - 1 : 0
      let end = line == span.end.line ? min(scalars.count, span.end.column - 1) : scalars.count
      guard first < end else { continue }
      let place = (first..<end).first { scalars[$0..<end].starts(with: wanted) }
      guard let place else { continue }
      return YAMLSpan(
        start: YAMLPosition(line: line, column: place + 1),
        end: YAMLPosition(line: line, column: place + 1 + wanted.count))
    }
    return nil
  }
}
