import WidgetLayout

/// A mark with its coordinates and its colour: all that is needed to draw it.
struct PlottedMark: Sendable {
  /// A range of coordinates; both ends are equal for a point.
  struct Span: Sendable, Equatable {
    var start: Double
    var end: Double
  }

  var kind: MarkRecord.Kind
  /// The horizontal extent; `nil` for the whole axis.
  var x: Span?
  var y: Span?
  /// True for a point of a line or an area whose value is not finite, which interrupts it.
  var isGap = false
  var width: MarkDimension
  var height: MarkDimension
  var innerRadius: MarkDimension
  var outerRadius: MarkDimension
  var paint: Paint
  var opacity: Double
  /// The series; points of one series are joined.
  var series: Int
  /// The index of the bar among those side by side in a slot.
  var group: Int
  var symbol: UInt32?
  var symbolSize: Double?
  var interpolation: InterpolationMethod
  var lineStyle: StrokeStyle?
  /// True for a rectangle that is hatched.
  var isHatched = false
  var annotations: [Annotation] = []

  /// A drawn view beside the mark.
  struct Annotation: Sendable {
    var position: AnnotationPosition
    var alignment: HorizontalAlignment
    var spacing: Int
    var picture: CellGrid
  }
}

extension PlottedMark {
  /// The style of the mark's cells, which is dim below an opacity of 0.6, as a terminal cannot mix
  /// colours.
  var style: Style { Style(foreground: paint, attributes: opacity < 0.6 ? .dim : []) }

  var isVisible: Bool { opacity >= 0.05 }
}
