import FoundationEssentials
import WidgetSources

extension ReadingEntry {
  /// Returns the values of a shop, for a gallery.
  static func metricSample(at date: Date, count: Int) -> ReadingEntry {
    let values = (0..<max(1, count)).map { ValueReading.sample($0, at: date) }
    return ReadingEntry(date: date, datum: values[0].datum, values: values)
  }
}

extension ValueReading {
  private static let names = [
    "Orders", "Sales", "Visitors", "Returns", "Carts", "Latency", "Errors",
  ]
  private static let wave: [Double] = [
    5, 6, 8, 9, 11, 13, 14, 13, 11, 12, 14, 15, 15, 13, 12, 11, 12, 14, 16, 17, 16, 14, 15, 18,
  ]

  /// Returns the gallery's value with this index, with a day of history.
  static func sample(_ index: Int, at date: Date) -> ValueReading {
    var settings = ValueSettings()
    settings.name = names[index % names.count]
    settings.compare = 3600
    settings.unit = ["", "$", "", "", "", "ms", "%"][index % 7]
    settings.good = index == 3 || index > 4 ? .down : .up
    let scale = [71.34, 1013, 517, 0.66, 9, 6.2, 0.11][index % 7]
    let history = wave.enumerated().map { offset, step in
      Sample(
        date: date - Double(wave.count - 1 - offset) * 3600,
        value: (wave[(offset + index * 3) % wave.count] + step / 4) * scale)
    }
    let now = (history.last?.value ?? 0).rounded()
    let past = index == 3 ? now : now * [0.96, 0.89, 1.02, 1, 0.99, 1.1, 1][index % 7]
    return ValueReading(
      settings: settings, datum: .number(now), history: history, past: past)
  }
}
