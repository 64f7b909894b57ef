package import WidgetSettings

/// A kind of source: its key on a board, its schema, and the function that creates it.
///
/// A source is a mapping in which one key is a kind's name (`http: "https://…"`); the other keys
/// are the kind's own and the picks that all kinds share.
package struct SourceKind: Sendable {
  package let name: String
  /// A description of the kind, in one sentence.
  package let note: String
  /// The schema of the value for the key `name`.
  package let schema: SettingSchema
  /// The kind's other keys.
  package let keys: [SettingKey]
  /// Returns remarks about keys that contradict each other, or `nil` if none do.
  package var remarks: (@Sendable (Setting) -> [SettingRemark])?
  /// Returns the source of a checked mapping.
  package let make: @Sendable (Setting) throws(SourceFailure) -> any Source

  package init(
    name: String, note: String, schema: SettingSchema, keys: [SettingKey] = [],
    make: @escaping @Sendable (Setting) throws(SourceFailure) -> any Source
  ) {
    self.name = name
    self.note = note
    self.schema = schema
    self.keys = keys
    self.make = make
  }
}
