internal import FoundationEssentials
internal import WidgetBase
package import WidgetSettings

/// A value of a parameter as boards and files hold it, without its Swift type.
public enum ParameterValue: Hashable, Sendable {
  case none
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([ParameterValue])
}

extension ParameterValue {
  /// The value as one word, as on a command line or a board; `nil` for none and for lists.
  public var text: String? {
    switch self {
    case .none, .list: nil
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number):
      Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .text(let text): text
    }
  }

  /// The values of a list; a single value counts as a list of one, and none as an empty list.
  public var items: [ParameterValue] {
    switch self {
    case .none: []
    case .list(let items): items
    default: [self]
    }
  }
}

extension ParameterValue {
  /// Creates the value for a board's setting, given the parameter's type, which is checked when the
  /// parameter is set, not here.
  package init(_ setting: Setting, of type: ParameterType?) {
    switch (setting, type) {
    case (_, .optional(let type)) where setting != "": self.init(setting, of: type)
    case (.list(let items), .list(let type)):
      self = .list(items.map { ParameterValue($0, of: type) })
    case (.text(let text), _): self.init(words: text, of: type)
    default: self = .text(setting.json)
    }
  }

  /// Creates the value for words.
  ///
  /// The values of a list are separated by commas; a JSON array holds values that contain commas.
  /// Empty words mean no value for an optional or a list.
  private init(words: String, of type: ParameterType?) {
    switch type {
    case .optional where words.isEmpty, .list where words.isEmpty: self = .none
    case .list:
      let list = try? JSONDecoder().decode([ParameterValue].self, from: Data(words.utf8))
      self = .list(list ?? words.splitExactly(separator: ",").map { .text(Self.trimmed($0)) })
    case .flag where ["yes", "on"].contains(words): self = .flag(true)
    case .flag where ["no", "off"].contains(words): self = .flag(false)
    default: self = .text(words)
    }
  }

  private static func trimmed(_ words: Substring) -> String {
    String(words.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

extension ParameterValue: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .none
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .list(try container.decode([ParameterValue].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .none: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let items): try container.encode(items)
    }
  }
}
