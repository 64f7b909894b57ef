/// A value of a parameter as boards and files hold it, without its Swift type.
public enum ParameterValue: Hashable, Sendable {
  case none
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([ParameterValue])
}

extension ParameterValue {
  /// The value as one word: what a command line or a board says; nil for none and for lists.
  public var text: String? {
    switch self {
    case .none, .list: nil
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number):
      Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .text(let text): text
    }
  }

  /// The values of a list; a single value is a list of one, and none is an empty one.
  public var items: [ParameterValue] {
    switch self {
    case .none: []
    case .list(let items): items
    default: [self]
    }
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
