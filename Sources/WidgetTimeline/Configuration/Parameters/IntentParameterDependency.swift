/// The values of another intent's parameters, for queries and option providers, as in AppIntents.
///
/// Here: those that a board has, while values are looked up for it; else nothing, as it is on Apple's
/// systems where nobody has chosen yet.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
  // Key paths that are written out may be used on any thread.
  private let checks: [(Intent) -> Bool]

  /// The intent's parameters that have a value.
  @dynamicMemberLookup
  public struct Values {
    fileprivate let intent: Intent

    /// The value of a parameter.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value {
      intent[keyPath: keyPath]
    }
  }

  /// A dependency on one or more parameters.
  public init<each Value: _IntentValue>(
    _ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {
    var checks: [(Intent) -> Bool] = []
    repeat checks.append(Self.check(each parameters))
    self.checks = checks
  }

  private static func check(
    _ parameter: KeyPath<Intent, IntentParameter<some _IntentValue>>
  ) -> (Intent) -> Bool {
    { $0[keyPath: parameter].parameterValue != .none }
  }

  /// The values; nil while one of them is missing.
  public var wrappedValue: Values? {
    guard let intent = ConfiguredIntent.current as? Intent, checks.allSatisfy({ $0(intent) }) else {
      return nil
    }
    return Values(intent: intent)
  }
}

/// The intent for which values are being looked up.
enum ConfiguredIntent {
  @TaskLocal static var current: (any AppIntent)?
}

/// Something that intents are given by the app, as AppIntents' `@Dependency`.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
  // Sendable: both are constants; the app vouches for its own fallback, as in AppIntents.
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
