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

  /// Creates the settings that `datum` represents, or returns `nil` if it represents none.
  init?(_ datum: Datum?) {
    guard let query = datum?["query"]?.words else { return nil }
    self.query = query
    parameters = (datum?["parameters"]?.items ?? []).compactMap(\.words)
    limit = QueryRows.Limit(rows: datum?["rows"]?.number.map { Int($0) })
    wantsValue = nil
  }

  /// The query as data for the process that runs it.
  var datum: Datum {
    [
      "query": .text(query), "parameters": .list(parameters.map { .text($0) }),
      "rows": limit.rows.map { .number(Double($0)) } ?? .null,
    ]
  }

  /// Returns the settings with the secrets in the parameters filled in.
  func resolved(_ request: SourceRequest) throws(SourceFailure) -> QuerySettings {
    var result = self
    for index in parameters.indices {
      result.parameters[index] = try request.resolved(parameters[index])
    }
    return result
  }

  /// Returns the keys of a source with a query.
  ///
  /// - Parameter mistake: The mistake in a query that is never run, or `nil` for any other.
  static func keys(
    query mistake: @escaping @Sendable (String) -> SettingRemark? = { _ in nil }
  ) -> [SettingKey] {
    [
      SettingKey("query", query(mistake), isRequired: true, "The SQL that is run."),
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

  private static func query(
    _ mistake: @escaping @Sendable (String) -> SettingRemark?
  ) -> SettingSchema {
    let name = SettingKind<String>.name(of: "query")
    var text = SettingSchema.TextSchema(
      SettingKind<String>(noun: name.noun, expected: name.expected) {
        mistake($0) == nil ? name.value($0) : nil
      })
    text.objection = mistake
    return SettingSchema(.text(text))
  }
}
