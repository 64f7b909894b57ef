import WidgetSettings

/// Where in a file a remark on a setting is to be shown.
extension SourceReport {
  /// The stretch that a remark on what is written at `node` means: as far along its path as there is
  /// something written.
  func span(of remark: SettingRemark, in node: YAMLNode) -> SourceSpan {
    var (node, key): (YAMLNode, SourceSpan?) = (node, nil)
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
  ) -> (YAMLNode, SourceSpan?)? {
    switch (step, node) {
    case (.key(let name), .mapping(let entries, _)):
      entries.first { $0.key.text == name }.map { ($0.value, $0.key.span) }
    case (.index(let index), .sequence(let items, _)):
      items.indices.contains(index) ? (items[index], nil) : nil
    // What may be a list may also stand alone.
    case (.index(0), _): (node, nil)
    default: nil
    }
  }
}

extension SourceFile {
  /// The first place of a text within a stretch; nil where it is written otherwise, with escapes.
  func span(of part: String, in span: SourceSpan) -> SourceSpan? {
    let wanted = Array(part.unicodeScalars)
    guard !wanted.isEmpty else { return nil }
    for line in span.start.line...span.end.line {
      let scalars = Array(text(ofLine: line).unicodeScalars)
      let first = line == span.start.line ? span.start.column - 1 : 0
      let end = line == span.end.line ? min(scalars.count, span.end.column - 1) : scalars.count
      guard first < end else { continue }
      let place = (first..<end).first { scalars[$0..<end].starts(with: wanted) }
      guard let place else { continue }
      return SourceSpan(
        start: SourceMark(line: line, column: place + 1),
        end: SourceMark(line: line, column: place + 1 + wanted.count))
    }
    return nil
  }
}
