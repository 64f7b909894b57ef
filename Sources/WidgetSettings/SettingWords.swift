import FoundationEssentials
import WidgetBase

extension Setting: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let items = try? container.decode([Setting].self) {
      self = .list(items)
    } else {
      self = .mapping(try container.decode([String: Setting].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .list(let items): try container.encode(items)
    case .mapping(let entries): try container.encode(entries)
    }
  }
}

/// Conversions of a mapping to words, the form in which an instance's configuration is stored:
/// texts as they are, lists and mappings as JSON.
extension Setting {
  /// The setting as JSON, the same for equal settings.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding cannot fail for texts, lists and mappings.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Creates a setting from JSON, or returns `nil` if it is not JSON.
  package init?(json: String) {
    guard let setting = try? JSONDecoder().decode(Setting.self, from: Data(json.utf8)) else {
      return nil
    }
    self = setting
  }

  /// The entries of a mapping as words.
  package var words: [String: String] {
    entries.mapValues { entry in
      // A text that could be mistaken for JSON is written as JSON.
      if let text = entry.text, !text.hasExactPrefix("{"), !text.hasExactPrefix("["),
        !text.hasExactPrefix("\"")
      {
        return text
      }
      return entry.json
    }
  }

  /// Creates a mapping from words.
  package init(words: [String: String]) {
    self = .mapping(
      words.mapValues { word in
        guard let first = word.first, "{[\"".contains(first) else { return .text(word) }
        return Setting(json: word) ?? .text(word)
      })
  }
}
