import FoundationEssentials

/// What follows from a value and those before it.
extension ValueReading {
  /// The level of the newest value: of the thresholds that it has passed for as long as each asks,
  /// the worst.
  static func level(of history: [Sample], _ thresholds: [ValueSettings.Threshold]) -> Level {
    let holding = thresholds.filter { holds($0, history) }.map(\.level)
    return [.bad, .warn, .good].first(where: holding.contains) ?? .normal
  }

  /// Whether a threshold has been passed without a break until the newest value, for at least its
  /// time. A missing value is a break.
  private static func holds(_ threshold: ValueSettings.Threshold, _ history: [Sample]) -> Bool {
    guard let last = history.last, passes(last.value, threshold) else { return false }
    guard threshold.hold > 0 else { return true }
    let start = history.reversed().prefix { passes($0.value, threshold) }.last ?? last
    return last.date.timeIntervalSince(start.date) >= threshold.hold
  }

  private static func passes(_ value: Double?, _ threshold: ValueSettings.Threshold) -> Bool {
    guard let value, !value.isNaN else { return false }
    return threshold.above.map { value > $0 } ?? false
      || threshold.below.map { value < $0 } ?? false
  }

  /// The value of `lookback` seconds before the newest: the nearest one, no farther from that date
  /// than a quarter of the way, or a minute; nil where there is none.
  static func past(of history: [Sample], lookback: TimeInterval) -> Double? {
    guard let last = history.last else { return nil }
    let target = last.date - lookback
    let room = max(60, lookback / 4)
    let near = history.dropLast().filter {
      $0.value?.isFinite == true && abs($0.date.timeIntervalSince(target)) <= room
    }
    return near.min {
      abs($0.date.timeIntervalSince(target)) < abs($1.date.timeIntervalSince(target))
    }?.value
  }
}
