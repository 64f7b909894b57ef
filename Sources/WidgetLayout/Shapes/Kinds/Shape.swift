/// An outline in a rectangle, as in SwiftUI; as a view it takes all the room it is offered and is
/// filled with the foreground style.
///
/// Here: drawn in whole cells, with block elements at its edges and braille dots for thin lines.
@preconcurrency
public protocol Shape: View, Sendable {
  /// How the shape takes rectangles: as `ShapeRect`, or as Foundation's `CGRect` where that is there.
  associatedtype OutlineRect: ShapeRectangle = ShapeRect
  /// The outline in a rectangle that begins at 0, 0; in points.
  nonisolated func path(in rect: OutlineRect) -> Path
  /// The cells taken of an offer; all of them where the shape does not say otherwise.
  nonisolated func size(for proposal: Proposal) -> Size
}

/// A rectangle in points that a shape can draw its outline in.
public protocol ShapeRectangle: Sendable {
  /// The same rectangle.
  init(_ rect: ShapeRect)
}

extension ShapeRect: ShapeRectangle {
  public init(_ rect: ShapeRect) { self = rect }
}

extension Shape {
  /// The outline in a rectangle.
  nonisolated func outline(in rect: ShapeRect) -> Path { path(in: OutlineRect(rect)) }

  /// All that is offered, or one cell where nothing is: SwiftUI's ten points.
  public nonisolated func size(for proposal: Proposal) -> Size { proposal.filled(ideal: 1) }

  /// The shape, filled with the foreground style.
  public var body: ShapeView<Self, ForegroundStyle> { ShapeView(self, style: ForegroundStyle()) }
}
