import WidgetSettings

/// The settings of a query on a board, the same for every database.
struct QuerySettings: Sendable {
  let query: String
  private(set) var parameters: [String]
  let limit: QueryRows.Limit
  let wantsValue: Bool?

  /// Creates the settings from a checked mapping with the keys below.
  init(_ settings: Setting) {
    query = settings["query"]?.text ?? ""
    parameters = settings["parameters"]?.items.compactMap(\.text) ?? []
    limit = QueryRows.Limit(rows: settings.value("rows", .count(1...100_000)))
    wantsValue = settings.value("value", .bool)
  }

  /// Returns the settings with the secrets in the parameters filled in.
  func resolved(_ request: SourceRequest) throws(SourceFailure) -> QuerySettings {
    var result = self
    for index in parameters.indices {
      result.parameters[index] = try request.resolved(parameters[index])
    }
    return result
  }

  static let keys = [
    SettingKey("query", .text(.name(of: "query")), isRequired: true, "The SQL that is run."),
    SettingKey(
      "parameters", .list(.text, count: 0...100),
      "The values of the query's placeholders, in order."),
    SettingKey(
      "rows", .text(.count(1...100_000)),
      "The most rows that are read; without it, more than 1000 are a mistake in the query."),
    SettingKey(
      "value", .text(.bool),
      "Uses the first row's first column as the data; without it, only if there is no other."),
  ]
}
