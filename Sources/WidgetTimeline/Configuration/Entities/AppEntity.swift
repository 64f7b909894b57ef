internal import WidgetBase

/// A type of the app whose values a parameter can name, as in AppIntents.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable, _SuggestedValue
where ID: EntityIdentifierConvertible {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// The query that finds entities.
  static var defaultQuery: DefaultQuery { get }
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
