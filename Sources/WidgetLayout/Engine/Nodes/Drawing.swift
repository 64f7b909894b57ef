/// Something that draws itself in cells, such as a chart: data in, a picture out.
///
/// A view that lowers to a drawing needs no case of its own in the layout engine.
public protocol Drawing: Sendable {
  /// The size taken of an offer; unspecified lengths ask for the size that is liked best.
  func size(for proposal: Proposal) -> Size
  /// Draws into `rect`; the painter keeps what is outside the picture out.
  func draw(in rect: Rect, with painter: inout Painter)
}

/// A drawing whose width and height belong together, such as a picture's.
protocol ProportionedDrawing: Drawing {
  /// The width for a height of 1, both in points.
  var ratio: Double { get }
}
