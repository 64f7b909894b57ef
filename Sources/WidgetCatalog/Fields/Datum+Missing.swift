import WidgetSources

extension Datum {
  /// The words that programs write for a value that is not there.
  private static let words: Set = [
    "", "-", "–", "—", "n/a", "na", "nan", "null", "nil", "none", "unknown",
  ]

  /// True for null, and for a text that says that there is no value: it is not left out like a text of another kind.
  var isMissing: Bool {
    switch self {
    case .null: true
    case .text(let text): text.utf8.count <= 7 && Self.words.contains(text.lowercased())
    default: false
    }
  }
}
