/// Values as upright bars of eighth blocks, as wide and as high as the room they are given.
///
/// Bars are equally wide with a column between them while there is room; spare columns go to the
/// first. With labels, each bar's stands below its middle. Ideal: two columns a value, four rows.
public nonisolated struct BarChart: PrimitiveView {
  private let values: [Double?]
  private let labels: [String]
  private let range: ClosedRange<Double>?

  /// A bar for each of `values` in `range`; without one from zero to the greatest.
  public init(
    _ values: [Double?], labels: [String] = [], in range: ClosedRange<Double>? = nil
  ) {
    self.values = values
    self.labels = labels
    self.range = range
  }

  public func lower(into lowering: inout Lowering) {
    let isRedacted = lowering.environment.redactionReasons.contains(.placeholder)
    lowering.drawing(
      BarChartDrawing(
        values: isRedacted ? [] : values, labels: isRedacted ? [] : labels, range: range,
        paint: lowering.environment.tint))
  }
}

private struct BarChartDrawing: Drawing {
  let values: [Double?]
  let labels: [String]
  let range: ClosedRange<Double>?
  let paint: Paint

  func size(for proposal: Proposal) -> Size {
    Size(
      width: proposal.width == Proposal.unspecified ? values.count * 2 : proposal.width,
      height: proposal.height == Proposal.unspecified ? 4 : proposal.height)
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    guard !values.isEmpty, !rect.isEmpty else { return }
    let hasLabels = !labels.isEmpty && rect.height > 2
    let rows = rect.height - (hasLabels ? 1 : 0)
    let columns =
      values.count <= rect.width ? values : SeriesFit.whole.columns(values, count: rect.width)
    let gap = columns.count * 2 - 1 <= rect.width ? 1 : 0
    let room = rect.width - gap * (columns.count - 1)
    let style = painter.number(of: Style(foreground: paint))
    let range = range ?? BlockLevels.range(of: columns)
    var x = rect.x
    for (index, value) in columns.enumerated() {
      let width = share(room, of: columns.count, at: index)
      if let level = BlockLevels.level(of: value, in: range, rows: rows) {
        bar(level, Rect(x: x, y: rect.y, width: width, height: rows), style, &painter)
      }
      if hasLabels, index < labels.count {
        let dim = painter.number(of: Style(foreground: .role(.dim)))
        let start = x + max(0, (width - Painter.width(of: labels[index])) / 2)
        painter.write(
          labels[index], x: start, y: rect.maxY - 1, width: x + width - start, style: dim)
      }
      x += width + gap
    }
  }

  private func bar(_ level: Int, _ rect: Rect, _ style: UInt16, _ painter: inout Painter) {
    for row in 0..<rect.height {
      guard let block = BlockLevels.block(level: level, row: row) else { return }
      for x in rect.x..<rect.maxX {
        painter.put(block, x: x, y: rect.maxY - 1 - row, style: style)
      }
    }
  }
}
