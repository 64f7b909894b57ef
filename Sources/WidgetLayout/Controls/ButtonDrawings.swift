/// Dim brackets on both sides of an area, as high as the area.
struct BracketsDrawing: Drawing {
  func size(for proposal: Proposal) -> Size { proposal.filled(ideal: 1) }

  func draw(in rect: Rect, with painter: inout Painter) {
    let style = painter.number(of: Style(foreground: .role(.dim)))
    for y in rect.y..<max(rect.y, rect.maxY) {
      let place = rect.height == 1 ? 0 : y == rect.y ? 1 : y == rect.maxY - 1 ? 3 : 2
      painter.put(Self.left[place], x: rect.x, y: y, style: style)
      painter.put(Self.right[place], x: rect.maxX - 1, y: y, style: style)
    }
  }

  /// The characters for one row, the top, the middle and the bottom.
  private static let left: [UInt32] = [0x5B, 0x23A1, 0x23A2, 0x23A3]
  private static let right: [UInt32] = [0x5D, 0x23A4, 0x23A5, 0x23A6]
}

/// An area of a text colour. It is reversed rather than filled, so that text on it has the
/// terminal's own background colour, and is readable without colours too.
struct ReversedDrawing: Drawing {
  let foreground: Paint

  func size(for proposal: Proposal) -> Size { proposal.filled(ideal: 1) }

  func draw(in rect: Rect, with painter: inout Painter) {
    let style = painter.number(of: Style(foreground: foreground, attributes: .reverse))
    for y in rect.y..<max(rect.y, rect.maxY) {
      for x in rect.x..<max(rect.x, rect.maxX) { painter.put(0x20, x: x, y: y, style: style) }
    }
  }
}
