/// A description of the values that a setting may have.
///
/// The same schema reads files, finds mistakes in them, and becomes the JSON Schema with which
/// editors complete.
package struct SettingSchema: Sendable {
  /// The form of a value.
  package indirect enum Shape: Sendable {
    /// A text of a kind.
    case text(TextSchema)
    /// A list whose items have one form, and whose number of items is in `count`.
    case list(SettingSchema, count: ClosedRange<Int>)
    /// A mapping with known keys.
    case mapping([SettingKey], choices: [KeyChoice])
    /// A mapping whose keys are chosen by its author.
    case dictionary(key: TextSchema, value: SettingSchema)
    /// One of several forms, chosen by whether a text, a list or a mapping was written; of several
    /// mappings, the first of which a required key is present, or a key of a required choice.
    case either([SettingSchema])
  }

  /// A kind of text, without the type of its value.
  package struct TextSchema: Sendable {
    package let noun: String
    package let expected: String
    package let words: [String]
    /// True if the words are only the usual ones, and others are allowed.
    package let isOpen: Bool
    package let pattern: String?
    package let accepts: @Sendable (String) -> Bool
    /// A function that returns a remark more exact than what was expected, or `nil` if it has none.
    package var objection: (@Sendable (String) -> SettingRemark?)?

    package init<Value>(_ kind: SettingKind<Value>) {
      noun = kind.noun
      expected = kind.expected
      words = kind.words
      isOpen = kind.isOpen
      pattern = kind.pattern
      accepts = { kind.value($0) != nil }
    }
  }

  package var shape: Shape
  /// A function that returns remarks about a setting that has the right form, such as parts that
  /// contradict each other or have no effect. `nil` if the form says everything.
  package var remarks: (@Sendable (Setting) -> [SettingRemark])?

  package init(_ shape: Shape) { self.shape = shape }

  /// Returns the schema with a function that makes remarks about its settings.
  package func remarking(
    _ remarks: @escaping @Sendable (Setting) -> [SettingRemark]
  ) -> SettingSchema {
    var schema = self
    schema.remarks = remarks
    return schema
  }
}

/// A key of a mapping.
package struct SettingKey: Sendable {
  package let name: String
  package let schema: SettingSchema
  package let isRequired: Bool
  /// A description of the key, in one sentence.
  package let note: String

  package init(
    _ name: String, _ schema: SettingSchema, isRequired: Bool = false, _ note: String
  ) {
    self.name = name
    self.schema = schema
    self.isRequired = isRequired
    self.note = note
  }
}

/// Keys that exclude each other: a mapping has at most one of them, or exactly one if `isRequired`.
package struct KeyChoice: Sendable {
  package let names: [String]
  package let isRequired: Bool

  package init(_ names: [String], isRequired: Bool = false) {
    self.names = names
    self.isRequired = isRequired
  }
}

extension SettingSchema {
  package static func text<Value>(_ kind: SettingKind<Value>) -> SettingSchema {
    SettingSchema(.text(TextSchema(kind)))
  }

  /// Any text.
  package static var text: SettingSchema { .text(.text) }

  /// Returns the schema of a list whose items have one form, by default 1 to 1000 of them.
  package static func list(
    _ item: SettingSchema, count: ClosedRange<Int> = 1...1000
  ) -> SettingSchema { SettingSchema(.list(item, count: count)) }

  /// Returns the schema of one item or a list of items.
  package static func oneOrMore(_ item: SettingSchema) -> SettingSchema {
    .either([item, .list(item)])
  }

  package static func mapping(
    _ keys: [SettingKey], choices: [KeyChoice] = []
  ) -> SettingSchema { SettingSchema(.mapping(keys, choices: choices)) }

  package static func dictionary<Value>(
    _ key: SettingKind<Value>, _ value: SettingSchema
  ) -> SettingSchema { SettingSchema(.dictionary(key: TextSchema(key), value: value)) }

  package static func either(_ schemas: [SettingSchema]) -> SettingSchema {
    SettingSchema(.either(schemas))
  }
}
