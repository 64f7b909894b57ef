/// What an app gives to its intents, as in AppIntents.
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()

  // The values need not be Sendable, so the lock only guards the table.
  private let lock = Lock()
  private var makers: [AnyHashable: () -> Any] = [:]

  /// Adds a dependency by its type, or by a key; it is made when it is first asked for.
  public func add<Value>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Value
  ) {
    lock.locked { makers[key ?? AnyHashable(ObjectIdentifier(Value.self))] = dependency }
  }

  /// Adds a dependency that a closure makes.
  public func add<Value>(key: AnyHashable? = nil, dependencyProvider: @escaping () -> Value) {
    lock.locked {
      makers[key ?? AnyHashable(ObjectIdentifier(Value.self))] = dependencyProvider
    }
  }

  func value<Value>(key: AnyHashable?) -> Value? {
    lock.locked { makers[key ?? AnyHashable(ObjectIdentifier(Value.self))] }?() as? Value
  }
}
