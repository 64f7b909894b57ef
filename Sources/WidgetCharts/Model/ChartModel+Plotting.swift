import WidgetLayout

extension ChartModel {
  /// The lines of series in the order in which they appear: whole, with long and with short dashes.
  private static let lineStyles = [[], [6, 3], [2, 2]].map { StrokeStyle(dash: $0) }

  /// Sets the coordinates and the paint of every mark.
  @MainActor mutating func plot(
    _ records: [MarkRecord], _ colors: SeriesColors, _ environment: EnvironmentValues
  ) {
    var stacks = Stacking(places: isHorizontal ? y : x)
    stacks.count(records, lying: isHorizontal)
    var series = Numbering()
    var groups = Numbering()
    var symbols = Numbering()
    var lines = Numbering()
    let options = environment.chartOptions
    let shades = records.filter(\.isShaded).compactMap { $0.look.styleBy?.quantity }
    for record in records {
      let look = record.look
      let paint = colors.paint(of: look)
      let name = (record.series ?? look.seriesBy)?.name ?? "\u{0}\(paint.bits)"
      var mark = PlottedMark(
        kind: record.kind, width: record.width, height: record.height,
        innerRadius: record.innerRadius, outerRadius: record.outerRadius, paint: paint,
        opacity: look.opacity ?? 1, series: series.number(of: name),
        group: look.positionBy.map { groups.number(of: $0.name) } ?? 0,
        symbol: look.symbol, symbolSize: look.symbolSize,
        interpolation: look.interpolation ?? .linear, lineStyle: look.lineStyle,
        isHatched: look.isHatched)
      if record.isShaded {
        guard let shade = Shade.part(of: look.styleBy?.quantity, among: shades) else { continue }
        mark.opacity = shade
      }
      if let value = look.symbolBy {
        let shapes = BasicChartSymbolShape.all
        let index = symbols.number(of: value.name)
        mark.symbol =
          options.symbols.style(of: value, at: index) ?? shapes[index % shapes.count].glyph
      }
      if let value = look.lineStyleBy, mark.lineStyle == nil {
        let index = lines.number(of: value.name)
        mark.lineStyle =
          options.lineStyles.style(of: value, at: index) ?? Self.lineStyles[index % 3]
      }
      guard place(record, as: &mark, &stacks) else { continue }
      if record.kind == .bar, let end = (isHorizontal ? mark.x : mark.y)?.end {
        mark.paint = levels?.paint(of: end) ?? mark.paint
      }
      mark.annotations = look.annotations.compactMap { $0.drawn(in: environment) }
      if mark.isVisible { marks.append(mark) }
    }
    self.groups = max(1, groups.count)
  }

  /// Returns true if the mark has a position; a point of a line or an area without one is kept as a
  /// gap.
  private func place(
    _ record: MarkRecord, as mark: inout PlottedMark, _ stacks: inout Stacking
  ) -> Bool {
    if record.kind == .sector {
      guard let angle = record.x.values.first?.quantity, angle > 0 else { return false }
      mark.x = PlottedMark.Span(start: 0, end: angle)
      return true
    }
    if record.stacks(lying: isHorizontal) {
      let stacked = stacks.add(record, lying: isHorizontal)
      mark.isGap = stacked == nil
      mark.x = isHorizontal ? stacked : span(record.x, x, &mark.isGap)
      mark.y = isHorizontal ? span(record.y, y, &mark.isGap) : stacked
    } else {
      mark.x = span(record.x, x, &mark.isGap)
      mark.y = span(record.y, y, &mark.isGap)
    }
    return !mark.isGap || record.kind == .line || record.kind == .area
  }

  private func span(
    _ extent: MarkRecord.Extent, _ scale: PlotScale, _ isGap: inout Bool
  ) -> PlottedMark.Span? {
    let values = extent.values
    guard let first = values.first, let last = values.last else { return nil }
    guard let start = scale.coordinate(of: first), let end = scale.coordinate(of: last) else {
      isGap = true
      return nil
    }
    return PlottedMark.Span(start: start, end: end)
  }
}

/// The numbers of names, in order of appearance.
private struct Numbering {
  private var numbers: [String: Int] = [:]
  var count: Int { numbers.count }

  mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = numbers.count
    return numbers.count - 1
  }
}

extension MarkAnnotation {
  /// Returns the annotation's view drawn at its ideal size, or `nil` if it shows nothing.
  @MainActor func drawn(in environment: EnvironmentValues) -> PlottedMark.Annotation? {
    guard let picture = CellGrid(ideal: lower, in: environment) else { return nil }
    return PlottedMark.Annotation(
      position: position, alignment: alignment, spacing: spacing, picture: picture)
  }
}
