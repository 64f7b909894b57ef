/// A rectangle filled in a shade of a colour, for maps of values.
struct ShadedArea {
  let paint: Paint
  let resolution: ChartResolution

  /// Fills a rectangle for a fraction of the full tint.
  func fill(_ rect: Rect, _ part: Double, with painter: inout Painter) {
    let glyph = Shade.glyph(part, resolution: resolution)
    // A shade in its ground's own colour is an area, and a shade where there are few colours.
    let mixed = paint.opacity(0.15 + 0.85 * part)
    let style = painter.number(
      of: resolution == .ascii
        ? Style(foreground: paint) : Style(foreground: mixed, background: mixed))
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { painter.put(glyph, x: x, y: y, style: style) }
    }
  }
}
