extension YAMLNode: CustomStringConvertible {
  /// The value on one line; quoted texts stay quoted, and an empty value is `~`: `{a: [1, "2"], b:
  /// ~}`.
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
  /// The text, quoted with escapes for invisible characters if it was quoted.
  package var description: String {
    isQuoted ? text.debugDescription : text
  }
}
