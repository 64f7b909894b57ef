/// An outline in a rectangle, as in SwiftUI; as a view it takes all the room it is offered and is
/// filled with the foreground style.
///
/// Here: drawn in whole cells, with block elements at its edges and braille dots for thin lines.
@preconcurrency
public protocol Shape: View, Sendable {
  /// The outline in a rectangle that begins at 0, 0; in points.
  nonisolated func path(in rect: ShapeRect) -> Path
  /// The cells taken of an offer; all of them where the shape does not say otherwise.
  nonisolated func size(for proposal: Proposal) -> Size
}

extension Shape {
  /// All that is offered, or one cell where nothing is: SwiftUI's ten points.
  public nonisolated func size(for proposal: Proposal) -> Size { proposal.filled(ideal: 1) }

  /// The shape, filled with the foreground style.
  public var body: ShapeView<Self, ForegroundStyle> { ShapeView(self, style: ForegroundStyle()) }
}
