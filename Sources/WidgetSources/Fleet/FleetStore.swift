import FoundationEssentials
import WidgetBase

/// The statements of a fleet on one connection.
///
/// Functions for several types of arguments are named with their schema: whoever may create functions in the
/// database could put one in their place that fits better, and is called with a member's rights.
struct FleetStore {
  let connection: PostgreSQLConnection
  let fleet: String
  let channel: String
  private let secrets: Secrets

  /// Connects to the server of a fleet. Failures, here and later, have no secret in them, whatever the
  /// server repeats.
  init(_ settings: FleetSettings, _ request: SourceRequest) throws(SourceFailure) {
    var request = request
    request.secrets = Secrets(settings.secrets)
    do throws(SourceFailure) {
      let password = try settings.password.map { text throws(SourceFailure) in
        try request.resolved(text)
      }
      connection = try PostgreSQLConnection(
        try PostgreSQLPlace.resolved(settings.postgres, request), password: password,
        environment: request.environment, deadline: Deadline(after: Self.connecting))
    } catch {
      throw request.secrets.redacted(error)
    }
    (fleet, channel, secrets) = (settings.name, settings.channel, request.secrets)
  }

  /// The failure of a connection that is lost.
  var loss: SourceFailure { secrets.redacted(PostgreSQLWords.lost(connection.message)) }

  private static let connecting: TimeInterval = 10
  /// The longest time of a statement, in seconds: a server that needs more is as good as gone.
  private static let patience: TimeInterval = 5
  /// The most rows of one statement, so that no answer is too long.
  private static let mostRows = 40
  /// The most bytes of a notification's payload; the server refuses 8,000.
  private static let mostPayload = 7000
  /// The payload that stands for more names than fit.
  static let everything = "*"

  private func rows(
    _ statement: String, _ values: [Datum] = []
  ) throws(SourceFailure) -> [[Datum]] {
    do throws(SourceFailure) {
      return try connection.rows(
        of: statement, with: values, before: Deadline(after: Self.patience))
    } catch {
      throw secrets.redacted(error)
    }
  }

  // MARK: The server

  /// Throws what stands against taking part; the tables can be used if there is nothing.
  func checkTables() throws(SourceFailure) {
    if let obstacle = try obstacle() { throw secrets.redacted(obstacle) }
  }

  private func obstacle() throws(SourceFailure) -> SourceFailure? {
    let row =
      try rows(
        """
        SELECT pg_is_in_recovery(),
          (SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
            WHERE n.nspname = 'widgettui' AND c.relname = 'fleet_version'),
          coalesce((SELECT has_schema_privilege(oid, 'USAGE') FROM pg_namespace
            WHERE nspname = 'widgettui'), false),
          current_user::text
        """
      ).first ?? []
    guard row.count == 4 else { return FleetWords.strange }
    let user = row[3].words ?? ""
    if row[1] == 0 { return FleetWords.noTables }
    guard row[2] == true else { return FleetWords.noRights(user) }
    if row[0] == true { return FleetWords.standby }
    let version = try version()
    if version < FleetSchema.version { return FleetWords.older(version) }
    if version > FleetSchema.version { return FleetWords.newer(version) }
    let rights = try rows(
      """
      SELECT bool_and(has_table_privilege('widgettui.' || t, p))
      FROM pg_catalog.unnest(ARRAY['fleet_reading', 'fleet_machine', 'fleet_claim']) t,
        pg_catalog.unnest(ARRAY['SELECT', 'INSERT', 'UPDATE']) p
      """)
    return rights.first?.first == true ? nil : FleetWords.noRights(user)
  }

  private func version() throws(SourceFailure) -> Int {
    do throws(SourceFailure) {
      let row = try rows("SELECT version FROM widgettui.fleet_version").first
      return row?.first?.number.flatMap { Int(exactly: $0) } ?? 0
    } catch {
      guard error.isDenied else { throw error }
      return FleetSchema.version
    }
  }

  /// Measures the server's clock.
  func clock() throws(SourceFailure) -> FleetClock {
    let sent = FleetClock.uptime
    let row = try rows("SELECT extract(epoch FROM clock_timestamp())::float8").first
    guard
      let clock = FleetClock(told: row?.first?.number, sent: sent, received: FleetClock.uptime)
    else { throw FleetWords.strange }
    return clock
  }

  /// Returns true if statements reach the process that the connection was made with: a proxy that pools
  /// transactions hands each to any process, where locks and subscriptions stay behind.
  func isDirect() throws(SourceFailure) -> Bool {
    try rows("SELECT pg_backend_pid()").first?.first?.number == Double(connection.process)
  }

  /// Subscribes to the fleet's notifications, and sends a word that must come back.
  func listen(word: String) throws(SourceFailure) {
    do throws(SourceFailure) {
      try connection.listen(to: channel, before: Deadline(after: Self.patience))
    } catch {
      throw secrets.redacted(error)
    }
    _ = try rows("SELECT pg_catalog.pg_notify($1, $2)", [.text(channel), .text(word)])
  }

  // MARK: Rows

  private static let columns = """
    instance, machine, generation::text, content, asker,
      extract(epoch FROM read_at)::float8 AS read_at, extract(epoch FROM due_at)::float8 AS due_at, skew
    """

  /// Returns the shared rows of some instances, and of some those of each machine too: rows under other
  /// names may be anybody's.
  func readings(
    of instances: [String], ofMachines: Set<String> = []
  ) throws(SourceFailure) -> [FleetRow] {
    let machines = Datum.text(Self.array(ofMachines.sorted()))
    return try readings(instances, Self.bounded) { [.text(Self.array($0)), machines] }
  }

  /// Reads the rows of instances and of their machines. The content of those beyond the most bytes of an answer is left
  /// out, that of the largest ones: a member may write any number of machines, and the rows of others come
  /// all the same.
  private static let bounded = """
    SELECT instance, machine, generation, CASE WHEN total <= \(mostBytes) THEN content ELSE '' END,
      asker, read_at, due_at, skew
    FROM (
      SELECT \(columns), sum(octet_length(content)) OVER (
        ORDER BY machine <> '', pg_catalog.pg_column_size(content), instance, machine) AS total
      FROM (
        SELECT * FROM widgettui.fleet_reading WHERE fleet = $1 AND \(wanted)
      ) AS wanted
    ) AS summed
    """
  /// The most bytes of the contents that one statement returns: those of as many shared rows, and some more.
  private static let mostBytes = 48 << 20

  /// Returns the rows of some names.
  ///
  /// With several lists `unnest` is a form of the language, always the server's own, which takes no schema.
  func readings(of keys: [FleetKey]) throws(SourceFailure) -> [FleetRow] {
    let statement = """
      SELECT \(Self.columns) FROM widgettui.fleet_reading
      WHERE fleet = $1 AND (instance, machine) IN (SELECT * FROM unnest($2::text[], $3::text[]))
      """
    return try readings(keys, statement) {
      [.text(Self.array($0.map(\.instance))), .text(Self.array($0.map(\.machine)))]
    }
  }

  /// Returns the rows of some names, in statements of some of them each.
  private func readings<Name>(
    _ names: [Name], _ statement: String, _ values: ([Name]) -> [Datum]
  ) throws(SourceFailure) -> [FleetRow] {
    var found: [FleetRow] = []
    var rest = names[...]
    while !rest.isEmpty {
      let part = Array(rest.prefix(Self.mostRows))
      rest = rest.dropFirst(part.count)
      found += try rows(statement, [.text(fleet)] + values(part)).compactMap(Self.row)
    }
    return found
  }

  /// Rows of the instances `$2`, and of machines where `$3` has the instance too.
  private static let wanted = """
    instance = ANY($2::text[]) AND (machine = '' OR instance = ANY($3::text[]))
      ORDER BY machine <> '', instance, machine LIMIT \(mostMachines)
    """
  /// The most rows that one statement returns: a member may write any number of machines.
  private static let mostMachines = 20_000

  /// Returns the generations of some instances' rows, which is much less to read.
  func generations(
    of instances: [String], ofMachines: Set<String>
  ) throws(SourceFailure) -> [FleetKey: Int64] {
    let found = try rows(
      """
      SELECT instance, machine, generation::text FROM widgettui.fleet_reading
      WHERE fleet = $1 AND \(Self.wanted)
      """,
      [.text(fleet), .text(Self.array(instances)), .text(Self.array(ofMachines.sorted()))])
    var generations: [FleetKey: Int64] = [:]
    for row in found where row.count == 3 {
      let key = FleetKey(row[0].words ?? "", machine: row[1].words ?? "")
      generations[key] = row[2].words.flatMap { Int64($0) }
    }
    return generations
  }

  private static func row(_ row: [Datum]) -> FleetRow? {
    guard row.count == 8, let instance = row[0].words, let generation = integer(row[2]),
      let content = row[3].words
    else { return nil }
    // Without a time it is no answer, but its generation counts all the same: else nobody could replace it.
    let read = row[5].number.flatMap { $0.isFinite ? $0 : nil }
    return FleetRow(
      key: FleetKey(instance, machine: row[1].words ?? ""), generation: generation,
      content: read == nil ? "" : content, asker: row[4].words ?? "", read: read ?? 0,
      due: row[6].number.flatMap { $0.isFinite ? $0 : nil },
      skew: row[7].number.flatMap { $0.isFinite ? $0 : nil } ?? 0)
  }

  private static func integer(_ datum: Datum) -> Int64? { datum.words.flatMap { Int64($0) } }

  /// Publishes answers in one transaction with one notification, and returns the rows that moved: a
  /// row that has another generation than its answer was made for stays. A machine's own row moves
  /// whenever its reading is newer; its generation follows the last one.
  func publish(_ rows: [FleetRow], by member: String) throws(SourceFailure) -> [FleetKey: Int64] {
    let given = Datum.list(
      rows.sorted { ($0.key.instance, $0.key.machine) < ($1.key.instance, $1.key.machine) }.map {
        [
          "instance": .text($0.key.instance), "machine": .text($0.key.machine),
          "generation": .text("\($0.generation)"), "content": .text($0.content),
          "read": .number($0.read), "due": $0.due.map { .number($0) } ?? .null,
          "skew": .number($0.skew),
        ]
      })
    let moved = try self.rows(
      Self.publication,
      [
        .text(fleet), .text(given.json), .text(member), .text(channel),
        .text("\(Self.mostPayload)"),
      ]
    )
    var generations: [FleetKey: Int64] = [:]
    for row in moved where row.count == 4 {
      let key = FleetKey(row[0].words ?? "", machine: row[1].words ?? "")
      generations[key] = Self.integer(row[2])
    }
    return generations
  }

  /// The reading's time is at most the server's own: no machine's clock makes a value newer.
  private static let publication = """
    WITH given AS (
      SELECT * FROM pg_catalog.json_to_recordset($2::json) AS g(instance text, machine text,
        generation bigint, content text, read float8, due float8, skew float8)
    ), moved AS (
      INSERT INTO widgettui.fleet_reading AS r (fleet, instance, machine, generation, content,
        asker, read_at, published_at, due_at, skew)
      SELECT $1, instance, machine, generation, content, $3,
        least(pg_catalog.to_timestamp(read), clock_timestamp()), clock_timestamp(), pg_catalog.to_timestamp(due), skew
      FROM given
      ON CONFLICT (fleet, instance, machine) DO UPDATE SET
        generation = CASE WHEN r.machine = '' THEN excluded.generation
          WHEN r.generation < \(Int64.max) THEN greatest(r.generation, 0) + 1 ELSE 1 END,
        content = excluded.content, asker = excluded.asker, read_at = excluded.read_at,
        published_at = excluded.published_at, due_at = excluded.due_at, skew = excluded.skew
      WHERE CASE r.machine
        WHEN '' THEN r.generation = excluded.generation - 1
          OR r.generation = \(Int64.max) AND excluded.generation = 1
        ELSE r.read_at < excluded.read_at OR r.read_at > clock_timestamp() END
      RETURNING instance, machine, generation
    ), told AS MATERIALIZED (
      SELECT pg_catalog.pg_notify($4, CASE
        WHEN sum(octet_length(instance) + octet_length(machine) + 24) > $5::int THEN '*'
        ELSE pg_catalog.string_agg(pg_catalog.concat_ws(E'\\t', generation, instance, machine), E'\\n') END)::text AS word
      FROM moved HAVING count(*) > 0
    )
    SELECT instance, machine, generation::text, (SELECT pg_catalog.count(word) FROM told) FROM moved
    """

  /// Returns the instances and generations that a notification names; `nil` for all.
  static func named(in payload: String) -> [(key: FleetKey, generation: Int64)]? {
    guard payload != everything else { return nil }
    // By bytes, which takes a hundredth of the time of characters.
    return payload.utf8.split(separator: UInt8(ascii: "\n")).prefix(10_000).compactMap { line in
      let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard parts.count == 3, let generation = Int64(String(Substring(parts[0]))) else {
        return nil
      }
      return (
        FleetKey(String(Substring(parts[1])), machine: String(Substring(parts[2]))), generation
      )
    }
  }

  // MARK: Locks

  /// Tries to take locks that end with the connection, and returns those that it has now.
  func lock(_ locks: [Int64]) throws(SourceFailure) -> Set<Int64> {
    let found = try rows(
      "SELECT k::text FROM pg_catalog.unnest($1::bigint[]) k WHERE pg_try_advisory_lock(k)",
      [.text(Self.array(locks.map { "\($0)" }))])
    return Set(found.compactMap { $0.first.flatMap(Self.integer) })
  }

  func unlock(_ locks: [Int64]) throws(SourceFailure) {
    _ = try rows(
      "SELECT pg_advisory_unlock(k) FROM pg_catalog.unnest($1::bigint[]) k",
      [.text(Self.array(locks.map { "\($0)" }))])
  }

  /// Tries to claim locks for some seconds, where the connection cannot hold any.
  func claim(
    _ locks: [Int64], by member: String, for seconds: TimeInterval
  ) throws(SourceFailure) -> Set<Int64> {
    _ = try rows(
      "DELETE FROM widgettui.fleet_claim WHERE fleet = $1 AND until < clock_timestamp() - interval '1 day'",
      [.text(fleet)])
    let found = try rows(
      """
      INSERT INTO widgettui.fleet_claim AS c (fleet, lock, holder, until)
      SELECT $1, k, $3, clock_timestamp() + $4::float8 * interval '1 s' FROM pg_catalog.unnest($2::bigint[]) k
      ON CONFLICT (fleet, lock) DO UPDATE SET holder = excluded.holder, until = excluded.until
      WHERE c.until < clock_timestamp() OR c.holder = excluded.holder
      RETURNING lock::text
      """,
      [
        .text(fleet), .text(Self.array(locks.map { "\($0)" })), .text(member),
        .text("\(seconds)"),
      ])
    return Set(found.compactMap { $0.first.flatMap(Self.integer) })
  }

  // MARK: Machines

  /// Notes that this machine takes part; returns false if another one has its name.
  func note(
    machine: String, identity: String, _ clock: FleetClock
  ) throws(SourceFailure) -> Bool {
    let found = try rows(
      """
      INSERT INTO widgettui.fleet_machine AS m (fleet, name, identity, skew, uncertainty, seen_at)
      VALUES ($1, $2, $3, $4::float8, $5::float8, clock_timestamp())
      ON CONFLICT (fleet, name) DO UPDATE SET identity = excluded.identity, skew = excluded.skew,
        uncertainty = excluded.uncertainty, seen_at = excluded.seen_at
      WHERE m.identity = excluded.identity OR m.seen_at > clock_timestamp()
        OR m.seen_at < clock_timestamp() - interval '3 minutes'
      RETURNING name
      """,
      [
        .text(fleet), .text(machine), .text(identity), .text("\(clock.skew())"),
        .text("\(clock.uncertainty())"),
      ])
    return !found.isEmpty
  }

  /// Returns the time at which each machine of the fleet was seen last.
  func machines() throws(SourceFailure) -> [ExactText: TimeInterval] {
    var seen: [ExactText: TimeInterval] = [:]
    let found = try rows(
      """
      SELECT name, extract(epoch FROM seen_at)::float8 FROM widgettui.fleet_machine
      WHERE fleet = $1 ORDER BY name LIMIT \(Self.mostMachines)
      """, [.text(fleet)])
    for row in found where row.count == 2 {
      if let name = row[0].words, let time = row[1].number, time.isFinite {
        seen[ExactText(name)] = time
      }
    }
    return seen
  }

  /// Returns the text of a list as PostgreSQL reads an array.
  static func array(_ texts: [String]) -> String {
    let quoted = texts.map { text in
      "\"" + text.replacingExactly("\\", with: "\\\\").replacingExactly("\"", with: "\\\"") + "\""
    }
    return "{\(quoted.joined(separator: ","))}"
  }
}
