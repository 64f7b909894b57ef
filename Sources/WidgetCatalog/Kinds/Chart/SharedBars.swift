import WidgetCharts

/// The words about bars of which each stands for several values, as there is no room for more bars.
struct SharedBars {
  /// The names of the slots; empty for slots without names.
  let names: [String]
  /// The bounds of the values' levels.
  let thresholds: [ValueSettings.Threshold]
  /// The number of values, of which the chart may have fewer.
  let count: Int
  /// True along a time, where bars are expected to be the peaks: only levels that are not seen are said.
  let isCourse: Bool

  /// Returns the words about places of bars, in forms for less and less room; none if all is seen.
  func words(_ places: [BarPlace]) -> [String] {
    let levels = levels(in: places)
    guard places.contains(where: { !$0.hidden.isEmpty }), !isCourse || !levels.isEmpty else {
      return []
    }
    let sizes = places.map { $0.hidden.count + 1 }
    let most = max(sizes.max() ?? 1, (count + places.count - 1) / places.count)
    let isEven = Set(sizes) == [most]
    let long = isEven ? "a bar for \(most) values" : "a bar for up to \(most) values"
    let forms = [[long] + levels, ["\(most) a bar"] + levels] + (levels.isEmpty ? [] : [levels])
    return forms.map { "⚠ " + $0.joined(separator: " · ") }
  }

  /// Returns the levels of values that are not seen, if they are worse than that of the bar, such as `bad: n10`.
  private func levels(in places: [BarPlace]) -> [String] {
    let hidden = places.flatMap { place in
      place.hidden.filter { rank(of: $0) > rank(of: place.shown) }
    }
    return [(2, "bad"), (1, "warn")].compactMap { rank, word in
      let bars = hidden.filter { self.rank(of: $0) == rank }.sorted { $0.slot < $1.slot }
      guard let first = bars.first else { return nil }
      guard names.indices.contains(first.slot) else {
        return "\(word): \(bars.count) \(bars.count == 1 ? "value" : "values")"
      }
      let more = bars.count > 1 ? " and \(bars.count - 1) more" : ""
      return "\(word): \(names[first.slot].cut(toColumns: 20))\(more)"
    }
  }

  /// Returns how bad the level of a bar is: 2 is the worst.
  private func rank(of bar: BarPlace.Bar) -> Int {
    var settings = ValueSettings()
    settings.thresholds = thresholds
    return switch settings.level(of: bar.value) {
    case .bad: 2
    case .warn: 1
    case .good, .normal: 0
    }
  }
}
