import FoundationEssentials
import WidgetLayout

/// Series as rows of shades; a single one over several days as one row per day, with a cell for
/// each hour.
struct ChartMap: View {
  let series: [ChartSeries]
  let range: ClosedRange<Double>?
  @Environment(\.textContext) private var context
  @Environment(\.contentSize) private var size

  var body: some View {
    if series.count == 1, let days = days(of: series[0]) {
      HeatMap(
        rows: days.map(\.hours), labels: days.map(\.name), columns: (0..<24).map { "\($0):00" },
        in: range)
    } else {
      let series = series.map { $0.thinned(to: max(2, size.width)) }
      HeatMap(
        rows: series.map { $0.points.map(\.value) }, labels: series.map(\.name),
        columns: columns(of: series), in: range)
    }
  }

  /// Returns the words below the columns, where all series have the same places.
  private func columns(of series: [ChartSeries]) -> [String] {
    let places = series.map { $0.points.map(\.place) }
    guard let first = places.first, places.allSatisfy({ $0 == first }) else { return [] }
    let dates = first.compactMap { if case .date(let date) = $0 { date } else { nil } }
    let isLong =
      (dates.last ?? .distantPast).timeIntervalSince(dates.first ?? .distantPast) > 172_800
    return first.map { place in
      switch place {
      case .category(let name): return name
      case .index, .number: return ""
      case .date(let date):
        let time = context.civilTime(date)
        return isLong
          ? "\(time.date.day) \(time.date.monthName.prefix(3))"
          : "\(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)"
      }
    }
  }

  /// Returns the hourly means of the last days; `nil` for less than two days.
  private func days(of series: ChartSeries) -> [(name: String, hours: [Double?])]? {
    var sums: [Int: [(sum: Double, count: Double)]] = [:]
    for point in series.points {
      guard case .date(let date) = point.place, let value = point.value else { continue }
      let time = context.civilTime(date)
      sums[time.date.days, default: Array(repeating: (0, 0), count: 24)][time.hour].sum += value
      sums[time.date.days]?[time.hour].count += 1
    }
    guard sums.count > 1 else { return nil }
    return sums.keys.sorted().suffix(max(1, size.height)).map { day in
      let date = CivilDate(days: day)
      let hours = (sums[day] ?? []).map { $0.count > 0 ? $0.sum / $0.count : nil }
      return (CivilDate.weekdayNames[date.weekday], hours)
    }
  }
}
