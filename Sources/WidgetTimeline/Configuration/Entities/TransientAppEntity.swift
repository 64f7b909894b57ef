public import FoundationEssentials

/// An entity that is created on demand and has no identity, as in AppIntents; boards cannot name one.
public protocol TransientAppEntity: AppEntity where ID == UUID {
  init()
}

extension TransientAppEntity {
  /// An identifier that is another each time: the entity keeps none.
  public var id: UUID { UUID() }
  /// A query that finds none.
  public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }

  public static var parameterType: ParameterType { .other("\(Self.self)") }
  public var parameterValue: ParameterValue { .none }

  public static func value(for value: ParameterValue) async throws -> Self {
    throw ParameterError(value, expected: parameterType)
  }
}

/// The query of an entity that has no identity, as in AppIntents: it finds none.
public struct _TransientAppEntityQuery<Entity: TransientAppEntity>: EntityQuery {
  public init() {}
  public func entities(for identifiers: [UUID]) async throws -> [Entity] { [] }
}
