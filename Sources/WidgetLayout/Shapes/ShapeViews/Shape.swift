/// An outline in a rectangle, as in SwiftUI; as a view it takes all of the proposed space and is
/// filled with the foreground style.
///
/// Here it is drawn in whole cells, with block elements at its edges and braille dots for thin
/// lines.
@preconcurrency
public protocol Shape: View, Sendable {
  /// The type of rectangles: `ShapeRect`, or Foundation's `CGRect` if that is available.
  associatedtype OutlineRect: ShapeRectangle = ShapeRect
  /// Returns the outline in a rectangle that begins at 0, 0, in points.
  nonisolated func path(in rect: OutlineRect) -> Path
  /// Returns the size in cells for a proposal; by default all of it.
  nonisolated func size(for proposal: Proposal) -> Size
}

/// A rectangle in points in which a shape can draw its outline.
public protocol ShapeRectangle: Sendable {
  /// Creates a rectangle from a `ShapeRect`.
  init(_ rect: ShapeRect)
}

extension ShapeRect: ShapeRectangle {
  public init(_ rect: ShapeRect) { self = rect }
}

extension Shape {
  /// Returns the outline in a rectangle.
  nonisolated func outline(in rect: ShapeRect) -> Path { path(in: OutlineRect(rect)) }

  /// Returns the proposed size, with one cell for an unspecified length in place of SwiftUI's ten
  /// points.
  public nonisolated func size(for proposal: Proposal) -> Size { proposal.filled(ideal: 1) }

  /// The shape filled with the foreground style.
  public var body: ShapeView<Self, ForegroundStyle> { ShapeView(self, style: ForegroundStyle()) }
}
