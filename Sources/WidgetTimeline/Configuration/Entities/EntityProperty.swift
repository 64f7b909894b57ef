/// A property of an entity, as AppIntents' `@Property`.
@propertyWrapper public final class EntityProperty<Value: _IntentValue>: @unchecked Sendable {
  // Sendable: the lock guards `stored`.
  private let lock = Lock()
  private var stored: Value?
  public let title: LocalizedStringResource

  /// The value; reading it before it was set is a fatal error.
  public var wrappedValue: Value {
    get {
      guard let value = lock.locked({ stored }) else {
        fatalError("the entity's property was not set")
      }
      return value
    }
    set { lock.locked { stored = newValue } }
  }

  /// The property wrapper itself.
  public var projectedValue: EntityProperty<Value> { self }

  /// Creates a property without a title.
  public init() { title = "" }

  /// Creates a property with a title.
  public init(title: LocalizedStringResource) { self.title = title }

  /// Creates a property with a title and a key by which a search finds it, which has no effect here.
  public init<Key>(title: LocalizedStringResource, indexingKey: Key) { self.title = title }

  /// Creates a property with a value and a title.
  public init(wrappedValue: Value, title: LocalizedStringResource) {
    stored = wrappedValue
    self.title = title
  }
}

extension EntityProperty: AnyIntentValue {
  public var isOptional: Bool { Value.isOptional }
}
