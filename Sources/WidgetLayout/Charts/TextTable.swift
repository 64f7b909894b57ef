/// Rows of text in columns, as many rows as fit; a terminal-first view.
///
///     TextTable(
///       columns: [.init(.fixed(5), alignment: .trailing), .init(.flexible)],
///       rows: [[.text("4711"), .text("postgres")]])
///
/// It is one node of any length, as a table is redrawn often and its cells need no layout. A blank
/// column separates two columns; text that is too long ends with `…`. If nothing would be left for
/// a flexible column, the last columns are dropped.
public nonisolated struct TextTable: PrimitiveView {
  /// The width of a column.
  public enum Width: Sendable, Hashable {
    /// A number of cells.
    case fixed(Int)
    /// An equal share of the remaining cells; spare ones go to the first.
    case flexible
  }

  /// A column: its width, and the style of its cells.
  public struct Column: Sendable {
    let width: Width
    let alignment: TextAlignment
    let style: Style

    public init(
      _ width: Width, alignment: TextAlignment = .leading, role: Role = .text, isBold: Bool = false
    ) {
      self.width = width
      self.alignment = alignment
      style = Style(foreground: .role(role), attributes: isBold ? .bold : [])
    }
  }

  /// The content of a cell of a table.
  public enum Cell: Sendable, Hashable {
    case text(String)
    /// A text in a colour of its own.
    case colored(String, Role)
    /// A text, and a dim one after it.
    case detailed(String, detail: String)
    /// The bar of a gauge, filled to a fraction from 0 to 1.
    case gauge(Double?)
    /// The latest values in a range as a sparkline.
    case course([Double?], in: ClosedRange<Double>, ramp: LevelRamp?)
  }

  private let columns: [Column]
  private let rows: [[Cell]]

  /// Creates a table; missing cells of a row stay empty.
  public init(columns: [Column], rows: [[Cell]]) {
    self.columns = columns
    self.rows = rows
  }

  public func lower(into lowering: inout Lowering) {
    lowering.drawing(
      TextTableDrawing(
        columns: columns, rows: rows, tint: lowering.environment.tint,
        resolution: lowering.environment.chartResolution,
        isRedacted: lowering.environment.redactionReasons.contains(.placeholder)))
  }
}

private struct TextTableDrawing: Drawing {
  let columns: [TextTable.Column]
  let rows: [[TextTable.Cell]]
  let tint: Paint
  let resolution: ChartResolution
  let isRedacted: Bool

  private static let gap = 1

  func size(for proposal: Proposal) -> Size {
    let width = proposal.width == Proposal.unspecified ? idealWidth : proposal.width
    let height =
      proposal.height == Proposal.unspecified ? rows.count : min(rows.count, proposal.height)
    return Size(width: width, height: height)
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    let widths = widths(in: rect.width)
    let styles = columns.map { painter.number(of: $0.style) }
    for (index, row) in rows.prefix(max(0, rect.height)).enumerated() {
      var x = rect.x
      for (column, cell) in zip(widths.indices, row) {
        let width = min(widths[column], max(0, rect.maxX - x))
        let place = Rect(x: x, y: rect.y + index, width: width, height: 1)
        draw(cell, in: place, columns[column].alignment, styles[column], &painter)
        x += widths[column] + Self.gap
      }
    }
  }

  private func draw(
    _ cell: TextTable.Cell, in place: Rect, _ alignment: TextAlignment, _ style: UInt16,
    _ painter: inout Painter
  ) {
    switch cell {
    case .gauge(let part):
      GaugeDrawing(part: isRedacted ? 0 : part ?? 0, paint: tint).draw(in: place, with: &painter)
    case .course(let values, let range, let ramp):
      SparklineDrawing(
        values: isRedacted ? [] : values, range: range, fit: .recent, paint: tint, ramp: ramp,
        hangs: false, resolution: resolution
      ).draw(in: place, with: &painter)
    case .text(let text): write(text, in: place, alignment, style, &painter)
    case .colored(let text, let role):
      let style = painter.number(of: Style(foreground: .role(role)))
      write(text, in: place, alignment, style, &painter)
    case .detailed(let text, let detail):
      let width = Painter.width(of: text) + 1
      write(text, in: place, .leading, style, &painter)
      guard width < place.width, !isRedacted else { return }
      let dim = painter.number(of: Style(foreground: .role(.dim)))
      painter.write(
        detail, x: place.x + width, y: place.y, width: place.width - width, style: dim)
    }
  }

  private func write(
    _ text: String, in place: Rect, _ alignment: TextAlignment, _ style: UInt16,
    _ painter: inout Painter
  ) {
    let text = isRedacted ? String(repeating: "▬", count: text.count) : text
    var x = place.x
    if alignment != .leading {
      let width = min(place.width, Painter.width(of: text))
      x += alignment.horizontal.offset(of: width, in: place.width)
    }
    painter.write(text, x: x, y: place.y, width: place.maxX - x, style: style)
  }

  private static func gaps(between columns: Int) -> Int { max(0, columns - 1) * gap }

  /// Returns the width of the columns with one cell for each flexible one, or 0 if there is none,
  /// as fixed columns may be cut.
  private static func least(of columns: ArraySlice<TextTable.Column>) -> Int {
    guard columns.contains(where: { $0.width == .flexible }) else { return 0 }
    return columns.reduce(gaps(between: columns.count)) { $0 + ($1.width.fixed ?? 1) }
  }

  private func widths(in width: Int) -> [Int] {
    var columns = columns[...]
    while columns.count > 1, Self.least(of: columns) > width { columns = columns.dropLast() }
    let fixed = columns.reduce(0) { $0 + ($1.width.fixed ?? 0) }
    let flexible = columns.count { $0.width == .flexible }
    let left = max(0, width - Self.gaps(between: columns.count) - fixed)
    var index = 0
    return columns.map { column in
      if let fixed = column.width.fixed { return fixed }
      defer { index += 1 }
      return share(left, of: flexible, at: index)
    }
  }

  private var idealWidth: Int {
    columns.indices.reduce(Self.gaps(between: columns.count)) { sum, column in
      sum
        + (columns[column].width.fixed
          ?? rows.lazy.filter { column < $0.count }.map { Self.width(of: $0[column]) }.max() ?? 0)
    }
  }

  private static func width(of cell: TextTable.Cell) -> Int {
    switch cell {
    case .text(let text), .colored(let text, _): Painter.width(of: text)
    case .detailed(let text, let detail):
      Painter.width(of: text) + 1 + Painter.width(of: detail)
    case .gauge: 10
    case .course(let values, _, _): (values.count + 1) / 2
    }
  }
}

extension TextTable.Width {
  fileprivate var fixed: Int? {
    if case .fixed(let width) = self { return width }
    return nil
  }
}
