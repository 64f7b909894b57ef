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
    BarRows(
      Self.names(of: series).map { place in
        BarRows.Group(
          place.words,
          values.enumerated().map { index, values in
            let value = values[place] ?? nil
            return BarRows.Bar(
              value, forms: value.map(format.forms) ?? [ValueFormat.missing],
              role: series.count > 1 ? ChartLegendLines.role(of: index) : nil)
          })
      }, in: range)
  }
}

extension ChartSeries.Place {
  /// The place as a name.
  fileprivate var words: String {
    switch self {
    case .category(let name): name
    case .index(let index): "\(index + 1)"
    case .number(let number): ValueFormat(isTerse: true).text(number)
    case .date(let date): LocalTime(date).date
    }
  }
}
