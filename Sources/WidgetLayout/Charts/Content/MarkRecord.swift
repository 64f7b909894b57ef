/// A mark as it was declared, before it has a scale or a colour.
struct MarkRecord {
  enum Kind: Sendable { case bar, line, area, point, rule, rectangle, sector }

  /// What a mark covers along an axis.
  enum Extent {
    /// All of it.
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
  /// Tells lines and areas of one colour apart.
  var series: PlotValue?
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var look = MarkLook()
}

extension MarkRecord.Extent {
  /// The values that the extent names.
  var values: [PlotValue] {
    switch self {
    case .whole: []
    case .at(let value): [value]
    case .from(let start, let end): [start, end]
    }
  }
}

/// How a mark looks where it was said; what is nearest to the mark wins.
struct MarkLook {
  var style: (any ShapeStyle)?
  var styleBy: PlotValue?
  var symbol: UInt32?
  var symbolBy: PlotValue?
  var symbolSize: Double?
  var opacity: Double?
  var interpolation: InterpolationMethod?
  var lineStyle: StrokeStyle?
  var positionBy: PlotValue?
  var annotations: [MarkAnnotation] = []
}

/// A view beside a mark.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: HorizontalAlignment
  var spacing: Int
  var lower: @MainActor (inout Lowering) -> Void
}
