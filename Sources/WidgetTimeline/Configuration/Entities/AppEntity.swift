internal import WidgetBase

/// A type of the app whose values a parameter can name, as in AppIntents.
public protocol AppEntity: _IntentValue, Identifiable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable, _SuggestedValue
where ID: EntityIdentifierConvertible {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// The query that finds entities.
  static var defaultQuery: DefaultQuery { get }
}

/// A value that has a text for people, as in AppIntents.
public protocol InstanceDisplayRepresentable {
  /// The value's text.
  var displayRepresentation: DisplayRepresentation { get }
}

extension AppEntity {
  public typealias Property = EntityProperty

  public static var parameterType: ParameterType { .entity("\(Self.self)") }
  public var parameterValue: ParameterValue { .text(id.entityIdentifierString) }

  public static func value(for value: ParameterValue) async throws -> Self {
    guard let id = value.text.flatMap({ ID.entityIdentifier(for: $0) }),
      let entity = try await defaultQuery.entities(for: [id]).first
    else { throw ParameterError(value, expected: parameterType) }
    return entity
  }

  /// Returns the query's default result, or its first suggestion if there is none.
  public static func suggestedValue() async throws -> Self? {
    if let entity = await defaultQuery.defaultResult() { return entity }
    return try await defaultQuery.suggestedEntities().items.first
  }

  public static func suggestions() async throws -> [ParameterOption] {
    try await defaultQuery.suggestedEntities().items.map(\.option)
  }

  /// Returns the entities that the query matches to `words`, if it is an `EntityStringQuery`;
  /// otherwise the suggestions whose titles contain the words.
  public static func suggestions(matching words: String) async throws -> [ParameterOption] {
    if let query = defaultQuery as? any EntityStringQuery { return try await query.options(words) }
    return try await suggestions().filter { $0.matches(words) }
  }

  var option: ParameterOption {
    ParameterOption(value: parameterValue, title: displayRepresentation.title.words)
  }
}

/// An entity that is created on demand and has no identity, as in AppIntents.
public protocol TransientAppEntity: OpaqueIntentValue, TypeDisplayRepresentable,
  InstanceDisplayRepresentable
{
  init()
}

/// A property of an entity, as AppIntents' `@Property`.
@propertyWrapper public final class EntityProperty<Value>: @unchecked Sendable {
  // Sendable: the lock guards `stored`.
  private let lock = Lock()
  private var stored: Value?

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

  public init() {}

  /// Creates a property with a title.
  public init(title: LocalizedStringResource) {}

  /// Creates a property with a title and a key by which a search finds it, which has no effect here.
  public init<Key>(title: LocalizedStringResource, indexingKey: Key) {}

  /// Creates a property with a value and a title.
  public init(wrappedValue: Value, title: LocalizedStringResource) { stored = wrappedValue }
}
