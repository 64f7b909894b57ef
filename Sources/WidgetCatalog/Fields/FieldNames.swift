import WidgetSettings
import WidgetSources

/// The fields of a record for the parts of an item.
struct FieldNames: Sendable {
  private let paths: [String: FieldPath]

  /// Creates the names from a board's mapping of parts to fields; other parts are found by their
  /// usual names.
  init(_ setting: Setting?) {
    paths = (setting?.entries ?? [:]).compactMapValues { $0.text.map { FieldPath($0) } }
  }

  /// Returns a part of a record: by the path that the board names, else by the first of the usual
  /// names.
  func value(_ part: String, or names: [String] = [], in record: Datum) -> Datum? {
    if let path = paths[part] { return path.value(in: record) }
    return ([part] + names).lazy.compactMap { record[$0] }.first
  }

  /// Returns the board key that names fields.
  static func key(_ parts: [String]) -> SettingKey {
    SettingKey(
      "fields",
      .mapping(
        parts.map { SettingKey($0, .fieldName(takesPaths: true), "The field shown as the \($0).") }),
      "The fields of a record to show, by role, such as title: name.")
  }
}
