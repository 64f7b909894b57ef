/// What may be written in a place: the same description reads files, finds mistakes in them, and
/// becomes the JSON Schema that editors complete by.
package struct SettingSchema: Sendable {
  /// The forms that a value can have.
  package indirect enum Shape: Sendable {
    /// A text of a kind.
    case text(TextKind)
    /// A list of so many items of one form.
    case list(SettingSchema, count: ClosedRange<Int>)
    /// A mapping of known keys.
    case mapping([SettingKey], choices: [KeyChoice])
    /// A mapping whose keys are the writer's own.
    case dictionary(key: TextKind, value: SettingSchema)
    /// One of several, told apart by what is written: a text, a list, a mapping; of mappings, by the
    /// first whose first key is there.
    case either([SettingSchema])
  }

  /// A kind of text, without its value's type.
  package struct TextKind: Sendable {
    package let noun: String
    package let expected: String
    package let words: [String]
    /// True where the words are only the usual ones.
    package let isOpen: Bool
    package let pattern: String?
    package let accepts: @Sendable (String) -> Bool
    /// What is wrong with a text, where more can be said than what was expected.
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
  /// What is to be said of a setting that has the shape: parts of it that do not go together, what
  /// it will not do. Nil for schemas that say it all.
  package var remarks: (@Sendable (Setting) -> [SettingRemark])?

  package init(_ shape: Shape) { self.shape = shape }

  /// The schema with more to be said of its settings.
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
  /// What it is for, in one sentence.
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

/// Keys of which a mapping has one at the most, or just one.
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
    SettingSchema(.text(TextKind(kind)))
  }

  /// Any text.
  package static var text: SettingSchema { .text(.text) }

  /// A list of at least one item of a form.
  package static func list(
    _ item: SettingSchema, count: ClosedRange<Int> = 1...1000
  ) -> SettingSchema { SettingSchema(.list(item, count: count)) }

  /// One item, or a list of them.
  package static func oneOrMore(_ item: SettingSchema) -> SettingSchema {
    .either([item, .list(item)])
  }

  package static func mapping(
    _ keys: [SettingKey], choices: [KeyChoice] = []
  ) -> SettingSchema { SettingSchema(.mapping(keys, choices: choices)) }

  package static func dictionary<Value>(
    _ key: SettingKind<Value>, _ value: SettingSchema
  ) -> SettingSchema { SettingSchema(.dictionary(key: TextKind(key), value: value)) }

  package static func either(_ schemas: [SettingSchema]) -> SettingSchema {
    SettingSchema(.either(schemas))
  }
}
