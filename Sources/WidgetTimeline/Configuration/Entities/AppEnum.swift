/// A fixed set of choices, as in AppIntents.
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable, Sendable,
  _SuggestedValue
where RawValue: LosslessStringConvertible {}

extension AppEnum {
  public static var parameterType: ParameterType { .choice(allCases.map { "\($0.rawValue)" }) }
  public static var unsetValue: Self? { allCases.first }
  public var parameterValue: ParameterValue { .text("\(rawValue)") }

  public static func value(for value: ParameterValue) throws -> Self {
    guard let choice = allCases.first(where: { "\($0.rawValue)" == value.text }) else {
      throw ParameterError(value, expected: parameterType)
    }
    return choice
  }

  /// The text for the case.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title ?? "\(String(describing: rawValue))"
  }

  public static func suggestedValue() -> Self? { allCases.first }

  public static func suggestions() -> [ParameterOption] {
    allCases.map {
      ParameterOption(value: $0.parameterValue, title: $0.localizedStringResource.words)
    }
  }
}

/// A value that has suggestions, so that a parameter can have one before anyone chooses.
public protocol _SuggestedValue {
  /// Returns the first suggestion.
  static func suggestedValue() async throws -> Self?
  /// Returns all suggestions.
  static func suggestions() async throws -> [ParameterOption]
  /// Returns the suggestions that match `words`.
  static func suggestions(matching words: String) async throws -> [ParameterOption]
}

extension _SuggestedValue {
  /// Returns the suggestions whose titles contain the words.
  public static func suggestions(matching words: String) async throws -> [ParameterOption] {
    try await suggestions().filter { $0.matches(words) }
  }
}

extension Array: _SuggestedValue where Element: _SuggestedValue {
  /// Returns `nil`: a list is empty until someone chooses.
  public static func suggestedValue() async throws -> [Element]? { nil }

  public static func suggestions() async throws -> [ParameterOption] {
    try await Element.suggestions()
  }

  public static func suggestions(matching words: String) async throws -> [ParameterOption] {
    try await Element.suggestions(matching: words)
  }
}

extension Optional: _SuggestedValue where Wrapped: _SuggestedValue {
  public static func suggestedValue() async throws -> Wrapped?? {
    try await Wrapped.suggestedValue()
  }

  public static func suggestions() async throws -> [ParameterOption] {
    try await Wrapped.suggestions()
  }

  public static func suggestions(matching words: String) async throws -> [ParameterOption] {
    try await Wrapped.suggestions(matching: words)
  }
}
