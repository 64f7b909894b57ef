/// A type whose values a parameter of an intent can have, as in AppIntents.
///
/// Here, it also has a form for a board's file, so that boards can set it.
public protocol _IntentValue: SendableMetatype {
  /// The type of one value: of an optional's, or of a list's elements.
  associatedtype ValueType: _IntentValue = Self
  /// The type of a value that is not left out: of an optional's.
  associatedtype UnwrappedType: _IntentValue = Self
  /// The type of the resolvers that a parameter of the type has by itself.
  associatedtype Specification: ResolverSpecification = EmptyResolverSpecification<Self>
  /// The resolvers that a parameter of the type has by itself.
  static var defaultResolverSpecification: Specification { get }
  /// The kind of the value.
  static var parameterType: ParameterType { get }
  /// The value of a parameter that was never set; `nil` if there is none.
  static var unsetValue: Self? { get }
  /// Returns the value for a file's value; throws a `ParameterError` if it is not suitable.
  static func value(for value: ParameterValue) async throws -> Self
  /// The value as a file holds it.
  var parameterValue: ParameterValue { get }
}

extension _IntentValue {
  public static var unsetValue: Self? { nil }
}

extension _IntentValue where Specification == EmptyResolverSpecification<Self> {
  /// None.
  public static var defaultResolverSpecification: Specification { Specification() }
}

/// A parameter of an intent or a property of an entity, as in AppIntents.
public protocol AnyIntentValue: Sendable {
  associatedtype Value: _IntentValue
  /// True if it may have no value.
  var isOptional: Bool { get }
  /// The title for people; empty if there is none.
  var title: LocalizedStringResource { get }
}

/// The kind of a parameter's value.
public indirect enum ParameterType: Hashable, Sendable {
  case flag, integer, number, text, date, url
  /// One of several words.
  case choice([String])
  /// A text of a form that these words describe, with an article: “a time such as 09:26”.
  case written(String)
  /// An entity that its query finds by an identifier.
  case entity(String)
  /// A number from a lower to an upper bound, both included.
  case within(ParameterType, lowerBound: Double, upperBound: Double)
  /// A value that may be left out.
  case optional(ParameterType)
  /// A list of values.
  case list(ParameterType)
  /// A value that no file can hold.
  case other(String)
}

/// An error for a value that a parameter cannot have.
public struct ParameterError: Error, Equatable, Sendable {
  /// The given value.
  public let value: ParameterValue
  /// The expected type.
  public let expected: ParameterType
  /// The parameter's name; empty while it is unknown.
  public internal(set) var key = ""

  /// Creates an error for a value where another type was expected.
  public init(_ value: ParameterValue, expected: ParameterType) {
    self.value = value
    self.expected = expected
  }
}

extension ParameterError: CustomStringConvertible {
  /// A sentence that names the value that was read and the type that was expected.
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
    case .text: "text"
    case .date: "a date such as 2026-03-14T09:26:00Z"
    case .url: "an address such as https://example.com"
    case .choice(let words): "one of " + words.joined(separator: ", ")
    case .written(let words): words
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
