/// Proposes values for a parameter, as in AppIntents.
public protocol DynamicOptionsProvider: SendableMetatype {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue: _IntentValue = Result.Item
  /// The values that are proposed.
  func results() async throws -> Result
  /// The value of who has not chosen.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public typealias Dependency = AppDependency
  public func defaultResult() async -> DefaultValue? { nil }
}

extension DynamicOptionsProvider {
  func defaultValue() async -> (any _IntentValue)? {
    if let value = await defaultResult() { return value }
    return nil
  }

  func options() async throws -> [ParameterOption] {
    try await results().items.map { item in
      let title =
        (item as? any InstanceDisplayRepresentable)?.displayRepresentation.title
        ?? (item as? any CustomLocalizedStringResourceConvertible)?.localizedStringResource
      let value = item.parameterValue
      return ParameterOption(value: value, title: title?.words ?? value.text ?? "")
    }
  }
}

/// Finds entities by their identifiers, as in AppIntents.
public protocol EntityQuery: DynamicOptionsProvider
where DefaultValue == Entity, Result.Item == Entity {
  associatedtype Entity: AppEntity
  associatedtype Result: ResultsCollection = [Entity]
  init()
  /// The entities that have these identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The entities that are proposed.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// What is proposed.
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  /// Nothing.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by words, as in AppIntents.
public protocol EntityStringQuery: EntityQuery {
  associatedtype Matches: ResultsCollection = [Entity] where Matches.Item == Entity
  /// The entities that words stand for.
  func entities(matching string: String) async throws -> Matches
}

extension EntityStringQuery {
  func options(_ words: String) async throws -> [ParameterOption] {
    try await entities(matching: words).items.map(\.option)
  }
}

/// Has all its entities at hand, as in AppIntents.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All entities.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// All of them.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

extension EnumerableEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}
