package import FoundationEssentials
package import WidgetBase

/// The things that the machines of a fleet have published of one instance, and when each machine was seen.
package struct FleetMachines: Sendable {
  package let rows: [FleetRow]
  /// The server's time at which each machine was seen last.
  package let seen: [ExactText: TimeInterval]
  package let clock: FleetClock

  package init(_ rows: [FleetRow], seen: [ExactText: TimeInterval], by clock: FleetClock) {
    (self.rows, self.seen, self.clock) = (rows, seen, clock)
  }

  /// The seconds after which a machine that is not seen is gone: it tells of itself each minute.
  private static let absence: TimeInterval = 150
  /// The seconds after a due time from which on a value counts as missing.
  private static let grace: TimeInterval = 30
  /// The seconds after which a machine that is gone is left out.
  private static let forgotten: TimeInterval = 7 * 86_400

  /// The state of a machine's row.
  private struct State {
    let machine: String
    var value: Result<Reading, SourceFailure>
    /// The date at which it becomes another one without news; `nil` for never.
    var end: Date?
    /// The date since which its value is over; `nil` if it is not.
    var over: Date?

    /// Returns the state with the entry alone that the machine's own tile shows at a date, and that may be over.
    func shown(at now: Date) -> State {
      guard case .success(var reading) = value else { return self }
      let current = reading.entries.lastIndex { $0.date <= now } ?? 0
      let entry = reading.entries[current]
      let next = reading.entries.dropFirst(current + 1).first?.date
      var state = self
      state.end = [end, next, entry.expiration].compactMap { $0 }.filter { $0 > now }.min()
      state.over = entry.expiration.flatMap { $0 <= now ? $0 : nil }
      reading.entries = [entry]
      state.value = .success(reading)
      return state
    }

    /// The state without a value that is over.
    var present: State {
      var state = self
      if let over { state.value = .failure(FleetWords.over(since: over)) }
      return state
    }
  }

  /// Returns one record a machine, with its name, its value or the fields of it, when that was read, and
  /// in place of a value the reason why there is none. A value is that of the present entry, until it is over.
  package func each(
    now: Date, at uptime: TimeInterval = FleetClock.uptime
  ) throws(SourceFailure) -> Reading {
    let shown = states(now, uptime).map { $0.shown(at: now) }
    guard !shown.isEmpty else { throw FleetWords.noMachine }
    let over = shown.compactMap(\.over)
    // Where all that is known is over, so is the whole, with the last values.
    let isOver = over.count == shown.count
    let states = isOver ? shown : shown.map(\.present)
    let end = states.compactMap(\.end).min()
    let readings = states.compactMap { try? $0.value.get() }
    if readings.isEmpty, let failure = Self.failure(of: states, until: end) { throw failure }
    let data = states.map { $0.value.map { $0.entries[0].datum } }
    let hasFields = data.contains { Self.isRecord($0) }
    let records = zip(states, data).map { state, datum in
      record(of: state, datum, hasFields: hasFields)
    }
    let dates = readings.map { min($0.entries[0].date, now) }
    var reading = Reading(.list(records), at: dates.max() ?? now)
    if isOver { reading.entries[0].expiration = over.max() }
    reading.oldest = readings.compactMap(\.oldest).min()
    reading.warnings = warnings(states)
    reading.isPartial = readings.contains(where: \.isPartial)
    reading.lacksRows = readings.count < states.count || readings.contains(where: \.lacksRows)
    reading.isDeniedInPart =
      states.contains { $0.value.failure?.isDenied ?? false }
      || readings.contains(where: \.isDeniedInPart)
    reading.reload = end.map { .after(max($0, now + 1)) } ?? .asScheduled
    return reading
  }

  /// Returns the failure where no machine has a value: the first real one, or else that a value is over.
  private static func failure(of states: [State], until end: Date?) -> SourceFailure? {
    let failures = states.compactMap(\.value.failure)
    guard var failure = failures.first(where: { !$0.isWaiting }) ?? failures.first else {
      return nil
    }
    let dates = [failure.retryAfter, end].compactMap { $0 }
    failure.retryAfter = dates.min()
    return failure
  }

  /// Returns the value of one machine.
  package func value(
    of machine: String, now: Date, at uptime: TimeInterval = FleetClock.uptime
  ) throws(SourceFailure) -> Reading {
    guard let state = states(now, uptime).first(where: { ExactText.isSame($0.machine, machine) })
    else {
      throw FleetWords.noValue(of: machine)
    }
    var reading = try state.value.get()
    reading.reload = state.end.map { .after(max($0, now + 1)) } ?? .asScheduled
    return reading
  }

  // MARK: Rows

  private func states(_ now: Date, _ uptime: TimeInterval) -> [State] {
    let time = clock.now(at: uptime)
    return rows.sorted { ExactText($0.key.machine) < ExactText($1.key.machine) }.compactMap { row in
      let seen = seen[ExactText(row.key.machine)] ?? row.read
      let news = max(seen, row.read)
      if time - news > Self.forgotten { return nil }
      let ends = [news + Self.absence, row.due.map { $0 + Self.grace }].compactMap { $0 }
      let end = ends.min() ?? .infinity
      let value: Result<Reading, SourceFailure> =
        if end <= time {
          .failure(FleetWords.noNews(of: row.key.machine, for: max(0, time - row.read)))
        } else {
          row.result(by: clock, now: now, at: uptime)
        }
      return State(
        machine: row.key.machine, value: value,
        end: value.failure == nil ? clock.date(of: end, now: now, at: uptime) : nil)
    }
  }

  private static func isRecord(_ datum: Result<Datum, SourceFailure>) -> Bool {
    if case .success(.record) = datum { true } else { false }
  }

  private func record(
    of state: State, _ datum: Result<Datum, SourceFailure>, hasFields: Bool
  ) -> Datum {
    var fields = [Datum.Field("name", .text(state.machine))]
    switch datum {
    case .success(.record(let values)): fields += values.filter { !Self.own.contains($0.name) }
    case .success(.list(let items)): fields.append(Datum.Field("values", .list(items)))
    case .success(let value): fields.append(Datum.Field("value", value))
    case .failure:
      if !hasFields { fields.append(Datum.Field("value", .null)) }
    }
    let read = (try? state.value.get())?.oldest
    fields.append(Datum.Field("read", read.map { .text($0.formatted(.iso8601)) } ?? .null))
    if let failure = state.value.failure {
      fields.append(Datum.Field("error", .text(failure.reason)))
    }
    return .record(fields)
  }

  /// The fields that a value's own ones do not replace.
  private static let own: Set<String> = ["name", "read", "error"]

  private func warnings(_ states: [State]) -> [String] {
    let failures = states.compactMap { state in
      state.value.failure.map { "\(state.machine): \($0.reason)" }
    }
    let failed = failures.first.map { words in
      failures.count == 1 ? words : "\(failures.count) of \(states.count) failed; \(words)"
    }
    let told = states.flatMap { state in
      (try? state.value.get())?.warnings.map { "\(state.machine): \($0)" } ?? []
    }
    return [failed].compactMap { $0 } + told
  }
}

extension Result where Failure == SourceFailure {
  /// The reason why there is nothing, or `nil` if there is something.
  fileprivate var failure: SourceFailure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
