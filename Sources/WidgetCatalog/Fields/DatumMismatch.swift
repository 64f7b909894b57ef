import WidgetSources

/// A datum of a form that a kind cannot show, in words: the expected form and the read one.
package struct DatumMismatch: Hashable, CustomStringConvertible {
  /// The expected form, such as `a list of records`.
  var expected: String
  var read: Datum

  package var description: String { "expected \(expected), found \(read.form)" }
}

extension Datum {
  /// The form of the datum in words: `a list of 3`.
  var form: String {
    switch self {
    case .null: "nothing"
    case .bool: "a yes or no"
    case .number: "a number"
    case .text(let text): text.isEmpty ? "empty text" : "text"
    case .list(let items): items.isEmpty ? "an empty list" : "a list of \(items.count)"
    case .record: "a record"
    }
  }
}
