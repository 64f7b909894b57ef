/// A query that finds entities by their properties, as in AppIntents.
///
/// Here, nobody builds such a search: boards find its entities by their identifiers and its suggestions.
public protocol EntityPropertyQuery: EntityQuery {
  /// The type of a comparison, such as a predicate.
  associatedtype ComparatorMappingType
  /// The properties by which entities are found.
  static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }
  /// The properties by which entities are ordered.
  static var sortingOptions: EntityQuerySortingOptions<Entity> { get }
  /// The description of the search.
  static var findIntentDescription: IntentDescription? { get }
  /// Returns the entities that match comparisons.
  func entities(
    matching comparators: [ComparatorMappingType], mode: EntityQueryComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> Result
}

extension EntityPropertyQuery {
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  public typealias Property = EntityQueryProperty
  public typealias SortableBy = EntityQuerySortableByProperty
  public typealias Sort = EntityQuerySort
  public typealias ComparatorMode = EntityQueryComparatorMode

  public static var findIntentDescription: IntentDescription? { nil }
}

/// The way in which comparisons are joined, as in AppIntents.
public enum EntityQueryComparatorMode: Sendable, Hashable { case and, or }

/// An order of entities, as in AppIntents.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
  // Sendable: key paths of source code are safe on any thread.
  /// A direction, as in AppIntents.
  public enum Ordering: Sendable, Hashable { case ascending, descending }

  public let by: PartialKeyPath<Entity>
  public let order: Ordering

  /// Creates an order.
  public init(by: PartialKeyPath<Entity>, order: Ordering) { (self.by, self.order) = (by, order) }
}

/// The properties by which a query orders entities, as in AppIntents.
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
  // Sendable: key paths of source code are safe on any thread.
  let paths: [PartialKeyPath<Entity>]

  /// Creates no properties.
  public init() { paths = [] }

  /// Creates the properties from a block.
  public init(
    @EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<
      Entity
    >]
  ) { paths = content().map(\.path) }
}

/// A property by which a query orders entities, as in AppIntents.
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
  let path: PartialKeyPath<Entity>

  /// Creates an order by a property.
  public init<Value: _IntentValue>(_ path: KeyPath<Entity, EntityProperty<Value>>) {
    self.path = path
  }
}

/// Collects the properties of an order, as in AppIntents.
@resultBuilder public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  public static func buildExpression(
    _ option: EntityQuerySortableByProperty<Entity>
  ) -> EntityQuerySortableByProperty<Entity> { option }
  public static func buildBlock(
    _ options: EntityQuerySortableByProperty<Entity>...
  ) -> [EntityQuerySortableByProperty<Entity>] { options }
}

/// The properties by which a query finds entities, as in AppIntents.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
  // Sendable: key paths of source code are safe on any thread.
  let paths: [PartialKeyPath<Entity>]

  /// Creates the properties from a block.
  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType>
    properties: () -> [PartialKeyPath<Entity>]
  ) { paths = properties() }
}

/// A property with the comparisons that a query knows, as in AppIntents.
public struct EntityQueryProperty<Entity: AppEntity, Value: _IntentValue, Mapping> {
  let path: PartialKeyPath<Entity>

  /// Creates a property with its comparisons.
  public init(
    _ path: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<Value, Mapping> comparators: () -> EntityQueryComparators<
      Mapping
    >
  ) { self.path = path }

  /// Creates a property with its comparisons.
  public init(
    keyPath: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<Value, Mapping> comparators: () -> EntityQueryComparators<
      Mapping
    >
  ) { self.path = keyPath }
}

/// Collects properties in a block, as in AppIntents.
@resultBuilder public enum EntityQueryPropertiesBuilder<Entity: AppEntity, Mapping> {
  public static func buildExpression<Value: _IntentValue>(
    _ property: EntityQueryProperty<Entity, Value, Mapping>
  ) -> [PartialKeyPath<Entity>] { [property.path] }
  public static func buildBlock(_ paths: [PartialKeyPath<Entity>]...) -> [PartialKeyPath<Entity>] {
    paths.flatMap { $0 }
  }
}
