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
  /// The bounds of the values' levels, of which those near the values are drawn.
  var thresholds: [ValueSettings.Threshold] = []
  /// The number of values in the longest series, of which the series may have fewer points.
  var count = 0
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
    let (hasSpan, isFilled) = (hasSpan, isArea)
    let chart = Chart {
      // A bound behind an area cuts none of it off.
      for bound in hasAreas ? bounds : [] { rule(bound) }
      for mark in marks {
        switch mark.place {
        case .date(let date): content(x: date, mark, hasSpan, isFilled)
        case .index(let index): content(x: index, mark, hasSpan, isFilled)
        case .category(let name): content(x: name, mark, hasSpan, isFilled)
        case .number(let number): content(x: number, mark, hasSpan, isFilled)
        }
      }
      for gap in gaps {
        RectangleMark(hatchedFrom: .value("from", gap.start), to: .value("to", gap.end))
          .foregroundStyle(Color(.faint))
      }
      for bound in hasAreas ? [] : bounds { rule(bound) }
    }
    .chartLegend(.hidden)
    .chartXAxis(hasAxes && hasSpan ? .automatic : .hidden)
    .environment(\.chartTimeZone, context.timeZone)
    .environment(\.chartNamesDays, isAboutNow)
    .chartLevels(levels)
    .chartBarWords(sharedBars.words)
    if let range {
      axes(chart.chartYScale(domain: range))
    } else {
      axes(chart)
    }
  }

  private func rule(_ bound: Bound) -> some ChartContent {
    RuleMark(y: .value("bound", bound.value)).foregroundStyle(Color(bound.role))
      .lineStyle(StrokeStyle(dash: [8, 8]))
  }

  /// The times in which no series was read: between the last value before a gap and the next one, or
  /// the end.
  private var gaps: [(start: Date, end: Date)] {
    guard style == .auto || style == .line || style == .area, series.count == 1 else { return [] }
    var gaps: [(start: Date, end: Date)] = []
    var (last, open) = (Date?.none, Date?.none)
    for point in series[0].points {
      guard case .date(let date) = point.place else { return [] }
      if point.value == nil {
        // What was before the first value is not an outage.
        if open == nil, let last { open = last }
      } else if let start = open {
        gaps.append((start, date))
        open = nil
      }
      last = date
    }
    if let start = open, let last, last > start { gaps.append((start, last)) }
    return gaps
  }

  /// The colours of a single series by its levels; several series keep those that tell them apart.
  private var levels: LevelRamp? {
    guard series.count == 1, style != .scatter else { return nil }
    let low = range?.lowerBound ?? min(0, marks.lazy.map(\.value).filter(\.isFinite).min() ?? 0)
    return LevelRamp(thresholds, from: low)
  }

  /// The words about bars that share cells; several series have colours that tell them apart, not levels.
  private var sharedBars: SharedBars {
    let names = ChartBarRows.names(of: series).compactMap { place in
      if case .category(let name) = place { name } else { nil }
    }
    let isCourse = series.contains { one in
      if case .date? = one.points.first?.place { true } else { false }
    }
    return SharedBars(
      names: names, thresholds: series.count == 1 ? thresholds : [], count: count,
      isCourse: isCourse)
  }

  /// The most points that are drawn large.
  private static let mostLarge = 200

  /// A bound as a line.
  private struct Bound {
    var value: Double
    var role: Role
  }

  /// The bounds that lie between the values, or so near that a line shows how near the values are.
  private var bounds: [Bound] {
    let values = marks.lazy.map(\.value).filter(\.isFinite)
    guard style != .stacked, style != .bars || series.count == 1, let low = values.min(),
      let high = values.max()
    else {
      return []
    }
    let near = min(0, low)...max(high * 1.25, low)
    return thresholds.compactMap { threshold in
      guard let value = threshold.above ?? threshold.below, (range ?? near).contains(value) else {
        return nil
      }
      return Bound(value: value, role: threshold.level.role)
    }
  }

  /// True if series are areas.
  private var hasAreas: Bool { style == .area || style == .stacked || isArea }

  /// True if a single series is an area: where zero is near its values, so that its height says something.
  private var isArea: Bool {
    guard style == .auto, series.count == 1 else { return false }
    let values = marks.lazy.map(\.value).filter(\.isFinite)
    guard let low = values.min(), let high = values.max(), low >= 0 else { return false }
    return range.map { $0.lowerBound >= 0 } ?? true && low * 2 <= high
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

  /// True if the times of the series are not of long ago, nor of long after now.
  private var isAboutNow: Bool {
    let dates = series.flatMap { [$0.points.first, $0.points.last].compactMap(\.?.place.date) }
    return CourseDays(dates.sorted(), at: context.currentDate).isAboutNow
  }

  private var axisFormat: ValueFormat {
    format.axis(upTo: marks.lazy.map(\.value.magnitude).filter(\.isFinite).max() ?? 0)
  }

  @ChartContentBuilder private func content<X: Plottable>(
    x: X, _ mark: Mark, _ hasSpan: Bool, _ isFilled: Bool
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
    case .scatter:
      PointMark(x: at, y: value).foregroundStyle(by: .value("series", mark.name))
        .symbolSize(marks.count > Self.mostLarge ? 9 : 36)
    case .auto, .line, .rows, .heatmap, .year, .histogram:
      if !hasSpan {
        PointMark(x: at, y: value).foregroundStyle(by: .value("series", mark.name))
      } else if series.count > 1 {
        LineMark(x: at, y: value).foregroundStyle(by: .value("series", mark.name))
      } else if isFilled {
        AreaMark(x: at, y: value)
      } else {
        LineMark(x: at, y: value)
      }
    }
  }
}
