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
  package let givenTitle: LocalizedStringResource?
  let description: LocalizedStringResource?
  private let form: ParameterForm<Value>
  private let proposals: (any DynamicOptionsProvider)?

  package init(
    title: LocalizedStringResource?, description: LocalizedStringResource?, initial: Value?,
    form: ParameterForm<Value> = ParameterForm(), provider: (any DynamicOptionsProvider)? = nil
  ) {
    givenTitle = title
    self.description = description
    self.initial = initial
    self.form = form
    proposals = provider
    stored = initial
  }

  /// The chosen value, or else the default or the type's empty value; a fatal error if there is
  /// none.
  public var wrappedValue: Value {
    get {
      if let value = lock.locked({ stored }) ?? Value.unsetValue { return value }
      fatalError(
        "the parameter “\(title.words)” has no value: give it a default, make it optional, "
          + "or let its query have a defaultResult()")
    }
    set { lock.locked { stored = newValue } }
  }

  /// The property wrapper itself, for key paths such as `\.$currency`.
  public var projectedValue: IntentParameter<Value> { self }

  /// The default; `nil` if none was declared.
  public var defaultValue: Value.UnwrappedType? { initial as? Value.UnwrappedType }

  /// Resets the value to the default.
  public func reset() { lock.locked { stored = initial } }

  /// Returns a value as boards write it.
  func written(_ value: Value) -> ParameterValue { form.parameterValue(value) }

  /// Returns what the parameter declares in a type; `nil` if it does not.
  package func trait<Trait>(_ type: Trait.Type = Trait.self) -> Trait? {
    form.traits.lazy.compactMap { $0 as? Trait }.first
  }
}

extension IntentParameter: AnyIntentValue {
  public var title: LocalizedStringResource { givenTitle ?? "" }
  public var isOptional: Bool { Value.isOptional }
}

extension IntentParameter: AnyIntentParameter {
  package var type: ParameterType { form.type }

  package var parameterValue: ParameterValue {
    lock.locked { stored }.map { form.parameterValue($0) } ?? .none
  }

  package func set(_ value: ParameterValue) async throws {
    do {
      wrappedValue = try await form.value(for: value)
    } catch let error as ParameterError {
      guard let resolved = try await form.resolved(value, title: givenTitle) else { throw error }
      wrappedValue = resolved
    }
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
    let options = try await (Value.self as? any _SuggestedValue.Type)?.suggestions() ?? []
    return options.filter { form.offers($0.value) }
  }

  package func options(matching words: String) async throws -> [ParameterOption] {
    if let query = proposals as? any EntityStringQuery { return try await query.options(words) }
    if let proposals { return try await proposals.options().filter { $0.matches(words) } }
    let options =
      try await (Value.self as? any _SuggestedValue.Type)?.suggestions(matching: words) ?? []
    return options.filter { form.offers($0.value) }
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
