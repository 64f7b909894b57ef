import WidgetLayout

/// A mark as declared, before it has a scale or a colour.
struct MarkRecord {
  enum Kind: Sendable { case bar, line, area, point, rule, rectangle, sector }

  /// The extent of a mark along an axis.
  enum Extent {
    /// All of the axis.
    case whole
    case at(PlotValue)
    case from(PlotValue, PlotValue)
  }

  var kind: Kind
  var x = Extent.whole
  var y = Extent.whole
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  /// The series, which separates lines and areas of one colour.
  var series: PlotValue?
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var look = MarkLook()
}

extension MarkRecord.Extent {
  /// The values of the extent.
  var values: [PlotValue] {
    switch self {
    case .whole: []
    case .at(let value): [value]
    case .from(let start, let end): [start, end]
    }
  }
}

/// The style of a mark; the setting nearest to the mark wins.
struct MarkLook {
  var style: (any ShapeStyle)?
  var styleBy: PlotValue?
  var symbol: UInt32?
  var symbolBy: PlotValue?
  var symbolSize: Double?
  var opacity: Double?
  var interpolation: InterpolationMethod?
  var lineStyle: StrokeStyle?
  var lineStyleBy: PlotValue?
  var positionBy: PlotValue?
  /// True for a rectangle that is hatched.
  var isHatched = false
  var annotations: [MarkAnnotation] = []

  /// The value by which a property of the mark distinguishes series.
  var seriesBy: PlotValue? { styleBy ?? symbolBy ?? lineStyleBy }
}

/// A view beside a mark.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: HorizontalAlignment
  var spacing: Int
  var lower: @MainActor (inout Lowering) -> Void
}
