extension YAMLNode: CustomStringConvertible {
  /// The value on one line; what was quoted is quoted, and nothing is `~`: `{a: [1, "2"], b: ~}`.
  package var description: String {
    switch self {
    case .scalar(let scalar): shape == .nothing ? "~" : scalar.description
    case .sequence(let items, _): "[" + items.map(\.description).joined(separator: ", ") + "]"
    case .mapping(let entries, _):
      "{" + entries.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
    }
  }
}

extension YAMLScalar: CustomStringConvertible {
  /// The text, with quotation marks if it had some, and with escapes for what cannot be seen.
  package var description: String {
    isQuoted ? text.debugDescription : text
  }
}
