import WidgetBase
import WidgetSettings
import WidgetSources

/// The path to a part of a record: names between points, such as `author.name`.
struct FieldPath: Hashable, Sendable {
  let names: [String]

  init(_ text: String) { names = text.splitExactly(separator: ".").map(String.init) }

  /// Returns the value at the path in a datum; the datum itself for an empty path.
  func value(in datum: Datum) -> Datum? {
    if names.count > 1, let value = datum[names.joined(separator: ".")] { return value }
    return names.reduce(Optional(datum)) { $0?[$1] }
  }
}
