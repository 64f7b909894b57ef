/// The dependencies that an app provides to its intents, as in AppIntents.
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()

  /// Creates a manager without dependencies.
  public init() {}

  // The values need not be Sendable, so the lock only guards the table.
  private let lock = Lock()
  private var makers: [AnyHashable: () -> Any] = [:]

  /// Adds a dependency under its type or a key; it is evaluated each time it is requested.
  public func add<Value>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Value
  ) {
    lock.locked { makers[key ?? AnyHashable(ObjectIdentifier(Value.self))] = dependency }
  }

  /// Adds a dependency that a closure provides.
  public func add<Value>(key: AnyHashable? = nil, dependencyProvider: @escaping () -> Value) {
    lock.locked {
      makers[key ?? AnyHashable(ObjectIdentifier(Value.self))] = dependencyProvider
    }
  }

  func value<Value>(key: AnyHashable?) -> Value? {
    lock.locked { makers[key ?? AnyHashable(ObjectIdentifier(Value.self))] }?() as? Value
  }
}
