import FoundationEssentials

/// A meter and its last reading, so that two widgets that read it in the same tick share a sample.
struct Sampled<M: Meter> {
  private var meter: M
  private var date: Date?
  private var reading: M.Reading?

  init(_ meter: M) {
    self.meter = meter
  }

  /// Changes the state of the meter, which the next reading has.
  mutating func change(_ body: (inout M) -> Void) { body(&meter) }

  /// Returns the last reading if it was taken at `now` or less than `interval` seconds from it, else
  /// a new one.
  mutating func reading(
    of machine: any Machine, at now: Date, interval: Double
  ) -> M.Reading? {
    if let date, date == now || abs(now.timeIntervalSince(date)) < interval { return reading }
    // Released before sampling, so that appending to the history in it does not copy.
    reading = nil
    machine.advance(to: now)
    reading = meter.sample(machine, at: now)
    date = now
    return reading
  }
}
