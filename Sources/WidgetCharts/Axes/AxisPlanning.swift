import WidgetLayout

/// The planning of an axis, which asks the declared marks for their content at each value.
@MainActor struct AxisPlanning {
  let environment: EnvironmentValues

  /// Returns the plans of an axis; none if it is hidden.
  func plans(
    _ scale: PlotScale, _ options: AxisOptions, isVertical: Bool, hasLines: Bool
  ) -> [AxisPlan] {
    guard options.visibility != .hidden else { return [] }
    let ownLines = hasLines && scale.slots == nil
    guard scale.kind != .none else { return ownLines ? [empty(scale)] : [] }
    let ticks = AxisTicks(scale: scale, isGrouped: isVertical || hasLines)
    let records =
      options.marks ?? [AxisMarksRecord(position: .automatic, values: .automatic, parts: nil)]
    return records.map { record in
      AxisPlan(
        position: record.position,
        choices: ticks.choices(record.values.choice).map { ticks in
          ticks.enumerated().map { index, tick in
            let value = AxisValue(index: index, count: ticks.count, plotValue: tick.value)
            return mark(tick, record.parts?(value), ownLines)
          }
        })
    }
  }

  /// Returns the grid lines of a plot without data, which has no numbers.
  private func empty(_ scale: PlotScale) -> AxisPlan {
    let line = AxisPlan.GridLine(paint: .role(.faint), isDashed: true)
    return AxisPlan(
      position: .automatic,
      choices: [[0, 0.5, 1].map { AxisPlan.Mark(coordinate: $0, gridLine: line) }])
  }

  private func mark(
    _ tick: AxisTicks.Tick, _ parts: [AxisPart]?, _ ownLines: Bool
  ) -> AxisPlan.Mark {
    var mark = AxisPlan.Mark(coordinate: tick.coordinate)
    guard let parts else {
      mark.label = AxisLabel(text: tick.text, paint: .role(.dim))
      if ownLines { mark.gridLine = AxisPlan.GridLine(paint: .role(.faint), isDashed: true) }
      return mark
    }
    for part in parts {
      let paint = part.style?.resolve(in: environment)
      switch part.kind {
      case .tick: mark.hasTick = true
      case .gridLine(let isDashed):
        mark.gridLine = AxisPlan.GridLine(paint: paint ?? .role(.faint), isDashed: isDashed)
      case .label(let content): mark.label = label(content, tick, paint ?? .role(.dim))
      }
    }
    return mark
  }

  private func label(
    _ content: AxisLabelContent, _ tick: AxisTicks.Tick, _ paint: Paint
  ) -> AxisLabel? {
    switch content {
    case .none: return nil
    case .automatic: return AxisLabel(text: tick.text, paint: paint)
    case .format(let format):
      return format(tick.value).map { AxisLabel(text: $0, paint: paint) }
    case .view(let lower):
      var environment = environment
      environment.foreground = paint
      environment.lineLimit = 1
      return CellGrid(ideal: lower, in: environment).map { AxisLabel(picture: $0) }
    }
  }
}
