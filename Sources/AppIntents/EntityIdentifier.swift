/// The identifier of an entity together with its type, as in AppIntents; boards cannot name one.
public struct EntityIdentifier: OpaqueIntentValue, Sendable, CustomStringConvertible {
  public let entityType: any AppEntity.Type
  public let identifier: String

  /// Creates the identifier of an entity.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }

  /// Creates the identifier of an entity of a type.
  public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
    (self.entityType, self.identifier) = (entityType, identifier.entityIdentifierString)
  }

  /// The names of the type and the entity.
  public var description: String { "\(entityType)/\(identifier)" }
}

extension EntityIdentifier: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.entityType == right.entityType && left.identifier == right.identifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(entityType))
    hasher.combine(identifier)
  }
}
