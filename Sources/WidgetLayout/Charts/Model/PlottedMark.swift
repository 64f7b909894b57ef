/// A mark with its place on the scales and its colour: all that is needed to draw it.
struct PlottedMark: Sendable {
  /// From one coordinate to another; both are the same for a point.
  struct Span: Sendable, Equatable {
    var start: Double
    var end: Double
  }

  var kind: MarkRecord.Kind
  /// Nil is the whole axis.
  var x: Span?
  var y: Span?
  /// True for a point of a line that has no finite number: the line stops before it.
  var isGap = false
  var width: MarkDimension
  var height: MarkDimension
  var innerRadius: MarkDimension
  var outerRadius: MarkDimension
  var paint: Paint
  var opacity: Double
  /// Points of one number are joined.
  var series: Int
  /// Which of the bars of one place it is.
  var group: Int
  var symbol: UInt32?
  var symbolSize: Double?
  var interpolation: InterpolationMethod
  var lineStyle: StrokeStyle?
  var annotations: [Annotation] = []

  /// A view beside the mark, drawn already.
  struct Annotation: Sendable {
    var position: AnnotationPosition
    var alignment: HorizontalAlignment
    var spacing: Int
    var picture: CellGrid
  }
}

extension PlottedMark {
  /// The look of the mark's cells; a terminal cannot mix colours, so that what is faint is dim.
  var style: Style { Style(foreground: paint, attributes: opacity < 0.6 ? .dim : []) }

  var isVisible: Bool { opacity >= 0.05 }
}
