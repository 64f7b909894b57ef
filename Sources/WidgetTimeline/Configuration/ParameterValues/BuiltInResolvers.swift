public import FoundationEssentials

/// A type whose values a range of a parameter bounds, as in AppIntents.
public protocol RangeComparableProperty: _IntentValue, Comparable {}

extension Int: RangeComparableProperty {}
extension Double: RangeComparableProperty {}

/// A resolver that looks whether its value is in the parameter's range, as in AppIntents.
public protocol RangeCheckingResolver: Resolver {}

extension RangeCheckingResolver {
  /// Throws an error if the parameter has a range and the value is outside of it.
  public func checkParameterRangeContains<Value: RangeComparableProperty>(
    value: Value, context: IntentParameterContext<Output>
  ) throws where Value == Output.ValueType {
    guard let range = context.trait(ClosedRange<Value>.self), !range.contains(value) else { return }
    throw AppIntentError("“\(context.title.words)” is \(value); it may be \(range)")
  }
}

/// A whole number as it is, as in AppIntents.
public struct IntResolver: RangeCheckingResolver {
  /// Creates the resolver.
  public init() {}

  public func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? {
    try checkParameterRangeContains(value: input, context: context)
    return input
  }
}

/// A whole number from its digits, as in AppIntents.
public struct IntFromStringResolver: RangeCheckingResolver {
  /// The base of the digits.
  public var radix: Int

  /// Creates the resolver of digits to a base.
  public init(radix: Int = 10) { self.radix = radix }

  public func resolve(
    from input: String, context: IntentParameterContext<Int>
  ) async throws -> Int? {
    guard (2...36).contains(radix), let number = Int(input, radix: radix) else { return nil }
    try checkParameterRangeContains(value: number, context: context)
    return number
  }
}

/// A whole number from a rounded one, as in AppIntents.
public struct IntFromDoubleResolver: RangeCheckingResolver {
  /// The way in which the number is rounded.
  public var roundingRule: FloatingPointRoundingRule

  /// Creates the resolver that rounds in a way.
  public init(roundingRule: FloatingPointRoundingRule = .towardZero) {
    self.roundingRule = roundingRule
  }

  public func resolve(
    from input: Double, context: IntentParameterContext<Int>
  ) async throws -> Int? {
    guard let number = Int(exactly: input.rounded(roundingRule)) else { return nil }
    try checkParameterRangeContains(value: number, context: context)
    return number
  }
}

/// A number as it is, as in AppIntents.
public struct DoubleResolver: RangeCheckingResolver {
  /// Creates the resolver.
  public init() {}

  public func resolve(
    from input: Double, context: IntentParameterContext<Double>
  ) async throws -> Double? {
    try checkParameterRangeContains(value: input, context: context)
    return input
  }
}

/// A number from its digits, as in AppIntents.
public struct DoubleFromStringResolver: RangeCheckingResolver {
  /// Creates the resolver.
  public init() {}

  public func resolve(
    from input: String, context: IntentParameterContext<Double>
  ) async throws -> Double? {
    guard let number = Double(input), number.isFinite else { return nil }
    try checkParameterRangeContains(value: number, context: context)
    return number
  }
}

/// A number from a whole one, as in AppIntents.
public struct DoubleFromIntResolver: RangeCheckingResolver {
  /// Creates the resolver.
  public init() {}

  public func resolve(
    from input: Int, context: IntentParameterContext<Double>
  ) async throws -> Double? {
    try checkParameterRangeContains(value: Double(input), context: context)
    return Double(input)
  }
}

/// A flag from `true` or `false`, as in AppIntents.
public struct BoolFromStringResolver: Resolver {
  /// Creates the resolver.
  public init() {}

  public func resolve(
    from input: String, context: IntentParameterContext<Bool>
  ) async throws -> Bool? { Bool(input) }
}

/// The digits of a whole number, as in AppIntents.
public struct StringFromIntResolver<Input: _IntentValue, Output: _IntentValue>: Resolver
where Output.ValueType == String {
  /// Creates the resolver.
  public init() {}

  public func resolve(
    from input: Input, context: IntentParameterContext<Output>
  ) async throws -> Output? { (input as? Int).flatMap { "\($0)" as? Output } }
}

/// The digits of a number, as in AppIntents.
public struct StringFromDoubleResolver: Resolver {
  /// Creates the resolver.
  public init() {}

  public func resolve(
    from input: Double, context: IntentParameterContext<String>
  ) async throws -> String? { "\(input)" }
}

/// An address from its words, as in AppIntents.
public struct URLFromStringResolver: Resolver {
  /// Creates the resolver.
  public init() {}

  public func resolve(
    from input: String, context: IntentParameterContext<URL>
  ) async throws -> URL? { URL(string: input) }
}

/// A text with attributes from one without, as in AppIntents.
public struct AttributedStringFromStringResolver: Resolver {
  /// Creates the resolver.
  public init() {}

  public func resolve(
    from input: String, context: IntentParameterContext<AttributedString>
  ) async throws -> AttributedString? { AttributedString(input) }
}
