import FoundationEssentials

/// The reading of a row, with its dates by this machine's clock.
extension FleetRow {
  /// Returns the reading that the row holds, never newer than it is, or the failure.
  func result(
    by clock: FleetClock, now: Date = Date(), at uptime: TimeInterval = FleetClock.uptime
  ) -> Result<Reading, SourceFailure> {
    let due = due.map { clock.date(of: $0, now: now, at: uptime) }
    switch FleetContent(text: content) {
    case nil:
      var failure = FleetWords.notContent
      failure.retryAfter = due
      return .failure(failure)
    case .failure(var failure, _)?:
      failure.retryAfter = due
      return .failure(failure)
    case .reading(let reading)?: return .success(dated(reading, by: clock, now: now, at: uptime))
    }
  }

  private func dated(
    _ reading: Reading, by clock: FleetClock, now: Date, at uptime: TimeInterval
  ) -> Reading {
    var reading = reading
    let shown = clock.shown(self, now: now, at: uptime)
    // Dates of the past are the asker's; those to come are the calendar's.
    let shift = clock.skew(of: now, at: uptime) - skew
    let asked = Date(timeIntervalSince1970: read + skew)
    for index in reading.entries.indices where reading.entries[index].date <= asked + 60 {
      reading.entries[index].date = min(reading.entries[index].date + shift, shown)
    }
    reading.oldest = min(reading.oldest.map { $0 + shift } ?? shown, shown)
    // What is not due yet is due when the fleet says so.
    if let due {
      reading.reload = .after(max(clock.date(of: due, now: now, at: uptime), now + 0.05))
    }
    return reading
  }
}
