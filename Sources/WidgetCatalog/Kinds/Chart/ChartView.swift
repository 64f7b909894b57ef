import FoundationEssentials
import WidgetLayout
import WidgetSources

/// Series in any family: with axes and names on a tile, as a sparkline in an accessory.
struct ChartView: View {
  struct Options: Hashable {
    var style: ChartKind.Style
    var hasLegend: Bool
    var hasAxes: Bool

    /// True if pairs are of two numbers.
    var hasPairs: Bool { style == .scatter }
    /// The data that series are made of, for errors.
    var expected: String { hasPairs ? NumberPairs.expected : ChartSeries.expected }
  }

  let readings: [ValueReading]
  let options: Options
  @Environment(\.widgetFamily) private var family
  @Environment(\.contentSize) private var size
  @Environment(\.numberSymbols) private var symbols
  @Environment(\.redactionReasons) private var redaction
  @Environment(\.textContext) private var context

  /// The maximum number of series, equal to the number of colours.
  private static let most = 6

  /// Returns the most series that are drawn: a heat map tells its rows apart by their names, not by colours, and
  /// has as many as there are rows, less the one that says how many more there are.
  private func most(in style: ChartKind.Style, of count: Int) -> Int {
    // A year has one cell for each day.
    if style == .year { return 1 }
    guard style == .heatmap else { return Self.most }
    let room = min(64, size.height)
    return count > room ? max(1, room - 1) : room
  }

  var body: some View {
    let read = readings.map { ChartSeries.series(of: $0, hasPairs: options.hasPairs) }
    let now = context.currentDate
    let newest = read.lazy.flatMap { $0 ?? [] }.compactMap { $0.current(at: now)?.place.date }.max()
    let found = zip(readings, read).map { reading, all in
      all?.map { series in
        var series = series
        series.name = reading.name(ofPart: series.name, among: readings)
        // The border says it already.
        if !family.isAccessory, reading.settings.isNamedByTitle,
          series.name == reading.settings.name
        {
          series.name = ""
        }
        // A value before a gap, or before others, is not a current one, and neither is one that is yet to come.
        let format = ValueFormat(reading.settings, symbols: symbols)
        let hasEnded = newest.map { series.hasEnded(before: $0, at: now) } ?? false
        let current = hasEnded ? nil : series.current(at: now)
        series.newest = current?.value.map(format.forms) ?? [ValueFormat.missing]
        return series
      }
    }
    let series = ChartSeries.onOneAxis(found.flatMap { $0 ?? [] }.filter { !$0.points.isEmpty })
    if series.isEmpty || !series.contains(where: \.hasValues) {
      NoticeView(notice(found))
    } else if family.isAccessory {
      let all = allValues(of: series)
      ChartLine(
        series: all ?? line(of: series), others: all == nil ? others(of: series) : 0,
        omission: lineOmission(of: series),
        range: options.style == .histogram ? nil : range, isInline: family == .accessoryInline)
    } else {
      tile(
        Array(series.prefix(most(in: style(of: series), of: series.count))), count: series.count,
        leftOut: leftOut(of: series))
    }
  }

  /// Returns the number of items of the data that are in no series or, as values that are no numbers, in no bin.
  private func leftOut(of series: [ChartSeries]) -> Int {
    let gaps = options.style == .histogram ? series.flatMap(\.points).count { $0.value == nil } : 0
    return series.reduce(gaps) { $0 + $1.leftOut }
  }

  /// The columns of the least row that says in words what is not in it.
  private static let leastWithWords = 80

  /// Returns what of the data is not in an accessory family, in forms for less and less room.
  private func lineOmission(of series: [ChartSeries]) -> [String] {
    let parts = omissions(from: series, style(of: series), leftOut: leftOut(of: series))
    if parts.isEmpty { return [] }
    let words = "⚠ " + parts.joined(separator: " · ")
    return size.width >= Self.leastWithWords ? [words, "⚠"] : ["⚠"]
  }

  /// Returns the number of series, or of bars, of which an accessory family shows no value.
  private func others(of series: [ChartSeries]) -> Int {
    switch options.style {
    // All series are counted together.
    case .histogram: return 0
    case .scatter: return series.count - 1
    default:
      return series[0].isOfCategories
        ? series.reduce(0) { $0 + $1.points.count } - 1 : series.count - 1
    }
  }

  private var settings: ValueSettings { readings.first?.settings ?? ValueSettings() }
  private var format: ValueFormat { ValueFormat(settings, symbols: symbols) }
  private var range: ClosedRange<Double>? { settings.range }

  /// Returns the series that an accessory family shows.
  private func line(of series: [ChartSeries]) -> ChartSeries {
    let named = series[0].named(for: options.style)
    switch options.style {
    case .histogram:
      var counts = ChartSeries(counting: series, most: 40, format: format)
      (counts.name, counts.newest) = (named.name, named.newest)
      return counts
    // The places of pairs say as much as their values, which a row of columns cannot show.
    case .scatter: return ChartSeries(name: named.name, points: [], newest: named.newest)
    // A value among others says nothing without its name.
    default: return greatest(of: series) ?? series[0]
    }
  }

  /// Returns the series of the greatest bar, with its name and its value; `nil` if there are no bars.
  private func greatest(of series: [ChartSeries]) -> ChartSeries? {
    let bars = series.flatMap { one in one.points.map { (series: one, point: $0) } }
    let greatest = bars.max { ($0.point.value ?? -.infinity) < ($1.point.value ?? -.infinity) }
    guard var one = greatest?.series, let point = greatest?.point, let value = point.value,
      case .category(let name) = point.place
    else { return nil }
    one.name = [one.name, name].filter { !$0.isEmpty }.joined(separator: " ")
    one.newest = format.forms(value)
    return one
  }

  /// Returns the first series with the newest values of all of them, where half of a row has room for these.
  private func allValues(of series: [ChartSeries]) -> ChartSeries? {
    guard family == .accessoryInline, series.count > 1, !series[0].isOfCategories,
      ![.histogram, .scatter, .year].contains(options.style)
    else { return nil }
    let rest = series.dropFirst().map { "\($0.name) \($0.newest.first ?? ValueFormat.missing)" }
    var one = series[0]
    one.newest = [
      ([one.newest.first ?? ValueFormat.missing] + rest).joined(separator: " · ")
    ]
    return Painter.width(of: "\(one.name) \(one.newest[0])") <= size.width / 2 ? one : nil
  }

  private func notice(_ found: [[ChartSeries]?]) -> String {
    guard let index = found.firstIndex(where: { $0 == nil }) else { return "No values yet" }
    return DatumMismatch(expected: options.expected, read: readings[index].datum).description
  }

  private func tile(_ series: [ChartSeries], count: Int, leftOut: Int) -> some View {
    let style = style(of: series)
    // A heat map has the names beside its rows.
    let hasLegend = options.hasLegend && style != .heatmap && size.height >= 4
    let legend = ChartLegendLines(
      series: series.map { $0.named(for: style) }, more: count - series.count, width: size.width,
      rows: hasLegend ? size.height / 4 : 0)
    let omission = omission(
      from: series, style, unsaid: hasLegend ? 0 : count - series.count, leftOut: leftOut)
    return VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<legend.lines.count, id: \.self) { row in
        HStack {
          line(row, of: legend)
          if row == 0, let extremes = extremes(of: series, style, besides: legend.width) {
            Spacer(minLength: 0)
            Text(verbatim: extremes).foregroundStyle(Role.dim).lineLimit(1).fixedSize()
          }
        }
      }
      if redaction.contains(.placeholder) {
        Sparkline([]).frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        plot(series, style)
      }
      if let omission {
        Text(verbatim: omission).foregroundStyle(.role(.warn)).lineLimit(1)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// Returns a line of the legend, the last one with the words about the series that have no place in it.
  private func line(_ row: Int, of legend: ChartLegendLines) -> some View {
    HStack(spacing: 16) {
      if let line = legend.lines[row] { line.lineLimit(1) }
      if row == legend.lines.count - 1, let more = legend.more {
        Text(verbatim: more).foregroundStyle(Role.dim).lineLimit(1).fixedSize()
      }
    }
  }

  /// Returns in words what of the data is not in the drawing; `nil` if all is.
  ///
  /// - Parameter unsaid: The number of series that are not drawn and that no legend counts.
  private func omission(
    from series: [ChartSeries], _ style: ChartKind.Style, unsaid: Int, leftOut: Int
  ) -> String? {
    if style == .heatmap, unsaid > 0 { return "+\(unsaid) more rows" }
    guard size.height > 3 else { return nil }
    let others = unsaid > 0 ? ["\(unsaid) more series"] : []
    let parts = others + omissions(from: series, style, leftOut: leftOut)
    return parts.isEmpty ? nil : "⚠ " + parts.joined(separator: " · ")
  }

  /// Returns the parts of the words about what of the data is not among the values.
  private func omissions(
    from series: [ChartSeries], _ style: ChartKind.Style, leftOut: Int
  ) -> [String] {
    let beyond =
      leftOut > 0 ? "\(leftOut) \(leftOut == 1 ? "item" : "items") of the data left out" : nil
    return [missing(in: series, style), beyond].compactMap { $0 }
  }

  /// Returns the names of bars without a value, as a bar of nothing looks like one of zero; rows of bars have a dash.
  /// Of a heat map over time they are rows without times.
  private func missing(in series: [ChartSeries], _ style: ChartKind.Style) -> String? {
    if style == .heatmap { return withoutTimes(in: series) }
    guard style == .bars || style == .stacked else { return nil }
    if style == .stacked, let part = ChartSeries.firstWithGaps(of: series) {
      let name = part.name.isEmpty ? "a part" : part.name.cut(toColumns: 20)
      return "no sum where \(name) has no value"
    }
    let missing = series.flatMap(\.points).compactMap { point in
      if case .category(let name) = point.place, point.value == nil { name } else { nil }
    }
    guard let first = missing.first else { return nil }
    return missing.count > 3
      ? "no value: \(first.cut(toColumns: 20)) and \(missing.count - 1) more"
      : "no value: \(missing.map { $0.cut(toColumns: 20) }.joined(separator: ", "))"
  }

  /// Returns the name of a series that is left out because other series have times, or `nil` if all are drawn.
  private func withoutTimes(in series: [ChartSeries]) -> String? {
    func hasTimes(_ one: ChartSeries) -> Bool { one.points.contains { $0.place.date != nil } }
    guard series.contains(where: hasTimes) else { return nil }
    let others = series.filter { !hasTimes($0) }
    let name = others.first.map { $0.name.isEmpty ? "a series" : $0.name.cut(toColumns: 20) }
    return name.map {
      others.count > 1 ? "no times: \($0) and \(others.count - 1) more" : "no times: \($0)"
    }
  }

  /// Returns the least, the mean and the greatest value of a single course in words: as many of them as
  /// the row has room for besides its first columns.
  private func extremes(
    of series: [ChartSeries], _ style: ChartKind.Style, besides used: Int
  ) -> String? {
    guard series.count == 1, [.auto, .line, .area, .year].contains(style),
      settings.unit != "duration"
    else { return nil }
    let values = series[0].points.compactMap(\.value)
    guard values.count > 2, let low = values.min(), let high = values.max(), low < high else {
      return nil
    }
    var format = format
    (format.unit, format.isTerse) = ("", true)
    let mean = values.reduce(0) { $0 + $1 / Double(values.count) }
    let words = [
      "min \(format.text(low))", "mean \(format.text(mean))", "max \(format.text(high))",
    ]
    let forms = [words, [words[0], words[2]], [words[2]]].map { $0.joined(separator: "  ") }
    return forms.first { used + 2 + Painter.width(of: $0) <= size.width }
  }

  @ViewBuilder private func plot(_ series: [ChartSeries], _ style: ChartKind.Style) -> some View {
    switch style {
    case .heatmap: ChartMap(series: series, range: range)
    case .year: ChartYear(series: series[0])
    case .rows: ChartBarRows(series: series, format: format, range: range)
    case .histogram:
      plot([ChartSeries(counting: series, most: max(2, size.width / 4), format: format)], as: .bars)
    case .auto, .line, .area, .bars, .stacked, .scatter:
      let shown = style == .stacked ? ChartSeries.withSharedGaps(series) : series
      plot(
        shown.map { $0.thinned(to: most(of: $0, style)) }, as: style,
        count: shown.map(\.points.count).max() ?? 0)
    }
  }

  /// Returns the most points of a series that are drawn: all bars with names, so that those without room are
  /// counted, unless they are very many.
  private func most(of series: ChartSeries, _ style: ChartKind.Style) -> Int {
    max(style == .bars && series.isOfCategories ? 2000 : 20, size.width * 4)
  }

  private func plot(
    _ series: [ChartSeries], as style: ChartKind.Style, count: Int = 0
  ) -> ChartPlot {
    // Counts are no values: they have neither their unit nor their bounds.
    let isCount = options.style == .histogram
    return ChartPlot(
      series: series, style: style, format: isCount ? ValueFormat(symbols: symbols) : format,
      range: isCount ? nil : range, hasAxes: options.hasAxes && size.height >= 6,
      thresholds: isCount ? [] : settings.thresholds, count: count)
  }

  private func style(of series: [ChartSeries]) -> ChartKind.Style {
    guard options.style == .auto else { return options.style }
    guard series.contains(where: \.isOfCategories) else { return .auto }
    return needsRows(series) ? .rows : .bars
  }

  /// True if names are too long to stand below bars, and each bar can have a row.
  private func needsRows(_ series: [ChartSeries]) -> Bool {
    let names = ChartBarRows.names(of: series)
    let longest =
      names.map { place in
        if case .category(let name) = place { Painter.width(of: name) } else { 0 }
      }.max() ?? 0
    let slot = max(1, (size.width - 6) / max(1, names.count))
    return longest > slot && ChartBarRows.rows(of: series) <= size.height
  }
}

extension ChartSeries {
  /// Returns the series with the words that a style has beside its name: the newest value, or for
  /// values in no order of time their count.
  fileprivate func named(for style: ChartKind.Style) -> ChartSeries {
    var series = self
    switch style {
    case .histogram: series.newest = ["\(points.count { $0.value != nil }) values"]
    case .scatter: series.newest = ["\(points.count) pairs"]
    case .year: series.newest = []
    default: break
    }
    return series
  }

  /// Creates the counts of all values of some series in bins, named by their lower edges.
  fileprivate init(counting series: [ChartSeries], most: Int, format: ValueFormat) {
    let histogram = Histogram(series.flatMap(\.points).compactMap(\.value), most: most)
    self.init(
      name: "",
      points: zip(histogram?.names(format) ?? [], histogram?.counts ?? []).map {
        Point(place: .category($0), value: Double($1))
      })
  }
}
