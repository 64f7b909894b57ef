/// A shape drawn in cells.
///
/// The path is created in points from 0, 0, as SwiftUI specifies, and moved to its place in the
/// picture, so that dots and cells have common coordinates.
struct ShapeDrawing: Drawing {
  let shape: any Shape
  let brush: Brush
  let isEvenOdd: Bool
  let asked: AskedSize
  /// True if texts will lie on the shape.
  let isBehind: Bool
  let turn: ShapeTurn

  func size(for proposal: Proposal) -> Size { shape.size(for: proposal) }

  func draw(in rect: Rect, with painter: inout Painter) {
    guard !rect.isEmpty, brush.isVisible else { return }
    let path = path(in: rect)
    let canvas = ShapeCanvas(rect: rect, brush: brush, turn: turn)
    if let style = path.pen {
      ShapeStroking(canvas: canvas, style: style).draw(path, with: &painter)
    } else {
      ShapeFilling(canvas: canvas, isEvenOdd: isEvenOdd, asked: asked, isBehind: isBehind)
        .draw(path, with: &painter)
    }
  }

  private func path(in rect: Rect) -> Path {
    let frame = ShapeRect(rect)
    let room = ShapeRect(minX: 0, minY: 0, width: frame.width, height: frame.height)
    let path = shape.outline(in: room)
    return turn.applied(to: path, in: room).offsetBy(dx: frame.minX, dy: frame.minY)
  }
}
