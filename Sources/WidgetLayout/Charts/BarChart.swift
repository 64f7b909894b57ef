/// A chart of values as vertical bars in eighth blocks, which fills the proposed space.
///
/// Bars have the same width, with a column between them where it fits; spare columns stay blank
/// before the first. If there are more values than columns, each bar is the greatest of the same
/// number of neighbours, except perhaps the first. Labels are centred below their bars, unless none
/// fits there whole. The ideal size is two columns for each value and four rows.
public nonisolated struct BarChart: PrimitiveView {
  private let values: [Double?]
  private let labels: [String]
  private let range: ClosedRange<Double>?

  /// Creates a bar for each of `values` in `range`; by default from zero, or the least value if
  /// that is negative, to the greatest.
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
    let bars = bars(in: rect.width)
    let gap = bars.count * 2 - 1 <= rect.width ? 1 : 0
    let width = (rect.width - gap * (bars.count - 1)) / bars.count
    let hasLabels = rect.height > 2 && bars.count == values.count && isLabelled(width)
    let rows = rect.height - (hasLabels ? 1 : 0)
    let style = painter.number(of: Style(foreground: paint))
    let range = range ?? BlockLevels.range(of: bars)
    // A series ends at the right, which is now.
    var x = rect.maxX - bars.count * (width + gap) + gap
    for (index, value) in bars.enumerated() {
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

  private func isLabelled(_ width: Int) -> Bool {
    labels.contains { !$0.isEmpty && Painter.width(of: $0) <= width }
  }

  /// Returns the values of as many bars as fit.
  private func bars(in width: Int) -> [Double?] {
    let count = (values.count + width - 1) / width
    guard count > 1 else { return values }
    return stride(from: values.count, to: 0, by: -count).reversed().map { end in
      values[max(0, end - count)..<end].lazy.compactMap { $0 }.filter(\.isFinite).max()
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
