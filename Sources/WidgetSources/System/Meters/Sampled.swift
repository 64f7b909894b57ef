import FoundationEssentials

/// A meter and its last reading, so that two widgets that ask in one tick are given one sample.
struct Sampled<M: Meter> {
  private var meter: M
  private var date: Date?
  private var reading: M.Reading?

  init(_ meter: M) {
    self.meter = meter
  }

  /// The last reading when it is less than `interval` seconds from `now`, else a new one.
  mutating func reading(
    of machine: any Machine, at now: Date, interval: Double
  ) -> M.Reading? {
    if let date, abs(now.timeIntervalSince(date)) < interval { return reading }
    // Let go of before sampling, so that appending to the history in it copies nothing.
    reading = nil
    machine.advance(to: now)
    reading = meter.sample(machine, at: now)
    date = now
    return reading
  }
}
