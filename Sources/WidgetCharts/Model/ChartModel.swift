import WidgetLayout

/// A chart before it has a size: marks in coordinates, scales, possible marks of the axes, and the
/// legend.
///
/// It is made from the declared marks and the environment; `ChartDrawing` then fits it to a size.
struct ChartModel: Sendable {
  var marks: [PlottedMark] = []
  var x = PlotScale()
  var y = PlotScale()
  var xPlans: [AxisPlan] = []
  var yPlans: [AxisPlan] = []
  var legend: ChartLegend?
  var xTitle: DrawnAxisTitle?
  var yTitle: DrawnAxisTitle?
  var resolution: ChartResolution
  /// True if bars are horizontal, with their slots on the y axis.
  var isHorizontal = false
  /// The colours of values, in place of those of series.
  var levels: LevelRamp?
  /// The words about bars that share cells, in forms for less and less room.
  var barWords: (@Sendable ([BarPlace]) -> [String])?
  /// The number of bars side by side in a slot.
  var groups = 1

  @MainActor init(_ records: [MarkRecord], in environment: EnvironmentValues) {
    resolution = environment.chartResolution
    let options = environment.chartOptions
    levels = options.levels
    barWords = options.barWords
    let colors = SeriesColors(records, in: environment)
    legend = ChartLegend(colors, records, options.legend, environment)
    let isRound = records.contains { $0.kind == .sector }
    isHorizontal = records.contains(where: \.lies)
    if !isRound { makeScales(records, environment) }
    plot(records, colors, environment)
    guard !isRound else { return }
    let axes = AxisPlanning(environment: environment)
    xPlans = axes.plans(x, options.x, isVertical: false, hasLines: isHorizontal)
    yPlans = axes.plans(y, options.y, isVertical: true, hasLines: !isHorizontal)
    xTitle = options.x.title?.drawn(in: environment, isVertical: false)
    yTitle = options.y.title?.drawn(in: environment, isVertical: true)
  }

  private mutating func makeScales(_ records: [MarkRecord], _ environment: EnvironmentValues) {
    let calendar = ChartCalendar(
      timeZone: environment.chartTimeZone, namesDays: environment.chartNamesDays)
    let hasBars = records.contains { $0.kind == .bar || $0.kind == .rectangle && $0.isPlaced }
    let isFilled = records.contains { $0.kind == .bar || $0.kind == .area }
    let isTight = records.allSatisfy { [.line, .area, .rule].contains($0.kind) }
    func making(isVertical: Bool) -> ScaleMaking {
      let isPlaces = isVertical == isHorizontal
      return ScaleMaking(
        values: records.flatMap { ($0[isVertical: isVertical]).values },
        hasSlots: hasBars
          && (isPlaces || records.contains { $0.kind == .rectangle && $0.isPlaced }),
        growsFromZero: isFilled && !isPlaces, isVertical: isVertical,
        isTight: isTight && !isVertical,
        options: (isVertical ? environment.chartOptions.y : environment.chartOptions.x).scale,
        calendar: calendar)
    }
    var (xMaking, yMaking) = (making(isVertical: false), making(isVertical: true))
    let places = (isHorizontal ? yMaking : xMaking).scale()
    // Stacks extend beyond the values that they are made of, and normalized ones less far.
    var stacks = Stacking(places: places)
    stacks.count(records, lying: isHorizontal)
    var extent: [Double] = []
    for record in records where record.stacks(lying: isHorizontal) {
      let span = stacks.add(record, lying: isHorizontal)
      extent += [span?.start, span?.end].compactMap { $0 }
    }
    let rest = records.filter { !$0.stacks(lying: isHorizontal) }
    if isHorizontal {
      if !extent.isEmpty { xMaking.values = rest.flatMap(\.x.values) }
      (x, y) = (xMaking.scale(extent: extent), places)
    } else {
      if !extent.isEmpty { yMaking.values = rest.flatMap(\.y.values) }
      (x, y) = (places, yMaking.scale(extent: extent))
    }
  }
}
