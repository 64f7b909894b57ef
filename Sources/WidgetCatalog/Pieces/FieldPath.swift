import WidgetSettings
import WidgetSources

/// Where a part of a record is: names between points, such as `author.name`.
struct FieldPath: Hashable, Sendable {
  let names: [String]

  init(_ text: String) { names = text.split(separator: ".").map(String.init) }

  /// What is there in a datum; the datum itself for an empty path.
  func value(in datum: Datum) -> Datum? {
    if names.count > 1, let value = datum[names.joined(separator: ".")] { return value }
    return names.reduce(Optional(datum)) { $0?[$1] }
  }
}
