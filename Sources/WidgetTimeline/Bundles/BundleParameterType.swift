/// A parameter's type as JSON: a word (`text`, `integer` …), or a mapping of one word
/// (`{"choice": ["day", "week"]}`, `{"list": "text"}`).
package struct BundleParameterType: Codable, Sendable, Hashable {
  package let type: ParameterType

  package init(_ type: ParameterType) { self.type = type }

  private enum Key: String, CodingKey {
    case choice, written, entity, within, from, to, optional, list, other
  }

  package init(from decoder: any Decoder) throws {
    if let word = try? decoder.singleValueContainer().decode(String.self) {
      // A type of a later version is checked by the bundle alone.
      type = Self.words[word] ?? .text
      return
    }
    let values = try decoder.container(keyedBy: Key.self)
    if let words = try values.decodeIfPresent([String].self, forKey: .choice) {
      type = .choice(words)
    } else if let words = try values.decodeIfPresent(String.self, forKey: .written) {
      type = .written(words)
    } else if let inner = try values.decodeIfPresent(Self.self, forKey: .optional) {
      type = .optional(inner.type)
    } else if let inner = try values.decodeIfPresent(Self.self, forKey: .list) {
      type = .list(inner.type)
    } else if let inner = try values.decodeIfPresent(Self.self, forKey: .within) {
      type = .within(
        inner.type, lowerBound: try values.decode(Double.self, forKey: .from),
        upperBound: try values.decode(Double.self, forKey: .to))
    } else if let name = try values.decodeIfPresent(String.self, forKey: .entity) {
      type = .entity(name)
    } else {
      type = .other(try values.decodeIfPresent(String.self, forKey: .other) ?? "value")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    if let word = Self.words.first(where: { $0.value == type })?.key {
      var value = encoder.singleValueContainer()
      return try value.encode(word)
    }
    var values = encoder.container(keyedBy: Key.self)
    switch type {
    case .choice(let words): try values.encode(words, forKey: .choice)
    case .written(let words): try values.encode(words, forKey: .written)
    case .entity(let name): try values.encode(name, forKey: .entity)
    case .optional(let type): try values.encode(Self(type), forKey: .optional)
    case .list(let type): try values.encode(Self(type), forKey: .list)
    case .within(let type, let lower, let upper):
      try values.encode(Self(type), forKey: .within)
      try values.encode(lower, forKey: .from)
      try values.encode(upper, forKey: .to)
    case .other(let name): try values.encode(name, forKey: .other)
    case .flag, .integer, .number, .text, .date, .url: break
    }
  }

  private static let words: [String: ParameterType] = [
    "flag": .flag, "integer": .integer, "number": .number, "text": .text, "date": .date,
    "url": .url,
  ]
}

extension ParameterType {
  /// The most words of a choice, and the most scalars of a word.
  private static let (mostWords, longestWord) = (1000, 200)

  /// True if it can be shown, and chosen from: a bundle's program says what it wants.
  var isUsable: Bool {
    switch self {
    case .choice(let words):
      words.count <= Self.mostWords && words.allSatisfy(Self.isWord)
    case .written(let words), .entity(let words), .other(let words): Self.isWord(words)
    case .within(let type, let lower, let upper):
      lower.isFinite && upper.isFinite && lower <= upper && type.isUsable
    case .optional(let type), .list(let type): type.isUsable
    case .flag, .integer, .number, .text, .date, .url: true
    }
  }

  private static func isWord(_ text: String) -> Bool {
    text.unicodeScalars.dropFirst(longestWord).isEmpty
  }
}
