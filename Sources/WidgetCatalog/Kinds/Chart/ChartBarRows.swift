import WidgetBase
import WidgetLayout

/// Series of categories as horizontal bars, each with its value.
struct ChartBarRows: View {
  let series: [ChartSeries]
  let format: ValueFormat
  let range: ClosedRange<Double>?

  /// The rows that all bars need.
  static func rows(of series: [ChartSeries]) -> Int {
    names(of: series).count * series.count
  }

  /// The categories in the order in which they first appear.
  static func names(of series: [ChartSeries]) -> [ChartSeries.Place] {
    var seen = Set<ChartSeries.Place>()
    return series.flatMap(\.points).map(\.place).filter { seen.insert($0).inserted }
  }

  var body: some View {
    let values = series.map { series in
      Dictionary(series.points.map { ($0.place, $0.value) }) { first, _ in first }
    }
    let places = Self.names(of: series)
    return BarRows(
      zip(places, Self.words(for: places)).map { place, words in
        BarRows.Group(
          words,
          values.enumerated().map { index, values in
            let value = values[place] ?? nil
            return BarRows.Bar(
              value, forms: value.map(format.forms) ?? [ValueFormat.missing],
              role: series.count > 1 ? ChartLegendLines.role(of: index) : nil)
          })
      }, in: range)
  }

  /// Returns the names of places: of times as much as tells them apart.
  static func words(for places: [ChartSeries.Place]) -> [String] {
    let times = places.compactMap { place in
      if case .date(let date) = place { LocalTime(date) } else { nil }
    }
    let days = Set(times.map(\.date)).count
    let minutes = Set(times.map { "\($0.date) \($0.hourAndMinute)" }).count
    func words(_ time: LocalTime) -> String {
      if days == times.count { return time.date }
      let clock = minutes == times.count ? time.hourAndMinute : time.clock
      return days == 1 ? clock : "\(time.date) \(clock)"
    }
    return places.map { place in
      switch place {
      case .category(let name): name
      case .index(let index): "\(index + 1)"
      case .number(let number): ValueFormat(isTerse: true).text(number)
      case .date(let date): words(LocalTime(date))
      }
    }
  }
}
