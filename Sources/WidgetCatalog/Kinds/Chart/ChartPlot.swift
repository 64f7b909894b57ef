import FoundationEssentials
import WidgetCharts
import WidgetLayout

/// Series as lines, areas or bars, with axes.
struct ChartPlot: View {
  let series: [ChartSeries]
  let style: ChartKind.Style
  let format: ValueFormat
  let range: ClosedRange<Double>?
  let hasAxes: Bool
  @Environment(\.textContext) private var context

  private struct Mark {
    var name: String
    var place: ChartSeries.Place
    var value: Double
  }

  /// The points of all series; indices identify the series, since two may have the same name.
  private var marks: [Mark] {
    series.enumerated().flatMap { index, series in
      series.points.map { point in
        Mark(name: "\(index)", place: point.place, value: point.value ?? .nan)
      }
    }
  }

  var body: some View {
    let hasSpan = hasSpan
    let chart = Chart {
      for mark in marks {
        switch mark.place {
        case .date(let date): content(x: date, mark, hasSpan)
        case .index(let index): content(x: index, mark, hasSpan)
        case .category(let name): content(x: name, mark, hasSpan)
        }
      }
    }
    .chartLegend(.hidden)
    .chartXAxis(hasAxes && hasSpan ? .automatic : .hidden)
    .environment(\.chartTimeZone, context.timeZone)
    if let range {
      axes(chart.chartYScale(domain: range))
    } else {
      axes(chart)
    }
  }

  @ViewBuilder private func axes(_ chart: some View) -> some View {
    if hasAxes {
      let format = axisFormat
      chart.chartYAxis {
        AxisMarks { value in
          AxisGridLine()
          AxisValueLabel(value.as(Double.self).map(format.text) ?? "")
        }
      }
    } else {
      chart.chartYAxis(.hidden)
    }
  }

  /// True if there is more than one place: an axis of a single moment would be made up.
  private var hasSpan: Bool {
    let places = Set(marks.lazy.filter { $0.value.isFinite }.map(\.place))
    return places.count > 1 || series.contains(where: \.isOfCategories)
  }

  /// The format of axis labels; large numbers are shortened, since they would take the chart's
  /// space.
  private var axisFormat: ValueFormat {
    var format = format
    let most = marks.lazy.map(\.value.magnitude).filter(\.isFinite).max() ?? 0
    if format.prefix == .none, format.unit != "duration", most >= 10_000 { format.prefix = .si }
    format.digits = nil
    format.isTerse = true
    return format
  }

  @ChartContentBuilder private func content<X: Plottable>(
    x: X, _ mark: Mark, _ hasSpan: Bool
  ) -> some ChartContent {
    let (at, value) = (
      PlottableValue.value("x", x), PlottableValue.value("y", mark.value)
    )
    switch style {
    case .bars:
      if series.count > 1 {
        BarMark(x: at, y: value).foregroundStyle(by: .value("series", mark.name))
          .position(by: .value("series", mark.name))
      } else {
        BarMark(x: at, y: value)
      }
    case .stacked:
      if series.contains(where: \.isOfCategories) {
        BarMark(x: at, y: value).foregroundStyle(by: .value("series", mark.name))
      } else {
        AreaMark(x: at, y: value).foregroundStyle(by: .value("series", mark.name))
      }
    case .area:
      AreaMark(x: at, y: value, stacking: .unstacked)
        .foregroundStyle(by: .value("series", mark.name))
    case .auto, .line, .heatmap:
      if !hasSpan {
        PointMark(x: at, y: value).foregroundStyle(by: .value("series", mark.name))
      } else if series.count > 1 {
        LineMark(x: at, y: value).foregroundStyle(by: .value("series", mark.name))
      } else {
        LineMark(x: at, y: value)
      }
    }
  }
}
