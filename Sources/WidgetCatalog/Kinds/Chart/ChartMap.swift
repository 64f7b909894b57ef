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
    if series.count == 1, let (days, hidden) = days(of: series[0]) {
      VStack(alignment: .leading, spacing: 0) {
        if hidden > 0 {
          Text(verbatim: "+\(hidden) before").foregroundStyle(.secondary).lineLimit(1)
        }
        HeatMap(
          rows: days.map(\.hours), labels: days.map(\.name), columns: (0..<24).map { "\($0):00" },
          in: range)
      }
    } else {
      let labels = series.map(\.name)
      let map = ChartColumns(series, most: HeatMap.columns(besides: labels, in: size.width))
      HeatMap(
        rows: map.rows, labels: labels, columns: words(of: map.places), in: range)
    }
  }

  /// Returns the words below columns.
  private func words(of places: [ChartSeries.Place]) -> [String] {
    let dates = places.compactMap(\.date)
    let isAboutNow = CourseDays(dates, at: context.currentDate).isAboutNow
    let isLong =
      (dates.last ?? .distantPast).timeIntervalSince(dates.first ?? .distantPast) > 172_800
    return places.map { place in
      switch place {
      case .category(let name): return name
      case .index, .number: return ""
      case .date(let date):
        let time = context.civilTime(date)
        let clock = "\(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)"
        if isLong { return time.shortDate }
        return isAboutNow ? clock : "\(time.shortDate) \(clock)"
      }
    }
  }

  /// Returns the hourly means of the last days, and the number of days before them that have no room; `nil` for less
  /// than two days.
  private func days(
    of series: ChartSeries
  ) -> (shown: [(name: String, hours: [Double?])], hidden: Int)? {
    var sums: [Int: [(sum: Double, count: Double)]] = [:]
    for point in series.points {
      guard case .date(let date) = point.place, let value = point.value else { continue }
      let time = context.civilTime(date)
      sums[time.date.days, default: Array(repeating: (0, 0), count: 24)][time.hour].sum += value
      sums[time.date.days]?[time.hour].count += 1
    }
    guard sums.count > 1 else { return nil }
    // A row says how many are left out, where there is one for it.
    let room = sums.count > size.height && size.height > 1 ? size.height - 1 : size.height
    let shown = sums.keys.sorted().suffix(max(1, room))
    let dates = series.points.compactMap(\.place.date).filter {
      context.civilTime($0).date.days >= shown.first ?? 0
    }
    let names = CourseDays(dates, at: context.currentDate)
    let days = shown.map { day in
      let hours = (sums[day] ?? []).map { $0.count > 0 ? $0.sum / $0.count : nil }
      return (name: names.name(of: CivilDate(days: day)), hours: hours)
    }
    return (days, sums.count - shown.count)
  }
}
