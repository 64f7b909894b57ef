import FoundationEssentials

/// The reading of a row, with its dates by this machine's clock.
extension FleetRow {
  /// The seconds by which a reading may have begun later than the server's clock says.
  private static let tolerance: TimeInterval = 5
  /// The longest time for which a failure of the fleet may keep everybody from asking, in seconds.
  private static let longestPause: TimeInterval = 7 * 86400

  /// Returns the reading that the row holds, never newer than it is, or the failure.
  ///
  /// - Parameter latest: Returns the latest date at which a reading may be due; `nil` for any.
  func result(
    by clock: FleetClock, now: Date = Date(), at uptime: TimeInterval = FleetClock.uptime,
    latest: (Reading) -> Date? = { _ in nil }
  ) -> Result<Reading, SourceFailure> {
    let due = due.map { clock.date(of: $0, now: now, at: uptime) }
    switch FleetContent(text: content) {
    // Its due time says as little.
    case nil: return .failure(FleetWords.notContent)
    case .reading where isOfFuture(by: clock, at: uptime): return .failure(FleetWords.future)
    case .failure(var failure, _)?:
      failure.retryAfter = due.map { min($0, now + Self.longestPause) }
      return .failure(failure)
    case .reading(var reading)?:
      let latest = latest(reading) ?? .distantFuture
      dateBack(&reading, by: clock, now: now, at: uptime)
      // What is not due yet is due when the fleet says so.
      if let due { reading.reload = .after(max(min(due, latest), now + 0.05)) }
      return .success(reading)
    }
  }

  /// Returns false for a row that no member publishes, which counts as none.
  func isAnswer(by clock: FleetClock, at uptime: TimeInterval = FleetClock.uptime) -> Bool {
    switch FleetContent(text: content) {
    case nil: false
    case .failure?: true
    case .reading?: !isOfFuture(by: clock, at: uptime)
    }
  }

  private func isOfFuture(by clock: FleetClock, at uptime: TimeInterval) -> Bool {
    read > clock.now(at: uptime) + clock.uncertainty(at: uptime) + Self.tolerance
  }

  private func dateBack(
    _ reading: inout Reading, by clock: FleetClock, now: Date, at uptime: TimeInterval
  ) {
    let shown = clock.shown(self, now: now, at: uptime)
    let shift = clock.skew(of: now, at: uptime) - skew
    // The one entry of a source is dated by the asker's clock. Those of a timeline have dates of their own, at which
    // they come on each machine.
    if reading.entries.count == 1 {
      reading.entries[0].date = min(reading.entries[0].date + shift, shown)
    }
    reading.date = reading.date.map { min($0 + shift, shown) }
    reading.oldest = min(reading.oldest.map { $0 + shift } ?? shown, shown)
  }
}
