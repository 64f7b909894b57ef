/// The form of a value, independent of its meaning.
package enum YAMLShape: Sendable, Hashable {
  /// A key or a dash with nothing after it.
  case nothing
  /// A word, a number or a quoted string; YAML's scalar.
  case text
  /// YAML's sequence.
  case list
  /// Keys and values.
  case mapping

  /// The shape's name in errors.
  var words: String {
    switch self {
    case .nothing: "nothing"
    case .text: "text"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}
