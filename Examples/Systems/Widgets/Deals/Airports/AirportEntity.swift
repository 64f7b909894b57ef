import FoundationEssentials
import WidgetTimeline

/// An airport of departure.
struct AirportEntity: AppEntity, Hashable, Sendable {
  /// The airport's code, such as `MXP`.
  let id: String
  /// The airport's name, such as `Milan Malpensa`; the code if the name is unknown.
  let name: String
  var country = ""

  /// Returns the code that a text on a board means: `MXP` of `mxp`.
  static func code(_ text: String) -> String { text.uppercased().filter { !$0.isWhitespace } }

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Airport" }
  static var defaultQuery: AirportQuery { AirportQuery() }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(country.isEmpty ? name : "\(name), \(country)")")
  }
}

/// A query of the agency's airports, which searches at the agency's own server.
struct AirportQuery: EntityStringQuery {
  @IntentParameterDependency<DealsIntent>(\.$server) private var deals

  /// Returns the airports with some codes, without looking them up: a configured widget must not
  /// fail because the list of airports does. The agency reports an unknown code.
  func entities(for identifiers: [String]) async throws -> [AirportEntity] {
    identifiers.compactMap { text in
      let code = AirportEntity.code(text)
      return code.isEmpty ? nil : AirportEntity(id: code, name: code)
    }
  }

  func entities(matching string: String) async throws -> [AirportEntity] {
    try await airports(matching: string)
  }

  func suggestedEntities() async throws -> [AirportEntity] { try await airports(matching: "") }

  private func airports(matching words: String) async throws -> [AirportEntity] {
    let server = deals?.server ?? ""
    return try await RemoteAirportsRepository(server: server).airports(matching: words)
  }
}
