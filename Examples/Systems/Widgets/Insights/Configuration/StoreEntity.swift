import FoundationEssentials
import WidgetCatalog
import WidgetSources
import WidgetTimeline

/// A store of the merchant.
struct StoreEntity: AppEntity, Hashable, Sendable {
  let id: String
  /// The store's name; the identifier if it is unknown.
  let name: String

  init(_ id: String, name: String? = nil) { (self.id, self.name) = (id, name ?? id) }

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Store" }
  static var defaultQuery: StoreQuery { StoreQuery() }

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

/// A query of the stores of the merchant who is signed in.
struct StoreQuery: EntityStringQuery {
  @IntentParameterDependency<InsightsIntent>(\.$server, \.$session) private var insights

  /// Returns the stores with some identifiers, without looking them up: a configured widget must
  /// not fail because the list does. The back end reports an unknown one.
  func entities(for identifiers: [String]) async throws -> [StoreEntity] {
    identifiers.compactMap { $0.isEmpty ? nil : StoreEntity($0) }
  }

  func entities(matching string: String) async throws -> [StoreEntity] {
    try await stores(matching: string)
  }

  func suggestedEntities() async throws -> [StoreEntity] { try await stores(matching: "") }

  private func stores(matching words: String) async throws -> [StoreEntity] {
    let client = InsightsClient(choosingFor: insights)
    return try await ReadingThreads.shared.result { () throws(SourceFailure) in
      try client.stores(matching: words)
    }
  }
}
