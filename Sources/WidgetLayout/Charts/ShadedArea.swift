/// A rectangle filled in a shade of a colour, for maps of values.
struct ShadedArea {
  let paint: Paint
  let resolution: ChartResolution

  /// Fills a rectangle for a fraction of the full tint.
  func fill(_ rect: Rect, _ part: Double, with painter: inout Painter) {
    let glyph = Shade.glyph(part, resolution: resolution)
    // A shade in its ground's own colour is an area, and a shade where there are few colours.
    let mixed = mixed(part)
    let style = painter.number(
      of: resolution == .ascii
        ? Style(foreground: paint) : Style(foreground: mixed, background: mixed))
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { painter.put(glyph, x: x, y: y, style: style) }
    }
  }

  /// Fills the upper and the lower half of a row for two fractions; a missing one leaves its half blank, and two of
  /// them are a dot.
  func fill(_ row: Rect, upper: Double?, lower: Double?, with painter: inout Painter) {
    guard let first = upper ?? lower else { return markMissing(x: row.x, y: row.y, with: &painter) }
    let style = painter.number(
      of: Style(
        foreground: mixed(first),
        background: upper == nil ? .none : lower.map(mixed) ?? .none))
    for x in row.x..<row.maxX {
      painter.put(upper == nil ? 0x2584 : 0x2580, x: x, y: row.y, style: style)
    }
  }

  /// Draws the dot of a missing value.
  func markMissing(x: Int, y: Int, with painter: inout Painter) {
    let faint = painter.number(of: Style(foreground: .role(.faint)))
    painter.put(resolution == .ascii ? 0x2E : 0xB7, x: x, y: y, style: faint)
  }

  private func mixed(_ part: Double) -> Paint { paint.opacity(0.15 + 0.85 * part) }
}
