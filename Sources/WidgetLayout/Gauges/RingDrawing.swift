import Glibc

/// A ring of braille dots, thick up to a fraction and thin after it, so that it is readable without
/// colours.
///
/// A cell has 2 × 4 dots, which are evenly spaced in both directions if a cell is twice as high as
/// it is wide. The ring touches the sides of its rectangle, and is an ellipse if that is not a
/// square.
struct RingDrawing: Drawing {
  let part: Double
  /// True for a ring whose lowest quarter is open, and which begins at the left end of the opening;
  /// a closed ring begins at the top.
  let isOpen: Bool
  let paint: Paint

  /// The thickness of the filled and of the empty part in dots. Between one and two dots a diagonal
  /// line is neither ragged nor solid; below one it is as thin as possible.
  private static let thickness = (filled: 1.7, empty: 0.8)

  func size(for proposal: Proposal) -> Size {
    Size(
      width: proposal.width == Proposal.unspecified ? 9 : proposal.width,
      height: proposal.height == Proposal.unspecified ? 4 : proposal.height)
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    let filled = painter.number(of: Style(foreground: paint))
    let empty = painter.number(of: Style(foreground: .role(.faint)))
    for y in 0..<max(0, rect.height) {
      for x in 0..<max(0, rect.width) {
        let cell = cell(x, y, in: rect.size)
        guard cell.dots != 0 else { continue }
        painter.put(
          Braille.character(cell.dots), x: rect.x + x, y: rect.y + y,
          style: cell.isFilled ? filled : empty)
      }
    }
    let radius = Double(min(rect.width, rect.height * 2))
    guard radius > 0 else { return }
    painter.attach(
      .ring(
        PixelRing(
          part: part, isOpen: isOpen, filled: Self.thickness.filled / radius,
          empty: Self.thickness.empty / radius, paint: paint)),
      in: rect, on: painter.ground(x: rect.x, y: rect.y))
  }

  /// Returns the dots of a cell; the cell has the colour of the filled part if any of its dots is
  /// filled.
  private func cell(_ x: Int, _ y: Int, in size: Size) -> (dots: UInt8, isFilled: Bool) {
    var dots: UInt8 = 0
    var isFilled = false
    for row in 0..<4 {
      for column in 0..<2 {
        guard let dot = dot(x * 2 + column, y * 4 + row, in: size), dot.depth >= 0,
          dot.depth < (dot.isFilled ? Self.thickness.filled : Self.thickness.empty)
        else { continue }
        dots |= Braille.bit(column: column, line: row)
        isFilled = isFilled || dot.isFilled
      }
    }
    return (dots, isFilled)
  }

  /// Returns the distance of a dot from the ring's outer edge and the part it is on; `nil` in the
  /// opening.
  private func dot(_ x: Int, _ y: Int, in size: Size) -> (depth: Double, isFilled: Bool)? {
    let radius = (x: Double(size.width), y: Double(size.height * 2))
    let offset = (x: Double(x) + 0.5 - radius.x, y: Double(y) + 0.5 - radius.y)
    let (across, down) = (offset.x / radius.x, offset.y / radius.y)
    let depth = (1 - (across * across + down * down).squareRoot()) * min(radius.x, radius.y)
    // The turn is clockwise from the top, 0 to 1.
    var turn = atan2(offset.x, -offset.y) / (2 * .pi)
    if turn < 0 { turn += 1 }
    if isOpen {
      turn = turn < 0.5 ? turn + 0.375 : turn - 0.625
      turn /= 0.75
      guard 0...1 ~= turn else { return nil }
    }
    return (depth, turn < part)
  }
}
