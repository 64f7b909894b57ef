/// A parameter of an intent, as AppIntents' `@Parameter`.
///
///     @Parameter(title: "Currency", default: .eur) var currency: Currency
///
/// Here, boards set it by the name of its property.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
  // Sendable: the lock guards `stored`; all else is constant.
  private let lock = Lock()
  private var stored: Value?
  private let initial: Value?
  package let title: LocalizedStringResource?
  let description: LocalizedStringResource?
  private let range: ClosedRange<Double>?
  private let proposals: (any DynamicOptionsProvider)?

  init(
    title: LocalizedStringResource?, description: LocalizedStringResource?, initial: Value?,
    provider: (any DynamicOptionsProvider)?, range: ClosedRange<Double>? = nil
  ) {
    self.range = range
    self.title = title
    self.description = description
    self.initial = initial
    proposals = provider
    stored = initial
  }

  /// The chosen value, or else the default or the type's empty value; a fatal error if there is
  /// none.
  public var wrappedValue: Value {
    get {
      if let value = lock.locked({ stored }) ?? Value.unsetValue { return value }
      fatalError(
        "the parameter “\(title?.words ?? "")” has no value: give it a default, make it optional, "
          + "or let its query have a defaultResult()")
    }
    set { lock.locked { stored = newValue } }
  }

  /// The property wrapper itself, for key paths such as `\.$currency`.
  public var projectedValue: IntentParameter<Value> { self }

  /// Resets the value to the default.
  public func reset() { lock.locked { stored = initial } }
}

extension IntentParameter: AnyIntentParameter {
  package var type: ParameterType {
    guard let range else { return Value.parameterType }
    let (lower, upper) = (range.lowerBound, range.upperBound)
    if case .optional(let type) = Value.parameterType {
      return .optional(.within(type, lowerBound: lower, upperBound: upper))
    }
    return .within(Value.parameterType, lowerBound: lower, upperBound: upper)
  }

  package var parameterValue: ParameterValue {
    lock.locked { stored }?.parameterValue ?? .none
  }

  package func set(_ value: ParameterValue) async throws {
    let new = try await Value.value(for: value)
    if let range, case .number(let number) = new.parameterValue, !range.contains(number) {
      throw ParameterError(value, expected: type)
    }
    wrappedValue = new
  }

  package func setDefault() async throws {
    guard lock.locked({ stored }) == nil else { return }
    if let value = await proposals?.defaultValue() as? Value {
      wrappedValue = value
    } else if Value.unsetValue == nil, let entity = Value.self as? any _SuggestedValue.Type,
      let value = try await entity.suggestedValue() as? Value
    {
      wrappedValue = value
    }
  }

  package func options() async throws -> [ParameterOption] {
    if let proposals { return try await proposals.options() }
    return try await (Value.self as? any _SuggestedValue.Type)?.suggestions() ?? []
  }

  package func options(matching words: String) async throws -> [ParameterOption] {
    if let query = proposals as? any EntityStringQuery { return try await query.options(words) }
    if let proposals { return try await proposals.options().filter { $0.matches(words) } }
    return try await (Value.self as? any _SuggestedValue.Type)?.suggestions(matching: words) ?? []
  }
}

extension IntentParameter: Equatable where Value: Equatable {
  public static func == (left: IntentParameter, right: IntentParameter) -> Bool {
    left.lock.locked { left.stored } == right.lock.locked { right.stored }
  }
}

extension IntentParameter: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(lock.locked { stored }) }
}
