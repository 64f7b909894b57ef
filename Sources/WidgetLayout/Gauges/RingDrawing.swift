import Glibc

/// A ring of braille dots, heavy up to a part and thin after it, so that it can be read without
/// colours too.
///
/// A cell holds 2 × 4 dots, which stand equally far apart both ways where a cell is twice as high
/// as wide. The ring touches the sides of its rectangle, and is an ellipse where that is no square.
struct RingDrawing: Drawing {
  let part: Double
  /// Leaves the lowest quarter open and begins at its left end; a closed ring begins at the top.
  let isOpen: Bool
  let paint: Paint

  /// How thick the filled and the empty part of the ring are, in dots. Between one and two dots,
  /// a slanting line is neither ragged nor a block; under one, it is as thin as can be drawn.
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
  }

  /// The dots of a cell; it has the colour of the filled part if one of them belongs to that.
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

  /// How far inside of the ring's edge a dot lies, and on which part; nil in the opening.
  private func dot(_ x: Int, _ y: Int, in size: Size) -> (depth: Double, isFilled: Bool)? {
    let radius = (x: Double(size.width), y: Double(size.height * 2))
    let offset = (x: Double(x) + 0.5 - radius.x, y: Double(y) + 0.5 - radius.y)
    let (across, down) = (offset.x / radius.x, offset.y / radius.y)
    let depth = (1 - (across * across + down * down).squareRoot()) * min(radius.x, radius.y)
    // Turns clockwise from the top, 0 to 1.
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
