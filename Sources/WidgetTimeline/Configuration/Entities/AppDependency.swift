/// A dependency that the app provides to its intents, as AppIntents' `@Dependency`.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
  // Sendable: both are constants; the app vouches for its own fallback, as in AppIntents.
  private let fallback: Value?
  private let key: AnyHashable?
  private let manager: AppDependencyManager

  /// Creates a dependency on the value that the manager has under the key or type.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    (fallback, self.key, self.manager) = (nil, key, manager)
  }

  /// Creates a dependency on the value that the manager has under the key or type, or a default.
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default fallback: @autoclosure () -> Value
  ) { (self.fallback, self.key, self.manager) = (fallback(), key, manager) }

  /// The property wrapper itself.
  public var projectedValue: AppDependency<Value> { self }

  /// The dependency; a fatal error if it was not added before and has no default.
  public var wrappedValue: Value {
    guard let value = manager.value(key: key) ?? fallback else {
      fatalError("no \(Value.self) was added to AppDependencyManager.shared")
    }
    return value
  }
}
