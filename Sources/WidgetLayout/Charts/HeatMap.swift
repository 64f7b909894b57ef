/// Values in rows and columns as shades, `░▒▓█`; a terminal-first view.
///
///     HeatMap(rows: [[1, 2, 3, 4], [nil, 1, 4, 2]])    ░▒▓█
///                                                       ░█▒
///
/// Each value is two columns wide if all fit, so that it is about square, otherwise one. The shade
/// shows the value without colour; the colour is the tint. Missing values are blank. The ideal size
/// is two columns for each value and a row for each row.
public nonisolated struct HeatMap: PrimitiveView {
  private let rows: [[Double?]]
  private let range: ClosedRange<Double>?
  private let labels: [String]

  /// Creates a map of `rows` in `range`, by default from the least value to the greatest; the
  /// labels precede the rows.
  public init(rows: [[Double?]], labels: [String] = [], in range: ClosedRange<Double>? = nil) {
    self.rows = rows
    self.labels = labels
    self.range = range
  }

  public func lower(into lowering: inout Lowering) {
    let isRedacted = lowering.environment.redactionReasons.contains(.placeholder)
    lowering.drawing(
      HeatMapDrawing(
        rows: isRedacted ? [] : rows, labels: labels, range: range,
        paint: lowering.environment.tint, resolution: lowering.environment.chartResolution))
  }
}

private struct HeatMapDrawing: Drawing {
  let rows: [[Double?]]
  let labels: [String]
  let range: ClosedRange<Double>?
  let paint: Paint
  let resolution: ChartResolution

  private var columns: Int { rows.map(\.count).max() ?? 0 }
  private var labelWidth: Int {
    labels.isEmpty ? 0 : (labels.map { Painter.width(of: $0) }.max() ?? 0) + 1
  }

  func size(for proposal: Proposal) -> Size {
    Size(
      width: proposal.width == Proposal.unspecified ? columns * 2 + labelWidth : proposal.width,
      height: proposal.height == Proposal.unspecified
        ? rows.count : min(rows.count, proposal.height))
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    guard columns > 0, !rect.isEmpty else { return }
    let margin = labelWidth * 3 <= rect.width ? labelWidth : 0
    let width = columns * 2 <= rect.width - margin ? 2 : 1
    let all = range.map { [$0.lowerBound, $0.upperBound] } ?? rows.joined().compactMap { $0 }
    let style = painter.number(of: Style(foreground: paint))
    let dim = painter.number(of: Style(foreground: .role(.dim)))
    for (y, row) in rows.prefix(rect.height).enumerated() {
      if margin > 0, y < labels.count {
        painter.write(labels[y], x: rect.x, y: rect.y + y, width: margin - 1, style: dim)
      }
      // The latest values are kept if not all fit.
      let shown = row.suffix((rect.width - margin) / width)
      for (index, value) in shown.enumerated() {
        guard let part = Shade.part(of: value, among: all) else { continue }
        let glyph = Shade.glyph(part, resolution: resolution)
        for column in 0..<width {
          painter.put(
            glyph, x: rect.x + margin + index * width + column, y: rect.y + y, style: style)
        }
      }
    }
  }
}
