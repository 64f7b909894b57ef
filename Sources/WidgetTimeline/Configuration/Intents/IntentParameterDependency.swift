/// The values of another intent's parameters, for queries and options providers, as in AppIntents.
///
/// Here, they are those of the board for which suggestions are being looked up. Otherwise there are
/// none, as on Apple's systems before anyone has chosen.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
  // Key paths written in source code are safe to use on any thread.
  private let checks: [(Intent) -> Bool]

  /// The values of the intent's parameters.
  @dynamicMemberLookup
  public struct Values {
    fileprivate let intent: Intent

    /// Returns the value of a parameter.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value {
      intent[keyPath: keyPath]
    }
  }

  /// Creates a dependency on one or more parameters.
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

  /// The values; `nil` if one of them is missing.
  public var wrappedValue: Values? {
    guard let intent = ConfiguredIntent.current as? Intent, checks.allSatisfy({ $0(intent) }) else {
      return nil
    }
    return Values(intent: intent)
  }
}

/// The intent for which suggestions are being looked up.
enum ConfiguredIntent {
  @TaskLocal static var current: (any AppIntent)?
}
