import WidgetBase
import WidgetSources

/// A datum of a form that a kind cannot show, in words: the expected form and the read one.
package struct DatumMismatch: Hashable, CustomStringConvertible {
  /// The expected form, such as `a list of records`.
  var expected: String
  var read: Datum

  package var description: String {
    "expected \(expected), found \(read.form)" + (advice.map { "; \($0)" } ?? "")
  }

  /// The setting that would take the expected form out of what was read; `nil` if none is known.
  private var advice: String? {
    switch read {
    case .text where read.isTextOfJSON: "it is JSON: give the source format: json"
    case .record(let fields):
      fields.first { suits($0.value) }.map { "pick a field, such as .\($0.name)" }
    case .null, .bool, .number, .text, .list: nil
    }
  }

  /// True if a field would have the expected form.
  private func suits(_ field: Datum) -> Bool {
    switch field {
    case .number: expected.hasExactPrefix("a number")
    case .list: expected.hasExactPrefix("a list")
    case .null, .bool, .text, .record: false
    }
  }
}

extension Datum {
  /// True for a text that is an object or an array in JSON, of up to 64 KiB.
  ///
  /// A command's output is a text unless its source has a format, also if it looks like data.
  var isTextOfJSON: Bool {
    guard case .text(let text) = self, text.utf8.count <= 65536 else { return false }
    let bytes = Array(text.utf8)
    guard let first = bytes.first(where: { $0 > 0x20 }),
      [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(first)
    else { return false }
    return (try? JSON.datum(bytes)) != nil
  }

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
