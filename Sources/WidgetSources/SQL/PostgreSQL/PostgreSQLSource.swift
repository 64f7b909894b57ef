import FoundationEssentials
import WidgetSettings

/// A source that reads a query's rows from a PostgreSQL server.
struct PostgreSQLSource: Source {
  /// The libpq connection string or URI, as written on the board.
  let place: String
  let password: String?
  let query: QuerySettings
  /// The channel whose notifications announce changes, or `nil` for none.
  let channel: String?

  func read(_ request: SourceRequest) throws(SourceFailure) -> Reading {
    let deadline = Deadline(after: request.timeout)
    let connection = try connect(request, deadline)
    let rows = try connection.rows(of: try query.resolved(request), before: deadline)
    var reading = Reading(rows.datum(wantsValue: query.wantsValue), at: request.now)
    reading.advice = connection.isSuperuser ? PostgreSQLWords.superuser : nil
    return reading
  }

  func watch(
    _ request: SourceRequest, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    guard let channel else { return nil }
    return PostgreSQLListener.start(on: channel) { deadline, stop throws(SourceFailure) in
      // The secrets are read again, since a password may have changed.
      var request = request
      request.secrets = request.secrets.afresh
      do throws(SourceFailure) {
        return try connect(request, deadline, stop)
      } catch {
        throw request.secrets.redacted(error)
      }
    } onChange: {
      onChange()
    }
  }

  var servers: [String] { [PostgreSQLPlace.server(of: place)] }

  private func connect(
    _ request: SourceRequest, _ deadline: Deadline, _ stop: StopSignal? = nil
  ) throws(SourceFailure) -> PostgreSQLConnection {
    let password = try self.password.map { text throws(SourceFailure) in try request.resolved(text)
    }
    return try PostgreSQLConnection(
      try PostgreSQLPlace.resolved(place, request), password: password,
      environment: request.environment, deadline: deadline, stop: stop)
  }
}

extension SourceKind {
  /// The kind of a query of a PostgreSQL server.
  package static var postgres: SourceKind {
    SourceKind(
      name: "postgres", note: "The rows that a query gives from a PostgreSQL server.",
      schema: .postgresPlace,
      keys: QuerySettings.keys(query: PostgreSQLStatement.mistake) + [
        SettingKey(
          "password", .text, "The password, where it is not in the connection string or ~/.pgpass."),
        SettingKey(
          "listen", .text(.name(of: "channel")),
          "The channel whose notifications (NOTIFY) tell that the rows have changed."),
      ]
    ) { settings in
      PostgreSQLSource(
        place: settings["postgres"]?.text ?? "", password: settings["password"]?.text,
        query: QuerySettings(settings), channel: settings["listen"]?.text)
    }
  }
}
