import FoundationEssentials
import WidgetBase
package import WidgetSettings

/// The settings of a fleet: the machines that share readings through one PostgreSQL server.
package struct FleetSettings: Sendable, Hashable {
  /// The libpq connection string or URI, as written on the board.
  package var postgres: String
  /// The password as written, which refers to a secret; `nil` if libpq finds it.
  package var password: String?
  /// The fleet's name, which tells the fleets of one database apart.
  package var name: String
  /// This machine's name in the fleet, if the board sets it.
  package var machine: String?
  /// The places of the secrets that these settings refer to.
  package var secrets: [String: Setting]

  /// The name of a fleet that has no other.
  package static let usualName = "main"

  /// Reads checked settings.
  package init(_ setting: Setting) {
    postgres = setting["postgres"]?.text ?? ""
    password = setting["password"]?.text
    name = setting["name"]?.text ?? Self.usualName
    machine = setting["machine"]?.text
    secrets = setting[Self.secretsKey]?.entries ?? [:]
  }

  /// The key under which the settings of a widget have the secrets of its fleet.
  private static let secretsKey = "secrets"

  /// Returns checked settings with the places of the secrets that they refer to.
  package static func setting(_ written: Setting, secrets: [String: Setting]) -> Setting {
    let used = SecretReference.names(in: written)
    let places = secrets.filter { used.contains($0.key) }
    guard !places.isEmpty else { return written }
    var entries = written.entries
    entries[secretsKey] = .mapping(places)
    return .mapping(entries)
  }

  /// The address of the server without a user, a password or a database.
  package var server: String { PostgreSQLPlace.server(of: postgres) }

  /// The channel of the fleet's notifications.
  package var channel: String { "widgettui " + Fingerprint(name).digits }

  /// Returns the name under which a fleet shares a widget, which is the same on all machines.
  package static func sharedName(of widget: String, kind: String, _ own: Setting) -> String {
    "\(widget)-\(Fingerprint(kind, own.json).digits)"
  }

  /// The schema of `fleet:` on a board and in the user's configuration.
  package static var schema: SettingSchema {
    .mapping([
      SettingKey(
        "postgres", .postgresPlace, isRequired: true,
        "The PostgreSQL server that the machines share; a direct connection, no pooling proxy."),
      SettingKey(
        "password", secretText,
        "The password: ${secret:NAME}; else that of ~/.pgpass or a client certificate."),
      SettingKey(
        "name", .text(fleetName), "The fleet's name, where several share a database: main."),
      SettingKey(
        "machine", .text(machineName), "This machine's name in the fleet; else its host name."),
    ])
  }

  /// The names of fleets and machines: letters, digits, `-`, `_` and `.`.
  private static func plainName(_ noun: String) -> SettingKind<String> {
    SettingKind(
      noun: noun, expected: "letters, digits, -, _ and ., at most 64", pattern: "^[A-Za-z0-9._-]+$"
    ) { text in
      let isPlain = text.utf8.allSatisfy {
        48...57 ~= $0 || 65...90 ~= $0 || 97...122 ~= $0 || "-_.".utf8.contains($0)
      }
      return isPlain && (1...64).contains(text.utf8.count) ? text : nil
    }
  }

  private static var fleetName: SettingKind<String> { plainName("fleet's name") }

  /// The name of a machine in a fleet.
  package static var machineName: SettingKind<String> { plainName("machine's name") }

  /// A text that consists of references to secrets.
  private static var secretText: SettingSchema {
    var kind = SettingSchema.TextSchema(
      SettingKind<String>(noun: "password", expected: "a reference to a secret") { text in
        SecretReference.isIn(text) ? text : nil
      })
    kind.objection = { text in
      SecretReference.isIn(text)
        ? nil
        : SettingRemark(
          "a password is never written on a board",
          fix: "write ${secret:NAME}, and its place under secrets:")
    }
    return SettingSchema(.text(kind))
  }
}
