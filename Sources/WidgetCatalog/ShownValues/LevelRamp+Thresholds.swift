import WidgetLayout

extension LevelRamp {
  /// Creates the colours of a value with thresholds: from the accent through good to each level's own,
  /// so that a colour is never worse than the level. Returns `nil` if there are no thresholds.
  ///
  /// - Parameter low: The least value that is usual.
  init?(_ thresholds: [ValueSettings.Threshold], from low: Double) {
    let above = thresholds.compactMap { threshold in
      threshold.above.map { Stop($0, .role(threshold.level.role)) }
    }
    let below = thresholds.compactMap { threshold in
      threshold.below.map { Stop($0, .role(threshold.level.role)) }
    }
    guard !(above + below).isEmpty else { return nil }
    let start = max(low, below.map(\.value).max() ?? low)
    var stops = Self.steps(above.sorted { $0.value < $1.value }) + below
    if let first = above.map(\.value).min(), first > start {
      stops += [
        Stop(below.isEmpty ? start : start + (first - start) * 0.1, .role(.accent)),
        Stop(start + (first - start) * 0.6, .role(.good)),
      ]
    } else if let last = below.map(\.value).max() {
      stops.append(Stop(last * 1.25, .role(.accent)))
    }
    self.init(stops)
  }

  /// Returns ascending stops between which a paint stays until the next one begins.
  private static func steps(_ stops: [Stop]) -> [Stop] {
    stops + zip(stops, stops.dropFirst()).map { Stop($1.value.nextDown, $0.paint) }
  }
}
