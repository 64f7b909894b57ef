import FoundationEssentials
import WidgetTimeline

/// An airport that people depart from.
struct AirportEntity: AppEntity, Hashable, Sendable {
  /// Its code: `MXP`.
  let id: String
  /// What people call it: `Milan Malpensa`; the code where that is all that is known.
  let name: String
  var country = ""

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Airport" }
  static var defaultQuery: AirportQuery { AirportQuery() }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(country.isEmpty ? name : "\(name), \(country)")")
  }
}

/// The airports that the agency knows, looked for by words at the agency's own server.
struct AirportQuery: EntityStringQuery {
  @IntentParameterDependency<DealsIntent>(\.$server) private var deals

  /// The airports of these codes, as they are written: a widget that was configured once does not
  /// fail because the list of airports does. A code that is none the agency says is none.
  func entities(for identifiers: [String]) async throws -> [AirportEntity] {
    identifiers.compactMap { code in
      let code = code.uppercased().filter { !$0.isWhitespace }
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
