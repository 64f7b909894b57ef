import WidgetBase
package import WidgetSettings

/// Readers of values by a schema that is data, which report all errors.
extension YAMLReport {
  /// Returns the setting at a node; `nil` if it does not match the schema.
  ///
  /// - Parameter place: The place at which missing keys are reported; `nil` for the start of the
  ///   mapping.
  package func setting(
    _ node: YAMLNode, _ schema: SettingSchema, for subject: String? = nil,
    at place: YAMLSpan? = nil
  ) -> Setting? {
    let setting = shaped(node, schema.shape, for: subject, at: place)
    for remark in setting.flatMap({ schema.remarks?($0) }) ?? [] { add(remark, of: node) }
    return setting
  }

  /// Adds a remark on `node` to the report.
  func add(_ remark: SettingRemark, of node: YAMLNode) {
    add(
      span(of: remark, in: node), .said(remark.words), fix: remark.fix, severity: remark.severity)
  }

  private func shaped(
    _ node: YAMLNode, _ shape: SettingSchema.Shape, for subject: String?, at place: YAMLSpan?
  ) -> Setting? {
    switch shape {
    case .text(let kind): text(node, kind, for: subject)
    case .list(let item, let count): list(node, item, count, for: subject)
    case .mapping(let keys, let choices): mapping(node, keys, choices, for: subject, at: place)
    case .dictionary(let key, let value): dictionary(node, key, value, for: subject)
    case .either(let schemas): either(node, schemas, for: subject)
    }
  }

  private func text(
    _ node: YAMLNode, _ kind: SettingSchema.TextSchema, for subject: String?
  ) -> Setting? {
    let scalar = ScalarKind<String>(
      noun: kind.noun, expected: kind.expected, words: kind.words
    ) { kind.accepts($0.text) ? $0.text : nil }
    if case .scalar(let written) = node, node.shape == .text, !kind.accepts(written.text),
      let objection = kind.objection?(written.text)
    {
      add(objection, of: node)
      return nil
    }
    return value(node, scalar, for: subject).map { .text($0) }
  }

  private func list(
    _ node: YAMLNode, _ item: SettingSchema, _ count: ClosedRange<Int>, for subject: String?
  ) -> Setting? {
    guard case .sequence(let items, _) = node else {
      // A command written as one text, as for a shell.
      let example: String? =
        if case .scalar(let written) = node, node.shape == .text {
          "a list, such as [\(written.text.splitExactly(separator: " ").joined(separator: ", "))]"
        } else { nil }
      addWrongShape(node, "list", subject, expected: example)
      return nil
    }
    if !count.contains(items.count) {
      add(node.span, .wrongCount(expected: count, read: items.count, subject: subject))
      return nil
    }
    let settings = items.compactMap { setting($0, item, for: subject) }
    return settings.count == items.count ? .list(settings) : nil
  }

  private func dictionary(
    _ node: YAMLNode, _ key: SettingSchema.TextSchema, _ value: SettingSchema, for subject: String?
  ) -> Setting? {
    guard let entries = entries(node, for: subject) else { return nil }
    var settings: [String: Setting] = [:]
    for entry in entries {
      let name = text(.scalar(entry.key), key, for: subject)
      let setting = setting(entry.value, value, for: entry.key.text)
      guard name != nil, let setting else { continue }
      settings[entry.key.text] = setting
    }
    return settings.count == entries.count ? .mapping(settings) : nil
  }

  private func mapping(
    _ node: YAMLNode, _ keys: [SettingKey], _ choices: [KeyChoice], for subject: String?,
    at place: YAMLSpan?
  ) -> Setting? {
    let known = errors.count
    guard let reader = YAMLReader(node, keys: keys.map(\.name), self, for: subject) else {
      return nil
    }
    var settings: [String: Setting] = [:]
    let guessed = guessed(node, keys.map(\.name))
    for key in keys {
      // A misspelt key is not also reported as missing.
      guard let value = reader.node(key.name) else {
        guard key.isRequired, !guessed.contains(key.name) else { continue }
        add(
          place ?? YAMLSpan(start: node.span.start), .missingKey(key.name),
          fix: "add \(key.name): (\(Self.clause(key.note)))")
        continue
      }
      settings[key.name] = setting(value, key.schema, for: key.name)
    }
    for choice in choices where !choice.names.contains(where: guessed.contains) {
      check(choice, reader, keys, at: place)
    }
    return errors.count == known ? .mapping(settings) : nil
  }

  /// Returns a sentence in a form that can be part of another one.
  private static func clause(_ sentence: String) -> String {
    let text = sentence.hasExactSuffix(".") ? sentence.dropLast() : sentence[...]
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Returns the known keys that unknown ones were probably meant to be.
  private func guessed(_ node: YAMLNode, _ names: [String]) -> Set<String> {
    guard case .mapping(let entries, _) = node else { return [] }
    let unknown = entries.map(\.key.text).filter { !names.contains($0) }
    return Set(unknown.compactMap { Spelling.nearest(to: $0, among: names) })
  }

  private func check(
    _ choice: KeyChoice, _ reader: YAMLReader, _ keys: [SettingKey], at place: YAMLSpan?
  ) {
    let there = choice.names.filter { reader.node($0) != nil }
    if there.count > 1 {
      add(reader.span(of: there[1]), .rivalKeys(there))
    } else if there.isEmpty, choice.isRequired {
      let first = keys.first { $0.name == choice.names.first }
      add(
        place ?? YAMLSpan(start: reader.node.span.start), .missingChoice(choice.names),
        fix: first.map { "such as \($0.name): (\(Self.clause($0.note)))" })
    }
  }

  /// Reads a node by the form that it resembles most.
  private func either(
    _ node: YAMLNode, _ schemas: [SettingSchema], for subject: String?
  ) -> Setting? {
    let alike = schemas.filter { $0.forms.contains(node.shape) }
    guard let first = alike.first else {
      var nouns: [String] = []
      for schema in schemas where !nouns.contains(schema.noun) { nouns.append(schema.noun) }
      let expected = nouns.joined(separator: " or ")
      add(node.span, .wrongShape(expected: expected, read: node.shape, subject: subject))
      return nil
    }
    guard alike.count > 1, case .mapping(let entries, _) = node else {
      return alike.count > 1 ? texts(node, alike, for: subject) : setting(node, first, for: subject)
    }
    let written = entries.map(\.key)
    let own = alike.filter { schema in written.contains { schema.ownKeys.contains($0.text) } }
    if let first = own.first {
      let rivals = written.filter { key in own.contains { $0.ownKeys.contains(key.text) } }
      if rivals.count > 1, rivals.contains(where: { !first.knows($0.text) }) {
        add(rivals[1].span, .rivalKeys(rivals.map(\.text)))
        return nil
      }
      return setting(node, first, for: subject)
    }
    let names = alike.flatMap(\.ownKeys)
    let near = written.first { Spelling.nearest(to: $0.text, among: names) != nil }
    if let unknown = near ?? written.first {
      addUnknownKey(unknown, among: names)
    } else {
      add(YAMLSpan(start: node.span.start), .missingChoice(names))
    }
    return nil
  }

  /// Reads a text by the first kind that accepts it; the last kind reports the error.
  private func texts(
    _ node: YAMLNode, _ schemas: [SettingSchema], for subject: String?
  ) -> Setting? {
    guard case .scalar(let scalar) = node else { return setting(node, schemas[0], for: subject) }
    let fitting = schemas.first { schema in
      if case .text(let kind) = schema.shape { kind.accepts(scalar.text) } else { false }
    }
    return setting(node, fitting ?? schemas[schemas.count - 1], for: subject)
  }
}

extension SettingSchema {
  /// The shapes in which a value of the schema can be written.
  fileprivate var forms: [YAMLShape] {
    switch shape {
    case .text: [.text]
    case .list: [.list]
    case .mapping, .dictionary: [.mapping]
    case .either(let schemas): schemas.flatMap(\.forms)
    }
  }

  /// The noun for errors.
  fileprivate var noun: String {
    switch shape {
    case .text(let kind): kind.noun
    case .list: "list"
    case .mapping, .dictionary: "mapping"
    case .either(let schemas): schemas.map(\.noun).joined(separator: " or ")
    }
  }

  /// The keys that distinguish a mapping from others: the first required one, else those of which
  /// one is required.
  fileprivate var ownKeys: [String] {
    switch shape {
    case .mapping(let keys, let choices):
      keys.first(where: \.isRequired).map { [$0.name] }
        ?? choices.filter(\.isRequired).flatMap(\.names)
    case .either(let schemas): schemas.flatMap(\.ownKeys)
    case .text, .list, .dictionary: []
    }
  }

  /// Returns true if a mapping of the schema may have the key.
  fileprivate func knows(_ name: String) -> Bool {
    switch shape {
    case .mapping(let keys, _): keys.contains { $0.name == name }
    case .either(let schemas): schemas.contains { $0.knows(name) }
    case .dictionary: true
    case .text, .list: false
    }
  }
}
