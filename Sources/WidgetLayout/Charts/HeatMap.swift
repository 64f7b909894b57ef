/// Values in rows and columns as colours, from pale to the full tint; a terminal-first view.
///
///     HeatMap(rows: [[1, 2, 3, 4], [nil, 1, 4, 2]])    ░▒▓█
///                                                       ░█▒
///
/// The cells share the space evenly, so that the map fills it; the first rows are one higher where it does not
/// divide. With few colours, or none, a value is one of the shades `░▒▓█`. Missing values are blank. The words
/// of columns stand below the map where a row is left for them, as many as have room. The ideal size is two
/// columns for each value and a row for each row.
public nonisolated struct HeatMap: PrimitiveView {
  private let rows: [[Double?]]
  private let range: ClosedRange<Double>?
  private let labels: [String]
  private let columns: [String]

  /// Creates a map of `rows` in `range`, by default from the least value to the greatest; the
  /// labels precede the rows, and the words of columns are below them.
  public init(
    rows: [[Double?]], labels: [String] = [], columns: [String] = [],
    in range: ClosedRange<Double>? = nil
  ) {
    self.rows = rows
    self.labels = labels
    self.columns = columns
    self.range = range
  }

  /// Returns the columns that are left for values beside the labels of rows, which too narrow a map leaves out.
  package static func columns(besides labels: [String], in width: Int) -> Int {
    guard !labels.isEmpty else { return width }
    let margin = Self.width(of: labels)
    return margin * 3 <= width ? width - margin : width
  }

  fileprivate static func width(of labels: [String]) -> Int {
    labels.isEmpty ? 0 : (labels.map { Painter.width(of: $0) }.max() ?? 0) + 1
  }

  public func lower(into lowering: inout Lowering) {
    let isRedacted = lowering.environment.redactionReasons.contains(.placeholder)
    lowering.drawing(
      HeatMapDrawing(
        rows: isRedacted ? [] : rows, labels: labels, names: columns, range: range,
        area: ShadedArea(
          paint: lowering.environment.tint, resolution: lowering.environment.chartResolution)))
  }
}

private struct HeatMapDrawing: Drawing {
  let rows: [[Double?]]
  let labels: [String]
  /// The words of columns.
  let names: [String]
  let range: ClosedRange<Double>?
  let area: ShadedArea

  private var columns: Int { rows.map(\.count).max() ?? 0 }
  private var labelWidth: Int { HeatMap.width(of: labels) }

  func size(for proposal: Proposal) -> Size {
    Size(
      width: proposal.width == Proposal.unspecified ? columns * 2 + labelWidth : proposal.width,
      height: proposal.height == Proposal.unspecified ? rows.count : proposal.height)
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    guard columns > 0, !rect.isEmpty else { return }
    let margin = rect.width - HeatMap.columns(besides: labels, in: rect.width)
    let hasNames = names.contains { !$0.isEmpty } && rect.height > rows.count
    let room = Rect(
      x: rect.x + margin, y: rect.y, width: rect.width - margin,
      height: rect.height - (hasNames ? 1 : 0))
    // The latest values are kept if not all fit.
    let count = min(columns, room.width)
    let all = range.map { [$0.lowerBound, $0.upperBound] } ?? rows.joined().compactMap { $0 }
    let dim = painter.number(of: Style(foreground: .role(.dim)))
    let shown = rows.suffix(room.height)
    var y = room.y
    for (index, row) in shown.enumerated() {
      let height = height(of: index, among: shown.count, in: room.height)
      let label = rows.count - shown.count + index
      if margin > 0, label < labels.count {
        painter.write(labels[label], x: rect.x, y: y, width: margin - 1, style: dim)
      }
      for (column, value) in row.suffix(count).enumerated() {
        guard let part = Shade.part(of: value, among: all) else { continue }
        let x = place(of: column, among: count, in: room)
        let width = place(of: column + 1, among: count, in: room) - x
        area.fill(Rect(x: x, y: y, width: width, height: height), part, with: &painter)
      }
      y += height
    }
    if hasNames { drawNames(count, below: y, in: room, dim, &painter) }
  }

  /// Returns the first cell of a column.
  private func place(of column: Int, among count: Int, in room: Rect) -> Int {
    room.x + column * room.width / count
  }

  /// Returns the cells of a row: all rows fill the room.
  private func height(of row: Int, among count: Int, in room: Int) -> Int {
    let most = max(1, room / count)
    guard most < Self.mostRows else { return Self.mostRows }
    return most + (row < room - most * count ? 1 : 0)
  }

  /// Writes the words of columns, each at its column's first cell, where the one before has ended.
  private func drawNames(
    _ count: Int, below y: Int, in room: Rect, _ style: UInt16, _ painter: inout Painter
  ) {
    var free = room.x
    for (column, name) in names.suffix(count).enumerated() where !name.isEmpty {
      let (x, width) = (place(of: column, among: count, in: room), Painter.width(of: name))
      guard x >= free, x + width <= room.maxX else { continue }
      painter.write(name, x: x, y: y, width: width, style: style)
      free = x + width + 2
    }
  }

  /// The most rows of a value, as a taller one would say no more.
  private static let mostRows = 4
}
