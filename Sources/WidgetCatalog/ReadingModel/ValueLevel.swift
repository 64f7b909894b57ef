import FoundationEssentials

/// Properties that follow from a value and those before it.
extension ValueReading {
  /// Returns the level at a date, by default that of the newest value: the worst of the thresholds
  /// that have been passed for as long as each requires.
  static func level(
    of history: [Sample], _ thresholds: [ValueSettings.Threshold], at date: Date? = nil
  ) -> Level {
    guard let last = history.last?.date else { return .normal }
    let now = max(date ?? last, last)
    let holding = thresholds.filter { threshold in
      heldFrom(threshold, history).map { $0 <= now } ?? false
    }.map(\.level)
    return [.bad, .warn, .good].first(where: holding.contains) ?? .normal
  }

  /// Returns the dates at which passed thresholds begin to hold, if the newest value stays.
  static func holdEnds(of history: [Sample], _ thresholds: [ValueSettings.Threshold]) -> [Date] {
    thresholds.compactMap { $0.hold > 0 ? heldFrom($0, history) : nil }
  }

  /// Sets the level to that of the newest value at a date.
  mutating func takeLevel(at date: Date) {
    level = Self.level(of: history, settings.thresholds, at: date)
  }

  /// Returns the date from which a threshold holds: passed for its time, without a break until the
  /// newest value; `nil` if the newest value has not passed it. A missing value is a break.
  private static func heldFrom(
    _ threshold: ValueSettings.Threshold, _ history: [Sample]
  ) -> Date? {
    guard let last = history.last, passes(last.value, threshold) else { return nil }
    guard threshold.hold > 0 else { return last.date }
    let start = history.reversed().prefix { passes($0.value, threshold) }.last ?? last
    return start.date + threshold.hold
  }

  private static func passes(_ value: Double?, _ threshold: ValueSettings.Threshold) -> Bool {
    guard let value, !value.isNaN else { return false }
    return threshold.above.map { value > $0 } ?? false
      || threshold.below.map { value < $0 } ?? false
  }

  /// Returns the value of `lookback` seconds before the newest: the nearest one, no later than a
  /// quarter of the way after that date, and no earlier than as much, or a minute, before it; `nil`
  /// if there is none.
  static func past(of history: [Sample], lookback: TimeInterval) -> Double? {
    guard let last = history.last else { return nil }
    let target = last.date - lookback
    let room = target - max(60, lookback / 4)...target + lookback / 4
    let near = history.dropLast().filter {
      $0.value?.isFinite == true && room.contains($0.date)
    }
    return near.min {
      abs($0.date.timeIntervalSince(target)) < abs($1.date.timeIntervalSince(target))
    }?.value
  }
}
