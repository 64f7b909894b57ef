import WidgetSettings
import WidgetTimeline

/// The way in which a person sets one value of a widget.
enum FieldControl: Hashable, Sendable {
  /// Yes or no, in the words that the value has.
  case toggle(yes: String, no: String)
  /// One of several words.
  case choice([String])
  /// A number, which keys make greater and smaller.
  case number
  /// A duration, of which keys choose a longer or shorter one.
  case duration
  /// Any text.
  case text
  /// A list or a mapping, as YAML in one line.
  case yaml
  /// A text that is found by searching what the widget proposes.
  case search
  /// A source, which is read when Enter is pressed.
  case source

  /// The control that suits a schema.
  init(_ schema: SettingSchema) {
    switch schema.shape {
    case .text(let text): self.init(text)
    case .either(let schemas):
      let texts = schemas.filter { if case .text = $0.shape { true } else { false } }
      self = texts.first.map { FieldControl($0) } ?? .yaml
    case .list, .mapping, .dictionary: self = .yaml
    }
  }

  private init(_ text: SettingSchema.TextSchema) {
    if text.words.contains("yes"), text.words.contains("no") {
      self = .toggle(yes: "yes", no: "no")
    } else if !text.words.isEmpty, !text.isOpen {
      self = .choice(text.words)
    } else {
      switch text.noun {
      case "duration": self = .duration
      case "number", "count": self = .number
      default: self = .text
      }
    }
  }

  /// The control that suits the type of a parameter.
  init(_ type: ParameterType) {
    switch type {
    case .flag: self = .toggle(yes: "true", no: "false")
    case .choice(let words): self = .choice(words)
    case .integer, .number, .within: self = .number
    case .optional(let type): self.init(type)
    case .entity, .list: self = .search
    case .text: self = .search
    case .date, .url, .written, .other: self = .text
    }
  }

  /// The durations that keys choose from.
  private static let durations = [
    "1s", "2s", "5s", "10s", "30s", "1m", "5m", "15m", "30m", "1h", "6h", "12h", "1d", "7d", "30d",
  ]

  /// Returns the value that a step up or down makes of another; an empty text is no value.
  func stepped(_ text: String, by step: Int) -> String? {
    switch self {
    case .toggle(let yes, let no): return Self.next(after: text, by: step, in: ["", yes, no])
    case .choice(let words): return Self.next(after: text, by: step, in: [""] + words)
    case .duration:
      guard !text.isEmpty, !Self.durations.contains(text),
        let seconds = SettingKind.duration().value(text)
      else { return Self.next(after: text, by: step, in: [""] + Self.durations) }
      let longer = Self.durations.firstIndex {
        SettingKind.duration().value($0).map { $0 > seconds } ?? false
      }
      let index = (longer ?? Self.durations.count) - (step < 0 ? 1 : 0)
      return Self.durations.indices.contains(index) ? Self.durations[index] : text
    case .number:
      guard let number = text.isEmpty ? 0 : Double(text) else { return nil }
      let next = number + Double(step)
      return Int(exactly: next).map(String.init) ?? "\(next)"
    case .text, .yaml, .search, .source: return nil
    }
  }

  private static func next(after text: String, by step: Int, in words: [String]) -> String {
    let index = words.firstIndex(of: text) ?? 0
    return words[(index + step + words.count) % words.count]
  }
}
