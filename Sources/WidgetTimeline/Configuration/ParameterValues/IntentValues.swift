public import FoundationEssentials

extension Bool: _IntentValue {
  public static var parameterType: ParameterType { .flag }
  public static var unsetValue: Bool? { false }
  public var parameterValue: ParameterValue { .flag(self) }

  public static func value(for value: ParameterValue) throws -> Bool {
    guard let flag = value.text.flatMap({ Bool($0) }) else {
      throw ParameterError(value, expected: .flag)
    }
    return flag
  }
}

extension Int: _IntentValue {
  public static var parameterType: ParameterType { .integer }
  public static var unsetValue: Int? { 0 }
  public var parameterValue: ParameterValue { .number(Double(self)) }

  public static func value(for value: ParameterValue) throws -> Int {
    guard let number = value.text.flatMap({ Int($0) }) else {
      throw ParameterError(value, expected: .integer)
    }
    return number
  }
}

extension Double: _IntentValue {
  public static var parameterType: ParameterType { .number }
  public static var unsetValue: Double? { 0 }
  public var parameterValue: ParameterValue { .number(self) }

  public static func value(for value: ParameterValue) throws -> Double {
    guard let number = value.text.flatMap({ Double($0) }), number.isFinite else {
      throw ParameterError(value, expected: .number)
    }
    return number
  }
}

extension String: _IntentValue {
  public static var parameterType: ParameterType { .text }
  public static var unsetValue: String? { "" }
  public var parameterValue: ParameterValue { .text(self) }

  public static func value(for value: ParameterValue) throws -> String {
    guard let text = value.text else { throw ParameterError(value, expected: .text) }
    return text
  }
}

extension AttributedString: _IntentValue {
  public static var parameterType: ParameterType { .text }
  public static var unsetValue: AttributedString? { AttributedString() }
  public var parameterValue: ParameterValue { .text(String(characters)) }

  public static func value(for value: ParameterValue) throws -> AttributedString {
    AttributedString(try String.value(for: value))
  }
}

extension Date: _IntentValue {
  public static var parameterType: ParameterType { .date }
  public var parameterValue: ParameterValue { .text(formatted(.iso8601)) }

  public static func value(for value: ParameterValue) throws -> Date {
    guard let text = value.text, let date = try? Date(text, strategy: .iso8601) else {
      throw ParameterError(value, expected: .date)
    }
    return date
  }
}

extension URL: _IntentValue {
  public static var parameterType: ParameterType { .url }
  public var parameterValue: ParameterValue { .text(absoluteString) }

  public static func value(for value: ParameterValue) throws -> URL {
    guard let url = value.text.flatMap({ URL(string: $0) }) else {
      throw ParameterError(value, expected: .url)
    }
    return url
  }
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias ValueType = Wrapped.ValueType
  public typealias UnwrappedType = Wrapped.UnwrappedType
  public typealias Specification = Wrapped.UnwrappedType.Specification

  /// The resolvers of the wrapped type.
  public static var defaultResolverSpecification: Specification {
    Wrapped.UnwrappedType.defaultResolverSpecification
  }
  public static var parameterType: ParameterType { .optional(Wrapped.parameterType) }
  public static var unsetValue: Wrapped?? { .some(nil) }
  public var parameterValue: ParameterValue { self?.parameterValue ?? .none }

  public static func value(for value: ParameterValue) async throws -> Wrapped? {
    value == .none ? nil : try await Wrapped.value(for: value)
  }
}

extension Array: _IntentValue where Element: _IntentValue {
  public typealias ValueType = Element
  public typealias UnwrappedType = [Element]
  public static var parameterType: ParameterType { .list(Element.parameterType) }
  public static var unsetValue: [Element]? { [] }
  public var parameterValue: ParameterValue { .list(map(\.parameterValue)) }

  public static func value(for value: ParameterValue) async throws -> [Element] {
    var elements: [Element] = []
    for item in value.items { elements.append(try await Element.value(for: item)) }
    return elements
  }
}

extension Set: _IntentValue where Element: _IntentValue {
  public typealias ValueType = Element
  public typealias UnwrappedType = Set<Element>
  public static var parameterType: ParameterType { .list(Element.parameterType) }
  public static var unsetValue: Set<Element>? { [] }

  /// The values, ordered by their words, so that equal sets are written alike.
  public var parameterValue: ParameterValue {
    .list(map(\.parameterValue).sorted { ($0.text ?? "") < ($1.text ?? "") })
  }

  public static func value(for value: ParameterValue) async throws -> Set<Element> {
    Set(try await [Element].value(for: value))
  }
}

/// A value that only Swift code can create, and that no file can hold.
public protocol OpaqueIntentValue: _IntentValue {}

extension OpaqueIntentValue {
  public static var parameterType: ParameterType { .other("\(Self.self)") }
  public var parameterValue: ParameterValue { .none }

  public static func value(for value: ParameterValue) throws -> Self {
    throw ParameterError(value, expected: parameterType)
  }
}

extension Duration: OpaqueIntentValue {}
extension Data: OpaqueIntentValue {}
