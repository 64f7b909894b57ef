/// The values of another intent's parameters, for queries and option providers, as in AppIntents.
///
/// Here: nothing, as it is on Apple's systems where nobody has chosen yet.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// The intent's parameters that have a value.
  @dynamicMemberLookup
  public struct Values {
    private let intent: Intent

    /// The value of a parameter.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value {
      intent[keyPath: keyPath]
    }
  }

  /// A dependency on one or more parameters.
  public init<each Value: _IntentValue>(
    _ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {}

  /// The values; nil while one of them is missing.
  public var wrappedValue: Values? { nil }
}

/// Something that intents are given by the app, as AppIntents' `@Dependency`.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
  private let fallback: Value?
  private let key: AnyHashable?

  /// What was added to the manager, by its type.
  public init(key: AnyHashable? = nil) {
    fallback = nil
    self.key = key
  }

  /// What was added to the manager, else a default.
  public init(key: AnyHashable? = nil, default fallback: @autoclosure () -> Value) {
    self.fallback = fallback()
    self.key = key
  }

  /// The dependency; it must have been added before.
  public var wrappedValue: Value {
    guard let value = AppDependencyManager.shared.value(key: key) ?? fallback else {
      fatalError("no \(Value.self) was added to AppDependencyManager.shared")
    }
    return value
  }
}
