import WidgetLayout

/// The division of a chart's rectangle into the plot, the labels around it and the legend.
///
/// Less important parts are dropped first: a legend above or below in fewer than 6 rows; the labels
/// beside the plot in fewer than 14 columns, or if they take more than a third of them (names: a
/// half, to which they are truncated); the labels above and below in fewer than 3 rows. The title of
/// an axis needs 8 rows.
struct ChartFrame {
  /// The marks of an axis that fit.
  struct Axis {
    var marks: [AxisPlan.Mark]
    /// The width in columns of the labels beside the plot.
    var width = 0
    /// True on the left or at the top.
    var isFirst: Bool
  }

  private(set) var area: PlotArea
  private(set) var xAxes: [Axis] = []
  private(set) var yAxes: [Axis] = []
  private(set) var legend: Rect?
  private(set) var titles: [(title: DrawnAxisTitle, place: Rect)] = []
  /// The bounds of the labels, which may extend beyond the plot.
  private(set) var bounds: Rect

  init(_ model: ChartModel, in rect: Rect) {
    var plot = rect
    legend = model.legend.flatMap { Self.cut($0, from: &plot) }
    for title in [model.yTitle, model.xTitle].compactMap({ $0 }) {
      if let place = Self.cut(title, from: &plot) { titles.append((title, place)) }
    }
    bounds = plot
    area = PlotArea(plot, x: model.x, y: model.y)
    let hasRow = plot.height > 2
    let xPlans = model.xPlans.filter { plan in
      plan.choices.contains { $0.contains { $0.label != nil } }
    }
    let below = hasRow && xPlans.contains { $0.position != .top }
    let above = hasRow && xPlans.contains { $0.position == .top }
    if above { plot.y += 1 }
    plot.height -= (below ? 1 : 0) + (above ? 1 : 0)
    makeRoom(for: model, in: &plot)
    let room = plot.width
    for plan in model.yPlans { yAxes.append(Self.cut(plan, model.y, room: room, from: &plot)) }
    area = PlotArea(plot, x: model.x, y: model.y)
    for plan in model.xPlans {
      var axis = Axis(marks: columns(plan), isFirst: plan.position == .top)
      if !hasRow { for index in axis.marks.indices { axis.marks[index].label = nil } }
      xAxes.append(axis)
    }
  }

  /// Returns an axis beside the plot, and takes the columns of its labels from the plot; without
  /// labels if they do not fit.
  private static func cut(
    _ plan: AxisPlan, _ scale: PlotScale, room: Int, from plot: inout Rect
  ) -> Axis {
    let hasNames = scale.slots != nil
    let cells = AxisCells(
      scale.snapped(cells: plot.height), count: plot.height, isVertical: true)
    let isFirst = plan.position == .leading || plan.position == .automatic && hasNames
    var axis = Axis(marks: rows(plan, cells), isFirst: isFirst)
    let most = room < 14 ? 0 : hasNames ? room / 2 : room / 3
    axis.width = axis.marks.compactMap { $0.label?.width }.max() ?? 0
    if hasNames { axis.width = min(axis.width, max(0, most - 1)) }
    // With axes on both sides, some columns must be left for the plot.
    let isNarrow = plot.width - axis.width - 1 < 3
    guard axis.width == 0 || axis.width + 1 > most || isNarrow || plot.height < (hasNames ? 1 : 2)
    else {
      plot.width -= axis.width + 1
      if isFirst { plot.x += axis.width + 1 }
      return axis
    }
    axis.width = 0
    // Lines without values are noise in a small plot.
    let isSmall = room < 14 || plot.height < 3
    for index in axis.marks.indices {
      axis.marks[index].label = nil
      if isSmall { axis.marks[index].gridLine = nil }
    }
    return axis
  }

  /// Takes space from the plot for annotations above or at the end of bars, so that they do not
  /// cover them.
  private func makeRoom(for model: ChartModel, in plot: inout Rect) {
    let notes = model.marks.filter { $0.kind == .bar }.flatMap(\.annotations)
    if !model.isHorizontal {
      let above = notes.filter { $0.position.direction == (0, -1) }
      let rows = above.map { $0.picture.size.height + $0.spacing }.max() ?? 0
      guard plot.height >= rows + 3 else { return }
      plot.y += rows
      plot.height -= rows
    } else {
      let behind = notes.filter { $0.position.direction == (1, 0) }
      let columns = behind.map { $0.picture.size.width + $0.spacing }.max() ?? 0
      if plot.width >= columns * 3 { plot.width -= columns }
    }
  }

  /// Returns the legend's rectangle and takes it from the plot; `nil` if the plot needs all of it.
  private static func cut(_ legend: ChartLegend, from plot: inout Rect) -> Rect? {
    let size = legend.size(width: plot.width)
    // A part of the names would be misleading.
    guard plot.size.contains(size) else { return nil }
    guard !legend.isBeside else {
      guard plot.width >= 20, size.width * 2 < plot.width else { return nil }
      plot.width -= size.width + 2
      guard legend.position == .leading else {
        return Rect(x: plot.maxX + 2, y: plot.y, width: size.width, height: size.height)
      }
      plot.x += size.width + 2
      return Rect(x: plot.x - size.width - 2, y: plot.y, width: size.width, height: size.height)
    }
    guard plot.height >= 6, size.height == 1 || size.height * 4 <= plot.height else { return nil }
    let isAbove = [.top, .topLeading, .topTrailing].contains(legend.position)
    plot.height -= size.height
    let y = isAbove ? plot.y : plot.maxY
    if isAbove { plot.y += size.height }
    return Rect(x: plot.x, y: y, width: plot.width, height: size.height)
  }

  /// Returns the rows of an axis's title and takes them from the plot; `nil` without room.
  private static func cut(_ title: DrawnAxisTitle, from plot: inout Rect) -> Rect? {
    let size = title.picture.size
    guard plot.height >= 8, size.height * 4 <= plot.height, size.width <= plot.width else {
      return nil
    }
    plot.height -= size.height
    let y = title.isAbove ? plot.y : plot.maxY
    if title.isAbove { plot.y += size.height }
    return Rect(x: plot.x, y: y, width: plot.width, height: size.height)
  }

  /// Returns the densest choice whose labels are in separate rows; numbers leave a row between
  /// them.
  private static func rows(_ plan: AxisPlan, _ vertical: AxisCells) -> [AxisPlan.Mark] {
    let least = vertical.slots == nil ? 2 : 1
    return plan.choices.first { marks in
      let rows = marks.map { vertical.cell($0.coordinate) }.sorted()
      return zip(rows, rows.dropFirst()).allSatisfy { $1 - $0 >= least }
    } ?? plan.choices.last.map { Array($0.suffix(1)) } ?? []
  }

  /// Returns the densest choice whose labels do not touch.
  private func columns(_ plan: AxisPlan) -> [AxisPlan.Mark] {
    if let all = plan.choices.first, let slots = area.x.slots, !slots.isCrowded,
      slots.range(0).count >= 4, area.x.scale.kind == .category,
      !all.contains(where: { mark in
        mark.label.map { $0.isNumber && $0.width > slots.range(0).count } ?? false
      })
    {
      return all
    }
    return plan.choices.first { marks in
      let places = marks.compactMap { mark in
        mark.label.map { (start(of: $0, mark), $0.width) }
      }.sorted { $0.0 < $1.0 }
      return zip(places, places.dropFirst()).allSatisfy { $0.0 + $0.1 < $1.0 }
    } ?? []
  }

  /// Returns the first column of a label, which is centred below its mark, and within the chart.
  func start(of label: AxisLabel, _ mark: AxisPlan.Mark) -> Int {
    let middle = Double(area.rect.x) + area.x.dot(mark.coordinate, per: 2) / 2 + 0.25
    let start = Int((middle - Double(label.width) / 2 + 0.25).rounded(.down))
    return max(bounds.x, min(start, bounds.maxX - label.width))
  }
}
