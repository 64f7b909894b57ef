/// A provider of suggestions for a parameter, as in AppIntents.
public protocol DynamicOptionsProvider: SendableMetatype {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue: _IntentValue = Result.Item
  /// Returns the suggestions.
  func results() async throws -> Result
  /// Returns the value of a parameter for which nothing has been chosen.
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
    let results = try await results()
    let titles = (results as? any TitledResults)?.titles
    return results.items.enumerated().map { index, item in
      let title =
        titles?[index]
        ?? (item as? any CustomLocalizedStringResourceConvertible)?
        .localizedStringResource
      let value = item.parameterValue
      return ParameterOption(value: value, title: title?.words ?? value.text ?? "")
    }
  }
}

/// A query that finds entities by their identifiers, as in AppIntents.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable
where DefaultValue == Entity, Result.Item == Entity {
  associatedtype Entity: AppEntity
  associatedtype Result: ResultsCollection = [Entity]
  init()
  /// Returns the entities with these identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns the suggested entities.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// Returns the suggested entities.
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  /// Returns an empty list.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A query that also finds entities by text, as in AppIntents.
public protocol EntityStringQuery: EntityQuery {
  associatedtype Matches: ResultsCollection = [Entity] where Matches.Item == Entity
  /// Returns the entities that match a text.
  func entities(matching string: String) async throws -> Matches
}

extension EntityStringQuery {
  func options(_ words: String) async throws -> [ParameterOption] {
    try await entities(matching: words).items.map(\.option)
  }
}

/// A query that can list all its entities, as in AppIntents.
public protocol EnumerableEntityQuery: EntityQuery {
  /// Returns all entities.
  func allEntities() async throws -> Result
  /// The description of the search for them.
  static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
  public static var findIntentDescription: IntentDescription? { nil }

  /// Returns all entities.
  public func suggestedEntities() async throws -> Result { try await allEntities() }

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().items.filter { identifiers.contains($0.id) }
  }
}
