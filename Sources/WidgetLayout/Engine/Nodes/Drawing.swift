/// Content that draws itself in cells, such as a chart.
///
/// A view that lowers to a drawing needs no case of its own in the layout engine.
public protocol Drawing: Sendable {
  /// Returns the size for a proposal; an unspecified length asks for the ideal one.
  func size(for proposal: Proposal) -> Size
  /// Draws into `rect`; the painter clips what lies outside the picture.
  func draw(in rect: Rect, with painter: inout Painter)
}

/// A drawing with a fixed aspect ratio, such as a picture.
protocol ProportionedDrawing: Drawing {
  /// The width for a height of 1, both in points.
  var ratio: Double { get }
}
