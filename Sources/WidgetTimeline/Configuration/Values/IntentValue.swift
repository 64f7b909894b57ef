/// A value that a parameter of an intent can have, as in AppIntents.
///
/// Here: it also says how it stands in a board's file, so that boards can set it.
public protocol _IntentValue: SendableMetatype {
  /// What kind of value it is.
  static var parameterType: ParameterType { get }
  /// What a parameter is that nobody gave a value; nil where there is nothing it could be.
  static var unsetValue: Self? { get }
  /// The value that a file's value stands for.
  static func value(for value: ParameterValue) async throws -> Self
  /// The value as a file holds it.
  var parameterValue: ParameterValue { get }
}

extension _IntentValue {
  public static var unsetValue: Self? { nil }
}

/// What kind of value a parameter has.
public indirect enum ParameterType: Hashable, Sendable {
  case flag, integer, number, text, date, url
  /// One of so many words.
  case choice([String])
  /// Something that its query knows by an identifier.
  case entity(String)
  /// A number that is not less than one and not more than the other.
  case within(ParameterType, lowerBound: Double, upperBound: Double)
  /// May be left out.
  case optional(ParameterType)
  /// Several.
  case list(ParameterType)
  /// What no file can hold.
  case other(String)
}

/// Why a parameter cannot have a value.
public struct ParameterError: Error, Equatable, Sendable {
  /// The value that was given.
  public let value: ParameterValue
  /// What was expected.
  public let expected: ParameterType
  /// The parameter's name; empty while it is not known.
  public internal(set) var key = ""

  /// A value, and what was expected instead.
  public init(_ value: ParameterValue, expected: ParameterType) {
    self.value = value
    self.expected = expected
  }
}

extension ParameterError: CustomStringConvertible {
  /// The error in a sentence: what was read and what was expected.
  public var description: String {
    let name = key.isEmpty ? "the parameter" : "“\(key)”"
    let read = value.text.map { "“\($0)”" } ?? (value == .none ? "nothing" : "a list")
    return "\(name) is \(read); expected is \(expected)"
  }
}

extension ParameterType: CustomStringConvertible {
  /// The type in words, for errors: `one of day, week`.
  public var description: String {
    switch self {
    case .flag: "true or false"
    case .integer: "a whole number"
    case .number: "a number"
    case .text: "a text"
    case .date: "a date such as 2026-03-14T09:26:00Z"
    case .url: "an address such as https://example.com"
    case .choice(let words): "one of " + words.joined(separator: ", ")
    case .entity(let name): "the identifier of a \(name)"
    case .within(let type, let lower, let upper):
      "\(type) from \(ParameterValue.number(lower).text ?? "") to "
        + (ParameterValue.number(upper).text ?? "")
    case .optional(let type): "\(type), or nothing"
    case .list(let type): "a list, each \(type)"
    case .other(let name): "a \(name), which cannot be written in a file"
    }
  }
}
