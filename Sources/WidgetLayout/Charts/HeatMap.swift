/// Values in rows and columns as colours, from pale to the full tint; a terminal-first view.
///
///     HeatMap(rows: [[1, 2, 3, 4], [nil, 1, 4, 2]])    ░▒▓█
///                                                       ░█▒
///
/// The cells share the space evenly, so that the map fills it. With few colours, or none, a value is one of
/// the shades `░▒▓█`. Missing values are blank. The ideal size is two columns for each value and a row for
/// each row.
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
        area: ShadedArea(
          paint: lowering.environment.tint, resolution: lowering.environment.chartResolution)))
  }
}

private struct HeatMapDrawing: Drawing {
  let rows: [[Double?]]
  let labels: [String]
  let range: ClosedRange<Double>?
  let area: ShadedArea

  private var columns: Int { rows.map(\.count).max() ?? 0 }
  private var labelWidth: Int {
    labels.isEmpty ? 0 : (labels.map { Painter.width(of: $0) }.max() ?? 0) + 1
  }

  func size(for proposal: Proposal) -> Size {
    Size(
      width: proposal.width == Proposal.unspecified ? columns * 2 + labelWidth : proposal.width,
      height: proposal.height == Proposal.unspecified ? rows.count : proposal.height)
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    guard columns > 0, !rect.isEmpty else { return }
    let margin = labelWidth * 3 <= rect.width ? labelWidth : 0
    let room = Rect(
      x: rect.x + margin, y: rect.y, width: rect.width - margin, height: rect.height)
    // The latest values are kept if not all fit.
    let count = min(columns, room.width)
    let all = range.map { [$0.lowerBound, $0.upperBound] } ?? rows.joined().compactMap { $0 }
    let dim = painter.number(of: Style(foreground: .role(.dim)))
    let shown = rows.suffix(rect.height)
    let most = max(1, min(Self.mostRows, rect.height / shown.count))
    for (index, row) in shown.enumerated() {
      let y = index * most..<(index + 1) * most
      let label = rows.count - shown.count + index
      if margin > 0, label < labels.count {
        painter.write(
          labels[label], x: rect.x, y: rect.y + y.lowerBound, width: margin - 1, style: dim)
      }
      for (column, value) in row.suffix(count).enumerated() {
        guard let part = Shade.part(of: value, among: all) else { continue }
        let x = column * room.width / count..<(column + 1) * room.width / count
        area.fill(
          Rect(
            x: room.x + x.lowerBound, y: rect.y + y.lowerBound, width: x.count, height: y.count),
          part, with: &painter)
      }
    }
  }

  /// The most rows of a value, as a taller one would say no more.
  private static let mostRows = 3
}
