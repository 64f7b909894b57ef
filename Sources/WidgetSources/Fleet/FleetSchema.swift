/// The tables of fleets in a database, which are made and changed one version after another.
package enum FleetSchema {
  /// The version that this program reads and writes.
  package static var version: Int { migrations.count }

  /// The name of the schema that has the tables.
  package static let name = "widgettui"

  /// The role that members of a fleet are granted; it cannot log in itself.
  package static let role = "widgettui_member"

  /// The statements that lead from each version to the next, the first from an empty database.
  static let migrations: [String] = [
    """
    CREATE SCHEMA widgettui;
    CREATE TABLE widgettui.fleet_version (version integer NOT NULL, since timestamptz NOT NULL);
    CREATE UNIQUE INDEX ON widgettui.fleet_version ((true));
    INSERT INTO widgettui.fleet_version VALUES (1, now());
    CREATE TABLE widgettui.fleet_reading (
      fleet text NOT NULL CHECK (octet_length(fleet) <= 64),
      instance text NOT NULL CHECK (octet_length(instance) <= 300),
      machine text NOT NULL DEFAULT '' CHECK (octet_length(machine) <= 64),
      generation bigint NOT NULL CHECK (generation > 0),
      content text NOT NULL CHECK (octet_length(content) <= 1048576),
      asker text NOT NULL CHECK (octet_length(asker) <= 200),
      read_at timestamptz NOT NULL,
      published_at timestamptz NOT NULL,
      due_at timestamptz,
      skew double precision NOT NULL DEFAULT 0,
      PRIMARY KEY (fleet, instance, machine)
    );
    REVOKE ALL ON SCHEMA widgettui FROM PUBLIC;
    GRANT USAGE ON SCHEMA widgettui TO widgettui_member;
    GRANT SELECT ON widgettui.fleet_version TO widgettui_member;
    GRANT SELECT, INSERT, UPDATE ON widgettui.fleet_reading TO widgettui_member;
    """,
    """
    CREATE TABLE widgettui.fleet_machine (
      fleet text NOT NULL CHECK (octet_length(fleet) <= 64),
      name text NOT NULL CHECK (octet_length(name) <= 64),
      identity text NOT NULL CHECK (octet_length(identity) <= 100),
      skew double precision NOT NULL,
      uncertainty double precision NOT NULL,
      seen_at timestamptz NOT NULL,
      PRIMARY KEY (fleet, name)
    );
    GRANT SELECT, INSERT, UPDATE ON widgettui.fleet_machine TO widgettui_member;
    CREATE TABLE widgettui.fleet_claim (
      fleet text NOT NULL CHECK (octet_length(fleet) <= 64),
      lock bigint NOT NULL,
      holder text NOT NULL CHECK (octet_length(holder) <= 200),
      until timestamptz NOT NULL,
      PRIMARY KEY (fleet, lock)
    );
    GRANT SELECT, INSERT, UPDATE, DELETE ON widgettui.fleet_claim TO widgettui_member;
    """,
  ]

  /// The statements that lead from a version to the present one, in one transaction; `nil` if there
  /// are none.
  package static func statements(from version: Int) -> String? {
    guard version < Self.version, version >= 0 else { return nil }
    let role = """
      DO $$ BEGIN
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '\(role)') THEN
          CREATE ROLE \(role) NOLOGIN;
        END IF;
      END $$;
      """
    let steps = migrations[version...].joined(separator: "\n")
    return """
      BEGIN;
      \(role)
      \(steps)
      UPDATE widgettui.fleet_version SET version = \(Self.version), since = now();
      COMMIT;
      """
  }
}
