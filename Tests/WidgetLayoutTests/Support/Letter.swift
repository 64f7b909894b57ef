import WidgetLayout

/// A view that fills all its room with a letter, so that a picture shows which view got which
/// cells.
struct Letter: PrimitiveView {
  let letter: Unicode.Scalar
  init(_ letter: Unicode.Scalar) { self.letter = letter }

  func lower(into lowering: inout Lowering) {
    lowering.drawing(LetterDrawing(letter: letter))
  }
}

private struct LetterDrawing: Drawing {
  let letter: Unicode.Scalar

  func size(for proposal: Proposal) -> Size {
    Size(
      width: proposal.width == Proposal.unspecified ? 1 : proposal.width,
      height: proposal.height == Proposal.unspecified ? 1 : proposal.height)
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { painter.put(letter.value, x: x, y: y, style: 0) }
    }
  }
}
