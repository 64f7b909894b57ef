import WidgetSources

/// Data of another form than a kind shows, in words: what was expected and what was read.
package struct DatumMismatch: Hashable, CustomStringConvertible {
  /// `a list of records`.
  var expected: String
  var read: Datum

  package var description: String { "expected \(expected), read \(read.form)" }
}

extension Datum {
  /// What it is, for people: `a list of 3`.
  var form: String {
    switch self {
    case .null: "nothing"
    case .bool: "a yes or no"
    case .number: "a number"
    case .text(let text): text.isEmpty ? "an empty text" : "a text"
    case .list(let items): items.isEmpty ? "an empty list" : "a list of \(items.count)"
    case .record: "a record"
    }
  }
}
