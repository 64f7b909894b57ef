/// A ring that only a terminal with pixels shows, in place of the cells that are drawn behind it.
package nonisolated struct PixelRingView: PrimitiveView {
  private let part: Double
  /// The thickness of the filled and of the empty part, as fractions of the radius.
  private let filled: Double
  private let empty: Double

  /// Creates a ring that is filled up to a fraction, clockwise from the top.
  package init(part: Double, filled: Double, empty: Double) {
    (self.part, self.filled, self.empty) = (part, filled, empty)
  }

  package func lower(into lowering: inout Lowering) {
    let environment = lowering.environment
    guard !environment.redactionReasons.contains(.placeholder) else { return }
    lowering.drawing(
      PixelRingDrawing(
        ring: PixelRing(
          part: part, isOpen: false, filled: filled, empty: empty,
          paint: environment.foreground)))
  }
}

private struct PixelRingDrawing: Drawing {
  let ring: PixelRing

  func size(for proposal: Proposal) -> Size { proposal.filled(ideal: 1) }

  func draw(in rect: Rect, with painter: inout Painter) {
    painter.attach(.ring(ring), in: rect, on: painter.ground(x: rect.x, y: rect.y))
  }
}
