/// The parts of a whole as one thin bar; a terminal-first view.
///
///     SegmentedBar([.init(0.5, .role(.accent)), .init(0.25, .role(.chart3))])    ━━━━━━━━──
///
/// Each part begins at the cell in which it begins exactly; one that is not zero has at least one cell if
/// there is room. What no part takes is faint. The ideal size is ten columns and one row.
public nonisolated struct SegmentedBar: PrimitiveView {
  /// A part of the whole, 0 to 1, with its paint.
  public struct Part: Sendable, Hashable {
    let part: Double
    let paint: Paint

    public init(_ part: Double, _ paint: Paint) {
      self.part = part.isFinite ? min(max(part, 0), 1) : 0
      self.paint = paint
    }
  }

  private let parts: [Part]

  /// Creates a bar of parts from left to right; what exceeds the whole is cut.
  public init(_ parts: [Part]) { self.parts = parts }

  public func lower(into lowering: inout Lowering) {
    let isRedacted = lowering.environment.redactionReasons.contains(.placeholder)
    lowering.drawing(SegmentedBarDrawing(parts: isRedacted ? [] : parts))
  }
}

private struct SegmentedBarDrawing: Drawing {
  let parts: [SegmentedBar.Part]

  func size(for proposal: Proposal) -> Size {
    Size(width: proposal.width == Proposal.unspecified ? 10 : proposal.width, height: 1)
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    let faint = painter.number(of: Style(foreground: .role(.faint)))
    painter.putRow(of: max(0, rect.width), x: rect.x, y: rect.y, style: faint) { _ in 0x2500 }
    var (sum, start) = (0.0, 0)
    for part in parts where part.part > 0 {
      sum += part.part
      let end = min(rect.width, max(start + 1, Int((sum * Double(rect.width)).rounded())))
      guard start < end else { break }
      let style = painter.number(of: Style(foreground: part.paint))
      painter.putRow(of: end - start, x: rect.x + start, y: rect.y, style: style) { _ in 0x2501 }
      start = end
    }
  }
}
