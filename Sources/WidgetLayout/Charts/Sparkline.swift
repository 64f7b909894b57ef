/// A series as columns of eighth blocks, which fills the proposed space.
///
///     Sparkline([1, 4, 2, 8])    ▁▄▂█
///
/// Missing values are blank, also before the first; zero is the lowest step. Without any values, as
/// in a placeholder, a faint line is drawn. In three or more rows the lower rows are paler, so that
/// a flat series is not a heavy block. The ideal size is a column for each value and one row.
public nonisolated struct Sparkline: PrimitiveView {
  private let values: [Double?]
  private let range: ClosedRange<Double>?
  private let fit: SeriesFit

  /// Creates a sparkline of `values`, oldest first, in `range`; by default from zero, or the least
  /// value if that is negative, to the greatest.
  public init(_ values: [Double?], in range: ClosedRange<Double>? = nil, fit: SeriesFit = .whole) {
    self.values = values
    self.range = range
    self.fit = fit
  }

  public func lower(into lowering: inout Lowering) {
    lowering.drawing(
      SparklineDrawing(
        values: lowering.environment.redactionReasons.contains(.placeholder) ? [] : values,
        range: range, fit: fit, paint: lowering.environment.tint))
  }
}

private struct SparklineDrawing: Drawing {
  let values: [Double?]
  let range: ClosedRange<Double>?
  let fit: SeriesFit
  let paint: Paint

  func size(for proposal: Proposal) -> Size {
    Size(
      width: proposal.width == Proposal.unspecified ? values.count : proposal.width,
      height: proposal.height == Proposal.unspecified ? 1 : proposal.height)
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    let styles = (0..<max(0, rect.height)).map { row in
      painter.number(of: Style(foreground: paint(in: row, of: rect.height)))
    }
    guard !values.isEmpty else {
      let baseline = painter.number(of: Style(foreground: .role(.faint)))
      for x in rect.x..<max(rect.x, rect.maxX) {
        painter.put(0x2581, x: x, y: rect.maxY - 1, style: baseline)
      }
      return
    }
    let columns = fit.columns(values, count: rect.width)
    let range = range ?? BlockLevels.range(of: columns)
    let levels = columns.map { BlockLevels.level(of: $0, in: range, rows: rect.height) ?? 0 }
    levels.withUnsafeBufferPointer { levels in
      for row in 0..<max(0, rect.height) {
        painter.putRow(
          of: levels.count, x: rect.x, y: rect.maxY - 1 - row, style: styles[row]
        ) { BlockLevels.block(level: levels[$0], row: row) ?? 0 }
      }
    }
  }

  /// Returns the paint of a row counted from the bottom: from about half of the opacity there to
  /// all of it at the top.
  private func paint(in row: Int, of rows: Int) -> Paint {
    rows < 3 ? paint : paint.opacity(0.5 + 0.5 * Double(row + 1) / Double(rows))
  }
}
