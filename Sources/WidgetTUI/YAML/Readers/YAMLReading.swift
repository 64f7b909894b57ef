/// Readers of values as a schema expects them, which report values of any other form.
extension YAMLReport {
  /// Returns the value of a text; `subject` says what it is for (`role accent`).
  package func value<Value>(
    _ node: YAMLNode, _ kind: ScalarKind<Value>, for subject: String? = nil
  ) -> Value? {
    guard case .scalar(let scalar) = node, node.shape == .text else {
      addWrongShape(node, kind.noun, subject, expected: kind.expected)
      return nil
    }
    if let value = kind.value(scalar) { return value }
    let nearest = Spelling.nearest(to: scalar.text, among: kind.words)
    let problem: YAMLProblem =
      kind.words.isEmpty
      ? .badValue(noun: kind.noun, text: scalar.text, subject: subject)
      : .unknownWord(noun: kind.noun, text: scalar.text, subject: subject)
    add(
      scalar.span, problem, expected: kind.expected, suggestion: nearest.map { .word($0) })
    return nil
  }

  /// Returns the items of a list.
  package func items(_ node: YAMLNode, for subject: String? = nil) -> [YAMLNode]? {
    if case .sequence(let items, _) = node { return items }
    addWrongShape(node, "list", subject)
    return nil
  }

  /// Returns the values of a list of texts of one kind, without those that could not be read.
  package func values<Value>(
    _ node: YAMLNode, _ kind: ScalarKind<Value>, for subject: String? = nil
  ) -> [Value]? {
    items(node, for: subject)?.compactMap { value($0, kind, for: subject) }
  }

  /// Returns the entries of a mapping whose keys are the user's own.
  package func entries(_ node: YAMLNode, for subject: String? = nil) -> [YAMLEntry]? {
    if case .mapping(let entries, _) = node { return entries }
    addWrongShape(node, "mapping", subject)
    return nil
  }

  /// Reports a node whose shape is not the expected one.
  func addWrongShape(
    _ node: YAMLNode, _ noun: String, _ subject: String?, expected: String? = nil
  ) {
    let problem = YAMLProblem.wrongShape(expected: noun, read: node.shape, subject: subject)
    let comment = comment(insteadOf: node)
    // A text such as `a: b` was read as a mapping.
    let isSplit = node.shape == .mapping && noun != "list" && noun != "mapping"
    let hint = isSplit ? "text that contains a colon and a space must be quoted" : nil
    let words = [expected, hint].compactMap { $0 }
    add(
      comment?.span ?? node.span, problem,
      expected: words.isEmpty ? nil : words.joined(separator: "; "),
      suggestion: comment.map { .quoted($0.text) })
  }

  /// Returns the comment, such as `#a3be8c`, that a user meant as a value.
  private func comment(insteadOf node: YAMLNode) -> YAMLScalar? {
    guard node.shape == .nothing else { return nil }
    let position = node.span.start
    let line = Array(source.text(ofLine: position.line).unicodeScalars)
    let rest = line.dropFirst(position.column - 1).drop { $0.properties.isWhitespace }
    let word = rest.prefix { !$0.properties.isWhitespace }
    guard word.first == "#", word.count > 1 else { return nil }
    let span = YAMLSpan(
      start: YAMLPosition(line: position.line, column: word.startIndex + 1),
      end: YAMLPosition(line: position.line, column: word.endIndex + 1))
    return YAMLScalar(word.reduce(into: "") { $0.unicodeScalars.append($1) }, span: span)
  }
}
