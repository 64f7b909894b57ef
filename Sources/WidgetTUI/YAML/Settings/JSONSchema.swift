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

  /// A dictionary of a file whose values may have one more form in some files: widgets of kinds that
  /// bundles have.
  struct Widening {
    /// The key of the dictionary.
    let key: String
    /// The keys of the file of which one at least is there if the further form is allowed.
    let causes: [String]
    /// The further form, as JSON.
    let form: String
  }

  /// Returns the schema of a whole file.
  static func document(
    _ schema: SettingSchema, title: String, widening: Widening? = nil
  ) -> String {
    var writer = JSONSchema()
    var body = writer.members(of: schema, besides: widening?.key)
    if let widening { body += writer.members(of: widening, in: schema) }
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

  /// Returns the condition under which a dictionary's values have the further form.
  private mutating func members(of widening: Widening, in schema: SettingSchema) -> [String] {
    guard case .mapping(let keys, _) = schema.shape,
      case .dictionary(_, let value)? = keys.first(where: { $0.name == widening.key })?.schema.shape
    else { return [] }
    let usual = text(value)
    func values(_ form: String) -> String {
      let dictionary = "{\(Self.member("additionalProperties", form))}"
      return "{\(Self.member("properties", "{\(Self.member(widening.key, dictionary))}"))}"
    }
    let causes = widening.causes.map { "{\"required\":[\(Self.quoted($0))]}" }
    return [
      Self.member("if", "{\"anyOf\":[\(causes.joined(separator: ","))]}"),
      Self.member("then", values("{\"anyOf\":[\(usual),\(widening.form)]}")),
      Self.member("else", values(usual)),
    ]
  }

  /// - Parameter besides: The key whose values the caller describes; `nil` for none.
  private mutating func members(of schema: SettingSchema, besides key: String? = nil) -> [String] {
    switch schema.shape {
    case .text(let kind): return Self.members(of: kind)
    case .list(let item, let count):
      let most = count.upperBound < 1000 ? [Self.member("maxItems", "\(count.upperBound)")] : []
      return [
        Self.member("type", "\"array\""), Self.member("minItems", "\(count.lowerBound)"),
      ] + most + [Self.member("items", text(item))]
    case .mapping(let keys, let choices): return members(of: keys, choices, besides: key)
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
  private static func members(of kind: SettingSchema.TextSchema) -> [String] {
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

  private mutating func members(
    of keys: [SettingKey], _ choices: [KeyChoice], besides other: String?
  ) -> [String] {
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
    let properties = keys.map { key in
      guard key.name == other else {
        return Self.member(key.name, text(key.schema, note: key.note))
      }
      let note = Self.member("description", Self.quoted(key.note))
      return Self.member(key.name, "{\(note),\(Self.member("type", "\"object\""))}")
    }
    members.append(Self.member("properties", "{\(properties.joined(separator: ","))}"))
    return members
  }

  private static func member(_ name: String, _ value: String) -> String {
    "\(quoted(name)):\(value)"
  }

  private static func quoted(_ text: String) -> String { Setting.text(text).json }
}
