import WidgetSettings

/// A writer of a schema as JSON Schema, draft 7, for completion and checks in editors.
///
/// Long parts are defined once and referenced, since all kinds of widgets have the same sources.
struct JSONSchema {
  /// The names of definitions, by their text.
  private var names: [String: String] = [:]
  private var definitions: [(name: String, text: String)] = []

  /// The maximum length in bytes of a schema that is written in place.
  private static let longest = 240

  /// Returns the schema of a whole file.
  static func document(_ schema: SettingSchema, title: String) -> String {
    var writer = JSONSchema()
    let body = writer.members(of: schema)
    let definitions = writer.definitions.map { "\(quoted($0.name)):\($0.text)" }
    let all =
      [
        member("$schema", quoted("http://json-schema.org/draft-07/schema#")),
        member("title", quoted(title)),
      ] + body + [member("definitions", "{\n\(definitions.joined(separator: ",\n"))\n}")]
    return "{" + all.joined(separator: ",\n") + "}\n"
  }

  /// Returns a schema in place: itself, or a reference to its definition.
  private mutating func text(_ schema: SettingSchema, note: String? = nil) -> String {
    let text = "{" + members(of: schema).joined(separator: ",") + "}"
    let description = note.map { Self.member("description", Self.quoted($0)) + "," } ?? ""
    guard text.utf8.count > Self.longest else { return "{" + description + text.dropFirst() }
    let reference = Self.member("$ref", Self.quoted("#/definitions/\(name(of: text))"))
    // Keys beside a reference are ignored.
    return note == nil ? "{\(reference)}" : "{\(description)\"allOf\":[{\(reference)}]}"
  }

  private mutating func name(of text: String) -> String {
    if let known = names[text] { return known }
    let name = "d\(definitions.count + 1)"
    names[text] = name
    definitions.append((name, text))
    return name
  }

  private mutating func members(of schema: SettingSchema) -> [String] {
    switch schema.shape {
    case .text(let kind): return Self.members(of: kind)
    case .list(let item, let count):
      let most = count.upperBound < 1000 ? [Self.member("maxItems", "\(count.upperBound)")] : []
      return [
        Self.member("type", "\"array\""), Self.member("minItems", "\(count.lowerBound)"),
      ] + most + [Self.member("items", text(item))]
    case .mapping(let keys, let choices): return members(of: keys, choices)
    case .dictionary(_, let value):
      return [
        Self.member("type", "\"object\""), Self.member("additionalProperties", text(value)),
      ]
    case .either(let schemas):
      let forms = schemas.map { text($0) }
      return [Self.member("anyOf", "[\(forms.joined(separator: ","))]")]
    }
  }

  /// Returns the members for a text. Numbers and answers are texts here, and may be written
  /// unquoted.
  private static func members(of kind: SettingSchema.TextKind) -> [String] {
    guard kind.words.isEmpty else {
      let answers = kind.words.contains("true") ? ["true", "false"] : []
      let words = kind.words.map(quoted) + answers
      // An open kind also accepts text that extends its words: `system.disk:/home`.
      return kind.isOpen
        ? [member("type", "\"string\""), member("examples", "[\(words.joined(separator: ","))]")]
        : [member("enum", "[\(words.joined(separator: ","))]")]
    }
    let type = member("type", "[\"string\",\"number\",\"boolean\"]")
    return [type] + (kind.pattern.map { [member("pattern", quoted($0))] } ?? [])
  }

  private mutating func members(of keys: [SettingKey], _ choices: [KeyChoice]) -> [String] {
    var members = [
      Self.member("type", "\"object\""), Self.member("additionalProperties", "false"),
    ]
    let required = keys.filter(\.isRequired).map { Self.quoted($0.name) }
    if !required.isEmpty {
      members.append(Self.member("required", "[\(required.joined(separator: ","))]"))
    }
    for choice in choices where choice.isRequired {
      let each = choice.names.map { "{\"required\":[\(Self.quoted($0))]}" }
      members.append(Self.member("oneOf", "[\(each.joined(separator: ","))]"))
    }
    let properties = keys.map { Self.member($0.name, text($0.schema, note: $0.note)) }
    members.append(Self.member("properties", "{\(properties.joined(separator: ","))}"))
    return members
  }

  private static func member(_ name: String, _ value: String) -> String {
    "\(quoted(name)):\(value)"
  }

  private static func quoted(_ text: String) -> String { Setting.text(text).json }
}
