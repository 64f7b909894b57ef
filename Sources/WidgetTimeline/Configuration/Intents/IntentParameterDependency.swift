/// The values of another intent's parameters, for queries and options providers, as in AppIntents.
///
/// Here, they are those of the board for which suggestions are being looked up. Otherwise there are
/// none, as on Apple's systems before anyone has chosen.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
  public typealias Values = IntentProjection<Intent>

  // Key paths written in source code are safe to use on any thread.
  private let checks: [(Intent) -> Bool]

  /// Creates a dependency on one or more parameters.
  public init<each Parameter: AnyIntentValue>(
    _ parameters: repeat KeyPath<Intent, each Parameter>
  ) {
    var checks: [(Intent) -> Bool] = []
    repeat checks.append(Self.check(each parameters))
    self.checks = checks
  }

  private static func check(
    _ parameter: KeyPath<Intent, some AnyIntentValue>
  ) -> (Intent) -> Bool {
    { intent in
      guard let parameter = intent[keyPath: parameter] as? any AnyIntentParameter else {
        return false
      }
      return parameter.parameterValue != ParameterValue.none
    }
  }

  /// The values; `nil` if one of them is missing.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = ConfiguredIntent.current as? Intent, checks.allSatisfy({ $0(intent) }) else {
      return nil
    }
    return IntentProjection(intent: intent)
  }
}

/// The values of an intent's parameters, as in AppIntents.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent> {
  fileprivate let intent: Intent

  /// Returns the value of a parameter on which the query depends; a fatal error for another one without a value.
  public subscript<Value: _IntentValue>(
    dynamicMember keyPath: KeyPath<Intent, Value>
  ) -> Value.UnwrappedType {
    guard let value = intent[keyPath: keyPath] as? Value.UnwrappedType else {
      fatalError("a parameter of \(Intent.self) has no value: name it in the dependency")
    }
    return value
  }

  /// Returns a value of the intent as it is.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value {
    intent[keyPath: keyPath]
  }
}

extension DynamicOptionsProvider {
  public typealias ParameterDependency = IntentParameterDependency
}

/// The intent for which suggestions are being looked up.
enum ConfiguredIntent {
  @TaskLocal static var current: (any AppIntent)?
}
