/// The bar of a gauge alone: heavy up to the value, in half columns, faint after it.
public nonisolated struct GaugeBar: PrimitiveView {
  private let part: Double?

  /// A bar filled to `part`, 0 to 1; nil is empty.
  public init(part: Double?) { self.part = part }

  public func lower(into lowering: inout Lowering) {
    lowering.drawing(GaugeDrawing(part: part ?? 0, paint: lowering.environment.tint))
  }
}

/// A bar that is heavy up to a part.
struct GaugeDrawing: Drawing {
  let part: Double
  let paint: Paint

  func size(for proposal: Proposal) -> Size {
    Size(width: proposal.width == Proposal.unspecified ? 10 : proposal.width, height: 1)
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    let filled = painter.number(of: Style(foreground: paint))
    let empty = painter.number(of: Style(foreground: .role(.faint)))
    let halves = part.isFinite ? Int((part * Double(rect.width * 2)).rounded()) : 0
    for column in 0..<rect.width {
      let (glyph, style): (UInt32, UInt16) =
        switch halves - column * 2 {
        case 2...: (0x2501, filled)  // ━
        case 1: (0x2578, filled)  // ╸
        default: (0x2500, empty)  // ─
        }
      painter.put(glyph, x: rect.x + column, y: rect.y, style: style)
    }
  }
}
