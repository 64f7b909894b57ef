/// What a value looks like before anything is known of its meaning.
package enum YAMLShape: Sendable, Hashable {
  /// A key or a dash with nothing after it.
  case nothing
  /// A word, a number, a quoted string: YAML's scalar.
  case text
  /// YAML's sequence.
  case list
  /// Keys and values.
  case mapping

  /// The shape as errors call it.
  var words: String {
    switch self {
    case .nothing: "nothing"
    case .text: "a text"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}
